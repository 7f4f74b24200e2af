// @ts-check
/** The card of Spiel doch at the set-up, in all languages; `node xtask/cards.mjs` collects the cards. */

/** @type {import("../../i18n/boxes.js").Card} */
export const CARD = {
  emblem: "SD02",
  level: 0,
  seconds: 0,
  words: {
    en: { title: "Spiel doch", help: "Two more tiles, without rules of their own." },
    de: { title: "Spiel doch", help: "Zwei weitere Plättchen ohne eigene Regeln." },
    fr: { title: "Spiel doch", help: "Deux tuiles de plus, sans règles particulières." },
    es: { title: "Spiel doch", help: "Dos losetas más, sin reglas propias." },
    nl: { title: "Spiel doch", help: "Twee extra tegels, zonder eigen regels." },
    cs: { title: "Spiel doch", help: "Dvě další kartičky bez vlastních pravidel." },
  },
  section: "Spiel doch",
};
