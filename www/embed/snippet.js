// @ts-check
/** What an author copies to have a board on a page. */

/** Where the text of a script would end or not end as written: the record stands in an attribute then. */
const UNSAFE = /<(?:\/?script|!--)/i;

/**
 * The HTML of a board. Anybody may have written the record, so nothing in it may become a part of the author's page.
 *
 * @param {string} host the address of the folder with `embed.js`
 * @param {string} mode
 * @param {string} record
 * @returns {string}
 */
export function boardHtml(host, mode, record) {
  const head = `<link rel="stylesheet" href="${host}embed.css">\n<script type="module" src="${host}embed.js"></script>\n`;
  const text = record.trim();
  if (!UNSAFE.test(text)) return `${head}<bastide-board mode="${mode}">\n<script type="text/plain">\n${text}\n</script>\n</bastide-board>`;
  const quoted = text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return `${head}<bastide-board mode="${mode}" record="${quoted}"></bastide-board>`;
}
