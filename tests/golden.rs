//! Whole boards as SVG, to the letter. `BASTIDE_BLESS=1 cargo test --test native golden::` writes them anew: look at them then.

use std::{fs, path::PathBuf};

use bastide::{
    art::style::Style,
    record::{Diagram, parse_record},
    session::Replay,
    ui::{
        board_svg::{SvgOptions, diagram_svg, still_svg},
        scene::Theme,
    },
};

/// The largest length of a name to compare.
const MOST_BYTES: usize = 60_000;

/// The board after some statements of a game in `tests/boxes`.
fn board(game: &str, statements: usize, options: SvgOptions) -> String {
    let text = fs::read_to_string(root().join("tests/boxes").join(game)).unwrap();
    let (replay, result) = Replay::of_record(&parse_record(&text).unwrap(), statements, &mut ());
    assert_eq!(result, Ok(()));
    still_svg(replay.unwrap().game(), options).unwrap()
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn options(style: Style, theme: Theme, width: f64) -> SvgOptions {
    SvgOptions::new(style, theme, width)
}

#[test]
fn boards_are_drawn_as_ever() {
    for (name, game, statements, options) in [
        ("farmer", "base/games/gl-farmer-far-away.game", 2, options(Style::Standard, Theme::Dark, 320.0)),
        ("river", "river/games/z16-figures-along-the-river.game", 99, options(Style::Standard, Theme::Light, 100.0)),
        ("barn", "abbey/games/am-barn-where-four-fields-meet.game", 99, options(Style::Contrast, Theme::Light, 400.0)),
        ("abbey", "abbey/games/am-abbey-before-drawing.game", 99, options(Style::Print, Theme::Light, 640.0)),
    ] {
        compare(name, &board(game, statements, options));
    }
}

#[test]
fn diagrams_are_drawn_as_ever() {
    for (name, game, options) in [
        ("diagram-city", "base/games/diagram-city-shared.game", options(Style::Print, Theme::Light, 320.0)),
        ("diagram-farmers", "base/games/diagram-farmers.game", options(Style::Contrast, Theme::Dark, 240.0)),
        ("diagram-river", "river/games/diagram-river.game", options(Style::Standard, Theme::Light, 110.0)),
    ] {
        let text = fs::read_to_string(root().join("tests/boxes").join(game)).unwrap();
        let (diagram, result) = Diagram::of_record(&parse_record(&text).unwrap(), usize::MAX);
        assert_eq!(result, Ok(()));
        compare(name, &diagram_svg(&diagram.unwrap(), options).unwrap());
    }
}

/// Tiles of sets that are not played, whose drawings are data.
#[test]
fn sets_are_drawn_as_ever() {
    let text = "[Bastide \"1\"]\n[Diagram \"1\"]\ntile SH01 0,0 0\ntile FL02 1,0 1\ntile BT06 2,0 0\n\
        tile RU04 0,1 0\ntile MO06 1,1 0\ntile WT04 2,1 2\n";
    let (diagram, result) = Diagram::of_record(&parse_record(text).unwrap(), usize::MAX);
    assert_eq!(result, Ok(()));
    compare("sets", &diagram_svg(&diagram.unwrap(), options(Style::Contrast, Theme::Light, 360.0)).unwrap());
}

/// Compares a drawing with the one that is kept.
fn compare(name: &str, drawn: &str) {
    assert!(drawn.len() <= MOST_BYTES, "{name} has {} bytes", drawn.len());
    let path = root().join("tests/golden").join(name).with_extension("svg");
    if std::env::var_os("BASTIDE_BLESS").is_some() {
        fs::write(&path, drawn).unwrap();
    }
    let told = "is drawn in another way; if that is meant, bless it with BASTIDE_BLESS=1";
    assert!(fs::read_to_string(&path).unwrap() == drawn, "{} {told}", path.display());
}

#[test]
fn documents_are_well_formed_and_draw_each_picture_once() {
    for style in Style::ALL {
        let drawn = board("abbey/games/am-barn-where-four-fields-meet.game", 99, options(style, Theme::Light, 800.0));
        let document = resvg::usvg::roxmltree::Document::parse(&drawn).unwrap();
        let elements = |name: &str| document.descendants().filter(|node| node.has_tag_name(name)).collect::<Vec<_>>();
        let names: Vec<&str> = elements("symbol").iter().map(|node| node.attribute("id").unwrap()).collect();
        for (i, name) in names.iter().enumerate() {
            assert!(!names[..i].contains(name), "{name} is drawn twice");
        }
        let used: Vec<&str> = elements("use").iter().map(|node| &node.attribute("href").unwrap()[1..]).collect();
        let scenery = |name: &&str| ["linen", "sun", "cloud", "tower"].contains(name);
        let (around, things): (Vec<&str>, Vec<&str>) = used.iter().partition(|name| scenery(name));
        assert_eq!(things.len(), 7 /* tiles and a barn */, "{used:?}");
        assert_eq!(around.is_empty(), style != Style::Standard, "{used:?}");
        assert!(used.iter().all(|name| names.contains(name)) && names.iter().all(|name| used.contains(name)));
        assert_eq!(document.root_element().attribute("width"), Some("800"));
        assert_eq!(elements("title")[0].text(), Some("Red 0, Blue 0"));
        let told = "6 tiles are laid; 1 piece is on the board. Scores: Red 0, Blue 0. Turn 5: Red may place a figure.";
        assert_eq!(elements("desc")[0].text(), Some(told));
    }
}

#[test]
fn names_are_nothing_but_text() {
    let text = "[Bastide \"1\"]\n[Players \"red </title><script>&amp;, blue ]]>'<!--\"]\n[Deck \"D V\"]\n";
    let (replay, result) = Replay::of_record(&parse_record(text).unwrap(), 99, &mut ());
    assert_eq!(result, Ok(()));
    let drawn = still_svg(replay.unwrap().game(), options(Style::Print, Theme::Light, 100.0)).unwrap();
    let document = resvg::usvg::roxmltree::Document::parse(&drawn).unwrap();
    assert!(document.descendants().all(|node| !node.has_tag_name("script") && !node.is_comment()));
    let title = document.descendants().find(|node| node.has_tag_name("title")).unwrap();
    assert_eq!(title.text(), Some("</title><script>&amp; 0, ]]>'<!-- 0"));
}
