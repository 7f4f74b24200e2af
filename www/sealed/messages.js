// @ts-check
/** Messages of sealed games in texts: as the end of a link, wherever a messenger put it. */

/** Several messages that are sent together stand behind each other. */
const BETWEEN = ".";

/**
 * The link that brings messages.
 *
 * @param {string[]} messages
 */
export function linkOf(messages) {
  return `${location.href.replace(/#.*$/, "")}#m=${messages.join(BETWEEN)}`;
}

/** So many lines a message is broken into at most. */
const MOST_LINES = 400;

/**
 * The messages in a text that was pasted, or in an address. Line breaks, quotation marks of mails and characters that nobody sees may stand in them.
 *
 * The text does not say where a message ends. The line below may belong to the message, or it may be a signature.
 *
 * @param {string} text
 * @returns {Generator<string[]>} what it may be, the shortest first
 */
export function* readings(text) {
  const plain = decoded(text).replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, "");
  for (const { index } of plain.matchAll(/#m=/g)) {
    let joined = "";
    for (const line of plain.slice(index + "#m=".length).split(/=?[ \t>]*(?:\r\n?|\n)[ \t>]*/, MOST_LINES)) {
      const [packed = ""] = /^[\w.-]+/.exec(line) ?? [];
      joined += packed;
      yield partsOf(joined);
      yield partsOf(joined.replace(/_+$/, "")); // written in italics
      if (packed !== line) break;
    }
  }
}

/** @param {string} joined */
const partsOf = (joined) => joined.split(BETWEEN).filter(Boolean);

/**
 * The messages in a text.
 *
 * @param {string} text
 * @param {(message: string) => boolean} isWhole
 * @returns {string[]} what looks most like them where none is whole; none where the text has none
 */
export function messagesIn(text, isWhole = () => true) {
  const all = [...readings(text)].filter((messages) => messages.length > 0);
  return all.find((messages) => messages.every(isWhole)) ?? all.at(-1) ?? [];
}

/** Without what stands for characters in addresses. @param {string} text */
function decoded(text) {
  return text.replace(/(#|%23)m(=3D|=|%3D)/gi, "#m=");
}
