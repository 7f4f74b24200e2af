//! What a player has chosen on the board but not yet played.
//!
//! A pure machine over the list of what is legal; it holds no rules. A tap on a legal cell lays a ghost there, the next
//! tap turns it, always to a legal turn. A tap on a place for a figure chooses the figure that is shown there. What can only
//! be declined can be chosen, too, so that a list of everything that is legal has one way of choosing.

use super::{camera::Point, hit_test::Target};
use crate::{
    board::Pos,
    boxes::{abbey::rules as abbey, bridges::rules as bridges},
    catalogue::{Rotation, Side},
    rules::{Action, Game},
    ui::shown::{has_no_place, laid_on, piece_of, same_target},
};

/// What is chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Choice {
    /// Nothing.
    #[default]
    Nothing,
    /// A cell for the drawn tile or an abbey.
    Cell {
        /// Where.
        pos: Pos,
        /// Which of the turns that are legal there, from 0.
        index: usize,
    },
    /// A place for a piece, a figure that comes back, or a decision that has no place on the board.
    Place {
        /// The action that would be played.
        action: Action,
    },
    /// To decline.
    Skip,
}

impl Choice {
    /// The choice that would play an action; nothing if the action is not legal or has no place on the board.
    #[must_use]
    pub fn of(action: Action, legal: &[Action]) -> Self {
        match action {
            Action::Lay { pos, turns, .. } | Action::Bridges(bridges::Action::LayWithBridge { pos, turns, .. }) => {
                turns_at(legal, pos)
                    .position(|listed| listed == turns)
                    .map_or(Self::Nothing, |index| Self::Cell { pos, index })
            }
            Action::Abbey(abbey::Action::Abbey { pos }) if legal.contains(&action) => Self::Cell { pos, index: 0 },
            _ if !legal.contains(&action) => Self::Nothing,
            Action::Skip => Self::Skip,
            _ if piece_of(action).is_some() || has_no_place(action) => Self::Place { action },
            _ => Self::Nothing,
        }
    }

    /// What would be played.
    #[must_use]
    pub fn action(self, legal: &[Action]) -> Option<Action> {
        match self {
            Self::Nothing => None,
            Self::Cell { pos, index } => at_cell(legal, pos).nth(index).copied(),
            Self::Place { action } => legal.contains(&action).then_some(action),
            Self::Skip => legal.contains(&Action::Skip).then_some(Action::Skip),
        }
    }

    /// How many turns are legal on the chosen cell; 0 without one.
    #[must_use]
    pub fn n_turns(self, legal: &[Action]) -> usize {
        match self {
            Self::Cell { pos, .. } => at_cell(legal, pos).count(),
            Self::Nothing | Self::Place { .. } | Self::Skip => 0,
        }
    }

    /// After a tap: the ghost moves or turns, a figure is chosen, and a tap elsewhere clears.
    #[must_use]
    pub fn tapped(self, target: Target, legal: &[Action]) -> Self {
        match (target, self) {
            (Target::Cell(pos), Self::Cell { pos: chosen, .. }) if pos == chosen => self.turned(legal),
            (Target::Cell(pos), _) => self.moved_to(pos, legal),
            (Target::Figure(action), Self::Place { action: chosen }) if same_target(action, chosen) => self,
            (Target::Figure(action), _) => Self::of(action, legal),
            (Target::Tile(_) | Target::None, _) => Self::Nothing,
        }
    }

    /// With the next legal turn of the ghost, if there is one.
    #[must_use]
    pub fn turned(self, legal: &[Action]) -> Self {
        match self {
            Self::Cell { pos, index } => Self::Cell { pos, index: (index + 1) % self.n_turns(legal).max(1) },
            Self::Nothing | Self::Place { .. } | Self::Skip => self,
        }
    }

    /// With the ghost turned so, if that is legal on its cell.
    #[must_use]
    pub fn turned_to(self, turns: Rotation, legal: &[Action]) -> Self {
        match self {
            Self::Cell { pos, index } => {
                Self::Cell { pos, index: turns_at(legal, pos).position(|listed| listed == turns).unwrap_or(index) }
            }
            Self::Nothing | Self::Place { .. } | Self::Skip => self,
        }
    }

    /// Whether what a tap met is chosen already.
    #[must_use]
    pub fn is_at(self, target: Target) -> bool {
        match (target, self) {
            (Target::Cell(pos), Self::Cell { pos: chosen, .. }) => pos == chosen,
            (Target::Figure(action), Self::Place { action: chosen }) => same_target(action, chosen),
            _ => false,
        }
    }

    /// The nearest choice in a direction; the one nearest to a point of the board if nothing is chosen yet.
    ///
    /// `places` says for legal actions where on the board they are.
    #[must_use]
    pub fn stepped(self, side: Side, legal: &[Action], places: &[(Action, Point)], from: Point) -> Self {
        let here = self.action(legal).and_then(|chosen| Some(places.iter().find(|(action, _)| *action == chosen)?.1));
        let far = |point: Point| match here {
            None => Some(point.distance(from)),
            Some(here) => distance_towards(side, here, point),
        };
        let nearest = places
            .iter()
            .filter_map(|&(action, point)| Some((action, far(point)?)))
            .min_by(|(_, one), (_, other)| one.total_cmp(other));
        match nearest {
            Some((
                Action::Lay { pos, .. }
                | Action::Bridges(bridges::Action::LayWithBridge { pos, .. })
                | Action::Abbey(abbey::Action::Abbey { pos }),
                _,
            )) => self.moved_to(pos, legal),
            Some((action, _)) => Self::of(action, legal),
            None => self,
        }
    }

    /// The ghost on another cell, turned as it was if that is legal there.
    fn moved_to(self, pos: Pos, legal: &[Action]) -> Self {
        let turns = match self.action(legal) {
            Some(Action::Lay { turns, .. } | Action::Bridges(bridges::Action::LayWithBridge { turns, .. })) => {
                turns_at(legal, pos).position(|listed| listed == turns)
            }
            _ => None,
        };
        match at_cell(legal, pos).next() {
            Some(_) => Self::Cell { pos, index: turns.unwrap_or(0) },
            None => Self::Nothing,
        }
    }
}

/// The turns of the drawn tile that are legal on a cell, in the order of the list.
pub fn turns_at(legal: &[Action], pos: Pos) -> impl Iterator<Item = Rotation> {
    at_cell(legal, pos).filter_map(|action| match action {
        Action::Lay { turns, .. } | Action::Bridges(bridges::Action::LayWithBridge { turns, .. }) => Some(*turns),
        _ => None,
    })
}

/// Whether nothing more is asked in this turn once an action has been played.
#[must_use]
pub fn ends_turn(game: &Game, action: Action) -> bool {
    game.preview(action).is_ok_and(|(after, _)| after.is_over() || after.turn() != game.turn())
}

fn at_cell(legal: &[Action], cell: Pos) -> impl Iterator<Item = &Action> {
    legal.iter().filter(move |action| laid_on(**action) == Some(cell))
}

/// How far a point lies in a direction, what lies aside counting twice; nothing if it does not lie there.
fn distance_towards(side: Side, from: Point, to: Point) -> Option<f64> {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let (along, aside) = match side {
        Side::North => (-dy, dx),
        Side::East => (dx, dy),
        Side::South => (dy, dx),
        Side::West => (-dx, dy),
    };
    (along > 0.01).then(|| along + 2.0 * aside.abs())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Colour, FigureKind, Player, Setup, legal_actions};

    fn game(deck: &[&str]) -> Game {
        let catalogue = crate::catalogue::Catalogue::get();
        let player = |colour| Player { colour, name: String::new(), level: None };
        let mut setup = Setup::base(vec![player(Colour::Red), player(Colour::Blue)]);
        setup.deck = crate::rules::Deck::Tiles(deck.iter().map(|name| catalogue.find(name).unwrap()).collect());
        Game::new(&setup, &mut Vec::new()).unwrap()
    }

    fn legal(game: &Game) -> Vec<Action> {
        legal_actions(game).collect()
    }

    fn place(part: u8) -> Action {
        Action::Place { figure: FigureKind::Meeple, part }
    }

    /// Taps on the same cell go through exactly the legal turns and begin anew.
    #[test]
    fn tapping_again_goes_through_the_legal_turns() {
        let game = game(&["D", "V", "V"]);
        let legal = legal(&game);
        let cell = Pos::new(1, 0);
        let turns: Vec<_> = turns_at(&legal, cell).collect();
        assert_eq!(turns, [0, 1]);
        let mut choice = Choice::Nothing;
        for expected in [0, 1, 0] {
            choice = choice.tapped(Target::Cell(cell), &legal);
            assert!(
                matches!(choice.action(&legal), Some(Action::Lay { pos, turns, .. }) if pos == cell && turns == expected)
            );
            assert_eq!(choice.n_turns(&legal), 2);
        }
    }

    #[test]
    fn a_tap_elsewhere_moves_the_ghost_or_clears() {
        let game = game(&["D", "V", "V"]);
        let legal = legal(&game);
        let choice = Choice::Nothing.tapped(Target::Cell(Pos::new(1, 0)), &legal).turned(&legal);
        let moved = choice.tapped(Target::Cell(Pos::new(-1, 0)), &legal);
        assert!(matches!(moved, Choice::Cell { pos, .. } if pos == Pos::new(-1, 0)));
        assert_eq!(moved.tapped(Target::Cell(Pos::new(9, 9)), &legal), Choice::Nothing);
        assert_eq!(moved.tapped(Target::Tile(Pos::new(0, 0)), &legal), Choice::Nothing);
        assert_eq!(moved.tapped(Target::None, &legal), Choice::Nothing);
    }

    #[test]
    fn figures_are_chosen_and_so_is_declining() {
        let legal = [Action::Skip, place(0), place(1)];
        let choice = Choice::Nothing.tapped(Target::Figure(place(1)), &legal);
        assert_eq!(choice.action(&legal), Some(place(1)));
        assert_eq!(choice.tapped(Target::Figure(place(0)), &legal), Choice::Place { action: place(0) });
        assert_eq!(choice.tapped(Target::Figure(place(1)), &legal), choice, "a second tap leaves it");
        assert_eq!(choice.tapped(Target::None, &legal), Choice::Nothing);
        assert_eq!(choice.turned(&legal), choice);
        assert_eq!(Choice::of(place(2), &legal), Choice::Nothing);
        assert_eq!(Choice::of(Action::Skip, &legal).action(&legal), Some(Action::Skip));
        assert_eq!(Choice::of(Action::Skip, &[place(0)]), Choice::Nothing, "there is nothing to decline");
    }

    #[test]
    fn arrows_go_to_the_nearest_in_their_direction() {
        let legal = [place(0), place(1), place(2)];
        let at = |part: u8, x, y| (place(part), Point::new(x, y));
        let places = [at(0, 0.5, 0.1), at(1, 0.9, 0.5), at(2, 0.5, 0.9)];
        let step = |choice: Choice, side| choice.stepped(side, &legal, &places, Point::new(0.5, 0.0));
        let first = step(Choice::Nothing, Side::West);
        assert_eq!(first, Choice::Place { action: place(0) });
        assert_eq!(step(first, Side::South), Choice::Place { action: place(2) });
        assert_eq!(step(first, Side::East), Choice::Place { action: place(1) });
        assert_eq!(step(first, Side::North), first);
    }

    #[test]
    fn a_choice_is_found_again_by_its_action() {
        let game = game(&["D", "V", "V"]);
        let legal = legal(&game);
        for &action in &legal {
            assert_eq!(Choice::of(action, &legal).action(&legal), Some(action));
        }
    }

    #[test]
    fn the_turn_ends_when_nothing_more_is_asked() {
        let mut game = game(&["D", "V", "V"]);
        let tile = legal(&game)[0];
        assert!(!ends_turn(&game, tile));
        game.play(tile, &mut Vec::new()).unwrap();
        for action in legal(&game) {
            assert!(ends_turn(&game, action));
        }
        assert!(!ends_turn(&game, tile));
    }
    /// The cells to which the die may lead are numbered on the board, while the tile is still turned and as long as a figure may fly.
    #[test]
    fn where_a_figure_may_come_is_numbered() {
        use crate::{
            art::paint::DrawCmd, record::parse_record, session::Replay, ui::controller::Controller, ui::scene::Theme,
        };
        let head =
            "[Bastide \"1\"]\n[Boxes \"base+flier\"]\n[Players \"red, blue\"]\n[Deck \"D FL02 U\"]\n[Dice \"2\"]\n";
        let mut replay = Replay::of_record(&parse_record(head).unwrap(), usize::MAX, &mut ()).0.unwrap();
        let mut controller = Controller::new(Theme::Light);
        controller.sync(&replay);
        controller.resize(replay.game(), 2000.0, 2000.0);
        let numbers = |controller: &mut Controller, replay: &Replay| {
            let texts = controller.frame(replay.game(), &[]).into_iter().filter_map(|command| match command {
                DrawCmd::Text { text, .. } => Some(text),
                _ => None,
            });
            texts.collect::<Vec<_>>()
        };
        assert_eq!(numbers(&mut controller, &replay), Vec::<String>::new(), "nothing says where the tile will lie");
        let statement = replay.legal_statements().into_iter().find(|text| text.starts_with("tile ")).unwrap();
        let lay = controller.find(&replay, &statement).unwrap();
        assert!(controller.select(replay.game(), lay));
        assert_eq!(numbers(&mut controller, &replay), ["1", "2", "3"]);
        replay.play(lay).unwrap();
        controller.sync(&replay);
        assert_eq!(numbers(&mut controller, &replay), ["1", "2", "3"]);
    }
}
