//! Two games of one deal, and how far their decisions agree.

use super::Replay;
use crate::{
    boxes::abbey::rules as abbey,
    record::{Tags, write_tags},
    rules::{Action, Lots, Player},
};

/// What the beginnings of two games have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Common {
    /// Decisions, those that decline something included.
    pub decisions: usize,
    /// Tiles that players laid.
    pub tiles: usize,
}

impl Replay {
    /// What tells games of one deal from other games: the tags of rules, players and tiles as a record has them, without the
    /// levels of computer players, which may change during a game.
    #[must_use]
    pub fn deal(&self) -> String {
        let person = |player: &Player| Player { level: None, ..player.clone() };
        let players: Vec<_> = self.setup.players.iter().map(person).collect();
        let mut text = String::new();
        let tags = Tags {
            version: "1",
            is_diagram: false,
            players: &players,
            deck: &self.setup.deck,
            known: None,            // the same game, however much of it is known
            lots: &Lots::default(), // a game that is over no longer has those that were not used
            result: None,
            unknown: &[],
            own: &self.own_tiles,
        };
        write_tags(&mut text, self.game.rules(), &tags);
        text.split_once('\n').map_or("", |(_, tags)| tags.trim_end()).to_owned() // without the tag of the format
    }

    /// How far the decisions agree with those of another game of the same deal; nothing if the deals differ.
    #[must_use]
    pub fn common(&self, other: &Self) -> Option<Common> {
        if self.deal() != other.deal() {
            return None;
        }
        let mut common = Common { decisions: 0, tiles: 0 };
        for (mine, theirs) in self.played().iter().zip(other.played()) {
            if mine != theirs {
                break;
            }
            common.decisions += 1;
            common.tiles +=
                usize::from(matches!(mine, Action::Lay { .. } | Action::Abbey(abbey::Action::Abbey { .. })));
        }
        Some(common)
    }

    /// Takes a tag of no known meaning out of the record; its value, if there was one.
    pub fn take_tag(&mut self, name: &str) -> Option<String> {
        let index = self.unknown_tags.iter().position(|(other, _)| other == name)?;
        Some(self.unknown_tags.remove(index).1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::parse_record;

    const TAGS: &str =
        "[Bastide \"1\"]\n[Players \"red Ann, blue Bob (ai:greedy)\"]\n[Deck \"D V U V\"]\n[Name \"First\"]\n";

    fn game(statements: &str) -> Replay {
        let record = parse_record(&format!("{TAGS}{statements}")).unwrap();
        let (replay, result) = Replay::of_record(&record, usize::MAX, &mut ());
        result.unwrap();
        replay.unwrap()
    }

    #[test]
    fn the_deal_is_the_tags_without_levels_and_names() {
        assert_eq!(game("").deal(), "[Players \"red Ann, blue Bob\"]\n[Deck \"D V U V\"]");
    }

    #[test]
    fn games_of_one_deal_agree_up_to_the_decision_in_which_they_differ() {
        let mine = game("tile V 1,0 0\nskip\n");
        let longer = game("tile V 1,0 0\ntile U 0,1 0\n");
        assert_eq!(mine.common(&longer), Some(Common { decisions: 2, tiles: 1 }), "mine is its beginning");
        let other = game("tile V 1,0 0\nmeeple road.S\n");
        assert_eq!(mine.common(&other), Some(Common { decisions: 1, tiles: 1 }));
        assert_eq!(longer.statement_of(1).as_deref(), Some("skip"));
        let mut renamed = game("");
        renamed.setup.players[0].name = "Eve".into();
        renamed = Replay::new(renamed.setup).unwrap();
        assert_eq!(mine.common(&renamed), None);
    }

    #[test]
    fn a_tag_is_taken_out_once() {
        let mut game = game("");
        assert_eq!((game.take_tag("Name"), game.take_tag("Name")), (Some("First".into()), None));
        assert!(!game.to_text().contains("First"));
    }
}
