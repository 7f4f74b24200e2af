// @ts-check
/** The Festival, in Czech. */
import { FIGURES, cell, place } from "../../i18n/language/cs/game.js";

/** @type {typeof import("./en.js").words} */
export const words = {
  actions: {
    figure: (figure, x, y, where) => `Vzít zpět: ${FIGURES[figure].name} (${cell(x, y)}: ${place(where)})`,
    barn: (x, y) => `Vzít zpět statek (${cell(x, y)})`,
  },
  /** On a tile, in words. */
  parts: { festival: "ohňostroj oslavy" },
  hint: {
    festival: "Oslava: postav na kartičku figurku, nebo klepni na některou svou na plánu a vezmi ji zpět bez bodů.",
    chosen: "Vrátí se do tvé zásoby bez bodů a žádnou figurku nepostavíš.",
  },
  primary: { return: "Vzít zpět" },
  why: { noReturn: "Bez bodů lze figurku vzít zpět jen při oslavě." },
  then: { return: "Potom se při oslavě vezme figurka zpět." },
  advice: { return: "Vezmi figurku zpět, jak je vidět na plánu." },
  articles: {
    festival: {
      title: "Oslava",
      text: [
        "Na deseti kartičkách je ohňostroj oslavy. Když takovou kartičku přiložíš, smíš místo postavení figurky vzít jednu ze svých zpět odkudkoli z plánu: družiníka z cesty, města, louky, věže, hradu nebo čtvrti Carcassonne, ale i stavitele, prasátko, kteroukoli jinou figurku nebo statek.",
        "Body za to nedostaneš. Stavitel nebo prasátko, které zůstane samo, se vrátí také. Fantoma lze i potom postavit. Opat se smí vrátit takto, nebo jako jindy, s body.",
        "Zajatci z věží se při oslavě nevracejí.",
      ],
      see: "Červená přiložila kartičku s ohňostrojem a vzala zpět lupiče, který by jinak čekal ještě dlouho.",
    },
  },
};
