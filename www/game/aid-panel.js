// @ts-check
/** The switches of the aids, in a panel of their own and among the settings. */
import { NAMES } from "./aids.js";
import { openDialog } from "../ui/dialogs.js";
import { el } from "../lib/dom.js";
import { stylesOnDemand } from "../ui/stylesheets.js";
import { TEXT } from "../i18n/text.js";

const { aids: helps, keys, keyList } = await TEXT.load.help();

/** @typedef {import("./aids.js").Aids} Aids */
/** @typedef {import("./aids.js").Aid} Aid */
/** @typedef {{ title: string, help: string }} Words */

/**
 * Opens the panel.
 *
 * @param {Aids} aids
 * @param {boolean} tilesHidden whether the rules of the game hide which tiles are left
 * @param {boolean} withKeys whether the list of keys is open and comes first
 * @returns {Promise<void>}
 */
export async function openAids(aids, tilesHidden, withKeys) {
  await stylesOnDemand("./styles/switches.css");
  const listed = keyList.flatMap(([key, what]) => [el("dt", {}, el("kbd", {}, key)), el("dd", {}, what)]);
  const list = el("details", { class: "fold aid-keys", open: withKeys }, el("summary", {}, keys), el("dl", {}, ...listed));
  const switches = aidSwitches(aids, tilesHidden);
  return openDialog(TEXT.aids.title, withKeys ? [list, ...switches] : [...switches, list], [], { name: "aids" });
}

/**
 * The switches.
 *
 * @param {Aids} aids
 * @param {boolean} tilesHidden
 */
export function aidSwitches(aids, tilesHidden) {
  if (!aids.allowed) return [el("p", {}, TEXT.agreed.noAids, " ", TEXT.agreed.fixed)];
  const each = el("fieldset", { class: "aid-list", disabled: !aids.switches.all }, el("legend", { class: "hidden-text" }, TEXT.aids.title));
  const all = aidSwitch(aids, "all", { ...TEXT.aids.all, help: helps.all }, () => {
    each.disabled = !aids.switches.all;
  });
  for (const name of NAMES) {
    const { title } = TEXT.aids.each[name];
    each.append(name === "dead" && tilesHidden ? without({ title, help: TEXT.aids.hidden }) : aidSwitch(aids, name, { title, help: helps[name] }));
  }
  return [all, each];
}

/**
 * @param {Aids} aids
 * @param {Aid | "all"} name
 * @param {Words} words
 * @param {() => void} [then]
 */
function aidSwitch(aids, name, words, then = () => {}) {
  const onchange = () => {
    aids.set(name, input.checked);
    then();
  };
  const input = el("input", { type: "checkbox", role: "switch", id: `aid-${name}`, "aria-describedby": `aid-${name}-help`, onchange });
  input.checked = aids.switches[name];
  return row(words, input);
}

/** A switch that means nothing in this game. @param {Words} words */
function without(words) {
  return row(words, el("input", { type: "checkbox", role: "switch", id: "aid-none", "aria-describedby": "aid-none-help", disabled: true }));
}

/**
 * @param {Words} words
 * @param {HTMLInputElement} input
 */
function row({ title, help }, input) {
  return el("div", { class: "aid" }, el("label", { for: input.id }, title), input, el("p", { class: "small", id: `${input.id}-help` }, help));
}
