// @ts-check
/** The search over the saved games: words are found on their cards at once; terms of docs/SEARCH.md are what a worker looks for in the games. */
import { el, fill } from "../lib/dom.js";
import { onScreen } from "../lib/screen.js";
import { TEXT } from "../i18n/text.js";
import { alone, onDemand } from "../ui/on-demand.js";
import { againButton, iconButton } from "../ui/widgets.js";
import { finds, parted } from "./shelf-search.js";
import { said } from "../lib/invisible-characters.js";

/** @typedef {import("../bastide.js").FoundView} FoundView */
/** @typedef {{ id: string, card: HTMLElement, text: string }} Searched a game with its card, and all the words that it is found by */
/** @typedef {Awaited<ReturnType<typeof import("../i18n/text.js").TEXT.load.arrive>>} Words */

/** So many games are worth a search. */
const SEARCHED = 6;
/** So long after the last key terms are looked for, in milliseconds. */
const PAUSE = 250;

export class SearchField {
  /** @type {Searched[]} */
  #games = [];
  /** Counts the searches: what an earlier one finds comes too late. */
  #begun = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #pause;
  /** Whether the worker was asked. */
  #asked = false;

  /**
   * @param {Words} words
   * @param {(id: string, decisions: number) => void} onPlace shows the moment at which a game became what was searched for
   */
  constructor(words, onPlace) {
    this.words = words;
    this.onPlace = onPlace;
    this.input = el("input", {
      class: "shelf-search",
      type: "search",
      "aria-label": words.search,
      placeholder: words.search,
      "aria-describedby": "shelf-found",
    });
    this.input.addEventListener("input", () => this.look());
    this.found = el("p", { id: "shelf-found", class: "small", role: "status" });
    const help = iconButton(
      "help",
      words.searchHelp,
      alone(() => this.#help()),
    );
    this.element = el("div", { class: "shelf-find", hidden: true }, this.input, help);
  }

  /** @param {Searched[]} games those on show */
  show(games) {
    this.#games = games;
    this.element.hidden = games.length < SEARCHED && this.input.value === "";
    this.look();
  }

  /** Searches for something else. @param {string} query */
  fill(query) {
    this.input.value = query;
    this.element.hidden = false;
    this.look();
  }

  /** Shows only the games that are searched for. */
  look() {
    this.#begun += 1;
    clearTimeout(this.#pause);
    const { words, terms } = parted(this.input.value);
    if (terms === "") return this.#show(words);
    this.input.removeAttribute("aria-invalid");
    fill(this.found, this.words.searching);
    this.#pause = setTimeout(() => this.#ask(words, terms, this.#begun), PAUSE);
  }

  /**
   * @param {string[]} wanted
   * @param {string} terms
   * @param {number} begun
   */
  async #ask(wanted, terms, begun) {
    this.#asked = true;
    const { findSaved } = await onDemand(() => import("./saved-archive.js"));
    const answer = await onScreen(findSaved(terms).catch(() => undefined));
    if (begun !== this.#begun) return;
    const { query, found } = answer ?? {};
    if (found) return this.#show(wanted, new Map(found.map((one) => [one.id, one])));
    this.input.setAttribute("aria-invalid", String(query !== undefined));
    const say = query && this.words.wrong[/** @type {keyof Words["wrong"]} */ (query.reason)];
    if (say) fill(this.found, say(said(query.word)));
    else
      fill(
        this.found,
        this.words.searchFailed,
        " ",
        againButton(TEXT.missing.again, () => this.look()),
      );
  }

  /**
   * @param {string[]} wanted
   * @param {Map<string, FoundView>} [found] what the engine found; nothing: it was not asked
   */
  #show(wanted, found) {
    this.input.removeAttribute("aria-invalid");
    let count = 0;
    for (const { id, card, text } of this.#games) {
      const one = found?.get(id);
      card.hidden = (found !== undefined && !one) || !finds(text, wanted);
      count += Number(!card.hidden);
      card.querySelector(".shelf-place")?.remove();
      const { at } = one ?? {};
      if (at !== undefined && !card.hidden)
        card.append(el("button", { class: "shelf-place", type: "button", onclick: () => this.onPlace(id, at) }, this.words.showPlace));
    }
    fill(this.found, found || wanted.length > 0 ? this.words.found(count) : "");
  }

  /** The screen is left: the games that were sent to the worker are given back. */
  end() {
    clearTimeout(this.#pause);
    if (this.#asked) void import("./saved-archive.js").then(({ endArchive }) => endArchive());
  }

  async #help() {
    const { showSearchHelp } = await onDemand(() => import("./search-help.js"));
    await showSearchHelp(this.words, (query) => {
      this.fill(query);
      this.input.focus();
    });
  }
}
