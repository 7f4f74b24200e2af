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
  parts: { festival: "ohňostroj slavnosti" },
  hint: {
    festival: "Slavnost: postav na kartičku figurku, nebo ťukni na některou svou na plánu a vezmi ji zpět bez bodů.",
    chosen: "Vrátí se do tvé zásoby bez bodů a žádnou figurku nepoložíš.",
  },
  primary: { return: "Vzít zpět" },
  why: { noReturn: "Bez bodů lze figurku vzít zpět jen při slavnosti." },
  then: { return: "Potom se při slavnosti vezme figurka zpět." },
  advice: { return: "Vezmi figurku zpět, jak je ukázáno na plánu." },
  articles: {
    festival: {
      title: "Slavnost",
      text: [
        "Na deseti kartičkách je ohňostroj slavnosti. Když takovou kartičku přiložíš, smíš místo položení figurky vzít jednu ze svých zpět odkudkoli z plánu: družiníka z cesty, města, louky, věže, hradu nebo čtvrti Carcassonne, ale i stavitele, prasátko, pastýře nebo statek.",
        "Body za to nejsou. Stavitel nebo prasátko, které zůstane samo, se vrátí také. Fantoma lze i potom položit. Opat se smí vrátit takto, nebo jako jindy, s body.",
        "Zajatci se při slavnosti nevracejí.",
      ],
      see: "Červená přiložila kartičku s ohňostrojem a vzala zpět lupiče, který by dlouho čekal.",
    },
  },
};
