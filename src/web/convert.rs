//! Converts between the engine and JavaScript: errors with stable codes, records, plain objects.

use js_sys::{Error, Object, Reflect};
use wasm_bindgen::prelude::*;

#[cfg(feature = "board")]
use crate::record::Diagram;
use crate::{
    record::{Record, RecordError, SyntaxError, parse_record},
    rules::SetupError,
    session::Replay,
};

/// What went wrong, as the stable `code` of the error that JavaScript gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Code {
    /// The set-up cannot be played.
    Setup,
    /// A text is no record or statement.
    Syntax,
    /// A statement is not legal, or an expectation is not met.
    Rule,
    /// The object is in use, or a value has not the expected shape.
    State,
    /// A text is no query.
    #[cfg(feature = "search")]
    Query,
    /// The canvas cannot be drawn on.
    #[cfg(feature = "board")]
    Canvas,
}

impl Code {
    const fn name(self) -> &'static str {
        match self {
            Self::Setup => "setup",
            Self::Syntax => "syntax",
            Self::Rule => "rule",
            Self::State => "state",
            #[cfg(feature = "search")]
            Self::Query => "query",
            #[cfg(feature = "board")]
            Self::Canvas => "canvas",
        }
    }
}

/// A JavaScript `Error` with a `code`.
pub(super) fn error(code: Code, message: &str) -> JsValue {
    placed_error(code, message, None)
}

pub(super) fn placed_error(code: Code, message: &str, place: Option<(usize, usize)>) -> JsValue {
    let error = Error::new(message);
    // Setting a property of an object made here cannot fail.
    let set = |name: &str, value: JsValue| drop(Reflect::set(&error, &name.into(), &value));
    set("code", code.name().into());
    if let Some((line, column)) = place {
        set("line", (line as u32).into());
        set("column", (column as u32).into());
    }
    error.into()
}

pub(super) fn syntax_error(cause: &SyntaxError) -> JsValue {
    placed_error(Code::Syntax, &cause.to_string(), Some((cause.line, cause.column)))
}

pub(super) fn record_error(cause: &RecordError) -> JsValue {
    let place = cause.place();
    let code = match cause {
        RecordError::Syntax(_) => Code::Syntax,
        RecordError::Setup(..) => Code::Setup,
        RecordError::Rule(_) | RecordError::Shown(_) | RecordError::Unmet(..) => Code::Rule,
    };
    let error = placed_error(code, &cause.to_string(), Some((place.line, place.column)));
    let set = |name: &str, value: &str| drop(Reflect::set(&error, &name.into(), &value.into()));
    match cause {
        RecordError::Rule(cause) => set("statement", &cause.statement),
        RecordError::Setup(_, SetupError::NameUnseen(_, letter)) => set("letter", letter.encode_utf8(&mut [0; 4])),
        _ => {}
    }
    error
}

/// The game of a record, after every statement in it was found legal.
#[cfg(any(feature = "search", feature = "sealed"))]
pub(super) fn replay_of(text: &str) -> Result<Replay, JsValue> {
    replayed(&parse_record(text).map_err(|cause| syntax_error(&cause))?, usize::MAX)
}

fn replayed(record: &Record, upto: usize) -> Result<Replay, JsValue> {
    match Replay::of_record(record, upto, &mut ()) {
        (Some(replay), Ok(())) => Ok(replay),
        (_, Err(cause)) => Err(record_error(&cause)),
        (None, Ok(())) => Err(error(Code::Setup, "the record has no game")),
    }
}

/// Replays a record, or sets a diagram up, as far as this many of its statements.
#[cfg(feature = "board")]
pub(super) fn shown_of(text: &str, upto: usize) -> Result<Replay, JsValue> {
    let record = parse_record(text).map_err(|cause| syntax_error(&cause))?;
    if !record.is_diagram() {
        return replayed(&record, upto);
    }
    match Diagram::of_record(&record, upto) {
        (Some(diagram), Ok(())) => Ok(Replay::showing(diagram)),
        (_, Err(cause)) => Err(record_error(&cause)),
        (None, Ok(())) => Err(error(Code::Setup, "the diagram shows nothing")),
    }
}

/// A plain object with these properties.
pub(super) fn object(fields: &[(&str, JsValue)]) -> Result<JsValue, JsValue> {
    let object = Object::new();
    for (name, value) in fields {
        Reflect::set(&object, &(*name).into(), value)?;
    }
    Ok(object.into())
}
