// @ts-check
/**
 * Everything that can be done now as a list: for screen readers, and for keys. It is seen while it has the focus.
 *
 * Each entry's `data-x` and `data-y` say where it is drawn on the canvas, in CSS pixels, as of the moment the list took the focus.
 */
import { el, fill } from "../lib/dom.js";
import { describeAction } from "../i18n/describe.js";
import { isEnter } from "../lib/enter.js";

/** @typedef {import("../i18n/languages.js").Locale} Locale */
/** @typedef {import("../bastide.js").ActionView} ActionView */
/** @typedef {{ onSelect: (statement: string) => void, onConfirm: () => void, onPlay: (statement: string) => void, onTyped: (text: string) => Promise<string>, point: (statement: string) => { x: number, y: number } | undefined }} ChoiceActions */

export class Choices {
  /** What is chosen here and has no place on the board, which cannot show it: to decline. @type {string | undefined} */
  #placeless;

  /**
   * @param {Locale} locale
   * @param {ChoiceActions} actions
   */
  constructor(locale, { onSelect, onConfirm, onPlay, onTyped, point }) {
    this.locale = locale;
    this.select = el("select", {
      id: "choices",
      size: 8,
      onchange: () => {
        const { value } = this.select;
        this.#placeless = point(value) ? undefined : value;
        onSelect(value);
      },
      onfocus: () => this.#locate(point),
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        if (!isEnter(event)) return;
        event.preventDefault();
        const placeless = this.#placeless;
        this.#placeless = undefined; // a second Enter comes before the list is drawn anew, and must decide nothing
        if (placeless === undefined) onConfirm();
        else onPlay(placeless);
      },
    });
    this.typed = el("input", { id: "typed", type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false", enterkeyhint: "go" });
    this.answer = el("p", { class: "small typed-answer" });
    const type = async (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const text = this.typed.value;
      this.typed.value = "";
      if (text.trim()) fill(this.answer, await onTyped(text));
    };
    this.element = el(
      "div",
      { class: "choices" },
      el("label", { for: "choices" }, locale.board.choices),
      this.select,
      el("p", { class: "small" }, locale.board.choicesHelp),
      el("form", { class: "typed", onsubmit: type }, el("label", { for: "typed" }, locale.board.type), this.typed),
      this.answer,
    );
  }

  /**
   * @param {ActionView[]} actions
   * @param {import("../i18n/describe.js").Names} players
   * @param {string | undefined} chosen the statement that is chosen on the board
   * @param {string} [declining] what it is called to decline
   */
  render(actions, players, chosen, declining) {
    const distinct = actions.filter((action) => action.type !== "end" && !(action.type === "tile" && action.like !== undefined));
    const shown = [...distinct].sort((one, other) => Number(one.type === "skip") - Number(other.type === "skip")); // to decline comes last
    const known = this.select.options.length === shown.length && shown.every((action, index) => this.select.options[index].value === action.statement);
    const told = (/** @type {ActionView} */ action) => (action.type === "skip" && declining) || describeAction(this.locale, action, players);
    if (!known) {
      fill(this.select, ...shown.map((action) => el("option", { value: action.statement }, told(action))));
      this.#placeless = undefined;
    }
    if (chosen !== undefined) this.#placeless = undefined;
    this.select.value = chosen ?? this.#placeless ?? "";
  }

  /** @param {ChoiceActions["point"]} point */
  #locate(point) {
    for (const option of this.select.options) {
      const place = point(option.value);
      if (!place) continue;
      option.dataset.x = String(Math.round(place.x));
      option.dataset.y = String(Math.round(place.y));
    }
  }
}
