//! What a player inspects on the board without making a move: which aids are shown, and what is pointed at.

use super::{
    camera::{Camera, Point},
    hit_test::{self, Target},
};
use crate::{
    board::{Node, Pos},
    catalogue::Catalogue,
    rules::{Game, dead_cells},
};

/// The aids that the board draws, each shown or not: `Aids` of types.d.ts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aids {
    /// The cells where the drawn tile may be laid.
    pub legal: bool,
    /// The cells that no tile fills any more.
    pub dead: bool,
    /// The corners of the tile laid last.
    pub last: bool,
    /// The feature that is pointed at, and how many tiles fit a cell.
    pub light: bool,
    /// Whose fields are whose.
    pub fields: bool,
    /// The numbers of columns and rows along the edges of the view; the game's own module draws none.
    pub rim: bool,
}

impl Default for Aids {
    fn default() -> Self {
        Self { legal: true, dead: true, last: true, light: true, fields: false, rim: false }
    }
}

impl Aids {
    /// Every aid with its name in `Aids` of types.d.ts.
    pub fn named(&mut self) -> [(&'static str, &mut bool); 6] {
        let Self { legal, dead, last, light, fields, rim } = self;
        [("legal", legal), ("dead", dead), ("last", last), ("light", light), ("fields", fields), ("rim", rim)]
    }
}

/// What is pointed at to be read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pointed {
    /// Nothing.
    #[default]
    Nothing,
    /// A feature, by the part that was pointed at.
    Feature(Node),
    /// An empty cell beside the landscape.
    Cell(Pos),
}

/// How something came to be pointed at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hold {
    /// The mouse is over it; it goes out when the mouse goes on.
    #[default]
    Hovered,
    /// It was tapped or found by a key; it stays until something else is.
    Held,
}

/// What a player reads on one board. It lasts for one moment of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Inspection {
    /// Which aids are shown.
    pub aids: Aids,
    pointed: Pointed,
    hold: Hold,
    /// The cells that no tile fills any more; none if players may not know.
    dead: Option<Vec<Pos>>,
}

impl Inspection {
    /// The game is at another moment: nothing is pointed at.
    pub fn begin(&mut self, game: &Game) {
        self.clear();
        // With an empty pile every other cell would be marked, and nobody could do anything about it.
        self.dead = dead_cells(game).map(|cells| if game.remaining() > 0 { cells } else { Vec::new() });
    }

    /// The cells to be marked as dead.
    #[must_use]
    pub fn dead(&self) -> &[Pos] {
        self.dead.as_deref().filter(|_| self.aids.dead).unwrap_or_default()
    }

    /// What is pointed at, and how.
    #[must_use]
    pub fn pointed(&self) -> (Pointed, Hold) {
        if self.aids.light { (self.pointed, self.hold) } else { Default::default() }
    }

    /// Points at nothing.
    pub fn clear(&mut self) {
        (self.pointed, self.hold) = Default::default();
    }

    /// Points at something until something else is pointed at.
    pub fn hold(&mut self, pointed: Pointed) {
        (self.pointed, self.hold) = (pointed, Hold::Held);
    }

    /// After a tap on something: what is not for a decision is read; the same feature again goes out.
    pub fn tapped(&mut self, game: &Game, camera: &Camera, target: Target, at: Point) {
        let pointed = self.pointed_at(game, camera, target, at);
        let again = self.hold == Hold::Held && is_same(game, pointed, self.pointed);
        if again || pointed == Pointed::Nothing { self.clear() } else { self.hold(pointed) }
    }

    /// The mouse is over something; what is held stays.
    pub fn hovered(&mut self, game: &Game, camera: &Camera, target: Target, at: Point) {
        if self.hold == Hold::Hovered {
            let pointed = self.pointed_at(game, camera, target, at);
            if !is_same(game, pointed, self.pointed) {
                self.pointed = pointed;
            }
        }
    }

    /// What there is to read where something was hit.
    fn pointed_at(&self, game: &Game, camera: &Camera, target: Target, at: Point) -> Pointed {
        match target {
            Target::Tile(_) => hit_test::part_at(game, camera, at).map_or(Pointed::Nothing, Pointed::Feature),
            Target::None if self.dead.is_some() => {
                let cell = game.board().frontier_at(camera.cell_at(at));
                cell.map_or(Pointed::Nothing, |cell| Pointed::Cell(cell.pos))
            }
            Target::None | Target::Cell(_) | Target::Figure(_) => Pointed::Nothing,
        }
    }

    /// The mouse is over nothing; what is held stays.
    pub fn left(&mut self) {
        if self.hold == Hold::Hovered {
            self.clear();
        }
    }

    /// Goes on to the next feature of the tile laid last; behind its last feature nothing is pointed at.
    pub fn next_feature(&mut self, game: &Game) {
        let Some(last) = game.board().last() else { return };
        let n_parts = Catalogue::get().tile(last.tile).parts.len();
        let nodes = (0..n_parts).map(|part| last.node(part));
        let here = nodes.clone().position(|node| self.pointed == Pointed::Feature(node));
        let mut rest = nodes.clone().skip(here.map_or(0, |place| place + 1));
        let is_new =
            |node: &Node| nodes.clone().take_while(|other| other != node).all(|other| !is_joined(game, other, *node));
        match rest.find(is_new) {
            Some(node) => self.hold(Pointed::Feature(node)),
            None => self.clear(),
        }
    }
}

fn is_joined(game: &Game, one: Node, other: Node) -> bool {
    game.board().graph().root(one) == game.board().graph().root(other)
}

fn is_same(game: &Game, one: Pointed, other: Pointed) -> bool {
    match (one, other) {
        (Pointed::Feature(one), Pointed::Feature(other)) => is_joined(game, one, other),
        _ => one == other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{record::parse_record, session::Replay, ui::camera::Area};

    fn game(options: &str) -> Game {
        let deck = "D E V V U";
        let text = format!(
            "[Bastide \"1\"]\n[Options \"{options}\"]\n[Players \"red, blue\"]\n[Deck \"{deck}\"]\ntile E 0,-1 2\n"
        );
        let (replay, result) = Replay::of_record(&parse_record(&text).unwrap(), usize::MAX, &mut ());
        assert_eq!(result, Ok(()));
        replay.unwrap().game().clone()
    }

    /// A reading of a game, tapped at a place of the board.
    fn tap(reading: &mut Inspection, game: &Game, x: f64, y: f64) -> (Pointed, Hold) {
        let camera = Camera::new(800.0, 600.0);
        let at = camera.to_screen(Point::new(x, y));
        reading.tapped(game, &camera, hit_test::target(game, &[], &camera, at), at);
        reading.pointed()
    }

    #[test]
    fn a_tap_reads_a_feature_and_the_next_one_puts_it_out() {
        let (game, mut reading) = (game("remaining=shown"), Inspection::default());
        reading.begin(&game);
        let city = game.board().tiles()[0].node(0);
        assert_eq!(tap(&mut reading, &game, 0.5, 0.05), (Pointed::Feature(city), Hold::Held));
        assert_eq!(
            tap(&mut reading, &game, 0.5, -0.05),
            (Pointed::Nothing, Hold::Hovered),
            "the same city from its other tile"
        );
        let road = game.board().tiles()[0].node(1);
        assert_eq!(tap(&mut reading, &game, 0.1, 0.5).0, Pointed::Feature(road));
        assert_eq!(tap(&mut reading, &game, 1.5, 0.5).0, Pointed::Cell(Pos::new(1, 0)));
        assert_eq!(tap(&mut reading, &game, 3.5, 0.5).0, Pointed::Nothing);
    }

    #[test]
    fn the_mouse_does_not_take_what_is_held() {
        let (game, mut reading, camera) = (game("remaining=shown"), Inspection::default(), Camera::new(800.0, 600.0));
        reading.begin(&game);
        let hover = |reading: &mut Inspection, x: f64, y: f64| {
            let at = camera.to_screen(Point::new(x, y));
            reading.hovered(&game, &camera, hit_test::target(&game, &[], &camera, at), at);
            reading.pointed()
        };
        assert_eq!(hover(&mut reading, 0.1, 0.5), (Pointed::Feature(game.board().tiles()[0].node(1)), Hold::Hovered));
        assert_eq!(hover(&mut reading, 9.0, 9.0).0, Pointed::Nothing);
        reading.hold(Pointed::Feature(0));
        assert_eq!(hover(&mut reading, 0.1, 0.5), (Pointed::Feature(0), Hold::Held));
        reading.aids.light = false;
        assert_eq!(reading.pointed().0, Pointed::Nothing);
    }

    #[test]
    fn a_key_goes_through_the_features_of_the_last_tile() {
        let (game, mut reading) = (game("remaining=shown"), Inspection::default());
        let last = *game.board().last().unwrap();
        assert_eq!(Area::cell(last.pos).top, -1.0);
        for expected in [Pointed::Feature(last.node(0)), Pointed::Feature(last.node(1)), Pointed::Nothing] {
            reading.next_feature(&game);
            assert_eq!(reading.pointed().0, expected);
        }
    }

    #[test]
    fn hidden_tiles_leave_cells_unread() {
        let (game, mut reading) = (game("remaining=hidden"), Inspection::default());
        reading.begin(&game);
        assert_eq!(tap(&mut reading, &game, 1.5, 0.5).0, Pointed::Nothing);
        assert_eq!(reading.dead(), []);
    }
}
