//! The decisions: what the game asks, what may be chosen, and how a record writes it.

use bastide::catalogue::TileId;

use super::{
    Figure, Game, TOWER,
    facts::{CORNERS, Man, name},
    table::Cell,
};

/// The decision for which the game waits.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Asks {
    /// The abbey instead of a tile?
    Abbey,
    /// Where does the drawn tile lie?
    Tile(TileId),
    /// A figure, a barn, the abbot back, or one of the things that may be done instead?
    Figure,
    /// Whom does the floor just put on a tower capture?
    Capture(Cell),
    /// Which of the active player's figures comes back from this player?
    Exchange(usize),
    /// The phantom as well?
    Phantom,
    /// Where does the dragon go?
    Dragon,
    /// Where does this player's wagon go?
    Wagon(usize),
    /// The game is over.
    Nothing,
}

/// One possible decision.
#[derive(Clone, Copy)]
pub(super) enum Choice {
    Tile(TileId, Cell, usize),
    Abbey(Cell),
    /// On the tile just laid.
    Place(Man, usize),
    Recall,
    Barn(usize),
    /// The fairy comes beside this figure, or onto its tile.
    Fairy(Figure),
    /// This knight is sent home.
    Princess(Figure),
    /// Through a portal.
    Portal(Man, Cell, usize),
    /// A floor on a tower.
    Floor(Cell),
    /// A follower on top of a tower.
    Atop(Man, Cell),
    Capture(Figure),
    /// This figure comes back from that player.
    Exchange(usize, Man),
    /// This figure is bought back from that player.
    Ransom(usize, Man),
    Dragon(Cell),
    Wagon(Cell, usize),
    Skip,
}

impl Game {
    /// Asks for a decision if there is something to choose besides declining and paying a ransom. Returns whether there is.
    pub(super) fn ask(&mut self, asks: Asks) -> bool {
        let mut choices: Vec<Choice> = match asks {
            Asks::Abbey => self.holes().into_iter().map(Choice::Abbey).collect(),
            Asks::Tile(id) => {
                self.places_for(id).into_iter().map(|(cell, turns)| Choice::Tile(id, cell, turns)).collect()
            }
            Asks::Figure => self.figure_choices(),
            Asks::Capture(tower) => self.capture_choices(tower),
            Asks::Exchange(captor) => self.exchange_choices(captor),
            Asks::Phantom => self.phantom_choices(),
            Asks::Dragon => self.dragon_choices(),
            Asks::Wagon(owner) => self.wagon_choices(owner),
            Asks::Nothing => Vec::new(),
        };
        let any = !choices.is_empty();
        if any && self.may_be_declined(asks) {
            choices.insert(0, Choice::Skip);
        }
        if any && matches!(asks, Asks::Abbey | Asks::Tile(_) | Asks::Figure) {
            choices.extend(self.ransom_choices());
        }
        (self.asks, self.choices) = (asks, choices);
        any
    }

    fn may_be_declined(&self, asks: Asks) -> bool {
        match asks {
            Asks::Tile(_) | Asks::Exchange(_) | Asks::Dragon => false,
            Asks::Figure => !self.must_send_knight(),
            Asks::Abbey | Asks::Capture(_) | Asks::Phantom | Asks::Wagon(_) | Asks::Nothing => true,
        }
    }

    pub(super) fn statement(&self, choice: Choice) -> String {
        let at = |(x, y): Cell, part| format!("{x},{y} {}", self.place_name((x, y), part));
        let whose = |figure: Figure| format!("{} {}", self.agreed.colours[figure.owner], figure.man.word());
        match choice {
            Choice::Tile(id, (x, y), turns) => format!("tile {} {x},{y} {turns}", name(id)),
            Choice::Abbey((x, y)) => format!("abbey {x},{y}"),
            Choice::Place(man, part) => format!("{} {}", man.word(), self.place_name(self.table.last(), part)),
            Choice::Recall => "recall".into(),
            Choice::Barn(corner) => format!("barn {}", CORNERS[corner]),
            Choice::Fairy(Figure { cell: (x, y), .. }) if self.agreed.is("fairy", "tile") => format!("fairy {x},{y}"),
            Choice::Fairy(figure) if self.shares_place(figure) => {
                format!("fairy {} {}", at(figure.cell, figure.part), figure.man.word())
            }
            Choice::Fairy(figure) => format!("fairy {}", at(figure.cell, figure.part)),
            Choice::Princess(knight) => format!("princess {} {}", at(knight.cell, knight.part), whose(knight)),
            Choice::Portal(man, cell, part) => format!("{} {}", man.word(), at(cell, part)),
            Choice::Floor((x, y)) => format!("piece {x},{y}"),
            Choice::Atop(man, cell) => format!("{} {}", man.word(), at(cell, TOWER)),
            Choice::Capture(figure) => format!("capture {} {}", at(figure.cell, figure.part), whose(figure)),
            Choice::Exchange(captor, man) => format!("exchange {} {}", self.agreed.colours[captor], man.word()),
            Choice::Ransom(captor, man) => format!("ransom {} {}", self.agreed.colours[captor], man.word()),
            Choice::Dragon((x, y)) => format!("dragon {x},{y}"),
            Choice::Wagon(cell, part) => format!("wagon {}", at(cell, part)),
            Choice::Skip => "skip".into(),
        }
    }

    fn place_name(&self, cell: Cell, part: usize) -> String {
        match self.table.at(cell) {
            _ if part == TOWER => "tower".into(),
            Some(tile) => tile.place_name(part),
            None => String::new(),
        }
    }
}
