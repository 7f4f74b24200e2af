// @ts-check
/** Little Buildings, in Czech. */
import { cell } from "../../i18n/language/cs/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("cs");

const KINDS = { shed: "kůlnu", house: "dům", tower: "věž" };

/** @type {typeof import("./en.js").words} */
export const words = {
  events: { building: (name, building, x, y) => `${name} staví ${KINDS[building]} (${cell(x, y)}).` },
  extras: ", s\u00a0malými stavbami",
  actions: { shed: "Postavit kůlnu", house: "Postavit dům", tower: "Postavit věž" },
  visitors: "Stojí tu malá stavba: přidává body tomu, co leží na této kartičce.",
  holdings: {
    left: (count) => plural(count, { zero: "žádná malá stavba", one: "ještě # malá stavba", few: "ještě # malé stavby", other: "ještě # malých staveb" }),
    kind: "Zbývající malé stavby",
  },
  pieces: { shed: "Kůlna", house: "Dům", tower: "Věž" },
  labels: { shed: "Kůlna", house: "Dům", tower: "Věž" },
  hint: "Cesty, města a\u00a0louky na této kartičce a\u00a0kláštery kolem pak mají větší hodnotu, a\u00a0to pro všechny.",
  primary: { shed: "Postavit kůlnu", house: "Postavit dům", tower: "Postavit věž" },
  why: {
    noBuildingLeft: "Takovou stavbu už nemáš.",
    buildingLater: "Malá stavba se staví místo figurky na právě položenou kartičku.",
  },
  then: { building: "Potom se postaví malá stavba." },
  advice: { building: "Postav na kartičku malou stavbu." },
  articles: {
    buildings: {
      title: "Malé stavby",
      text: [
        "Každý má několik kůlen, domů a\u00a0věží. Místo figurky smíš jednu z\u00a0nich postavit na právě položenou kartičku, i\u00a0když by tam žádná figurka stát nemohla, a\u00a0také na opatství.",
        "Každá přidá 1 bod každé cestě, městu a\u00a0louce na své kartičce, kdykoli se bodují, ať body dostane kdokoli, a\u00a0každému klášteru nebo zahradě na své kartičce nebo na jedné z\u00a0osmi okolních. „Možnosti pravidel“ mohou dát domům hodnotu 2 body a\u00a0věžím 3.",
        "Tyto body přijdou na řadu nakonec: čarodějnice je nepůlí. Opat vzatý zpět je nedostane. Potom ještě smíš postavit fantoma.",
      ],
      see: "Na dokončené cestě Červené stojí dům: 3 body za její kartičky a\u00a01 za dům.",
    },
  },
};
