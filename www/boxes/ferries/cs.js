// @ts-check
/** The Ferries, in Czech. */
import { cell } from "../../i18n/language/cs/game.js";

/** @type {typeof import("./en.js").words} */
export const words = {
  events: { ferry: (name, first, second, x, y) => `${name}: přívoz spojuje cesty na ${first} a\u00a0na ${second} (${cell(x, y)}).` },
  actions: { ferry: (first, second, x, y) => `Spojit cesty na ${first} a\u00a0na ${second} (${cell(x, y)})` },
  edges: { N: "severu", E: "východě", S: "jihu", W: "západě" },
  visitors: (first, second) => `Přívoz spojuje cesty na ${first} a\u00a0na ${second}; ostatní u\u00a0jezera končí.`,
  parts: { lake: "jezero s\u00a0přívozem" },
  labels: { ferry: (first, second) => `${first} – ${second}` },
  pieces: { ferry: "Přívoz" },
  hint: {
    ferry: "Vyber, které dvě cesty spojí přívoz tvého jezera. Stanou se jednou cestou, ostatní u\u00a0jezera končí.",
    ferries: "Cesta z\u00a0tvé kartičky vede k\u00a0tomuto přívozu: smí spojit dvě jiné cesty, nebo zůstat.",
    chosen: "Z\u00a0těchto dvou cest bude jedna. Co se tím dokončí, hned boduje.",
  },
  primary: { ferry: "Položit přívoz", ferries: "Přesunout přívoz" },
  skip: { ferries: "Nechat přívoz" },
  why: {
    ferry: "Nejdřív polož přívoz nového jezera.",
    ferries: "Přívoz se teď smí přesunout, nebo zůstat.",
    noLake: "Není tam jezero se dvěma takovými cestami.",
    sameFerry: "Přívoz už tyto dvě cesty spojuje.",
    ferryNotFound: "Žádná cesta z\u00a0nové kartičky nevede nejdřív k\u00a0tomuto přívozu, nebo se už přesunul.",
    noFerry: "Teď se žádný přívoz nepřesouvá.",
  },
  advice: { ferry: "Polož přívoz, jak je vidět na plánu." },
  steps: {
    ferry: "Kartička s\u00a0jezerem: položíš jeho přívoz.",
    ferries: "Jiné přívozy, k\u00a0nimž vede cesta z\u00a0tvé kartičky, se smějí přesunout.",
  },
  articles: {
    ferries: {
      title: "Přívozy",
      text: [
        "U\u00a0jezera cesty končí. Když položíš kartičku s\u00a0jezerem, smíš jako vždy postavit figurku na některou z\u00a0jeho cest; potom položíš přívoz tak, aby spojil dvě z\u00a0nich. Stanou se jednou cestou a\u00a0ostatní u\u00a0jezera končí. Teprve pak se boduje.",
        "Když položíš kartičku s\u00a0cestou, jdi po ní všemi směry. Každý přívoz, ke kterému dojdeš jako k\u00a0prvnímu, se smí přesunout: spojí pak dvě jiné cesty svého jezera. Přívoz se v\u00a0tomto tahu přesune nejvýš jednou a\u00a0nikdo ho přesouvat nemusí. Opatství žádný přívoz nepřesouvá.",
        "Dokončí-li se tím cesta, hned boduje, ať leží kdekoli; jezero platí za jednu kartičku. Figurky zůstávají, kde stojí; stavitel, který zůstal sám, jde domů. Přívoz stavitelovi druhou část tahu nepřinese.",
      ],
      see: "Přívoz Červené spojuje cesty na západě a\u00a0na východě: jedna cesta přes jezero. Cesta na jihu tam končí.",
    },
  },
};
