// @ts-check
/** Bridges, Castles and Bazaars, in Czech. */
import { cell, points } from "../../i18n/language/cs/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("cs");

/** @type {Record<string, string>} */
const ACROSS = { NS: "ze severu na jih", EW: "z východu na západ" };

/** @type {typeof import("./en.js").words} */
export const words = {
  pieces: {
    "bridge.NS": "Most ↕",
    "bridge.EW": "Most ↔",
    castle: "Hrad",
  },
  mover: {
    castle: (name) => `${name}: hrad?`,
    bazaar: (name) => `Bazar: ${name}`,
  },
  events: {
    bridge: (name, x, y, axis) => `${name} staví most ${ACROSS[axis]} (${cell(x, y)}).`,
    castle: (name) => `${name} mění město v hrad.`,
    offered: (tile) => `Na bazaru je dílek (${tile}).`,
    chosen: (name, tile) => `${name} vybírá dílek (${tile}).`,
    bid: (name, count) => `${name} nabízí ${points(count)}.`,
    taken: (name, tile) => `${name} získává dílek (${tile}) a položí ho v příštím tahu.`,
    pays: (name, count) => `${name} platí na bazaru: ${points(count)}.`,
  },
  scores: {
    castle: " za hrad",
    bazaar: " na bazaru",
    castles: (count) => plural(count, { one: ", z toho # hrad", few: ", z toho # hrady", other: ", z toho # hradů" }),
  },
  actions: {
    withBridge: (tile, x, y, axis) => `${tile}, s mostem ${ACROSS[axis]} (${cell(x, y)})`,
    bridge: (x, y, axis) => `Most ${ACROSS[axis]}: ${cell(x, y)}`,
    castle: (x, y) => `Hrad: ${cell(x, y)}`,
    choose: (tile) => `Vybrat dílek: ${tile}`,
    bid: (count) => `Nabídnout ${count}`,
    buy: "Koupit dílek",
    sell: "Prodat dílek",
  },
  then: {
    bridge: "Potom most.",
  },
  holdings: {
    kinds: { bridges: "Mosty", castles: "Hrady", held: "Kartička z\u00a0bazaru" },
    bridges: (count) => `zbývá mostů: ${count}`,
    castles: (count) => `zbývá hradů: ${count}`,
    held: (tile) => `v příštím tahu položí dílek (${tile})`,
  },
  feature: {
    castle: "Hrad",
    waits: "Boduje jednou: přinese tolik, kolik příští oblast dokončená na těchto dvou dílcích nebo vedle nich.",
    lord: (name) => `Pánem hradu je figurka (${name}).`,
    scored: "Už bodoval.",
  },
  primary: {
    tileWithBridge: "Položit s mostem",
    bridge: "Postavit most",
    castle: "Postavit hrad",
  },
  skip: {
    tile: "Odložit dílek",
    castle: "Vzít body",
    bazaar: "Pasovat",
  },
  hint: {
    tile: "Tento dílek pasuje jen s mostem. Polož ho s ním, nebo ho odlož a vezmi si jiný.",
    bridge: "Vyber místo pro svůj most: je to cesta přes louku. Potom ještě smíš postavit figurku.",
    castle: "Vezmi si body za své město, nebo z něj udělej hrad: figurka zůstane a dostaneš tolik, kolik přinese příští oblast dokončená vedle něj.",
    choose: "Každý dostane jeden z těchto dílků pro svůj příští tah. Vyber jeden; nabízíš za něj první.",
    take: "Vyber dílek, který položíš v příštím tahu.",
    bid: "Zahaj dražbu tohoto dílku: nabídni 0 nebo víc.",
    more: (name, count) => `${name} nabízí ${count}. Nabídni víc, nebo pasuj.`,
    last: (name, count) => `Nikdo nenabízí víc než ${count} (${name}). Zaplať ${count} a nech si dílek, nebo ho prodej (${name}).`,
    chosen: {
      tileWithBridge: "Díky mostu sem dílek pasuje. Most tu zůstane.",
      bridge: "Most je cesta přes louku. Potom ještě smíš postavit figurku.",
    },
  },
  why: {
    noBridge: "Tam most nemůže: patří na právě položený dílek nebo vedle něj, od louky k louce, a za jeho konci nesmí nic ležet. A musíš ho mít v zásobě.",
    bridgeUnneeded: "Most se klade s dílkem jen tam, kde dílek bez něj nepasuje. Jinak ho postav až potom.",
    castle: "Nejdřív majitel města rozhodne, zda z něj bude hrad.",
    noCastle: "Hrad vznikne jen z právě dokončeného města ze dvou dílků s oblými hradbami, ve kterém stojí jediná figurka.",
    bazaar: "Nejdřív je třeba dokončit bazar.",
    noBazaar: "Teď žádný bazar není.",
  },
  bazaar: {
    label: "Bazar",
    tile: (tile, parts) => `Dílek ${tile}: ${parts.join("; ")}`,
    lot: "draží se",
    players: "Hráči na bazaru",
    chooses: "vybírá",
    asked: "je na řadě",
    decides: "má poslední slovo",
    bids: (count) => `nabízí ${count}`,
    has: (tile) => `má dílek (${tile})`,
    amount: "Tvoje nabídka",
    less: "O bod méně",
    more: "O bod víc",
    lowest: "Nejméně",
    all: "Vše",
    bid: (count) => `Nabídnout ${count}`,
    pass: "Pasovat",
    buy: (count) => `Koupit za ${count}`,
    sell: (name, count) => `Prodat za ${count} (${name})`,
    left: (points) => `Získáš-li kartičku, zbude ti ${points}.`,
    outcome: (bought, sold) => `Koupíš-li, zbude ti ${bought}; prodáš-li, budeš mít ${sold}.`,
  },
  articles: {
    bridge: {
      title: "Mosty",
      text: [
        "S každým dílkem, který položíš, smíš kromě figurky jednou postavit most přes tento dílek nebo přes sousední. Máš 3 mosty, v pěti nebo šesti hráčích 2.",
        "Most vede rovně od louky k louce a za jeho konci nesmí nic ležet. Je to cesta: 1 bod za dílek a na koncích pokračuje. Louku nerozděluje a zůstane do konce. Na každý dílek se vejde jeden.",
        "Na most přes právě položený dílek smí tvoje figurka, pokud je ta cesta volná.",
      ],
      points: [["Dokončená cesta i s mosty", "1 za dílek"]],
      see: "Červená postavila most přes cestu a dala na něj lapku. Cesta vedoucí přes most má tři dílky.",
    },
    fitting: {
      title: "Most, díky kterému dílek pasuje",
      text: [
        "Pokud dílek v ruce pasuje až díky tvému mostu, přes něj samotný nebo přes sousední dílek, smíš položit obojí najednou.",
        "Pasuje-li jen takhle, smíš ho také odložit a vzít si jiný.",
      ],
      see: "Cesta prvního dílku naráží na louku kláštera: pasuje to jen díky mostu Červené. Stojí na něm její lapka.",
    },
    castle: {
      title: "Hrady",
      text: [
        "Když se dokončí město přesně ze dvou dílků, každý s oblou hradbou jen u jedné hrany, a stojí v něm jediná figurka, smí z něj její majitel místo bodů udělat hrad. Figurka zůstane jako pán hradu. Máš 3 hrady, v pěti nebo šesti hráčích 2.",
        "Hrad boduje jednou: tolik, kolik příští oblast, která se později dokončí na jeho dvou dílcích nebo na dvou dílcích podél každé delší strany, ať patří komukoli. Pak se pán hradu vrátí. Bez takové oblasti nepřinese nic.",
        "Pán hradu je v bezpečí před drakem, věžemi i princeznami. Sedlákům a stodolám přináší hrad o 1 bod víc než město. Králi se nepočítá.",
      ],
      points: [
        ["Hrad", "tolik co oblast"],
        ["Hrad u louky", "o 1 víc než město"],
      ],
      see: "Cesta Modré vedle hradu Červené je dokončená: 2 body pro Modrou a stejně pro Červenou.",
    },
    bazaar: {
      title: "Bazary",
      text: [
        "Když položíš dílek s bazarem, otočí se na konci tvého tahu tolik dílků, kolik je hráčů. Soused po levici si jeden vybere a nabídne 0 bodů nebo víc; pak smí každý další hráč bez dílku jednou nabídnout víc, nebo pasovat.",
        "Potom ten, kdo vybíral, dílek koupí a nejvyšší nabídku zaplatí tomu, kdo ji dal, nebo mu ho za ni prodá. Kdo má méně bodů, může jen prodat. Nenabídl-li nikdo víc, zaplatí ten, kdo vybíral, svou vlastní nabídku a nedostane ji nikdo. Vybírá další hráč bez dílku; poslední dílek je zdarma.",
        "V příštím tahu položíš tento dílek místo tažení nového. „Volby pravidel“ umějí dražbu vynechat: každý si pak prostě jeden vybere.",
      ],
      see: "Modrá koupila dílek a zaplatila 1 bod Zelené, která nabídla nejvíc. Zelená pak jiný prodala Červené za 1 bod.",
    },
  },
};
