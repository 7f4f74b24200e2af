// @ts-check
/** What the players of a new game agree on, so that nobody can change it during the game: no aids, no undo, a clock. */
import { el } from "../lib/dom.js";
import { TEXT } from "../i18n/text.js";
import { MINUTES, USUAL_MINUTES, soundAgreement } from "../storage/agreed.js";

/** @typedef {import("../storage/store.js").Agreed} Agreed */

export class AgreementForm {
  /** @param {Agreed} agreed */
  constructor(agreed) {
    const { clock, minutes } = TEXT.settings;
    this.aids = el("input", { type: "checkbox", id: "agreed-aids", checked: agreed.aids === false, "aria-describedby": "agreed-aids-help" });
    this.undo = el("input", { type: "checkbox", id: "agreed-undo", checked: agreed.undo === false, "aria-describedby": "agreed-undo-help" });
    this.clock = el(
      "select",
      { id: "agreed-clock", onchange: () => this.#show() },
      ...clock.values.map(({ value, label }) => el("option", { value, selected: value === (agreed.clock ?? "off") }, label)),
    );
    this.minutes = el(
      "select",
      { id: "agreed-minutes" },
      ...MINUTES.map((value) => el("option", { value, selected: value === (agreed.minutes ?? USUAL_MINUTES) }, String(value))),
    );
    this.bank = el("div", { class: "agreed-field" }, el("label", { for: "agreed-minutes" }, minutes), this.minutes);
    this.element = el(
      "fieldset",
      { class: "group" },
      el("legend", {}, TEXT.agreed.title),
      el("p", { class: "small" }, TEXT.agreed.help),
      check(this.aids, TEXT.agreed.aids),
      check(this.undo, TEXT.agreed.undo),
      el("div", { class: "agreed-field" }, el("label", { for: "agreed-clock" }, clock.title), this.clock),
      this.bank,
    );
    this.#show();
  }

  /** @returns {Agreed} */
  value() {
    return soundAgreement({
      aids: this.aids.checked ? false : undefined,
      undo: this.undo.checked ? false : undefined,
      clock: this.clock.value,
      minutes: Number(this.minutes.value),
    });
  }

  #show() {
    this.bank.hidden = this.clock.value !== "bank";
  }
}

/**
 * @param {HTMLInputElement} input
 * @param {{ title: string, help: string }} words
 */
function check(input, { title, help }) {
  return el(
    "label",
    { class: "option-value" },
    input,
    el("span", { class: "agreed-words" }, title, el("span", { class: "small", id: `${input.id}-help` }, help)),
  );
}
