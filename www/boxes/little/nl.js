// @ts-check
/** Little Buildings, in Dutch. */
import { cell } from "../../i18n/language/nl/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("nl");

const KINDS = { shed: "een hut", house: "een huis", tower: "een toren" };

/** @type {typeof import("./en.js").words} */
export const words = {
  events: { building: (name, building, x, y) => `${name} zet ${KINDS[building]} neer (${cell(x, y)}).` },
  extras: ", met kleine gebouwen",
  actions: { shed: "Een hut neerzetten", house: "Een huis neerzetten", tower: "Een toren neerzetten" },
  visitors: "Hier staat een klein gebouw: het voegt punten toe aan wat er op deze tegel ligt.",
  holdings: {
    left: (count) => plural(count, { zero: "geen kleine gebouwen meer", one: "nog # klein gebouw", other: "nog # kleine gebouwen" }),
    kind: "Kleine gebouwen over",
  },
  pieces: { shed: "Hut", house: "Huis", tower: "Toren" },
  labels: { shed: "Hut", house: "Huis", tower: "Toren" },
  hint: "De wegen, steden en weiden op deze tegel en de kloosters eromheen worden dan meer waard, voor iedereen.",
  primary: { shed: "De hut neerzetten", house: "Het huis neerzetten", tower: "De toren neerzetten" },
  why: {
    noBuildingLeft: "Je hebt zo’n gebouw niet meer.",
    buildingLater: "Een klein gebouw komt in plaats van een meeple op de zojuist gelegde tegel.",
  },
  then: { building: "Daarna wordt een klein gebouw neergezet." },
  advice: { building: "Zet een klein gebouw op de tegel." },
  articles: {
    buildings: {
      title: "Kleine Gebouwen",
      text: [
        "Iedereen heeft een paar hutten, huizen en torens. In plaats van een meeple te plaatsen mag je er een op de tegel zetten die je net hebt gelegd, ook als daar geen meeple zou kunnen staan, en ook op een abdij.",
        "Elk gebouw voegt 1 punt toe aan elke weg, stad en weide op zijn tegel, telkens als die worden geteld, wie de punten ook krijgt, en aan elk klooster of elke tuin op zijn tegel of op een van de acht eromheen. Bij ‘Regelopties’ kun je instellen dat huizen 2 en torens 3 punten waard zijn.",
        "Die punten komen als laatste: een heks halveert ze niet. Een abt die wordt teruggenomen, krijgt ze niet. Een fantoom mag nog volgen.",
      ],
      see: "Op de afgebouwde weg van Rood staat een huis: 3 punten voor de tegels en 1 voor het huis.",
    },
  },
};
