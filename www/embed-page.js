// @ts-check
/**
 * A board in a frame: what it shows stands in the fragment of its address. The page around it may talk to it through a port that
 * it hands over; whatever comes through is checked as if a stranger had sent it. docs/EMBED.md has the protocol.
 */
import { LONGEST, program } from "./embed.js";
import { DeflateError, inflate } from "./lib/deflate.js";

const VERSION = 1;
/** What the fragment may say besides the record, with the most letters that are read of it. All boxes and all options have fewer. */
const SAID = { at: 5, mode: 10, theme: 10, lang: 20, players: 400, boxes: 600, rules: 10, options: 4000, label: 200, coordinates: 3, margin: 5 };
const LONGEST_HASH = 100_000;
const LONGEST_STATEMENT = 200;

const board = /** @type {import("./embed.js").BastideBoard & Record<string, any>} */ (document.createElement("bastide-board"));
board.setAttribute("loading", "eager");
/** Where the page around listens. @type {MessagePort | null} */
let port = null;
/** Told again to a page that asks late. @type {{ type: string, payload: unknown } | null} */
let state = null;

/** @param {string} type @param {unknown} payload @param {unknown} [id] of the command that is answered */
function send(type, payload, id) {
  port?.postMessage({ bastide: VERSION, type, payload, ...(id !== undefined && { id }) });
}

for (const type of ["ready", "move", "over", "solve", "change", "error"]) {
  board.addEventListener(`bastide:${type}`, (event) => {
    const payload = /** @type {CustomEvent} */ (event).detail;
    if (type === "ready" || type === "error") state = { type, payload };
    send(type, payload);
  });
}

/** Takes up what the fragment says. */
async function readAddress() {
  const hash = location.hash.slice(1);
  const given = new Map(
    hash.length > LONGEST_HASH ? [] : hash.split("&").map((part) => /** @type {[string, string]} */ ([part.split("=")[0], part.slice(part.indexOf("=") + 1)])),
  );
  const packed = given.get("r") ?? given.get("d");
  /** @type {DeflateError | undefined} */
  let broken = hash.length > LONGEST_HASH ? new DeflateError("tooLong") : undefined;
  const record = packed === undefined ? "" : await inflate(packed, LONGEST).catch((error) => ((broken = error), ""));
  if (location.hash.slice(1) !== hash) return;
  for (const [name, most] of Object.entries(SAID)) give(name, plain(given.get(name) ?? "").slice(0, most));
  if (given.has("d") && !given.has("mode")) give("mode", "still");
  give("record", record);
  document.documentElement.lang = board.getAttribute("lang") || navigator.language;
  board.setAttribute("loading", broken ? "interaction" : "eager"); // then nothing is opened
  if (!board.isConnected) document.body.replaceChildren(board);
  if (broken) await refuse(broken);
}

/** Says what is wrong with the address. @param {DeflateError} error */
async function refuse({ kind }) {
  const { wordsFor } = await program();
  const { locale } = await wordsFor(board.getAttribute("lang") || navigator.language);
  board.refuse(Object.assign(new Error(locale.link[kind]), { code: kind === "tooLong" ? "size" : "link" }));
}

/** @param {string} name @param {string} value */
function give(name, value) {
  if (value) board.setAttribute(name, value);
  else board.removeAttribute(name);
}

/** @param {string} text */
function plain(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

/** @param {unknown} value @param {number} most */
const isText = (value, most) => typeof value === "string" && value.length <= most;

/** What the page around may ask for: whether it was said properly, and what is done. @type {Record<string, { right: (payload: any) => boolean, run: (payload: any) => unknown }>} */
const COMMANDS = {
  play: { right: ({ statement }) => isText(statement, LONGEST_STATEMENT), run: ({ statement }) => board.play(statement) },
  undo: { right: () => true, run: () => board.undo() },
  redo: { right: () => true, run: () => board.redo() },
  goTo: { right: ({ at }) => Number.isInteger(at) && at >= 0 && at < 100_000, run: ({ at }) => board.goTo(at) },
  getState: { right: () => true, run: () => board.getState() },
  setRecord: {
    right: ({ record, ...rest }) =>
      isText(record, LONGEST) &&
      Object.entries(rest).every(([name, value]) => Object.hasOwn(SAID, name) && isText(String(value), SAID[/** @type {keyof typeof SAID} */ (name)])),
    run: ({ record, ...rest }) => {
      for (const [name, value] of Object.entries(rest)) give(name, String(value));
      give("record", record);
    },
  },
};

/** @param {MessageEvent} event */
async function obey({ data }) {
  if (typeof data !== "object" || data === null || data.bastide !== VERSION || !Object.hasOwn(COMMANDS, data.type)) return;
  const { type, id, payload = {} } = data;
  if (!(id === undefined || Number.isInteger(id) || isText(id, 100))) return; // nobody could tell which command is answered
  const { right, run } = COMMANDS[type];
  if (typeof payload !== "object" || payload === null || !right(payload))
    return send("failed", { code: "message", message: `“${type}” was not said as the protocol wants it` }, id);
  try {
    await board.open();
    const result = run(payload);
    send("done", result ?? null, id);
  } catch (error) {
    const { code = "state", message } = /** @type {any} */ (error);
    send("failed", { code, message }, id);
  }
}

addEventListener("message", ({ source, data, ports }) => {
  if (source !== parent || parent === window || ports.length !== 1) return;
  if (typeof data !== "object" || data === null || data.bastide !== VERSION || data.type !== "hello") return;
  port?.close();
  port = ports[0];
  port.onmessage = obey;
  document.documentElement.classList.toggle("grows", data.grows === true);
  if (state) send(state.type, state.payload);
  tellHeight();
});

function tellHeight() {
  if (document.documentElement.classList.contains("grows")) send("resize", { height: Math.ceil(board.getBoundingClientRect().height) });
}
new ResizeObserver(tellHeight).observe(board);
addEventListener("hashchange", readAddress);
await readAddress();
// Nothing but that it is there: who listens may hand over a port.
if (parent !== window) parent.postMessage({ bastide: VERSION, type: "ready" }, "*");
