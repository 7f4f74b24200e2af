// @ts-check
/** Everything the page says, in one of its languages. */
import { keep, kept } from "../storage/store.js";
import { isolated } from "../lib/invisible-characters.js";

/** @typedef {typeof import("./language/en/index.js").default} Text */
/** @typedef {keyof typeof LANGUAGES} Language */

/** The languages, each with its files: what every page needs, and parts that are loaded when they are called for. */
const LANGUAGES = {
  en: {
    name: "English",
    index: () => import("./language/en/index.js"),
    spoken: () => import("./language/en/spoken.js"),
    learn: () => import("./language/en/learn.js"),
    rules: () => import("./language/en/rules.js"),
    puzzles: () => import("./language/en/puzzles.js"),
    review: () => import("./language/en/review.js"),
  },
  de: {
    name: "Deutsch",
    index: () => import("./language/de/index.js"),
    spoken: () => import("./language/de/spoken.js"),
    learn: () => import("./language/de/learn.js"),
    rules: () => import("./language/de/rules.js"),
    puzzles: () => import("./language/de/puzzles.js"),
    review: () => import("./language/de/review.js"),
  },
  fr: {
    name: "Français",
    index: () => import("./language/fr/index.js"),
    spoken: () => import("./language/fr/spoken.js"),
    learn: () => import("./language/fr/learn.js"),
    rules: () => import("./language/fr/rules.js"),
    puzzles: () => import("./language/fr/puzzles.js"),
    review: () => import("./language/fr/review.js"),
  },
  es: {
    name: "Español",
    index: () => import("./language/es/index.js"),
    spoken: () => import("./language/es/spoken.js"),
    learn: () => import("./language/es/learn.js"),
    rules: () => import("./language/es/rules.js"),
    puzzles: () => import("./language/es/puzzles.js"),
    review: () => import("./language/es/review.js"),
  },
  nl: {
    name: "Nederlands",
    index: () => import("./language/nl/index.js"),
    spoken: () => import("./language/nl/spoken.js"),
    learn: () => import("./language/nl/learn.js"),
    rules: () => import("./language/nl/rules.js"),
    puzzles: () => import("./language/nl/puzzles.js"),
    review: () => import("./language/nl/review.js"),
  },
  cs: {
    name: "Čeština",
    index: () => import("./language/cs/index.js"),
    spoken: () => import("./language/cs/spoken.js"),
    learn: () => import("./language/cs/learn.js"),
    rules: () => import("./language/cs/rules.js"),
    puzzles: () => import("./language/cs/puzzles.js"),
    review: () => import("./language/cs/review.js"),
  },
};

/** The languages by what their speakers call them. @type {{ value: Language, label: string }[]} */
export const CHOICE = Object.entries(LANGUAGES).map(([value, { name }]) => ({ value: /** @type {Language} */ (value), label: name }));

/** What the page says; there once `speak` is done. @type {Text} */
export let TEXT;

/** What is said only where it is called for. */
export const load = {
  spoken: async () => (await LANGUAGES[language()].spoken()).spoken,
  learn: async () => (await LANGUAGES[language()].learn()).learn,
  rules: async () => (await LANGUAGES[language()].rules()).rules,
  puzzles: async () => (await LANGUAGES[language()].puzzles()).puzzles,
  review: async () => (await LANGUAGES[language()].review()).review,
  career: async () => (await LANGUAGES[language()].puzzles()).career,
};

/** What a page says that is not Bastide's own, where each board has its language. @type {Language | undefined} */
let spoken;

/** The language that was chosen, or else the first of the browser's that is there. @returns {Language} */
export function language() {
  if (spoken) return spoken;
  const wished = [kept("language"), ...navigator.languages.map((tag) => tag.split("-")[0])];
  return /** @type {Language | undefined} */ (wished.find((one) => typeof one === "string" && Object.hasOwn(LANGUAGES, one))) ?? "en";
}

/** Loads what is said; everything else waits for it. */
export async function speak() {
  TEXT = (await LANGUAGES[language()].index()).default;
  document.documentElement.lang = TEXT.locale;
}

/**
 * The words of a language, for `speakAs`.
 *
 * @param {Language} name
 * @returns {Promise<Text>}
 */
export async function wordsOf(name) {
  return (await LANGUAGES[name].index()).default;
}

/**
 * From now on this is said, until another board on the same page begins to speak.
 *
 * @param {Language} name
 * @param {Text} text
 */
export function speakAs(name, text) {
  spoken = name;
  TEXT = text;
}

/**
 * From the next load of the page on.
 *
 * @param {Language} name
 * @returns {boolean} whether the browser took note of it
 */
export function chooseLanguage(name) {
  return keep("language", name);
}

/**
 * Who won.
 *
 * @param {Pick<import("../bastide.js").GameView, "winners" | "players">} view
 */
export function heading({ winners, players }) {
  const names = winners.map((index) => players[index].name);
  return names.length === 1 ? TEXT.end.wins(names[0]) : TEXT.end.share(TEXT.listed(names));
}

/**
 * What a saved game is called: as the person named it, or by its players and its day.
 *
 * @param {import("../storage/database.js").Row} row
 * @returns {string}
 */
export function nameOf({ name, players, made }) {
  return isolated(name) || TEXT.shelf.name(TEXT.listed(players.map((player) => isolated(player.name))) || TEXT.shelf.unreadable, TEXT.date(made));
}
