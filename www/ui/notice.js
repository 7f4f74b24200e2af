// @ts-check
/**
 * Sentences that come by themselves. Those with something to do stay until they are closed; the others go by themselves, and with
 * the screen on which they were said. Each screen has a place where they cover nothing that matters.
 */
import { el } from "../lib/dom.js";
import { announce, iconButton } from "./widgets.js";
import { TEXT } from "../i18n/text.js";

/** @typedef {{ label: string, run: () => void, stays?: boolean }} NoticeAction `stays`: the notice does, too */

const SECONDS = 10;
/** What was said so shortly before a screen changes, in milliseconds, is about the next one. */
const FRESH = 1500;
/** Where they stand: on the board; below what stands above the games, and above the form. */
const HOMES = "main.game > .table, .shelf > .row, .setup-card > header";

/** Where they are shown; a board keeps clear of it. */
export const place = el("div", { class: "notices" });
/** When those that go by themselves came. @type {WeakMap<Element, number>} */
const passing = new WeakMap();

/**
 * @param {string} key a notice takes the place of the one with the same key
 * @param {string} sentence
 * @param {NoticeAction[]} [actions]
 */
export function notify(key, sentence, actions = []) {
  const close = () => notice.remove();
  const buttons = actions.map(({ label, run, stays }) => {
    const onclick = () => {
      if (!stays) close();
      run();
    };
    return el("button", { class: "secondary", type: "button", onclick }, label);
  });
  const notice = el(
    "div",
    { class: "notice", role: "group", "data-notice": key, "aria-label": TEXT.notice },
    el("p", {}, sentence),
    iconButton("close", TEXT.close, close),
    ...buttons,
  );
  dismiss(key);
  place.append(notice);
  settleNotices();
  if (actions.length === 0) {
    passing.set(notice, performance.now());
    setTimeout(close, SECONDS * 1000);
  }
  announce(sentence);
}

/** The screen has changed: what was said about the one before goes with it. */
export function moveNotices() {
  for (const notice of [...place.children]) if (performance.now() - (passing.get(notice) ?? Infinity) > FRESH) notice.remove();
  settleNotices();
}

/** Brings them to their place on the screen that is there now. */
function settleNotices() {
  const home = document.querySelector(HOMES);
  if (home?.matches(".row, header")) home.after(place);
  else (home ?? document.querySelector("#app > main") ?? document.body).append(place);
}

/** @param {string} key */
export function dismiss(key) {
  place.querySelector(`[data-notice="${key}"]`)?.remove();
}
