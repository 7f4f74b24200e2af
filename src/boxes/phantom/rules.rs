//! Which question takes a phantom.
//!
//! **Rules**: BOXES, The Phantom. After the decision about a figure, whatever it was, a player may place the phantom on another
//! unoccupied part of the tile just laid. It is a follower like a meeple and can be wherever a meeple can. The question has a
//! step of its own, [`crate::rules::Step::Phantom`].

use crate::{
    catalogue::BoxId,
    rules::{FigureKind, IllegalAction, Row, Step, Waits},
};

/// The question about a phantom.
pub(crate) const ROW: Row = Row::new(
    Step::Phantom,
    Waits::IfOffered,
    BoxId::Phantom,
    "BOXES, The Phantom: after the figure, on another part of the tile",
);

/// The reason why a figure cannot be placed in the question about the phantom, or the phantom before it.
#[must_use]
pub(crate) const fn why_not(asked: bool, figure: FigureKind) -> Option<IllegalAction> {
    match (asked, matches!(figure, FigureKind::Phantom)) {
        (true, false) => Some(IllegalAction::PhantomAsked),
        (false, true) => Some(IllegalAction::PhantomLater),
        (true, true) | (false, false) => None,
    }
}
