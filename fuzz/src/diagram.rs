//! Diagrams are read, shown as far as possible, written, read again, and drawn.

use bastide::{
    art::style::Style,
    record::{Diagram, RecordError, parse_record},
    ui::{
        board_svg::{SvgOptions, diagram_svg},
        scene::Theme,
    },
};

use crate::is_told;

/// Tries a text that may be a diagram.
pub fn diagram(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    match parse_record(&text) {
        Err(error) => is_told(&text, error.line, error.column, &error.to_string()),
        Ok(record) if record.is_diagram() => {
            let (shown, result) = Diagram::of_record(&record, usize::MAX);
            held(&text, shown.as_ref(), &result);
        }
        Ok(_) => {}
    }
}

pub(crate) fn held(text: &str, shown: Option<&Diagram>, result: &Result<(), RecordError>) {
    if let Err(error) = result {
        is_told(text, error.place().line, error.place().column, &error.to_string());
    }
    match shown {
        Some(diagram) => same_again(diagram),
        None => assert!(result.is_err(), "no diagram, and no reason"),
    }
}

/// Checks that the written text is read as the same picture.
fn same_again(diagram: &Diagram) {
    let written = diagram.to_text();
    let record = parse_record(&written).expect("what is written can be read");
    let (again, result) = Diagram::of_record(&record, usize::MAX);
    assert_eq!(result, Ok(()), "{written}");
    let again = again.expect("what is written can be shown");
    assert_eq!(again.to_text(), written);
    assert_eq!(again.items(), diagram.items());
}

/// Draws a diagram in a style, theme and width chosen by its last byte, and checks that the SVG contains nothing but a picture.
pub fn picture(data: &[u8]) {
    let Some((&pick, data)) = data.split_last() else { return };
    let Ok(record) = parse_record(&String::from_utf8_lossy(data)) else { return };
    if !record.is_diagram() {
        return;
    }
    let Some(diagram) = Diagram::of_record(&record, usize::MAX).0 else { return };
    let style = [Style::Standard, Style::Contrast, Style::Print][usize::from(pick % 3)];
    let theme = if pick & 0x40 == 0 { Theme::Light } else { Theme::Dark };
    let width = [16.0, 160.0, 480.0, 1200.0, 0.0, -1.0, f64::NAN, 1e300][usize::from(pick / 3 % 8)];
    let svg = diagram_svg(&diagram, SvgOptions::new(style, theme, width)).expect("what can be read can be drawn");
    let document = roxmltree::Document::parse(&svg).expect("a picture is well-formed");
    for element in document.descendants().filter(roxmltree::Node::is_element) {
        assert_ne!(element.tag_name().name(), "script");
        for attribute in element.attributes() {
            assert!(!attribute.name().starts_with("on"), "{}", attribute.name());
            let value = attribute.value();
            assert!(!value.contains("NaN") && !value.contains("inf"), "{}=\"{value}\"", attribute.name());
        }
    }
}
