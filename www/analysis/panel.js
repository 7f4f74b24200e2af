// @ts-check
/** What stands beside an analysis board: parts, of which narrow boards show one at a time, and the steps along the line, which are always there. */
import { el, fill } from "../lib/dom.js";
import { iconButton } from "../ui/widgets.js";

/** @typedef {"moves" | "notes" | "engine" | "decided" | "games"} Part */

export class Panel {
  /** The buttons that choose a part. @type {HTMLButtonElement[]} */
  tabs = [];

  /**
   * @param {HTMLElement} element
   * @param {import("../i18n/languages.js").Locale} locale
   * @param {import("./move-tree.js").Words} words
   * @param {{ onFirst: () => void, onStep: (by: 1 | -1) => void, onLast: () => void, onNote: () => void, onPart: () => void }} actions
   */
  constructor(element, locale, words, { onFirst, onStep, onLast, onNote, onPart }) {
    this.element = element;
    this.words = words;
    this.onPart = onPart;
    this.nextNote = el("button", { class: "secondary next-note", type: "button", onclick: onNote }, words.nextNote);
    this.steps = el(
      "div",
      { class: "line-steps", role: "group", "aria-label": locale.replay.steps },
      iconButton("scoreBefore", words.first, onFirst),
      iconButton("back", locale.replay.back, () => onStep(-1)),
      iconButton("forward", locale.replay.forward, () => onStep(1)),
      iconButton("scoreAfter", words.last, onLast),
      this.nextNote,
    );
  }

  /**
   * @param {Partial<Record<Part, Element>>} parts in the order of their buttons
   * @param {Element} above what stands above all of them
   */
  layOut(parts, above) {
    const named = /** @type {Part[]} */ (Object.keys(parts));
    this.tabs = named.map((part) => el("button", { class: "tab", type: "button", "data-part": part, onclick: () => this.show(part) }, this.words.parts[part]));
    const choice = el("div", { class: "tabs", role: "group", "aria-label": this.words.parts.label }, ...this.tabs);
    fill(this.element, choice, above, ...Object.values(parts), this.steps);
    this.show(named[0]);
  }

  /** Shows a part, where one is shown at a time. @param {Part} part */
  show(part) {
    this.element.dataset.part = part;
    for (const tab of this.tabs) tab.setAttribute("aria-pressed", String(tab.dataset.part === part));
    this.onPart();
  }
}

/**
 * A button that is switched on and off.
 *
 * @param {Parameters<typeof iconButton>[0]} picture
 * @param {string} label
 * @param {boolean} isOn
 * @param {(on: boolean) => void} onSwitch
 */
export function toggle(picture, label, isOn, onSwitch) {
  const button = iconButton(picture, label, () => {
    const on = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(on));
    onSwitch(on);
  });
  button.setAttribute("aria-pressed", String(isOn));
  return button;
}
