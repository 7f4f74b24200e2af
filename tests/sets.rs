//! Sets that are not played, and tiles that a record defines: what their texts may say, and how they are shown.

use bastide::{
    art::style::Style,
    board::Board,
    catalogue::{Catalogue, PartKind, Stand, check, more, parse_own, parse_set},
    record::{Diagram, parse_record, parse_records},
    rules::{SetupError, below, seeded, worth_now},
    session::Replay,
    ui::{
        board_svg::{SvgOptions, diagram_svg},
        scene::Theme,
    },
    view::description,
};

const HEAD: &str = "box mine\ntitle My Tiles\n";
const TILE: &str = "tile T1 x1\n edges CFRF\n city N\n road S ends city.N\n field ENE ESE SSE touches N\n field SSW WSW WNW touches N\n";

/// Where and why the text of a set is refused.
#[track_caller]
fn refused(text: &str, line: usize, column: usize, reason: &str) {
    let error = parse_set(text).expect_err(reason);
    assert_eq!((error.line, error.column, error.reason.as_str()), (line, column, reason), "{text}");
}

#[test]
fn a_board_prints_the_same_when_a_set_has_been_added() {
    let board = Board::new();
    let before = format!("{board:?}");
    let text =
        "box printed\ntitle Printed\ntotal 1\ntile PRINTED1 x1\n edges FFFF\n field NNE ENE ESE SSE SSW WSW WNW NNW\n";
    assert_eq!(Catalogue::get().add_set(text).unwrap().name, "printed");
    assert_eq!(format!("{board:?}"), before);
}

#[test]
fn what_a_set_may_not_say() {
    refused("box base\n", 1, 5, "'base' is a box of the game, not a further set");
    refused("box A\n", 1, 5, "a name of 2 to 24 small letters, digits and _ is expected here");
    refused(TILE, 1, 1, "a line 'box <name>' is expected before the first tile");
    refused(&format!("box mine\ntotal 1\n{TILE}"), 8, 1, "a line 'title <title>' is missing");
    refused(&format!("{HEAD}total 0\n"), 3, 1, "a set needs at least one tile");
    refused(&format!("{HEAD}title\n"), 3, 1, "'title' must be followed by the title of the set");
    refused(&format!("{HEAD}year 12\n"), 3, 6, "a year from 1990 to 2100 is expected here");
    for (lines, column, reason) in [
        ("symbol", 1, "'symbol' must be followed by a name"),
        ("symbol hill under field", 13, "'under' is not expected here"),
        ("symbol hill radius 51", 20, "a radius from 1 to 50 is expected here"),
        ("piece hill monastery", 12, "'monastery' is not expected here"),
        ("picture hill", 9, "this set has no symbol 'hill'"),
        ("picture piece hill", 15, "this set has no piece 'hill'"),
        ("plain", 1, "'plain' must be followed by a symbol, or by 'piece' and a piece"),
        ("e - - 0 0 9 9", 1, "a row of a drawing is expected after 'picture' or 'plain'"),
    ] {
        refused(&format!("{HEAD}{lines}\n"), 3, column, reason);
    }
    refused(&format!("{HEAD}symbol hill\nsymbol hill\n"), 4, 8, "'hill' appears twice");
    refused(&format!("{HEAD}{TILE}symbol hill\n"), 9, 1, "'symbol' is expected before the first tile");
    for (rows, column, reason) in [
        ("picture hill big", 14, "'big' is no kind of hill"),
        ("picture hill\nx - - 0 0", 1, "no row of a drawing begins with 'x'"),
        ("picture hill\ne -", 1, "a row of a drawing needs a fill, a line and numbers"),
        ("picture hill\ne - - 0 0", 1, "at least 4 numbers are expected in this row"),
        ("picture hill\ne - - 0 0 9 9.5", 13, "a whole number is expected here"),
    ] {
        refused(&format!("{HEAD}symbol hill\n{rows}\n"), 3 + rows.lines().count(), column, reason);
    }
}

#[test]
fn what_a_tile_of_a_set_may_not_print() {
    let symbols =
        "symbol hill in field\nsymbol rose kinds red blue\nsymbol mouth ends road\nsymbol inn_sign beside road\n";
    for (line, column, reason) in [
        ("print", 1, "'print' must be followed by a symbol of the set"),
        ("print well", 7, "this set has no symbol 'well'"),
        ("print rose", 7, "the kind is expected after it: red, blue"),
        ("print rose green", 12, "'green' is no kind of rose"),
        ("print hill in E", 15, "no city of this tile reaches the edge E"),
        ("print hill in NNE", 15, "no field of this tile reaches NNE"),
        ("print hill on W", 15, "no road of this tile reaches the edge W"),
        ("print hill corner N", 19, "NE, SE, SW or NW is expected here"),
        ("print hill at 30", 12, "'at' must be followed by two numbers, as in 'at 30 60'"),
        ("print hill at 30 101", 18, "a number from 0 to 100 is expected here"),
        ("print hill points up", 19, "one of N, NE, E, SE, S, SW, W and NW is expected here"),
        ("print hill text 12345", 17, "a text on a symbol has at most 4 characters"),
        ("print mouth", 7, "no road of the tile ends at 'mouth'"),
        ("road E ends well", 13, "a road cannot end at 'well'"),
    ] {
        refused(&format!("{HEAD}total 1\n{symbols}{TILE}{line}\n"), 14, column, reason);
    }
    let ends = TILE.replace("ends city.N", "ends rose");
    let text = format!("{HEAD}total 1\n{symbols}{ends}");
    refused(&text, 8, 1, "T1: a road ends at 'rose', which is not on the tile");
    let all_city = "tile T2 x1\n edges CCCC\n city NESW\n print hill\n";
    refused(&format!("{HEAD}total 1\n{symbols}{all_city}"), 11, 8, "the tile has no field for 'hill'");
}

#[test]
fn symbols_stand_where_the_set_or_the_tile_says() {
    let stands = |text: &str| {
        let (_, tiles) = parse_set(text).unwrap();
        tiles[0].prints.iter().map(|print| print.stand).collect::<Vec<_>>()
    };
    let symbols = "symbol hill in field\nsymbol mouth ends road\nsymbol siege before city\n";
    let with = |lines: &str| format!("{HEAD}total 1\n{symbols}{}{lines}", TILE.replace("ends city.N", "ends mouth"));
    assert_eq!(stands(&with("print hill\nprint siege\n")), [Stand::In(2), Stand::Before(0), Stand::End(1)]);
    let told = "print hill in WSW\nprint hill at 30 60\nprint siege beside S\nprint mouth centre\n";
    assert_eq!(stands(&with(told))[..4], [Stand::In(3), Stand::At(30, 60), Stand::Beside(1), Stand::Centre]);
    // A shrine is a monastery that its tile need not list.
    let shrine = "symbol shrine centre monastery\ntile T3 x1\n edges FFFF\n field NNE ENE ESE SSE SSW WSW WNW NNW\n print shrine\n";
    let (_, tiles) = parse_set(&format!("{HEAD}total 1\n{shrine}")).unwrap();
    assert_eq!(tiles[0].parts_of(PartKind::Monastery).count(), 1);
}

#[test]
fn drawings_are_kept_as_rows_by_kind() {
    let text = format!(
        "{HEAD}total 1\nsymbol rose kinds red blue\npiece rose radius 9\n{TILE}print rose blue\n\
         picture rose # both\n  e  -   - 0 0 9 9\npicture rose blue\n  e 0000ff - 0 0 9 9\n  l - 0000ff:4 0 0 9 9\n\
         plain piece rose\n  e @ - 0 0 9 9\n"
    );
    let (set, tiles) = parse_set(&text).unwrap();
    let emblem = &tiles[0].symbol_of(&tiles[0].prints[0]).unwrap().emblem;
    let drawn = |kind, is_plain| emblem.drawings(kind, is_plain).collect::<Vec<_>>();
    assert_eq!(drawn(Some(1), false), ["e - - 0 0 9 9", "e 0000ff - 0 0 9 9\nl - 0000ff:4 0 0 9 9"]);
    assert_eq!(drawn(Some(0), false), ["e - - 0 0 9 9"]);
    assert!(drawn(Some(0), true).is_empty());
    assert_eq!(set.pieces[0].drawings(None, true).collect::<Vec<_>>(), ["e @ - 0 0 9 9"]);
}

/// What does not agree with the edges is refused, in sets and in definitions alike.
#[test]
fn parts_agree_with_edges() {
    for (body, reason) in [
        ("edges FFFF", "no field reaches the half-edge NNW"),
        ("edges CCCC", "no city reaches the edge N"),
        ("edges FFFF; city N", "a city reaches the edge N, which shows field"),
        ("edges RFFF; road N; road N", "2 parts that are a road reach the edge N"),
        ("edges CCCC; city N; city N; city N; city ESW", "3 parts that are a city reach the edge N"),
        ("edges CCCC; city NESW; field NNE", "a field reaches the half-edge NNE, but the edge shows city"),
        ("edges CCCF; city NES; field WSW WNW; field WNW", "two fields reach the half-edge WNW"),
        ("edges FFFF; field NNE ENE ESE SSE SSW WSW WNW NNW; monastery; monastery", "a tile has at most one monastery"),
    ] {
        assert_eq!(parse_own(&format!("MY1; {body}")).unwrap_err(), reason, "{body}");
        let lines = body.replace(';', "\n");
        refused(&format!("{HEAD}total 1\ntile T1 x1\n{lines}\n"), 4, 1, &format!("T1: {reason}"));
    }
    let two = parse_own("MY1; edges CCFC; city NW; city NE; field SSE SSW touches W E").unwrap();
    assert_eq!(check::tile(&two), Ok(()), "two cities may share an edge");
}

#[test]
fn hostile_definitions_are_refused() {
    let field = "field NNE ENE ESE SSE SSW WSW WNW NNW";
    for (text, reason) in [
        (String::new(), "an id is expected first, followed by ';'"),
        ("MY1 edges CCCC".into(), "an id is expected first, followed by ';'"),
        ("M-1; edges CCCC".into(), "the id of a tile has 1 to 8 letters and digits"),
        ("MYTILE123; edges CCCC".into(), "the id of a tile has 1 to 8 letters and digits"),
        ("MY1; city NESW".into(), "a line 'edges' with four letters of C R F I is expected"),
        ("MY1; edges ****".into(), "a line 'edges' with four letters of C R F I is expected"),
        ("MY1; edges FFFF; abbey".into(), "a tile of one's own cannot have 'abbey'"),
        ("MY1; edges FFFF; replaces D".into(), "a tile of one's own cannot have 'replaces'"),
        ("MY1; edges FFFF; print hill".into(), "a tile of one's own cannot have 'print'"),
        (format!("MY1; edges FFFF; {field}; {}", "field C; ".repeat(16)), "a tile has at most 16 parts"),
        ("MY1; edg\0es FFFF".into(), "a tile is defined in words of at most 30 letters and digits, without accents"),
        ("x".repeat(31), "a tile is defined in words of at most 30 letters and digits, without accents"),
        ("x".repeat(601), "the definition of a tile has at most 600 characters"),
    ] {
        assert_eq!(parse_own(&text).unwrap_err(), reason, "{text}");
    }
    assert_eq!(Catalogue::get().add_own("D; edges CCCC; city NESW").unwrap_err(), "there is already a tile D");
}

/// The tiles of a record go with it: more records come one after the other than there are places, and neither a record that stays nor a set
/// that comes later notices anything of it.
#[test]
fn tiles_of_ones_own_go_with_their_records() {
    let text = |name: &str, symbol: &str| {
        format!(
            "{DIAGRAM}[Tile \"{name}; edges FFFF; field NNE ENE ESE SSE SSW WSW WNW NNW{symbol}\"]\ntile {name} 0,0 0\n"
        )
    };
    let drawn =
        |diagram: &Diagram| diagram_svg(diagram, SvgOptions::new(Style::Standard, Theme::Light, 320.0)).unwrap();
    let read = |text: &str| Diagram::of_record(&parse_record(text).unwrap(), usize::MAX).0.unwrap();
    let stays = read(&text("STAYS", "; monastery"));
    let picture = drawn(&stays);
    for number in 0..4200 {
        let symbol = if number % 2 == 0 { "; garden" } else { "" };
        let text = text(&format!("GX{number}"), symbol);
        let diagram = read(&text);
        assert!(diagram.to_text() == text, "{text}");
        if number % 600 == 0 {
            let again = drawn(&Diagram::of_game(diagram.game()));
            assert!(again.contains(&format!("#GX{number}.")), "a copy holds the tile too");
        }
    }
    assert_eq!(drawn(&stays), picture);
    assert_eq!(stays.to_text(), text("STAYS", "; monastery"));
    // A place that another tile had is drawn anew.
    let [plain, garden] = [drawn(&read(&text("GX4201", ""))), drawn(&read(&text("GX4201", "; garden")))];
    assert_ne!(
        plain.replace(|letter: char| letter.is_ascii_digit(), ""),
        garden.replace(|letter: char| letter.is_ascii_digit(), "")
    );
    Catalogue::get().add_set(&format!("box late\ntitle Late\ntotal 1\n{}", TILE.replace("T1", "LATE1"))).unwrap();
}

/// The definition of a tile by chance: every edge is covered, and nothing else makes sense.
fn by_chance(number: u64) -> String {
    let mut rng = seeded(number);
    let mut pick = |n: usize| below(&mut rng, n);
    let edges: Vec<char> = (0..4).map(|_| ['C', 'R', 'F', 'F', 'C', 'R', 'I'][pick(7)]).collect();
    let mut lines = vec![format!("Z{number}; edges {}", edges.iter().collect::<String>())];
    let sides = |letter: char| {
        edges.iter().zip("NESW".chars()).filter(|(edge, _)| **edge == letter).map(|(_, side)| side).collect::<Vec<_>>()
    };
    // Cities, roads and rivers join some of their edges; cities may share one.
    let mut groups = |letter: char| {
        let mut groups: Vec<String> = Vec::new();
        for side in sides(letter) {
            match pick(groups.len() + 1) {
                joined if joined < groups.len() => groups[joined].push(side),
                _ => groups.push(side.to_string()),
            }
        }
        groups
    };
    let cities = groups('C');
    lines.extend(cities.iter().map(|city| format!("city {city}")));
    let ends = [
        "",
        " ends village",
        " ends junction",
        " ends farmstead",
        " ends monastery",
        " ends tower",
        " ends volcano",
        " inn",
    ];
    let roads = groups('R');
    let rivers = groups('I');
    for road in roads {
        let to_city = cities.first().map(|city| format!(" ends city.{}", &city[..1])).filter(|_| pick(3) == 0);
        lines.push(format!("road {road}{}", to_city.as_deref().unwrap_or(ends[pick(ends.len())])));
    }
    lines.extend(rivers.iter().map(|river| format!("river {river}")));
    let mut fields: Vec<String> = Vec::new();
    for (index, half) in ["NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW", "NNW"].iter().enumerate() {
        if edges[usize::div_ceil(index, 2) % 4] == 'C' {
            continue;
        }
        match pick(fields.len() + 1) {
            joined if joined < fields.len() => fields[joined] += &format!(" {half}"),
            _ => fields.push((*half).to_string()),
        }
    }
    for field in fields {
        let touched: Vec<&str> = cities.iter().map(|city| &city[..1]).filter(|_| pick(2) == 0).collect();
        let touches = if touched.is_empty() { String::new() } else { format!(" touches {}", touched.join(" ")) };
        lines.push(format!("field {field}{touches}"));
    }
    lines.extend(
        ["", "field C", "monastery", "garden", "volcano", "bazaar", "portal", "dragon"]
            .get(pick(20))
            .filter(|line| !line.is_empty())
            .map(|line| (*line).to_owned()),
    );
    lines.join("; ")
}

#[test]
fn whatever_can_be_defined_can_be_drawn() {
    for number in 0..40 {
        let definition = by_chance(number);
        let text = format!("{DIAGRAM}[Tile \"{definition}\"]\ntile Z{number} 0,0 {}\n", number % 4);
        let record = parse_record(&text).unwrap_or_else(|error| panic!("{definition}: {error}"));
        let shown = Diagram::of_record(&record, usize::MAX).0.unwrap();
        for (style, width) in
            [(Style::Standard, 40.0), (Style::Standard, 300.0), (Style::Contrast, 120.0), (Style::Print, 300.0)]
        {
            let drawn = svg(&shown, style, width);
            assert!(drawn.contains(&format!("Z{number}.")), "{definition}");
        }
    }
}

/// The tables from which a page knows which set to fetch say what the files say.
#[test]
fn a_page_knows_where_every_set_is() {
    let whole = |text: &str| text.split_whitespace().collect::<String>();
    let (names, addresses) =
        (whole(include_str!("../www/engine/set-names.js")), whole(include_str!("../www/engine/sets.js")));
    let mut pieces = Vec::new();
    for (name, text) in more::TEXTS {
        let (set, tiles) = parse_set(text).unwrap();
        assert_eq!(set.name, name);
        let prefix = &tiles[0].name[..2];
        let is_of_set = |id: &str| id.len() == 4 && id.starts_with(prefix) && id[2..].parse::<u8>().is_ok();
        assert!(tiles.iter().all(|tile| is_of_set(&tile.name)), "{name}");
        assert!(!Catalogue::get().tiles().iter().any(|tile| is_of_set(&tile.name)), "{name}");
        let named: String = set.pieces.iter().map(|piece| format!(",\"{}\"", piece.name)).collect();
        for (table, row) in [
            (&names, format!("{name}:[\"{prefix}\"{named}],")),
            (&addresses, format!("{name}:newURL(\"../sets/{name}.tiles\",import.meta.url),")),
        ] {
            assert!(table.contains(&row), "{row}");
        }
        pieces.extend(set.pieces.iter().map(|piece| piece.name.clone()));
    }
    assert_eq!(addresses.matches("newURL(").count(), more::TEXTS.len());
    assert_eq!(names.matches(":[\"").count(), more::TEXTS.len(), "what is played needs no set of tiles");
    let n_pieces = pieces.len();
    pieces.sort_unstable();
    pieces.dedup();
    assert_eq!(pieces.len(), n_pieces, "a piece is named without its set");
}

const DIAGRAM: &str = "[Bastide \"1\"]\n[Diagram \"1\"]\n";

fn diagram(text: &str) -> Diagram {
    let (diagram, result) = Diagram::of_record(&parse_record(text).unwrap(), usize::MAX);
    assert_eq!(result, Ok(()), "{text}");
    diagram.unwrap()
}

fn svg(diagram: &Diagram, style: Style, width: f64) -> String {
    diagram_svg(diagram, SvgOptions::new(style, Theme::Light, width)).unwrap()
}

/// The middle and the size of everything drawn whose name has this in it.
fn drawn_at(svg: &str, name: &str) -> Vec<[f64; 3]> {
    let document = resvg::usvg::roxmltree::Document::parse(svg).unwrap();
    let uses = document.descendants().filter(|node| node.has_tag_name("use"));
    let own = uses.filter(|node| node.attribute("href").is_some_and(|href| href.contains(name)));
    let number = |node: resvg::usvg::roxmltree::Node<'_, '_>, key| node.attribute(key).unwrap().parse::<f64>().unwrap();
    own.map(|node| {
        let half = number(node, "width") / 2.0;
        [number(node, "x") + half, number(node, "y") + half, 2.0 * half]
    })
    .collect()
}

#[test]
fn tiles_of_several_sets_lie_in_a_diagram() {
    let body = "tile HS02 0,0 0\ntile E 0,-1 2\ntile CO01 -1,0 1\ntile SH01 1,-1 0\ntile PL01 5,5 0\n";
    let text = format!("{DIAGRAM}{}", body.replace("tile PL01 5,5 0\n", "ghost PL01 5,5 0\n"));
    let shown = diagram(&format!(
        "{text}red meeple 0,0 city.W\nblue meeple 1,-1 monastery\nmark 0,0 city.E \"one city\"\nexpect worth 0,0 city.E red 3\n"
    ));
    assert_eq!(shown.to_text().lines().filter(|line| line.starts_with("mark")).count(), 1);
    let again = diagram(&shown.to_text());
    assert_eq!(again.to_text(), shown.to_text());
    // A city at the shared edge makes one of both; each has a name by the edge that is its own.
    assert!(shown.to_text().contains("mark 0,0 city.E "), "{}", shown.to_text());
    let told = description::picture(shown.game(), shown.items());
    assert!(told.contains("The Plague is not played here yet."), "{told}");
    assert!(!diagram(&format!("{DIAGRAM}tile D 0,0 0\n")).to_text().contains("not played"));
}

#[test]
fn a_road_of_four_arms_is_one() {
    let shown = diagram(&format!("{DIAGRAM}tile LA01 0,0 0\ntile U 0,1 1\ntile U 1,0 0\nred meeple 0,1 road.S\n"));
    let board = shown.game().board();
    assert_eq!(board.tiles_of(board.tiles()[2].node(0)), 3);
    let player = shown.game().players().next().unwrap();
    assert_eq!(worth_now(shown.game(), board.tiles()[2].node(0))[player], 3);
}

#[test]
fn sets_are_laid_in_open_records_and_not_played() {
    let open = "[Bastide \"1\"]\n[Players \"red, blue\"]\ntile HS06 0,-1 0\nmeeple field.ENE\ntile CA05 0,-2 0\n";
    let (replay, result) = Replay::of_record(&parse_record(open).unwrap(), usize::MAX, &mut ());
    assert_eq!(result, Ok(()));
    assert_eq!(replay.unwrap().to_text(), open);
    let said = "The Catapult is not played here yet: its tiles can be laid in diagrams and open records";
    let boxes = parse_records("[Bastide \"1\"]\n[Boxes \"base+catapult\"]\n[Players \"red, blue\"]\n").error.unwrap();
    assert_eq!((boxes.line, boxes.to_string().as_str()), (2, said));
    let deck = parse_record("[Bastide \"1\"]\n[Players \"red, blue\"]\n[Deck \"D CA01\"]\n").unwrap();
    let refused = Replay::of_record(&deck, usize::MAX, &mut ()).1.unwrap_err();
    assert_eq!(refused.to_string(), format!("the tile CA01 cannot be in a deck: {said}"));
    let id = Catalogue::get().find("CA01").unwrap();
    assert_eq!(bastide::rules::Rules::new(&deck.setup).unwrap_err(), SetupError::NotPlayed(id));
}

#[test]
fn pieces_are_shown_as_pictures() {
    let tiles = format!("{DIAGRAM}tile BT06 0,0 0\ntile HS03 -1,0 0\n");
    for line in [
        "picture ringmaster 0,0",
        "picture ringmaster 0,0 circus red",
        "picture shepherd -1,0 field.ENE blue",
        "picture tent 0,0 -20,35",
        "picture ferry -1,0 green",
    ] {
        let shown = diagram(&format!("{tiles}{line}\n"));
        assert!(shown.to_text().ends_with(&format!("{line}\n")), "{}", shown.to_text());
        assert_eq!(shown.game().figures().len(), 0, "a picture has no rules");
    }
    let shown = diagram(&format!("{tiles}picture ringmaster 0,0 circus red\npicture ferry -1,0\n"));
    for style in [Style::Standard, Style::Contrast, Style::Print] {
        let drawn = svg(&shown, style, 400.0);
        assert!(drawn.contains("ringmaster-0-red") && drawn.contains("ferry-0-nobody"), "{drawn}");
    }
    let told = diagram(&format!("{tiles}picture ringmaster 0,0 circus red\n"));
    let told = description::picture(told.game(), told.items());
    assert!(told.ends_with("A picture of a red ringmaster is at 0,0, on the circus."), "{told}");
    for (line, column, reason) in [
        ("picture", 8, "'picture' needs a piece and a cell, as in 'picture shepherd 0,0 field.N red'"),
        ("picture wizard 0,0", 9, "unknown piece 'wizard'"),
        ("picture tent.big 0,0", 9, "there is one kind of tent, which is written without a point"),
        (
            "picture tent 0,0 51,0",
            18,
            "two numbers from -50 to 50 are expected here: hundredths of a tile to the east and south",
        ),
        ("picture tent 0,0 0,0 red red", 22, "unexpected 'red' after the statement"),
        (
            "picture tent 0,0 moon",
            18,
            "unknown place 'moon'; examples: city.N, road.E, field.SSW, field.C, monastery, garden, tower, quarter.castle",
        ),
    ] {
        let error = parse_records(&format!("{tiles}{line}\n")).error.unwrap();
        assert_eq!((error.column, error.to_string().as_str()), (column, reason), "{line}");
    }
    for (line, reason) in [
        ("picture tent 7,7", "there is no tile at 7,7"),
        ("picture tent 0,0 hill", "no hill on BT06"),
        ("picture tent 0,0 city.N", "no city at the north edge of BT06 unturned"),
    ] {
        let record = parse_record(&format!("{tiles}{line}\n")).unwrap();
        let error = Diagram::of_record(&record, usize::MAX).1.unwrap_err().to_string();
        assert_eq!(error, format!("a diagram cannot show '{line}': {reason}"));
    }
    let many = format!("{tiles}{}", "picture tent 0,0\n".repeat(101));
    let error = Diagram::of_record(&parse_record(&many).unwrap(), usize::MAX).1.unwrap_err().to_string();
    assert!(error.ends_with("a diagram holds at most 100 pictures"), "{error}");
}

#[test]
fn pieces_of_one_place_stand_beside_each_other() {
    let flock = "tile B 0,0 0\nred meeple 0,0 field.NNE\npicture shepherd 0,0 field.NNE red\n";
    let flock =
        format!("{DIAGRAM}{flock}{}picture wolf 0,0\npicture wolf 0,0\n", "picture sheep 0,0 field.NNE\n".repeat(3));
    for width in [80.0, 400.0] {
        let drawn = svg(&diagram(&flock), Style::Standard, width);
        let figures = drawn_at(&drawn, "meeple");
        let pieces: Vec<_> = ["shepherd", "sheep", "wolf"].iter().flat_map(|name| drawn_at(&drawn, name)).collect();
        let [[left, top, tile]] = drawn_at(&drawn, "B-0")[..] else { panic!("{drawn}") };
        assert_eq!((figures.len(), pieces.len()), (1, 6));
        for (index, [x, y, size]) in pieces.iter().enumerate() {
            assert!((x - left).abs().max((y - top).abs()) < 0.5 * tile, "{x},{y} is off the tile");
            for [other_x, other_y, other] in pieces[..index].iter().chain(&figures) {
                // Drawings reach 0.4 of their squares; where all is small they may touch.
                let apart = (x - other_x).hypot(y - other_y) / (0.4 * (size + other));
                assert!(apart > if width > 100.0 { 0.85 } else { 0.5 }, "{width}: {apart} at {x},{y}");
            }
        }
    }
    // Who says where a piece stands has it there, in front of whatever stands there.
    let told =
        format!("{DIAGRAM}tile B 0,0 0\npicture sheep 0,0 20,0\npicture wolf 0,0 20,0\npicture sheep 0,0 20,0\n");
    let drawn = svg(&diagram(&told), Style::Standard, 400.0);
    let [[left, top, tile]] = drawn_at(&drawn, "B-0")[..] else { panic!("{drawn}") };
    for [x, y, _] in drawn_at(&drawn, "sheep").into_iter().chain(drawn_at(&drawn, "wolf")) {
        assert!((x - left - 0.2 * tile).abs() < 0.1 && (y - top).abs() < 0.1, "{x},{y}");
    }
}

#[test]
fn a_record_defines_tiles_of_its_own() {
    let tag = "[Tile \"MY1; edges CFRF; city N coat; road S ends city.N; field ENE ESE SSE touches N; field SSW WSW WNW touches N\"]\n";
    let text = format!("{DIAGRAM}{tag}tile MY1 0,0 0\ntile MY1 0,-1 2\nexpect worth 0,0 city.N red 8\n");
    let text = text.replace("expect", "red meeple 0,0 city.N\nexpect");
    let shown = diagram(&text);
    assert_eq!(shown.to_text(), text.replace("expect worth 0,0 city.N red 8\n", ""));
    // Another record may mean another tile by the same id.
    let other = tag.replace(" coat", "");
    let other = diagram(&format!(
        "{DIAGRAM}{other}tile MY1 0,0 0\ntile MY1 0,-1 2\nred meeple 0,0 city.N\nexpect worth 0,0 city.N red 4\n"
    ));
    assert_ne!(other.game().board().tiles()[0].tile, shown.game().board().tiles()[0].tile);
    assert_eq!(diagram(&text).game().board().tiles()[0].tile, shown.game().board().tiles()[0].tile, "read again");
    assert!(Catalogue::get().find("MY1").is_none());
    // In an open record, too; its diagram defines the tile as well.
    let open = format!("[Bastide \"1\"]\n[Players \"red, blue\"]\n{tag}tile MY1 0,-1 2\nmeeple city.S\n");
    let (replay, result) = Replay::of_record(&parse_record(&open).unwrap(), usize::MAX, &mut ());
    assert_eq!(result, Ok(()));
    let replay = replay.unwrap();
    assert_eq!(replay.to_text(), open);
    assert!(Diagram::of_game(replay.game()).to_text().contains(tag));
    for (tags, reason) in [
        (tag.repeat(2), "the tile MY1 is defined twice".to_owned()),
        ("[Tile \"MY1; edges FFFF\"]\n".into(), "this tile cannot be: no field reaches the half-edge NNW".into()),
        (
            (0..41).map(|n| format!("[Tile \"N{n}; edges CCCC; city NESW\"]\n")).collect(),
            "a record defines at most 40 tiles".into(),
        ),
        ("[Deck \"MY1\"]\n".to_owned() + tag, "a diagram has no deck; its lines say where tiles are".into()),
    ] {
        assert_eq!(parse_records(&format!("{DIAGRAM}{tags}")).error.unwrap().to_string(), reason);
    }
}
