//! Plain data about a game for pages and tests: what `types.d.ts` describes, ready to be serialised.
//!
//! Built from what the game tells everybody, so nothing here gives the order of the tiles away.

mod chances;
pub mod description;
mod game;
pub mod inspection;
mod play;
pub mod refusal;
#[cfg(not(feature = "game-only"))]
mod study;

use serde::Serialize;

use crate::{
    catalogue::{Catalogue, TileId},
    record::PartName,
    rules::{LaidPart, PlayerId},
};
pub use chances::{ChancesView, chances_view};
pub use game::{boxes, edition_options, preview};
pub use play::{action_view, event_view, legal};
#[cfg(not(feature = "game-only"))]
pub use study::{StudyLine, StudyMove, StudyView, study_view};

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
    pub skip_ends_turn: bool,
    pub player: u8,
    pub turn: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drawn: Option<&'static str>,
    pub remaining: u16,
    pub tiles: Vec<TileView>,
    pub figures: Vec<FigureView>,
    pub barns: Vec<BarnView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dragon: Option<DragonView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fairy: Option<FairyView>,
    pub towers: Vec<TowerView>,
    pub bridges: Vec<BridgeView>,
    pub castles: Vec<CastleView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bazaar: Option<BazaarView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub arrows: Vec<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<TableView>,
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
    /// To place the phantom or to decline.
    Phantom,
    /// To lay an abbey or to decline.
    Abbey,
    /// To move a wagon on or to take it back.
    Wagon,
    /// To capture a follower or to decline.
    Capture,
    /// To say which follower comes back in an exchange of prisoners.
    Exchange,
    /// To move the dragon one step.
    Dragon,
    /// To say where the flying figure lands.
    Landing,
    /// To turn a city into a castle or to decline.
    Castle,
    /// To move a figure out of the City of Carcassonne or to decline.
    MoveOut,
    /// To send a figure to the City of Carcassonne or to decline.
    Send,
    /// To move the count or to decline.
    Count,
    /// To go on with the second part of the turn or to decline it.
    SecondPart,
    /// To choose, bid, pass, buy or sell at the bazaar.
    Bazaar,
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
    pub score: i16,
    pub supply: Vec<SupplyView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goods: Option<GoodsView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub floors: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prisoners: Option<Vec<PrisonerView>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bridges: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub castles: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub held: Option<&'static str>,
    pub cards: Vec<CardView>,
}

/// Followers of one kind that a player holds, and whose they are.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct PrisonerView {
    pub player: u8,
    pub figure: &'static str,
    pub count: u8,
}

/// Where the dragon is, and how many steps it may still make while it walks.
#[derive(Clone, Copy, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct DragonView {
    pub x: i16,
    pub y: i16,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps: Option<u8>,
}

/// Where the fairy is, and beside whom.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct FairyView {
    pub x: i16,
    pub y: i16,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<u8>,
}

/// A tower with floors.
#[derive(Clone, Copy, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct TowerView {
    pub x: i16,
    pub y: i16,
    pub floors: u8,
}

/// A bridge across a tile.
#[derive(Clone, Copy, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct BridgeView {
    pub x: i16,
    pub y: i16,
    pub axis: &'static str,
}

/// A castle, by a part of its city.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct CastleView {
    pub x: i16,
    pub y: i16,
    pub place: String,
    pub scored: bool,
}

/// A bazaar that is held.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct BazaarView {
    pub tiles: Vec<&'static str>,
    pub chooser: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chosen: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bid: Option<i16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bidder: Option<u8>,
}

/// The cells that a table with an edge still has, as a rectangle; all four are included.
#[derive(Clone, Copy, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct TableView {
    pub left: i16,
    pub top: i16,
    pub right: i16,
    pub bottom: i16,
}

/// Tokens of each kind of goods: those that a player has taken, or those in a city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct GoodsView {
    pub wine: u8,
    pub wheat: u8,
    pub cloth: u8,
}

impl GoodsView {
    /// The view of tokens; `None` if there are none.
    fn of(goods: [u8; 3]) -> Option<Self> {
        let [wine, wheat, cloth] = goods;
        (goods != [0; 3]).then_some(Self { wine, wheat, cloth })
    }
}

/// A card that a player holds, and the size of the largest city or road.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct CardView {
    pub card: &'static str,
    pub tiles: u16,
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
    Tile {
        statement: String,
        x: i16,
        y: i16,
        turns: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        like: Option<u8>,
    },
    /// Place a figure.
    Figure { statement: String, figure: &'static str, place: String, x: i16, y: i16 },
    /// Lay an abbey.
    Abbey { statement: String, x: i16, y: i16 },
    /// Place a barn on a corner of the tile just laid.
    Barn { statement: String, x: i16, y: i16, corner: &'static str },
    /// Take the abbot back.
    Recall { statement: String },
    /// Place a figure on another tile: through a portal, or on top of a tower.
    PlaceAt { statement: String, figure: &'static str, place: String, x: i16, y: i16 },
    /// Place the fairy. Without a place she is beside all followers of the tile.
    Fairy {
        statement: String,
        x: i16,
        y: i16,
        #[serde(skip_serializing_if = "Option::is_none")]
        place: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        figure: Option<&'static str>,
    },
    /// Send a knight home.
    Princess { statement: String, x: i16, y: i16, place: String, player: u8, figure: &'static str },
    /// Move the dragon one step.
    Dragon { statement: String, x: i16, y: i16 },
    /// Put a floor on a tower, which then has so many.
    Floor { statement: String, x: i16, y: i16, floors: u8 },
    /// Capture a follower.
    Capture { statement: String, x: i16, y: i16, place: String, player: u8, figure: &'static str },
    /// Say which follower comes back from a player.
    Exchange { statement: String, player: u8, figure: &'static str },
    /// Pay a player for a follower.
    Ransom { statement: String, player: u8, figure: &'static str },
    /// Move a figure on.
    Move { statement: String, figure: &'static str, place: String, x: i16, y: i16 },
    /// Lay a tile where only a bridge makes it fit.
    TileWithBridge {
        statement: String,
        x: i16,
        y: i16,
        turns: u8,
        #[serde(rename = "bridgeX")]
        bridge_x: i16,
        #[serde(rename = "bridgeY")]
        bridge_y: i16,
        axis: &'static str,
    },
    /// Build a bridge.
    Bridge { statement: String, x: i16, y: i16, axis: &'static str },
    /// Turn a city into a castle.
    Castle { statement: String, x: i16, y: i16, place: String },
    /// Choose a tile of the bazaar.
    Choose { statement: String, tile: &'static str },
    /// Bid for it.
    Bid { statement: String, tile: &'static str, points: i16 },
    /// Buy the tile that one chose.
    Buy { statement: String },
    /// Sell it to the highest bidder.
    Sell { statement: String },
    /// Send a figure to a quarter of the City of Carcassonne, which is a place on the board.
    Send { statement: String, figure: &'static str, place: String, x: i16, y: i16 },
    /// Move the count to a quarter.
    Count { statement: String, place: String, x: i16, y: i16 },
    /// Move a figure out of a quarter.
    MoveOut { statement: String, figure: &'static str, quarter: &'static str, place: String, x: i16, y: i16 },
    /// Let a figure fly from the machine of the tile on this cell, which was just laid.
    SetOff { statement: String, figure: &'static str, x: i16, y: i16 },
    /// Go on with the second part of the turn.
    GoOn { statement: String },
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
    /// A builder gives the player a second part of the turn.
    SecondPart { player: u8, arrow: bool },
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
    /// A player took the goods of a completed city.
    Goods { player: u8, wine: u8, wheat: u8, cloth: u8, x: i16, y: i16, place: String },
    /// A player took the king or the robber baron.
    Card { player: u8, card: &'static str, tiles: u16, x: i16, y: i16, place: String },
    /// A player scored.
    Scored(ScoredView),
    /// A figure came back.
    FigureReturned { player: u8, figure: &'static str, x: i16, y: i16, place: String, cause: &'static str },
    /// The dragon came to a tile: by a step, or if it does not walk, to a volcano.
    DragonMoved { player: u8, x: i16, y: i16, walks: bool },
    /// A player placed the fairy.
    FairyMoved {
        player: u8,
        x: i16,
        y: i16,
        #[serde(skip_serializing_if = "Option::is_none")]
        place: Option<String>,
    },
    /// A player put a floor on a tower, which now has so many.
    FloorPlaced { player: u8, x: i16, y: i16, floors: u8 },
    /// A follower was captured.
    FigureCaptured { captor: u8, player: u8, figure: &'static str, x: i16, y: i16, place: String },
    /// A prisoner went home, for ransom or in an exchange.
    PrisonerFreed { player: u8, figure: &'static str, captor: u8, ransom: bool },
    /// A player built a bridge.
    BridgeBuilt { player: u8, x: i16, y: i16, axis: &'static str },
    /// A city became a castle.
    CastleBuilt { player: u8, x: i16, y: i16, place: String },
    /// A tile was turned up for the bazaar.
    TileOffered { tile: &'static str },
    /// A player chose a tile of the bazaar.
    TileChosen { player: u8, tile: &'static str },
    /// A player bid for it.
    BidMade { player: u8, points: i16 },
    /// A player took a tile of the bazaar.
    TileTaken { player: u8, tile: &'static str },
    /// The count moved.
    CountMoved { player: u8, quarter: &'static str },
    /// A figure set off from a machine, and the die showed how far it flies.
    #[serde(rename_all = "camelCase")]
    Rolled { player: u8, figure: &'static str, from_x: i16, from_y: i16, steps: u8, x: i16, y: i16, lands: bool },
    /// The game is over.
    Over { winners: Vec<u8>, points: i16 },
}

/// A score with its explanation.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct ScoredView {
    pub player: u8,
    pub points: i16,
    pub feature: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goods: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub x: Option<i16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub y: Option<i16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    pub completed: bool,
    pub at_end: bool,
    pub tiles: u16,
    pub coats: u8,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub inn: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub cathedral: bool,
    pub cities: u16,
    #[serde(skip_serializing_if = "is_zero")]
    pub castles: u16,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub pig: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub pigsty: bool,
    pub count: u16,
    pub neighbours: u8,
    pub strengths: Vec<u8>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the serialiser passes a reference")]
const fn is_zero(number: &u16) -> bool {
    *number == 0
}

fn at(laid_part: LaidPart) -> (i16, i16, String) {
    (
        laid_part.pos.x,
        laid_part.pos.y,
        PartName::of(laid_part.tile, laid_part.turns, usize::from(laid_part.part)).to_string(),
    )
}

fn index(player: PlayerId) -> u8 {
    player.index() as u8
}

fn name(tile: TileId) -> &'static str {
    &Catalogue::get().tile(tile).name
}
