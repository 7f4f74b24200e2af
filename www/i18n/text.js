// @ts-check
/** The language of the app: one at a time, chosen by the person or else by the browser. */
import { keep, kept } from "../storage/store.js";
import { bare, isolated } from "../lib/invisible-characters.js";
import { isLanguage, localeOf } from "./languages.js";

/** @typedef {import("./languages.js").Locale} Locale */
/** @typedef {import("./languages.js").Language} Language */

/** What the app says; there once `speak` is done. @type {Locale} */
export let TEXT;

/** The language that was chosen, or else the first of the browser's that is there. @returns {Language} */
export function language() {
  const wished = [kept("language"), ...navigator.languages.map((tag) => tag.split("-")[0])];
  return wished.find(isLanguage) ?? "en";
}

/** Loads what is said; everything else waits for it. */
export async function speak() {
  TEXT = await localeOf(language());
  document.documentElement.lang = TEXT.tag;
}

/**
 * From the next load of the page on.
 *
 * @param {Language} name
 * @returns {boolean} whether the browser took note of it
 */
export function chooseLanguage(name) {
  return keep("language", name);
}

/**
 * What a saved game is called: as the person named it, or by its players and its day.
 *
 * @param {import("../storage/database.js").Row} row
 * @returns {string}
 */
export function nameOf({ name, players, made }) {
  return isolated(name) || TEXT.shelf.name(TEXT.listed(players.map((player) => isolated(calledBy(player)))) || TEXT.shelf.unreadable, TEXT.date(made));
}

/**
 * What a player of a saved game is called: by the name that was given, or else by the colour.
 *
 * @param {{ name: string, colour: import("../bastide.js").Colour }} player
 */
export function calledBy({ name, colour }) {
  return name || TEXT.colours[colour];
}

/**
 * The name that a player of a game was given; empty for one who is called by the colour, in whichever language the page is.
 *
 * @param {{ name: string, colour: import("../bastide.js").Colour }} player
 */
export function givenName({ name, colour }) {
  return name === TEXT.colours[colour] ? "" : bare(name);
}
