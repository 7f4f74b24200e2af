//! `Game` for JavaScript: each method decodes its arguments, calls the engine once and encodes the result.

use std::{
    cell::{Ref, RefCell},
    rc::Rc,
};

use wasm_bindgen::prelude::*;

use super::{
    convert::{Code, error, shown_of, syntax_error},
    encode::{encode, rule_error, setup_error},
    input::{read_boxes, read_edition, read_setup},
};
use crate::{
    art::{
        paint::{Pose, Sprite},
        piece::Piece,
        sprite::sprite_picture,
        style::Style,
        svg::picture_svg,
    },
    catalogue::{Catalogue, Rotation, TileId},
    rules::{Colour, Event, seeded, shown},
    session::Replay,
    view::{self, EventView, GameView, refusal::why_view},
};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

#[wasm_bindgen]
extern "C" {
    /// `Setup` of types.d.ts.
    #[wasm_bindgen(typescript_type = "Setup")]
    pub type SetupValue;
}

/// A game with its past.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Game {
    pub(super) session: Rc<RefCell<Replay>>,
    /// What players without a name are called, by colour; the English word where there is none.
    pub(super) names: Rc<[String]>,
}

#[wasm_bindgen]
impl Game {
    /// Begins a game; without a seed the browser's generator gives one. `names` are what players without a name are called, by
    /// colour in the order of the game's six; without them it is the English word.
    ///
    /// # Errors
    /// Code `setup`, if the set-up cannot be played.
    #[wasm_bindgen(constructor)]
    pub fn new(setup: &SetupValue, names: Option<Vec<String>>) -> Result<Game, JsValue> {
        let (mut setup, deal) = read_setup(setup)?;
        let seed = match deal.seed {
            Some(seed) => seed,
            None => self::seed()?,
        };
        setup.deal_sized(deal.size, &mut seeded(seed)).map_err(|cause| setup_error(&cause))?;
        let replay = Replay::new(setup).map_err(|cause| setup_error(&cause))?;
        Ok(Self::of(replay, names.unwrap_or_default().into()))
    }

    /// Takes a game up from its record, after every statement in it was found legal. A diagram becomes a game of one moment,
    /// at which nothing is asked: a board shows it with its marks, notes and ghosts.
    ///
    /// `at` names the moment after this many statements; without it, the game goes to the end of the record. Statements behind
    /// that moment must be written correctly but are not played, and a `Result` tag is compared only at the end. `names` are
    /// as for the constructor.
    ///
    /// # Errors
    /// Code `syntax`, `setup` or `rule`, with line and column.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(text: &str, at: Option<u32>, names: Option<Vec<String>>) -> Result<Game, JsValue> {
        let replay = shown_of(text, at.map_or(usize::MAX, |at| at as usize))?;
        Ok(Self::of(replay, names.unwrap_or_default().into()))
    }

    /// The options of a game by an edition with some boxes, for a set-up screen; without boxes of the base game.
    ///
    /// # Errors
    /// Code `setup`, if there is no such edition or box.
    #[wasm_bindgen(unchecked_return_type = "OptionView[]")]
    pub fn options(rules: &str, boxes: Option<Vec<String>>) -> Result<JsValue, JsValue> {
        encode(&view::edition_options(read_edition(rules)?, &read_boxes(boxes)?))
    }

    /// The boxes that can be played.
    ///
    /// # Errors
    /// None that a caller can cause.
    #[wasm_bindgen(unchecked_return_type = "BoxView[]")]
    pub fn boxes() -> Result<JsValue, JsValue> {
        encode(&view::boxes())
    }

    /// What a set-up makes, without beginning a game.
    ///
    /// # Errors
    /// Code `setup`, if the set-up cannot be played.
    #[wasm_bindgen(unchecked_return_type = "Preview")]
    pub fn preview(setup: &SetupValue) -> Result<JsValue, JsValue> {
        let (mut setup, deal) = read_setup(setup)?;
        setup.deal_sized(deal.size, &mut seeded(0)).map_err(|cause| setup_error(&cause))?;
        let replay = Replay::new(setup).map_err(|cause| setup_error(&cause))?;
        encode(&view::preview(replay.game()))
    }

    /// Everything public about the game at this moment.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    #[wasm_bindgen(unchecked_return_type = "GameView")]
    pub fn view(&self) -> Result<JsValue, JsValue> {
        self.read(|replay| {
            let mut view = GameView::new(replay);
            for (player, shown) in replay.game().rules().players.iter().zip(&mut view.players) {
                if let (true, Some(name)) = (player.name.is_empty(), self.names.get(player.colour as usize)) {
                    shown.name.clone_from(name);
                }
            }
            encode(&view)
        })
    }

    /// Everything that may be done now.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    #[wasm_bindgen(unchecked_return_type = "ActionView[]")]
    pub fn legal(&self) -> Result<JsValue, JsValue> {
        self.read(|replay| encode(&view::legal(replay.game())))
    }

    /// What the last decision brought about, or the set-up.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    #[wasm_bindgen(unchecked_return_type = "EventView[]")]
    pub fn events(&self) -> Result<JsValue, JsValue> {
        self.read(|replay| encode(&event_views(replay, replay.last_events())))
    }

    /// Everything that happened so far.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    #[wasm_bindgen(unchecked_return_type = "EventView[]")]
    pub fn log(&self) -> Result<JsValue, JsValue> {
        self.read(|replay| encode(&event_views(replay, replay.events())))
    }

    /// Plays a statement of the record format, for example `tile V 1,0 3`.
    ///
    /// # Errors
    /// Code `syntax` if it is none, `rule` if it is not legal now; nothing has changed then.
    #[wasm_bindgen(unchecked_return_type = "EventView[]")]
    pub fn play(&self, statement: &str) -> Result<JsValue, JsValue> {
        let seed = self::seed()?;
        self.write(|replay| {
            let statement = replay.read_statement(statement).map_err(|cause| syntax_error(&cause))?;
            replay.play_on(statement, &mut seeded(seed)).map_err(|cause| rule_error(&cause))?;
            encode(&event_views(replay, replay.last_events()))
        })
    }

    /// Takes the last decision back, if there is one; beside computer players the last one of a person, with all that they
    /// decided after it.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    pub fn undo(&self) -> Result<(), JsValue> {
        self.write(|replay| {
            replay.undo_to_person();
            Ok(())
        })
    }

    /// Plays the decision taken back last anew, if there is one, and what computer players had decided after it.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    pub fn redo(&self) -> Result<(), JsValue> {
        self.write(|replay| {
            replay.redo_to_person();
            Ok(())
        })
    }

    /// Hands the turn over: what was decided up to now is nothing that players may take back.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    #[wasm_bindgen(js_name = handOver)]
    pub fn hand_over(&self) -> Result<(), JsValue> {
        self.write(|replay| {
            replay.hand_over();
            Ok(())
        })
    }

    /// From now on a computer of this level decides for the player of a seat, counted from 0; without a level a person does.
    ///
    /// # Errors
    /// Code `setup` if there is no such level, `state` if there is no such seat; nothing has changed then.
    #[wasm_bindgen(js_name = setLevel)]
    pub fn set_level(
        &self,
        seat: usize,
        #[wasm_bindgen(unchecked_param_type = "Level | null | undefined")] level: Option<String>,
    ) -> Result<(), JsValue> {
        self.write(|replay| {
            let player =
                replay.game().players().nth(seat).ok_or_else(|| error(Code::State, "there is no such seat"))?;
            replay.set_level(player, level).map_err(|cause| setup_error(&cause))
        })
    }

    /// The canonical text of the game up to now.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    pub fn record(&self) -> Result<String, JsValue> {
        self.read(|replay| Ok(replay.to_text()))
    }

    /// Why a statement cannot be played now; nothing if it can.
    ///
    /// # Errors
    /// Code `syntax` if it is none.
    #[wasm_bindgen(unchecked_return_type = "Why | undefined")]
    pub fn why(&self, statement: &str) -> Result<JsValue, JsValue> {
        self.read(|replay| {
            let statement = replay.read_statement(statement).map_err(|cause| syntax_error(&cause))?;
            // A missing outcome is no reason: `play` casts it.
            let statement = replay.with_outcome(statement, &mut seeded(0));
            why_view(replay, &statement).map_or(Ok(JsValue::UNDEFINED), |why| encode(&why))
        })
    }
}

impl Game {
    pub(super) fn of(replay: Replay, names: Rc<[String]>) -> Self {
        Self { session: Rc::new(RefCell::new(replay)), names }
    }

    pub(super) fn read<T>(&self, run: impl FnOnce(&Replay) -> Result<T, JsValue>) -> Result<T, JsValue> {
        run(&*self.replay()?)
    }

    fn replay(&self) -> Result<Ref<'_, Replay>, JsValue> {
        self.session.try_borrow().ok().ok_or_else(in_use)
    }

    pub(super) fn write<T>(&self, run: impl FnOnce(&mut Replay) -> Result<T, JsValue>) -> Result<T, JsValue> {
        let mut replay = self.session.try_borrow_mut().ok().ok_or_else(in_use)?;
        run(&mut replay)
    }
}

pub(super) fn in_use() -> JsValue {
    error(Code::State, "the game is in use by the call that is running")
}

/// A seed from the browser.
pub(super) fn seed() -> Result<u64, JsValue> {
    getrandom::u64().map_err(|cause| error(Code::State, &cause.to_string()))
}

pub(super) fn event_views(replay: &Replay, events: &[Event]) -> Vec<EventView> {
    events.iter().map(|event| view::event_view(replay.game(), event)).collect()
}

/// A tile's picture as an SVG document of 100 × 100 units, `standard` unless another style is named.
///
/// # Errors
/// Code `state`, if there is no such tile or style.
#[wasm_bindgen(js_name = tileSvg)]
pub fn tile_svg(tile: &str, turns: Rotation, style: Option<String>) -> Result<String, JsValue> {
    Ok(tile_picture_of(tile_named(tile)?, turns, style_named(style)?))
}

pub(super) fn tile_picture_of(tile: TileId, turns: Rotation, style: Style) -> String {
    sprite_svg(Sprite::Tile { tile, turns: turns & 3, variant: 0, light: None }, style)
}

pub(super) fn tile_named(name: &str) -> Result<TileId, JsValue> {
    Catalogue::get().find(name).ok_or_else(|| no_tile(name))
}

/// The tile with a name: one that the record of the game defines itself, or one of the catalogue.
pub(super) fn tile_in(replay: &Replay, name: &str) -> Result<TileId, JsValue> {
    replay.tile_named(name).ok_or_else(|| no_tile(name))
}

fn no_tile(name: &str) -> JsValue {
    error(Code::State, &["unknown tile ", &shown(name)].concat())
}

/// The picture of a figure, a `barn` or an `abbey` as an SVG document of 100 × 100 units, `standard` unless another style is
/// named.
///
/// # Errors
/// Code `state`, if there is no such piece, colour or style.
#[wasm_bindgen(js_name = figureSvg)]
pub fn figure_svg(figure: &str, colour: &str, style: Option<String>) -> Result<String, JsValue> {
    let sprite = match (figure, Piece::from_name(figure), Colour::from_name(colour), Catalogue::get().abbey()) {
        ("abbey", _, _, Some(tile)) => Sprite::Tile { tile, turns: 0, variant: 0, light: None },
        (_, Some(piece), Some(colour), _) => Sprite::of_piece(piece, colour, Pose::Standing),
        _ => {
            return Err(error(
                Code::State,
                &["unknown figure ", &shown(figure), " or colour ", &shown(colour)].concat(),
            ));
        }
    };
    Ok(sprite_svg(sprite, style_named(style)?))
}

fn sprite_svg(sprite: Sprite, style: Style) -> String {
    picture_svg(&sprite_picture(sprite, style, 100.0), 480.0) // as large as any is shown: browsers judge a picture by its own size
}

/// The style of a name; the standard one without a name.
pub(super) fn style_named(name: Option<String>) -> Result<Style, JsValue> {
    let style = name.map_or(Some(Style::Standard), |name| Style::from_name(&name));
    style.ok_or_else(|| error(Code::State, "a style must be 'standard', 'contrast' or 'print'"))
}
