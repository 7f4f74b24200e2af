//! The page's list of JCloisterZone's tile ids is the catalogue's. `BASTIDE_BLESS=1 cargo test --test native jcz::` writes it anew.

use std::{collections::BTreeMap, fmt::Write, fs, path::PathBuf};

use bastide::catalogue::{BoxId, Catalogue, EdgeKind, TileDef};

/// An edge as in a set's file.
fn letters(tile: &TileDef) -> String {
    tile.edges.iter().map(|kind| EdgeKind::ALL.iter().find(|(known, _)| known == kind).unwrap().1).collect()
}

fn module() -> String {
    let catalogue = Catalogue::get();
    let mut tiles: BTreeMap<&str, (String, String)> = BTreeMap::new();
    for tile in catalogue.tiles().iter().filter(|tile| !tile.jcz.is_empty()) {
        let entry = tiles.entry(&tile.jcz).or_insert_with(|| (String::new(), letters(tile)));
        assert_eq!(entry.1, letters(tile), "{} stands for different tiles", tile.jcz);
        let dash = if entry.0.is_empty() { "" } else { "/" };
        write!(entry.0, "{dash}{}", tile.name).unwrap();
    }
    let mut text = String::from(
        "// @ts-check\n/** JCloisterZone's tiles, written from the catalogue by tests/jcz.rs: the id there, the ids and the edges here. */\n\n\
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
            .filter(|tile| tile.jcz != "AM/A" && tile.replaces.is_none());
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
