// @ts-check
/**
 * The language of a board. A page may hold boards in several: whoever is about to say something speaks first, and what is said
 * until the next one does is in its language.
 */
import { nameColours } from "../bastide.js";
import { showInPlace } from "../ui/pictures.js";
import { TEXT, language, speakAs, wordsOf } from "../i18n/text.js";
import { drawn } from "./svg.js";

/** @typedef {import("../i18n/text.js").Language} Language */
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

/** Who speaks now. @type {Tongue | undefined} */
let speaking;

export class Tongue {
  /** How pictures are drawn. @type {"standard" | "contrast" | "print"} */
  style = "standard";
  /** What is said about puzzles, where there is one. @type {import("./puzzle.js").Said | undefined} */
  puzzles = undefined;

  /**
   * @param {Language} name
   * @param {import("../i18n/text.js").Text} text
   * @param {Words} words
   */
  constructor(name, text, words) {
    this.name = name;
    this.text = text;
    this.words = words;
  }

  /**
   * @param {string} tag of any language; another than ours is English
   * @returns {Promise<Tongue>}
   */
  static async learn(tag) {
    const wanted = tag.split("-")[0].toLowerCase();
    const name = /** @type {Language} */ (Object.hasOwn(WORDS, wanted) ? wanted : "en");
    const [text, { embed }] = await Promise.all([wordsOf(name), WORDS[name]()]);
    return new Tongue(name, text, embed);
  }

  /** From now on everything is said in this language. */
  speak() {
    showInPlace({ style: this.style, show: drawn });
    if (speaking === this && TEXT === this.text && language() === this.name) return;
    speaking = this;
    speakAs(this.name, this.text);
    nameColours(Object.values(this.text.colours).join());
  }

  /**
   * What runs in this language, whenever it is called.
   *
   * @template {any[]} A
   * @template R
   * @param {(...given: A) => R} run
   * @returns {(...given: A) => R}
   */
  in(run) {
    return (...given) => {
      this.speak();
      return run(...given);
    };
  }
}
