// @ts-check
/**
 * Links: `#r=` and base64url of the record, compressed by raw DEFLATE; `&at=N` names a moment. `#d=` is the same of a diagram.
 * Where that is too long for a message, as in a game of six with everything, it is `#s=` and the record as `squeeze()` packs it.
 *
 * Anybody may have written a link, so what comes out of it is counted while it is unpacked.
 */
import { copyText } from "../lib/clipboard.js";
import { openDialog } from "../ui/dialogs.js";
import { el, fill } from "../lib/dom.js";
import { notify } from "../ui/notice.js";
import { DeflateError, deflate, inflate } from "../lib/deflate.js";
import { LONGEST, squeeze, unsqueeze } from "../lib/squeeze.js";
import { describeError } from "../i18n/describe.js";
import { TEXT } from "../i18n/text.js";
import { linksIn } from "./links-in.js";

/** @typedef {import("../bastide.js").Game} Game */

/** Characters of a link, and of the record in it: many times those of the longest game. */
const LONGEST_LINK = 60_000;
const LONGEST_RECORD = 1_000_000;

/** What messages still carry, less the address of the page. */
const LONG_LINK = 3_900;

/** Why a link cannot be read; the message is a sentence. */
export class LinkError extends Error {}

/**
 * @param {string} record
 * @param {number} [at] a moment: so many statements
 * @returns {Promise<string>} from the `#` on
 */
export async function linkOf(record, at) {
  let link = `#r=${await told(deflate(record))}`;
  if (link.length > LONG_LINK && new TextEncoder().encode(record).length <= LONGEST) link = `#s=${squeeze(record)}`;
  return at === undefined ? link : `${link}&at=${at}`;
}

/**
 * The link of a record that is given away: it can be opened again.
 *
 * @param {string} record
 * @param {number} [at] a moment: so many statements
 * @returns {Promise<string>} from the `#` on; it fails if notes make it too long
 */
export async function sharedLink(record, at) {
  const link = await linkOf(record, at);
  await readLink(link).catch(() => {
    throw new LinkError(TEXT.link.noLink);
  });
  return link;
}

/**
 * @param {string} text an address from the `#` on, or a text with a link in it
 * @returns {Promise<{ record: string, at?: number }>}
 */
export async function readLink(text) {
  if (text.length > LONGEST_LINK) throw new LinkError(TEXT.link.tooLong);
  const [first, ...others] = linksIn(text);
  if (!first) throw new LinkError(TEXT.link.broken);
  const links = [first, ...others];
  for (const [index, { kind, packed, at }] of links.entries()) {
    const reading = told(kind === "s" ? unsqueezed(packed) : inflate(packed, LONGEST_RECORD));
    const isLast = index === links.length - 1;
    const record = await (isLast ? reading : reading.catch(() => undefined));
    if (record) return at === undefined ? { record } : { record, at };
  }
  throw new LinkError(TEXT.link.broken);
}

/** @param {string} packed */
const unsqueezed = async (packed) => unsqueeze(packed);

/**
 * Says why a text could not be packed or unpacked.
 *
 * @param {Promise<string>} work
 */
function told(work) {
  return work.catch((error) => {
    const said = { old: TEXT.link.old, broken: TEXT.link.broken, tooLong: TEXT.link.tooLong };
    throw new LinkError(said[error instanceof DeflateError ? error.kind : "broken"]);
  });
}

/**
 * The link of a game in which nothing has been played yet: its tiles, in their order.
 *
 * @param {Game} game
 * @param {string} [said] a line that is sent before it
 */
export async function showTilesLink(game, said) {
  return show(game.link(), TEXT.link.begun, said);
}

/** The link of a record with what was written about its game. @param {string} record @param {boolean} [over] whether that has ended */
export async function showTextLink(record, over = true) {
  return show(sharedLink(record), over ? TEXT.link.over : TEXT.link.running);
}

/**
 * @param {Promise<string>} making
 * @param {string} about what the link gives away
 * @param {string} [said]
 */
async function show(making, about, said = "") {
  const hash = await making.catch((/** @type {Error} */ error) => notify("link", describeError(TEXT, error)));
  if (!hash) return;
  const link = location.href.replace(/#.*$/, "") + hash;
  const text = [said, link].filter(Boolean).join("\n");
  const field = el("textarea", { id: "link", readonly: true, rows: 5, spellcheck: "false" }, text);
  const told = el("p", { class: "small", role: "status" });
  const copy = async () => {
    field.select();
    fill(told, (await copyText(text)) ? TEXT.link.copied : TEXT.link.byHand);
  };
  const share = () => navigator.share({ title: TEXT.title, ...(said && { text: said }), url: link }).catch(() => {}); // not sent after all
  const canShare = typeof navigator.share === "function";
  const buttons = [
    canShare && el("button", { class: "primary", type: "button", onclick: share }, TEXT.link.share),
    el("button", { class: canShare ? "secondary" : "primary", type: "button", onclick: copy }, TEXT.link.copy),
  ];
  const content = [
    el("p", {}, about),
    el("label", { class: "hidden-text", for: "link" }, TEXT.link.label),
    field,
    el("div", { class: "row" }, ...buttons),
    told,
  ];
  return openDialog(TEXT.link.title, content, [], { name: "record" });
}
