// @ts-check
/** Hills & Sheep, in Dutch. */
import { FIGURES } from "../../i18n/language/nl/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("nl");

Object.assign(FIGURES, { shepherd: "herder" });

const sheep = (/** @type {number} */ count) => plural(count, { one: "één schaap", other: "# schapen" });

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    sheep: (name, count) => `${name} trekt ${sheep(count)}.`,
    wolf: (name) => `${name} trekt een wolf: die verjaagt de kuddes van de weide.`,
  },
  scores: { flock: (count) => ` voor een kudde van ${sheep(count)}` },
  extras: { vineyards: (count) => plural(count, { one: ", met een wijngaard", other: ", met # wijngaarden" }), hill: ", dankzij een heuvel" },
  causes: { wolf: (name) => `De wolf stuurt de herder van ${name} naar huis.` },
  actions: { add: "Nog een fiche trekken", home: "De kudde thuisbrengen" },
  parts: { hill: "heuvel", vineyard: "wijngaard" },
  pieces: { shepherd: "Herder" },
  hint: {
    shepherd: "Kies een weide zonder herder. Hij trekt meteen een fiche met schapen; pas op voor de wolf.",
    chosen: "Je herder trekt meteen een fiche met schapen. Als je zijn weide uitbreidt, groeit de kudde of komt ze thuis.",
    flock:
      "Je hebt de weide van je herder uitgebreid: trek nog een fiche, of breng de kudde thuis en scoor alle schapen van de weide. Een wolf zou ze verjagen.",
  },
  why: {
    shepherdThere: "In deze weide staat al een herder.",
    flock: "Beslis eerst wat er met je kudde gebeurt.",
    noFlock: "Er is nu geen kudde om over te beslissen.",
    tokenMissing: "De notatie moet zeggen welke fiche is getrokken, zoals in “flock add 3”.",
    tokenKnown: "De notatie zegt al ergens anders welke fiche wordt getrokken (Sheep).",
    notInBag: "Zo’n fiche zit niet meer in de zak.",
  },
  then: { shepherd: "Daarna gaat een herder naar een weide." },
  advice: { addToFlock: "Trek nog een fiche voor de kudde.", bringHome: "Breng de kudde thuis." },
};
