// @ts-check
/** Who plays in a seat: a person, or a computer of one level. */
import { el } from "./dom.js";
import { TEXT } from "./text.js";

/** @typedef {import("../src/web/types.d.ts").Level} Level */

/**
 * The level with this name; nothing for a person and for anything else.
 *
 * @param {unknown} name
 * @returns {Level | undefined}
 */
export function levelNamed(name) {
  const found = TEXT.levels.find(({ value }) => value !== "" && value === name);
  return /** @type {Level | undefined} */ (found?.value);
}

/**
 * @param {{ level?: Level }} seat
 * @param {number} index
 * @param {() => void} onChange
 */
export function whoField(seat, index, onChange) {
  const options = TEXT.levels.map(({ value, label }) => el("option", { value, selected: value === (seat.level ?? "") }, label));
  const told = () => TEXT.levels.find(({ value }) => value === (seat.level ?? ""))?.help ?? "";
  const change = () => {
    seat.level = levelNamed(field.value);
    field.title = told();
    onChange();
  };
  const field = el("select", { class: "who", "aria-label": TEXT.setup.whoOf(index + 1), title: told(), onchange: change }, ...options);
  return field;
}
