// @ts-check
/** The links that a text holds. Messages and pages put brackets, full stops, line breaks and characters that nobody sees into them or around them. */

/** @typedef {{ kind: string, packed: string, at?: number }} Link `kind`: r, d or s; `packed`: the record; `at`: a moment */

/** A link is broken over so many lines at most. */
const MOST_LINES = 80;

/** A moment has so many digits at most; what has more names none. */
const DIGITS = 5;

/**
 * @param {string} text an address from its `#` on, or what was pasted
 * @returns {Link[]} what the first link may be, the likeliest first; none if there is none
 */
export function linksIn(text) {
  const plain = decoded(text)
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, "")
    .replaceAll("&amp;", "&");
  const found = /#([rds])=/.exec(plain);
  if (!found) return [];
  const lines = plain.slice(found.index + found[0].length).split(/[ \t>]*[\r\n]+[ \t>]*/);
  /** @type {Link[]} */
  const links = [];
  for (let count = 1; count <= Math.min(lines.length, MOST_LINES); count += 1) {
    const [, packed, at = ""] = /^([\w-]+)(?:&at=(\d+))?/.exec(lines.slice(0, count).join("")) ?? [];
    if (!packed || packed === links.at(-1)?.packed) continue;
    links.push({ kind: found[1], packed, ...(at && at.length <= DIGITS && { at: Number(at) }) });
  }
  const marked = links[0]?.packed.replace(/[_-]+$/, ""); // as some write what is slanted or set off
  return marked && marked !== links[0].packed ? [...links, { ...links[0], packed: marked }] : links;
}

/** Without what stands for characters in addresses. @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
