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

/**
 * The messages in a text that was pasted, or in an address. Line breaks, quotation marks of mails and characters that nobody sees may stand in them.
 *
 * @param {string} text
 * @returns {string[]} none where the text has none
 */
export function messagesIn(text) {
  const plain = decoded(text).replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, "");
  const found = /#m=/.exec(plain);
  if (!found) return [];
  const joined = plain.slice(found.index + found[0].length).replace(/=?[ \t>]*[\r\n]+[ \t>]*/g, "");
  const [packed = ""] = /^[\w.-]+/.exec(joined) ?? [];
  return packed.split(BETWEEN).filter(Boolean);
}

/** Without what stands for characters in addresses. @param {string} text */
function decoded(text) {
  return text.replace(/%23m(=|%3D)/gi, "#m=");
}
