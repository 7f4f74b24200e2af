/** The chapters of the rules, in the order in which they are read. */
import { cards } from "../cards.mjs";

/** @typedef {"Z16" | "CAS" | "GL" | "A&M" | "AE"} Book a rulebook by its short name in docs/RULES.md */

const all = await cards();

/** The boxes that have the rules of another one. @param {string} name */
const likes = (name) => all.flatMap(([other, { like }]) => (like === name ? [other] : []));

/**
 * `section`: that of docs/RULES.md; `of`: the boxes or editions whose articles it has; `title`: in English, if it is not that of its box; `books`: the
 * rulebooks that its articles tell, if we have them.
 *
 * @type {{ name: string, title?: string, section: string, of: string[], books: Book[] }[]}
 */
export const CHAPTERS = [
  { name: "base", section: "The base game", of: ["base"], books: ["Z16"] },
  { name: "river", section: "The River, The River II", of: ["river", "river2"], books: ["Z16"] },
  { name: "abbot", section: "The Abbot", of: ["abbot"], books: ["Z16"] },
  { name: "inns", section: "Inns & Cathedrals", of: ["inns"], books: ["CAS"] },
  { name: "abbey", section: "Abbey & Mayor", of: ["abbey"], books: ["A&M"] },
  { name: "traders", section: "Traders & Builders", of: ["traders"], books: [] },
  { name: "king", section: "King & Robber Baron", of: ["king"], books: [] },
  { name: "phantom", section: "The Phantom", of: ["phantom"], books: [] },
  { name: "dragon", section: "Princess & Dragon", of: ["dragon"], books: [] },
  { name: "tower", section: "The Tower", of: ["tower"], books: [] },
  { name: "bridges", section: "Bridges, Castles & Bazaars", of: ["bridges"], books: [] },
  { name: "count", section: "Count of Carcassonne", of: ["count"], books: [] },
  { name: "anniversary", section: "Arrows of the 20th anniversary", of: ["anniversary"], books: [] },
  ...all.flatMap(([name, { section }]) => (section ? [{ name, section, of: [name, ...likes(name)], books: [] }] : [])),
  { name: "edge", title: "A table’s edge", section: "A table's edge", of: [], books: [] },
  { name: "editions", title: "Editions and options", section: "Editions, boxes and options", of: ["2001", "2021"], books: ["GL", "AE"] },
];
