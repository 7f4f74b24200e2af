// @ts-check
/** Hills & Sheep, in English. */
import { FIGURES } from "../../i18n/language/en/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("en-GB");

Object.assign(FIGURES, { shepherd: "a shepherd" });

const sheep = (/** @type {number} */ count) => plural(count, { one: "one sheep", other: "# sheep" });

export const words = {
  events: {
    sheep: (/** @type {string} */ name, /** @type {number} */ count) => `${name} draws ${sheep(count)}.`,
    wolf: (/** @type {string} */ name) => `${name} draws a wolf: it scatters the flocks of the field.`,
  },
  scores: { flock: (/** @type {number} */ count) => ` for a flock of ${sheep(count)}` },
  extras: {
    vineyards: (/** @type {number} */ count) => plural(count, { one: ", with a vineyard", other: ", with # vineyards" }),
    hill: ", thanks to a hill",
  },
  causes: { wolf: (/** @type {string} */ name) => `The wolf sends ${name}’s shepherd home.` },
  actions: { add: "Draw another token", home: "Bring the flock home" },
  /** On a tile, in words. */
  parts: { hill: "hill", vineyard: "vineyard" },
  pieces: { shepherd: "Shepherd" },
  hint: {
    shepherd: "Choose a field without a shepherd. He draws a token with sheep at once; beware of the wolf.",
    chosen: "Your shepherd draws a token with sheep at once. When you extend his field, the flock grows or comes home.",
    flock: "You have extended your shepherd’s field: draw another token, or bring the flock home and score every sheep in the field. A wolf would scatter it.",
  },
  why: {
    shepherdThere: "There is a shepherd in this field already.",
    flock: "First say what becomes of your flock.",
    noFlock: "There is no flock to decide about now.",
    tokenMissing: "The record must say which token was drawn, as in “flock add 3”.",
    tokenKnown: "The record says elsewhere which token is drawn (Sheep).",
    notInBag: "The bag has no such token left.",
  },
  then: { shepherd: "Then a shepherd goes to a field." },
  advice: { addToFlock: "Draw another token for the flock.", bringHome: "Bring the flock home." },
};
