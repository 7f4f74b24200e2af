// @ts-check
/** What a master would do, and why, in Dutch. */
import { words } from "../words.js";
import { FEATURES, points } from "./game.js";

const { plural, capital } = words("nl");

/** @type {typeof import("../en/advice.js").advice} */
export const advice = {
  title: "Wat een meester zou doen",
  thinking: "De meester denkt na …",
  failed: "Er kon geen tip worden gegeven. Probeer het opnieuw.",
  shown: {
    tile: "Leg de tegel zoals op het bord te zien is.",
    figure: "Zet de meeple zoals op het bord te zien is.",
    abbey: "Leg de abdij zoals op het bord te zien is.",
    barn: "Zet de herenboerderij zoals op het bord te zien is.",
    move: "Verplaats de wagen zoals op het bord te zien is.",
    placeAt: "Zet de meeple zoals op het bord te zien is.",
    recall: "Neem de abt terug.",
    skip: "Zet deze beurt geen meeple.",
  },
  skip: { abbey: "Bewaar de abdij en trek een tegel.", wagon: "Neem de wagen terug.", capture: "Neem niemand gevangen.", phantom: "Bewaar het fantoom." },
  brings: "Dat levert op:",
  better: "Betere zet",
  rest: (count) =>
    plural(count, {
      one: "Ongeveer # punt daarvan zie je pas in de volgende beurten terug.",
      other: "Ongeveer # punten daarvan zie je pas in de volgende beurten terug.",
    }),
  feature: (name) => capital(FEATURES[name] ?? name),
  scores: (name, feature, count) => `${feature}: meteen ${points(count)} voor ${name}`,
  more: (name, feature, count) => `${feature}: ongeveer ${points(count)} meer voor ${name}`,
  less: (name, feature, count) => `${feature}: ongeveer ${points(count)} minder voor ${name}`,
};
