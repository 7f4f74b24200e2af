//! The canvas on the page: its size in device pixels, and when it is redrawn.
//!
//! A frame is drawn only after something asked for it: there is no idle frame and no timer. Everything that the stage
//! asked of the browser is called off when it is dropped.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use wasm_bindgen::{JsCast, prelude::*};
use web_sys::{Event, HtmlCanvasElement, MediaQueryList, ResizeObserver, Window};

use super::listeners::Listener;

/// More device pixels than these a CSS pixel cost time and are not seen.
const MAX_RATIO: f64 = 2.5;
/// While much is being scaled, half as many are shown, but no fewer than these.
const COARSE: f64 = 1.0;
/// The most pixels of a canvas that every browser allows.
const MAX_PIXELS: f64 = 16_777_216.0;

/// The size of a canvas.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct StageSize {
    /// CSS pixels, at least 1.
    pub(super) width: f64,
    /// CSS pixels, at least 1.
    pub(super) height: f64,
    /// Device pixels a CSS pixel.
    pub(super) ratio: f64,
}

/// Whether a drawing is as it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Drawn {
    /// Nothing more is to be done.
    Settled,
    /// Another frame will look better.
    Rough,
}

/// What calls for frames. It lives as long as the board.
pub(super) struct Stage {
    shared: Rc<Shared>,
    observer: ResizeObserver,
    _resized: Closure<dyn Fn()>,
    _context: [Listener; 2],
}

/// Called by the browser for a frame, with its time.
type OnFrame = Closure<dyn Fn(f64)>;

struct Shared {
    window: Window,
    canvas: HtmlCanvasElement,
    draw: Box<dyn Fn(StageSize, f64) -> Drawn>,
    forget: Box<dyn Fn()>,
    /// The frame asked for.
    asked: Cell<Option<i32>>,
    frame: RefCell<Option<OnFrame>>,
    /// The time of the last frame, in milliseconds.
    now: Cell<f64>,
    /// Whether half as many device pixels have to do.
    coarse: Cell<bool>,
    ratio: RefCell<Option<Listener>>,
}

impl Stage {
    /// Sets a stage up and asks for its first frame. `draw` draws a frame for a time in
    /// milliseconds; `forget` drops what was kept of the canvas's
    /// context when the browser has thrown it away.
    ///
    /// # Errors
    /// What the browser throws.
    pub(super) fn new(
        window: Window,
        canvas: &HtmlCanvasElement,
        draw: impl Fn(StageSize, f64) -> Drawn + 'static,
        forget: impl Fn() + 'static,
    ) -> Result<Self, JsValue> {
        let shared = Rc::new(Shared {
            window,
            canvas: canvas.clone(),
            draw: Box::new(draw),
            forget: Box::new(forget),
            asked: Cell::new(None),
            frame: RefCell::new(None),
            now: Cell::new(0.0),
            coarse: Cell::new(false),
            ratio: RefCell::new(None),
        });
        let of_frame = Rc::downgrade(&shared);
        *shared.frame.borrow_mut() = Some(Closure::new(move |now: f64| {
            if let Some(shared) = of_frame.upgrade() {
                shared.asked.set(None);
                shared.now.set(now);
                shared.draw();
            }
        }));
        let of_size = Rc::downgrade(&shared);
        let resized = Closure::<dyn Fn()>::new(move || {
            if let Some(shared) = of_size.upgrade()
                && shared.fit().is_some_and(|(_, refitted)| refitted)
            {
                shared.draw(); // before the browser paints, so that nothing stretched is seen
            }
        });
        let of_context = shared.clone();
        let lost = move |_: &Event| (of_context.forget)();
        let of_context = Rc::downgrade(&shared);
        let restored = move |_: &Event| {
            if let Some(shared) = of_context.upgrade() {
                (shared.forget)();
                shared.request();
            }
        };
        let context =
            [Listener::new(canvas, "contextlost", lost)?, Listener::new(canvas, "contextrestored", restored)?];
        let observer = ResizeObserver::new(resized.as_ref().unchecked_ref())?;
        observer.observe(canvas);
        Shared::watch_ratio(&shared)?;
        shared.request();
        Ok(Self { shared, observer, _resized: resized, _context: context })
    }

    /// Shows half as many device pixels from the next frame on, or all again; whether that is a change.
    pub(super) fn set_coarse(&self, on: bool) -> bool {
        self.shared.coarse.replace(on) != on
    }

    /// Asks for a frame; it is drawn once, however often it is asked for.
    pub(super) fn request(&self) {
        self.shared.request();
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        self.observer.disconnect();
        self.shared.ratio.take();
    }
}

impl Drop for Shared {
    /// Calls off the frame asked for: a drawing may ask for one after the stage was dropped, since what hears of it may leave the board.
    fn drop(&mut self) {
        if let Some(asked) = self.asked.take() {
            // Nobody is left to hear that the window would not.
            let _ = self.window.cancel_animation_frame(asked);
        }
    }
}

impl Shared {
    fn request(&self) {
        if self.asked.get().is_some() {
            return;
        }
        if let Some(frame) = &*self.frame.borrow() {
            // A window that grants no frame shows none either.
            self.asked.set(self.window.request_animation_frame(frame.as_ref().unchecked_ref()).ok());
        }
    }

    fn draw(&self) {
        if let Some((size, _)) = self.fit()
            && (self.draw)(size, self.now.get()) == Drawn::Rough
        {
            self.request();
        }
    }

    /// Gives the canvas the pixels of its size, and tells whether it had others. Nothing while the page hides it.
    fn fit(&self) -> Option<(StageSize, bool)> {
        let size = self.size()?;
        let (width, height) = (device(size.width, size.ratio), device(size.height, size.ratio));
        let refitted = (self.canvas.width(), self.canvas.height()) != (width, height);
        if refitted {
            self.canvas.set_width(width);
            self.canvas.set_height(height);
        }
        Some((size, refitted))
    }

    /// The size of the canvas; nothing while the page hides it. It is drawn when it gets a size again.
    fn size(&self) -> Option<StageSize> {
        let (width, height) = (f64::from(self.canvas.client_width()), f64::from(self.canvas.client_height()));
        if width * height == 0.0 {
            return None;
        }
        let most = (MAX_PIXELS / (width * height)).sqrt();
        let ratio = self.window.device_pixel_ratio().clamp(0.5, MAX_RATIO).min(most);
        let ratio = if self.coarse.get() { ratio.min(COARSE.max(0.5 * ratio)) } else { ratio };
        Some(StageSize { width, height, ratio })
    }

    /// Hears of another number of device pixels a CSS pixel. A media query can only be asked about one number, so each
    /// change makes a new query.
    fn watch_ratio(this: &Rc<Self>) -> Result<(), JsValue> {
        let ratio = js_sys::Number::from(this.window.device_pixel_ratio()).to_string_with_radix(10)?;
        let query = String::from("(resolution: ") + &String::from(ratio) + "dppx)";
        let Some(list): Option<MediaQueryList> = this.window.match_media(&query)? else { return Ok(()) };
        let weak = Rc::downgrade(this);
        let listener = Listener::new(&list, "change", move |_: &Event| {
            if let Some(shared) = weak.upgrade() {
                // Without the new query the size of the canvas still reports most changes.
                let _ = Self::watch_ratio(&shared);
                shared.request();
            }
        })?;
        this.ratio.replace(Some(listener));
        Ok(())
    }
}

/// CSS pixels as whole device pixels.
fn device(length: f64, ratio: f64) -> u32 {
    ((length * ratio).round() as u32).max(1)
}
