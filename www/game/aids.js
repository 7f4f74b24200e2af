// @ts-check
/** The aids: which of them are shown, remembered from game to game. Their switches are in aid-panel.js. */
import { keepAids, lastAids } from "../storage/store.js";
import { TEXT } from "../i18n/text.js";
import { announce } from "../ui/widgets.js";

/** @typedef {keyof typeof TEXT.aids.each} Aid */
/** @typedef {{ all: boolean } & Record<Aid, boolean>} Switches */

/** @type {Switches} */
const USUAL = { all: true, legal: true, dead: true, last: true, light: true, fields: false, points: false };
export const NAMES = /** @type {Aid[]} */ (Object.keys(USUAL).filter((name) => name !== "all"));

export class Aids {
  /** @type {Switches} */
  #switches;

  /**
   * @param {() => void} onChange
   * @param {boolean} [allowed] unless the players agreed to do without
   */
  constructor(onChange, allowed = true) {
    this.onChange = onChange;
    this.allowed = allowed;
    this.#switches = checked(lastAids());
  }

  /** As they are switched, whether all are off or not. */
  get switches() {
    return this.#switches;
  }

  /** The aids in force: none while all are off, or where the players agreed to do without. */
  get shown() {
    const { all, ...each } = this.#switches;
    return /** @type {Record<Aid, boolean>} */ (Object.fromEntries(NAMES.map((name) => [name, this.allowed && all && each[name]])));
  }

  /**
   * Switches one aid, or all, and says so. Whoever switches one on wants to see it.
   *
   * @param {Aid | "all"} name
   */
  toggle(name) {
    if (!this.allowed) return announce(TEXT.agreed.noAids);
    const on = name === "all" ? !this.#switches.all : !this.shown[name];
    if (on) this.set("all", true);
    this.set(name, on);
    const { title } = name === "all" ? TEXT.aids.all : TEXT.aids.each[name];
    announce(on ? TEXT.aids.on(title) : TEXT.aids.off(title));
  }

  /**
   * @param {Aid | "all"} name
   * @param {boolean} on
   */
  set(name, on) {
    if (this.#switches[name] === on) return;
    this.#switches = { ...this.#switches, [name]: on };
    keepAids({ [name]: on });
    this.onChange();
  }
}

/**
 * What was stored as far as it makes sense; anybody may have changed it.
 *
 * @param {object} stored
 * @returns {Switches}
 */
function checked(stored) {
  const given = Object.entries(stored);
  return { ...USUAL, ...Object.fromEntries(given.filter(([name, on]) => name in USUAL && typeof on === "boolean")) };
}
