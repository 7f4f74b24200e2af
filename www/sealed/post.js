// @ts-check
/** Sending and entering messages of sealed games: by the device's own way to share, by copying, or by hand. */
import { sealing } from "./engine.js";
import { linkOf, messagesIn } from "./messages.js";
import { el, fill } from "../lib/dom.js";
import { copyText } from "../lib/clipboard.js";
import { openDialog } from "../ui/dialogs.js";
import { onDemand } from "../ui/on-demand.js";
import { TEXT } from "../i18n/text.js";

/** @typedef {import("./sealed-table.js").Words} Words */

/**
 * Gives messages away: at once where the device shares, else in a dialog.
 *
 * @param {Words} words
 * @param {string[]} messages
 * @param {string[]} names of those who are to have them
 */
export async function sendMessages(words, messages, names) {
  const link = linkOf(messages);
  const isTouched = matchMedia("(pointer: coarse)").matches;
  if (isTouched && typeof navigator.share === "function") {
    const isShared = await navigator.share({ title: TEXT.title, url: link }).then(
      () => true,
      () => false,
    );
    if (isShared) return;
  }
  await openDialog(words.sendTitle, [el("p", {}, words.sendHelp(names)), ...(await sending(words, link))], [{ label: TEXT.close }], { name: "record post" });
}

/**
 * A link to copy, buttons for that, and a code to scan.
 *
 * @param {Words} words
 * @param {string} link
 * @param {"primary" | "secondary"} [main] how the first of the buttons looks
 * @returns {Promise<HTMLElement[]>}
 */
async function sending(words, link, main = "primary") {
  const field = el("textarea", { readonly: true, rows: 4, spellcheck: "false", "aria-label": words.message, "data-message": "" }, link);
  const told = el("p", { class: "small", role: "status" });
  const copy = async () => {
    field.select();
    fill(told, (await copyText(link)) ? TEXT.link.copied : TEXT.link.byHand);
  };
  const canShare = typeof navigator.share === "function";
  const share = () => navigator.share({ title: TEXT.title, url: link }).catch(() => {}); // not sent after all
  const buttons = [
    canShare && el("button", { class: main, type: "button", onclick: share }, TEXT.link.share),
    el("button", { class: canShare ? "secondary" : main, type: "button", autofocus: true, "data-action": "copy-message", onclick: copy }, TEXT.link.copy),
  ];
  const { scanCode } = await onDemand(sealing);
  const code = scanCode(link);
  const scanned = code ? [el("details", {}, el("summary", {}, words.code), picture(words, code))] : [];
  return [field, el("div", { class: "row" }, ...buttons), told, ...scanned];
}

/** @param {Words} words @param {string} code its size and its path */
function picture(words, code) {
  const [size] = code.split(" ", 1);
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.setAttribute("viewBox", `0 0 ${size} ${size}`);
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", code.slice(size.length + 1));
  drawing.append(path);
  return el("figure", { class: "scan-code", role: "img", "aria-label": words.code }, drawing);
}

/**
 * A dialog with what was sent last, and a field for what came.
 *
 * @param {Words} words
 * @param {(text: string) => Promise<void>} take opens what was entered
 * @param {{ last?: string, whole?: string, state?: import("../sealed.js").SealedState, left?: { name: string, run: () => void }[] }} sent `whole`: the record
 *   as everybody may have it; `left`: those for whom the game waits, and what says that they have left
 */
export async function askForMessage(words, take, { last, whole, state, left = [] }) {
  const field = el("textarea", { id: "message", rows: 4, spellcheck: "false", autocapitalize: "off" });
  const told = el("p", { class: "trouble", role: "alert" });
  const open = async () => {
    if (messagesIn(field.value).length === 0 && !field.value.includes("#")) return fill(told, words.none);
    field.closest("dialog")?.close();
    await take(field.value);
  };
  field.addEventListener("input", (event) => /** @type {InputEvent} */ (event).inputType === "insertFromPaste" && open());
  const enter = el("button", { class: "primary", type: "button", "data-action": "enter-message", onclick: open }, words.enterButton);
  const again = last
    ? [el("h3", {}, state && state.freeSeats > 0 ? words.invitation : words.again), ...(await sending(words, linkOf([last]), "secondary"))]
    : [];
  const everything = async () => {
    const { showTextLink } = await onDemand(() => import("../shelf/link.js"));
    await showTextLink(whole ?? "");
  };
  const catchUp = whole && state?.begun && el("button", { class: "secondary", type: "button", "data-action": "whole", onclick: everything }, words.whole);
  const gone = left.map(({ name, run }) => {
    const ask = () => {
      field.closest("dialog")?.close();
      void openDialog(words.left(name), [el("p", {}, words.leftHelp(name))], [{ label: words.left(name), kind: "primary", action: "say-left", run }]);
    };
    return el("button", { class: "secondary", type: "button", "data-action": "left", onclick: ask }, words.left(name));
  });
  const more = el("div", { class: "row" }, catchUp, ...gone);
  await openDialog(words.post, [el("label", { for: "message" }, words.enterHelp), field, el("div", { class: "row" }, enter), told, ...again, more], [], {
    name: "record post",
  });
}
