//! `Board` for JavaScript: a game shown on a canvas and played with pointer and keys.

use std::{fmt, rc::Rc};

use js_sys::{Function, Object, Reflect};
use wasm_bindgen::{JsCast, prelude::*};
use web_sys::HtmlCanvasElement;

use super::{
    api::{Game, style_named},
    convert::{Code, error, object},
    encode::encode,
    mounted::{MountedBoard, Page},
};
use crate::{
    art::piece::Piece,
    rules::shown,
    session::Replay,
    ui::{
        camera::{Area, Point, View},
        controller::{Controller, Tapping},
        scene::Theme,
    },
};

/// A game on a canvas. The page keeps it as long as it is to be seen, and calls `destroy` when it takes it away.
#[wasm_bindgen]
pub struct Board {
    pub(super) mounted: Rc<MountedBoard>,
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Board").field("mounted", &self.mounted.is_set_up()).finish_non_exhaustive()
    }
}

#[wasm_bindgen]
impl Board {
    /// Shows a game on a canvas. The page's style sheet gives the canvas its size.
    ///
    /// # Errors
    /// Code `canvas`, if the canvas cannot be drawn on; `state`, if the options have another shape.
    pub fn mount(
        canvas: HtmlCanvasElement,
        game: &Game,
        #[wasm_bindgen(unchecked_optional_param_type = "BoardOptions")] options: Option<Object>,
    ) -> Result<Board, JsValue> {
        let options: JsValue = options.map_or(JsValue::UNDEFINED, JsValue::from);
        let theme = match option(&options, "theme").and_then(|value| value.as_string()) {
            Some(name) => Some(theme_named(&name)?),
            None => None,
        };
        let page = Page { onchange: callback(&options, "onchange"), onerror: callback(&options, "onerror") };
        let mounted = MountedBoard::set_up(canvas, game.session.clone(), theme, page)?;
        Ok(Self { mounted })
    }

    /// Shows the game as it is now, after it changed other than through the board.
    ///
    /// # Errors
    /// Code `state`, if the game is in use or the board was destroyed.
    pub fn refresh(&self) -> Result<(), JsValue> {
        self.change(|_, _| ())
    }

    /// What is chosen but not yet played.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    #[wasm_bindgen(unchecked_return_type = "Selection")]
    pub fn selection(&self) -> Result<JsValue, JsValue> {
        let selection = self.mounted.controller(|controller, replay| controller.selection(replay.game()))?;
        encode(&selection)
    }

    /// What would come of what is chosen: the game goes on in a copy, so ask when it is to be told.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    #[wasm_bindgen(unchecked_return_type = "Consequences")]
    pub fn consequences(&self) -> Result<JsValue, JsValue> {
        let consequences = self.mounted.controller(|controller, replay| controller.consequences(replay.game()))?;
        encode(&consequences)
    }

    /// Chooses what a statement would play.
    ///
    /// # Errors
    /// Code `rule`, if it is not legal now or has no place on the board.
    pub fn select(&self, statement: &str) -> Result<(), JsValue> {
        let chosen = self.change(|controller, replay| {
            let action = controller.find(replay, statement);
            action.is_some_and(|action| controller.select(replay.game(), action))
        })?;
        let reason = || [&shown(statement), " is not a legal placement now"].concat();
        if chosen { Ok(()) } else { Err(error(Code::Rule, &reason())) }
    }

    /// Chooses the next legal turn of the tile on the chosen cell, or of the tile in hand.
    ///
    /// # Errors
    /// Code `state`, if the game is in use or the board was destroyed.
    pub fn rotate(&self) -> Result<(), JsValue> {
        self.change(|controller, _| {
            controller.rotate();
        })
    }

    /// Shows the tile in hand, which is dragged over a point of the canvas, where it may be laid; without a point nowhere.
    /// Whether there is such a cell.
    ///
    /// # Errors
    /// Code `state`, if the game is in use or the board was destroyed.
    pub fn drag(&self, x: Option<f64>, y: Option<f64>) -> Result<bool, JsValue> {
        let at = x.zip(y).map(|(x, y)| Point::new(x, y));
        self.change(|controller, _| controller.drag(at))
    }

    /// Lets the dragged tile go where it is shown: it is chosen, or laid if one tap would lay it.
    ///
    /// # Errors
    /// Code `state`, if the game is in use or the board was destroyed.
    #[wasm_bindgen(js_name = dropTile)]
    pub fn drop_tile(&self) -> Result<(), JsValue> {
        let laid = self.change(|controller, replay| controller.drop_tile(replay.game()))?;
        laid.map_or(Ok(()), |action| self.mounted.play(action))
    }

    /// Whether nothing can be chosen on the board: somebody else is asked, or the game is only looked at.
    ///
    /// # Errors
    /// Code `state`, if the game is in use or the board was destroyed.
    #[wasm_bindgen(js_name = setWaiting)]
    pub fn set_waiting(&self, on: bool) -> Result<(), JsValue> {
        self.change(|controller, replay| controller.set_waiting(replay.game(), on))
    }

    /// What a tap does: `choose`; `twice`, where the second on the same place plays; `once`, where the first plays if it
    /// leaves no choice.
    ///
    /// # Errors
    /// Code `state`, if there is no such way, the game is in use or the board was destroyed.
    #[wasm_bindgen(js_name = setTapping)]
    pub fn set_tapping(
        &self,
        #[wasm_bindgen(unchecked_param_type = "\"choose\" | \"twice\" | \"once\"")] tapping: &str,
    ) -> Result<(), JsValue> {
        let tapping = match tapping {
            "choose" => Tapping::Choose,
            "twice" => Tapping::Twice,
            "once" => Tapping::Once,
            _ => return Err(error(Code::State, "tapping must be 'choose', 'twice' or 'once'")),
        };
        self.change(|controller, _| controller.set_tapping(tapping))
    }

    /// Shows only the places of one figure or of the `barn`; without a name those of all.
    ///
    /// # Errors
    /// Code `state`, if there is no such piece, the game is in use or the board was destroyed.
    #[wasm_bindgen(js_name = setPiece)]
    pub fn set_piece(&self, name: Option<String>) -> Result<(), JsValue> {
        let piece = match name {
            Some(name) => match Piece::from_name(&name) {
                None => return Err(error(Code::State, &["unknown figure ", &shown(&name)].concat())),
                piece => piece,
            },
            None => None,
        };
        self.change(|controller, replay| {
            controller.set_piece(replay.game(), piece);
        })
    }

    /// Plays what is chosen; `onchange` hears what it brought about, as after a tap.
    ///
    /// # Errors
    /// Code `state`, if nothing is chosen or the game is in use.
    pub fn confirm(&self) -> Result<(), JsValue> {
        let chosen = self.change(|controller, _| controller.chosen())?;
        self.mounted.play(chosen.ok_or_else(|| error(Code::State, "nothing is chosen"))?)
    }

    /// Chooses nothing.
    ///
    /// # Errors
    /// Code `state`, if the game is in use or the board was destroyed.
    pub fn cancel(&self) -> Result<(), JsValue> {
        self.change(|controller, _| {
            controller.cancel();
        })
    }

    /// Shows the whole landscape.
    ///
    /// # Errors
    /// Code `state`, if the game is in use or the board was destroyed.
    pub fn fit(&self) -> Result<(), JsValue> {
        self.change(|controller, replay| controller.fit(replay.game()))
    }

    /// Shows all that is offered with the piece to which the choice is narrowed, as large as it fits.
    ///
    /// # Errors
    /// Code `state`, if the game is in use or the board was destroyed.
    #[wasm_bindgen(js_name = fitOffered)]
    pub fn fit_offered(&self) -> Result<(), JsValue> {
        self.change(|controller, replay| controller.fit_offered(replay.game()))
    }

    /// Makes everything larger by a factor.
    ///
    /// # Errors
    /// Code `state`, if the game is in use or the board was destroyed.
    pub fn zoom(&self, factor: f64) -> Result<(), JsValue> {
        self.change(|controller, _| controller.zoom(factor))
    }

    /// What the player looks at: the point of the board in the middle of the canvas in tiles, how many CSS pixels a tile has, and whether
    /// the player chose that.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    #[wasm_bindgen(unchecked_return_type = "{ x: number, y: number, scale: number, scaled: boolean }")]
    pub fn view(&self) -> Result<JsValue, JsValue> {
        let (View { centre, scale }, scaled) = self.mounted.controller(|controller, _| controller.looked_at())?;
        object(&[("x", centre.x.into()), ("y", centre.y.into()), ("scale", scale.into()), ("scaled", scaled.into())])
    }

    /// Shows again what `view` told.
    ///
    /// # Errors
    /// Code `state`, if an argument is not a finite number, the game is in use, or the board has been destroyed.
    #[wasm_bindgen(js_name = setView)]
    pub fn set_view(&self, x: f64, y: f64, scale: f64, scaled: bool) -> Result<(), JsValue> {
        if ![x, y, scale].iter().all(|number| number.is_finite()) {
            return Err(error(Code::State, "a view is made of finite numbers"));
        }
        self.change(|controller, _| controller.look_at(View { centre: Point::new(x, y), scale }, scaled))
    }

    /// Keeps what is asked clear of the page's buttons, which cover so many CSS pixels at the edges of the canvas.
    ///
    /// # Errors
    /// Code `state`, if the game is in use or the board was destroyed.
    #[wasm_bindgen(js_name = setInsets)]
    pub fn set_insets(&self, top: f64, right: f64, bottom: f64, left: f64) -> Result<(), JsValue> {
        self.change(|controller, replay| controller.set_insets(replay.game(), [top, right, bottom, left]))
    }

    /// Moves the view as little as needed so that a card covers nothing around a point of the canvas. The point and the card's edges are in CSS
    /// pixels of the canvas.
    ///
    /// # Errors
    /// Code `state`, if the point is not made of finite numbers, the game is in use, or the board has been destroyed.
    pub fn uncover(&self, x: f64, y: f64, left: f64, top: f64, right: f64, bottom: f64) -> Result<(), JsValue> {
        if !(x.is_finite() && y.is_finite()) {
            return Err(error(Code::State, "a point is made of finite numbers"));
        }
        self.change(|controller, replay| {
            controller.uncover(replay.game(), Point::new(x, y), Area { left, top, right, bottom })
        })
    }

    /// Where each player's figures go home to, x and y by seat in CSS pixels of the canvas; that may be beside it.
    ///
    /// # Errors
    /// Code `state`, if the game is in use or the board was destroyed.
    #[wasm_bindgen(js_name = setHomes)]
    pub fn set_homes(&self, places: &[f64]) -> Result<(), JsValue> {
        let homes = places.chunks_exact(2).map(|place| Point::new(place[0], place[1])).collect();
        self.change(|controller, _| controller.set_homes(homes))
    }

    /// Turns the board to so many quarter turns clockwise, for people who sit at another side. Figures stay upright.
    ///
    /// # Errors
    /// Code `state`, if the game is in use or the board was destroyed.
    #[wasm_bindgen(js_name = setRotation)]
    pub fn set_rotation(&self, turns: u8) -> Result<(), JsValue> {
        self.change(|controller, replay| controller.set_rotation(replay.game(), turns))
    }

    /// Whether the view glides and pieces move. Nothing does where the system prefers reduced motion.
    ///
    /// # Errors
    /// Code `state`, if the game is in use or the board was destroyed.
    #[wasm_bindgen(js_name = setMotion)]
    pub fn set_motion(&self, on: bool) -> Result<(), JsValue> {
        self.change(|_, _| ())?;
        self.mounted.set_lively(on)
    }

    /// Whether what the last decision brought about is still being shown; `onchange` hears when it has been.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    #[wasm_bindgen(js_name = isTelling)]
    pub fn is_telling(&self) -> Result<bool, JsValue> {
        self.mounted.controller(|controller, _| controller.is_telling())
    }

    /// Changes the background: `light` or `dark`.
    ///
    /// # Errors
    /// Code `state`, if there is no such theme or the board was destroyed.
    #[wasm_bindgen(js_name = setTheme)]
    pub fn set_theme(
        &self,
        #[wasm_bindgen(unchecked_param_type = "\"light\" | \"dark\"")] theme: &str,
    ) -> Result<(), JsValue> {
        let theme = theme_named(theme)?;
        self.change(|controller, _| controller.set_theme(theme))
    }

    /// Changes how tiles and pieces are drawn: `standard` or `contrast`, with thick dark borders and flat colours; `print`
    /// does without colour.
    ///
    /// # Errors
    /// Code `state`, if there is no such style or the board was destroyed.
    #[wasm_bindgen(js_name = setStyle)]
    pub fn set_style(
        &self,
        #[wasm_bindgen(unchecked_param_type = "\"standard\" | \"contrast\" | \"print\"")] style: &str,
    ) -> Result<(), JsValue> {
        let style = style_named(Some(style.to_owned()))?;
        self.change(|controller, _| controller.set_style(style))
    }

    /// The CSS pixel on the canvas where a legal cell or place is drawn, and how large the tile or the figure is.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    #[wasm_bindgen(unchecked_return_type = "{ x: number, y: number, size: number } | undefined")]
    pub fn point(&self, statement: &str) -> Result<JsValue, JsValue> {
        Ok(self.points(vec![statement.to_owned()])?.into_iter().next().unwrap_or_default())
    }

    /// The same for many at once, in their order, which takes little longer than for one.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    #[wasm_bindgen(unchecked_return_type = "({ x: number, y: number, size: number } | undefined)[]")]
    pub fn points(&self, statements: Vec<String>) -> Result<Vec<JsValue>, JsValue> {
        let points = self.mounted.controller(|controller, replay| {
            let place = controller.places(replay.game());
            let point = |statement: String| controller.find(replay, &statement).and_then(&place);
            statements.into_iter().map(point).collect::<Vec<_>>()
        })?;
        let place = |point: Option<(Point, f64)>| {
            let Some((at, size)) = point else { return Ok(JsValue::UNDEFINED) };
            object(&[("x", at.x.into()), ("y", at.y.into()), ("size", size.into())])
        };
        points.into_iter().map(place).collect()
    }

    /// Takes the board off the canvas: nothing is drawn and heard any more. May be called again.
    pub fn destroy(&self) {
        self.mounted.clear();
    }

    /// Changes the controller and asks for a frame.
    pub(super) fn change<T>(&self, change: impl FnOnce(&mut Controller, &Replay) -> T) -> Result<T, JsValue> {
        let (mut controller, replay) = self.mounted.live_controller()?;
        Ok(change(&mut controller, &replay))
    }
}

pub(super) fn theme_named(name: &str) -> Result<Theme, JsValue> {
    Theme::from_name(name).ok_or_else(|| error(Code::State, "a theme must be 'light' or 'dark'"))
}

/// A property of the options, if it is given.
fn option(options: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(options, &name.into()).ok().filter(|value| !value.is_undefined() && !value.is_null())
}

fn callback(options: &JsValue, name: &str) -> Option<Function> {
    option(options, name)?.dyn_into().ok()
}
