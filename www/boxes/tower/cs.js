// @ts-check
/** The Tower, in Czech. */
import { FIGURES, cell, place, points } from "../../i18n/language/cs/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("cs");

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    atop: (name, figure) => `${name} staví ${FIGURES[figure].object} na věž.`,
    floor: (name, floors) => `${name} přidává patro na věž: teď má výšku ${floors}.`,
    captured: (captor, name, figure) => `${captor} bere figurku do zajetí: ${FIGURES[figure].name} (${name}).`,
    freed: (name, figure, captor) => `Figurka se vrací ze zajetí hráče ${captor}: ${FIGURES[figure].name} (${name}).`,
    pays: (name, count) => `${name} platí výkupné: ${points(count)}.`,
  },
  scores: {
    ransom: " jako výkupné",
  },
  actions: {
    floor: (x, y, floors) => `${floors}. patro věže (${cell(x, y)})`,
    capture: (name, figure, x, y, where) => `Zajmout: ${FIGURES[figure].name} (${name}), ${cell(x, y)}: ${place(where)}`,
    exchange: (name, figure) => `Vyměnit zpět: ${FIGURES[figure].name} (${name})`,
    ransom: (name, figure) => `Zaplatit 3 body (${name}): ${FIGURES[figure].name}`,
  },
  then: {
    floor: "Potom patro na věž.",
  },
  holdings: {
    kinds: { floors: "Patra", prisoners: "Zajatci" },
    prisoner: (count, figure, owner) => `v zajetí: ${count > 1 ? `${count} × ` : ""}${FIGURES[figure].name} (${owner})`,
    floors: (count) => `zbývá pater: ${count}`,
  },
  feature: {
    tower: (count) => plural(count, { zero: "Základ věže", one: "Věž s # patrem", few: "Věž se # patry", other: "Věž s # patry" }),
    reach: (count) =>
      plural(count, {
        zero: "První patro tu smí postavit kdokoli.",
        other: "Kdo přidá patro, smí zajmout figurku na této kartičce nebo v přímém směru do vzdálenosti {next} kartiček.",
      }).replace("{next}", String(count + 1)),
    open: "Nahoře nikdo nestojí.",
    onTop: (name) => `Nahoře stojí figurka (${name}): patro nelze přidat.`,
  },
  pieces: {
    piece: "Patro",
  },
  atop: "Na věži",
  primary: {
    floor: "Postavit patro",
    capture: "Zajmout figurku",
    exchange: "Vzít tuto figurku zpět",
    ransom: "Zaplatit výkupné",
  },
  skip: {
    capture: "Nikoho nezajmout",
  },
  hint: {
    piece: "Vyber věž pro své patro.",
    capture: "Tvoje věž dosáhne na tyto figurky: vyber, kterou zajmeš, nebo žádnou.",
    exchange: "Navzájem si držíte figurky. Vyber, která tvoje se vrátí.",
    chosen: {
      floor: "O patro víc: pak smíš zajmout figurku v dosahu.",
      atop: "Tvoje figurka věž uzavře: dokud neodejde, patro nepřibude.",
      capture: "Tuto figurku zajmeš.",
      exchange: "Tato figurka se ti vrátí.",
      ransom: "Zaplatíš 3 body a figurka se ti hned vrátí.",
    },
  },
  why: {
    noFloorThere: "Na věž smí figurka, až když má věž patro.",
    noFloor: "Už nemáš žádné patro.",
    noFoundation: "Tady není věž, na kterou lze přidat patro.",
    capture: "Nejdřív rozhodni, koho zajmeš a zda vůbec.",
    outOfReach: "Tato figurka je mimo dosah věže.",
    noCapture: "Figurku zajmeš jen poté, co přidáš patro na věž.",
    exchange: "Nejdřív vyber, která tvoje figurka se vrátí.",
    noPrisoner: "Takovou tvoji figurku tento hráč nedrží.",
    noExchange: "Nejsou žádní zajatci k výměně.",
    noRansom: "Výkupné smíš zaplatit jednou ve svém tahu, máš-li aspoň 3 body, za svou zajatou figurku.",
  },
  advice: {
    floor: "Postav patro, jak je vidět na plánu.",
    capture: "Zajmi figurku, jak je vidět na plánu.",
    exchange: "Vezmi si figurku zpět.",
    ransom: "Zaplať výkupné.",
  },
  steps: {
    capture: "Věž, která právě povyrostla, smí zajmout figurku v\u00a0dosahu.",
    exchange: "Hráči, kteří navzájem drží své figurky, si je vymění.",
  },
  articles: {
    floors: {
      title: "Věže",
      text: [
        "Místo postavení figurky smíš položit jedno ze svých pater na základ nebo na věž bez figurky nahoře. Ve dvou má každý 10 pater, ve třech, čtyřech, pěti a šesti 9, 7, 6 a 5.",
        "Nebo postav družiníka, velkého družiníka nebo fantoma na věž, která má patro. To věž uzavře, dokud figurka neodejde. Nahoře neboduje.",
      ],
      points: [["Patra pro 2, 3, 4, 5 a 6 hráčů", "10, 9, 7, 6, 5"]],
      see: "Na věži, kterou začala Červená, stojí družiník Modré: patro nelze přidat.",
    },
    capture: {
      title: "Zajetí figurek",
      text: [
        "Když přidáš patro, smíš zajmout jednu figurku: na kartičce věže nebo nanejvýš tolik kartiček daleko, kolik má teď věž pater, ve čtyřech přímých směrech, i přes mezery a jiné věže.",
        "Stavitele, prasátka a statky zajmout nelze, ale stavitel nebo prasátko, které zůstane samo, jde domů. Figurky na věžích zajmout lze. Tvoje vlastní se ti vrátí.",
      ],
      see: "Modrá přidala patro a zajala družiníka Červené na vedlejší kartičce.",
    },
    ransom: {
      title: "Výměna a výkupné",
      text: [
        "Jakmile dva hráči drží navzájem své figurky, vymění si jednu za jednu. Je-li na výběr, řekne ten, kdo právě zajal, která jeho figurka se vrátí.",
        "Jednou ve svém tahu smíš, máš-li aspoň 3 body, zaplatit hráči 3 body za svou figurku a hned ji použít: klepni na zajatce u jeho jména. Na konci zajatci nic nepřinášejí.",
      ],
      points: [["Výkupné, pro toho, kdo figurku drží", "3"]],
      see: "Červená zaplatila Modré 3 body za zajatého družiníka.",
    },
  },
};
