// @ts-check
/**
 * A few short sounds, made by the browser as they are needed: no files. Nothing is set up before the first gesture (a
 * browser would refuse it), nor while sound is off, and the audio device is let go as soon as a sound has faded.
 */
import { preferences } from "./preferences.js";

/** @typedef {import("../bastide.js").EventView} EventView */
/** @typedef {keyof typeof SOUNDS} Sound */

/**
 * Notes: pitch in Hz at the beginning and at the end, when it begins and how long it fades in seconds, how loud, and its
 * wave form.
 *
 * @typedef {[from: number, to: number, at: number, lasts: number, loud: number, wave: OscillatorType]} Note
 */

const SOUNDS = {
  /** A tile is set down: a dull knock and its echo. */
  tile: /** @type {Note[]} */ ([
    [190, 80, 0, 0.11, 0.9, "triangle"],
    [900, 300, 0, 0.025, 0.25, "square"],
    [150, 70, 0.055, 0.08, 0.4, "triangle"],
  ]),
  /** A figure is set down: a small, higher knock. */
  figure: /** @type {Note[]} */ ([
    [520, 330, 0, 0.07, 0.6, "triangle"],
    [1500, 700, 0, 0.02, 0.18, "square"],
  ]),
  /** Points: two bells, a fifth apart. */
  score: /** @type {Note[]} */ ([
    [784, 784, 0, 0.35, 0.35, "sine"],
    [1175, 1175, 0.09, 0.5, 0.35, "sine"],
  ]),
  /** The next player's turn: one soft note. */
  turn: /** @type {Note[]} */ ([[587, 587, 0, 0.22, 0.16, "sine"]]),
  /** The game is over: a chord, note by note. */
  end: /** @type {Note[]} */ ([
    [523, 523, 0, 0.9, 0.3, "sine"],
    [659, 659, 0.12, 0.9, 0.3, "sine"],
    [784, 784, 0.24, 1, 0.3, "sine"],
    [1047, 1047, 0.36, 1.3, 0.35, "sine"],
  ]),
};

/** @type {AudioContext | null} */
let context = null;
/** How many notes are still to be heard. */
let playing = 0;

/**
 * Plays what some events sound like, one after the other.
 *
 * @param {EventView[]} events
 */
export function playEvents(events) {
  soundsOf(events).forEach((sound, index) => playSound(sound, index * 0.14));
}

/**
 * What is heard of some events: what was set down, then points, then whose turn it is or that it is over.
 *
 * @param {EventView[]} events
 * @returns {Sound[]}
 */
function soundsOf(events) {
  const has = (/** @type {EventView["type"][]} */ ...types) => events.some(({ type }) => types.includes(type));
  /** @type {Sound[]} */
  const sounds = [];
  if (has("tilePlaced")) sounds.push("tile");
  if (has("figurePlaced", "figureMoved", "barnPlaced")) sounds.push("figure");
  if (has("scored", "goods", "card")) sounds.push("score");
  if (has("over")) sounds.push("end");
  else if (has("turn")) sounds.push("turn");
  return sounds;
}

/**
 * @param {Sound} sound
 * @param {number} [after] in seconds
 */
export function playSound(sound, after = 0) {
  const { sound: on, volume } = preferences();
  if (!on || volume === 0 || !navigator.userActivation?.hasBeenActive || document.hidden) return;
  try {
    context ??= new AudioContext();
    const { currentTime, destination } = context;
    for (const note of SOUNDS[sound]) playNote(context, destination, note, currentTime + after + 0.01, volume);
    if (context.state === "suspended") context.resume().catch(() => {});
  } catch {
    // No audio device, or the browser will not have it: the game is played in silence.
  }
}

/**
 * @param {AudioContext} audio
 * @param {AudioNode} out
 * @param {Note} note
 * @param {number} now
 * @param {number} volume
 */
function playNote(audio, out, [from, to, at, lasts, loud, wave], now, volume) {
  const begin = now + at;
  const tone = new OscillatorNode(audio, { type: wave, frequency: from });
  const gain = new GainNode(audio, { gain: 0 });
  tone.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud * volume * volume, begin + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  tone.connect(gain).connect(out);
  playing += 1;
  tone.onended = () => {
    playing -= 1;
    if (playing === 0) audio.suspend().catch(() => {});
  };
  tone.start(begin);
  tone.stop(begin + lasts);
}
