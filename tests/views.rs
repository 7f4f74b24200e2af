//! The views as JavaScript sees them, written down as TypeScript, so that the type checker compares them with the public types
//! (`src/web/types.d.ts`) in both directions: a sample has nothing that its type lacks, and a type has no field and no word that no
//! sample has. `BASTIDE_BLESS=1 cargo test --test native views::` writes the samples anew.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    fs,
    path::PathBuf,
};

use bastide::{
    ai::Level,
    art::piece::Piece,
    catalogue::{BoxId, Catalogue, Corner, Symbol, TileId},
    record::{PartName, parse_record},
    rules::{Action, Edition, FigureKind, Game, Step, legal_actions, playable},
    session::{Replay, Study},
    ui::{controller::Controller, scene::Theme, shown::piece_of},
    view::{
        EventView, GameView, boxes, chances_view, edition_options, event_view,
        inspection::{cell_view, parts_view, tile_features, tiles_left_view},
        legal, preview,
        refusal::why_view,
        study_view,
    },
};
use serde::Serialize;
use serde_json::Value;

use crate::common::{numbered, play};

mod variants;

/// So many games, of all boxes and options, show everything that a view may hold.
const GAMES: u64 = 96;

/// Fields of one word out of a few, which the types name.
const WORDS: [&str; 13] =
    ["mark", "type", "asks", "feature", "kind", "side", "colour", "level", "card", "goods", "cause", "axis", "quarter"];

/// Types that are unions, told apart by their field `type`.
const UNIONS: [&str; 2] = ["ActionView", "EventView"];

/// The type of a field, or of the elements of its list, where that is an exported one.
const NAMED: [(&str, &str); 30] = [
    ("gold", "GoldView"),
    ("track", "TrackView"),
    ("counts", "CountsView"),
    ("magic", "MagicView"),
    ("bigTop", "BigTopView"),
    ("buildings", "BuildingView"),
    ("ferries", "FerryView"),
    ("tunnels", "TunnelView"),
    ("flocks", "FlockView"),
    ("line", "StudyLine"),
    ("moves", "StudyMove"),
    ("variations", "StudyLine"),
    ("goods", "Goods"),
    ("cards", "CardView"),
    ("options", "OptionView"),
    ("players", "PlayerView"),
    ("tiles", "TileView"),
    ("figures", "FigureView"),
    ("barns", "BarnView"),
    ("prisoners", "PrisonerView"),
    ("dragon", "DragonView"),
    ("fairy", "FairyView"),
    ("towers", "TowerView"),
    ("bridges", "BridgeView"),
    ("castles", "CastleView"),
    ("bazaar", "BazaarView"),
    ("table", "TableView"),
    ("action", "ActionView"),
    ("events", "EventView"),
    ("features", "FeatureView"),
];

/// Moments that games by chance seldom come to: a game that may be ended, a figure that is asked for, a river that would run into
/// itself, a field with a barn.
const OPEN: &str = "[Bastide \"1\"]\n[Players \"red, blue\"]\n";
const FIGURE: &str = "[Bastide \"1\"]\n[Players \"red, blue\"]\n[Deck \"D V V\"]\ntile V 0,1 0\n";
const RIVER: &str = "[Bastide \"1\"]\n[Boxes \"base+river2\"]\n[Options \"river-turn=any\"]\n[Players \"red, blue\"]\n\
    [Deck \"S01 S04 S09 S11 S03 S03\"]\ntile S04 1,0 0\ntile S09 1,-1 3\nskip\n";
const BARN: &str = "[Bastide \"1\"]\n[Players \"red, blue\"]\n[Boxes \"base+abbey\"]\n[Options \"abbey-parts=barn\"]\n\
    [Deck \"E E B B B B\"]\ntile E 0,-1 2\ntile B 1,0 0\ntile B 0,1 0\ntile B 1,1 0\nbarn NW\ntile B 2,0 0\n";

const PRINCESS: &str = "[Bastide \"1\"]\n[Boxes \"base+dragon\"]\n[Options \"princess=must\"]\n[Players \"red, blue\"]\n\
    [Deck \"D R D11 V\"]\ntile R 0,-1 2\nmeeple city.E\ntile D11 1,-1 0\n";

/// Samples of every type, and what was seen in them.
#[derive(Default)]
struct Samples {
    kept: BTreeMap<&'static str, Vec<Value>>,
    shapes: BTreeSet<String>,
    fields: BTreeMap<String, BTreeSet<String>>,
    words: BTreeMap<String, BTreeSet<String>>,
}

impl Samples {
    /// Keeps a view if it shows something that none before it did.
    fn offer(&mut self, kind: &'static str, view: &impl Serialize) {
        let mut value = serde_json::to_value(view).unwrap();
        if self.is_new(kind, &mut value) {
            self.kept.entry(kind).or_default().push(value);
        }
    }

    fn offer_all(&mut self, kind: &'static str, views: &[impl Serialize]) {
        views.iter().for_each(|view| self.offer(kind, view));
    }

    /// Whether a value of a type, which is written in TypeScript, shows anything new; of its lists only what is new is left.
    fn is_new(&mut self, of: &str, value: &mut Value) -> bool {
        match value {
            Value::Array(list) => {
                let empty = if list.is_empty() { "an empty list" } else { "a list" };
                let new = self.shapes.insert(format!("{of}: {empty}"));
                list.retain_mut(|element| self.is_new(of, element));
                new || !list.is_empty()
            }
            Value::Object(object) => {
                let of = match object.get("type").and_then(Value::as_str) {
                    Some(tag) if UNIONS.contains(&of) => {
                        self.words.entry(format!("{of}[\"type\"]")).or_default().insert(tag.into());
                        format!("Extract<{of}, {{ type: \"{tag}\" }}>")
                    }
                    _ => of.to_owned(),
                };
                let names: Vec<&str> = object.keys().map(String::as_str).collect();
                let mut new = self.shapes.insert(format!("{of}: {names:?}"));
                if new {
                    self.fields.entry(of.clone()).or_default().extend(object.keys().cloned());
                }
                for (name, value) in object.iter_mut().filter(|(name, _)| !of.starts_with("Extract") || *name != "type")
                {
                    let field = format!("{of}[\"{name}\"]");
                    let named = NAMED.iter().find(|(known, _)| known == name).map(|(_, kind)| (*kind).to_owned());
                    new |= match (&*value, WORDS.contains(&name.as_str())) {
                        (Value::String(word), true) => self.words.entry(field).or_default().insert(word.clone()),
                        (Value::Array(_), _) => self.is_new(&named.unwrap_or(format!("{field}[number]")), value),
                        _ => self.is_new(&named.unwrap_or(field), value),
                    };
                }
                new
            }
            Value::String(_) => self.shapes.insert(format!("{of}: a text")),
            Value::Number(_) => self.shapes.insert(format!("{of}: a number")),
            Value::Bool(_) => self.shapes.insert(format!("{of}: true or false")),
            Value::Null => panic!("{of} is null, where JavaScript would expect that it is absent"),
        }
    }

    /// All of it as a module.
    fn module(&self) -> String {
        let kinds: BTreeSet<&str> = self.kept.keys().copied().chain(NAMED.map(|(_, kind)| kind)).collect();
        let kinds: Vec<&str> = kinds.into_iter().collect();
        let mut text = format!(
            "// Samples of every view, compared with the public types; written by tests/views.rs.\n\
             import type {{ {} }} from \"../../src/web/types.d.ts\";\n\n\
             /** True if two types have the same members. */\n\
             type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;\n",
            kinds.join(", ")
        );
        for (kind, views) in &self.kept {
            writeln!(text, "\nconst of{kind}: {kind}[] = [").unwrap();
            views.iter().for_each(|view| writeln!(text, "  {view},").unwrap());
            text.push_str("];\n");
        }
        let union = |words: &BTreeSet<String>| words.iter().map(|word| format!("\"{word}\"")).collect::<Vec<_>>();
        text.push_str("\n// A type has no fields but those that some sample has.\n");
        let fields = self.fields.iter().map(|(of, names)| (format!("keyof {of}"), names));
        let words = self.words.iter().map(|(of, words)| (format!("NonNullable<{of}>"), words));
        for (number, (of, words)) in fields.chain(words).enumerate() {
            writeln!(text, "const same{number}: Same<{of}, {}> = true;", union(words).join(" | ")).unwrap();
        }
        let names = self.kept.keys().map(|kind| format!("of{kind}"));
        let checks = (0..self.fields.len() + self.words.len()).map(|number| format!("same{number}"));
        writeln!(text, "\nexport const all = [{}];", names.chain(checks).collect::<Vec<_>>().join(", ")).unwrap();
        text
    }
}

/// Everything that can be written about a game.
const STUDY: &str = "[Bastide \"2\"]\n[Players \"red, blue\"]\n[Deck \"D V U C\"]\n{Two turns.}\nnote 0,0 \"here\"\ntile V 1,0 1 !? {Closes one end.}\n\
                     arrow 1,0 0,0 red\n(\n  {Or so.}\n  mark 0,0 city.N\n  tile V 1,0 0 ??\n  meeple road.S !\n)\nmeeple road.N !!\ntile U -1,0 0 ?\nskip ?!\n";

/// Statements that may be legal now or not: with the tile in hand and others, on the tile laid last and around it.
fn attempts(game: &Game) -> Vec<String> {
    let catalogue = Catalogue::get();
    let last = *game.board().last().unwrap();
    let mut tried: Vec<String> =
        ["skip", "go-on", "end", "recall", "return 0,0 city.N meeple", "meeple bridge", "red skip"]
            .map(String::from)
            .into();
    tried.extend(Corner::ALL.map(|corner| format!("barn {}", corner.name())));
    let places = |tile, turns| (0..catalogue.tile(tile).parts.len()).map(move |part| PartName::of(tile, turns, part));
    for figure in FigureKind::ALL {
        tried.extend(places(last.tile, last.turns).map(|place| format!("{} {place}", figure.name())));
    }
    let cells: Vec<_> = last.pos.around().chain([last.pos]).collect();
    for tile in [game.drawn().unwrap_or(last.tile), last.tile].into_iter().chain(catalogue.abbey()) {
        let name = &catalogue.tile(tile).name;
        for pos in &cells {
            tried.extend((0..4).map(|turns| format!("tile {name} {pos} {turns}")));
            tried.push(format!("tile {name} {pos} 0 bridge {pos} NS"));
            tried.push(format!("tile {name} {pos} 1 animal 4"));
        }
    }
    for pos in cells {
        tried.extend(["abbey", "dragon", "piece", "fairy", "gold", "pyramid"].map(|verb| format!("{verb} {pos}")));
        tried.extend(["NS", "EW"].map(|axis| format!("bridge {pos} {axis}")));
        tried.extend(["NE", "EW"].map(|edges| format!("ferry {pos} {edges}")));
        let laid = game.board().laid_on(pos);
        for place in laid.iter().flat_map(|laid| places(laid.tile, laid.turns)) {
            tried.extend(["wagon", "meeple", "phantom", "fairy", "mage"].map(|word| format!("{word} {pos} {place}")));
            tried.extend(["princess", "capture"].map(|verb| format!("{verb} {pos} {place} red meeple")));
            tried.extend(["", " A"].map(|pair| format!("tunnel {pos} {place}{pair}")));
            tried.push(format!("castle {pos} {place}"));
        }
    }
    tried.extend((0..50).map(|space| format!("robber {space}")));
    tried.extend(
        ["rob", "follow"].into_iter().flat_map(|verb| ["red", "blue", "green"].map(|who| format!("{verb} {who}"))),
    );
    tried.extend(["score woman", "message points", "message action", "message 3 points"].map(String::from));
    tried.extend(places(last.tile, last.turns).map(|place| format!("message {} {place} meeple", last.pos)));
    tried.extend(["exchange", "ransom"].map(|verb| format!("{verb} red meeple")));
    tried.extend(["choose V", "bid V 0", "buy", "sell"].map(String::from));
    tried.extend(["flock home", "flock add", "flock add 4"].map(String::from));
    tried.extend(["remove witch", "circle add", "building shed", "escape 0,0 city.N meeple"].map(String::from));
    tried.extend(places(last.tile, last.turns).map(|place| format!("shepherd {place} 4")));
    tried.extend(["meeple machine", "meeple machine 2", "builder machine", "phantom machine"].map(String::from));
    for quarter in ["castle", "market", "blacksmith", "cathedral"] {
        tried.extend(["meeple", "count"].map(|verb| format!("{verb} quarter.{quarter}")));
        tried.extend(["0,0", "-1,0"].map(|pos| format!("builder {pos} quarter.{quarter}")));
        tried.push(format!("move quarter.{quarter} meeple {} road.N", last.pos));
    }
    tried
}

/// What pages can be told at one moment of a game.
fn offer_moment(samples: &mut Samples, replay: &Replay) {
    let game = replay.game();
    if replay.at().is_multiple_of(7) || !matches!(game.step(), Step::Lay | Step::Figure) {
        samples.offer("GameView", &GameView::new(replay));
    }
    samples.offer_all("ActionView", &legal(game));
    let events: Vec<_> = replay.decision_events().iter().map(|event| event_view(game, event)).collect();
    samples.offer_all("EventView", &events);
    if let Some(&laid) = game.board().last() {
        samples.offer_all("FeatureView", &tile_features(game, laid));
    }
    let cell = game.board().frontier().first().map(|cell| cell.pos);
    samples.offer_all("CellView", cell.and_then(|pos| cell_view(game, pos)).as_slice());
    let kinds = tiles_left_view(game, cell).unwrap_or_default();
    let wanted: Vec<TileId> = kinds.iter().filter_map(|kind| Catalogue::get().find(kind.tile)).take(3).collect();
    for wanted in [&wanted[..wanted.len().min(2)], &wanted] {
        samples.offer_all("ChancesView", &chances_view(game, wanted).into_iter().collect::<Vec<_>>());
    }
    samples.offer_all("TilesLeftView", &kinds);
}

/// What a board tells of each choice.
fn offer_choices(samples: &mut Samples, replay: &Replay) {
    let mut controller = Controller::new(Theme::Light);
    controller.sync(replay);
    controller.rotate();
    let game = replay.game();
    for action in legal_actions(game) {
        for piece in [None, piece_of(action), Some(Piece::Barn)] {
            controller.set_piece(game, piece);
            samples.offer("Selection", &controller.selection(game));
            if controller.select(game, action) {
                samples.offer("Selection", &controller.selection(game));
                let consequences = controller.consequences(game);
                let reveals = |event: &EventView| {
                    matches!(event, EventView::Turn { .. } | EventView::Drawn { .. } | EventView::Discarded { .. })
                };
                assert!(!consequences.events.iter().any(reveals), "a choice tells which tile is drawn next");
                samples.offer("Consequences", &consequences);
            }
        }
    }
}

fn offer_reasons(samples: &mut Samples, replay: &Replay) {
    for attempt in attempts(replay.game()) {
        if let Some(why) = attempt.parse().ok().and_then(|statement| why_view(replay, &statement)) {
            samples.offer("Why", &why);
        }
    }
}

/// A record that ends when a player has to say which of two prisoners comes back.
fn exchange() -> &'static str {
    let text = include_str!("boxes/tower/games/rules-exchange-of-two-kinds.game");
    text.split_once("\nexchange ").unwrap().0
}

/// Records that end when a figure may fly, in the air, after a flight, and where nothing says what the die shows.
fn flights() -> [String; 4] {
    let phantom = include_str!("boxes/flier/games/fl-phantom-may-fly.game");
    let before = |text: &str, end: &str| text.split_once(end).unwrap().0.to_owned();
    [
        before(include_str!("boxes/flier/games/fl-shares-a-road.game"), "\nmeeple machine"),
        before(phantom, "\nphantom 0,0"),
        phantom.to_owned(),
        before(include_str!("boxes/flier/games/fl-open-record.game"), "\nmeeple machine"),
    ]
}

/// Records that end with vineyards that score, when a shepherd may be placed or his flock is asked about, and where nothing says what
/// comes out of the bag.
fn flocks() -> [String; 4] {
    let before = |text: &str, end: &str| text.split_once(end).unwrap().0.to_owned();
    let open = include_str!("boxes/hills/games/hs-open-record.game");
    [
        include_str!("boxes/hills/games/hs-vineyards.game").to_owned(),
        before(include_str!("boxes/hills/games/hs-own-tile-closes.game"), "\nflock add") + "\nskip",
        before(open, "\nexpect illegal shepherd field.ESE"),
        before(open, "\nflock add 4"),
    ]
}

/// Records of what is rare with other boxes: a second part that may be declined, a princess, a shrine that challenges a monastery, a church that is completed, a hall, a barn that comes back, the mage or the witch that must
/// leave, a tie on a hill, robbers, messages, and the City of Carcassonne.
fn rare() -> [String; 18] {
    let tied = include_str!("boxes/hills/games/hs-tie-on-a-hill.game");
    let removed = include_str!("boxes/mage/games/mw-one-is-removed.game");
    let asked = include_str!("boxes/traders/games/rules-second-part-may.game");
    let named = include_str!("boxes/messages/games/ms-tag-used-up.game");
    let nothing = include_str!("boxes/messages/games/ms-no-road.game");
    let follower = include_str!("boxes/messages/games/ms-follower.game");
    [
        removed.split_once("\nremove ").unwrap().0.to_owned(),
        asked.split_once("\nexpect legal red go-on").unwrap().0.to_owned(),
        tied.split_once("\nskip\nexpect").unwrap().0.to_owned(),
        tied.to_owned(),
        "[Bastide \"1\"]\n[Boxes \"base+count\"]\n[Players \"red, blue\"]\n[Deck \"C07 U V\"]\n".to_owned(),
        include_str!("boxes/darmstadt/games/da-church.game").to_owned(),
        include_str!("boxes/shrines/games/sh-challenge.game").to_owned(),
        include_str!("boxes/dragon/games/rules-princess-may.game").to_owned(),
        include_str!("boxes/darmstadt/games/da-hall.game").to_owned(),
        include_str!("boxes/festival/games/fe-barn.game").to_owned(),
        include_str!("boxes/robbers/games/ro-follow.game").split_once("\nblue follow ").unwrap().0.to_owned(),
        include_str!("boxes/robbers/games/ro-two-on-the-space.game").split_once("\nexpect").unwrap().0.to_owned(),
        named.split_once("\nexpect illegal message points").unwrap().0.to_owned(),
        nothing.split_once("\nexpect illegal").unwrap().0.to_owned(),
        follower.split_once("\nexpect illegal").unwrap().0.to_owned(),
        include_str!("boxes/bridges/games/rules-bridge-let-go.game")
            .split_once("\nexpect illegal")
            .unwrap()
            .0
            .to_owned(),
        include_str!("boxes/robbers/games/ro-moved.game").split_once("\nexpect illegal").unwrap().0.to_owned(),
        include_str!("boxes/bigtop/games/bt-animal-named.game").split_once("\nexpect illegal").unwrap().0.to_owned(),
    ]
}

/// The open record of a table that holds no more tiles.
fn full_table() -> String {
    let tiles: String = (1..1000).map(|y| format!("tile U 0,{y} 0; skip\n")).collect();
    format!("[Bastide \"1\"]\n[Players \"red, blue\"]\n{tiles}")
}

#[test]
fn the_samples_are_what_the_engine_gives() {
    let mut samples = Samples::default();
    let mut variants = variants::Variants::default();
    for number in 0..GAMES {
        let (mut setup, seed) = numbered(number);
        for (player, level) in setup.players.iter_mut().skip(1).zip(Level::ALL) {
            player.level = number.is_multiple_of(2).then(|| level.name().to_owned());
        }
        let begun = Replay::new(setup.clone()).unwrap();
        samples.offer("Preview", &preview(begun.game()));
        offer_moment(&mut samples, &begun);
        let whole = play(setup, seed, |_, action, replay| {
            offer_moment(&mut samples, replay);
            variants.see(replay.game(), legal_actions(replay.game()), replay.decision_events());
            let rare = !matches!(action, Action::Lay { .. } | Action::Skip);
            let seldom = matches!(replay.game().step(), Step::Castle | Step::SecondPart);
            if seldom || replay.at().is_multiple_of(23) || rare && replay.at().is_multiple_of(4) {
                offer_choices(&mut samples, replay);
                offer_reasons(&mut samples, replay);
            }
        });
        offer_reasons(&mut samples, &whole);
    }
    let texts = [OPEN, FIGURE, RIVER, BARN, PRINCESS, exchange()].map(String::from).into_iter();
    for text in texts.chain([full_table()]).chain(flights()).chain(flocks()).chain(rare()) {
        let (replay, result) = Replay::of_record(&parse_record(&text).unwrap(), usize::MAX, &mut ());
        assert_eq!(result, Ok(()));
        let replay = replay.unwrap();
        samples.offer("GameView", &GameView::new(&replay));
        for &laid in replay.game().board().tiles() {
            samples.offer_all("FeatureView", &tile_features(replay.game(), laid));
        }
        samples.offer_all("ActionView", &legal(replay.game()));
        let events: Vec<_> = replay.events().iter().map(|event| event_view(replay.game(), event)).collect();
        samples.offer_all("EventView", &events);
        variants.see(replay.game(), legal_actions(replay.game()), replay.events());
        offer_reasons(&mut samples, &replay);
    }
    variants.check();
    // A tile of a set that is not played.
    let text = "[Bastide \"1\"]\n[Players \"red, blue\"]\ntile CA05 0,-1 0\n";
    let shown = Replay::of_record(&parse_record(text).unwrap(), usize::MAX, &mut ()).0.unwrap();
    samples.offer_all("FeatureView", &tile_features(shown.game(), *shown.game().board().last().unwrap()));
    samples.offer("StudyView", &study_view(&Study::of_text(STUDY).unwrap()));
    samples.offer_all("BoxView", &boxes());
    for edition in [Edition::First, Edition::Second, Edition::Anniversary] {
        samples.offer_all("OptionView", &edition_options(edition, &playable().collect::<Vec<BoxId>>()));
    }
    for tile in (0..Catalogue::get().tiles().len()).map(TileId::from_index) {
        samples.offer_all("PartView", &parts_view(tile, 1));
    }
    // A wagon's move is read as one only while a wagon is asked about, so that no text leads to this reason.
    samples.words.entry("Why[\"kind\"]".into()).or_default().insert("noWagon".into());
    let text = samples.module();
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/e2e/views.ts");
    if std::env::var_os("BASTIDE_BLESS").is_some() {
        fs::write(&path, &text).unwrap();
    }
    assert!(fs::read_to_string(&path).unwrap() == text, "the samples changed: are the types still right?");
}

/// Hills and vineyards are told of the tiles that show them, as other symbols are.
#[test]
fn a_tile_tells_each_symbol_that_acts() {
    let tiles = Catalogue::get().tiles();
    for (symbol, feature) in [(Symbol::Hill, "hill"), (Symbol::Vineyard, "vineyard"), (Symbol::Volcano, "volcano")] {
        let with = (0..tiles.len()).filter(|&index| tiles[index].has(symbol)).map(TileId::from_index);
        let told: Vec<bool> = with.map(|tile| parts_view(tile, 0).iter().any(|part| part.feature == feature)).collect();
        assert!(!told.is_empty() && told.iter().all(|told| *told), "{feature}: {told:?}");
    }
}
