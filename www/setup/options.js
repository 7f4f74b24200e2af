// @ts-check
/** The rules of a new game: an edition, boxes, and the options in which it departs from what is printed. */
import { Game } from "../bastide.js";
import { ExpansionsForm } from "./expansions.js";
import { el, fill } from "../lib/dom.js";
import { ruleLink } from "../board/rule-link.js";
import { TEXT } from "../i18n/text.js";

/** @typedef {import("../bastide.js").OptionView} OptionView */
/** @typedef {import("../storage/store.js").Choice} Choice */

/** An option with more values than this is a list to unfold. */
const FEW = 4;

export class OptionsForm {
  /**
   * @param {Choice["rules"]} rules
   * @param {string[]} boxes
   * @param {Record<string, string>} options
   * @param {() => void} onChange
   */
  constructor(rules, boxes, options, onChange) {
    this.rules = rules;
    this.onChange = onChange;
    this.help = el("p", { class: "small" });
    this.count = el("span", { class: "badge" });
    this.list = el("div", { class: "options" });
    /** @type {OptionView[]} */
    this.printed = [];
    this.boxes = new ExpansionsForm(boxes, () => this.#show(this.value().options));
    const edition = el(
      "fieldset",
      { class: "group" },
      el("legend", {}, TEXT.setup.rules),
      el("div", { class: "editions" }, ...TEXT.editions.map((edition) => this.#edition(edition))),
      this.help,
    );
    const details = el("details", { class: "fold" }, el("summary", {}, TEXT.setup.options, " ", this.count), this.list);
    this.elements = [edition, this.boxes.element, details];
    this.#show(options);
  }

  /** @returns {Pick<Choice, "rules" | "boxes" | "options">} */
  value() {
    return { rules: this.rules, boxes: this.boxes.value(), options: Object.fromEntries(this.#departing(this.printed)) };
  }

  /** Those of some options whose value is not the printed one, with it. @param {OptionView[]} options @returns {[string, string][]} */
  #departing(options) {
    return options.flatMap((option) => {
      const form = isParts(option) ? this.boxes.element : this.list;
      const fields = form.querySelectorAll(`select[name="${option.name}"], input[name="${option.name}"]:checked`);
      const values = [.../** @type {NodeListOf<HTMLSelectElement | HTMLInputElement>} */ (fields)].map(({ value }) => value);
      const all = option.joined && values.length === option.values.length - 1;
      const value = all ? option.values[0].value : values.join("+");
      return value === option.value ? [] : [/** @type {[string, string]} */ ([option.name, value])];
    });
  }

  /** @param {{ value: string, label: string }} edition */
  #edition({ value, label }) {
    const onchange = () => {
      const kept = this.#departing(this.printed.filter(isParts)); // which parts of a box are played is no matter of the edition
      this.rules = /** @type {Choice["rules"]} */ (value);
      this.#show(Object.fromEntries(kept));
    };
    const radio = el("input", { type: "radio", name: "edition", value, checked: value === this.rules, onchange });
    return el("label", { class: "edition" }, radio, el("span", {}, label));
  }

  /** @param {Record<string, string>} chosen */
  #show(chosen) {
    this.printed = Game.options(this.rules, this.boxes.value());
    fill(this.help, TEXT.editions.find(({ value }) => value === this.rules)?.help);
    const fields = this.printed.map((option) => ({ option, field: this.#option(option, chosen[option.name]) }));
    fill(this.list, ...fields.filter(({ option }) => !isParts(option)).map(({ field }) => field));
    this.boxes.showParts(new Map(fields.filter(({ option }) => isParts(option)).map(({ option, field }) => [option.box, field])));
    this.#changed();
  }

  #changed() {
    this.boxes.countParts();
    fill(this.count, TEXT.setup.changed(this.#departing(this.printed.filter((option) => !isParts(option))).length));
    this.onChange();
  }

  /**
   * @param {OptionView} option
   * @param {string | undefined} chosen
   */
  #option(option, chosen) {
    const names = option.values.map(({ value }) => value);
    const known = chosen !== undefined && (option.joined ? chosen.split("+").filter(Boolean) : [chosen]).every((name) => names.includes(name));
    const current = known ? chosen : option.value;
    option = inWords(option);
    const field = option.joined ? checks(option, current) : option.values.length > FEW ? list(option, current) : radios(option, current);
    field.addEventListener("change", () => this.#changed());
    if (!isParts(option)) field.append(ruleLink(TEXT, option.name) ?? "");
    return field;
  }
}

/**
 * @param {OptionView} option
 * @param {string} current
 */
function list({ name, help, values }, current) {
  const id = `option-${name}`;
  const entries = values.map(({ value, label }) => el("option", { value, selected: value === current }, TEXT.capital(label)));
  return el(
    "div",
    { class: "option" },
    el("label", { class: "option-name", for: id }, titled(name)),
    helpText(`${id}-help`, name, help),
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
    el("label", { class: "option-value" }, el("input", { type: "radio", name, value, checked: value === current }), el("span", {}, TEXT.capital(label))),
  );
  return el(
    "fieldset",
    { class: "option", "aria-describedby": id },
    el("legend", { class: "option-name" }, titled(name)),
    helpText(id, name, help),
    ...entries,
  );
}

/**
 * The parts of a box: the values, all but the first, may be joined; the first stands for all of them.
 *
 * @param {OptionView} option
 * @param {string} current
 */
function checks({ name, box, values: [all, ...parts] }, current) {
  const chosen = current.split("+");
  const entries = parts.map(({ value, label }) => {
    const input = el("input", { type: "checkbox", name, value, checked: current === all.value || chosen.includes(value) });
    return el("label", { class: "option-value" }, input, el("span", {}, TEXT.capital(label)));
  });
  return el("fieldset", { class: "option", "aria-label": TEXT.boxes[box]?.title ?? TEXT.capital(box) }, ...entries);
}

/** Whether an option says which parts of its box are in play: it stands with the box. @param {OptionView} option */
const isParts = ({ joined }) => joined;

/**
 * What an option is about, unless its title says just that.
 *
 * @param {string} id
 * @param {string} name
 * @param {string} help
 */
function helpText(id, name, help) {
  return el("p", { id, class: "small", hidden: help === `${titled(name)}.` }, help);
}

/**
 * An option in the language of the page; in English the engine has the words.
 *
 * @param {OptionView} option
 * @returns {OptionView}
 */
function inWords(option) {
  const words = TEXT.options[option.name];
  const labels = isParts(option) ? TEXT.boxes[option.box]?.parts : words?.values;
  return { ...option, help: words?.help ?? option.help, values: option.values.map(({ value, label }) => ({ value, label: labels?.[value] ?? label })) };
}

/**
 * @param {string} name for example `small-city`
 * @returns {string}
 */
function titled(name) {
  return TEXT.options[name]?.title ?? TEXT.capital(name.replaceAll("-", " "));
}
