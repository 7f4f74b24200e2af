// @ts-check
/** The mistakes that are kept as exercises: how many are due, which kinds there are, and a list of them. */
import { drawWhenNear } from "./pictures.js";
import { el, fillWith } from "../lib/dom.js";
import { numberOf } from "../lib/days.js";
import { inOrder, isDue } from "../games/intervals.js";
import { KINDS, LEAST, chooseLeastCost, leastCost, mistakes } from "../games/mistakes.js";
import { read } from "../games/rows.js";
import { StoreError } from "../storage/database.js";
import { TEXT } from "../i18n/text.js";
import { fromStorage } from "../ui/on-demand.js";
import { stylesOnDemand } from "../ui/stylesheets.js";
import { iconButton } from "../ui/widgets.js";

/** @typedef {import("../games/mistakes.js").Mistake} Mistake */
/** @typedef {import("../games/mistakes.js").Kind} Kind */
/** @typedef {{ onBack: () => void, onMistake: (mistake: Mistake, kind?: Kind) => void }} MistakesActions */

const [words, { back }] = await Promise.all([TEXT.load.mistakes(), TEXT.load.puzzles()]);

/** Pixels of a picture; it is shown half as large, for screens with fine pixels. */
const PICTURE = 160;

/** When an exercise is asked next. @param {import("../games/intervals.js").Schedule} schedule @param {string} today */
export function whenOf({ due, failed }, today) {
  return failed === today && due === today ? words.again : words.when(Math.max(0, numberOf(due) - numberOf(today)));
}

/**
 * In the order in which they are asked, the due ones first; none where the browser stores nothing.
 *
 * @param {string} today
 * @param {Kind} [only] those of a kind
 */
export async function mistakesInOrder(today, only) {
  const all = await fromStorage(mistakes);
  return inOrder(
    all.filter(({ kind }) => !only || kind === only),
    today,
  );
}

/**
 * The sentences about what is due, and how many there are of each kind.
 *
 * @param {Mistake[]} all in the order in which they are asked
 * @param {string} today
 */
export function stateOf(all, today) {
  const due = all.filter((mistake) => isDue(mistake, today)).length;
  const next = all.at(due);
  const kinds = KINDS.map((kind) => ({ kind, count: all.filter((mistake) => mistake.kind === kind).length })).filter(({ count }) => count > 0);
  const sentence = all.length === 0 ? words.none : due === 0 && next ? `${words.due(0)} ${words.nextDue(whenOf(next, today))}` : words.due(due);
  return { due, kinds, sentence };
}

/**
 * @param {MistakesActions} actions
 * @param {string} today
 * @param {Kind} [kind] of those that are shown; left out: all
 * @returns {Promise<{ root: HTMLElement, ready: () => void, leave: () => void }>}
 */
export async function mistakesScreen(actions, today, kind) {
  await stylesOnDemand("./styles/puzzles.css");
  const all = await mistakesInOrder(today);
  const title = el("h1", { tabindex: -1 }, words.title);
  const { kinds } = stateOf(all, today);
  const home = el("div", { class: "mistakes-shown" });
  const choices = [
    { kind: undefined, label: words.ofKind(words.all, all.length) },
    ...kinds.map(({ kind, count }) => ({ kind, label: words.ofKind(words.kinds[kind], count) })),
  ];
  const tabs = choices.map((choice) =>
    el("button", { class: "secondary", type: "button", "data-kind": choice.kind ?? "all", onclick: () => show(choice.kind) }, choice.label),
  );
  const root = el(
    "main",
    { class: "puzzles mistakes" },
    el("header", {}, iconButton("back", back, actions.onBack, "back"), title),
    el("p", { class: "puzzles-about" }, words.about),
    kinds.length > 1 && el("div", { class: "mistake-kinds", role: "group", "aria-label": words.filter }, ...tabs),
    home,
    least(),
  );
  show(kinds.some((one) => one.kind === kind) ? kind : undefined);
  return { root, ready: () => title.focus(), leave: () => {} };

  /** @param {Kind} [only] */
  function show(only) {
    for (const tab of tabs) tab.setAttribute("aria-pressed", String(tab.dataset.kind === (only ?? "all")));
    const shown = all.filter((mistake) => !only || mistake.kind === only);
    const { due, sentence } = stateOf(shown, today);
    home.replaceChildren(
      el("p", { class: "mistakes-due", role: "status" }, sentence),
      ...(due > 0
        ? [el("button", { class: "primary", type: "button", "data-action": "begin", onclick: () => actions.onMistake(shown[0], only) }, words.begin)]
        : []),
      fillWith(
        el("ol", { class: "puzzle-cards" }),
        shown.map((mistake) =>
          el(
            "li",
            {},
            entry(mistake, today, () => actions.onMistake(mistake, only)),
          ),
        ),
      ),
    );
  }
}

/**
 * @param {Mistake} mistake
 * @param {string} today
 * @param {() => void} onclick
 */
function entry(mistake, today, onclick) {
  const picture = el("canvas", { class: "puzzle-picture", width: PICTURE, height: PICTURE, "aria-hidden": "true" });
  drawWhenNear(picture, () => {
    const game = read(mistake.record);
    const view = game?.view();
    game?.free();
    return view;
  });
  const { id, turn, name, cost, kind, streak } = mistake;
  return el(
    "button",
    { class: "puzzle-entry", type: "button", "data-mistake": id, onclick },
    picture,
    el(
      "span",
      { class: "puzzle-words" },
      el("strong", {}, words.entry(turn, name)),
      el("span", { class: "puzzle-facts" }, el("span", {}, words.kinds[kind]), el("span", {}, TEXT.players.points(Math.round(cost)))),
      el(
        "span",
        { class: "puzzle-facts" },
        el("span", { class: isDue(mistake, today) ? "mistake-due" : "" }, TEXT.capital(whenOf(mistake, today))),
        streak > 0 && el("span", {}, words.inRow(streak)),
      ),
    ),
  );
}

/** What a turn costs at least that is kept. */
function least() {
  const choose = (/** @type {Event} */ event) => chooseLeastCost(Number(/** @type {HTMLSelectElement} */ (event.target).value));
  const options = LEAST.map((value) => el("option", { value, selected: value === leastCost() }, TEXT.players.points(value)));
  return el("label", { class: "mistakes-least" }, el("span", {}, words.least), el("select", { onchange: choose }, ...options));
}

/**
 * All of them as one card in the list of puzzles.
 *
 * @param {string} today
 * @param {() => void} onclick
 */
export async function mistakesCard(today, onclick) {
  const found = await mistakes().catch((error) => {
    if (!(error instanceof StoreError)) throw error;
    console.warn(error);
  });
  if (!found) {
    const unread = el("span", { class: "puzzle-words" }, el("strong", {}, words.title), el("span", { class: "puzzle-what" }, TEXT.keep.unread.title));
    return el("button", { class: "puzzle-entry mistakes-entry", type: "button", "data-mistakes": "unread", onclick }, unread); // the puzzles are there all the same
  }
  const all = inOrder(found, today);
  const { due, kinds, sentence } = stateOf(all, today);
  return el(
    "button",
    { class: "puzzle-entry mistakes-entry", type: "button", "data-mistakes": due, onclick },
    el("span", { class: "mistakes-number", "aria-hidden": "true" }, String(due)),
    el(
      "span",
      { class: "puzzle-words" },
      el("strong", {}, words.title),
      el("span", { class: all.length > 0 ? "" : "puzzle-what" }, sentence),
      all.length > 0 &&
        el("span", { class: "puzzle-facts" }, [words.inAll(all.length), ...kinds.map(({ kind, count }) => words.ofKind(words.kinds[kind], count))].join(" · ")),
    ),
  );
}
