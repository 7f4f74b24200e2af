// @ts-check
/** The Gold Mines, in Dutch. */
import { cell } from "../../i18n/language/nl/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("nl");

const bars = (/** @type {number} */ count) => plural(count, { one: "één goudstaaf", other: "# goudstaven" });

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    laid: (x, y) => `Er ligt een goudstaaf op een tegel (${cell(x, y)}).`,
    won: (name, count) => `${name} wint ${bars(count)}.`,
  },
  scores: { gold: (count) => ` voor ${bars(count)}` },
  actions: { gold: (x, y) => `De goudstaaf leggen (${cell(x, y)})` },
  /** On a tile, in words. */
  parts: { gold: "goudmijn" },
  feature: {
    bars: (count) =>
      plural(count, {
        one: "Hier ligt een goudstaaf. Wordt op deze tegel iets afgebouwd, dan gaat hij naar de eigenaar daarvan.",
        other: "Hier liggen # goudstaven. Wordt op deze tegel iets afgebouwd, dan gaan ze naar de eigenaar daarvan.",
      }),
  },
  /** What players have. */
  holdings: { bars: (count) => plural(count, { zero: "geen goud", one: "# goudstaaf", other: "# goudstaven" }), kind: "Goudstaven" },
  pieces: { gold: "Goudstaaf" },
  hint: {
    gold: "Kies voor de tweede staaf een van de tegels rond de goudmijn: een tegel waarop waarschijnlijk iets van jou wordt afgebouwd.",
    chosen: "De staaf gaat naar de eigenaar van een weg, stad of klooster die daar wordt afgebouwd.",
  },
  primary: { gold: "Staaf leggen" },
  why: {
    bar: "Leg eerst de tweede goudstaaf.",
    noGold: "Er hoeft nu geen goudstaaf te worden gelegd.",
    notBeside: "De tweede staaf komt op een van de tegels rond de goudmijn.",
  },
  advice: { gold: "Leg de staaf zoals op het bord te zien is." },
  steps: {
    gold: "Goudmijn: één staaf komt op de tegel, een tweede leg je op een tegel eromheen.",
  },
  articles: {
    gold: {
      title: "De Goudmijnen",
      text: [
        "Als je een tegel met een goudmijn legt, komt daar een goudstaaf op, en een tweede leg je op een van de acht tegels eromheen, naar keuze. Er mogen meerdere staven op één tegel liggen.",
        "Worden wegen, steden, kloosters, tuinen of burchten afgebouwd, dan wint wie daar de meerderheid heeft de staven op hun tegels: bij een klooster of tuin op de negen tegels van het vierkant, bij een burcht op de zes die ervoor tellen. Boeren winnen niets. Winnen meerdere spelers staven in dezelfde beurt, dan nemen ze er om de beurt één, te beginnen met wie aan de beurt is, en eerst van de tegel waarop de meesten recht hebben.",
        "Aan het einde van het spel zijn één tot drie staven elk 1 punt waard, vier tot zes elk 2 punten, zeven tot negen elk 3 punten, en tien of meer elk 4 punten.",
      ],
      see: "Op twee tegels van de weg van Rood ligt een staaf. Als de weg is afgebouwd, wint Rood ze allebei.",
    },
  },
};
