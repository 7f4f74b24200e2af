// @ts-check
/** What is shown when the program itself failed. Uses nothing of the engine, which may be what failed. */
import { el, fill } from "../lib/dom.js";
import { ScreenLeft } from "../lib/screen.js";
import { lastGame } from "../storage/store.js";
import { TEXT } from "../i18n/text.js";
import { restart } from "../games/update.js";

/** Said where the words themselves could not be loaded. */
const PLAIN = {
  title: "Something went wrong",
  text: "",
  start: "The game could not be loaded. Reload the page; the browser must allow WebAssembly.",
  reason: "What the program said:",
  record: "The game so far:",
  copy: "Copy the record",
  reload: "Reload the page",
};

const said = () => TEXT?.panic ?? PLAIN;

/**
 * Shows the card in place of everything else; only the first failure is shown, the others follow from it.
 *
 * @param {unknown} error
 * @param {{ loading?: boolean, record?: string | null }} [circumstances]
 */
export function showPanic(error, { loading = false, record = lastGame() } = {}) {
  if (error instanceof ScreenLeft || document.querySelector(".panic")) return;
  const app = document.querySelector("#app") ?? document.body;
  for (const dialog of document.querySelectorAll("dialog")) dialog.remove();
  fill(app, card(loading ? said().start : said().text, reasonOf(error), record));
  app.querySelector("button")?.focus();
}

/**
 * @param {string} text
 * @param {string} reason
 * @param {string | null} record
 */
function card(text, reason, record) {
  const area = el("textarea", { id: "panic-record", readonly: true, rows: 8 }, record ?? "");
  return el(
    "main",
    { class: "panic" },
    el("h1", {}, said().title),
    el("p", {}, text),
    el("p", {}, said().reason, " ", el("code", {}, reason)),
    record && el("label", { for: "panic-record" }, said().record),
    record && area,
    el(
      "div",
      { class: "row" },
      el("button", { class: "primary", type: "button", onclick: reload }, said().reload),
      record && el("button", { class: "secondary", type: "button", onclick: () => copy(area) }, said().copy),
    ),
  );
}

/** Also takes a new version that is waiting: it may be without the fault. */
async function reload() {
  if (!(await restart())) location.reload();
}

/** @param {HTMLTextAreaElement} area */
async function copy(area) {
  area.select();
  try {
    await navigator.clipboard.writeText(area.value);
  } catch {
    // The text is selected: it can be copied by hand.
  }
}

/**
 * @param {unknown} error
 * @returns {string}
 */
function reasonOf(error) {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
