// @ts-check
/**
 * What of a text can be seen, for texts that the page keeps or says itself. Records, and all that they hold, are the engine's
 * (`src/rules/unseen.rs`), which judges by the same rule.
 */

/** How much of a text that somebody wrote is said, in characters. */
const MOST_LETTERS = 30;

/** Controls and formats, separators of lines and paragraphs, private use, what is no character, what need not be drawn. */
const UNSEEN = String.raw`[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]`;
/** The blocks in which all emoji are. */
const PICTURE = String.raw`[©®‼⁉™ℹ\u2190-\u2bff〰〽㊗-㊙\u{1f000}-\u{1faff}]`;
/** Letters that have another form beside a joiner or its contrary. */
const JOINING = String.raw`(?!${UNSEEN})[\u0600-\u0dff]`;

/** What makes one picture of several characters, or gives a letter its form. */
const JOINED = [
  String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}`, // the flag of a part of a country
  String.raw`${PICTURE}[\ufe0e\ufe0f]?(?:\u200d(?=${PICTURE}))?`,
  String.raw`(?!${UNSEEN}).[\ufe0e\ufe0f](?=\u20e3)`, // a key
  String.raw`${JOINING}[\u200c\u200d](?=${JOINING})`,
  String.raw`[\u3400-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}][\ufe00-\ufe02\u{e0100}-\u{e01ef}]`,
].join("|");

const PARTS = new RegExp(`(${JOINED})|${UNSEEN}+?`, "gu");

/** Letters that run from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** What stands between the characters that let a text keep its own direction. */
const ISOLATED = /\u2068([^\u2068\u2069]*)\u2069/;

/**
 * A text without what nobody sees, unless that is part of an emoji or of a letter.
 *
 * @param {string} text
 * @param {string} [instead] what stands in its place
 * @returns {string}
 */
export function seen(text, instead = "") {
  return text.replace(PARTS, (_, joined) => joined ?? instead);
}

/**
 * Whether a text shows anything: more than spaces, empty pictures and marks that stand on other characters.
 *
 * @param {string} text
 */
export function showsAnything(text) {
  return /[^\s\p{M}\u2800\ufffc\u{1d159}]/u.test(seen(text).replace(/[\u200c\u200d]/g, ""));
}

/**
 * A text that somebody wrote, for a sentence: short, and nothing that nobody sees.
 *
 * @param {string} text
 * @returns {string}
 */
export function said(text) {
  const letters = [...seen(text, " ").replace(/\s+/gu, " ").trim()];
  return isolated(letters.length > MOST_LETTERS ? `${seen(letters.slice(0, MOST_LETTERS).join(""))}…` : letters.join(""));
}

/**
 * A text that keeps its own direction in a sentence, as the names that the engine tells do: `dom.js` makes an element of it.
 *
 * @param {string} text
 * @returns {string}
 */
export function isolated(text) {
  return RIGHT_TO_LEFT.test(text) && !ISOLATED.test(text) ? `\u2068${text}\u2069` : text;
}

/**
 * A name that the engine tells as it was given.
 *
 * @param {string} name
 * @returns {string}
 */
export function bare(name) {
  return name.replace(/[\u2068\u2069]/g, "");
}

/**
 * A sentence in pieces, each second one a text that keeps its own direction.
 *
 * @param {string} sentence
 * @returns {string[]}
 */
export function isolates(sentence) {
  return sentence.split(ISOLATED);
}
