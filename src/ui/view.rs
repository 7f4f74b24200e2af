//! Plain data about a game for pages and tests: what `types.d.ts` describes, ready to be serialised.
//!
//! Built from what the game tells everybody, so nothing here gives the order of the tiles away.

use serde::Serialize;

use crate::{
    board::Pos,
    catalogue::{BoxId, Catalogue, PartKind, TileId},
    record::{PartName, Replay, Statement},
    rules::{
        AbbeyPart, Action, Barn, Edition, Event, FigureKind, Game, OPTIONS, OptionDef, Options, PlayerId, Score, Spot,
        Step, legal_actions, most_players, playable,
    },
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
    pub barns: Vec<BarnView>,
    pub decisions: u16,
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
    /// To lay an abbey or to decline.
    Abbey,
    /// To move a wagon on or to take it back.
    Wagon,
    /// Nothing any more.
    Nothing,
}

/// An option of the rules for a set-up screen.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct OptionView {
    pub name: &'static str,
    #[serde(rename = "box")]
    pub box_name: &'static str,
    pub help: &'static str,
    pub values: Vec<ValueView>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub joined: bool,
    pub value: &'static str,
}

/// A value of an option.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct ValueView {
    pub value: &'static str,
    pub label: &'static str,
}

/// A box that can be played.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct BoxView {
    pub name: &'static str,
    pub most_players: u8,
}

/// What a set-up makes.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct Preview {
    pub tiles: u16,
    pub most_players: u8,
}

/// A player.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct PlayerView {
    pub colour: &'static str,
    pub name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
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

/// A barn on a corner of a tile.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct BarnView {
    pub player: u8,
    pub x: i16,
    pub y: i16,
    pub corner: &'static str,
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
    /// Lay an abbey.
    Abbey { statement: String, x: i16, y: i16 },
    /// Place a barn on a corner of the tile just laid.
    Barn { statement: String, x: i16, y: i16, corner: &'static str },
    /// Take the abbot back.
    Recall { statement: String },
    /// Move a figure on.
    Move { statement: String, figure: &'static str, place: String, x: i16, y: i16 },
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
    },
    /// A tile was drawn in a turn that had begun already.
    Drawn {
        player: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        tile: Option<&'static str>,
    },
    /// A drawn tile fits nowhere.
    Discarded { player: u8, tile: &'static str },
    /// A tile was laid.
    TilePlaced { player: u8, tile: &'static str, x: i16, y: i16, turns: u8 },
    /// A figure was placed.
    FigurePlaced { player: u8, figure: &'static str, x: i16, y: i16, place: String },
    /// A figure moved on.
    FigureMoved {
        player: u8,
        figure: &'static str,
        x: i16,
        y: i16,
        place: String,
        #[serde(rename = "toX")]
        to_x: i16,
        #[serde(rename = "toY")]
        to_y: i16,
        #[serde(rename = "toPlace")]
        to_place: String,
    },
    /// A barn was placed.
    BarnPlaced { player: u8, x: i16, y: i16, corner: &'static str },
    /// A player scored.
    Scored(ScoredView),
    /// A figure came back.
    FigureReturned { player: u8, figure: &'static str, x: i16, y: i16, place: String },
    /// The game is over.
    Over { winners: Vec<u8>, points: u16 },
}

/// A score with its explanation.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct ScoredView {
    pub player: u8,
    pub points: u16,
    pub feature: &'static str,
    pub x: i16,
    pub y: i16,
    pub place: String,
    pub completed: bool,
    pub at_end: bool,
    pub tiles: u16,
    pub coats: u8,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub inn: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub cathedral: bool,
    pub cities: u16,
    pub neighbours: u8,
    pub strengths: Vec<u8>,
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
            options: options(&rules.options, |option| option.applies(&rules.boxes)),
            players: game.players().map(|player| player_view(game, player)).collect(),
            asks: match game.step() {
                Step::Lay => Asks::Tile,
                Step::Figure => Asks::Figure,
                Step::Abbey => Asks::Abbey,
                Step::Wagon => Asks::Wagon,
                Step::Draw | Step::Score | Step::Next | Step::Over => Asks::Nothing,
            },
            player: index(game.asked()),
            turn: game.turn(),
            drawn: game.drawn().map(name),
            remaining: game.remaining() as u16,
            tiles: tiles(replay),
            figures: game.figures().iter().map(|figure| figure_view(game, figure)).collect(),
            barns: game.barns().iter().map(barn_view).collect(),
            decisions: replay.at() as u16,
            can_undo: replay.can_undo_turn(),
            can_redo: replay.can_redo(),
            over: game.is_over(),
            winners: winners(game),
        }
    }
}

/// The options of a game with these boxes, with the values of an edition, for a set-up screen.
#[must_use]
pub fn edition_options(edition: Edition, boxes: &[BoxId]) -> Vec<OptionView> {
    options(&Options::of_edition(edition), |option| option.applies(boxes))
}

/// The boxes that can be played.
#[must_use]
pub fn boxes() -> Vec<BoxView> {
    playable().map(|id| BoxView { name: id.name(), most_players: most_players(&[BoxId::Base, id]) as u8 }).collect()
}

/// What a set-up makes, told from its game before the first decision.
#[must_use]
pub fn preview(game: &Game) -> Preview {
    let tiles = (game.remaining() + usize::from(game.drawn().is_some()) + game.board().tiles().len()) as u16;
    Preview { tiles, most_players: most_players(&game.rules().boxes) as u8 }
}

/// Everything that may be done now, in the order of [`legal_actions`].
#[must_use]
pub fn legal(game: &Game) -> Vec<ActionView> {
    legal_actions(game).map(|action| action_view(game, action)).collect()
}

/// The view of one action that is legal in a game.
#[must_use]
pub fn action_view(game: &Game, action: Action) -> ActionView {
    let statement = Statement::written(game, action).to_string();
    match action {
        Action::Lay { pos, turns, .. } => ActionView::Tile { statement, x: pos.x, y: pos.y, turns },
        Action::Place { figure, part } => {
            let (pos, place) = match game.board().last() {
                Some(laid) => (laid.pos, PartName::of(laid.tile, laid.turns, usize::from(part)).to_string()),
                None => Default::default(),
            };
            ActionView::Figure { statement, figure: figure.name(), place, x: pos.x, y: pos.y }
        }
        Action::Abbey { pos } => ActionView::Abbey { statement, x: pos.x, y: pos.y },
        Action::Barn { corner } => {
            let pos = game.board().last().map_or_else(Pos::default, |laid| laid.pos);
            ActionView::Barn { statement, x: pos.x, y: pos.y, corner: corner.name() }
        }
        Action::Recall => ActionView::Recall { statement },
        Action::MoveWagon { pos, part } => {
            let laid = game.board().tile_at(pos).map(|index| game.board().tiles()[index]);
            let place = laid.map(|laid| PartName::of(laid.tile, laid.turns, usize::from(part)).to_string());
            let figure = FigureKind::Wagon.name();
            ActionView::Move { statement, figure, place: place.unwrap_or_default(), x: pos.x, y: pos.y }
        }
        Action::Skip => ActionView::Skip { statement },
        Action::End => ActionView::End { statement },
    }
}

/// The view of an event.
#[must_use]
pub fn event_view(game: &Game, event: &Event) -> EventView {
    match *event {
        Event::TurnBegan { player, turn, tile } => {
            EventView::Turn { player: index(player), turn, tile: tile.map(name) }
        }
        Event::TileDrawn { player, tile } => EventView::Drawn { player: index(player), tile: tile.map(name) },
        Event::Discarded { player, tile } => EventView::Discarded { player: index(player), tile: name(tile) },
        Event::TilePlaced { player, tile, pos, turns } => {
            EventView::TilePlaced { player: index(player), tile: name(tile), x: pos.x, y: pos.y, turns }
        }
        Event::FigurePlaced { player, figure, spot } => {
            let (x, y, place) = at(spot);
            EventView::FigurePlaced { player: index(player), figure: figure.name(), x, y, place }
        }
        Event::Scored { player, points, why } => EventView::Scored(scored(game, player, points, &why)),
        Event::FigureReturned { player, figure, spot } => {
            let (x, y, place) = at(spot);
            EventView::FigureReturned { player: index(player), figure: figure.name(), x, y, place }
        }
        Event::FigureMoved { player, figure, from, to } => {
            let ((x, y, place), (to_x, to_y, to_place)) = (at(from), at(to));
            let figure = figure.name();
            EventView::FigureMoved { player: index(player), figure, x, y, place, to_x, to_y, to_place }
        }
        Event::BarnPlaced(barn) => {
            let BarnView { player, x, y, corner } = barn_view(&barn);
            EventView::BarnPlaced { player, x, y, corner }
        }
        Event::Over => EventView::Over {
            winners: winners(game),
            points: game.leaders().next().map_or(0, |player| game.score(player)),
        },
    }
}

fn scored(game: &Game, player: PlayerId, points: u16, why: &Score) -> ScoredView {
    let (x, y, place) = at(why.spot);
    ScoredView {
        player: index(player),
        points,
        feature: why.name(),
        x,
        y,
        place,
        completed: why.completed,
        at_end: why.at_end,
        tiles: why.tiles,
        coats: why.coats,
        inn: why.inn,
        cathedral: why.cathedral,
        cities: why.cities,
        neighbours: why.neighbours,
        strengths: game.players().map(|player| why.strengths[player]).collect(),
    }
}

/// The options of the boxes that are wanted.
fn options(options: &Options, wanted: impl Fn(&OptionDef) -> bool) -> Vec<OptionView> {
    let view = |option: &OptionDef| OptionView {
        name: option.name,
        box_name: option.box_id.name(),
        help: option.help,
        joined: option.joined,
        values: option.values.iter().map(|&(value, label)| ValueView { value, label }).collect(),
        value: option.value(options),
    };
    OPTIONS.iter().filter(|option| wanted(option)).map(view).collect()
}

fn player_view(game: &Game, player: PlayerId) -> PlayerView {
    let named = &game.rules().players[player.index()];
    PlayerView {
        colour: named.colour.name(),
        name: named.shown_name().to_owned(),
        level: named.level.clone(),
        score: game.score(player),
        supply: supply_view(game, player),
    }
}

/// The figures of the boxes in play; what is left of an abbey and a barn is told by the same names as their statements.
fn supply_view(game: &Game, player: PlayerId) -> Vec<SupplyView> {
    let whole = game.whole_supply();
    let supply = game.supply(player);
    let figures = FigureKind::ALL.into_iter().filter(|&figure| whole[figure] > 0);
    let mut view: Vec<_> = figures.map(|figure| SupplyView { figure: figure.name(), count: supply[figure] }).collect();
    if game.rules().has(BoxId::Abbey) {
        let parts = game.rules().options.abbey_parts;
        for (part, figure, has) in
            [(AbbeyPart::Abbey, "abbey", game.has_abbey(player)), (AbbeyPart::Barn, "barn", game.has_barn(player))]
        {
            view.extend(parts.contains(part).then_some(SupplyView { figure, count: has.into() }));
        }
    }
    view
}

fn barn_view(barn: &Barn) -> BarnView {
    BarnView { player: index(barn.owner), x: barn.pos.x, y: barn.pos.y, corner: barn.corner.name() }
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
