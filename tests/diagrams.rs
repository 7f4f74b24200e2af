//! Diagrams: what they refuse, sentence by sentence; what they show of games; that no text hurts.

use bastide::{
    ai::random_action,
    art::style::Style,
    board::Node,
    catalogue::BoxId,
    record::{Diagram, parse_record, parse_records},
    rules::{Colour, Game, Player, Setup, Step, playable, seeded, worth_now},
    session::Replay,
    ui::{
        board_svg::{SvgOptions, diagram_svg, still_svg},
        scene::Theme,
    },
};

const HEAD: &str = "[Bastide \"1\"]\n[Diagram \"1\"]\n[Boxes \"base+abbey\"]\n";

/// The first error of a text, as `line:column: sentence`, and the number of items that are shown before it.
fn outcome(text: &str) -> (String, usize) {
    let parsed = parse_records(text);
    let (mut told, mut n_items) = (parsed.error.map(|e| format!("{}:{}: {e}", e.line, e.column)), 0);
    for record in &parsed.records {
        let (diagram, result) = Diagram::of_record(record, usize::MAX);
        n_items += diagram.map_or(0, |diagram| diagram.items().len());
        if let Err(error) = result {
            told = Some(format!("{}:{}: {error}", error.place().line, error.place().column));
        }
    }
    (told.unwrap_or_default(), n_items)
}

#[track_caller]
fn fails(body: &str, sentence: &str) {
    let (told, _) = outcome(&format!("{HEAD}tile D 0,0 0\n{body}\n"));
    assert_eq!(told, sentence, "{body}");
}

fn svg(diagram: &Diagram, width: f64) -> String {
    diagram_svg(diagram, SvgOptions::new(Style::Print, Theme::Light, width)).unwrap()
}

#[test]
fn what_cannot_be_read_has_its_place_and_a_sentence() {
    for (body, sentence) in [
        ("tile V 1,0", "5:11: 'tile' needs an id, a cell and turns, as in 'tile V 1,0 3'"),
        ("ghost V", "5:8: 'ghost' needs an id, a cell and turns, as in 'ghost V 1,0 3'"),
        ("abbey", "5:6: 'abbey' needs a cell, as in 'abbey 3,2'"),
        ("mark 0,0", "5:9: 'mark' needs a cell, a place and an optional text, as in 'mark 0,0 city.N \"8 points\"'"),
        ("note 0,0", "5:9: 'note' needs a cell and a text, as in 'note 0,0 \"here\"'"),
        ("note 0,0 here", "5:10: a text in double quotes is expected here, not 'here'"),
        ("note 0,0 \"here", "5:15: a closing quote is expected here"),
        ("note 0,0 \"a\" b", "5:10: unexpected 'b' after the statement"),
        ("note 0,0 \"  \"", "5:10: the text is empty"),
        ("note 0,0 \"a\\n\"", "5:10: in quotes, a backslash must precede a quote or a backslash"),
        ("mark 0,0 city.N \"a\u{202e}b\"", "5:19: the text contains the invisible character \\u{202e}"),
        ("note 0,0 \"a\u{7}b\"", "5:12: the text contains the invisible character \\u{7}"),
        ("meeple 0,0 city.N", "5:1: a figure in a diagram needs a colour and a cell, as in 'red meeple 0,0 road.W'"),
        ("barn NE", "5:1: a barn in a diagram needs a colour and a cell, as in 'blue barn 2,1 SE'"),
        ("red meeple city.N", "5:18: 'meeple' needs a cell and a place, as in 'meeple 0,0 road.W'"),
        ("red barn 0,0", "5:13: 'barn' needs a cell and a corner, as in 'blue barn 2,1 SE'"),
        ("red", "5:4: a figure, 'barn', 'building' or 'tunnel' is expected after the colour"),
        (
            "red tile V 1,0 0",
            "5:5: unknown figure 'tile'; expected meeple, large, abbot, mayor, wagon, builder, pig, phantom, shepherd, ringmaster, barn, building or tunnel",
        ),
        ("arrow 0,0", "5:10: 'arrow' needs two cells, as in 'arrow 0,0 2,1 red'"),
        ("arrow 0,0 1,0 white", "5:15: unknown colour 'white'; known: red, blue, green, yellow, black, pink"),
        ("castle 0,0", "5:11: 'castle' needs a cell and a city, as in 'castle 3,2 city.N'"),
        ("count", "5:6: 'count' needs a quarter, as in 'count quarter.market'"),
        (
            "count city.N",
            "5:7: a quarter is expected here: quarter.castle, quarter.market, quarter.blacksmith or quarter.cathedral",
        ),
        ("bridge 0,0", "5:11: 'bridge' needs a cell and a direction, as in 'bridge 3,2 NS'"),
        ("bridge 0,0 SN", "5:12: unknown direction 'SN'; expected NS or EW"),
        ("tile V 1,0 0 bridge 1,0", "5:24: 'bridge' needs a cell and a direction, as in 'bridge 3,2 NS'"),
        ("skip", "5:1: a diagram has no turns, so it cannot have 'skip', 'end' or 'recall'"),
        ("expect score red 3", "5:1: a diagram has no decisions and no scores, so only 'expect worth' is allowed"),
        ("expect legal skip", "5:1: a diagram has no decisions and no scores, so only 'expect worth' is allowed"),
        (
            "star 0,0",
            "5:1: a diagram cannot show 'star'; expected a colour, tile, abbey, dragon, fairy, piece, bridge, castle, count, ferry, bigtop, gold, mage, witch, mark, note, arrow, ghost, picture or expect worth",
        ),
    ] {
        fails(body, sentence);
    }
    fails(&format!("note 0,0 \"{}\"", "x".repeat(121)), "5:10: the text is longer than 120 characters");
    let tag = |tag: &str| outcome(&format!("[Bastide \"1\"]\n{tag}\n[Diagram \"1\"]\n")).0;
    assert_eq!(tag("[Deck \"D V\"]"), "2:1: a diagram has no deck; its lines say where tiles are");
    assert_eq!(tag("[Result \"1 2\"]"), "2:1: a diagram has no result, because nobody scores");
    assert_eq!(outcome("[Bastide \"1\"]\n[Diagram \"2\"]").0, "2:1: unknown diagram version '2'; known: 1");
}

#[test]
fn what_cannot_be_shown_has_its_line_and_a_reason() {
    let shown = |statement: &str, reason: &str| {
        fails(statement, &format!("5:1: a diagram cannot show '{statement}': {reason}"));
    };
    shown("tile V 0,0 0", "there is already a tile at 0,0");
    shown("tile V 5,0 0", "there is no tile next to 5,0");
    shown("tile V 0,-1 0", "the south edge of V unturned shows road, but its neighbour shows city");
    shown("tile ABBEY 1,0 0", "to lay an abbey, use 'abbey' and its cell");
    shown("red meeple 1,0 road.W", "there is no tile at 1,0");
    shown("red meeple 0,0 road.N", "no road at the north edge of D unturned");
    shown("tile V 0,-1 1", "the south edge of V turned once shows field, but its neighbour shows city");
    shown("red mayor 0,0 road.W", "the mayor cannot go on a road in this game");
    shown("red wagon 0,0 field.SSE", "the wagon cannot go on a field in this game");
    shown("red large 0,0 road.W", "these expansions have no large meeple");
    shown("red barn 0,0 SE", "a barn needs field on all four tiles at the corner SE");
    shown("mark 3,3 city.N", "there is no tile at 3,3");
    shown("note 3,3 \"x\"", "there is no tile at 3,3");
    shown("ghost V 0,0 0", "there is already a tile at 0,0");
    fails("ghost V 1,0 0; tile V 1,0 0", "5:16: a diagram cannot show 'tile V 1,0 0': there is already a ghost at 1,0");
    fails(
        "note 0,0 \"a\"; note 0,0 \"b\"",
        "5:15: a diagram cannot show 'note 0,0 \"b\"': there is already a note at 0,0",
    );
    fails("expect worth 0,0 city.N red 2", "5:1: the worth of 0,0 city.N for red is 0, not 2");
    let base = "[Bastide \"1\"]\n[Diagram \"1\"]\n[Players \"red, blue\"]\ntile D 0,0 0\n";
    for (line, reason) in [
        ("green meeple 0,0 city.N", "nobody plays green"),
        ("abbey 1,0", "these expansions have no abbeys"),
        ("red barn 0,0 SE", "this game has no barns"),
        ("bridge 0,0 NS", "these expansions have no bridges"),
        ("tile B 1,0 0 bridge 1,0 EW", "these expansions have no bridges"),
        ("castle 0,0 city.N", "these expansions have no castles"),
        ("count quarter.market", "these expansions have no count"),
    ] {
        assert_eq!(outcome(&format!("{base}{line}")).0, format!("5:1: a diagram cannot show '{line}': {reason}"));
    }
    assert_eq!(outcome(&format!("{base}expect worth 0,0 city.N pink 1")).0, "5:1: nobody plays pink");
}

#[test]
fn bridges_castles_and_quarters_are_where_they_can_be() {
    let head = "[Bastide \"1\"]\n[Diagram \"1\"]\n[Boxes \"base+abbey+bridges+count\"]\n";
    let tiles = "tile D 0,0 0\ntile E 0,-1 2\ntile U 1,0 0\nbridge 1,0 NS\ncastle 0,0 city.N\n";
    assert_eq!(outcome(&format!("{head}{tiles}tile U 1,1 1\ntile B 2,0 0 bridge 2,0 EW\n")), (String::new(), 7));
    for (line, reason) in [
        ("bridge 1,0 NS", "no bridge can be at 1,0: it needs a tile with field and empty cells at both ends"),
        ("bridge 0,0 NS", "no bridge can be at 0,0: it needs a tile with field and empty cells at both ends"),
        ("bridge 5,5 NS", "no bridge can be at 5,5: it needs a tile with field and empty cells at both ends"),
        ("tile U 1,1 0", "the north edge of U unturned shows field, but its neighbour shows road"),
        ("tile B 2,0 0", "the west edge of B unturned shows field, but its neighbour shows road"),
        ("tile B 2,0 0 bridge 2,0 NS", "the west edge of B unturned shows field, but its neighbour shows road"),
        ("tile U 2,0 0 bridge 2,0 NS", "a bridge is named with the tile only where it makes the tile fit"),
        ("castle 0,0 city.N", "a castle needs a completed city of two tiles with round walls"),
        ("castle 1,0 road.E", "a castle needs a completed city of two tiles with round walls"),
    ] {
        let sentence = format!("9:1: a diagram cannot show '{line}': {reason}");
        assert_eq!(outcome(&format!("{head}{tiles}{line}\n")).0, sentence);
    }
    let quarters = |line: &str| outcome(&format!("{head}tile C06 0,0 0\n{line}\n")).0;
    for line in ["red mayor 0,0 quarter.castle", "red meeple 0,0 quarter.market", "count quarter.blacksmith"] {
        assert_eq!(quarters(line), "", "{line}");
    }
    for (line, figure) in [("red wagon 0,0 quarter.market", "wagon"), ("red mayor 0,0 quarter.market", "mayor")] {
        let sentence = format!("5:1: a diagram cannot show '{line}': the {figure} cannot go on a quarter in this game");
        assert_eq!(quarters(line), sentence);
    }
}

#[test]
fn a_diagram_holds_a_thousand_tiles() {
    let (told, n_items) =
        outcome(&format!("{HEAD}{}", (-500..=500).map(|y| format!("tile U 0,{y} 0\n")).collect::<String>()));
    let sentence = "1004:1: a diagram cannot show 'tile U 0,500 0': a board holds at most 1000 tiles";
    assert_eq!((told.as_str(), n_items), (sentence, 1000));
}

#[test]
fn what_stands_before_an_error_is_shown() {
    let (told, n_items) =
        outcome(&format!("{HEAD}tile D 0,0 0\nred meeple 0,0 city.N\ntile D 9,9 0\nnote 0,0 \"x\"\n"));
    assert_eq!((told.starts_with("6:1: "), n_items), (true, 2), "{told}");
    let record = parse_record(&format!("{HEAD}tile D 0,0 0\nred meeple 0,0 city.N\n")).unwrap();
    assert_eq!(Diagram::of_record(&record, 1).0.unwrap().items().len(), 1);
    assert_eq!(Diagram::of_record(&record, 0).0.unwrap().items().len(), 0);
}

#[test]
fn a_diagram_is_no_game() {
    let record = parse_record(&format!("{HEAD}tile D 0,0 0\n")).unwrap();
    let (replay, result) = Replay::of_record(&record, usize::MAX, &mut ());
    assert!(replay.is_none());
    assert_eq!(result.unwrap_err().to_string(), "a diagram cannot be played, only shown");
    let diagram = Diagram::of_record(&record, usize::MAX).0.unwrap();
    assert!(!diagram.game().is_over());
    assert_eq!(bastide::rules::legal_actions(diagram.game()).count(), 0);
}

/// Plays random games with all boxes and checks some moments of each.
fn moments(mut options: impl FnMut(u64, &Game)) {
    for seed in 0..24 {
        let all: Vec<BoxId> = playable().collect();
        let boxes = all.iter().copied().filter(|&id| id == BoxId::Base || seed >> (id as u16 % 4) & 1 == 0).collect();
        let players = [Colour::Green, Colour::Red, Colour::Black];
        let players = players.map(|colour| Player { colour, name: String::new(), level: None });
        let mut setup = Setup { boxes, ..Setup::base(players.to_vec()) };
        setup.deal(&mut seeded(seed)).unwrap();
        let mut replay = Replay::new(setup).unwrap();
        let mut rng = seeded(seed);
        while let Some(action) = random_action(replay.game(), &mut rng) {
            replay.play(action).unwrap();
            if replay.at() % 23 == seed as usize % 23 || replay.game().is_over() {
                options(seed, replay.game());
            }
        }
    }
}

#[test]
fn a_position_of_a_game_is_worth_the_same_as_a_diagram() {
    let mut n_worth = 0;
    moments(|_, game| {
        let text = Diagram::of_game(game).to_text();
        let (diagram, result) = Diagram::of_record(&parse_record(&text).unwrap(), usize::MAX);
        assert_eq!(result, Ok(()), "{text}");
        let diagram = diagram.unwrap();
        assert_eq!(diagram.to_text(), text);
        assert_eq!(diagram.game().board().graph().len(), game.board().graph().len());
        // The roads of a lake wait for its ferry in a game; in a diagram a lake without one ends them.
        if game.step() == Step::Ferry {
            return;
        }
        for node in 0..game.board().graph().len() as Node {
            // A diagram may number its parts in another order.
            let at = game.laid_part(node);
            let laid = diagram.game().board().tiles()[diagram.game().board().tile_at(at.pos).unwrap()];
            let (shown, played) = (worth_now(diagram.game(), laid.node(usize::from(at.part))), worth_now(game, node));
            assert_eq!(shown, played, "{at:?} in\n{text}");
            n_worth += usize::from(game.players().any(|player| played[player] > 0));
        }
    });
    assert!(n_worth > 2000, "{n_worth}");
}

#[test]
fn a_position_of_a_game_is_drawn_the_same_as_a_diagram() {
    let options = SvgOptions::new(Style::Print, Theme::Light, 900.0);
    moments(|seed, game| {
        // A diagram lays the tiles of Carcassonne row by row, so that its elements come in another order.
        let drawn = |svg: String| {
            let picture = svg.split("</desc>").nth(1).unwrap();
            let mut elements: Vec<String> = picture.split_inclusive('>').map(str::to_owned).collect();
            if game.count().is_some() {
                elements.sort_unstable();
            }
            elements
        };
        if seed % 8 == 0 {
            let (still, shown) = (
                drawn(still_svg(game, options).unwrap()),
                drawn(diagram_svg(&Diagram::of_game(game), options).unwrap()),
            );
            let other = still.iter().zip(&shown).find(|(one, other)| one != other);
            let is_same = still.len() == shown.len() && other.is_none();
            assert!(is_same, "{other:?} of {} and {}\n{}", still.len(), shown.len(), Diagram::of_game(game).to_text());
        }
    });
}

#[test]
fn texts_are_nothing_but_text_and_find_room_or_a_number() {
    let hostile = "</b><script>&amp; \\\"\\\\ שלום 漢字";
    let text = format!(
        "{HEAD}tile D 0,0 0\ntile D 1,0 0\nmark 0,0 road.W \"{hostile}\"\nnote 1,0 \"{}\"\nmark 0,0 city.N\nnote 0,0 \"A\"\n",
        "a long note that finds no room on its tile ".repeat(2)
    );
    let diagram = Diagram::of_record(&parse_record(&text).unwrap(), usize::MAX).0.unwrap();
    assert!(diagram.to_text().contains(hostile), "{}", diagram.to_text());
    assert!(resvg::usvg::roxmltree::Document::parse(&svg(&diagram, 16.0)).is_ok());
    for width in [160.0, 320.0, 1200.0] {
        let drawn = svg(&diagram, width);
        let document = resvg::usvg::roxmltree::Document::parse(&drawn).unwrap();
        assert!(document.descendants().all(|node| !node.has_tag_name("script")));
        let words: Vec<&str> =
            document.descendants().filter(|n| n.has_tag_name("text")).filter_map(|n| n.text()).collect();
        assert!(words.contains(&"A"), "short texts stand for themselves: {words:?}");
        let joined = words.join(" ");
        assert!(joined.contains("long note"), "{joined}");
        assert_eq!(words.contains(&"1"), width < 1000.0, "{width}: {words:?}");
    }
}

/// Beside what is marked there is room, so the middle of it is seen where a text is not small against a tile.
#[test]
fn texts_leave_what_they_mark_to_be_seen() {
    let marks = "tile B 0,0 0\nmark 0,0 monastery \"A\"\ntile E 1,0 0\ntile E 1,-1 2\nmark 1,0 city.N \"4 points\"\nnote 1,-1 \"2\"\n";
    let diagram = Diagram::of_record(&parse_record(&format!("{HEAD}{marks}")).unwrap(), usize::MAX).0.unwrap();
    for width in [120.0, 240.0, 360.0] {
        let drawn = svg(&diagram, width);
        let document = resvg::usvg::roxmltree::Document::parse(&drawn).unwrap();
        let number =
            |node: resvg::usvg::roxmltree::Node<'_, '_>, key| node.attribute(key).unwrap().parse::<f64>().unwrap();
        let scale = document
            .descendants()
            .find(|node| node.attribute("href") == Some("#print-B-0"))
            .map(|node| number(node, "width"))
            .unwrap();
        let at = |x: f64, y: f64| [(x + 0.3) * scale, (y + 1.3) * scale];
        let texts = document.descendants().filter(|node| node.has_tag_name("text"));
        for (text, marked) in texts.zip([at(0.5, 0.5), at(1.5, 0.0), at(1.5, -0.5)]) {
            let far = (number(text, "x") - marked[0]).hypot(number(text, "y") - marked[1]) / scale;
            assert!((0.15..0.8).contains(&far), "{:?} is {far} tiles away at {width}", text.text());
        }
    }
}

#[test]
fn a_lone_tile_fills_its_picture_without_a_margin() {
    let diagram = Diagram::of_record(&parse_record(&format!("{HEAD}tile D 0,0 1\n")).unwrap(), usize::MAX).0.unwrap();
    let options = SvgOptions { margin: 0.0, ..SvgOptions::new(Style::Standard, Theme::Light, 240.0) };
    let drawn = diagram_svg(&diagram, options).unwrap();
    assert!(drawn.contains("viewBox=\"0 0 240 240\" width=\"240\" height=\"240\""), "{drawn:.300}");
    assert!(drawn.contains("<use href=\"#D-1-0\" x=\"0\" y=\"0\" width=\"240\" height=\"240\"/>"), "{drawn:.3000}");
}

#[test]
fn a_drawing_has_a_largest_extent_and_its_table_is_one_pattern() {
    let read = |lines: &str| Diagram::of_record(&parse_record(&format!("{HEAD}{lines}")).unwrap(), usize::MAX);
    let sentence = |lines: &str| {
        let error = read(lines).1.unwrap_err();
        (error.place().line, error.to_string())
    };
    let (line, told) = sentence("ghost D -999,-999 0\nghost D 999,999 0\n");
    assert!(told.ends_with("the drawing would have 1999 columns and 1999 rows, more than 65536 cells"), "{told}");
    assert_eq!(line, HEAD.lines().count() + 2);
    assert!(
        sentence("tile D 0,0 0\narrow 0,0 256,-256\n").1.ends_with("257 columns and 257 rows, more than 65536 cells")
    );
    assert_eq!(read("ghost D 0,-999 0\nghost D 0,999 0\n").1, Ok(()), "long, but not large");
    // The largest that can be drawn is drawn in all styles, and the table costs the same as round a single tile.
    let diagram = read("tile D 0,0 0\nghost D -127,-127 0\nghost D 128,128 0\n").0.unwrap();
    for style in Style::ALL {
        let options = SvgOptions { coordinates: true, ..SvgOptions::new(style, Theme::Light, 640.0) };
        let svg = diagram_svg(&diagram, options).unwrap();
        assert!(svg.len() < 1_000_000, "{} has {} bytes", style.name(), svg.len());
        assert_eq!(
            svg.matches("#linen").count(),
            if style == Style::Standard { 2 } else { 0 },
            "the piece and its pattern"
        );
    }
    // The landscape of a game can be larger than its picture.
    let stairs: String = (0..256).map(|x| format!("tile B {x},{0} 0\ntile B {0},{0} 0\n", x + 1)).collect();
    let record = parse_record(&format!("[Bastide \"1\"]\n[Players \"red, blue\"]\n{stairs}")).unwrap();
    let (replay, result) = Replay::of_record(&record, usize::MAX, &mut ());
    assert_eq!(result, Ok(()));
    let drawn = still_svg(replay.unwrap().game(), SvgOptions::new(Style::Print, Theme::Light, 640.0));
    assert_eq!(drawn, Err("the drawing would have 257 columns and 257 rows, more than 65536 cells".to_owned()));
}

#[test]
fn columns_and_rows_are_numbered_beside_the_landscape() {
    let text = format!("{HEAD}tile D 0,0 0\ntile V 1,0 1\ntile E 1,1 1\n");
    let diagram = Diagram::of_record(&parse_record(&text).unwrap(), usize::MAX).0.unwrap();
    let numbers = |coordinates, width| {
        let options = SvgOptions { coordinates, margin: 0.0, ..SvgOptions::new(Style::Print, Theme::Light, width) };
        let svg = diagram_svg(&diagram, options).unwrap();
        let tree = resvg::usvg::roxmltree::Document::parse(&svg).unwrap();
        let of =
            |node: &resvg::usvg::roxmltree::Node<'_, '_>, name| node.attribute(name).unwrap().parse::<f64>().unwrap();
        let texts = tree.descendants().filter(|node| node.has_tag_name("text"));
        let mut found: Vec<(String, f64, f64)> =
            texts.map(|node| (node.text().unwrap().to_owned(), of(&node, "x"), of(&node, "y"))).collect();
        found.dedup(); // a text with a rim is written twice
        found
    };
    assert_eq!(numbers(false, 400.0), []);
    let found = numbers(true, 400.0);
    let texts: Vec<&str> = found.iter().map(|(text, ..)| text.as_str()).collect();
    assert_eq!(texts, ["0", "1", "0", "1"], "columns, then rows");
    // Two columns and a strip of 26 pixels on each side fill the width; columns are numbered above their middle.
    let tile = (400.0 - 2.0 * 26.0) / 2.0;
    for (index, middle) in [26.0 + 0.5 * tile, 26.0 + 1.5 * tile].into_iter().enumerate() {
        assert!((found[index].1 - middle).abs() < 0.5 && found[index].2 < 26.0, "{:?}", found[index]);
        assert!(found[index + 2].1 < 26.0, "{:?}", found[index + 2]);
    }
    assert_eq!(numbers(true, 100.0).len(), 4, "a narrow picture keeps room for its numbers");
}

#[test]
fn an_empty_diagram_is_an_empty_table() {
    let diagram = Diagram::of_record(&parse_record(HEAD).unwrap(), usize::MAX).0.unwrap();
    assert!(svg(&diagram, 100.0).contains("<title>A board with 0 tiles</title>"));
}

#[test]
fn huge_texts_are_read_to_their_first_error() {
    let line = "red meeple 0,0 road.W\n";
    let (told, n_items) = outcome(&format!("{HEAD}tile D 0,0 0\n{}", line.repeat(5_000_000 / line.len())));
    assert_eq!(
        (told.as_str(), n_items),
        ("205:1: a diagram cannot show 'red meeple 0,0 road.W': a board holds at most 200 figures", 201)
    );
    for (line, sentence) in [
        ("mark 0,0 road.W \"x\"\n", "a diagram holds at most 100 marks"),
        ("ghost V {},9 0\n", "a diagram holds at most 100 ghosts"),
    ] {
        let body: String = (0..5000).map(|n| line.replace("{}", &(n % 900).to_string())).collect();
        let (told, n_items) = outcome(&format!("{HEAD}tile D 0,0 0\n{body}"));
        assert!(told.ends_with(sentence) && n_items == 101, "{told}");
    }
    let quotes = "\"".repeat(5_000_000);
    assert!(outcome(&format!("{HEAD}note 0,0 {quotes}")).0.len() < 200);
    let mixed = "mark ".repeat(1_000_000);
    assert!(outcome(&format!("{HEAD}{mixed}")).0.len() < 200);
}

/// A flock of more tokens than a number holds is refused like one of too many.
#[test]
fn no_flock_has_more_tokens_than_the_bag() {
    for tokens in [7, 64, 255, 256, 500] {
        let text = format!(
            "[Bastide \"1\"]\n[Diagram \"1\"]\n[Boxes \"base+hills\"]\ntile U 0,0 0\nred shepherd 0,0 field.NNE{}\n",
            " 4".repeat(tokens)
        );
        let result = Diagram::of_record(&parse_record(&text).unwrap(), usize::MAX).1;
        let error = result.expect_err("the bag holds two of them").to_string();
        assert!(error.contains("the bag does not hold so many"), "{tokens}: {error}");
    }
}
