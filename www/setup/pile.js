// @ts-check
/** The tiles of a new game: how many of them, and whether they come in an order that was played before. */
import { el } from "../lib/dom.js";
import { TEXT } from "../i18n/text.js";

/** @typedef {import("../storage/store.js").Choice} Choice */

/** Shuffles are numbered from 0 to this. */
const MOST = 0xffff_ffff;

export class PileForm {
  /**
   * @param {Choice["pile"]} pile
   * @param {number | undefined} last the number of the last shuffle
   * @param {() => void} onChange
   */
  constructor(pile, last, onChange) {
    this.pile = pile;
    this.onChange = onChange;
    this.number = el("input", {
      id: "shuffle-number",
      type: "text",
      inputmode: "numeric",
      maxlength: 10,
      autocomplete: "off",
      value: last ?? "",
      "aria-describedby": "shuffle-help",
    });
    this.number.addEventListener("input", () => {
      this.number.value = this.number.value.replace(/\D/g, "");
    });
    this.again = el("input", { type: "checkbox", onchange: () => this.#show() });
    this.field = el(
      "div",
      { class: "shuffle", hidden: true },
      el("label", { for: "shuffle-number" }, TEXT.setup.shuffleNumber),
      this.number,
      el("p", { class: "small", id: "shuffle-help" }, TEXT.setup.shuffleHelp),
    );
    this.element = el(
      "fieldset",
      { class: "group" },
      el("legend", {}, TEXT.setup.pile),
      el("div", { class: "editions" }, ...TEXT.piles.map((one) => this.#pile(one))),
      el("label", { class: "option-value" }, this.again, el("span", {}, TEXT.setup.sameTiles)),
      this.field,
    );
  }

  /** @returns {Pick<Choice, "pile">} */
  value() {
    return { pile: this.pile };
  }

  /** The number of the shuffle: the one that was asked for, or a new one. */
  seed() {
    const asked = Number(this.number.value);
    return this.again.checked && this.number.value !== "" && asked <= MOST ? asked : drawn();
  }

  /** @param {{ value: string, label: string }} pile */
  #pile({ value, label }) {
    const onchange = () => {
      this.pile = /** @type {Choice["pile"]} */ (value);
      this.onChange();
    };
    return el(
      "label",
      { class: "edition" },
      el("input", { type: "radio", name: "pile", value, checked: value === this.pile, onchange }),
      el("span", {}, label),
    );
  }

  #show() {
    this.field.hidden = !this.again.checked;
    if (this.again.checked && this.number.value === "") this.number.value = String(drawn());
  }
}

/** The number of a new shuffle. @returns {number} */
export function drawn() {
  return crypto.getRandomValues(new Uint32Array(1))[0];
}
