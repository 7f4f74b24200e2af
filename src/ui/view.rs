//! Plain data about a game for pages and tests: what `types.d.ts` describes, ready to be serialised.
//!
//! Built from what the game tells everybody, so nothing here gives the order of the tiles away.

use serde::Serialize;

use crate::{
    catalogue::{Catalogue, PartKind, TileId},
    record::{PartName, Replay, Statement},
    rules::{Action, Edition, Event, FigureKind, Game, OPTIONS, Options, PlayerId, Score, Spot, Step, legal_actions},
};

/// Everything public about a game at one moment.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct GameView {
    pub rules: &'static str,
    pub boxes: Vec<&'static str>,
    pub options: Vec<OptionView>,
    pub players: Vec<PlayerView>,
    pub asks: Asks,
    pub player: u8,
    pub turn: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drawn: Option<&'static str>,
    pub remaining: u16,
    pub tiles: Vec<TileView>,
    pub figures: Vec<FigureView>,
    pub can_undo: bool,
    pub can_redo: bool,
    pub over: bool,
    pub winners: Vec<u8>,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Asks {
    /// To lay the drawn tile.
    Tile,
    /// To place a figure or to decline.
    Figure,
    /// Nothing any more.
    Nothing,
}

/// An option of the rules for a set-up screen.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct OptionView {
    pub name: &'static str,
    pub help: &'static str,
    pub values: Vec<ValueView>,
    pub value: &'static str,
}

/// A value of an option.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct ValueView {
    pub value: &'static str,
    pub label: &'static str,
}

/// A player.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct PlayerView {
    pub colour: &'static str,
    pub name: String,
    pub score: u16,
    pub supply: Vec<SupplyView>,
}

/// Figures of one kind in a supply.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct SupplyView {
    pub figure: &'static str,
    pub count: u8,
}

/// A laid tile.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct TileView {
    pub tile: &'static str,
    pub x: i16,
    pub y: i16,
    pub turns: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<u8>,
}

/// A figure on the board.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct FigureView {
    pub figure: &'static str,
    pub player: u8,
    pub x: i16,
    pub y: i16,
    pub place: String,
    pub lying: bool,
}

/// Something that may be done now.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum ActionView {
    /// Lay the drawn tile.
    Tile { statement: String, x: i16, y: i16, turns: u8 },
    /// Place a figure.
    Figure { statement: String, figure: &'static str, place: String, x: i16, y: i16 },
    /// Decline.
    Skip { statement: String },
    /// End an open game.
    End { statement: String },
}

/// Something that happened.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum EventView {
    /// A turn began.
    Turn {
        player: u8,
        turn: u16,
        #[serde(skip_serializing_if = "Option::is_none")]
        tile: Option<&'static str>,
        text: String,
    },
    /// A drawn tile fits nowhere.
    Discarded { player: u8, tile: &'static str, text: String },
    /// A tile was laid.
    TilePlaced { player: u8, tile: &'static str, x: i16, y: i16, turns: u8, text: String },
    /// A figure was placed.
    FigurePlaced { player: u8, figure: &'static str, x: i16, y: i16, place: String, text: String },
    /// A player scored.
    Scored(ScoredView),
    /// A figure came back.
    FigureReturned { player: u8, figure: &'static str, x: i16, y: i16, place: String, text: String },
    /// The game is over.
    Over { winners: Vec<u8>, text: String },
}

/// A score with its explanation.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct ScoredView {
    pub player: u8,
    pub points: u16,
    pub feature: &'static str,
    pub x: i16,
    pub y: i16,
    pub place: String,
    pub completed: bool,
    pub tiles: u16,
    pub coats: u8,
    pub cities: u16,
    pub neighbours: u8,
    pub strengths: Vec<u8>,
    pub text: String,
}

impl GameView {
    /// The view of a game.
    #[must_use]
    pub fn new(replay: &Replay) -> Self {
        let game = replay.game();
        let rules = game.rules();
        Self {
            rules: rules.edition.name(),
            boxes: rules.boxes.iter().map(|id| id.name()).collect(),
            options: options(&rules.options),
            players: game.players().map(|player| player_view(game, player)).collect(),
            asks: match game.step() {
                Step::Lay => Asks::Tile,
                Step::Figure => Asks::Figure,
                Step::Draw | Step::Score | Step::Next | Step::Over => Asks::Nothing,
            },
            player: index(game.asked()),
            turn: game.turn(),
            drawn: game.drawn().map(name),
            remaining: game.remaining() as u16,
            tiles: tiles(replay),
            figures: game.figures().iter().map(|figure| figure_view(game, figure)).collect(),
            can_undo: replay.can_undo_turn(),
            can_redo: replay.can_redo(),
            over: game.is_over(),
            winners: winners(game),
        }
    }
}

/// The options with the values of an edition, for a set-up screen.
#[must_use]
pub fn edition_options(edition: Edition) -> Vec<OptionView> {
    options(&Options::of_edition(edition))
}

/// Everything that may be done now, in the order of [`legal_actions`].
#[must_use]
pub fn legal(game: &Game) -> Vec<ActionView> {
    legal_actions(game).map(|action| action_view(game, action)).collect()
}

/// The view of one action that is legal in a game.
#[must_use]
pub fn action_view(game: &Game, action: Action) -> ActionView {
    let statement = Statement::of(game, action).to_string();
    match action {
        Action::Lay { pos, turns, .. } => ActionView::Tile { statement, x: pos.x, y: pos.y, turns },
        Action::Place { figure, part } => {
            let (pos, place) = match game.board().last() {
                Some(laid) => (laid.pos, PartName::of(laid.tile, laid.turns, usize::from(part)).to_string()),
                None => Default::default(),
            };
            ActionView::Figure { statement, figure: figure.name(), place, x: pos.x, y: pos.y }
        }
        Action::Skip => ActionView::Skip { statement },
        Action::End => ActionView::End { statement },
    }
}

/// The view of an event, with its sentence in English.
#[must_use]
pub fn event_view(game: &Game, event: &Event) -> EventView {
    let text = super::describe::event(game, event);
    match *event {
        Event::TurnBegan { player, turn, tile } => {
            EventView::Turn { player: index(player), turn, tile: tile.map(name), text }
        }
        Event::Discarded { player, tile } => EventView::Discarded { player: index(player), tile: name(tile), text },
        Event::TilePlaced { player, tile, pos, turns } => {
            EventView::TilePlaced { player: index(player), tile: name(tile), x: pos.x, y: pos.y, turns, text }
        }
        Event::FigurePlaced { player, figure, spot } => {
            let (x, y, place) = at(spot);
            EventView::FigurePlaced { player: index(player), figure: figure.name(), x, y, place, text }
        }
        Event::Scored { player, points, why } => EventView::Scored(scored(game, player, points, &why, text)),
        Event::FigureReturned { player, figure, spot } => {
            let (x, y, place) = at(spot);
            EventView::FigureReturned { player: index(player), figure: figure.name(), x, y, place, text }
        }
        Event::Over => EventView::Over { winners: winners(game), text },
    }
}

fn scored(game: &Game, player: PlayerId, points: u16, why: &Score, text: String) -> ScoredView {
    let (x, y, place) = at(why.spot);
    ScoredView {
        player: index(player),
        points,
        feature: why.kind.name(),
        x,
        y,
        place,
        completed: why.completed,
        tiles: why.tiles,
        coats: why.coats,
        cities: why.cities,
        neighbours: why.neighbours,
        strengths: game.players().map(|player| why.strengths[player]).collect(),
        text,
    }
}

fn options(options: &Options) -> Vec<OptionView> {
    let view = |option: &crate::rules::OptionDef| OptionView {
        name: option.name,
        help: option.help,
        values: option.values.iter().map(|&(value, label)| ValueView { value, label }).collect(),
        value: options.get(option.name),
    };
    OPTIONS.iter().map(view).collect()
}

fn player_view(game: &Game, player: PlayerId) -> PlayerView {
    let named = &game.rules().players[player.index()];
    let supply = game.supply(player);
    PlayerView {
        colour: named.colour.name(),
        name: named.shown_name().to_owned(),
        score: game.score(player),
        supply: FigureKind::ALL
            .into_iter()
            .map(|figure| SupplyView { figure: figure.name(), count: supply[figure] })
            .collect(),
    }
}

fn tiles(replay: &Replay) -> Vec<TileView> {
    let mut laid_by = replay.events().iter().filter_map(|event| match event {
        Event::TilePlaced { player, .. } => Some(index(*player)),
        _ => None,
    });
    let tiles = replay.game().board().tiles().iter().enumerate();
    let view = |(number, laid): (usize, &crate::board::LaidTile)| TileView {
        tile: name(laid.tile),
        x: laid.pos.x,
        y: laid.pos.y,
        turns: laid.turns,
        player: if number == 0 { None } else { laid_by.next() },
    };
    tiles.map(view).collect()
}

fn figure_view(game: &Game, figure: &crate::rules::Figure) -> FigureView {
    let spot = game.spot(figure.node);
    let (x, y, place) = at(spot);
    FigureView {
        figure: figure.kind.name(),
        player: index(figure.owner),
        x,
        y,
        place,
        lying: spot.part().kind == PartKind::Field,
    }
}

fn winners(game: &Game) -> Vec<u8> {
    if game.is_over() { game.leaders().map(index).collect() } else { Vec::new() }
}

fn at(spot: Spot) -> (i16, i16, String) {
    (spot.pos.x, spot.pos.y, PartName::of(spot.tile, spot.turns, usize::from(spot.part)).to_string())
}

fn index(player: PlayerId) -> u8 {
    player.index() as u8
}

fn name(tile: TileId) -> &'static str {
    &Catalogue::get().tile(tile).name
}
