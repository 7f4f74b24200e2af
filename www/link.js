// @ts-check
/**
 * Links: `#r=` and base64url of the record, compressed by raw DEFLATE; `&at=N` names a moment.
 *
 * Anybody may have written a link, so what comes out of it is counted while it is unpacked.
 */
import { copyText, openDialog } from "./dialogs.js";
import { el, fill } from "./dom.js";
import { notify } from "./notice.js";
import { TEXT } from "./text.js";

/** @typedef {import("./bastide.js").Game} Game */

/** Characters of a link, and of the record in it: many times those of the longest game. */
const LONGEST_LINK = 60_000;
const LONGEST_RECORD = 1_000_000;

/** Why a link cannot be read; the message is a sentence. */
export class LinkError extends Error {}

/**
 * @param {string} record
 * @param {number} [at] a moment: so many statements
 * @returns {Promise<string>} from the `#` on
 */
export async function linkOf(record, at) {
  if (typeof CompressionStream === "undefined") throw new LinkError(TEXT.link.old);
  const packed = await throughStream(new TextEncoder().encode(record), new CompressionStream("deflate-raw"));
  return `#r=${toBase64(packed)}${at === undefined ? "" : `&at=${at}`}`;
}

/**
 * @param {string} hash from the `#` on
 * @returns {Promise<{ record: string, at?: number }>}
 */
export async function readLink(hash) {
  if (typeof DecompressionStream === "undefined") throw new LinkError(TEXT.link.old);
  if (hash.length > LONGEST_LINK) throw new LinkError(TEXT.link.tooLong);
  const [, packed, at] = /^#r=([\w-]+)(?:&at=(\d{1,5}))?$/.exec(hash) ?? [];
  if (!packed) throw new LinkError(TEXT.link.broken);
  try {
    const record = new TextDecoder("utf-8", { fatal: true }).decode(await throughStream(fromBase64(packed), new DecompressionStream("deflate-raw")));
    return at === undefined ? { record } : { record, at: Number(at) };
  } catch (error) {
    throw error instanceof LinkError ? error : new LinkError(TEXT.link.broken);
  }
}

/**
 * The link of a game to share or copy; in the middle of a game it says first what it gives away.
 *
 * @param {Game} game
 * @param {number} [at]
 */
export async function showLink(game, at) {
  const { over } = game.view();
  const hash = await game.link(at).catch((/** @type {Error} */ error) => notify("link", error.message));
  if (!hash) return;
  const link = location.href.replace(/#.*$/, "") + hash;
  const field = el("textarea", { id: "link", readonly: true, rows: 5, spellcheck: "false" }, link);
  const told = el("p", { class: "small", role: "status" });
  const copy = async () => {
    field.select();
    fill(told, (await copyText(link)) ? TEXT.link.copied : TEXT.link.byHand);
  };
  const share = () => navigator.share({ title: TEXT.title, url: link }).catch(() => {}); // not sent after all
  const canShare = typeof navigator.share === "function";
  const buttons = [
    canShare && el("button", { class: "primary", type: "button", onclick: share }, TEXT.link.share),
    el("button", { class: canShare ? "secondary" : "primary", type: "button", onclick: copy }, TEXT.link.copy),
  ];
  const content = [
    el("p", {}, over ? TEXT.link.over : TEXT.link.running),
    el("label", { class: "hidden-text", for: "link" }, TEXT.link.label),
    field,
    el("div", { class: "row" }, ...buttons),
    told,
  ];
  return openDialog(TEXT.link.title, content, [], { name: "record" });
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {CompressionStream | DecompressionStream} stream
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
async function throughStream(bytes, stream) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const parts = [];
  for (let length = 0; ; ) {
    const { value } = await reader.read();
    if (!value) return new Uint8Array(await new Blob(parts).arrayBuffer());
    length += value.length;
    parts.push(value);
    if (length <= LONGEST_RECORD) continue;
    await reader.cancel();
    throw new LinkError(TEXT.link.tooLong);
  }
}

/** @param {Uint8Array} bytes */
function toBase64(bytes) {
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** @param {string} letters */
function fromBase64(letters) {
  return Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}
