//! Event listeners that are removed when dropped, and the conversion of browser events to inputs.

use std::rc::Rc;

use wasm_bindgen::{JsCast, prelude::*};
use web_sys::{
    AddEventListenerOptions, Event, EventTarget, HtmlCanvasElement, KeyboardEvent, MouseEvent, PointerEvent, WheelEvent,
};

use crate::ui::{
    camera::Point,
    gesture::{Finger, Input, Key, Wheel},
};

/// Pixels in one line of `WheelEvent.deltaMode`, and lines in one page.
const LINE: f64 = 32.0;
const PAGE: f64 = 20.0;

/// An event listener; dropping it removes it.
pub(super) struct Listener {
    target: EventTarget,
    kind: &'static str,
    closure: Closure<dyn Fn(Event)>,
}

impl Listener {
    /// Calls the handler for each event of a kind. The handler may prevent what the browser would do.
    ///
    /// # Errors
    /// What the browser throws.
    pub(super) fn new<E: JsCast>(
        target: &EventTarget,
        kind: &'static str,
        handler: impl Fn(&E) + 'static,
    ) -> Result<Self, JsValue> {
        Self::boxed(target, kind, Box::new(move |event: Event| handler(event.unchecked_ref())))
    }

    /// Apart from [`Listener::new`], which is compiled for each handler.
    fn boxed(target: &EventTarget, kind: &'static str, handler: Box<dyn Fn(Event)>) -> Result<Self, JsValue> {
        let closure = Closure::wrap(handler);
        let options = AddEventListenerOptions::new();
        options.set_passive(false); // a passive listener could not keep the page from scrolling
        let function = closure.as_ref().unchecked_ref();
        target.add_event_listener_with_callback_and_add_event_listener_options(kind, function, &options)?;
        Ok(Self { target: target.clone(), kind, closure })
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let function = self.closure.as_ref().unchecked_ref();
        // There is nobody to tell: removing throws only if the target is no event target.
        let _ = self.target.remove_event_listener_with_callback(self.kind, function);
    }
}

/// Reports everything that a player does on the canvas, and when in milliseconds, until the listeners are dropped.
///
/// # Errors
/// What the browser throws.
pub(super) fn inputs(canvas: &HtmlCanvasElement, report: Rc<dyn Fn(Input, f64)>) -> Result<Vec<Listener>, JsValue> {
    let mut listeners = Vec::with_capacity(8);
    for kind in ["pointerdown", "pointermove", "pointerup", "pointercancel", "lostpointercapture", "pointerleave"] {
        let (report, canvas_of_event) = (report.clone(), canvas.clone());
        listeners.push(Listener::new(canvas, kind, move |event: &PointerEvent| {
            if let Some(input) = pointer(kind, event, &canvas_of_event) {
                report(input, event.time_stamp());
            }
        })?);
    }
    let (of_wheel, canvas_of_wheel) = (report.clone(), canvas.clone());
    listeners.push(Listener::new(canvas, "wheel", move |event: &WheelEvent| {
        event.prevent_default();
        of_wheel(wheel(event, &canvas_of_wheel), event.time_stamp());
    })?);
    listeners.push(Listener::new(canvas, "keydown", move |event: &KeyboardEvent| {
        if let Some(key) = key(event) {
            event.prevent_default();
            report(Input::Key(key), event.time_stamp());
        }
    })?);
    listeners.push(Listener::new(canvas, "contextmenu", Event::prevent_default)?);
    Ok(listeners)
}

/// A pointer that goes down is captured, so that its way is followed to the end also outside of the canvas.
fn pointer(kind: &'static str, event: &PointerEvent, canvas: &HtmlCanvasElement) -> Option<Input> {
    let id = event.pointer_id();
    let finger = Finger { id, at: place(event, canvas) };
    match kind {
        "pointerdown" if event.button() == 0 => {
            // A pointer that is gone already cannot be captured; its way up has been or will be reported.
            let _ = canvas.set_pointer_capture(id);
            Some(Input::Down(finger))
        }
        "pointermove" => Some(Input::Move(finger)),
        "pointerup" => Some(Input::Up(finger)),
        "pointerleave" => Some(Input::Leave),
        "pointercancel" | "lostpointercapture" => Some(Input::Cancel(id)),
        _ => None,
    }
}

/// Where an event is on the canvas, in the canvas's own pixels. Browsers tell it in those of the window, which are others where the page or
/// something around the board has a CSS `zoom`.
fn place(event: &MouseEvent, canvas: &HtmlCanvasElement) -> Point {
    let zoom = js_sys::Reflect::get(canvas, &"currentCSSZoom".into()).ok().and_then(|zoom| zoom.as_f64());
    let zoom = zoom.filter(|zoom| *zoom > 0.0).unwrap_or(1.0);
    Point::new(f64::from(event.offset_x()) / zoom, f64::from(event.offset_y()) / zoom)
}

/// What moves the view follows the screen as it is turned; what scales does not.
fn wheel(event: &WheelEvent, canvas: &HtmlCanvasElement) -> Input {
    let unit = match event.delta_mode() {
        WheelEvent::DOM_DELTA_LINE => LINE,
        WheelEvent::DOM_DELTA_PAGE => LINE * PAGE,
        _ => 1.0,
    };
    let kind = match () {
        () if event.ctrl_key() => Wheel::Pinch,
        () if is_trackpad(event) => Wheel::Swipe,
        () => Wheel::Notch,
    };
    let at = place(event, canvas);
    let delta = Point::new(event.delta_x() * unit, event.delta_y() * unit);
    let scales = kind == Wheel::Pinch || kind == Wheel::Notch && delta.y != 0.0;
    Input::Wheel { at, delta: if scales { delta } else { turned(delta, canvas) }, kind }
}

/// A way across the device as it is on a page that is turned: `data-side` of the document says by how many quarter turns
/// clockwise. The browser tells places on the canvas as the page is turned, but ways as the device lies.
fn turned(way: Point, canvas: &HtmlCanvasElement) -> Point {
    let root = canvas.owner_document().and_then(|document| document.document_element());
    match root.and_then(|root| root.get_attribute("data-side")).as_deref() {
        Some("1") => Point::new(way.y, -way.x),
        Some("2") => Point::new(-way.x, -way.y),
        Some("3") => Point::new(-way.y, way.x),
        _ => way,
    }
}

/// Whether two fingers moved on a trackpad. Nothing says so outright; but the older measure of the same event, in which a
/// notch of any wheel is 120, is exactly three times the pixels for a trackpad, and for nothing else.
fn is_trackpad(event: &WheelEvent) -> bool {
    let older = |name: &str| js_sys::Reflect::get(event, &name.into()).ok().and_then(|value| value.as_f64());
    let same = |older: Option<f64>, pixels: f64| older.is_some_and(|older| older == -3.0 * pixels);
    event.delta_mode() == WheelEvent::DOM_DELTA_PIXEL
        && same(older("wheelDeltaX"), event.delta_x())
        && same(older("wheelDeltaY"), event.delta_y())
}

/// The board's keys; with Ctrl, Alt or Meta held they belong to the browser.
fn key(event: &KeyboardEvent) -> Option<Key> {
    let held = event.ctrl_key() || event.alt_key() || event.meta_key();
    if held { None } else { Key::from_name(&event.key()) }
}
