//! Bars of gold, and how they are shared out (FURTHER.md "The Gold Mines").

use bastide::catalogue::{PartKind, Symbol};

use super::{
    Asks, Choice, Game,
    castles::Castle,
    table::{Cell, Feature, block},
};

/// The eight cells around one, clockwise from north.
pub(super) const AROUND: [Cell; 8] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];

impl Game {
    /// The number of bars that a player has won.
    pub(crate) fn bars(&self, player: usize) -> usize {
        self.bars_won[player]
    }

    /// The number of bars that lie on a cell.
    pub(crate) fn bars_at(&self, cell: Cell) -> usize {
        self.bars.get(&cell).copied().unwrap_or(0)
    }

    /// A gold tile comes with a bar.
    pub(super) fn bar_on_tile(&mut self) {
        if self.is_gold_tile() {
            self.put_bar(self.table.last());
        }
    }

    /// Whether the tile just laid is a gold tile.
    fn is_gold_tile(&self) -> bool {
        self.agreed.gold && self.table.shows(self.table.last(), Symbol::Gold)
    }

    fn put_bar(&mut self, cell: Cell) {
        *self.bars.entry(cell).or_default() += 1;
    }

    /// The cells with tiles around a gold tile just laid.
    pub(super) fn second_bar_choices(&self) -> Vec<Choice> {
        let (x, y) = self.table.last();
        let around = AROUND.into_iter().map(|(east, south)| (x + east, y + south));
        around.filter(|&cell| self.is_gold_tile() && self.table.at(cell).is_some()).map(Choice::Bar).collect()
    }

    /// The second bar of a gold tile lies on a tile around it. Where there is only one, nobody is asked.
    pub(super) fn ask_for_second_bar(&mut self) {
        match self.second_bar_choices()[..] {
            [] => self.ask_for_magic(),
            [choice] => self.put_second_bar(choice),
            _ => {
                self.ask(Asks::Bar);
            }
        }
    }

    pub(super) fn put_second_bar(&mut self, choice: Choice) {
        if let Choice::Bar(cell) = choice {
            self.put_bar(cell);
        }
        self.ask_for_magic();
    }

    /// Whoever scores a road or city claims its tiles, and whoever scores a monastery or garden its nine cells.
    pub(super) fn claim_gold(&mut self, player: usize, feature: &Feature) {
        for &(cell, _) in feature.parts.iter() {
            if matches!(feature.kind, PartKind::Monastery | PartKind::Garden) {
                self.gold_claims.extend(block(cell).map(|near| (player, near)));
            } else {
                self.gold_claims.insert((player, cell));
            }
        }
    }

    /// The lord who scores a castle claims its six cells.
    pub(super) fn claim_gold_of_castle(&mut self, lord: usize, castle: &Castle) {
        let cells = self.surroundings(castle);
        self.gold_claims.extend(cells.into_iter().map(|cell| (lord, cell)));
    }

    /// The players take one bar after another from tiles that they claim, the active player first, until none is left.
    pub(super) fn share_out_gold(&mut self) {
        let n = self.agreed.n_players;
        loop {
            let before = self.bars_won.clone();
            for player in (0..n).map(|step| (self.active + step) % n) {
                if let Some(cell) = self.next_bar_of(player) {
                    *self.bars.get_mut(&cell).unwrap() -= 1;
                    self.bars_won[player] += 1;
                }
            }
            if self.bars_won == before {
                break;
            }
        }
        self.gold_claims.clear();
    }

    /// The tile from which a player takes the next bar: of those that the player claims and on which bars lie the one that most
    /// players claim, then the one farthest west, then the one farthest north.
    fn next_bar_of(&self, player: usize) -> Option<Cell> {
        let n_claim = |cell: Cell| self.gold_claims.iter().filter(|claim| claim.1 == cell).count();
        let mine = self.gold_claims.iter().filter(|claim| claim.0 == player).map(|claim| claim.1);
        let mut cells: Vec<Cell> = mine.filter(|&cell| self.bars_at(cell) > 0).collect();
        cells.sort_unstable(); // by x, then by y
        let most = cells.iter().map(|&cell| n_claim(cell)).max()?;
        cells.into_iter().find(|&cell| n_claim(cell) == most)
    }

    /// At the end many bars are worth more each than few.
    pub(super) fn score_gold(&mut self) {
        for player in 0..self.agreed.n_players {
            let n = self.bars_won[player];
            let each = match n {
                0..=3 => 1,
                4..=6 => 2,
                7..=9 => 3,
                _ => 4,
            };
            self.give(player, n * each, "gold at the end");
        }
    }
}
