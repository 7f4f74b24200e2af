// @ts-check
/**
 * The languages that there are, each in a folder of its own.
 *
 * What is said in a language is its `Locale`: words, plural forms, and how lists, numbers and dates are written. Whatever speaks is
 * given one, so that boards in several languages can stand on one page.
 */

import { COLOURS } from "../lib/colours.js";

/** @typedef {typeof import("./language/en/index.js").default} Locale */
/** @typedef {keyof typeof LANGUAGES} Language */

const LANGUAGES = {
  en: { name: "English", load: () => import("./language/en/index.js") },
  de: { name: "Deutsch", load: () => import("./language/de/index.js") },
  fr: { name: "Français", load: () => import("./language/fr/index.js") },
  es: { name: "Español", load: () => import("./language/es/index.js") },
  nl: { name: "Nederlands", load: () => import("./language/nl/index.js") },
  cs: { name: "Čeština", load: () => import("./language/cs/index.js") },
};

/** The languages by what their speakers call them. @type {{ value: Language, label: string }[]} */
export const CHOICE = Object.entries(LANGUAGES).map(([value, { name }]) => ({ value: /** @type {Language} */ (value), label: name }));

/** @param {unknown} name @returns {name is Language} */
export function isLanguage(name) {
  return typeof name === "string" && Object.hasOwn(LANGUAGES, name);
}

/**
 * @param {Language} language
 * @returns {Promise<Locale>}
 */
export async function localeOf(language) {
  return (await LANGUAGES[language].load()).default;
}

/** What a game calls players without a name, in the order of the engine's colours. @param {Locale} locale */
export function colourNames({ colours }) {
  return COLOURS.map((colour) => colours[colour]);
}
