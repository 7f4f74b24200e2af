// @ts-check
/** Hills & Sheep, in English. */
import { FIGURES, points } from "../../i18n/language/en/game.js";
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
  actions: {
    /** Out of the bag. */
    add: (/** @type {number} */ tokens, /** @type {number} */ wolves) =>
      `Draw another token (${plural(wolves, { zero: "no wolf", one: "# wolf", other: "# wolves" })} among ${tokens})`,
    home: (/** @type {number} */ count) => `Bring the flock home: ${points(count)}`,
  },
  /** A feature or a tile that is pointed at. */
  feature: {
    flock: (/** @type {string} */ name, /** @type {number} */ count) =>
      `${name}’s shepherd is here with ${plural(count, { zero: "no sheep", one: "one sheep", other: "# sheep" })}.`,
    home: (/** @type {number} */ count) => `Brought home, the flock gives ${points(count)}.`,
    vineyards: (/** @type {number} */ count) =>
      plural(count, {
        one: "A vineyard beside it adds 3 points when it is completed.",
        other: "# vineyards beside it add 3 points each when it is completed.",
      }),
    tie: "A hill decides the tie.",
    hill: "A figure on this hill wins ties.",
    vineyard: "This vineyard adds 3 points to a completed monastery beside it.",
  },
  /** Tiles that are missing from those to come. */
  unseen: (/** @type {number} */ count) => plural(count, { one: "Another one lies unseen under a hill.", other: "Another # lie unseen under hills." }),
  /** On a tile, in words. */
  parts: { hill: "hill", vineyard: "vineyard" },
  pieces: { shepherd: "Shepherd" },
  hint: {
    shepherd: "Choose a field without a shepherd. Your shepherd draws a token at once: sheep, or a wolf that scatters the flock.",
    chosen: "Your shepherd draws a token with sheep at once. When you extend his field, the flock grows or comes home.",
    flock: "You have extended your shepherd’s field: draw another token, or bring the flock home and score every sheep in the field. A wolf would scatter it.",
  },
  why: {
    shepherdThere: "There is a shepherd in this field already.",
    flock: "First decide what happens to your flock.",
    noFlock: "There is no flock to decide about now.",
    tokenMissing: "The record must say which token was drawn, as in “flock add 3”.",
    tokenKnown: "The record says elsewhere which token is drawn (Sheep).",
    notInBag: "The bag has no such token left.",
  },
  then: { shepherd: "Then a shepherd goes to a field." },
  advice: { addToFlock: "Draw another token for the flock.", bringHome: "Bring the flock home." },
  steps: {
    herd: "A shepherd who was just placed draws a token from the bag.",
    flock: "If the tile enlarges your shepherd’s field, his flock grows or comes home.",
  },
  articles: {
    hill: {
      title: "Hills and vineyards",
      text: [
        "When you place a tile with a hill, the next tile of the pile goes under it, face down. Nobody looks at it, and it takes no further part in the game.",
        "A hill decides ties: if several players are strongest in a feature, only those of them who have a follower on a hill there score. It makes nobody stronger, and one follower on a hill is as good as several.",
        "Each vineyard on the eight tiles around a monastery adds 3 points when the monastery is completed. Gardens and incomplete monasteries get nothing from vineyards.",
      ],
      see: "Both players have one knight in the city. Red’s stands on the hill, so the points go to Red alone.",
    },
    flock: {
      title: "Shepherds and their flocks",
      text: [
        "Instead of placing a figure you may put your shepherd in a field of the tile you have just placed, if no shepherd is anywhere in that field. Farmers do not matter to him, nor he to them. He draws a token from the bag, one to four sheep or a wolf, and it lies beside him.",
        "When you place a tile that extends the field of your shepherd, you choose: draw another token, or bring the flock home. When a flock comes home, each owner of a shepherd in the field scores 1 point for every sheep in it, including those of other shepherds. All shepherds of the field go home, and the tokens go back into the bag.",
        "If a wolf is drawn, all shepherds of the field go home without points. A field that cannot grow any more scores its flocks at once, whoever closed it. At the end of the game, flocks on the board score nothing.",
      ],
      see: "Red extended the field of the shepherd, who had one sheep, and drew three more.",
    },
  },
};
