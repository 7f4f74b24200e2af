// @ts-check
/** The Flying Machines, in English. */
import { FIGURES, bare } from "../../i18n/language/en/game.js";
import { words as of } from "../../i18n/language/words.js";

const { capital } = of("en-GB");

/** @type {Record<string, string>} */
const WINDS = { N: "north", NE: "north-east", E: "east", SE: "south-east", S: "south", SW: "south-west", W: "west", NW: "north-west" };

export const words = {
  events: {
    flies: (/** @type {string} */ name, /** @type {string} */ figure, /** @type {number} */ steps) =>
      `${name} lets ${FIGURES[figure]} fly. The die shows ${steps}.`,
    returns: (/** @type {string} */ name, /** @type {string} */ figure, /** @type {number} */ steps) =>
      `${name} lets ${FIGURES[figure]} fly. The die shows ${steps}: there is nothing to land on, so it comes back.`,
  },
  actions: { setOff: (/** @type {string} */ figure) => `${capital(bare(FIGURES[figure]))} flies from the machine` },
  /** On a tile, in words. */
  machine: (/** @type {string} */ wind) => `flying machine, pointing ${WINDS[wind]}`,
  hint: {
    machine: "Place a figure on the tile, or tap the machine and let it fly along the arrow: one, two or three tiles, as the die says.",
    chosen: "The die says how far it flies. It lands on an incomplete road, city, monastery or garden, even where other figures stand.",
    landing: "Choose where your figure lands. Others may be there already.",
  },
  labels: { setOff: "Fly" },
  primary: { setOff: "Roll the die" },
  why: {
    noMachine: "The tile just placed has no flying machine.",
    flown: "A figure has already flown in this turn.",
    notFlying: "Builders and pigs do not fly.",
    landing: "First choose where the flying figure lands.",
    noLanding: "The figure lands on an incomplete road, city, monastery or garden of the tile where it arrives.",
    rollMissing: "The record must say what the die showed, as in “meeple machine 2”.",
    rollKnown: "The record says elsewhere what the die shows (Dice).",
  },
  then: { flight: "Then a figure flies." },
  advice: { setOff: "Let the figure fly from the machine." },
  steps: {
    landing: "A figure that flew lands as far away as the die says.",
  },
  articles: {
    flight: {
      title: "The Flying Machines",
      text: [
        "Eight tiles show a flying machine with an arrow. Instead of placing a figure on such a tile, you may let one of your followers set off from it: you roll the die, and the figure flies one, two or three tiles along the arrow, diagonally if the arrow points to a corner, and over gaps too.",
        "There you choose where it lands: on an incomplete road, city, monastery or garden of that tile on which such a figure may stand, even if others are there already. It never lands in a field. If no tile lies there, or nothing on it is incomplete, the figure comes back to your supply and you place no other figure.",
        "Whoever has the majority scores as usual, so a flight lets you share a large city or take it over. Only one figure may fly in each part of a turn; a phantom may fly if no other figure has.",
      ],
      see: "The die showed 2: Blue’s meeple flew over a tile and shares Red’s road.",
    },
  },
};
