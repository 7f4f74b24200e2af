// @ts-check
/** Monasteries in Germany, in Dutch. */
import { FEATURES, FIGURES, points } from "../../i18n/language/nl/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural, listed } = of("nl");

Object.assign(FEATURES, { "monastery.abbot": "liggend in het klooster", lying: "liggend in het klooster" });

/** @type {typeof import("./en.js").words} */
export const words = {
  placed: { lying: (name, figure) => `${name} legt een ${FIGURES[figure]} neer in een klooster.` },
  scores: {
    lying: (count) =>
      plural(count, {
        zero: " voor het liggen in een klooster zonder tegels in de rijen",
        one: " voor het liggen in een klooster met # tegel in de rijen",
        other: " voor het liggen in een klooster met # tegels in de rijen",
      }),
    /** An abbot who is taken back. */
    recalled: (count) =>
      plural(count, {
        zero: " voor het liggen in een klooster waar niets omheen ligt",
        one: " voor het liggen in een klooster met # tegel eromheen",
        other: " voor het liggen in een klooster met # tegels eromheen",
      }),
  },
  /** On a tile, in words. */
  parts: { lying: "plek om te liggen" },
  feature: {
    title: "Liggend in het klooster",
    worth: (worth) =>
      `Aan het eind levert dat ${points(worth)} op: 1 voor het klooster en 1 voor elke tegel in de aaneengesloten rijen naar het noorden, oosten, zuiden en westen.`,
    who: (names) => `Hier ligt: ${listed(names)}.`,
    nobody: "Hier ligt niemand.",
  },
  labels: { lying: "Gaan liggen" },
  hint: {
    lying:
      "Een meeple mag in dit klooster staan zoals in elk klooster, of er tot het einde van het spel gaan liggen: dan tellen de rijen tegels in de vier richtingen.",
  },
  /** Why nobody can lie down there. */
  taken: { lying: "Deze meeple kan daar niet gaan liggen: er is al iemand in het klooster, of zulke meeples mogen dat nooit." },
  articles: {
    lying: {
      title: "Kloosters in Duitsland",
      text: [
        "Elk van deze zes kloosters heeft twee plekken. Een meeple mag er staan, zoals in elk klooster. Of je legt hem neer: dan blijft hij er tot het einde van het spel, wat er ook wordt afgebouwd. Meeples, grote meeples, abten, wagens, circusdirecteuren en fantomen mogen gaan liggen. In een klooster waarin iemand staat of ligt, mag niemand worden gezet.",
        "Aan het einde van het spel krijgt wie in een klooster ligt daar 1 punt voor, en 1 punt voor elke tegel in de aaneengesloten rijen die er vanaf het klooster naar het noorden, oosten, zuiden en westen liggen. Een liggende abt mag zoals anders worden teruggenomen, voor 1 punt en 1 voor elke tegel eromheen.",
        "Zolang er alleen meeples liggen, geldt zo’n klooster nooit als afgebouwd. Deze kloosters vervangen die van het basisspel; bij ‘Regelopties’ kun je die ook in het spel houden.",
      ],
      see: "Rood ligt in het klooster: 1 punt daarvoor en 5 voor de tegels in de rijen.",
    },
  },
};
