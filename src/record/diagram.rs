//! Diagrams: pictures of a position with its tiles, figures, marks and notes.
//!
//! A record with the tag `[Diagram "1"]` is a diagram. It has no deck and no turns. Its lines are [`Item`]s, which are put on
//! the board in order by [`Game::arranged`] and its companions, so features are worth the same as in a game.
//!
//! Where NOTATION leaves a question open, the answer suits authors who show a detail of a landscape:
//! - An abbey need not be in a hole, and a river may turn as it likes. Only edges must match.
//! - Without `Players`, all colours of the boxes play. With it, figures of other colours are refused.
//! - Every figure but a meeple, and a barn, an abbey or another piece, needs its expansion, which also says how it counts.
//! - The twelve tiles of the City of Carcassonne are laid as any tiles; they are the city once the tile with the castle lies.
//! - A ghost is on an empty cell. It need neither touch the landscape nor fit, because some ghosts show what is not allowed.
//! - Each tile or ghost can have one note. A mark needs its tile to be there already, and grows with tiles that are laid later.
//! - `expect worth` is the only expectation, because a diagram has no decisions and no scores.
//! - There are at most 100 marks, 100 notes, 100 ghosts and 100 pictures. Texts have at most 120 characters.

use super::{
    Item, Line, PartName, Pictured, Record, RecordError, Where,
    error::{RuleError, tag_of},
    place::no_such_part,
    record::{Tags, write_tags},
};
use crate::{
    board::{Bridge, LaidTile, Node, Pos},
    boxes::{mage::rules::Neutral, tunnel::rules::Pair},
    catalogue::{BoxId, Catalogue, OwnTile, Print, Role, Side, TileId},
    rules::{Colour, Deck, FigureKind, Game, Player, PlayerId, Setup, most_players},
};

/// The largest number of marks, of notes, of ghosts and of pictures in a diagram.
const MOST: usize = 100;

/// The largest number of cells of a drawing, in the rectangle round the landscape, its ghosts and its arrows. Without it a line of text could
/// ask for a picture that no page can show.
pub const MOST_CELLS: i32 = 65_536;

/// A picture of a position; see NOTATION.md for its text format.
#[derive(Clone, Debug)]
pub struct Diagram {
    /// The rules. Without a tag `Players`, all colours play.
    setup: Setup,
    has_players: bool,
    unknown_tags: Vec<(String, String)>,
    /// The tiles that the diagram defines itself.
    own_tiles: Vec<OwnTile>,
    items: Vec<Item>,
    game: Game,
}

impl Diagram {
    /// Builds a diagram from the first statements of a record (`usize::MAX` for all), and checks the expectations on the way.
    ///
    /// If there is an error, the result still contains what could be shown before it.
    pub fn of_record(record: &Record, upto: usize) -> (Option<Self>, Result<(), RecordError>) {
        let has_players = !record.setup.players.is_empty();
        let mut setup = record.setup.clone();
        if !has_players {
            setup.players = everybody(&setup.boxes);
        }
        let mut diagram = match Game::arranged(&setup) {
            Ok(game) => Self {
                setup,
                has_players,
                unknown_tags: record.unknown_tags.clone(),
                own_tiles: record.own_tiles.clone(),
                items: Vec::new(),
                game,
            },
            Err(error) => return (None, Err(RecordError::Setup(record.tag_place(tag_of(&error)), error))),
        };
        let result = diagram.run(record, upto);
        (Some(diagram), result)
    }

    fn run(&mut self, record: &Record, upto: usize) -> Result<(), RecordError> {
        let mut cells = Vec::new();
        for (place, line) in &record.lines {
            match line {
                Line::Item(_) if self.items.len() == upto => return Ok(()),
                Line::Item(item) => {
                    let statement = || item.to_string();
                    cells.extend(item.widens());
                    check_extent(cells.iter().copied()).and_then(|()| self.add(item.clone())).map_err(|reason| {
                        RecordError::Shown(RuleError { place: *place, statement: statement(), player: None, reason })
                    })?;
                }
                Line::Expect(expectation) => {
                    expectation.check_worth(&self.game).map_err(|reason| RecordError::Unmet(*place, reason))?;
                }
                Line::Statement(_) => {}
            }
        }
        Ok(())
    }

    /// The position of a game as a diagram with all its tiles, figures and barns.
    ///
    /// ```
    /// use bastide::{record::{Diagram, parse_record}, session::Replay};
    /// let text = "[Bastide \"1\"]\n[Players \"red, blue\"]\n[Deck \"D V U\"]\ntile V 1,0 0\nmeeple road.S\n";
    /// let game = Replay::of_record(&parse_record(text)?, usize::MAX, &mut ()).0.unwrap();
    /// let diagram = Diagram::of_game(game.game());
    /// assert!(diagram.to_text().ends_with("tile D 0,0 0\ntile V 1,0 0\nred meeple 1,0 road.S\n"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// Never, because everything that a game allows can be shown.
    #[must_use]
    #[expect(clippy::expect_used, reason = "a game exists, so its rules are valid")]
    pub fn of_game(game: &Game) -> Self {
        let rules = game.rules();
        let options = rules.options.departures(rules.edition).into_iter();
        let setup = Setup {
            edition: rules.edition,
            boxes: rules.boxes.clone(),
            options: options.map(|(name, value)| (name.into(), value.to_string())).collect(),
            ..Setup::base(rules.players.clone())
        };
        let empty = Game::arranged(&setup).expect("valid rules");
        let mut laid: Vec<TileId> = game.board().tiles().iter().map(LaidTile::printed).collect();
        laid.sort_unstable();
        laid.dedup();
        let own_tiles = own_among(&laid);
        let mut diagram =
            Self { setup, has_players: true, unknown_tags: Vec::new(), own_tiles, items: Vec::new(), game: empty };
        for item in items_of(game) {
            let shown = diagram.add(item);
            debug_assert_eq!(shown, Ok(()), "a diagram can show any game");
        }
        diagram
    }

    /// Adds an item to the picture.
    ///
    /// # Errors
    /// The reason why the item cannot be shown, as one sentence. The diagram is then unchanged.
    pub fn add(&mut self, mut item: Item) -> Result<(), String> {
        match &mut item {
            Item::Tile { id, pos, turns, bridge } => {
                if Catalogue::get().tile(*id).role == Role::EachPlayer {
                    return Err("to lay an abbey, use 'abbey' and its cell".into());
                }
                self.no_ghost(*pos)?;
                let laid = match *bridge {
                    Some(bridge) => self.game.arrange_tile_with_bridge(*id, (*pos, *turns), bridge),
                    None => self.game.arrange_tile(*id, *pos, *turns),
                };
                laid.map_err(|reason| reason.to_string())?;
            }
            Item::Abbey { pos } => {
                self.no_ghost(*pos)?;
                self.game.arrange_abbey(*pos).map_err(|reason| reason.to_string())?;
            }
            Item::Figure { colour, figure, pos, place, flock } => {
                let (owner, node) = (self.player(*colour)?, self.canonical(*pos, place)?);
                self.game.arrange_figure(owner, *figure, node).map_err(|reason| reason.to_string())?;
                if *flock != [0; 4] && !self.game.arrange_flock(owner, *flock) {
                    return Err("the bag does not hold so many of these tokens".into());
                }
            }
            Item::Barn { colour, pos, corner } => {
                let owner = self.player(*colour)?;
                self.game.arrange_barn(owner, *pos, *corner).map_err(|reason| reason.to_string())?;
            }
            Item::Dragon { pos } => self.game.arrange_dragon(*pos).map_err(|reason| reason.to_string())?,
            Item::Fairy { pos, place } => {
                let node = place.as_mut().map(|place| self.canonical(*pos, place)).transpose()?;
                self.game.arrange_fairy(*pos, node).map_err(|reason| reason.to_string())?;
            }
            Item::Piece { pos, floors } => {
                self.game.arrange_tower(*pos, *floors).map_err(|reason| reason.to_string())?;
            }
            Item::Bridge(bridge) => self.game.arrange_bridge(*bridge).map_err(|reason| reason.to_string())?,
            Item::Castle { pos, place } => {
                let city = self.canonical(*pos, place)?;
                self.game.arrange_castle(city).map_err(|reason| reason.to_string())?;
            }
            Item::Count { quarter } => self.game.arrange_count(*quarter).map_err(|reason| reason.to_string())?,
            token @ (Item::Ferry { .. }
            | Item::Tunnel { .. }
            | Item::Building { .. }
            | Item::BigTop { .. }
            | Item::Gold { .. }
            | Item::Magic { .. }) => self.add_token(token)?,
            beside @ (Item::Mark { .. }
            | Item::Note { .. }
            | Item::Arrow { .. }
            | Item::Ghost { .. }
            | Item::Picture(_)) => {
                self.check_beside(beside)?;
            }
        }
        self.items.push(item);
        Ok(())
    }

    /// Lays what small boxes bring.
    fn add_token(&mut self, item: &mut Item) -> Result<(), String> {
        match item {
            Item::Ferry { pos, crossing } => {
                self.game.arrange_ferry(*pos, *crossing).map_err(|reason| reason.to_string())?;
            }
            Item::Tunnel { colour, pos, place, pair } => {
                let (owner, node) = (self.player(*colour)?, self.canonical(*pos, place)?);
                let pair = pair.unwrap_or(Pair::A);
                self.game.arrange_tunnel(owner, node, pair).map_err(|reason| reason.to_string())?;
            }
            Item::Building { colour, building, pos } => {
                let owner = self.player(*colour)?;
                self.game.arrange_building(owner, *building, *pos).map_err(|reason| reason.to_string())?;
            }
            Item::BigTop { pos } => self.game.arrange_big_top(*pos).map_err(|reason| reason.to_string())?,
            Item::Gold { pos } => {
                self.game.arrange_gold(*pos).map_err(|reason| reason.to_string())?;
            }
            Item::Magic { who, pos, place } => {
                let node = self.canonical(*pos, place)?;
                self.game.arrange_magic(*who, node).map_err(|reason| reason.to_string())?;
            }
            _ => {}
        }
        Ok(())
    }

    /// Checks what is shown beside the position. The names of parts are replaced by the canonical ones.
    fn check_beside(&self, item: &mut Item) -> Result<(), String> {
        match item {
            Item::Mark { pos, place, .. } => {
                self.canonical(*pos, place)?;
                self.room(|item| matches!(item, Item::Mark { .. }), "marks")?;
            }
            Item::Note { pos, .. } => {
                let here = *pos;
                if self.game.board().tile_at(here).is_none() && !self.has_ghost(here) {
                    return Err(no_tile(here));
                }
                self.no_note(here)?;
                self.room(|item| matches!(item, Item::Note { .. }), "notes")?;
            }
            Item::Arrow { from, to, .. } => {
                if from == to {
                    return Err("an arrow needs two different cells".into());
                }
                self.room(|item| matches!(item, Item::Arrow { .. }), "arrows")?;
            }
            Item::Picture(pictured) => {
                self.picture(pictured)?;
                self.room(|item| matches!(item, Item::Picture(_)), "pictures")?;
            }
            Item::Ghost { pos, .. } => {
                if self.game.board().tile_at(*pos).is_some() {
                    return Err(format!("there is already a tile at {pos}"));
                }
                self.no_ghost(*pos)?;
                self.room(|item| matches!(item, Item::Ghost { .. }), "ghosts")?;
            }
            Item::Tile { .. }
            | Item::Abbey { .. }
            | Item::Figure { .. }
            | Item::Barn { .. }
            | Item::Dragon { .. }
            | Item::Fairy { .. }
            | Item::Piece { .. }
            | Item::Bridge(_)
            | Item::Castle { .. }
            | Item::Count { .. }
            | Item::BigTop { .. }
            | Item::Gold { .. }
            | Item::Building { .. }
            | Item::Ferry { .. }
            | Item::Tunnel { .. }
            | Item::Magic { .. } => {}
        }
        Ok(())
    }

    /// Checks where a piece stands. The name of a part is replaced by the canonical one.
    fn picture(&self, pictured: &mut Pictured) -> Result<(), String> {
        let here = pictured.pos;
        match &mut pictured.at {
            Where::Part(place) => self.canonical(here, place).map(|_| ()),
            Where::Symbol(name) => {
                let index = self.game.board().tile_at(here).ok_or_else(|| no_tile(here))?;
                let tile = Catalogue::get().tile(self.game.board().tiles()[index].tile);
                let is_it = |print: &Print| tile.symbol_of(print).is_some_and(|symbol| symbol.emblem.name == *name);
                if tile.prints.iter().any(is_it) { Ok(()) } else { Err(format!("no {name} on {}", tile.name)) }
            }
            Where::Middle | Where::Offset(..) if self.game.board().tile_at(here).is_none() && !self.has_ghost(here) => {
                Err(no_tile(here))
            }
            Where::Middle | Where::Offset(..) => Ok(()),
        }
    }

    fn no_note(&self, here: Pos) -> Result<(), String> {
        if self.items.iter().any(|item| matches!(item, Item::Note { pos, .. } if *pos == here)) {
            return Err(format!("there is already a note at {here}"));
        }
        Ok(())
    }

    fn player(&self, colour: Colour) -> Result<PlayerId, String> {
        let mut players = self.game.players();
        let found = players.find(|player| self.game.rules().players[player.index()].colour == colour);
        found.ok_or_else(|| format!("nobody plays {}", colour.name()))
    }

    /// The node of a part. Its name is replaced by the canonical one.
    fn canonical(&self, pos: Pos, place: &mut PartName) -> Result<Node, String> {
        let index = self.game.board().tile_at(pos).ok_or_else(|| no_tile(pos))?;
        let laid = self.game.board().tiles()[index];
        let part = place.find(laid.tile, laid.turns).ok_or_else(|| no_such_part(*place, laid.tile, laid.turns))?;
        *place = PartName::of(laid.tile, laid.turns, part);
        Ok(laid.node(part))
    }

    fn has_ghost(&self, at: Pos) -> bool {
        self.items.iter().any(|item| matches!(item, Item::Ghost { pos, .. } if *pos == at))
    }

    fn no_ghost(&self, at: Pos) -> Result<(), String> {
        if self.has_ghost(at) { Err(format!("there is already a ghost at {at}")) } else { Ok(()) }
    }

    fn room(&self, is_such: impl Fn(&Item) -> bool, such: &str) -> Result<(), String> {
        let full = self.items.iter().filter(|item| is_such(item)).count() >= MOST;
        if full { Err(format!("a diagram holds at most {MOST} {such}")) } else { Ok(()) }
    }

    /// The rules, with every colour as a player where none is named.
    pub(crate) fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The position, as a game that asks for no decision.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Everything that is shown, in the order of the text.
    #[must_use]
    pub fn items(&self) -> &[Item] {
        &self.items
    }

    /// The players that are named, in turn order. Empty if all colours play.
    #[must_use]
    pub fn named_players(&self) -> &[Player] {
        if self.has_players { &self.setup.players } else { &[] }
    }

    /// The canonical text of the diagram.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        let tags = Tags {
            version: "1",
            is_diagram: true,
            players: self.named_players(),
            deck: &Deck::Open,
            known: None,
            lots: &self.setup.lots,
            result: None,
            unknown: &self.unknown_tags,
            own: &self.own_tiles,
        };
        write_tags(&mut text, self.game.rules(), &tags);
        for item in &self.items {
            text.push_str(&item.to_string());
            text.push('\n');
        }
        text
    }
}

/// Holds the tiles among these that a record defines.
#[cfg(not(feature = "game-only"))]
fn own_among(tiles: &[TileId]) -> Vec<OwnTile> {
    tiles.iter().filter_map(|&id| Catalogue::get().hold_own(id)).collect()
}

#[cfg(feature = "game-only")]
fn own_among(_: &[TileId]) -> Vec<OwnTile> {
    Vec::new()
}

/// Refuses a drawing of cells that lie too far from each other.
///
/// # Errors
/// A sentence that says how large it would be.
pub fn check_extent(cells: impl Iterator<Item = Pos>) -> Result<(), String> {
    let (mut low, mut high) = (Pos::new(i16::MAX, i16::MAX), Pos::new(i16::MIN, i16::MIN));
    for Pos { x, y } in cells {
        (low, high) = (Pos::new(low.x.min(x), low.y.min(y)), Pos::new(high.x.max(x), high.y.max(y)));
    }
    if low.x > high.x {
        return Ok(()); // there are none
    }
    let [columns, rows] = [(low.x, high.x), (low.y, high.y)].map(|(low, high)| i32::from(high) - i32::from(low) + 1);
    if columns * rows > MOST_CELLS {
        return Err(format!("the drawing would have {columns} columns and {rows} rows, more than {MOST_CELLS} cells"));
    }
    Ok(())
}

/// The tiles, figures and other pieces of a game as items.
fn items_of(game: &Game) -> Vec<Item> {
    let colour = |player: PlayerId| game.rules().players[player.index()].colour;
    let tiles = tiles_of(game);
    let figures = game.figures().iter().map(|figure| {
        let laid_part = game.laid_part(figure.node);
        let place = PartName::of(laid_part.tile, laid_part.turns, usize::from(laid_part.part));
        let is_shepherd = figure.kind == FigureKind::Shepherd;
        let flock = if is_shepherd { game.flock_tokens(figure.owner) } else { [0; 4] };
        Item::Figure { colour: colour(figure.owner), figure: figure.kind, pos: laid_part.pos, place, flock }
    });
    let barns = game.barns();
    let barns = barns.iter().map(|barn| Item::Barn { colour: colour(barn.owner), pos: barn.pos, corner: barn.corner });
    let fairy = game.fairy().map(|fairy| {
        let beside = fairy.beside.map(|index| game.laid_part(game.figures()[index].node));
        let place = beside.map(|at| PartName::of(at.tile, at.turns, usize::from(at.part)));
        Item::Fairy { pos: fairy.pos, place }
    });
    let dragon = game.dragon().map(|pos| Item::Dragon { pos });
    let towers = game.towers().map(|(pos, floors)| Item::Piece { pos, floors });
    let castles = game.castles().map(|node| {
        let at = game.laid_part(node);
        Item::Castle { pos: at.pos, place: PartName::of(at.tile, at.turns, usize::from(at.part)) }
    });
    let count = game.count().map(|quarter| Item::Count { quarter });
    let big_top = game.big_top().map(|pos| Item::BigTop { pos });
    let gold = game.gold().flat_map(|pile| (0..pile.bars).map(move |_| Item::Gold { pos: pile.pos }));
    let magic = Neutral::ALL.into_iter().zip(game.magic()).filter_map(|(who, on)| {
        let at = game.laid_part(on?);
        Some(Item::Magic { who, pos: at.pos, place: PartName::of(at.tile, at.turns, usize::from(at.part)) })
    });
    let pieces = figures.chain(barns).chain(dragon).chain(fairy).chain(towers).chain(castles).chain(count);
    let buildings = game.buildings().map(|placed| {
        let (colour, building) = (colour(placed.owner), placed.building);
        Item::Building { colour, building, pos: placed.pos }
    });
    let ferries = game.lakes().filter_map(|lake| Some(Item::Ferry { pos: lake.pos, crossing: lake.ferry? }));
    let tunnels = game.tunnel_tokens().map(|token| {
        let at = game.laid_part(token.node);
        let place = PartName::of(at.tile, at.turns, usize::from(at.part));
        let pair = game.has_lettered_pairs().then_some(token.pair);
        Item::Tunnel { colour: colour(token.owner), pos: at.pos, place, pair }
    });
    let pieces = pieces.chain(big_top).chain(gold).chain(magic).chain(buildings).chain(ferries).chain(tunnels);
    tiles.into_iter().chain(pieces).collect()
}

/// The tiles of a game as items, in the order in which they were laid. Only the City of Carcassonne is written row by row, so that
/// each tile touches one before it. A bridge follows its tile, or makes it fit.
fn tiles_of(game: &Game) -> Vec<Item> {
    let (catalogue, board) = (Catalogue::get(), game.board());
    let mut order: Vec<usize> = (0..board.tiles().len()).collect();
    order.sort_by_key(|&index| match board.tiles()[index] {
        laid if catalogue.tile(laid.tile).box_id == Some(BoxId::Count) => (0, laid.pos.y, laid.pos.x),
        _ => (1, 0, 0),
    });
    let mut items = Vec::with_capacity(order.len());
    for index in order {
        let laid = board.tiles()[index];
        let (pos, turns) = (laid.pos, laid.turns);
        if Some(laid.tile) == catalogue.abbey() {
            items.push(Item::Abbey { pos });
            continue;
        }
        let bridge = catalogue.bridge(laid.tile, turns).map(|axis| Bridge { pos, axis });
        // A bridge is built between empty cells, unless it makes its tile fit.
        let is_older = |side: Side| board.tile_at(pos.beside(side)).is_some_and(|beside| beside < index);
        let makes_fit = bridge.filter(|bridge| bridge.axis.sides().into_iter().any(is_older));
        items.push(Item::Tile { id: catalogue.printed(laid.tile), pos, turns, bridge: makes_fit });
        items.extend(bridge.filter(|_| makes_fit.is_none()).map(Item::Bridge));
    }
    items
}

/// One player for each colour that the boxes have.
fn everybody(boxes: &[BoxId]) -> Vec<Player> {
    let colours = Colour::ALL.into_iter().take(most_players(boxes));
    colours.map(|colour| Player { colour, name: String::new(), level: None }).collect()
}

fn no_tile(pos: Pos) -> String {
    format!("there is no tile at {pos}")
}
