// @ts-check
/**
 * What the page says and does for single boxes, each in a folder of its own: its file `index.js`, and a file of words for each language.
 * They are loaded before a game with the box is shown.
 */
import { readRecords } from "../bastide.js";
import { kindsOf } from "../engine/pieces.js";

/** @typedef {import("./languages.js").Locale} Locale */
/** @typedef {import("../bastide.js").ActionView} ActionView */
/** @typedef {import("../bastide.js").EventView} EventView */
/** @typedef {import("../bastide.js").FeatureView} FeatureView */
/** @typedef {import("../bastide.js").GameView} GameView */
/** @typedef {import("../bastide.js").Selection} Selection */
/** @typedef {import("../bastide.js").PartView} TilePart */

/** @typedef {Extract<EventView, { type: "scored" }>} Scored */
/** @typedef {readonly { name: string }[]} Names of the players in turn order */
/** @typedef {{ title: string, facts: string, value: string, who: string, text: string }} Described a feature: each is empty where there is nothing to say; `text` is all of it */
/**
 * Something that players can have of a box: its name, its icon, and what one player has of it. That is a number, a tile, or the figures of other
 * players; `undefined` if the box is not in the game.
 *
 * @typedef {object} Possession
 * @property {string} label
 * @property {Parameters<typeof import("../lib/icons.js").icon>[0]} picture
 * @property {(player: GameView["players"][number]) => number | string | GameView["players"][number]["prisoners"]} of
 * @property {boolean} [isPlace] whether its number is a place, such as a space of the scoring track: 0 is the first
 */
/** @typedef {{ element: HTMLElement, render: (legal: ActionView[], view: any) => void }} Panel what stands in the hand while the box asks there */

/**
 * What a box answers. Each table has the types of events, decisions, questions or refusals that belong to the box; a function that knows
 * nothing better returns nothing, and a box without such a table leaves it out. The words of a box add the names of its figures to those of the language.
 *
 * @typedef {object} Box
 * @property {Record<string, (event: any, players: Names) => string>} [events] what happened, in one sentence
 * @property {Record<string, (event: any, name: string) => string>} [placed] that a figure was placed, by the feature where it stands
 * @property {Record<string, (event: any, name: string) => string>} [left] that a figure moved away, by the feature where it stood
 * @property {Record<string, (event: Scored) => string>} [scores] what points are for
 * @property {Record<string, (name: string, points: number) => string>} [pays] what a player paid points for
 * @property {(event: Scored) => string} [extras] what else raised a score, or decided who gets it
 * @property {(event: Scored) => string} [cities] which of the cities beside a field count for more
 * @property {Record<string, (name: string, figure: string) => string>} [causes] why a player's figure came home
 * @property {Record<string, string>} [given] that a player lays one more tile, by what gives it
 * @property {Record<string, string>} [pieces] what its pieces are called
 * @property {Record<string, (action: any, players: Names) => string>} [actions] what can be done, for a list
 * @property {Record<string, (sides: string, part: TilePart) => string>} [parts] what is printed on a tile, given where it points or which edges it reaches
 * @property {(part: TilePart) => string | false | undefined} [within] what is printed within another part of a tile
 * @property {Record<string, (feature: FeatureView, players: Names) => Described>} [features] its own features, when they are pointed at
 * @property {(feature: FeatureView, players: Names) => string[]} [facts] what is told of a feature besides
 * @property {(feature: FeatureView) => string | undefined} [about] the topic of a feature that is the box's own
 * @property {(view: GameView) => string | false} [unseen] what the tiles that are left do not tell
 * @property {(view: GameView, at: { x: number, y: number, place?: string }) => string | false | undefined} [visitors] which of its pieces is on a tile, and what that means
 * @property {(player: GameView["players"][number], players: Names) => string[]} [holdings] what a player has of it, each in a few words
 * @property {readonly Possession[]} [possessions] the same for a table
 * @property {Record<string, (action: any) => string>} [labels] what stands at a place on the board that can be chosen
 * @property {Record<string, (name: string) => string>} [mover] whose move it is, by what is asked
 * @property {Record<string, string>} [steps] what happens in a step of the turn; taken from its words as it is
 * @property {Record<string, string>} [primary] the words of the big button, by what is chosen, by the piece that is, or by what is asked
 * @property {Record<string, string>} [inHand] the piece that is shown in hand, for each question
 * @property {readonly string[]} [buttons] the decisions that have no place on the board but a button of their own, and the questions that they answer
 * @property {Record<string, string>} [news] the events that are shown and listed for everybody, each with the piece beside it
 * @property {Record<string, string>} [skip] the words of the button that declines, by what is asked
 * @property {Record<string, string>} [why] why something cannot be done, by the reason or the feature that it is about
 * @property {Record<string, string>} [then] what a computer player means to do after a tile
 * @property {Record<string, string>} [advice] what a computer player advises
 * @property {Record<string, import("./language/en/rules.js").Article>} articles its part of the rules
 * @property {Record<string, string>} [topics] the article about a reason why something cannot be done, or about a feature
 * @property {readonly string[]} [acts] what is printed on tiles and does nothing without the box
 * @property {(view: GameView, selection: Selection, legal: ActionView[], chosen: ActionView | undefined) => string | undefined} [hint] what to do now
 * @property {{ shows: (view: GameView) => boolean, make: (pictures: import("../ui/pictures.js").Pictures, onPlay: (statement: string) => void) => Panel }} [panel]
 */

/**
 * What a box says of itself before it is played.
 *
 * @typedef {object} Card
 * @property {string} emblem a tile that shows what the box is about, or in small letters the figure of a box without tiles
 * @property {0 | 1 | 2 | 3} level 0 for tiles alone, 1 for a kind of tile or a figure, 2 for a few rules, 3 for questions of its own
 * @property {number} seconds how much longer a person takes for each turn
 * @property {("base" | "big")[]} [bought] in which boxes of the shops it comes with the base game: that of 2016, and the Big Boxes 6 and 7
 * @property {("figures" | "pieces")[]} [brings] what is in it besides tiles: figures of the players, and pieces of any other kind
 * @property {Record<string, { title: string, help: string, kinds?: Record<string, string>, parts?: Record<string, string> }>} words by language; `kinds`: what points are for;
 *   `parts`: those that can be left out
 * @property {string} [section] that of docs/RULES.md, which makes the box a chapter of the rulebook behind those that are listed there
 * @property {string} [like] another box with the same rules, in whose chapter and folder everything else stands
 */

/** @typedef {{ box: (words: any, locale: Locale) => Box | Promise<Box>, languages: Record<string, () => Promise<{ words: any }>> }} Folder what `index.js` of a box exports */

/** The boxes that say something of their own while they are played, in the order in which they are told. @type {Record<string, () => Promise<Folder>>} */
const BOXES = {
  dragon: () => import("../boxes/dragon/index.js"),
  tower: () => import("../boxes/tower/index.js"),
  count: () => import("../boxes/count/index.js"),
  bridges: () => import("../boxes/bridges/index.js"),
  anniversary: () => import("../boxes/anniversary/index.js"),
  hills: () => import("../boxes/hills/index.js"),
  flier: () => import("../boxes/flier/index.js"),
  festival: () => import("../boxes/festival/index.js"),
  gq11: () => import("../boxes/gq11/index.js"),
  ferries: () => import("../boxes/ferries/index.js"),
  labyrinth: () => import("../boxes/labyrinth/index.js"),
  monasteries: () => import("../boxes/monasteries/index.js"),
  russian: () => import("../boxes/russian/index.js"),
  bigtop: () => import("../boxes/bigtop/index.js"),
  messages: () => import("../boxes/messages/index.js"),
  robbers: () => import("../boxes/robbers/index.js"),
  gold: () => import("../boxes/gold/index.js"),
  mage: () => import("../boxes/mage/index.js"),
  corn1: () => import("../boxes/corn1/index.js"),
  corn2: () => import("../boxes/corn1/index.js"),
  shrines: () => import("../boxes/shrines/index.js"),
  tunnel: () => import("../boxes/tunnel/index.js"),
  siege: () => import("../boxes/siege/index.js"),
  cathars: () => import("../boxes/siege/index.js"),
  little: () => import("../boxes/little/index.js"),
  watchtowers: () => import("../boxes/watchtowers/index.js"),
  windroses: () => import("../boxes/windroses/index.js"),
  darmstadt: () => import("../boxes/darmstadt/index.js"),
  spieldoch: () => import("../boxes/spieldoch/index.js"),
  winter: () => import("../boxes/winter/index.js"),
};

const NAMES = Object.keys(BOXES);

/** Whether something is said of a game's boxes that is not there from the beginning. @param {string[]} boxes */
export function haveFolders(boxes) {
  return boxes.some((name) => Object.hasOwn(BOXES, name));
}

/** The boxes with which a record is played. @param {string} text */
export function boxesIn(text) {
  return readRecords(text)[0]?.tags.Boxes?.split("+") ?? [];
}

/** The boxes that are loaded, by language. @type {WeakMap<Locale, Map<string, Box>>} */
const LOADED = new WeakMap();

/**
 * Loads what belongs to boxes in a language.
 *
 * @param {Locale} locale
 * @param {string[]} [boxes] those of the game, of which some may have no folder; left out: all
 * @returns {Promise<void>} it fails if something does not arrive
 */
export async function loadBoxes(locale, boxes = NAMES) {
  const loaded = LOADED.get(locale) ?? new Map();
  LOADED.set(locale, loaded);
  const missing = boxes.filter((name) => Object.hasOwn(BOXES, name) && !loaded.has(name));
  await Promise.all(
    missing.map(async (name) => {
      const { box, languages } = await BOXES[name]();
      const { words } = await languages[locale.tag.slice(0, 2)]();
      loaded.set(name, { steps: words.steps, ...(await box(words, locale)) });
    }),
  );
}

/** Those that are loaded, in the order of the list. @param {Locale} locale @returns {Box[]} */
function loadedIn(locale) {
  const loaded = LOADED.get(locale);
  return NAMES.flatMap((name) => loaded?.get(name) ?? []);
}

/**
 * What a box says of something, in one of its tables; nothing if no box that is loaded knows it.
 *
 * @template {Exclude<keyof Box, "extras" | "cities" | "within" | "facts" | "about" | "unseen" | "visitors" | "holdings" | "possessions" | "hint" | "panel" | "acts" | "buttons">} T
 * @param {Locale} locale
 * @param {T} table
 * @param {string} key
 * @returns {NonNullable<Box[T]>[string] | undefined}
 */
export function ofBox(locale, table, key) {
  for (const box of loadedIn(locale)) {
    const known = box[table];
    if (known && Object.hasOwn(known, key)) return /** @type {any} */ (known)[key];
  }
  return undefined;
}

/**
 * All that boxes say to a question which several of them may answer, in the order of the list.
 *
 * @template {"extras" | "cities" | "within" | "facts" | "unseen" | "visitors" | "holdings"} Q
 * @param {Locale} locale
 * @param {Q} question
 * @param {Parameters<NonNullable<Box[Q]>>} about
 * @returns {string[]}
 */
export function ofBoxes(locale, question, ...about) {
  return loadedIn(locale).flatMap((box) => /** @type {any} */ (box)[question]?.(...about) || []);
}

/** The box without which something printed on a tile does nothing; none if no box that is loaded knows it. @param {Locale} locale @param {string} feature */
export function boxOfPart(locale, feature) {
  return NAMES.find((name) => LOADED.get(locale)?.get(name)?.acts?.includes(feature));
}

/** The topic of a feature that is a box's own. @param {Locale} locale @param {FeatureView} feature */
export function topicOfBox(locale, feature) {
  for (const box of loadedIn(locale)) {
    const topic = box.about?.(feature);
    if (topic) return topic;
  }
  return undefined;
}

/** The name of a piece, of a box or of the game itself. @param {Locale} locale @param {string} piece */
export function nameOfPiece(locale, piece) {
  return locale.pieces.names[piece] ?? ofBox(locale, "pieces", piece) ?? piece;
}

/** What players may have of the boxes that are loaded. @param {Locale} locale */
export function possessionsOfBoxes(locale) {
  return loadedIn(locale).flatMap(({ possessions = [] }) => possessions);
}

/** Whether what is done, or asks for it, has a button of its own. @param {Locale} locale @param {string} name */
export function hasButton(locale, name) {
  return loadedIn(locale).some((box) => box.buttons?.includes(name));
}

/** The panel that a box shows in the hand now. @param {Locale} locale @param {GameView} view */
export function panelOfBox(locale, view) {
  return loadedIn(locale).find((box) => box.panel?.shows(view))?.panel;
}

/**
 * Says what to do now, if a box knows. The last in the list is asked first: what a later box adds to a turn hides less of the others.
 *
 * @param {Locale} locale
 * @param {GameView} view
 * @param {Selection} selection
 * @param {ActionView[]} legal
 * @param {ActionView | undefined} chosen
 */
export function hintOfBox(locale, view, selection, legal, chosen) {
  for (const box of loadedIn(locale).reverse()) {
    const told = box.hint?.(view, selection, legal, chosen);
    if (told !== undefined) return told;
  }
  return undefined;
}

/**
 * How to use a piece that was chosen, or is the only one; where there are others, that these can be chosen, too.
 *
 * @param {Locale} locale
 * @param {string} piece
 * @param {string} sentence
 * @param {Selection} selection
 * @param {ActionView[]} legal
 * @returns {string | undefined} nothing while it is about another piece
 */
export function besides(locale, piece, sentence, { narrowed }, legal) {
  const [kind, other] = kindsOf(legal);
  if ((narrowed ?? (other ? undefined : kind)) !== piece) return undefined;
  return other ? `${sentence} ${locale.hint.orElse}` : sentence;
}
