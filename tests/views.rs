//! The views as JavaScript sees them, written down as TypeScript, so that the type checker compares them with the public
//! types. `BASTIDE_BLESS=1 cargo test --test views` writes the samples anew.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails loudly, also in its helpers")]

use std::{fmt::Write, fs, path::PathBuf};

use bastide::{
    board::Pos,
    catalogue::BoxId,
    record::parse_record,
    rules::Edition,
    session::Replay,
    view::{
        ActionView, EventView, GameView, edition_options, event_view,
        inspection::{FeatureView, cell_view, feature_view, tiles_left_view},
        legal,
    },
};

/// A short game in which everything happens that can: a tile that fits nowhere, figures, every kind of score, the end.
const GAME: &str = "[Bastide \"1\"]\n[Options \"small-city=half\"]\n[Players \"red Ann, blue\"]\n[Deck \"D E C V V\"]\n\
                    tile E 0,-1 2\nmeeple city.S\ntile V 1,0 0\nmeeple road.S\ntile V 1,1 2\nmeeple field.NNE\n";

fn replay(statements: usize) -> Replay {
    let (replay, result) = Replay::of_record(&parse_record(GAME).unwrap(), statements, &mut ());
    assert_eq!(result, Ok(()));
    replay.unwrap()
}

#[test]
fn the_samples_are_what_the_engine_gives() {
    let mut text =
        String::from("// Samples of every view, compared with the public types; written by tests/views.rs.\n");
    text.push_str("import type { ActionView, CellView, EventView, FeatureView, GameView, OptionView, TilesLeftView } from \"../../src/web/types.d.ts\";\n");
    let mut sample = |name: &str, kind: &str, json: String| {
        writeln!(text, "\nexport const {name}: {kind} = {json};").unwrap();
    };
    sample(
        "options",
        "OptionView[]",
        serde_json::to_string_pretty(&edition_options(Edition::First, &BoxId::ALL)).unwrap(),
    );
    for (name, statements) in [("start", 0), ("figureAsked", 1), ("over", 6)] {
        let view = GameView::new(&replay(statements));
        sample(name, "GameView", serde_json::to_string_pretty(&view).unwrap());
    }
    let actions: Vec<ActionView> = [0, 1].into_iter().flat_map(|n| legal(replay(n).game())).collect();
    sample("actions", "ActionView[]", serde_json::to_string_pretty(&actions).unwrap());
    let whole = replay(6);
    let events: Vec<EventView> = whole.events().iter().map(|event| event_view(whole.game(), event)).collect();
    assert!(events.iter().any(|event| matches!(event, EventView::Discarded { .. })));
    assert!(events.iter().any(|event| matches!(event, EventView::Over { .. })));
    sample("events", "EventView[]", serde_json::to_string_pretty(&events).unwrap());
    let middle = replay(2);
    let node = |tile: usize, part: usize| middle.game().board().tiles()[tile].node(part);
    let features: Vec<FeatureView> =
        [node(0, 0), node(0, 1), node(1, 1)].into_iter().map(|node| feature_view(middle.game(), node)).collect();
    sample("features", "FeatureView[]", serde_json::to_string_pretty(&features).unwrap());
    let cell = cell_view(middle.game(), Pos::new(1, 0)).unwrap();
    sample("cell", "CellView", serde_json::to_string_pretty(&cell).unwrap());
    let left = tiles_left_view(middle.game(), Some(Pos::new(1, 0))).unwrap();
    sample("left", "TilesLeftView[]", serde_json::to_string_pretty(&left).unwrap());
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/e2e/views.ts");
    if std::env::var_os("BASTIDE_BLESS").is_some() {
        fs::write(&path, &text).unwrap();
    }
    assert_eq!(fs::read_to_string(&path).unwrap(), text, "the samples changed: are the types still right?");
}
