// @ts-check
/** The language of a board; a page may hold boards in several. */
import { isLanguage, localeOf } from "../i18n/languages.js";

/** @typedef {import("../i18n/languages.js").Language} Language */
/** @typedef {import("../i18n/languages.js").Locale} Locale */
/** @typedef {typeof import("../i18n/language/en/embed.js").embed} Words */

/** What boards say that the game itself does not. @type {Record<Language, () => Promise<{ embed: Words }>>} */
const WORDS = {
  en: () => import("../i18n/language/en/embed.js"),
  de: () => import("../i18n/language/de/embed.js"),
  fr: () => import("../i18n/language/fr/embed.js"),
  es: () => import("../i18n/language/es/embed.js"),
  nl: () => import("../i18n/language/nl/embed.js"),
  cs: () => import("../i18n/language/cs/embed.js"),
};

/**
 * @param {string} tag of any language; another than ours is English
 * @returns {Promise<{ locale: Locale, words: Words }>}
 */
export async function wordsFor(tag) {
  const wanted = tag.split("-")[0].toLowerCase();
  const language = isLanguage(wanted) ? wanted : "en";
  const [locale, { embed }] = await Promise.all([localeOf(language), WORDS[language]()]);
  return { locale, words: embed };
}
