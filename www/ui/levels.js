// @ts-check
/** Who plays in a seat: a person, or a computer of one level. */
import { el, fill } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { TEXT } from "../i18n/text.js";

/** @typedef {import("../bastide.js").Level} Level */

/**
 * The face of a computer player; the text beside it says who it is.
 *
 * @param {Level} level
 */
export function facePicture(level) {
  return el("img", { class: "face", src: `./faces/${level}.svg`, alt: "", draggable: "false" });
}

/**
 * The level with this name; nothing for a person and for anything else.
 *
 * @param {unknown} name
 * @returns {Level | undefined}
 */
export function levelNamed(name) {
  const found = TEXT.levels.find(({ value }) => value === name);
  return /** @type {Level | undefined} */ (found?.value);
}

/**
 * The sign of a computer player beside its name, whose level is read out; nothing for a person.
 *
 * @param {import("../i18n/languages.js").Locale} locale
 * @param {Level} [level]
 */
export function computerMark(locale, level) {
  const found = locale.levels.find(({ value }) => value === level);
  if (!found) return null;
  const words = locale.computers.level(found.label);
  return el("span", { class: "computer", title: words }, icon("computer"), el("span", { class: "hidden-text" }, words));
}

/**
 * The levels to choose from.
 *
 * @param {Level | undefined} chosen
 */
export function levelOptions(chosen) {
  const levels = TEXT.levels.map(({ value, label }) => el("option", { value, selected: value === chosen }, label));
  return el("optgroup", { label: TEXT.computers.group }, ...levels);
}

/**
 * @param {{ level?: Level }} seat
 * @param {number} index
 * @param {() => void} onChange
 * @returns {HTMLElement[]} the field, and what the level is like
 */
export function whoField(seat, index, onChange) {
  const options = [el("option", { value: "", selected: !seat.level }, TEXT.computers.person), levelOptions(seat.level)];
  const tell = () => {
    const help = TEXT.levels.find(({ value }) => value === seat.level)?.help;
    fill(told, seat.level && facePicture(seat.level), help);
  };
  const change = () => {
    seat.level = levelNamed(field.value);
    tell();
    onChange();
  };
  const field = el("select", { class: "who", "aria-label": TEXT.setup.whoOf(index + 1), "aria-describedby": `who-${index}`, onchange: change }, ...options);
  const told = el("p", { class: "small who-help", id: `who-${index}` });
  tell();
  return [field, told];
}
