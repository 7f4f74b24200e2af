// @ts-check
/** Finds the articles that answer a question: those with the most of its rarer words, whatever their endings. */

/** @typedef {{ href: string, title: string, box: string, text: string }} Entry */

/** Words of so many letters begin many that mean something else: beside longer ones they have to be there as they are, but for one letter more. */
const SHORT = 3;
/** The weight of a word that is in every third article. Of the short words only those count that are in a title and rarer, as "inn" and not as "on" or "who". */
const COMMON = Math.log((1 + 3) / 2);
/** Of a longer word so many letters have to be there: endings differ. */
const STEM = 5;
/** Words in a title count for so many in the text. */
const TITLE = 2;
/** So many articles are listed at most. */
const MOST = 8;

/** Letters that are written as two where a keyboard lacks them. @type {Record<string, string>} */
const PAIRS = { ß: "ss", œ: "oe", æ: "ae" };

/** The words of a text in small letters without accents. @param {string} text */
export function wordsOf(text) {
  const plain = text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßœæ]/g, (letter) => PAIRS[letter]);
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The text that a part of an address stands for; a sign that stands for nothing there, as in "100%", is itself. @param {string} part */
export function written(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * @template {Entry} E
 * @param {E[]} entries
 * @param {string} question
 * @returns {E[]} the best first; none if no word of it is anywhere
 */
export function found(entries, question) {
  const words = wordsOf(question);
  const wanted = [...new Set(words.map((word) => word.slice(0, STEM)))];
  const isWhole = words.some((word) => word.length > SHORT); // else somebody is still typing
  const begins = (/** @type {string} */ word, /** @type {string} */ stem) =>
    word.startsWith(stem) && (!isWhole || stem.length > SHORT || word.length <= stem.length + 1);
  const texts = entries.map((entry) => ({ entry, title: wordsOf(`${entry.title} ${entry.box}`), text: wordsOf(entry.text) }));
  const has = (/** @type {string[]} */ words, /** @type {string} */ stem) => words.some((word) => begins(word, stem));
  const rarity = (/** @type {string} */ stem, /** @type {"title" | "text"} */ part) => {
    const there = texts.filter((one) => has(one[part], stem)).length;
    return there === 0 ? 0 : Math.log((1 + texts.length / there) / 2);
  };
  const all = wanted.map((stem) => ({ stem, title: TITLE * rarity(stem, "title"), text: rarity(stem, "text") }));
  const says = all.filter(({ stem, title, text }) => stem.length > SHORT || (title > 0 && text > COMMON));
  const weights = says.some(({ title, text }) => title + text > 0) ? says : all;
  const scored = texts.map(({ entry, title, text }) => {
    const each = weights.map((weight) => (has(title, weight.stem) ? weight.title : 0) + (has(text, weight.stem) ? weight.text : 0));
    return { entry, score: each.reduce((sum, one) => sum + one, 0) };
  });
  const best = scored.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score);
  return best.slice(0, MOST).map(({ entry }) => entry);
}
