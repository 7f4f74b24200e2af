// @ts-check
/** The rules of a new game: an edition, and the options in which it departs from what is printed. */
import { Game } from "./bastide.js";
import { el, fill } from "./dom.js";
import { TEXT, capitalise } from "./text.js";

/** @typedef {import("../src/web/types.d.ts").OptionView} OptionView */
/** @typedef {import("./store.js").Choice} Choice */

/** An option with more values than this is a list to unfold. */
const FEW = 4;

export class RulesForm {
  /**
   * @param {Choice["rules"]} rules
   * @param {Record<string, string>} options
   */
  constructor(rules, options) {
    this.rules = rules;
    this.help = el("p", { class: "small" });
    this.count = el("span", { class: "badge" });
    this.list = el("div", { class: "options" });
    /** @type {OptionView[]} */
    this.printed = [];
    this.element = el(
      "fieldset",
      { class: "group" },
      el("legend", {}, TEXT.setup.rules),
      el("div", { class: "editions" }, ...TEXT.editions.map((edition) => this.#edition(edition))),
      this.help,
      el("details", { class: "fold" }, el("summary", {}, TEXT.setup.options, " ", this.count), this.list),
    );
    this.#show(options);
  }

  /** @returns {Pick<Choice, "rules" | "options">} */
  value() {
    return { rules: this.rules, options: Object.fromEntries(this.#departing().map(({ name, value }) => [name, value])) };
  }

  #departing() {
    const fields = this.list.querySelectorAll("select, input:checked");
    return [.../** @type {NodeListOf<HTMLSelectElement | HTMLInputElement>} */ (fields)].filter(({ name, value }) =>
      this.printed.some((option) => option.name === name && option.value !== value),
    );
  }

  /** @param {{ value: string, label: string }} edition */
  #edition({ value, label }) {
    const onchange = () => {
      this.rules = /** @type {Choice["rules"]} */ (value);
      this.#show({});
    };
    const radio = el("input", { type: "radio", name: "edition", value, checked: value === this.rules, onchange });
    return el("label", { class: "edition" }, radio, el("span", {}, label));
  }

  /** @param {Record<string, string>} chosen */
  #show(chosen) {
    this.printed = Game.options(this.rules);
    fill(this.help, TEXT.editions.find(({ value }) => value === this.rules)?.help);
    fill(this.list, ...this.printed.map((option) => this.#option(option, chosen[option.name])));
    this.#count();
  }

  #count() {
    fill(this.count, TEXT.setup.changed(this.#departing().length));
  }

  /**
   * @param {OptionView} option
   * @param {string | undefined} chosen
   */
  #option(option, chosen) {
    const known = option.values.some(({ value }) => value === chosen);
    const current = known && chosen !== undefined ? chosen : option.value;
    const field = option.values.length > FEW ? list(option, current) : radios(option, current);
    field.addEventListener("change", () => this.#count());
    return field;
  }
}

/**
 * @param {OptionView} option
 * @param {string} current
 */
function list({ name, help, values }, current) {
  const id = `option-${name}`;
  const entries = values.map(({ value, label }) => el("option", { value, selected: value === current }, capitalise(label)));
  return el(
    "div",
    { class: "option" },
    el("label", { class: "option-name", for: id }, titled(name)),
    el("p", { id: `${id}-help`, class: "small" }, help),
    el("select", { id, name, "aria-describedby": `${id}-help` }, ...entries),
  );
}

/**
 * @param {OptionView} option
 * @param {string} current
 */
function radios({ name, help, values }, current) {
  const id = `option-${name}-help`;
  const entries = values.map(({ value, label }) =>
    el("label", { class: "option-value" }, el("input", { type: "radio", name, value, checked: value === current }), el("span", {}, capitalise(label))),
  );
  return el("fieldset", { class: "option", "aria-describedby": id }, el("legend", { class: "option-name" }, titled(name)), el("p", { id, class: "small" }, help), ...entries);
}

/**
 * @param {string} name for example `small-city`
 * @returns {string}
 */
function titled(name) {
  return capitalise(name.replaceAll("-", " "));
}
