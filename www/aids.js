// @ts-check
/** The aids: which of them are shown, remembered from game to game, and the panel that switches them. */
import { openDialog } from "./dialogs.js";
import { el } from "./dom.js";
import { keepAids, lastAids } from "./store.js";
import { TEXT } from "./text.js";
import { announce } from "./widgets.js";

/** @typedef {keyof typeof TEXT.aids.each} Aid */
/** @typedef {{ all: boolean } & Record<Aid, boolean>} Switches */

/** @type {Switches} */
const USUAL = { all: true, legal: true, dead: true, last: true, light: true, fields: false, points: false };
const NAMES = /** @type {Aid[]} */ (Object.keys(TEXT.aids.each));

export class Aids {
  /** @type {Switches} */
  #switches;

  /** @param {() => void} onChange */
  constructor(onChange) {
    this.onChange = onChange;
    this.#switches = checked(lastAids());
  }

  /** The aids in force: none while all are off. */
  get shown() {
    const { all, ...each } = this.#switches;
    return /** @type {Record<Aid, boolean>} */ (Object.fromEntries(NAMES.map((name) => [name, all && each[name]])));
  }

  /**
   * Switches one aid, or all, and says so. Whoever switches one on wants to see it.
   *
   * @param {Aid | "all"} name
   */
  toggle(name) {
    const on = name === "all" ? !this.#switches.all : !this.shown[name];
    if (on) this.#set("all", true);
    this.#set(name, on);
    const { title } = name === "all" ? TEXT.aids.all : TEXT.aids.each[name];
    announce(on ? TEXT.aids.on(title) : TEXT.aids.off(title));
  }

  /**
   * Opens the panel.
   *
   * @param {{ tilesHidden: boolean }} game whether its rules hide which tiles are left
   * @returns {Promise<void>}
   */
  open({ tilesHidden }) {
    const keys = TEXT.aids.keyList.flatMap(([key, what]) => [el("dt", {}, el("kbd", {}, key)), el("dd", {}, what)]);
    const content = [...this.switches({ tilesHidden }), el("details", { class: "fold aid-keys" }, el("summary", {}, TEXT.aids.keys), el("dl", {}, ...keys))];
    return openDialog(TEXT.aids.title, content, [], { name: "aids" });
  }

  /**
   * The switches.
   *
   * @param {{ tilesHidden: boolean }} game
   */
  switches({ tilesHidden }) {
    const each = el("fieldset", { class: "aid-list", disabled: !this.#switches.all }, el("legend", { class: "hidden-text" }, TEXT.aids.title));
    const all = this.#switch("all", TEXT.aids.all, () => {
      each.disabled = !this.#switches.all;
    });
    for (const name of NAMES) {
      const words = TEXT.aids.each[name];
      each.append(name === "dead" && tilesHidden ? this.#without({ ...words, help: TEXT.aids.hidden }) : this.#switch(name, words));
    }
    return [all, each];
  }

  /**
   * @param {Aid | "all"} name
   * @param {{ title: string, help: string }} words
   * @param {() => void} [then]
   */
  #switch(name, words, then = () => {}) {
    const onchange = () => {
      this.#set(name, input.checked);
      then();
    };
    const input = el("input", { type: "checkbox", role: "switch", id: `aid-${name}`, "aria-describedby": `aid-${name}-help`, onchange });
    input.checked = this.#switches[name];
    return row(words, input);
  }

  /** A switch that means nothing in this game. @param {{ title: string, help: string }} words */
  #without(words) {
    return row(words, el("input", { type: "checkbox", role: "switch", id: "aid-none", "aria-describedby": "aid-none-help", disabled: true }));
  }

  /**
   * @param {Aid | "all"} name
   * @param {boolean} on
   */
  #set(name, on) {
    if (this.#switches[name] === on) return;
    this.#switches = { ...this.#switches, [name]: on };
    keepAids(this.#switches);
    this.onChange();
  }
}

/**
 * @param {{ title: string, help: string }} words
 * @param {HTMLInputElement} input
 */
function row({ title, help }, input) {
  return el("div", { class: "aid" }, el("label", { for: input.id }, title), input, el("p", { class: "small", id: `${input.id}-help` }, help));
}

/**
 * What was stored as far as it makes sense; anybody may have changed it.
 *
 * @param {unknown} stored
 * @returns {Switches}
 */
function checked(stored) {
  const given = Object.entries(typeof stored === "object" && stored !== null ? stored : {});
  return { ...USUAL, ...Object.fromEntries(given.filter(([name, on]) => name in USUAL && typeof on === "boolean")) };
}
