//! Own pieces that come back from the board without points.

use super::{Event, FigureAt, Game, OwnPiece, PlayerId, ReturnCause};

/// The next piece of a player, after a cursor, that counts: figures in the order in which they were placed, those that are alike once,
/// then barns.
pub(crate) fn own_pieces(
    game: &Game,
    player: PlayerId,
    cursor: &mut u32,
    counts: impl Fn(OwnPiece) -> bool,
) -> Option<OwnPiece> {
    let n_figures = game.figures.len();
    let figure = |index: usize| {
        let at = game.figure_at(index);
        (at.owner == player && game.find_figure(at) == Some(index)).then_some(OwnPiece::Figure(at))
    };
    let barn = |index: usize| {
        let barn = &game.barns()[index];
        (barn.owner == player).then_some(OwnPiece::Barn { pos: barn.pos, corner: barn.corner })
    };
    let piece = |at: usize| if at < n_figures { figure(at) } else { barn(at - n_figures) };
    let mut pieces = (*cursor as usize..n_figures + game.barns().len()).filter_map(|at| Some((at, piece(at)?)));
    let (at, piece) = pieces.find(|&(_, piece)| counts(piece))?;
    *cursor = at as u32 + 1;
    Some(piece)
}

/// Brings a figure home without points, and with it a builder or pig that then has no follower any more.
pub(crate) fn bring_home(game: &mut Game, figure: FigureAt, cause: ReturnCause, events: &mut Vec<Event>) {
    let Some(index) = game.find_figure(figure) else { return };
    game.return_figure(index, cause, events);
    game.return_lonely(events);
}

/// Takes a piece back into its player's supply, and with it a builder or pig that then has no follower any more.
pub(super) fn take_back(game: &mut Game, piece: OwnPiece, events: &mut Vec<Event>) {
    match piece {
        OwnPiece::Figure(figure) => {
            bring_home(game, figure, ReturnCause::TakenBack, events);
        }
        OwnPiece::Barn { pos, corner } => game.return_barn(pos, corner, events),
    }
}
