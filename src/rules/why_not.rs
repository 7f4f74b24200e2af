//! The reasons why actions are not legal.

use super::{Action, BoxDecision, FigureKind, Game, IllegalAction, Step, open_lay_actions, seams};
use crate::{
    board::Pos,
    boxes::{
        abbey::rules as abbey,
        bigtop::rules as bigtop,
        bridges::rules as bridges,
        corn::rules as corn,
        count::rules as count,
        dragon::rules::{self as dragon, portal},
        ferries::rules as ferries,
        flier::rules as flier,
        gold::rules as gold,
        hills::rules as hills,
        little::rules as little,
        mage::rules as mage,
        messages::rules as messages,
        phantom::rules as phantom,
        robbers::rules as robbers,
        siege::rules as siege,
        tower::rules as tower,
        tunnel::rules as tunnel,
    },
    catalogue::{BoxId, Catalogue, EdgeKind, PartKind, Role, Rotation, Side, TileId},
};

/// The reason why an action that is not listed is not legal now.
pub(super) fn why_not(game: &Game, action: Action) -> IllegalAction {
    if let Some(reason) = why_not_of_a_box(game, action) {
        return reason;
    }
    match (game.step, action) {
        (Step::Over, _) => IllegalAction::Over,
        (_, Action::End) if !game.open => IllegalAction::NotOpen,
        (Step::Capture | Step::Exchange, Action::Tower(action)) => tower::why_not(game, action),
        (_, Action::Tower(action)) if !matches!(action, tower::Action::Floor { .. }) => tower::why_not(game, action),
        (Step::Capture, _) => IllegalAction::Tower(tower::Refusal::CaptureAsked),
        (Step::Exchange, _) => IllegalAction::Tower(tower::Refusal::ExchangeAsked),
        (_, Action::Bridges(bridges::Action::Castle { .. })) => IllegalAction::Bridges(bridges::Refusal::NoCastle),
        (Step::Castle, _) => IllegalAction::Bridges(bridges::Refusal::CastleAsked),
        (_, Action::Count(action)) => count::why_not(game, action),
        (Step::MoveOut | Step::LastMove, _) => IllegalAction::Count(count::Refusal::MoveOutAsked),
        (Step::Send, _) => IllegalAction::Count(count::Refusal::SendingAsked),
        (Step::Count, _) => IllegalAction::Count(count::Refusal::CountAsked),
        (Step::SecondPart, _) => IllegalAction::SecondPartAsked,
        (_, Action::GoOn) => IllegalAction::NoSecondPart,
        (Step::Bazaar, _) => IllegalAction::Bridges(bridges::Refusal::BazaarAsked),
        (_, Action::Bridges(bridges::Action::Bazaar(_))) => IllegalAction::Bridges(bridges::Refusal::NoBazaar),
        (Step::Flock, Action::Hills(action)) => hills::why_not(game, action),
        (Step::Flock, _) => IllegalAction::Hills(hills::Refusal::FlockAsked),
        (_, Action::Hills(action)) if !matches!(action, hills::Action::Shepherd { .. }) => hills::why_not(game, action),
        (Step::Landing, Action::PlaceAt { .. }) => IllegalAction::Flier(flier::Refusal::NoLanding),
        (Step::Landing, _) => flier::landing_first(game),
        (Step::Dragon | Step::DragonAfter, Action::Dragon(action)) => dragon::why_not(game, action),
        (Step::Dragon | Step::DragonAfter, _) => IllegalAction::Dragon(dragon::Refusal::DragonAsked),
        (_, Action::Dragon(action @ dragon::Action::Dragon { .. })) => dragon::why_not(game, action),
        (Step::Abbey | Step::Wagon, Action::Abbey(action)) => abbey::why_not(game, action),
        (_, Action::Abbey(action)) if !matches!(action, abbey::Action::Barn { .. }) => abbey::why_not(game, action),
        (Step::Abbey, _) => IllegalAction::Abbey(abbey::Refusal::AbbeyAsked),
        (Step::Wagon, _) => IllegalAction::Abbey(abbey::Refusal::WagonAsked),
        (Step::Lay, Action::Lay { tile, pos, turns }) => why_not_lay(game, tile, pos, turns),
        (Step::Lay, Action::Bridges(bridges::Action::LayWithBridge { tile, pos, turns })) => {
            why_not_lay_with_bridge(game, tile, pos, turns)
        }
        (Step::Lay, Action::Bigtop(action)) => why_not_lay_with_animal(game, action),
        (Step::Lay, _) => IllegalAction::TileAsked(game.drawn),
        (Step::Phantom, Action::Dragon(_) | Action::Tower(_) | Action::Bridges(bridges::Action::Bridge(_))) => {
            IllegalAction::PhantomAsked
        }
        (_, Action::Dragon(action)) => dragon::why_not(game, action),
        (Step::Figure, _) if portal::must_send_home(game) => IllegalAction::Dragon(dragon::Refusal::KnightAsked),
        (_, Action::Place { figure, part }) => why_not_place(game, figure, part),
        (_, Action::PlaceAt { figure, pos, part }) => why_not_place_at(game, figure, pos, part),
        (_, Action::Tower(action)) => tower::why_not(game, action),
        (_, Action::Little(action)) => little::why_not(game, action),
        (_, Action::Recall) => IllegalAction::NoRecall,
        (_, Action::Return(_)) => IllegalAction::NoReturn,
        (_, Action::Bridges(bridges::Action::Bridge(bridge))) => {
            IllegalAction::Bridges(bridges::Refusal::NoBridge(bridge.pos))
        }
        (_, Action::Flier(flight)) => flier::why_not(game, flight),
        (_, Action::Hills(action)) => hills::why_not(game, action),
        (_, Action::Abbey(action)) => abbey::why_not(game, action),
        // A tile, or declining, where something else is asked.
        _ => {
            game.board.last().map_or(IllegalAction::TileAsked(game.drawn), |laid| IllegalAction::FigureAsked(laid.tile))
        }
    }
}

/// The reason of a small box, if it asks now or the action is one of its own.
fn why_not_of_a_box(game: &Game, action: Action) -> Option<IllegalAction> {
    match (game.step, action) {
        (Step::Over | Step::Capture | Step::Exchange, _) => None,
        (_, Action::End) if !game.open => None,
        (_, Action::Tower(action)) if !matches!(action, tower::Action::Floor { .. }) => None,
        (Step::Gold, _) | (_, Action::Gold(_)) => Some(gold::why_not(game, action)),
        (Step::Magic, _) | (_, Action::Mage(_)) => Some(mage::why_not(game, action)),
        (Step::Circle | Step::AtCircle, _) | (_, Action::Corn(_)) => Some(corn::why_not(game)),
        (Step::Ferry | Step::Ferries, _) | (_, Action::Ferries(_)) => Some(ferries::why_not(game, action)),
        (Step::Tunnel, _) | (_, Action::Tunnel(_)) => Some(tunnel::why_not(game, action)),
        _ if messages::is_asked(game) => Some(messages::why_not(game, action)),
        (Step::AdvanceEarly | Step::Robber | Step::Advance | Step::AdvanceAfterTent | Step::AdvanceAfterSale, _)
        | (_, Action::Robbers(_)) => Some(robbers::why_not(game, action)),
        (_, Action::Messages(_)) => Some(messages::why_not(game, action)),
        (Step::Escape, _) | (_, Action::Siege(_)) => Some(siege::why_not(game)),
        (step, Action::Bigtop(action)) if step != Step::Lay => Some(bigtop::why_not(action)),
        _ => None,
    }
}

fn why_not_lay(game: &Game, tile: TileId, pos: Pos, turns: Rotation) -> IllegalAction {
    if let Some(drawn) = game.drawn
        && drawn != tile
    {
        return IllegalAction::OtherTile { drawn };
    }
    if Catalogue::get().tile(tile).role == Role::EachPlayer {
        return IllegalAction::NeverDrawn(tile);
    }
    let refused = misfit(game, tile, pos, turns).or_else(|| seams::refusal(game, tile, pos, turns));
    refused.unwrap_or_else(|| match seams::names_animal(game, tile) {
        true => IllegalAction::Bigtop(bigtop::Refusal::AnimalMissing),
        false => IllegalAction::Full,
    })
}

fn why_not_lay_with_bridge(game: &Game, tile: TileId, pos: Pos, turns: Rotation) -> IllegalAction {
    let is_other =
        game.drawn.is_some_and(|drawn| drawn != tile) || Catalogue::get().tile(tile).role == Role::EachPlayer;
    if is_other || game.board.frontier_at(pos).is_none() {
        return why_not_lay(game, tile, pos, turns);
    }
    let fits = misfit(game, tile, pos, turns).is_none();
    let of_bridge = if fits {
        IllegalAction::Bridges(bridges::Refusal::BridgeUnneeded)
    } else {
        IllegalAction::Bridges(bridges::Refusal::NoBridge(pos))
    };
    seams::refusal(game, tile, pos, turns).unwrap_or(of_bridge)
}

fn why_not_lay_with_animal(game: &Game, action: bigtop::Action) -> IllegalAction {
    let plain = action.without_outcome();
    let Some(tile) = plain.drawn_tile() else { return IllegalAction::TileAsked(game.drawn) };
    if open_lay_actions(game, tile).any(|action| action.without_outcome() == plain) {
        bigtop::why_not_laid(game, tile)
    } else {
        why_not(game, plain)
    }
}

/// The reason why a tile does not fit on the board, if it does not.
pub(crate) fn misfit(game: &Game, tile: TileId, pos: Pos, turns: Rotation) -> Option<IllegalAction> {
    if game.board.tile_at(pos).is_some() {
        return Some(IllegalAction::Taken(pos));
    }
    let Some(cell) = game.board.frontier_at(pos) else { return Some(IllegalAction::Apart(pos)) };
    let face = Catalogue::get().face(tile, turns);
    for side in Side::ALL {
        let code = cell.key.code(side);
        let wanted = EdgeKind::ALL.iter().map(|(kind, _)| *kind).find(|kind| kind.code() == code);
        let shows = face.edges[side.index()];
        if let Some(wanted) = wanted
            && wanted != EdgeKind::Any
            && shows != EdgeKind::Any
            && shows != wanted
        {
            return Some(IllegalAction::Edge { tile, turns, side, shows, wanted });
        }
    }
    None
}

fn why_not_place(game: &Game, figure: FigureKind, part: u8) -> IllegalAction {
    let Some(laid) = game.board.last() else { return IllegalAction::TileAsked(game.drawn) };
    let Some(kind) = Catalogue::get().tile(laid.tile).parts.get(usize::from(part)).map(|part| part.kind) else {
        return IllegalAction::FigureAsked(laid.tile);
    };
    let node = laid.node(usize::from(part));
    if let Some(reason) = phantom::why_not(game.step == Step::Phantom, figure) {
        return reason;
    }
    if game.supplies[game.active][figure] == 0 {
        IllegalAction::NoFigure(figure)
    } else if kind == PartKind::Acrobats && game.rules.has(BoxId::Bigtop) {
        IllegalAction::Bigtop(bigtop::Refusal::NoAcrobat)
    } else if kind == PartKind::Tower {
        IllegalAction::Tower(tower::Refusal::TowerCell)
    } else if let Some(reason) = seams::why_closed(game, laid.pos) {
        reason
    } else if !seams::stands_on(&game.rules, figure, kind) {
        IllegalAction::WrongPart { figure, kind }
    } else if !figure.is_follower() {
        IllegalAction::NoFollower { figure, kind }
    } else if game.is_occupied(node, game.board.feature(node)) {
        IllegalAction::Occupied(kind)
    } else {
        IllegalAction::Abbey(abbey::Refusal::BarnThere)
    }
}

fn why_not_place_at(game: &Game, figure: FigureKind, pos: Pos, part: u8) -> IllegalAction {
    let Some(laid) = game.board.laid_on(pos) else {
        return IllegalAction::NoTile(pos);
    };
    if usize::from(part) >= game.board.n_parts(&laid) {
        return IllegalAction::FigureAsked(laid.tile);
    }
    let node = laid.node(usize::from(part));
    let feature = game.board.feature(node);
    if let Some(reason) = phantom::why_not(game.step == Step::Phantom, figure) {
        reason
    } else if game.supplies[game.active][figure] == 0 {
        IllegalAction::NoFigure(figure)
    } else if feature.kind == PartKind::Acrobats && game.rules.has(BoxId::Bigtop) {
        IllegalAction::Bigtop(bigtop::Refusal::NoAcrobat)
    } else if !seams::stands_on(&game.rules, figure, feature.kind) {
        IllegalAction::WrongPart { figure, kind: feature.kind }
    } else if let Some(reason) = seams::why_closed(game, pos) {
        reason
    } else if game.is_occupied(node, feature) {
        IllegalAction::Occupied(feature.kind)
    } else if feature.kind == PartKind::Tower {
        IllegalAction::Tower(tower::Refusal::NoFloorThere)
    } else if !seams::leads_elsewhere(game) {
        seams::why_not_elsewhere(&game.rules)
    } else if feature.is_complete() {
        IllegalAction::Complete(feature.kind)
    } else {
        seams::why_not_elsewhere(&game.rules)
    }
}
