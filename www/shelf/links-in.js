// @ts-check
/** The links that a text holds. Messages and pages put brackets, full stops, line breaks and characters that nobody sees into them or around them. */

/** @typedef {{ kind: string, packed: string, at?: number }} Link `kind`: r, d or s; `packed`: the record; `at`: a moment */

/** A link is broken over so many lines at most. */
const MOST_LINES = 80;

/** A moment has so many digits at most; what has more names none. */
const DIGITS = 5;

/** So many links of a text are looked at. */
const MOST_LINKS = 12;

/**
 * @param {string} text an address from its `#` on, or what was pasted
 * @returns {Link[]} what its links may be, the first one first, and of each the likeliest; none if there is none
 */
export function linksIn(text) {
  const plain = decoded(text)
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, "")
    .replaceAll("&amp;", "&");
  const begun = [...plain.matchAll(/#([rds])=/g)].slice(0, MOST_LINKS);
  return begun.flatMap(({ 0: sign, 1: kind, index }) => linksOf(kind, plain.slice(index + sign.length)));
}

/**
 * What one link may be: it may go on in the lines below.
 *
 * @param {string} kind
 * @param {string} text after its sign
 * @returns {Link[]}
 */
function linksOf(kind, text) {
  const lines = text.split(/[ \t\u00a0>]*[\r\n]+[ \t\u00a0>]*/, MOST_LINES);
  /** @type {Link[]} */
  const links = [];
  for (let count = 1; count <= lines.length; count += 1) {
    const [, packed, at = ""] = /^([\w-]+)(?:&at=(\d+))?/.exec(lines.slice(0, count).join("")) ?? [];
    if (!packed || packed === links.at(-1)?.packed) continue;
    links.push({ kind, packed, ...(at && at.length <= DIGITS && { at: Number(at) }) });
  }
  const marked = links[0]?.packed.replace(/[_-]+$/, ""); // as some write what is slanted or set off
  return marked && marked !== links[0].packed ? [...links, { ...links[0], packed: marked }] : links;
}

/** Without what stands for characters in addresses; a lone % is itself. @param {string} text */
function decoded(text) {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (signs) => {
    try {
      return decodeURIComponent(signs);
    } catch {
      return signs;
    }
  });
}
