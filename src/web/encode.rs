//! Encodes views, and errors of a set-up or a statement, for JavaScript.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::convert::{Code, error, placed_error};
use crate::{record::RuleError, rules::SetupError};

/// A view as a plain JavaScript object.
pub(super) fn encode<T: Serialize>(value: &T) -> Result<JsValue, JsValue> {
    let serializer = serde_wasm_bindgen::Serializer::new().serialize_maps_as_objects(true);
    value.serialize(&serializer).map_err(|cause| not_encoded(&cause))
}

/// Apart from [`encode`], which is compiled for each view.
fn not_encoded(cause: &serde_wasm_bindgen::Error) -> JsValue {
    error(Code::State, &cause.to_string())
}

pub(super) fn setup_error(cause: &SetupError) -> JsValue {
    error(Code::Setup, &cause.to_string())
}

pub(super) fn rule_error(cause: &RuleError) -> JsValue {
    let place = (cause.place.line, cause.place.column);
    placed_error(Code::Rule, &cause.to_string(), (place.0 > 0).then_some(place))
}
