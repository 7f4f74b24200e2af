//! A board mounted on a canvas: what `Board` and the browser's callbacks share.

use std::{
    cell::{Cell, Ref, RefCell, RefMut},
    rc::{Rc, Weak},
};

use js_sys::Function;
use wasm_bindgen::{JsCast, prelude::*};
use web_sys::{Event, HtmlCanvasElement, MediaQueryList, Window};

use super::{
    api::{event_views, in_use, seed},
    canvas::{Frame, Painter},
    convert::{Code, error, object},
    encode::{encode, rule_error},
    frames::{Drawn, Stage, StageSize},
    listeners::{Listener, inputs},
};
use crate::{
    record::{DIAGRAMS, Statement},
    rules::{Action, seeded},
    session::Replay,
    ui::{
        controller::{Controller, Outcome},
        gesture::Input,
        scene::Theme,
    },
};

/// What the board and the browser's callbacks share.
pub(super) struct MountedBoard {
    session: Rc<RefCell<Replay>>,
    controller: RefCell<Controller>,
    painter: RefCell<Painter>,
    browser: RefCell<Option<Browser>>,
    /// Whether the browser's context was lost and what was kept of it is void.
    void: Cell<bool>,
    /// Whether something that a decision brought about was to be shown, and the page has not heard the end of it.
    telling: Cell<bool>,
    /// Whether the page lets the board move by itself.
    lively: Cell<bool>,
    /// Whether the system prefers that nothing does.
    calm: Option<MediaQueryList>,
    window: Window,
    canvas: HtmlCanvasElement,
    /// None once the board is taken off: a function may hold what holds the board, and neither would ever be let go.
    page: RefCell<Page>,
}

/// What was asked of the browser; dropping it calls everything off.
struct Browser {
    stage: Stage,
    _listeners: Vec<Listener>,
}

/// The page's functions.
#[derive(Default)]
pub(super) struct Page {
    /// Hears of changes.
    pub(super) onchange: Option<Function>,
    /// Hears of what failed inside of an event.
    pub(super) onerror: Option<Function>,
}

impl MountedBoard {
    /// Shows a game on a canvas; without a theme, in the one that the system prefers.
    ///
    /// # Errors
    /// If the canvas cannot be drawn on or the game is in use.
    pub(super) fn set_up(
        canvas: HtmlCanvasElement,
        session: Rc<RefCell<Replay>>,
        theme: Option<Theme>,
        page: Page,
    ) -> Result<Rc<Self>, JsValue> {
        let window = web_sys::window().ok_or_else(|| error(Code::Canvas, "a board needs a window"))?;
        let document = window.document().ok_or_else(|| error(Code::Canvas, "a board needs a document"))?;
        let painter = Painter::new(&canvas, document, window.performance())
            .ok_or_else(|| error(Code::Canvas, "the canvas has no 2d context"))?;
        let dark = if theme.is_none() { window.match_media("(prefers-color-scheme: dark)")? } else { None };
        let calm = window.match_media("(prefers-reduced-motion: reduce)")?;
        let controller = Controller::new(theme.unwrap_or_else(|| theme_of(dark.as_ref())));
        let mounted = Rc::new(Self {
            session,
            controller: RefCell::new(controller),
            painter: RefCell::new(painter),
            browser: RefCell::new(None),
            void: Cell::new(false),
            telling: Cell::new(false),
            lively: Cell::new(true),
            calm,
            window,
            canvas,
            page: RefCell::new(page),
        });
        mounted.set_lively(true)?;
        mounted.attach(dark)?;
        Ok(mounted)
    }

    /// Whether the page lets the board move by itself; what the system prefers comes first.
    pub(super) fn set_lively(&self, lively: bool) -> Result<(), JsValue> {
        self.lively.set(lively);
        let calm = self.calm.as_ref().is_some_and(MediaQueryList::matches);
        self.controller(|controller, _| controller.set_lively(lively && !calm))
    }

    /// Calls off everything that was asked of the browser, and forgets the page.
    pub(super) fn clear(&self) {
        self.browser.take();
        self.page.take();
        if let Ok(mut painter) = self.painter.try_borrow_mut() {
            painter.forget();
        }
    }

    /// Whether the board is shown and heard.
    pub(super) fn is_set_up(&self) -> bool {
        self.browser.borrow().is_some()
    }

    /// Sets up frames and listeners; none of them keeps the mounted board alive.
    fn attach(self: &Rc<Self>, dark: Option<MediaQueryList>) -> Result<(), JsValue> {
        self.canvas.style().set_property("touch-action", "none")?;
        if !self.canvas.has_attribute("tabindex") {
            self.canvas.set_tab_index(0);
        }
        let weak = Rc::downgrade(self);
        let mut listeners =
            inputs(&self.canvas, Rc::new(move |input, now| with(&weak, |mounted| mounted.hear(input, now))))?;
        if let Some(dark) = dark {
            let query = dark.clone();
            listeners.push(self.follow(&dark, move |mounted| {
                mounted.controller(|controller, _| controller.set_theme(theme_of(Some(&query))))
            })?);
        }
        if let Some(calm) = &self.calm {
            listeners.push(self.follow(calm, |mounted| mounted.set_lively(mounted.lively.get()))?);
        }
        let (of_draw, of_loss) = (Rc::downgrade(self), Rc::downgrade(self));
        let draw = move |size, now| of_draw.upgrade().map_or(Drawn::Settled, |mounted| mounted.draw(size, now));
        let lost = move || with(&of_loss, |mounted| mounted.void.set(true));
        let stage = Stage::new(self.window.clone(), &self.canvas, draw, lost)?;
        self.browser.replace(Some(Browser { stage, _listeners: listeners }));
        Ok(())
    }

    /// Does something, and draws, whenever a preference of the system changes.
    fn follow(
        self: &Rc<Self>,
        query: &MediaQueryList,
        change: impl Fn(&Self) -> Result<(), JsValue> + 'static,
    ) -> Result<Listener, JsValue> {
        let weak = Rc::downgrade(self);
        Listener::new(query, "change", move |_: &Event| {
            with(&weak, |mounted| change(mounted).map_or_else(|cause| mounted.report(&cause), |()| mounted.request()));
        })
    }

    /// Gives the controller, up to date with the game.
    pub(super) fn controller<T>(&self, run: impl FnOnce(&mut Controller, &Replay) -> T) -> Result<T, JsValue> {
        let (mut controller, replay) = self.current_controller()?;
        Ok(run(&mut controller, &replay))
    }

    /// The controller of a board that was not destroyed, to be changed: a frame is asked for.
    pub(super) fn live_controller(&self) -> Result<(RefMut<'_, Controller>, Ref<'_, Replay>), JsValue> {
        if !self.is_set_up() {
            return Err(error(Code::State, "the board was destroyed"));
        }
        let found = self.current_controller()?;
        self.request();
        Ok(found)
    }

    /// The controller, up to date with the game. Apart from [`MountedBoard::controller`], which is compiled for each of its many callers.
    fn current_controller(&self) -> Result<(RefMut<'_, Controller>, Ref<'_, Replay>), JsValue> {
        let replay = self.session.try_borrow().ok().ok_or_else(in_use)?;
        let mut controller = self.controller.try_borrow_mut().ok().ok_or_else(in_use)?;
        controller.sync(&replay);
        self.telling.set(self.telling.get() || controller.is_telling());
        Ok((controller, replay))
    }

    /// Asks for a frame.
    pub(super) fn request(&self) {
        if let Ok(browser) = self.browser.try_borrow()
            && let Some(browser) = &*browser
        {
            browser.stage.request();
        }
    }

    fn set_coarse(&self, on: bool) -> bool {
        self.browser
            .try_borrow()
            .is_ok_and(|browser| browser.as_ref().is_some_and(|browser| browser.stage.set_coarse(on)))
    }

    fn draw(&self, size: StageSize, now: f64) -> Drawn {
        let frame = self.controller(|controller, replay| {
            let game = replay.game();
            controller.resize(game, size.width, size.height);
            controller.tick(now);
            let before = if DIAGRAMS { controller.numbered().to_vec() } else { Vec::new() };
            let commands = controller.frame(game, replay.items());
            let renumbered = DIAGRAMS && before != controller.numbered();
            (
                commands,
                renumbered,
                controller.ahead(game),
                controller.style(),
                controller.is_moving(),
                controller.is_telling(),
            )
        });
        let (Ok((commands, renumbered, ahead, style, moving, telling)), Ok(mut painter)) =
            (frame, self.painter.try_borrow_mut())
        else {
            return Drawn::Rough;
        };
        if renumbered {
            self.notify(&[("type", "legend".into())]);
        }
        if self.void.take() {
            painter.forget();
        }
        let drawn = painter.paint(Frame { commands, ahead: &ahead, style, ratio: size.ratio, now });
        let resized = self.set_coarse(painter.is_coarse(now));
        if !telling && self.telling.replace(false) {
            self.notify(&[("type", "rest".into())]);
        }
        if moving || resized { Drawn::Rough } else { drawn }
    }

    /// Does what an input that came at a time asks for.
    fn hear(&self, input: Input, now: f64) {
        let outcome = self.controller(|controller, replay| {
            let (before, telling) = (controller.pointed(), controller.is_telling());
            let outcome = controller.input(replay.game(), input, now);
            let draws = telling || controller.is_moving();
            let outcome = if outcome == Outcome::Nothing && draws { Outcome::Moved } else { outcome };
            (outcome, controller.pointed() != before)
        });
        if let Ok((_, true)) = outcome {
            self.request();
            self.notify(&[("type", "light".into())]);
        }
        match outcome.map(|(outcome, _)| outcome) {
            Ok(Outcome::Nothing) => {}
            Ok(Outcome::Moved) => self.request(),
            Ok(Outcome::Chosen) => {
                self.request();
                self.notify(&[("type", "select".into())]);
            }
            Ok(Outcome::Play(action)) => {
                if let Err(cause) = self.play(action) {
                    self.report(&cause);
                }
            }
            Err(cause) => self.report(&cause),
        }
    }

    /// Plays an action and tells the page what it brought about.
    pub(super) fn play(&self, action: Action) -> Result<(), JsValue> {
        let views = {
            let mut replay = self.session.try_borrow_mut().ok().ok_or_else(in_use)?;
            let statement = Statement::written(replay.game(), action);
            replay.play_on(statement, &mut seeded(seed()?)).map_err(|cause| rule_error(&cause))?;
            event_views(&replay, replay.last_events())
        };
        self.controller(|_, _| ())?;
        self.request();
        self.notify(&[("type", "play".into()), ("events", encode(&views)?)]);
        Ok(())
    }

    /// Tells the page what changed.
    fn notify(&self, fields: &[(&str, JsValue)]) {
        if let (Some(function), Ok(change)) = (&self.page.borrow().onchange, object(fields)) {
            self.later(function, &change);
        }
    }

    fn report(&self, cause: &JsValue) {
        match &self.page.borrow().onerror {
            Some(function) => self.later(function, cause),
            None => web_sys::console::error_1(cause),
        }
    }

    /// Calls a function of the page once everything here has returned: it may then call back freely, and what it throws is
    /// reported as the page's own.
    fn later(&self, function: &Function, argument: &JsValue) {
        let bound = function.bind1(&JsValue::UNDEFINED, argument);
        self.window.queue_microtask(bound.unchecked_ref());
    }
}

fn with(mounted: &Weak<MountedBoard>, run: impl FnOnce(&MountedBoard)) {
    if let Some(mounted) = mounted.upgrade() {
        run(&mounted);
    }
}

fn theme_of(dark: Option<&MediaQueryList>) -> Theme {
    if dark.is_some_and(MediaQueryList::matches) { Theme::Dark } else { Theme::Light }
}
