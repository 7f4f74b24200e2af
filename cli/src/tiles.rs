//! `bastide tiles` prints the catalogue as a table.

use std::process::ExitCode;

use bastide::catalogue::{BoxId, Catalogue, EdgeKind, HalfWind, Part, PartKind, Side, TileDef};

use crate::Failure;

/// Arguments of `bastide tiles`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// List only these boxes, joined by `+`.
    #[arg(long)]
    boxes: Option<String>,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let boxes = match &args.boxes {
        None => BoxId::ALL.to_vec(),
        Some(names) => crate::game_args::boxes(names)?,
    };
    crate::print(&format!("{:<6} {:<8} {:>5} {:<5} parts and symbols\n", "id", "box", "count", "edges"));
    for tile in Catalogue::get().tiles().iter().filter(|tile| tile.box_id.is_some_and(|id| boxes.contains(&id))) {
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
    let symbols: Vec<&str> = tile.symbols.iter().map(|(_, name)| name).collect();
    let rest = [parts.join(", "), symbols.join(", ")].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>();
    format!("{:<6} {:<8} {:>5} {edges:<5} {}\n", tile.name, tile.set_name(), tile.count, rest.join("; "))
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
        PartKind::City
        | PartKind::Road
        | PartKind::Monastery
        | PartKind::Garden
        | PartKind::Tower
        | PartKind::Quarter => sides,
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
