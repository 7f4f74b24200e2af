// @ts-check
/** Bastide for programs of other people, version 1: docs/EMBED.md is its manual, bastide.v1.d.ts has its types. */
import { BastideBoard, LONGEST, program, upgrade } from "./embed.js";
import { deflate } from "./lib/deflate.js";

/** @typedef {import("./bastide.js").Game} Game */
/** @typedef {import("./bastide.js").Setup} Setup */

const PROTOCOL = 1;

/** The engine, loaded when it is first asked for. */
async function load() {
  const { start } = await program();
  return start();
}

/** @param {string} text */
function sized(text) {
  if (typeof text !== "string" || text.length > LONGEST) throw Object.assign(new Error("a record is a text of at most 64 KB"), { code: "size" });
  return text;
}

/**
 * Runs something on the game of a record.
 *
 * @template T
 * @param {string} text
 * @param {(game: Game) => T} run
 * @returns {Promise<T>}
 */
async function on(text, run) {
  const found = await game(text);
  try {
    return run(found);
  } finally {
    found.free();
  }
}

/**
 * A game of a record, without its notes, or of a set-up, to be played by a program; `free()` gives its memory back.
 *
 * @param {string | Setup} from
 * @returns {Promise<Game>}
 */
async function game(from) {
  const [{ Game }, { loadSetsOf, mainLineOf }] = await Promise.all([load(), program()]);
  if (typeof from !== "string") return new Game(from);
  await loadSetsOf(sized(from));
  return Game.fromRecord(mainLineOf(from));
}

/**
 * Makes the tiles and pieces of a set known that is not played, so that the engine draws them. Records that name one need not ask.
 *
 * @param {string} name for example `hills`
 * @returns {Promise<string>} the title of the set
 */
async function loadSet(name) {
  const [{ loadSet }] = await Promise.all([program(), load()]);
  return loadSet(name);
}

/**
 * Puts a board into an element.
 *
 * @param {Element} home
 * @param {Record<string, string | number | undefined>} [options] the attributes of the element
 * @returns {BastideBoard}
 */
function createBoard(home, options = {}) {
  const board = /** @type {BastideBoard} */ (document.createElement("bastide-board"));
  for (const [name, value] of Object.entries({ loading: "eager", ...options }))
    if (value !== undefined && BastideBoard.observedAttributes.includes(name)) board.setAttribute(name, String(value));
  home.append(board);
  return board;
}

/**
 * What stands in a record, without playing it.
 *
 * @param {string} text
 */
async function parse(text) {
  const [{ scriptOf }] = await Promise.all([program(), load()]);
  const { tags, statements, closing } = scriptOf(sized(text));
  return { tags, statements: statements.map((/** @type {{ text: string, caption: string }} */ { text, caption }) => ({ text, caption })), closing };
}

/**
 * Whether a record can be played, and if not, where and why.
 *
 * @param {string} text
 */
async function validate(text) {
  try {
    const over = await on(text, (game) => game.view().over);
    return { ok: true, at: (await parse(text)).statements.length, over };
  } catch (error) {
    const { code, message, line, column } = /** @type {any} */ (error);
    if (!code || code === "refused") throw error;
    return { ok: false, code, message, line, column };
  }
}

/** A record as the engine writes it, with its notes. @param {string} text */
async function toText(text) {
  const [{ loadSetsOf, rewritten }] = await Promise.all([program(), load()]);
  await loadSetsOf(sized(text));
  return rewritten(text);
}

/** The board at the end of a record, or a diagram, as an SVG document. @param {string} text @param {{ style?: string, theme?: string, width?: number, margin?: number, coordinates?: boolean }} [options] */
const toSvg = (text, { style, theme, width, margin, coordinates } = {}) => on(text, (game) => game.toSvg(style, theme, width, margin, coordinates));

/** What may be done at the end of a record. @param {string} text */
const legal = (text) => on(text, (game) => game.legal());

/** The page for frames that is served beside this module. Not by `new URL`: bundlers would look for it, and the package has none. */
const FRAME = import.meta.url.replace(/[^/]*([?#].*)?$/, "embed.html");

/**
 * The address of a frame or of the app that shows a record. Whether it is a diagram is seen without the engine: a page that only
 * makes links need not load it.
 *
 * @param {string} text
 * @param {string} [base]
 */
async function link(text, base = FRAME) {
  return `${base.split("#")[0]}#${/^\s*\[Diagram "/m.test(text) ? "d" : "r"}=${await deflate(sized(text))}`;
}

/**
 * Talks to a board in a frame: hands it a port, and gives the frame the board's height. A frame that is loaded again, as after it was moved in
 * the page, gets a new port. Whatever was asked before that and not answered fails then.
 *
 * @param {HTMLIFrameElement} frame
 * @param {{ grows?: boolean, onEvent?: (type: string, payload: any) => void }} [options]
 */
function connectFrame(frame, { grows = true, onEvent = () => {} } = {}) {
  let [port, theirs] = channel();
  const origin = new URL(frame.src, document.baseURI).origin;
  /** @type {Map<number, { done: (payload: any) => void, failed: (error: Error) => void }>} */
  const open = new Map();
  let asked = 0;
  /** @param {MessageEvent} event */
  const answer = ({ data }) => {
    if (data?.bastide !== PROTOCOL) return;
    const { type, id, payload } = data;
    const waiting = open.get(id);
    open.delete(id);
    if (type === "done") waiting?.done(payload);
    else if (type === "failed") waiting?.failed(Object.assign(new Error(payload.message), { code: payload.code }));
    else if (type === "resize" && grows && Number.isFinite(payload?.height)) frame.height = String(Math.min(Math.max(payload.height, 100), 4000));
    else onEvent(type, payload);
  };
  port.onmessage = answer;
  let isGiven = false;
  const renew = () => {
    port.close();
    [port, theirs] = channel();
    port.onmessage = answer;
    for (const { failed } of open.values()) failed(Object.assign(new Error("the frame was loaded anew"), { code: "state" }));
    open.clear();
  };
  /** @param {MessageEvent} event */
  const hear = (event) => {
    if (event.source !== frame.contentWindow || (event.origin !== origin && event.origin !== "null")) return;
    if (event.data?.bastide !== PROTOCOL || event.data.type !== "ready") return;
    if (isGiven) renew();
    isGiven = true;
    frame.contentWindow?.postMessage({ bastide: PROTOCOL, type: "hello", grows }, event.origin === "null" ? "*" : origin, [theirs]);
  };
  addEventListener("message", hear);
  return {
    /** @param {string} type @param {unknown} [payload] @returns {Promise<any>} */
    ask(type, payload = {}) {
      asked += 1;
      const id = asked;
      return new Promise((done, failed) => {
        open.set(id, { done, failed });
        port.postMessage({ bastide: PROTOCOL, id, type, payload });
      });
    },
    close() {
      removeEventListener("message", hear);
      port.close();
    },
  };
}

/** @returns {[MessagePort, MessagePort]} */
function channel() {
  const { port1, port2 } = new MessageChannel();
  return [port1, port2];
}

export const v1 = { version: "1.0", load, loadSet, game, createBoard, upgrade, parse, validate, toText, toSvg, legal, link, connectFrame };
export const bastide = { v1 };
export { BastideBoard };
