// @ts-check
/** The Besiegers and The Cathars, in Czech. */
import { FIGURES, cell, place } from "../../i18n/language/cs/game.js";

/** @type {typeof import("./en.js").words} */
export const words = {
  extras: ", obležené",
  cities: "; obležená města se počítají dvakrát",
  actions: {
    escape: (figure, x, y, where) => `Nechat uprchnout: ${FIGURES[figure].name} (${cell(x, y)}: ${place(where)})`,
  },
  parts: { besieged: "obléhatelé" },
  facts: {
    besieged:
      "Před tímto městem stojí obléhatelé: dokončené přinese o\u00a01 bod méně za každou kartičku a\u00a0každý erb, nedokončené nic. Pro louky se po dokončení počítá dvakrát.",
  },
  labels: { escape: "Uprchnout" },
  hint: {
    escape: "Jeden z\u00a0tvých družiníků smí uprchnout z\u00a0obleženého města: klepni na něj, nebo nech všechny stát.",
    chosen: "Vrátí se bez bodů do tvé zásoby.",
  },
  primary: { escape: "Nechat uprchnout" },
  skip: { escape: "Všichni zůstanou" },
  why: {
    noWayOut: "Teď mohou uprchnout jen tvoji družiníci z\u00a0obleženého města vedle kláštera.",
    noEscape: "Z\u00a0obleženého města se utíká na konci tahu.",
  },
  advice: { escape: "Nech uprchnout družiníka, který je vyznačen na plánu." },
  steps: {
    escape: "Jeden z\u00a0tvých družiníků smí uprchnout z\u00a0obleženého města poblíž kláštera.",
  },
  articles: {
    siege: {
      title: "Obléhatelé, Kataři",
      text: [
        "Před některými městy stojí obléhatelé. Město je obležené, jakmile jsou na některé z\u00a0jeho kartiček. Když se dokončí, přinese za každou kartičku a\u00a0každý erb o\u00a01 bod méně: obvykle 1 místo 2, s\u00a0katedrálou 2 místo 3. Zůstane-li nedokončené, nepřinese na konci hry nic.",
        "Sedlákům vedle se daří: pro každou louku se dokončené obležené město počítá dvakrát, obvykle tedy přinese 6 bodů místo 3 a\u00a0statku 8 místo 4. Prasátko i\u00a0stádo prasat se počítají jednou.",
        "Úplně na konci svého tahu si smíš vzít jednoho družiníka bez bodů zpět z\u00a0obleženého města, ať je dokončené, nebo ne. K\u00a0tomu musí na některé kartičce města nebo na jedné z\u00a0osmi okolních stát klášter; „Možnosti pravidel“ mohou vyžadovat, aby stál vedle obléhatelů. Město, z\u00a0něhož se stal hrad, už obležené není.",
      ],
      see: "Město Červené je dokončené a\u00a0obležené: 2 body za dvě kartičky místo 4.",
    },
  },
};
