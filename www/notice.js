// @ts-check
/** Sentences above the screen. Those with something to do stay until they are closed, the others go by themselves. */
import { el } from "./dom.js";
import { announce, iconButton } from "./widgets.js";
import { TEXT } from "./text.js";

/** @typedef {{ label: string, run: () => void, stays?: boolean }} NoticeAction `stays`: the notice does, too */

const SECONDS = 10;

const place = el("div", { class: "notices" });

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
  const notice = el("section", { class: "notice", "data-notice": key, "aria-label": TEXT.notice }, el("p", {}, sentence), iconButton("close", TEXT.close, close), ...buttons);
  dismiss(key);
  place.append(notice);
  if (!place.isConnected) document.body.append(place);
  if (actions.length === 0) setTimeout(close, SECONDS * 1000);
  announce(sentence);
}

/** @param {string} key */
export function dismiss(key) {
  place.querySelector(`[data-notice="${key}"]`)?.remove();
}
