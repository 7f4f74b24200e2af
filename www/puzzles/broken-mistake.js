// @ts-check
/** An exercise that cannot be played, as one from a damaged file: it says so, and can be taken away like any other. */
import { el } from "../lib/dom.js";
import { onScreen } from "../lib/screen.js";
import { isDue } from "../games/intervals.js";
import { removeMistake, restoreMistake } from "../games/mistakes.js";
import { TEXT } from "../i18n/text.js";
import { notify } from "../ui/notice.js";
import { announce, iconButton } from "../ui/widgets.js";
import { mistakesInOrder } from "./mistakes.js";

/** @typedef {import("../games/mistakes.js").Mistake} Mistake */
/** @typedef {import("../games/mistakes.js").Kind} Kind */

const words = await TEXT.load.mistakes();

/**
 * @param {Mistake} mistake
 * @param {import("./mistake.js").MistakeActions} actions
 * @param {string} today
 * @param {Kind} [kind] of those that come next
 */
export function brokenScreen(mistake, { onList, onNext }, today, kind) {
  const title = el("h1", { tabindex: -1 }, words.entry(mistake.turn, mistake.name));
  const next = async () => {
    const found = await onScreen(nextDue(mistake, today, kind));
    return found ? onNext(found) : onList();
  };
  const root = el(
    "main",
    { class: "puzzles mistake-broken", "data-mistake": mistake.id },
    el("header", {}, iconButton("back", words.list, onList, "list"), title),
    el("p", {}, words.broken),
    el(
      "div",
      { class: "row" },
      el("button", { class: "primary", type: "button", "data-action": "remove", onclick: () => stopPractising(mistake, onList) }, words.remove),
      el("button", { class: "secondary", type: "button", "data-action": "next", onclick: next }, words.next),
    ),
  );
  const ready = () => {
    title.focus();
    announce(words.broken);
  };
  return { root, ready, leave: () => {} };
}

/** The one that is asked after another, if any is due. @param {Mistake} mistake @param {string} today @param {Kind} [kind] */
export async function nextDue({ id }, today, kind) {
  const all = await mistakesInOrder(today, kind);
  return all.find((mistake) => mistake.id !== id && isDue(mistake, today));
}

/**
 * An exercise is not asked any more, unless that is taken back.
 *
 * @param {Mistake} mistake
 * @param {() => void} onList
 */
export async function stopPractising(mistake, onList) {
  const removed = await onScreen(
    removeMistake(mistake).then(
      () => true,
      () => false,
    ),
  );
  onList();
  if (!removed) return notify("mistakes", words.failed);
  const restore = () =>
    void restoreMistake(mistake).then(
      () => document.querySelector(".mistakes, [data-mistake]") && onList(),
      () => offer(words.failed),
    );
  const offer = (/** @type {string} */ sentence) => notify("mistake-removed", sentence, [{ label: words.restore, run: restore }]);
  offer(words.removed);
}
