// @ts-check
/** Russian Promos, in Dutch. */
import { FEATURES, FIGURES, cell, place, points } from "../../i18n/language/nl/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural, listed } = of("nl");

Object.assign(FEATURES, { hut: "hut", oak: "eik", pond: "vijver" });

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    oak: (name, figure) => `De ${FIGURES[figure]} van ${name} klimt in de eik.`,
    pond: (name, figure) => `De ${FIGURES[figure]} van ${name} valt in de vijver.`,
  },
  placed: { hut: (name, figure) => `${name} zet een ${FIGURES[figure]} in een hut.` },
  scores: {
    hut: (count) =>
      plural(count, {
        zero: " voor een hut zonder lege plekken eromheen",
        one: " voor een hut met # lege plek eromheen",
        other: " voor een hut met # lege plekken eromheen",
      }),
  },
  pays: { pond: (name, count) => `${name} verliest ${points(count)} voor meeples in de vijver.` },
  actions: {
    figure: (figure, x, y, where) => `Terugnemen: ${FIGURES[figure]} (${cell(x, y)}: ${place(where)})`,
  },
  /** On a tile, in words. */
  parts: { hut: "hut", oak: "eik", pond: "vijver" },
  feature: {
    spaces: (count) => plural(count, { zero: "Geen lege plek eromheen.", one: "# lege plek eromheen.", other: "# lege plekken eromheen." }),
    worth: (worth) => `Aan het eind levert die ${points(worth)} op.`,
    who: (names) => `Hier: ${listed(names)}.`,
    nobody: "Hier is niemand.",
    oak: "Wie op de weg van de eik staat, klimt erin en wacht daar.",
    pond: "Wie op de tegels eromheen staat, valt erin. Aan het einde van het spel kost elk van hen 2 punten.",
  },
  labels: { hut: "Hut" },
  primary: { return: "Terugnemen" },
  hint: {
    trapped: "Een van je meeples zit in een eik of een vijver. In plaats van een meeple te zetten mag je die aantikken en terugnemen.",
    chosen: "Die komt zonder punten terug in je voorraad, en je zet geen meeple.",
  },
  why: {
    pond: "Op de tegel van een vijver wordt niemand gezet.",
    noReturn: "Zonder punten kun je alleen een meeple terugnemen uit een eik of vijver op een andere tegel.",
  },
  /** Why nobody can go into the hut. */
  taken: { hut: "Deze meeple kan niet in de hut: er is al iemand, of zulke meeples mogen er nooit in." },
  then: { return: "Daarna wordt een meeple teruggenomen uit een eik of een vijver." },
  advice: { return: "Neem de meeple terug zoals op het bord te zien is." },
  steps: {
    trapsAfterFigure: "Meeples op de weg langs een eik of rond een vijver komen daarin terecht. Dat wordt nog eens bekeken voordat er iets telt.",
  },
  articles: {
    promos: {
      title: "Russische promo’s",
      text: [
        "In de hut mag een meeple, een grote meeple, een wagen, een circusdirecteur of een fantoom. De hut telt als een klooster, maar andersom: 1 punt voor de hut en 1 voor elke lege plek eromheen. Met alle acht tegels eromheen is de hut afgebouwd: dat levert 1 punt op. Aan het einde van het spel levert de hut meer op naarmate er meer plekken leeg zijn.",
        "Een eik staat aan een weg. Zodra er meeples op die weg staan, klimmen ze in de eik, nog voordat er iets wordt geteld, en bezetten ze niets meer. Een vijver doet hetzelfde met elke meeple op de acht tegels eromheen, waar die ook staat; alleen burchtheren en meeples in Carcassonne zijn veilig. Op de tegel van de vijver wordt niemand gezet.",
        "In je beurt mag je, in plaats van een meeple te zetten, een van je meeples uit een eik of vijver terugnemen, maar niet van de tegel die je net hebt gelegd. Aan het einde van het spel kost elke meeple in een vijver zijn eigenaar 2 punten. De steen beëindigt alleen een weg.",
      ],
      see: "Naast de hut van Rood liggen twee tegels, dus die levert 7 punten op. De meeple van Blauw in de vijver kost er 2.",
    },
  },
};
