// @ts-check
/** The boxes of a new game besides the base box, each as a chip with a picture, and how many tiles they make. */
import { Game } from "../bastide.js";
import { el, fill } from "../lib/dom.js";
import { alone, onDemand } from "../ui/on-demand.js";
import { figureLater, tilePicture } from "../ui/pictures.js";
import { TEXT } from "../i18n/text.js";
import { OFFERED } from "./offered.js";
import { BoxFinder } from "./finder.js";
import { owned } from "./owned.js";

const BASE = "base";

/** Expansions with a short guided game, in the order in which most people meet them. */
export const TAUGHT = /** @type {const} */ (["river", "abbot", "inns", "traders", "dragon"]);
/** @typedef {typeof TAUGHT[number]} Taught */

export class ExpansionsForm {
  /**
   * @param {string[]} chosen
   * @param {() => void} onChange
   */
  constructor(chosen, onChange) {
    /** What the chip that was touched last is about. */
    this.told = el("p", { class: "small box-told", "aria-hidden": "true" }); // each chip is read out with it
    /** For each box with several parts, where they unfold, and how many are in play. @type {Map<string, { fold: HTMLDetailsElement, body: HTMLElement, count: HTMLElement }>} */
    this.parts = new Map();
    this.fields = Game.boxes()
      .filter(({ name }) => name !== BASE)
      .map(({ name }) => ({ name, input: el("input", { type: "checkbox", name: "box", value: name, checked: chosen.includes(name), onchange: onChange }) }));
    this.chips = this.fields.map(({ name, input }) => ({ name, input, chip: this.#chip(name, input) }));
    this.first = el("div", { class: "boxes" });
    this.rest = el("div", { class: "boxes" });
    this.others = el("details", { class: "fold box-others" }, el("summary", {}, TEXT.setup.owned.others), this.rest);
    this.finder = new BoxFinder(
      this.fields.map(({ name }) => name),
      el("button", { class: "quiet", type: "button", "data-action": "my-boxes", onclick: alone(() => this.#chooseOwned()) }, TEXT.setup.owned.open),
      { owned, onShow: (isShown, isSearching) => this.#show(isShown, isSearching), onTick: (boxes) => this.#tick(boxes, onChange) },
    );
    this.course = el("a", { class: "quiet", hidden: true });
    this.count = el("p", { class: "small", "aria-live": "polite" });
    this.element = el(
      "fieldset",
      { class: "group" },
      el("legend", {}, TEXT.setup.boxes),
      el(
        "p",
        { class: "small box-levels", "aria-label": TEXT.setup.levelsLabel },
        ...TEXT.setup.levels.map((label, index) => el("span", {}, dots(index + 1), label)),
      ),
      this.finder.element,
      this.first,
      this.others,
      this.told,
      el("p", { class: "small" }, this.course),
      this.count,
    );
    this.#arrange();
    this.#tell(chosen.findLast((name) => name !== BASE) ?? this.fields[0].name);
  }

  /** Puts what people own, and what is chosen, before all others, which unfold. Where nobody said what they own, all stand together. */
  #arrange() {
    const mine = owned();
    const isFirst = (/** @type {{ name: string, input: HTMLInputElement }} */ { name, input }) => mine.size === 0 || mine.has(name) || input.checked;
    const others = this.chips.filter((one) => !isFirst(one));
    fill(this.first, ...this.chips.filter(isFirst).map(({ chip }) => chip));
    fill(this.rest, ...others.map(({ chip }) => chip));
    this.others.hidden = others.length === 0;
  }

  /** Leaves out of sight what is not looked for. @param {(box: string) => boolean} isShown @param {boolean} isSearching */
  #show(isShown, isSearching) {
    for (const { name, chip } of this.chips) chip.hidden = !isShown(name);
    if (isSearching) this.others.open = true;
  }

  /** Chooses exactly these boxes. @param {readonly string[]} boxes @param {() => void} onChange */
  #tick(boxes, onChange) {
    for (const { name, input } of this.fields) input.checked = boxes.includes(name);
    this.#arrange();
    onChange();
  }

  async #chooseOwned() {
    const { showMyBoxes } = await onDemand(() => import("./my-boxes.js"));
    await showMyBoxes();
    this.#arrange();
  }

  /** @returns {string[]} */
  value() {
    return [BASE, ...this.fields.filter(({ input }) => input.checked).map(({ name }) => name)];
  }

  /** @param {number} tiles how many the game has */
  tell(tiles) {
    fill(this.count, TEXT.setup.tiles(tiles));
  }

  /**
   * @param {string} name
   * @param {HTMLInputElement} input
   */
  #chip(name, input) {
    const words = wordsOf(name);
    const { emblem: shown, level } = OFFERED[name];
    const emblem = shown === shown.toLowerCase() ? figureLater(shown, "black", "box-tile") : tilePicture(shown, 0, "tile box-tile");
    const help = el("span", { class: "hidden-text", id: `box-${name}-help` }, level ? `${words.help} (${TEXT.setup.levels[level - 1]})` : words.help);
    input.setAttribute("aria-describedby", help.id);
    const tell = () => this.#tell(name);
    const [body, count] = [el("div"), el("span")];
    const fold = el("details", { class: "box-parts", hidden: true }, el("summary", {}, el("span", { class: "hidden-text" }, `${words.title}: `), count), body);
    this.parts.set(name, { fold, body, count });
    return el(
      "div",
      { class: "box-frame" },
      el("label", { class: "box", title: words.help, onpointerenter: tell, onfocusin: tell }, input, emblem, words.title, dots(level)),
      help,
      fold,
    );
  }

  /** Shows the parts of the boxes that are chosen and have several. @param {Map<string, HTMLElement>} fields by box */
  showParts(fields) {
    for (const [name, { fold, body }] of this.parts) {
      const field = fields.get(name);
      fold.hidden = !field;
      fill(body, ...(field ? [field] : []));
    }
  }

  /** Tells of each box how many of its parts are in play. */
  countParts() {
    for (const { body, count } of this.parts.values()) {
      const all = body.querySelectorAll("input").length;
      const n = body.querySelectorAll("input:checked").length;
      if (all > 0) fill(count, TEXT.setup.parts(n, all));
    }
  }

  /** @param {string} name */
  #tell(name) {
    const { title, help } = wordsOf(name);
    fill(this.told, el("strong", {}, title), " ", help);
    this.course.hidden = !TAUGHT.some((taught) => taught === name);
    this.course.href = `#learn/${name}`;
    fill(this.course, TEXT.setup.course(title));
  }
}

/** How much there is to learn, for the eye. @param {number} level from 1 to 3 */
const dots = (level) => el("span", { class: "box-dots", "aria-hidden": "true" }, "●".repeat(level));

/** @param {string} name */
function wordsOf(name) {
  return TEXT.boxes[name] ?? { title: TEXT.capital(name), help: "" };
}
