//! Why something cannot be done is told by its true reason: first what is asked, then the tile, the space, the edge, the figure.

use bastide::{record::parse_record, session::Replay, view::refusal::why_view};

/// The reason why a statement is not legal at the end of a record, with all its data; "" if the statement is legal.
fn why(record: &str, statement: &str) -> String {
    let (replay, read) = Replay::of_record(&parse_record(record).unwrap(), usize::MAX, &mut ());
    read.unwrap();
    let Some(view) = why_view(&replay.unwrap(), &statement.parse().unwrap()) else { return String::new() };
    let side = view.side.map(String::from);
    let told = [view.tile, side.as_deref(), view.shows, view.wanted, view.figure, view.feature];
    [view.kind].into_iter().chain(told.into_iter().flatten()).collect::<Vec<_>>().join(" ")
}

const TAGS: &str = "[Bastide \"1\"]\n[Players \"red, blue\"]\n";

#[test]
fn a_tile_that_cannot_be_laid() {
    let record = &format!("{TAGS}[Deck \"D V V B\"]\n");
    let cases = [
        ("tile V 0,1 0", ""),
        ("tile V 0,0 0", "taken"),
        ("tile V 4,4 0", "apart"),
        ("tile V 0,-1 0", "edge S road city"),
        ("tile V 0,-1 1", "edge S field city"),
        ("tile V 1,0 2", "edge W field road"),
        ("tile V -1,0 0", "edge E field road"),
        ("tile V 0,1 2", "edge N road field"),
        ("tile B 0,1 0", "otherTile V"),
        ("skip", "tile V"),
        ("end", "notOpen"),
    ];
    for (statement, reason) in cases {
        assert_eq!(why(record, statement), reason, "{statement}");
    }
}

#[test]
fn a_tile_that_nobody_holds() {
    let record = &format!("{TAGS}[Boxes \"base+abbey\"]\n");
    for (statement, reason) in
        [("tile V 0,1 0", ""), ("tile V 4,4 0", "apart"), ("tile ABBEY 4,4 0", "neverDrawn ABBEY"), ("end", "")]
    {
        assert_eq!(why(record, statement), reason, "{statement}");
    }
    assert_eq!(why(&format!("{record}tile V 0,1 0\n"), "end"), "figure V");
}

#[test]
fn a_figure_that_cannot_be_placed() {
    let record = &format!("{TAGS}[Boxes \"base+abbot\"]\n[Deck \"D U V V U\"]\n");
    let first = &format!("{record}tile U 1,0 0\n");
    let joined = &format!("{first}meeple road.W\ntile V 2,0 0\n");
    let cases = [
        (first, "meeple road.W", ""),
        (first, "large road.W", "noFigure large"),
        (first, "abbot road.W", "wrongPart abbot road"),
        (joined, "meeple road.W", "occupied road"),
        (joined, "tile V 3,0 0", "figure V"),
        (first, "recall", "noRecall"),
        (first, "return 0,0 city.N meeple", "noReturn"),
    ];
    for (record, statement, reason) in cases {
        assert_eq!(why(record, statement), reason, "{statement}");
    }
}

#[test]
fn builders_pigs_and_phantoms() {
    let record = &format!("{TAGS}[Boxes \"base+traders+phantom\"]\n[Deck \"D U U U U\"]\n");
    let first = &format!("{record}tile U 1,0 0\n");
    let phantom = &format!("{first}meeple road.W\n");
    let joined = &format!("{phantom}phantom field.NNE\ntile U 2,0 0\nskip\nskip\ntile U 3,0 0\n");
    let cases = [
        (first, "builder road.W", "noFollower builder road"),
        (first, "pig road.W", "wrongPart pig road"),
        (first, "phantom road.W", "phantomLater"),
        (phantom, "phantom field.NNE", ""),
        (phantom, "phantom road.W", "occupied road"),
        (phantom, "meeple field.NNE", "phantom"),
        (joined, "builder road.W", ""),
        (joined, "builder field.NNE", "wrongPart builder field"),
        (joined, "pig field.NNE", ""),
        (joined, "pig field.SSE", "noFollower pig field"),
    ];
    for (record, statement, reason) in cases {
        assert_eq!(why(record, statement), reason, "{statement}");
    }
}

#[test]
fn a_field_that_is_a_barns() {
    let barn = &format!(
        "{TAGS}[Boxes \"base+abbey\"]\n[Options \"abbey-parts=barn\"]\n[Deck \"E E B B B B\"]\n\
         tile E 0,-1 2\ntile B 1,0 0\ntile B 0,1 0\ntile B 1,1 0\nbarn NW\ntile B 2,0 0\n"
    );
    for (statement, reason) in [("meeple monastery", ""), ("meeple field.NNW", "barnThere")] {
        assert_eq!(why(barn, statement), reason, "{statement}");
    }
}

#[test]
fn bridges_that_cannot_be_built() {
    let record = &format!("{TAGS}[Boxes \"base+bridges\"]\n[Deck \"B U U U\"]\n");
    let laid = &format!("{record}tile U 1,0 0 bridge 0,0 EW\n");
    let next = &format!("{laid}skip\ntile U 2,0 0\n");
    let cases = [
        (record, "tile U 1,0 0 bridge 0,0 EW", ""),
        (record, "tile U 1,0 0", "edge W road field"),
        (record, "tile U 1,0 1 bridge 0,0 EW", "bridgeUnneeded"),
        (record, "tile U 1,0 0 bridge 0,0 NS", "noBridge"),
        (record, "tile U 0,0 0 bridge 0,0 NS", "taken"),
        (record, "tile U 4,0 0 bridge 0,0 NS", "apart"),
        (record, "tile V 1,0 0 bridge 0,0 EW", "otherTile U"),
        (record, "bridge 0,0 EW", "tile U"),
        (record, "skip", "tile U"),
        (laid, "bridge 1,0 NS", "noBridge"),
        (laid, "bridge 9,9 NS", "noBridge"),
        (laid, "tile U 2,0 0", "figure U"),
        (next, "bridge 2,0 NS", ""),
        (next, "bridge 2,0 EW", "noBridge"),
    ];
    for (record, statement, reason) in cases {
        assert_eq!(why(record, statement), reason, "{statement}");
    }
}

#[test]
fn castles_and_bazaars() {
    let castle = &format!(
        "{TAGS}[Boxes \"base+bridges\"]\n[Deck \"E E U U\"]\ntile E 0,-1 2\nexpect illegal castle 0,-1 city.S\n"
    );
    let asked = &format!("{castle}meeple city.S\n");
    let bazaar = &format!("{TAGS}[Boxes \"base+bridges\"]\n[Deck \"B G06 U V U\"]\ntile G06 1,0 0\n");
    let held = &format!("{bazaar}skip\n");
    let bid = &format!("{held}blue choose U\n");
    let cases = [
        (castle, "castle 0,-1 city.S", "noCastle"),
        (asked, "castle 0,-1 city.S", ""),
        (asked, "castle 0,-1 field.NNE", "noCastle"),
        (asked, "tile U 1,0 1", "castle"),
        (bazaar, "choose U", "noBazaar"),
        (bazaar, "bid U 0", "noBazaar"),
        (held, "choose U", ""),
        (held, "choose B", "bazaar"),
        (held, "skip", "bazaar"),
        (held, "tile U 0,1 0", "bazaar"),
        (bid, "bid U 0", ""),
        (bid, "bid U 1", "bazaar"),
        (bid, "buy", "bazaar"),
    ];
    for (record, statement, reason) in cases {
        assert_eq!(why(record, statement), reason, "{statement}");
    }
}

#[test]
fn what_carcassonne_asks() {
    let record = &format!("{TAGS}[Boxes \"base+abbey+count\"]\n[Deck \"C07 U A E U\"]\ntile U 1,-2 1\n");
    let sending = &format!("{record}meeple road.N\ntile A 1,-3 0\nskip\n");
    let count = &format!("{sending}meeple quarter.castle\n");
    let leaving = &format!("{count}count quarter.market\ntile E 2,1 3\nskip\n");
    let cases = [
        (record, "meeple quarter.castle", "noSending"),
        (record, "count quarter.market", "noCount"),
        (record, "move quarter.castle meeple 1,-2 road.N", "noMoveOut"),
        (sending, "meeple quarter.castle", ""),
        (sending, "mayor quarter.market", "noSending"),
        (sending, "large quarter.market", "noSending"),
        (sending, "count quarter.market", "sending"),
        (sending, "tile E 2,1 3", "sending"),
        (count, "count quarter.market", ""),
        (count, "count quarter.castle", "noCount"),
        (count, "meeple quarter.castle", "noSending"),
        (count, "tile E 2,1 3", "count"),
        (leaving, "move quarter.castle meeple 2,1 city.W", ""),
        (leaving, "move quarter.castle meeple 2,1 field.NNE", "noMoveOut"),
        (leaving, "move quarter.market meeple 2,1 city.W", "noMoveOut"),
        (leaving, "tile U 2,0 1", "moveOut"),
    ];
    for (record, statement, reason) in cases {
        assert_eq!(why(record, statement), reason, "{statement}");
    }
}

#[test]
fn a_table_has_an_edge() {
    let row: String = (1..8).map(|x| format!("tile U {x},0 0\n")).collect();
    let record = &format!("{TAGS}[Options \"edge=8\"]\n[Deck \"D U U U U U U U U\"]\n{row}skip\n");
    for (statement, reason) in [
        ("tile U 7,1 0", ""),
        ("tile U 8,0 0", "beyondEdge"),
        ("tile U -1,0 0", "beyondEdge"),
        ("tile U 0,9 0", "apart"),
    ] {
        assert_eq!(why(record, statement), reason, "{statement}");
    }
}

#[test]
fn where_an_arrow_does_not_lead() {
    let record = &format!("{TAGS}[Boxes \"base+anniversary\"]\n[Deck \"D U AN06 E U\"]\n");
    let laid = &format!("{record}tile U 1,0 0\nmeeple road.E\n");
    let acts = &format!("{laid}tile AN06 0,1 0\n");
    let cases = [
        (&format!("{record}tile U 1,0 0\n"), "meeple 0,0 city.N", "noArrow"),
        (acts, "meeple 0,0 city.N", ""),
        (acts, "meeple 0,0 road.E", "occupied road"),
        (acts, "meeple 4,4 road.E", "nowhere"),
        (&format!("{acts}skip\ntile E 0,-1 2\n"), "meeple 1,0 field.NNE", "noArrow"),
    ];
    for (record, statement, reason) in cases {
        assert_eq!(why(record, statement), reason, "{statement}");
    }
}
