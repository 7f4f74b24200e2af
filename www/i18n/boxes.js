// @ts-check
/**
 * What the page says and does for single boxes, each in a folder of its own: its file `index.js`, and a file of words for each language.
 * They are loaded before a game with the box is shown.
 */

/** @typedef {import("./languages.js").Locale} Locale */
/** @typedef {import("../bastide.js").ActionView} ActionView */
/** @typedef {import("../bastide.js").EventView} EventView */
/** @typedef {import("../bastide.js").GameView} GameView */
/** @typedef {import("../bastide.js").Selection} Selection */

/** @typedef {Extract<EventView, { type: "scored" }>} Scored */

/**
 * What a box answers. Each table has the types of events, decisions, questions or refusals that belong to the box; a function that knows
 * nothing better returns nothing. The words of a box add the names of its figures to those of the language.
 *
 * @typedef {object} Box
 * @property {Record<string, (event: any, players: readonly { name: string }[]) => string>} events what happened, in one sentence
 * @property {Record<string, (event: Scored) => string>} [scores] what points are for
 * @property {(event: Scored) => string} [extras] what else raised a score, or decided who gets it
 * @property {Record<string, (name: string) => string>} [causes] why a player's figure came home
 * @property {Record<string, string>} [pieces] what its pieces are called
 * @property {Record<string, (action: any) => string>} actions what can be done, for a list
 * @property {Record<string, (sides: string) => string>} parts what is printed on a tile, given where it points or which edges it reaches
 * @property {Record<string, string>} labels what stands at a place on the board that can be chosen
 * @property {Record<string, string>} primary the words of the big button
 * @property {Record<string, string>} why why something cannot be done
 * @property {Record<string, string>} then what a computer player means to do after a tile
 * @property {Record<string, string>} advice what a computer player advises
 * @property {Record<string, import("./language/en/rules.js").Article>} articles its part of the rules
 * @property {(view: GameView, selection: Selection, legal: ActionView[], chosen: ActionView | undefined) => string | undefined} hint what to do now
 */

/** @typedef {{ make: () => Promise<{ box: (words: any) => Box }>, words: Record<string, () => Promise<{ words: any }>> }} Loader */

/** @type {Record<string, Loader>} */
const BOXES = {
  hills: {
    make: () => import("../boxes/hills/index.js"),
    words: {
      en: () => import("../boxes/hills/en.js"),
      de: () => import("../boxes/hills/de.js"),
      fr: () => import("../boxes/hills/fr.js"),
      es: () => import("../boxes/hills/es.js"),
      nl: () => import("../boxes/hills/nl.js"),
      cs: () => import("../boxes/hills/cs.js"),
    },
  },
  flier: {
    make: () => import("../boxes/flier/index.js"),
    words: {
      en: () => import("../boxes/flier/en.js"),
      de: () => import("../boxes/flier/de.js"),
      fr: () => import("../boxes/flier/fr.js"),
      es: () => import("../boxes/flier/es.js"),
      nl: () => import("../boxes/flier/nl.js"),
      cs: () => import("../boxes/flier/cs.js"),
    },
  },
};

/** What is loaded, by language. @type {WeakMap<Locale, Map<string, Box>>} */
const LOADED = new WeakMap();

/** @param {Locale} locale */
function loadedIn(locale) {
  const known = LOADED.get(locale) ?? new Map();
  LOADED.set(locale, known);
  return known;
}

/** The boxes with a folder of their own. */
export const NAMES = Object.keys(BOXES);

/** The boxes that a text may be about, as a record is that names them. @param {string} text */
export function namedIn(text) {
  return NAMES.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
}

/**
 * Loads what belongs to boxes in a language.
 *
 * @param {Locale} locale
 * @param {string[]} boxes those of the game; others than the boxes with a folder are passed over
 * @returns {Promise<void>} it fails if something does not arrive
 */
export async function loadBoxes(locale, boxes) {
  const loaded = loadedIn(locale);
  const missing = boxes.filter((name) => Object.hasOwn(BOXES, name) && !loaded.has(name));
  await Promise.all(
    missing.map(async (name) => {
      const { make, words } = BOXES[name];
      const [{ box }, said] = await Promise.all([make(), words[locale.tag.slice(0, 2)]()]);
      loaded.set(name, box(said.words));
    }),
  );
}

/**
 * What a box says of something, in one of its tables; nothing if no box that is loaded knows it.
 *
 * @template {"events" | "scores" | "causes" | "pieces" | "actions" | "parts" | "labels" | "primary" | "why" | "then" | "advice" | "articles"} T
 * @param {Locale} locale
 * @param {T} table
 * @param {string} key
 * @returns {NonNullable<Box[T]>[string] | undefined}
 */
export function ofBox(locale, table, key) {
  for (const box of loadedIn(locale).values()) {
    const known = box[table];
    if (known && Object.hasOwn(known, key)) return known[key];
  }
  return undefined;
}

/** What boxes say besides about a score. @param {Locale} locale @param {Scored} event */
export function extrasOf(locale, event) {
  return [...loadedIn(locale).values()].map((box) => box.extras?.(event) ?? "").join("");
}

/**
 * What to do now, if a box knows.
 *
 * @param {Locale} locale
 * @param {GameView} view
 * @param {Selection} selection
 * @param {ActionView[]} legal
 * @param {ActionView | undefined} chosen
 */
export function hintOfBox(locale, view, selection, legal, chosen) {
  for (const box of loadedIn(locale).values()) {
    const told = box.hint(view, selection, legal, chosen);
    if (told !== undefined) return told;
  }
  return undefined;
}
