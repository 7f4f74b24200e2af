//! Between the engine and JavaScript: one serializer policy, and errors with stable codes.

use js_sys::{Error, Reflect};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::{
    record::{RecordError, RuleError, SyntaxError},
    rules::SetupError,
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
    /// The canvas cannot be drawn on.
    Canvas,
}

impl Code {
    const fn name(self) -> &'static str {
        match self {
            Self::Setup => "setup",
            Self::Syntax => "syntax",
            Self::Rule => "rule",
            Self::State => "state",
            Self::Canvas => "canvas",
        }
    }
}

/// A JavaScript `Error` with a `code`.
pub(super) fn error(code: Code, message: &str) -> JsValue {
    placed_error(code, message, None)
}

fn placed_error(code: Code, message: &str, place: Option<(usize, usize)>) -> JsValue {
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

pub(super) fn setup_error(cause: &SetupError) -> JsValue {
    error(Code::Setup, &cause.to_string())
}

pub(super) fn syntax_error(cause: &SyntaxError) -> JsValue {
    placed_error(Code::Syntax, &cause.to_string(), Some((cause.line, cause.column)))
}

pub(super) fn rule_error(cause: &RuleError) -> JsValue {
    let place = (cause.place.line, cause.place.column);
    placed_error(Code::Rule, &cause.to_string(), (place.0 > 0).then_some(place))
}

pub(super) fn record_error(cause: &RecordError) -> JsValue {
    let place = cause.place();
    let code = match cause {
        RecordError::Syntax(_) => Code::Syntax,
        RecordError::Setup(..) => Code::Setup,
        RecordError::Rule(_) | RecordError::Unmet(..) => Code::Rule,
    };
    placed_error(code, &cause.to_string(), Some((place.line, place.column)))
}

/// A view as a plain JavaScript object.
pub(super) fn encode<T: Serialize>(value: &T) -> Result<JsValue, JsValue> {
    let serializer = serde_wasm_bindgen::Serializer::new().serialize_maps_as_objects(true);
    value.serialize(&serializer).map_err(|cause| not_encoded(&cause))
}

/// Apart from [`encode`], which is compiled for each view.
fn not_encoded(cause: &serde_wasm_bindgen::Error) -> JsValue {
    error(Code::State, &cause.to_string())
}
