//! Sealed games for pages: each call takes texts and gives texts, and the record is all that a page keeps.

use js_sys::{Error, Reflect};
use qrcodegen::{QrCode, QrCodeEcc};
use wasm_bindgen::prelude::*;

use super::convert::{Code, error, object, replay_of};
use crate::seal::{self, DeviceKey, Mode, Received, Refusal, Terms};

/// A sealed game of this device.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Sealed {
    game: seal::SealedGame,
    key: DeviceKey,
}

/// A new key for a device, from the browser's own generator: 64 hexadecimal digits.
///
/// # Errors
/// Code `state`, if the browser has no such generator.
#[wasm_bindgen(js_name = newKey)]
pub fn new_key() -> Result<String, JsValue> {
    let bytes = random::<32>()?;
    Ok(bytes
        .iter()
        .flat_map(|byte| [byte >> 4, byte & 15])
        .filter_map(|digit| char::from_digit(digit.into(), 16))
        .collect())
}

/// The name of the game to which a message belongs.
///
/// # Errors
/// Code `sealed`, if the text is no message.
#[wasm_bindgen(js_name = messageId)]
pub fn message_id(message: &str) -> Result<String, JsValue> {
    seal::id_of_message(message).map_err(|refusal| refused(&refusal))
}

/// The name by which messages call the game of a record; nothing if it is not sealed.
#[must_use]
#[wasm_bindgen(js_name = idOf)]
pub fn id_of(record: &str) -> Option<String> {
    seal::id_of_record(record)
}

/// The rules and the players of an invitation, as the tags of a record, whether it is strict, and whether aids are allowed: `{ head, strict, aids, seat }`. Nothing if the
/// text is another message; `seat` is that of the player who invites.
///
/// # Errors
/// Code `sealed`, if the text is no message.
#[wasm_bindgen(js_name = invitationOf, unchecked_return_type = "{ head: string, strict: boolean, aids: boolean, seat: number } | undefined")]
pub fn invitation_of(message: &str) -> Result<JsValue, JsValue> {
    let Some((head, terms, seat)) = seal::invitation(message).map_err(|refusal| refused(&refusal))? else {
        return Ok(JsValue::UNDEFINED);
    };
    object(&[
        ("head", head.into()),
        ("strict", (terms.mode == Mode::Strict).into()),
        ("aids", terms.aids.into()),
        ("seat", (seat as u32).into()),
    ])
}

/// A code to scan, as the path of an SVG picture in units of a module, and its size with the white border, parted by a blank; nothing for a
/// text that would need a code too fine for a phone (version 11 and above).
#[must_use]
#[wasm_bindgen(js_name = scanCode)]
pub fn scan_code(text: &str) -> Option<String> {
    const BORDER: i32 = 4;
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok().filter(|code| code.version().value() <= 10)?;
    let all = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
    let path: String = all
        .filter(|&(x, y)| code.get_module(x, y))
        .map(|(x, y)| format!("M{} {}h1v1h-1z", x + BORDER, y + BORDER))
        .collect();
    Some(format!("{} {path}", code.size() + 2 * BORDER))
}

#[wasm_bindgen]
impl Sealed {
    /// Begins a game with the rules and the players of a record, whose tiles do not matter, from one of the seats.
    ///
    /// # Errors
    /// Codes `syntax`, `setup`, `rule` and `sealed`, if such a game cannot be played.
    pub fn invite(record: &str, strict: bool, aids: bool, seat: usize, key: &str) -> Result<Self, JsValue> {
        let setup = replay_of(record)?.setup().clone();
        let mode = if strict { Mode::Strict } else { Mode::Fast };
        let name = setup.players.get(seat).map_or(String::new(), |player| player.name.clone());
        let terms = Terms { mode, doubled: false, aids };
        Self::of(key, |key, nonce| seal::SealedGame::invite(setup, terms, (seat, &name), key, nonce))
    }

    /// Answers an invitation under a name.
    ///
    /// # Errors
    /// Code `sealed`, if the text is none that can be answered here.
    pub fn answer(invitation: &str, name: &str, key: &str) -> Result<Self, JsValue> {
        Self::of(key, |key, nonce| seal::SealedGame::answer(invitation, name, key, nonce))
    }

    /// Takes a game up from its record, and checks everything in it.
    ///
    /// # Errors
    /// Code `sealed`, if it is no honest record of a sealed game.
    pub fn open(record: &str, key: &str) -> Result<Self, JsValue> {
        Self::of(key, |key, _| seal::SealedGame::open(record, Some(key)))
    }

    fn of(
        key: &str,
        make: impl FnOnce(&DeviceKey, [u8; 16]) -> Result<seal::SealedGame, Refusal>,
    ) -> Result<Self, JsValue> {
        let key = key_of(key).ok_or_else(|| error(Code::State, "a key has 64 hexadecimal digits"))?;
        let game = make(&key, random()?).map_err(|refusal| refused(&refusal))?;
        Ok(Self { game, key })
    }

    /// The record as this device keeps it.
    #[must_use]
    pub fn record(&self) -> String {
        self.game.to_text()
    }

    /// The record as everybody may have it.
    ///
    /// # Errors
    /// Code `sealed`, which does not happen for a game that was opened.
    #[wasm_bindgen(js_name = publicRecord)]
    pub fn public_record(&self) -> Result<String, JsValue> {
        self.game.to_public_text().map_err(|refusal| refused(&refusal))
    }

    /// The message that is to be sent now, which counts as sent then: the record has changed.
    #[must_use]
    pub fn send(&mut self) -> Option<String> {
        self.game.send()
    }

    /// The message that was sent last.
    #[must_use]
    pub fn again(&self) -> Option<String> {
        self.game.again()
    }

    /// Takes a message in: `new`, `known`, or `early` for one that waits for others.
    ///
    /// # Errors
    /// Code `sealed`, if it does not belong here or is not honest; nothing has changed then.
    #[wasm_bindgen(unchecked_return_type = "\"new\" | \"known\" | \"early\"")]
    pub fn receive(&mut self, message: &str) -> Result<String, JsValue> {
        let received = self.game.receive(message).map_err(|refusal| refused(&refusal))?;
        Ok(match received {
            Received::New => "new",
            Received::Known => "known",
            Received::Early => "early",
        }
        .into())
    }

    /// Takes a record of the same game in, if it goes further; whether it did.
    ///
    /// # Errors
    /// Code `sealed`, if it is of another game, or not honest.
    #[wasm_bindgen(js_name = catchUp)]
    pub fn catch_up(&mut self, record: &str) -> Result<bool, JsValue> {
        self.game.catch_up(record, &self.key).map_err(|refusal| refused(&refusal))
    }

    /// Says that a player has left for whom the game waits; the message is for all others.
    ///
    /// # Errors
    /// Code `sealed`, if the game does not wait for this player, or has only two.
    #[wasm_bindgen(js_name = sayLeft)]
    pub fn say_left(&mut self, seat: usize) -> Result<String, JsValue> {
        self.game.say_left(seat).map_err(|refusal| refused(&refusal))
    }

    /// How the game stands: the seat of this device, how many seats are free, whether links may be given away, whether this device decides,
    /// whether it has decisions to send, how many of the game cannot be taken back, whether it is over, whether it has ended because a single player is left, and the seats from which something is missing.
    ///
    /// # Errors
    /// Never.
    #[wasm_bindgen(unchecked_return_type = "SealedState")]
    pub fn state(&self) -> Result<JsValue, JsValue> {
        let game = &self.game;
        let waits_for = game.waits_for().into_iter().map(|seat| JsValue::from(seat as u32));
        object(&[
            ("seat", game.seat().map_or(JsValue::UNDEFINED, |seat| (seat as u32).into())),
            ("freeSeats", (game.free_seats() as u32).into()),
            ("begun", game.has_begun().into()),
            ("asked", game.is_asked().into()),
            ("unsent", game.has_unsent().into()),
            ("sent", (game.sent() as u32).into()),
            ("over", game.game().is_over().into()),
            ("ended", game.has_ended().into()),
            ("waitsFor", waits_for.collect::<js_sys::Array>().into()),
        ])
    }
}

#[wasm_bindgen(typescript_custom_section)]
const STATE: &str = "export interface SealedState { seat?: number, freeSeats: number, begun: boolean, asked: boolean, unsent: boolean, sent: number, over: boolean, ended: boolean, waitsFor: number[] }
export interface SealedError extends Error { code: \"sealed\", reason: string, colour?: string, turn?: number }";

fn random<const N: usize>() -> Result<[u8; N], JsValue> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|cause| error(Code::State, &cause.to_string()))?;
    Ok(bytes)
}

fn key_of(hex: &str) -> Option<DeviceKey> {
    let digits: Vec<u8> =
        hex.chars().map(|digit| digit.to_digit(16).map(|digit| digit as u8)).collect::<Option<_>>()?;
    let bytes: Vec<u8> = digits.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect();
    (digits.len() == 64).then(|| bytes.try_into().ok().map(DeviceKey)).flatten()
}

/// An error with the reason, and the player and the turn that it is about.
fn refused(refusal: &Refusal) -> JsValue {
    let error = Error::new(&refusal.to_string());
    // Setting a property of an object made here cannot fail.
    let set = |name: &str, value: JsValue| drop(Reflect::set(&error, &name.into(), &value));
    set("code", "sealed".into());
    set("reason", refusal.code().into());
    if let Some((colour, turn)) = refusal.about() {
        set("colour", colour.name().into());
        set("turn", turn.into());
    }
    error.into()
}
