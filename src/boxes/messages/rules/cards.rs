//! The actions of the eight cards, with the numbers of 2017.

use super::vocabulary::Action;
use crate::{
    board::{Node, Pos},
    catalogue::PartKind,
    rules::{self, Figure, FigureAt, Game, OwnPiece, PlayerId, Score, farms, own_pieces, score, second_part},
};

/// The points of every card in place of its action.
pub(crate) const POINTS: i16 = 2;
/// The points for each coat of arms, knight or farmer.
const EACH: i16 = 2;

pub(crate) const SMALLEST_ROAD: u8 = 1;
pub(crate) const SMALLEST_CITY: u8 = 2;
pub(crate) const SMALLEST_MONASTERY: u8 = 3;
pub(crate) const ANOTHER_TILE: u8 = 4;
pub(crate) const COATS: u8 = 5;
pub(crate) const KNIGHTS: u8 = 6;
pub(crate) const FARMERS: u8 = 7;
pub(crate) const FOLLOWER: u8 = 8;

/// The points that the action of a card would bring a player now; `None` if it finds nothing, and for card 8, which asks for a follower.
/// Another tile brings none by itself.
#[must_use]
pub fn deed(game: &Game, player: PlayerId, card: u8) -> Option<i16> {
    match card {
        SMALLEST_ROAD => smallest(game, player, PartKind::Road),
        SMALLEST_CITY => smallest(game, player, PartKind::City),
        SMALLEST_MONASTERY => smallest(game, player, PartKind::Monastery),
        ANOTHER_TILE => second_part::has_tiles(game).then_some(0),
        COATS => some_of(coats(game, player)),
        KNIGHTS => some_of(on(game, player, PartKind::City).count()),
        FARMERS => some_of(on(game, player, PartKind::Field).count()),
        _ => None,
    }
}

fn some_of(count: usize) -> Option<i16> {
    (count > 0).then_some(EACH * count as i16)
}

/// What the features of a kind would score at the end on which a player has a follower: the least of them.
fn smallest(game: &Game, player: PlayerId, kind: PartKind) -> Option<i16> {
    on(game, player, kind).map(|node| score::worth(game, node).points).min()
}

/// The coats of arms in the cities in which a player has a knight, each city once.
fn coats(game: &Game, player: PlayerId) -> usize {
    let graph = game.board.graph();
    let is_first = |&(at, node): &(usize, Node)| {
        on(game, player, PartKind::City).take(at).all(|before| graph.root(before) != graph.root(node))
    };
    let cities = on(game, player, PartKind::City).enumerate().filter(is_first);
    cities.map(|(_, node)| usize::from(game.board.feature(node).attributes.coats)).sum()
}

/// The parts of a kind on which followers of a player stand that a message can mean, one for each follower.
fn on(game: &Game, player: PlayerId, kind: PartKind) -> impl Iterator<Item = Node> {
    let is_meant = move |figure: &&Figure| figure.owner == player && is_meant(game, figure);
    let nodes = game.figures.iter().filter(is_meant).map(|figure| figure.node);
    nodes.filter(move |&node| game.board.feature(node).kind == kind)
}

/// Whether a message can mean a figure: a follower on a feature that is still to be scored.
fn is_meant(game: &Game, figure: &Figure) -> bool {
    let feature = game.board.feature(figure.node);
    let is_open = match feature.kind {
        PartKind::Field | PartKind::Lying => true,
        PartKind::Road | PartKind::City | PartKind::Monastery | PartKind::Garden | PartKind::Hut => {
            !feature.is_complete()
        }
        _ => false,
    };
    figure.kind.is_follower() && is_open && !game.is_castle(figure.node)
}

/// The followers that card 8 can score, in the order in which they were placed, from a cursor on.
pub(super) fn followers(game: &Game, named: Option<u8>, cursor: &mut u32) -> Option<rules::Action> {
    let counts = |piece: OwnPiece| match piece {
        OwnPiece::Figure(at) => game.find_figure(at).is_some_and(|index| is_meant(game, &game.figures[index])),
        OwnPiece::Barn { .. } => false,
    };
    let OwnPiece::Figure(FigureAt { pos, part, kind, .. }) = own_pieces(game, game.active, cursor, counts)? else {
        return None;
    };
    Some(rules::Action::Messages(Action::Follower { named, pos, part, figure: kind }))
}

/// The points of a player for a follower on a part as card 8 scores it.
#[must_use]
pub fn alone(game: &Game, player: PlayerId, (pos, part): (Pos, u8)) -> i16 {
    let Some(node) = game.node_at(pos, part) else { return 0 };
    if game.board.feature(node).kind != PartKind::Field {
        return score::worth(game, node).points;
    }
    let mut of_field: Score = farms::score_of(game, node);
    let counted = farms::count_completed_cities(game, node);
    farms::with_pigs(game, node, player, farms::points_for_a_city(game, node), counted, &mut of_field)
}
