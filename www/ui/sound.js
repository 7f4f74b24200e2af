// @ts-check
/**
 * A few short sounds, made by the browser as they are needed: no files. Nothing is set up before the first gesture (a
 * browser would refuse it), nor while sound is off, and the audio device is let go as soon as a sound has faded.
 */
import { GREAT } from "./feel.js";
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
  /** The dragon appears or goes a step: a growl over a heavy foot. */
  dragon: /** @type {Note[]} */ ([
    [78, 46, 0, 0.34, 0.5, "sawtooth"],
    [83, 50, 0.02, 0.34, 0.35, "sawtooth"],
    [110, 42, 0.16, 0.16, 0.8, "triangle"],
  ]),
  /** It swallows a figure: down it goes, and a gulp. */
  swallowed: /** @type {Note[]} */ ([
    [330, 62, 0, 0.26, 0.45, "triangle"],
    [160, 50, 0.03, 0.24, 0.22, "sawtooth"],
    [95, 210, 0.27, 0.09, 0.6, "sine"],
  ]),
  /** The fairy flies: three high notes, one into the other. */
  fairy: /** @type {Note[]} */ ([
    [1568, 1568, 0, 0.3, 0.16, "sine"],
    [1976, 1976, 0.07, 0.34, 0.16, "sine"],
    [2637, 2793, 0.14, 0.5, 0.18, "sine"],
  ]),
  /** A floor on a tower: stone on stone, twice. */
  floor: /** @type {Note[]} */ ([
    [260, 130, 0, 0.08, 0.8, "triangle"],
    [720, 240, 0, 0.04, 0.2, "square"],
    [210, 95, 0.11, 0.12, 0.9, "triangle"],
    [600, 200, 0.11, 0.05, 0.22, "square"],
  ]),
  /** A figure is captured: a grate falls, and the lock clicks. */
  captured: /** @type {Note[]} */ ([
    [415, 208, 0, 0.16, 0.4, "triangle"],
    [311, 104, 0.1, 0.22, 0.5, "triangle"],
    [1900, 1500, 0.3, 0.02, 0.16, "square"],
    [1400, 1100, 0.35, 0.03, 0.18, "square"],
  ]),
  /** A prisoner comes back in exchange: a step up. */
  freed: /** @type {Note[]} */ ([
    [392, 392, 0, 0.2, 0.28, "triangle"],
    [523, 523, 0.11, 0.32, 0.3, "triangle"],
  ]),
  /** A ransom is paid: three coins. */
  ransom: /** @type {Note[]} */ ([
    [2093, 2093, 0, 0.14, 0.2, "sine"],
    [2637, 2637, 0.08, 0.16, 0.2, "sine"],
    [2349, 2349, 0.17, 0.26, 0.2, "sine"],
  ]),
  /** Points: two bells, a fifth apart. */
  score: /** @type {Note[]} */ ([
    [784, 784, 0, 0.35, 0.35, "sine"],
    [1175, 1175, 0.09, 0.5, 0.35, "sine"],
  ]),
  /** Many points at once: three bells upwards, and the first again above them. */
  great: /** @type {Note[]} */ ([
    [784, 784, 0, 0.4, 0.32, "sine"],
    [988, 988, 0.09, 0.45, 0.32, "sine"],
    [1175, 1175, 0.18, 0.5, 0.32, "sine"],
    [1568, 1568, 0.3, 0.9, 0.36, "sine"],
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

/** What is heard of an event; points for a ransom or at a bazaar are heard as coins. @type {Partial<Record<EventView["type"], (event: any) => Sound | undefined>>} */
const HEARD = {
  tilePlaced: () => "tile",
  figurePlaced: () => "figure",
  figureMoved: () => "figure",
  barnPlaced: () => "figure",
  floorPlaced: () => "floor",
  dragonMoved: () => "dragon",
  figureReturned: ({ cause }) => (cause === "eaten" ? "swallowed" : undefined),
  fairyMoved: () => "fairy",
  figureCaptured: () => "captured",
  prisonerFreed: ({ ransom }) => (ransom ? "ransom" : "freed"),
  scored: ({ feature, points }) => (feature === "ransom" ? undefined : feature === "bazaar" ? "ransom" : points >= GREAT ? "great" : "score"),
  bridgeBuilt: () => "floor",
  castleBuilt: () => "floor",
  rolled: () => "fairy",
  drew: ({ token }) => (token === "wolf" ? "swallowed" : "figure"),
  countMoved: () => "figure",
  tileOffered: () => "tile",
  tileChosen: () => "tile",
  bidMade: () => "figure",
  tileTaken: () => "tile",
  goods: () => "score",
  card: () => "score",
};

/** In which order they are heard: what was set down, what came of it, then points. @type {Sound[]} */
const ORDER = ["tile", "figure", "floor", "dragon", "swallowed", "fairy", "captured", "freed", "ransom", "score", "great"];

/**
 * What is heard of some events, each sound once; last of all whose turn it is, or that the game is over.
 *
 * @param {EventView[]} events
 * @returns {Sound[]}
 */
function soundsOf(events) {
  const heard = new Set(events.map((event) => HEARD[event.type]?.(event)));
  const has = (/** @type {EventView["type"]} */ wanted) => events.some(({ type }) => type === wanted);
  /** @type {Sound[]} */
  const last = has("over") ? ["end"] : has("turn") ? ["turn"] : [];
  if (heard.has("great")) heard.delete("score");
  return [...ORDER.filter((sound) => heard.has(sound)), ...last];
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
    if (context.state !== "running") context.resume().catch(() => {});
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
