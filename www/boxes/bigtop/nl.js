// @ts-check
/** Under the Big Top, in Dutch. */
import { FEATURES, FIGURES, cell } from "../../i18n/language/nl/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural, listed } = of("nl");

Object.assign(FIGURES, { ringmaster: "circusdirecteur" });
Object.assign(FEATURES, { acrobats: "acrobaten" });

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    turnedUp: (count) =>
      plural(count, {
        one: "Het fiche onder de circustent wordt omgedraaid: # punt voor elke meeple eromheen.",
        other: "Het fiche onder de circustent wordt omgedraaid: # punten voor elke meeple eromheen.",
      }),
    moved: (name) => `De circustent komt naar de piste die ${name} heeft gelegd.`,
  },
  placed: { acrobats: (name) => `${name} zet een meeple als acrobaat.` },
  scores: {
    acrobats: (count) => plural(count, { one: " voor # acrobaat", other: " voor # acrobaten" }),
    bigtop: (count) => plural(count, { one: " voor # meeple rond de circustent", other: " voor # meeples rond de circustent" }),
    ringmaster: (count) =>
      plural(count, {
        one: " voor de circusdirecteur, met # tegel met een piste of acrobaten eromheen",
        other: " voor de circusdirecteur, met # tegels met een piste of acrobaten eromheen",
      }),
  },
  actions: { pyramid: (x, y) => `De piramide laten tellen (${cell(x, y)})` },
  /** On a tile, in words. */
  parts: { acrobats: "plek voor acrobaten", circus: "piste" },
  pieces: { ringmaster: "Circusdirecteur" },
  feature: {
    title: "Acrobaten",
    facts:
      "Hier mogen tot drie meeples als acrobaat staan. Met z’n drieën vormen ze een piramide die je mag laten tellen: 5 punten voor elk. Aan het einde van het spel levert elke acrobaat er 5 op.",
    who: (names) => `Hier: ${listed(names)}.`,
    nobody: "Hier is niemand.",
    here: "Hier staat de circustent. Als die verdertrekt, en aan het eind, wordt het fiche omgedraaid: elke meeple op deze tegel en de acht eromheen levert zoveel punten op.",
  },
  labels: { acrobats: "Acrobaat", pyramid: "Piramide" },
  primary: { pyramid: "Piramide laten tellen" },
  hint: {
    acrobats: "Een meeple mag acrobaat worden, op de tegel die je net hebt gelegd of op een ernaast; drie samen vormen een piramide.",
    pyramid:
      "Drie acrobaten vormen een piramide. Tik erop om die te laten tellen in plaats van een meeple te zetten: elke acrobaat levert zijn eigenaar 5 punten op.",
    ringmaster:
      "De circusdirecteur wordt gezet zoals een meeple. Als zijn project wordt geteld, levert elke tegel met een piste of acrobaten onder de negen om hem heen 2 punten extra op.",
    chosen: "Elke acrobaat levert zijn eigenaar 5 punten op, en alle drie gaan terug.",
  },
  why: {
    noPyramid: "Daar is geen piramide van drie acrobaten.",
    noAcrobat: "Alleen meeples worden acrobaat, op de net gelegde tegel of een ernaast, waar er minder dan drie staan en geen brug loopt.",
    animalMissing: "Het spelverslag moet zeggen welk fiche onder de circustent komt, zoals in ‘tile BT06 2,0 1 animal 4’.",
    animalKnown: "Het spelverslag zegt al ergens anders welk fiche komt (Animals), of er is geen fiche van die soort meer.",
  },
  then: { pyramid: "Daarna telt een piramide." },
  advice: { pyramid: "Laat de piramide tellen." },
  steps: {
    bigTop: "Een tegel met een piste: de plek die de circustent verlaat, telt, en de tent gaat naar de nieuwe tegel.",
  },
  articles: {
    bigtop: {
      title: "De circustent en de circusdirecteur",
      text: [
        "Op twaalf tegels staat een piste. Als je er een legt, komt de circustent daar aan het einde van je beurt, en ligt er een van 16 fiches gedekt onder. Voordat de tent verdertrekt, wordt het fiche omgedraaid: elke meeple op zijn tegel en de acht eromheen levert zijn eigenaar zoveel punten op als het fiche toont, van 1 tot 7. Aan het einde van het spel wordt het laatste fiche net zo omgedraaid.",
        "Elke speler heeft één circusdirecteur. Hij wordt gezet en telt zoals een meeple, maar wordt nooit acrobaat. Telkens als de weg, de stad, het klooster of de weide waar hij staat, wordt geteld, levert hij zijn eigenaar 2 punten op voor elke tegel met een piste of acrobaten onder zijn eigen tegel en de acht eromheen, met of zonder meerderheid.",
      ],
      see: "De circustent is verdergetrokken. Het fiche toonde 3: Rood heeft twee meeples rond de oude plek, Blauw heeft er een.",
    },
    acrobats: {
      title: "Acrobaten",
      text: [
        "Acht tegels hebben een plek voor acrobaten. In plaats van een meeple op de gewone manier te zetten, mag je hem daar neerzetten, op de tegel die je net hebt gelegd of op een van de acht eromheen; door een magische poort op elke tegel. Tot drie acrobaten staan op één tegel, van wie ze ook zijn. Ze bezetten niets.",
        "Als drie acrobaten een piramide vormen, mag wie aan de beurt is, die laten tellen in plaats van een meeple te zetten: elke acrobaat levert zijn eigenaar 5 punten op, en alle drie gaan terug. Aan het einde van het spel levert elke acrobaat die nog staat 5 punten op, ook alleen. Over een tegel met acrobaten loopt geen brug.",
      ],
      see: "Rood heeft de piramide laten tellen: 10 punten voor twee eigen acrobaten en 5 voor die van Blauw.",
    },
  },
};
