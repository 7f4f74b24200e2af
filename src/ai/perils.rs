//! What the dragon, the fairy and the towers mean for the figures on the board, and how the decisions between a figure and the
//! scoring are likely to be made.

use super::Forecast;
use crate::{
    board::Pos,
    boxes::{
        corn::{ai as corn, rules as corn_rules},
        dragon::rules as dragon,
        ferries::ai as ferries,
        gold::ai as gold,
        hills::ai as hills,
        mage::ai as mage,
        messages::ai as messages,
        robbers::ai as robbers,
        siege::ai as siege,
        tower::rules::{self as tower, parts::Part},
    },
    catalogue::{BoxId, PartKind},
    rules::{
        Action, ByPlayer, Event, Figure, FigureAt, FigureKind, Game, OwnPiece, PlayerId, Step, legal_actions, score,
    },
};

/// The dragon seldom comes farther than this in one walk.
const FAR: u16 = 6;
/// What is as near as this to a dragon that is about to walk is in its way.
const NEAR: u16 = 2;
/// A fairy is moved on, or her follower goes home, after about so many turns of its owner.
const TURNS_WITH_THE_FAIRY: f32 = 4.0;
/// How often a fairy is still with her follower when its feature is scored.
const FAIRY_STAYS: f32 = 0.5;
/// How much of what a feature has so far is lost with the figure that holds it.
const STAKE: f32 = 1.0;

/// Adds what every player may expect of these things.
pub(super) fn add(game: &Game, worth: &mut ByPlayer<f32>, forecast: &Forecast) {
    if game.rules().has(BoxId::Dragon) {
        add_fairy(game, worth, forecast);
        add_dragon(game, worth, forecast);
    }
    if game.rules().uses(Part::Towers) {
        add_prisoners(game, worth, forecast);
        add_towers(game, worth, forecast);
    }
}

/// The fairy's points at the start of turns, and for the feature.
fn add_fairy(game: &Game, worth: &mut ByPlayer<f32>, forecast: &Forecast) {
    let Some(beside) = game.fairy().and_then(|fairy| fairy.beside) else { return };
    let figure = game.figures()[beside];
    let turns = (forecast.to_come() as f32 / game.rules().n_players() as f32).min(TURNS_WITH_THE_FAIRY);
    let scored = if game.board().feature(figure.node).kind == PartKind::Tower { 0.0 } else { 3.0 };
    let stays = FAIRY_STAYS + (1.0 - FAIRY_STAYS) * (1.0 - forecast.ramp());
    worth[figure.owner] += forecast.weights().fairy * (turns + scored * stays);
}

/// A figure near the dragon may be eaten before its feature is scored, unless the fairy is on its tile.
fn add_dragon(game: &Game, worth: &mut ByPlayer<f32>, forecast: &Forecast) {
    let Some(dragon) = game.dragon() else { return };
    let walks = forecast.share_of_dragons() * forecast.to_come() as f32;
    let danger = forecast.weights().dragon * walks / (walks + 3.0);
    let safe = game.fairy().map(|fairy| fairy.pos);
    for figure in game.figures() {
        let pos = game.laid_part(figure.node).pos;
        let distance = between(dragon, pos);
        if distance <= FAR && safe != Some(pos) {
            worth[figure.owner] -= danger * loss(game, figure) / f32::from(distance + 2);
        }
    }
}

/// Whether the dragon is about to walk and may come to a cell with its first steps.
pub(super) fn is_dragon_near(game: &Game, pos: Pos) -> bool {
    game.is_dragon_to_walk() && game.dragon().is_some_and(|dragon| between(dragon, pos) <= NEAR)
}

/// A prisoner may be bought free or exchanged.
fn add_prisoners(game: &Game, worth: &mut ByPlayer<f32>, forecast: &Forecast) {
    for captor in game.players() {
        for owner in game.players() {
            let held = game.prisoners(captor, owner);
            let count: u8 = FigureKind::ALL.into_iter().map(|kind| held[kind]).sum();
            worth[captor] += forecast.weights().prisoner * f32::from(count) * forecast.ramp();
        }
    }
}

/// The dearest follower of each player within reach of the next floor of a tower may be captured by another player who has a
/// floor left.
fn add_towers(game: &Game, worth: &mut ByPlayer<f32>, forecast: &Forecast) {
    let danger = forecast.weights().tower * forecast.ramp();
    let has_captor = |owner| game.players().any(|player| player != owner && game.floors_left(player) > 0);
    let mut towers: Vec<(Pos, u8, ByPlayer<f32>)> =
        game.open_towers().map(|(tower, floors)| (tower, floors + 1, ByPlayer::default())).collect();
    for (figure, pos) in game.followers_to_capture() {
        let mut lost = None;
        for (tower, floors, dearest) in &mut towers {
            if Game::tower_reaches(*tower, *floors, pos) {
                let lost = *lost.get_or_insert_with(|| loss(game, figure));
                dearest[figure.owner] = dearest[figure.owner].max(lost);
            }
        }
    }
    for (_, _, dearest) in &towers {
        for owner in game.players().filter(|&owner| has_captor(owner)) {
            worth[owner] -= danger * dearest[owner];
        }
    }
}

/// How many steps lie between two cells.
const fn between(one: Pos, other: Pos) -> u16 {
    one.x.abs_diff(other.x) + one.y.abs_diff(other.y)
}

/// What a player loses with a figure on the board: the figure, and what its feature has so far if the figure holds it.
fn loss(game: &Game, figure: &Figure) -> f32 {
    let points = f32::from(score::appraised(game, figure.node, false).points);
    let strengths = score::strengths(game, figure.node);
    let holds = game.players().all(|player| strengths[player] <= strengths[figure.owner]);
    dearness(figure.kind) + if holds { STAKE * points } else { 0.0 }
}

/// What a figure on the board is worth, against other figures.
const fn dearness(figure: FigureKind) -> f32 {
    match figure {
        FigureKind::Large | FigureKind::Wagon => 5.0,
        FigureKind::Meeple | FigureKind::Mayor | FigureKind::Phantom | FigureKind::Ringmaster => 4.0,
        FigureKind::Builder | FigureKind::Shepherd => 3.0,
        FigureKind::Abbot | FigureKind::Pig => 2.0,
    }
}

/// Answers the questions between a tile and its figure as everybody would at a glance: where a robber, gold, the mage
/// and the witch go.
pub(super) fn before_figure(game: &mut Game, events: &mut Vec<Event>) {
    while asks_before_figure(game)
        && let Some(action) = most_liked(game)
    {
        game.play_unchecked(action, events);
    }
}

/// Whether a question is put between a tile and its figure.
pub(super) fn asks_before_figure(game: &Game) -> bool {
    matches!(game.step(), Step::AdvanceEarly | Step::Message | Step::Robber | Step::Gold | Step::Magic)
}

/// Lands the figure in the air, if there is one, where it is worth the most at a glance.
pub(super) fn land(game: &mut Game, events: &mut Vec<Event>) {
    if game.step() == Step::Landing
        && let Some(action) = most_liked(game)
    {
        game.play_unchecked(action, events);
    }
}

/// Carries out the decisions that follow a figure up to the scoring, as everybody would at a glance: no phantom, the dearest
/// follower is captured, and the dragon goes where it eats the most of others.
pub(super) fn settle(game: &mut Game, events: &mut Vec<Event>) {
    loop {
        let action = match game.step() {
            Step::Phantom | Step::Tunnel | Step::Ferries | Step::Castle | Step::MoveOut => Action::Skip,
            Step::Capture
            | Step::Exchange
            | Step::Landing
            | Step::Flock
            | Step::AdvanceEarly
            | Step::Robber
            | Step::Advance
            | Step::Message
            | Step::AdvanceAfterTent
            | Step::AdvanceAfterSale
            | Step::Gold
            | Step::Magic
            | Step::Circle
            | Step::AtCircle
            | Step::Escape
            | Step::Ferry
            | Step::Dragon
            | Step::DragonAfter => {
                let Some(action) = most_liked(game) else { return };
                action
            }
            Step::Abbey
            | Step::Draw
            | Step::Lay
            | Step::Figure
            | Step::Herd
            | Step::TrapsAfterFigure
            | Step::TrapsAfterPhantom
            | Step::TrapsAfterReturn
            | Step::TrapsAfterWagons
            | Step::BigTop
            | Step::Score
            | Step::Wagon
            | Step::Send
            | Step::Count
            | Step::Next
            | Step::SecondPart
            | Step::Bazaar
            | Step::Pass
            | Step::LastMove
            | Step::Over
            | Step::Hidden => return,
        };
        game.play_unchecked(action, events);
    }
}

/// What the asked player likes best at a glance.
fn most_liked(game: &Game) -> Option<Action> {
    let me = game.asked();
    let mut best: Option<(f32, Action)> = None;
    for action in legal_actions(game) {
        let liking = liking(game, me, action);
        if best.is_none_or(|(most, _)| liking > most) {
            best = Some((liking, action));
        }
    }
    best.map(|(_, action)| action)
}

/// The points of a feature if it were completed, if a figure that joins it makes its owner one of the strongest there.
fn share(game: &Game, me: PlayerId, figure: FigureKind, pos: Pos, part: u8) -> f32 {
    let Some(node) = game.node_at(pos, part) else { return 0.0 };
    let worth = score::worth(game, node);
    let own = worth.strengths[me] + score::strength(figure, worth.coats);
    let most = game.players().map(|player| worth.strengths[player]).max().unwrap_or(0);
    if own >= most && own > 0 { f32::from(score::appraised(game, node, true).points) } else { 0.0 }
}

/// How a player likes one of these decisions at a glance.
fn liking(game: &Game, me: PlayerId, action: Action) -> f32 {
    match action {
        Action::Tower(tower::Action::Capture(at)) if at.owner != me => {
            let captured = game.find_figure(at).map(|index| &game.figures()[index]);
            captured.map_or(0.0, |figure| loss(game, figure))
        }
        Action::Tower(tower::Action::Exchange { figure, .. }) => dearness(figure),
        Action::PlaceAt { figure, pos, part } if game.step() == Step::AtCircle => {
            game.node_at(pos, part).map_or(0.0, |node| corn::gain(game, me, figure, node))
        }
        Action::PlaceAt { figure, pos, part } => share(game, me, figure, pos, part),
        Action::Dragon(dragon::Action::Dragon { pos }) => game
            .figures()
            .iter()
            .map(|figure| {
                let near = between(pos, game.laid_part(figure.node).pos);
                let share = if near == 0 { 1.0 } else { 0.25 / f32::from(near) };
                let sign = if figure.owner == me { -1.0 } else { 1.0 / (game.rules().n_players() - 1) as f32 };
                if near <= FAR { sign * share * loss(game, figure) } else { 0.0 }
            })
            .sum(),
        Action::Return(OwnPiece::Figure(FigureAt { pos, part, .. })) => {
            -game.node_at(pos, part).map_or(0.0, |node| corn::loss(game, me, node))
        }
        Action::Ferries(action) => ferries::liking(game, me, action),
        Action::Siege(action) => siege::liking(game, me, action),
        Action::Gold(action) => gold::liking(game, me, action),
        Action::Mage(action) => mage::liking(game, me, action),
        Action::Corn(corn_rules::Action(circle)) => corn::liking(game, me, circle),
        Action::Messages(action) => messages::liking(game, me, action),
        Action::Robbers(action) => robbers::liking(game, me, action),
        Action::Hills(action) => hills::liking(game, action),
        _ => 0.0,
    }
}
