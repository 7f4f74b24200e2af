// @ts-check
/** Set-ups to choose from: that of the last game, and those that somebody gave a name. Loaded when their fold is opened. */
import { el, fill } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { keep, kept } from "../storage/store.js";
import { TEXT } from "../i18n/text.js";
import { isolated, seen } from "../lib/invisible-characters.js";
import { dismiss, notify } from "../ui/notice.js";
import { announce } from "../ui/widgets.js";
import { isEnter } from "../lib/enter.js";

/** The entry of the store, and the notice about it. */
const KEY = "favourites";

/** @typedef {import("../storage/store.js").Choice} Choice */
/** @typedef {{ name: string, choice: Choice, deleted?: boolean }} Favourite */

/**
 * @typedef {object} FavouritesActions
 * @property {() => Choice} current the set-up as it stands on the screen
 * @property {(choice: Choice) => void} onUse
 * @property {(choice: Choice) => string} describe a set-up in one line
 * @property {(stored: unknown) => Choice} sound what of a stored set-up makes sense
 */

export class Favourites {
  /**
   * @param {Choice | null} last the set-up of the last game
   * @param {Element} count where it is told how many there are
   * @param {FavouritesActions} actions
   */
  constructor(last, count, actions) {
    this.last = last;
    this.count = count;
    this.actions = actions;
    /** @type {Favourite[]} */
    this.list = stored(actions.sound);
    this.entries = el("ul", { class: "favourites" });
    this.name = el("input", { type: "text", id: "favourite-name", maxlength: 40, autocomplete: "off", enterkeyhint: "done" });
    this.name.addEventListener("keydown", (event) => {
      if (!isEnter(event)) return;
      event.preventDefault(); // it would start the game
      this.#add();
    });
    this.elements = [
      this.entries,
      el("label", { class: "small", for: "favourite-name" }, TEXT.favourites.name),
      el(
        "div",
        { class: "favourite-add" },
        this.name,
        el("button", { class: "secondary", type: "button", onclick: () => this.#add() }, icon("star"), TEXT.favourites.keep),
      ),
    ];
    this.#render();
  }

  #add() {
    const name = isolated(seen(this.name.value).trim()) || this.actions.describe(this.actions.current());
    const added = { name, choice: this.actions.current() };
    const isKept = this.#change((list) => [...list.filter((one) => one.name !== name), added], [], TEXT.favourites.kept(name));
    if (isKept) this.name.value = "";
  }

  /**
   * Deleted ones stay on the list, to be taken back, until the screen is left.
   *
   * @param {Favourite} favourite
   * @param {boolean} deleted
   */
  #delete(favourite, deleted) {
    const { name, choice } = favourite;
    const shown = this.list.map((one) => (one === favourite ? { ...one, deleted } : one));
    const place = this.list.slice(0, this.list.indexOf(favourite)).filter((one) => !one.deleted).length;
    const change = (/** @type {Favourite[]} */ list) => {
      const others = list.filter((one) => one.name !== name);
      return deleted ? others : [...others.slice(0, place), { name, choice }, ...others.slice(place)];
    };
    if (!this.#change(change, shown, deleted ? TEXT.favourites.deleted(name) : TEXT.favourites.kept(name))) return;
    const index = this.list.findIndex((one) => one.name === name);
    const row = this.entries.children[index + (this.last ? 1 : 0)];
    /** @type {HTMLElement | null | undefined} */ (row?.querySelector("button:last-of-type"))?.focus();
  }

  /**
   * Changes the list as it is stored now, since another tab may have changed it, and says what was done, or that the browser did not take it.
   *
   * @param {(list: Favourite[]) => Favourite[]} change
   * @param {Favourite[]} shown with those that are deleted and can be taken back
   * @param {string} sentence
   * @returns {boolean} whether the browser took it
   */
  #change(change, shown, sentence) {
    const changed = change(stored(this.actions.sound));
    if (!keep(KEY, changed)) {
      notify(KEY, TEXT.favourites.unkept);
      return false;
    }
    dismiss(KEY);
    this.list = withDeleted(changed, shown);
    this.#render();
    announce(sentence);
    return true;
  }

  #render() {
    const { last } = this;
    const rows = this.list.map((favourite) => this.#row(favourite));
    fill(this.entries, last && el("li", {}, this.#use(TEXT.favourites.last, last)), ...rows);
    fill(this.count, String(this.list.filter(({ deleted }) => !deleted).length));
  }

  /** @param {Favourite} favourite */
  #row(favourite) {
    const { name, choice, deleted } = favourite;
    if (deleted) {
      const undo = el("button", { class: "secondary", type: "button", onclick: () => this.#delete(favourite, false) }, TEXT.undo);
      return el("li", { class: "favourite-deleted" }, el("span", {}, TEXT.favourites.deleted(name)), undo);
    }
    const label = TEXT.favourites.remove(name);
    const remove = el(
      "button",
      { class: "icon-button quiet", type: "button", "aria-label": label, title: label, onclick: () => this.#delete(favourite, true) },
      icon("remove"),
    );
    return el("li", {}, this.#use(name, choice), remove);
  }

  /**
   * @param {string} name
   * @param {Choice} choice
   */
  #use(name, choice) {
    const use = () => {
      this.actions.onUse(choice);
      announce(TEXT.favourites.used(name));
    };
    return el(
      "button",
      { class: "favourite", type: "button", onclick: use },
      el("strong", {}, name),
      el("span", { class: "small" }, this.actions.describe(choice)),
    );
  }
}

/**
 * The list, with those between that can be taken back, where they stood.
 *
 * @param {Favourite[]} list
 * @param {Favourite[]} shown
 */
function withDeleted(list, shown) {
  const all = [...list];
  for (const [index, one] of shown.entries()) if (one.deleted && !list.some(({ name }) => name === one.name)) all.splice(index, 0, one);
  return all;
}

/**
 * @param {FavouritesActions["sound"]} sound
 * @returns {Favourite[]}
 */
function stored(sound) {
  const found = kept(KEY);
  const listed = Array.isArray(found) ? found : [];
  return listed.filter((one) => typeof one?.name === "string").map(({ name, choice }) => ({ name, choice: sound(choice) }));
}
