//! `bastide render` draws the board of a record, or a diagram, as SVG.

use std::{path::PathBuf, process::ExitCode};

use bastide::{
    art::style::Style,
    record::Diagram,
    rules::shown,
    session::Replay,
    ui::{
        board_svg::{MARGIN, MARGINS, SvgOptions, WIDTHS, diagram_svg, still_svg},
        scene::Theme,
    },
};

use crate::Failure;

/// Arguments of `bastide render`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The record or diagram to draw.
    file: PathBuf,
    /// The SVG file to write.
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// Stop after this many statements.
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// The width of the picture in CSS pixels, 16 to 16384.
    #[arg(long, value_name = "W", default_value_t = 800)]
    width: u32,
    /// How much of the background is shown around the landscape, in tiles, 0 to 2.
    #[arg(long, value_name = "TILES", default_value_t = MARGIN)]
    margin: f64,
    /// Write the numbers of columns and rows along the edges.
    #[arg(long)]
    coordinates: bool,
    /// The style: standard, contrast or print.
    #[arg(long, default_value = "standard")]
    style: String,
    /// The theme of the background: light or dark.
    #[arg(long, default_value = "light")]
    theme: String,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let options = options(args)?;
    let file = args.file.display();
    let record = crate::read_record(&args.file)?;
    let at = args.at.unwrap_or(usize::MAX);
    let (picture, result) = if record.is_diagram() {
        let (diagram, result) = Diagram::of_record(&record, at);
        (diagram.map(|diagram| diagram_svg(&diagram, options)), result)
    } else {
        let (replay, result) = Replay::of_record(&record, at, &mut ());
        (replay.map(|replay| still_svg(replay.game(), options)), result)
    };
    let picture = match (picture, result) {
        (Some(picture), Ok(())) => picture.map_err(|reason| format!("{file}: {reason}"))?,
        (_, Err(error)) => return Err(crate::at(&args.file, 0, &error)),
        (None, Ok(())) => return Err(format!("{file}: there is nothing to draw")),
    };
    std::fs::write(&args.output, picture).map_err(|error| format!("{}: {error}", args.output.display()))?;
    Ok(ExitCode::SUCCESS)
}

fn options(args: &Args) -> Result<SvgOptions, Failure> {
    if !WIDTHS.contains(&args.width) {
        return Err(format!("the width must be {} to {} pixels, not {}", WIDTHS.start(), WIDTHS.end(), args.width));
    }
    if !MARGINS.contains(&args.margin) {
        return Err(format!("the margin must be {} to {} tiles, not {}", MARGINS.start(), MARGINS.end(), args.margin));
    }
    let Some(style) = Style::from_name(&args.style) else {
        return Err(format!("unknown style {}; known: standard, contrast, print", shown(&args.style)));
    };
    let Some(theme) = Theme::from_name(&args.theme) else {
        return Err(format!("unknown theme {}; known: light, dark", shown(&args.theme)));
    };
    let &Args { width, margin, coordinates, .. } = args;
    Ok(SvgOptions { style, theme, width: width.into(), margin, coordinates })
}
