//! The table of all options, which records, the set-up screen and the checks share.

use std::borrow::Cow;

use super::{Farms, FirstPlayer, Options, Remaining, SmallCity, options::OF_BOXES, seams::PARTS};
use crate::catalogue::BoxId;

/// The definition of an option, with everything that a set-up screen needs.
#[derive(Clone, Copy, Debug)]
pub struct OptionDef {
    /// The name in a record.
    pub name: &'static str,
    /// The box to which the option belongs. It cannot be set in a game without that box.
    pub box_id: BoxId,
    /// One sentence of help.
    pub help: &'static str,
    /// The values, each with a short description. The value of the 2016 edition is first unless the values have an order of
    /// their own.
    pub values: &'static [(&'static str, &'static str)],
    /// Whether all values but the first can be joined by `+`.
    pub joined: bool,
    pub(crate) get: fn(&Options) -> usize,
    pub(crate) set: fn(&mut Options, usize),
}

/// Options are equal if their names are equal.
impl PartialEq for OptionDef {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for OptionDef {}

impl OptionDef {
    /// The option with this name.
    #[must_use]
    pub fn find(name: &str) -> Option<&'static Self> {
        OPTIONS.iter().find(|option| option.name == name)
    }

    /// Whether the option applies to a game with these boxes. The options of the river apply to either river, and those of the
    /// Besiegers to the Cathars.
    #[must_use]
    pub fn applies(&self, boxes: &[BoxId]) -> bool {
        let like = match self.box_id {
            BoxId::River => BoxId::River2,
            BoxId::Siege => BoxId::Cathars,
            own => own,
        };
        boxes.contains(&self.box_id) || boxes.contains(&like)
    }

    /// The value of the option, as a record writes it.
    #[must_use]
    pub fn value(&self, options: &Options) -> Cow<'static, str> {
        let index = (self.get)(options);
        if !self.joined || index == 0 {
            return Cow::Borrowed(self.values[index].0);
        }
        let parts = self.values[1..].iter().enumerate().filter(|(part, _)| index >> part & 1 == 1);
        Cow::Owned(parts.map(|(_, &(name, _))| name).collect::<Vec<_>>().join("+"))
    }

    pub(super) fn index_of(&self, value: &str) -> Option<usize> {
        let known = self.values.iter().position(|&(known, _)| known == value);
        if !self.joined {
            return known;
        }
        if known == Some(0) {
            return Some(0);
        }
        let all = (1 << (self.values.len() - 1)) - 1;
        let mut mask = 0;
        for word in value.split('+') {
            let bit = 1 << self.values[1..].iter().position(|&(known, _)| known == word)?;
            if mask & bit != 0 {
                return None;
            }
            mask |= bit;
        }
        Some(if mask == all { 0 } else { mask })
    }
}

const FOLLOWERS: [(&str, &str); 9] =
    [("1", "1"), ("2", "2"), ("3", "3"), ("4", "4"), ("5", "5"), ("6", "6"), ("7", "7"), ("8", "8"), ("9", "9")];

/// The smallest table's edge, in tiles.
const SMALLEST_EDGE: u8 = 8;

/// The values of `edge`: no limit, or the number of tiles.
const EDGES: [(&str, &str); 34] = [
    ("open", "no limit"),
    ("8", "8 × 8"),
    ("9", "9 × 9"),
    ("10", "10 × 10"),
    ("11", "11 × 11"),
    ("12", "12 × 12"),
    ("13", "13 × 13"),
    ("14", "14 × 14"),
    ("15", "15 × 15"),
    ("16", "16 × 16"),
    ("17", "17 × 17"),
    ("18", "18 × 18"),
    ("19", "19 × 19"),
    ("20", "20 × 20"),
    ("21", "21 × 21"),
    ("22", "22 × 22"),
    ("23", "23 × 23"),
    ("24", "24 × 24"),
    ("25", "25 × 25"),
    ("26", "26 × 26"),
    ("27", "27 × 27"),
    ("28", "28 × 28"),
    ("29", "29 × 29"),
    ("30", "30 × 30"),
    ("31", "31 × 31"),
    ("32", "32 × 32"),
    ("33", "33 × 33"),
    ("34", "34 × 34"),
    ("35", "35 × 35"),
    ("36", "36 × 36"),
    ("37", "37 × 37"),
    ("38", "38 × 38"),
    ("39", "39 × 39"),
    ("40", "40 × 40"),
];

/// All options of the boxes that can be played: those of the game, of each box, of the parts that can be left out, and the table's edge.
pub static OPTIONS: [OptionDef; 45] = {
    let mut options = [EDGE; 45];
    let mut end = append(&mut options, 0, &OF_THE_GAME);
    let mut index = 0;
    while index < OF_BOXES.len() {
        end = append(&mut options, end, OF_BOXES[index]);
        index += 1;
    }
    end = append(&mut options, end, PARTS.split_at(1).1); // the parts of Abbey & Mayor stand with its other options
    assert!(end + 1 == options.len());
    options
};

/// Puts rows into a table from an index on, and returns the index behind them.
const fn append(options: &mut [OptionDef], begin: usize, rows: &[OptionDef]) -> usize {
    let mut index = 0;
    while index < rows.len() {
        options[begin + index] = rows[index];
        index += 1;
    }
    begin + index
}

/// The options that no box owns.
const OF_THE_GAME: [OptionDef; 5] = [
    OptionDef {
        name: "farms",
        box_id: BoxId::Base,
        help: "What farmers earn when the game is over.",
        values: &[
            ("third", "3 points for each completed city beside their field"),
            ("second", "the same, but each city pays a player only once"),
            ("first", "4 points per city, to whoever has the most farmers around it"),
            ("off", "no farmers"),
        ],
        joined: false,
        get: |options| options.farms as usize,
        set: |options, index| options.farms = [Farms::Third, Farms::Second, Farms::First, Farms::Off][index],
    },
    OptionDef {
        name: "small-city",
        box_id: BoxId::Base,
        help: "What a completed city of just two tiles is worth.",
        values: &[("full", "2 points a tile, like any city"), ("half", "1 point a tile")],
        joined: false,
        get: |options| options.small_city as usize,
        set: |options, index| options.small_city = [SmallCity::Full, SmallCity::Half][index],
    },
    OptionDef {
        name: "followers",
        box_id: BoxId::Base,
        help: "How many meeples each player has.",
        values: &FOLLOWERS,
        joined: false,
        get: |options| usize::from(options.followers) - 1,
        set: |options, index| options.followers = index as u8 + 1,
    },
    OptionDef {
        name: "first-player",
        box_id: BoxId::Base,
        help: "Who lays the first tile.",
        values: &[("random", "a random player"), ("seat", "the first in the list")],
        joined: false,
        get: |options| options.first_player as usize,
        set: |options, index| options.first_player = [FirstPlayer::Random, FirstPlayer::Seat][index],
    },
    OptionDef {
        name: "remaining",
        box_id: BoxId::Base,
        help: "Whether players may look up which tiles are still to come.",
        values: &[("shown", "they may"), ("hidden", "they may not")],
        joined: false,
        get: |options| options.remaining as usize,
        set: |options, index| options.remaining = [Remaining::Shown, Remaining::Hidden][index],
    },
];

/// The size of the table, which stands last.
const EDGE: OptionDef = OptionDef {
    name: "edge",
    box_id: BoxId::Base,
    help: "How many tiles the table is wide and high.",
    values: &EDGES,
    joined: false,
    get: |options| usize::from(options.edge.saturating_sub(SMALLEST_EDGE - 1)),
    set: |options, index| options.edge = if index == 0 { 0 } else { index as u8 + SMALLEST_EDGE - 1 },
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_told_apart_by_name() {
        for (index, option) in OPTIONS.iter().enumerate() {
            assert!(OPTIONS.iter().enumerate().all(|(other, def)| (def == option) == (other == index)));
        }
    }

    #[test]
    fn all_parts_together_are_the_whole() {
        let joined: Vec<_> = OPTIONS.iter().filter(|option| option.joined).collect();
        assert!(!joined.is_empty());
        for option in joined {
            let parts: Vec<&str> = option.values[1..].iter().map(|(name, _)| *name).collect();
            assert_eq!(option.index_of(&parts.join("+")), Some(0), "{}", option.name);
            assert_eq!(option.index_of(&parts[..parts.len() - 1].join("+")), Some((1 << (parts.len() - 1)) - 1));
            assert_eq!(option.index_of(&[parts[0], parts[0]].join("+")), None);
        }
    }
}
