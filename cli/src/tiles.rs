//! `bastide tiles` prints the catalogue as a table.

use std::process::ExitCode;

use bastide::{
    catalogue::{BoxId, Catalogue, EdgeKind, HalfWind, Part, PartKind, Print, Side, TileDef, Wind, more},
    rules::UnknownBox,
};

use crate::Failure;

/// Arguments of `bastide tiles`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// List only these boxes or sets, joined by `+`. Without it all boxes and sets are listed.
    #[arg(long, visible_alias = "set")]
    boxes: Option<String>,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let catalogue = Catalogue::get();
    let names: Vec<&str> = match &args.boxes {
        None => BoxId::ALL.map(BoxId::name).into_iter().chain(more::TEXTS.map(|(name, _)| name)).collect(),
        Some(names) => names.split('+').collect(),
    };
    for name in &names {
        if BoxId::from_name(name).is_none() && catalogue.set(name).is_none() {
            return Err(UnknownBox(name).to_string());
        }
    }
    crate::print(&format!("{:<6} {:<11} {:>5} {:<5} parts and symbols\n", "id", "set", "count", "edges"));
    let of_game = catalogue.tiles().iter().filter(|tile| names.contains(&tile.set_name()));
    let of_sets = names.iter().flat_map(|name| catalogue.of_set(name)).map(|id| catalogue.tile(id));
    for tile in of_game.chain(of_sets) {
        crate::print(&row(tile));
    }
    Ok(ExitCode::SUCCESS)
}

fn row(tile: &TileDef) -> String {
    let edges: String = tile
        .edges
        .iter()
        .filter_map(|edge| EdgeKind::ALL.iter().find(|(kind, _)| kind == edge).map(|&(_, letter)| letter))
        .collect();
    let parts: Vec<String> = tile.parts.iter().filter(|part| has_reach(part)).map(part).collect();
    let printed: Vec<String> = tile.prints.iter().filter_map(|print| symbol(tile, print)).collect();
    let is_printed = |name: &str| printed.iter().any(|print| print.split(' ').next() == Some(name));
    let acting = tile.symbols.iter().map(|(_, name)| name).filter(|name| !is_printed(name)).map(str::to_owned);
    let symbols: Vec<String> = acting.chain(printed.iter().cloned()).collect();
    let rest = [parts.join(", "), symbols.join(", ")].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>();
    format!("{:<6} {:<11} {:>5} {edges:<5} {}\n", tile.name, tile.set_name(), tile.count, rest.join("; "))
}

/// A symbol of a set with its kind, its direction and its text.
fn symbol(tile: &TileDef, print: &Print) -> Option<String> {
    let emblem = &tile.symbol_of(print)?.emblem;
    let kind = print.kind.and_then(|kind| emblem.kinds.get(usize::from(kind))).map(String::as_str);
    let words = [Some(emblem.name.as_str()), kind, print.points.map(Wind::name), Some(print.text.as_str())];
    Some(words.into_iter().flatten().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" "))
}

fn has_reach(part: &Part) -> bool {
    matches!(part.kind, PartKind::City | PartKind::Road | PartKind::Field)
}

fn part(part: &Part) -> String {
    let sides: String = part.sides.iter().map(Side::letter).collect();
    let halves: Vec<&str> = part.halves.iter().map(HalfWind::name).collect();
    let reach = match part.kind {
        PartKind::Field if halves.is_empty() => "C".into(),
        PartKind::Field => halves.join("+"),
        _ => sides,
    };
    let attributes = part.attributes;
    let mut text = format!("{} {reach}", part.kind.name());
    for _ in 0..attributes.coats {
        text.push_str(" coat");
    }
    let printed = [
        (attributes.inn, " inn"),
        (attributes.cathedral, " cathedral"),
        (attributes.princess, " princess"),
        (attributes.pigsty, " pigsty"),
    ];
    printed.iter().filter(|(there, _)| *there).for_each(|(_, name)| text.push_str(name));
    text
}
