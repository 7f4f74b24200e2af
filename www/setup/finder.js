// @ts-check
/** Finds boxes for a new game: by a word, by what they bring, all of them at once, or a mix that chance makes. */
import { el, fill } from "../lib/dom.js";
import { TEXT } from "../i18n/text.js";
import { mixOf } from "./mix.js";
import { OFFERED } from "./offered.js";

/** @typedef {"all" | "figures" | "pieces" | "tiles"} Kind */
const KINDS = /** @type {const} */ (["all", "figures", "pieces", "tiles"]);

export class BoxFinder {
  /**
   * @param {readonly string[]} boxes
   * @param {HTMLElement} mine opens the list of what people own
   * @param {{ onShow: (isShown: (box: string) => boolean, isSearching: boolean) => void, onTick: (boxes: readonly string[]) => void, owned: () => Set<string> }} actions
   *   `onShow`: only those are to be seen; `onTick`: exactly these are chosen
   */
  constructor(boxes, mine, { onShow, onTick, owned }) {
    this.boxes = boxes;
    this.onShow = onShow;
    const words = TEXT.setup.finder;
    this.input = el("input", { type: "search", class: "box-find", "aria-label": words.find, placeholder: words.find, oninput: () => this.#show() });
    this.select = el("select", { "aria-label": words.kinds, onchange: () => this.#show() }, ...KINDS.map((kind) => el("option", { value: kind }, words[kind])));
    this.told = el("p", { class: "small", "aria-live": "polite" });
    const button = (/** @type {string} */ text, /** @type {() => readonly string[]} */ chosen) =>
      el("button", { class: "quiet", type: "button", onclick: () => onTick(chosen()) }, text);
    this.element = el(
      "div",
      { class: "box-finder" },
      el("div", { class: "box-find-row" }, this.input, this.select),
      el(
        "div",
        { class: "box-find-row" },
        mine,
        button(words.tickAll, () => this.#found()),
        button(words.none, () => []),
        button(words.mix, () => mixOf(owned().size > 0 ? boxes.filter((box) => owned().has(box)) : boxes)),
      ),
      this.told,
    );
  }

  #show() {
    const [found, words] = [this.#found(), TEXT.setup.finder];
    const isSearching = found.length < this.boxes.length;
    fill(this.told, found.length === 0 ? words.nothing : isSearching ? words.shown(found.length) : "");
    this.onShow((box) => found.includes(box), isSearching);
  }

  /** @returns {readonly string[]} */
  #found() {
    const kind = /** @type {Kind} */ (this.select.value);
    const wanted = plain(this.input.value).split(/\s+/).filter(Boolean);
    return this.boxes.filter((box) => isOf(box, kind) && wanted.every((word) => wordsOf(box).includes(word)));
  }
}

/** Whether a box brings what is wanted. @param {string} box @param {Kind} kind */
function isOf(box, kind) {
  const { brings = [] } = OFFERED[box];
  if (kind === "all") return true;
  return kind === "tiles" ? brings.length === 0 : brings.includes(kind);
}

/** The name of a box and what is said of it, to be searched. @param {string} box */
function wordsOf(box) {
  const { title, help, parts = {} } = TEXT.boxes[box] ?? { title: box, help: "" };
  return plain([title, help, ...Object.values(parts)].join(" "));
}

/** Without capitals and accents. @param {string} text */
function plain(text) {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
}
