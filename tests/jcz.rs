//! The page's list of JCloisterZone's tile ids is that of the tile facts, with the catalogue's edges. `BASTIDE_BLESS=1 cargo test --test native jcz::` writes it anew.

use std::{collections::BTreeMap, fmt::Write, fs, path::PathBuf};

use bastide::catalogue::{BoxId, Catalogue, EdgeKind, Symbol, TileDef};
use serde_json::Value;

/// An edge as in a set's file.
fn letters(tile: &TileDef) -> String {
    tile.edges.iter().map(|kind| EdgeKind::ALL.iter().find(|(known, _)| known == kind).unwrap().1).collect()
}

fn module() -> String {
    let catalogue = Catalogue::get();
    let mut tiles: BTreeMap<&str, (String, String)> = BTreeMap::new();
    let facts: Vec<Value> = [include_str!("data/tiles.json"), include_str!("data/more_tiles.json")]
        .map(|text| serde_json::from_str(text).expect("the facts are JSON"))
        .into();
    for fact in facts.iter().flat_map(|facts| facts["tiles"].as_array().expect("a list of tiles")) {
        let Some(id) = fact["jcz"].as_str() else { continue };
        let tile =
            catalogue.tile(catalogue.find(fact["id"].as_str().expect("an id")).expect("a tile of the catalogue"));
        if tile.box_id.is_none() {
            continue; // of a set that is not played
        }
        let entry = tiles.entry(id).or_insert_with(|| (String::new(), letters(tile)));
        assert_eq!(entry.1, letters(tile), "{id} stands for different tiles");
        let dash = if entry.0.is_empty() { "" } else { "/" };
        write!(entry.0, "{dash}{}", tile.name).unwrap();
    }
    let mut text = String::from(
        "// @ts-check\n/** JCloisterZone's tiles, written by tests/jcz.rs: the id there, the ids and the edges here. */\n\n\
         export const TILES = /** @type {Record<string, string>} */ ({\n",
    );
    for (id, (names, edges)) in &tiles {
        writeln!(text, "  {id:?}: \"{names} {edges}\",").unwrap();
    }
    text.push_str("});\n\n/** How many tiles each box has, without those that players hold. */\n");
    text.push_str("export const BOXES = /** @type {Record<string, number>} */ ({\n");
    for (box_id, name) in BoxId::ALL.iter().map(|id| (*id, id.name())) {
        let drawn = catalogue
            .of_box(box_id)
            .map(|id| catalogue.tile(id))
            .filter(|tile| !tile.symbols.contains(Symbol::Abbey) && tile.replaces.is_none());
        writeln!(text, "  {name}: {},", drawn.map(|tile| u32::from(tile.count)).sum::<u32>()).unwrap();
    }
    text + "});\n"
}

#[test]
fn the_page_knows_the_ids_of_the_catalogue() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("www/shelf/jcz-tiles.js");
    let written = module();
    if std::env::var_os("BASTIDE_BLESS").is_some() {
        fs::write(&path, &written).unwrap();
    }
    assert!(
        fs::read_to_string(&path).unwrap() == written,
        "www/shelf/jcz-tiles.js: write it anew with BASTIDE_BLESS=1"
    );
}
