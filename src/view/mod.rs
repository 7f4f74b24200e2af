//! Plain data about a game for pages and tests: what `types.d.ts` describes, ready to be serialised.
//!
//! Built from what the game tells everybody, so nothing here gives the order of the tiles away.

mod chances;
pub mod description;
mod game;
pub mod inspection;
pub(crate) mod names;
pub(crate) mod play;
pub mod refusal;
#[cfg(not(feature = "game-only"))]
mod study;
mod track;

use std::borrow::Cow;

use serde::Serialize;

use crate::boxes::{
    abbey::view::BarnView,
    bigtop::view::BigTopView,
    bridges::view::{BazaarView, BridgeView, CastleView},
    dragon::view::{DragonView, FairyView},
    ferries::view::FerryView,
    gold::view::GoldView,
    king::view::CardView,
    little::view::BuildingView,
    mage::view::MagicView,
    tower::view::{PrisonerView, TowerView},
    traders::view::GoodsView,
    tunnel::view::TunnelView,
};
pub use chances::{ChancesView, chances_view};
pub use game::{boxes, edition_options, preview, turn};
pub use play::{ActionView, EventView, ScoredView, action_view, event_view, legal, next_word};
pub(crate) use play::{SeenDecision, SeenEvent};
pub(crate) use refusal::SeenRefusal;
#[cfg(not(feature = "game-only"))]
pub use study::{StudyLine, StudyMove, StudyView, study_view};
pub use track::{CountsView, TrackView};

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
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub may_go_on: bool,
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
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gold: Vec<GoldView>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub magic: Vec<MagicView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub big_top: Option<BigTopView>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub buildings: Vec<BuildingView>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ferries: Vec<FerryView>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tunnels: Vec<TunnelView>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bag: Vec<u8>,
    #[serde(skip_serializing_if = "is_zero")]
    pub hidden: u16,
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
    /// To let a flock grow or to bring it home.
    Flock,
    /// To lay the second bar of gold.
    Gold,
    /// To move the mage or the witch, or to remove one of them.
    Magic,
    /// To put a robber on the scoring track, or to decline.
    Robber,
    /// To say which figure on the scoring track moves on.
    Score,
    /// To take the action or the points of a message.
    Message,
    /// To say whom a robber robs, or whether it moves on with the figure beside it.
    Rob,
    /// To say what a corn circle does.
    Circle,
    /// To add a figure at a corn circle or to decline, or to take one back.
    AtCircle,
    /// To let a follower escape from a besieged city, or to decline.
    Escape,
    /// To put a token on the mouth of a tunnel, or to decline.
    Tunnel,
    /// To lay the ferry of the lake just laid.
    Ferry,
    /// To move another ferry, or to decline.
    Ferries,
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
    pub value: Cow<'static, str>,
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
    pub gold: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub buildings: Option<[u8; 3]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tunnels: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub track: Option<TrackView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub held: Option<&'static str>,
    pub cards: Vec<CardView>,
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
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sheep: Vec<u8>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the serialiser passes a reference")]
const fn is_zero(number: &u16) -> bool {
    *number == 0
}
