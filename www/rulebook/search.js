// @ts-check
/** Finds the articles that answer a question: those with the most of its rarer words, whatever their endings. */

/** @typedef {{ href: string, title: string, box: string, text: string }} Entry */

/** Words of so many letters say little where there are longer ones. */
const SHORT = 3;
/** Of a longer word so many letters have to be there: endings differ. */
const STEM = 5;
/** Words in a title count for so many in the text. */
const TITLE = 2;
/** So many articles are listed at most. */
const MOST = 8;

/** The words of a text in small letters without accents. @param {string} text */
export function wordsOf(text) {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * @template {Entry} E
 * @param {E[]} entries
 * @param {string} question
 * @returns {E[]} the best first; none if no word of it is anywhere
 */
export function found(entries, question) {
  const words = wordsOf(question);
  const longer = words.filter((word) => word.length > SHORT);
  const wanted = [...new Set((longer.length > 0 ? longer : words).map((word) => word.slice(0, STEM)))];
  const texts = entries.map((entry) => ({ entry, title: wordsOf(`${entry.title} ${entry.box}`), text: wordsOf(entry.text) }));
  const has = (/** @type {string[]} */ words, /** @type {string} */ stem) => words.some((word) => word.startsWith(stem));
  const rarity = (/** @type {string} */ stem, /** @type {"title" | "text"} */ part) => {
    const there = texts.filter((one) => has(one[part], stem)).length;
    return there === 0 ? 0 : Math.log((1 + texts.length / there) / 2);
  };
  const weights = wanted.map((stem) => ({ stem, title: TITLE * rarity(stem, "title"), text: rarity(stem, "text") }));
  const scored = texts.map(({ entry, title, text }) => {
    const each = weights.map((weight) => (has(title, weight.stem) ? weight.title : 0) + (has(text, weight.stem) ? weight.text : 0));
    return { entry, score: each.reduce((sum, one) => sum + one, 0) };
  });
  const best = scored.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score);
  return best.slice(0, MOST).map(({ entry }) => entry);
}
