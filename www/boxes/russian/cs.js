// @ts-check
/** Russian Promos, in Czech. */
import { FEATURES, FIGURES, cell, place, points } from "../../i18n/language/cs/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural, listed } = of("cs");

Object.assign(FEATURES, { hut: "chaloupka", oak: "dub", pond: "rybník" });

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    oak: (name, figure) => `${name}: ${FIGURES[figure].name} leze na dub.`,
    pond: (name, figure) => `${name}: ${FIGURES[figure].name} padá do rybníka.`,
  },
  placed: { hut: (name, figure) => `${name} staví ${FIGURES[figure].object} do chaloupky.` },
  scores: { hut: (count) => plural(count, { zero: " za chaloupku bez volných míst kolem", other: " za chaloupku (volných míst kolem: #)" }) },
  pays: { pond: (name, count) => `${name} ztrácí ${points(count)} za figurky v\u00a0rybníce.` },
  actions: {
    figure: (figure, x, y, where) => `Vzít zpět: ${FIGURES[figure].name} (${cell(x, y)}: ${place(where)})`,
  },
  /** On a tile, in words. */
  parts: { hut: "chaloupka", oak: "dub", pond: "rybník" },
  feature: {
    spaces: (count) =>
      plural(count, { zero: "Kolem není volné místo.", one: "Kolem je # volné místo.", few: "Kolem jsou # volná místa.", other: "Kolem je # volných míst." }),
    worth: (worth) => `Na konci přinese ${points(worth)}.`,
    who: (names) => `Zde: ${listed(names)}.`,
    nobody: "Nikdo zde není.",
    oak: "Kdo stojí na jeho cestě, vyleze na něj a\u00a0čeká tam.",
    pond: "Kdo stojí na kartičkách kolem, spadne dovnitř. Na konci hry za každou figurku v\u00a0něm ztratí její hráč 2\u00a0body.",
  },
  labels: { hut: "Chaloupka" },
  primary: { return: "Vzít zpět" },
  hint: {
    trapped: "Některá tvá figurka je na dubu nebo v\u00a0rybníce. Místo postavení figurky na ni smíš klepnout a\u00a0vzít ji zpět.",
    chosen: "Vrátí se do tvé zásoby bez bodů a\u00a0žádnou figurku nepostavíš.",
  },
  why: {
    pond: "Na kartičku s\u00a0rybníkem se nikdo nestaví.",
    noReturn: "Bez bodů lze vzít zpět jen figurku z\u00a0dubu nebo rybníka na jiné kartičce.",
  },
  /** Why nobody can go into the hut. */
  taken: { hut: "Tato figurka nemůže do chaloupky: už tam někdo je, nebo tam takové figurky nesmějí." },
  then: { return: "Potom se vezme zpět figurka z\u00a0dubu nebo rybníka." },
  advice: { return: "Vezmi figurku zpět, jak je vidět na plánu." },
  steps: {
    trapsAfterFigure: "Družiníci na cestě u\u00a0dubu nebo kolem rybníka tam uvíznou. Než se cokoli boduje, zkontroluje se to znovu.",
  },
  articles: {
    promos: {
      title: "Ruské promokartičky",
      text: [
        "Do chaloupky smí družiník, velký družiník, vůz, principál nebo fantom. Boduje se jako klášter, ale obráceně: 1\u00a0bod za ni a\u00a01 za každé volné místo kolem. Když je kolem všech osm kartiček, je dokončená a\u00a0přinese 1\u00a0bod; na konci hry přinese tím víc, čím víc místa kolem ní zbývá.",
        "Dub stojí u\u00a0cesty. Jakmile jsou na té cestě družiníci, vylezou na dub dřív, než se cokoli boduje, a\u00a0nic už neobsazují. Rybník dělá totéž s\u00a0každým družiníkem na osmi kartičkách kolem, ať stojí kdekoli; v\u00a0bezpečí jsou jen páni hradů a\u00a0figurky v\u00a0Carcassonne. Na kartičku s\u00a0rybníkem se nikdo nestaví.",
        "Ve svém tahu smíš místo postavení figurky vzít jednu svou zpět z\u00a0dubu nebo rybníka, ale ne z\u00a0právě přiložené kartičky. Na konci hry ztratí hráč za každou svou figurku v\u00a0rybníce 2\u00a0body. Kámen jen ukončuje cestu.",
      ],
      see: "Vedle chaloupky Červené jsou dvě kartičky, přinese tedy 7\u00a0bodů. Za družiníka v\u00a0rybníce ztratí Modrá 2\u00a0body.",
    },
  },
};
