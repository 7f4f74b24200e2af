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
    offered: (tile) => `Na bazaru je kartička (${tile}).`,
    chosen: (name, tile) => `${name} vybírá kartičku (${tile}).`,
    bid: (name, count) => `${name} nabízí ${points(count)}.`,
    taken: (name, tile) => `${name} získává kartičku (${tile}) a položí ji v příštím tahu.`,
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
    choose: (tile) => `Vybrat kartičku: ${tile}`,
    bid: (count) => `Nabídnout ${count}`,
    buy: "Koupit kartičku",
    sell: "Prodat kartičku",
  },
  then: {
    bridge: "Potom most.",
  },
  holdings: {
    kinds: { bridges: "Mosty", castles: "Hrady", held: "Kartička z\u00a0bazaru" },
    bridges: (count) => `zbývá mostů: ${count}`,
    castles: (count) => `zbývá hradů: ${count}`,
    held: (tile) => `v příštím tahu položí kartičku (${tile})`,
  },
  feature: {
    castle: "Hrad",
    waits: "Boduje jednou: přinese tolik, kolik příští oblast dokončená na těchto dvou kartičkách nebo vedle nich.",
    lord: (name) => `Pánem hradu je figurka (${name}).`,
    scored: "Už bodoval.",
  },
  primary: {
    tileWithBridge: "Položit s mostem",
    bridge: "Postavit most",
    castle: "Postavit hrad",
  },
  skip: {
    tile: "Vyřadit kartičku",
    castle: "Vzít body",
    bazaar: "Pasovat",
  },
  hint: {
    tile: "Tato kartička pasuje jen s mostem. Polož ji s ním, nebo ji vyřaď a vezmi si jinou.",
    bridge: "Vyber místo pro svůj most: je to cesta přes louku. Potom ještě smíš postavit figurku.",
    castle: "Vezmi si body za své město, nebo z něj udělej hrad: figurka zůstane a dostaneš tolik, kolik přinese příští oblast dokončená vedle něj.",
    choose: "Každý dostane jednu z těchto kartiček pro svůj příští tah. Vyber jednu; nabízíš za ni jako první.",
    take: "Vyber kartičku, kterou položíš v příštím tahu.",
    bid: "Nabídni za tuto kartičku jako první: 0 nebo víc.",
    more: (name, count) => `${name} nabízí ${count}. Nabídni víc, nebo pasuj.`,
    last: (name, count) => `Nikdo nenabízí víc než ${count} (${name}). Zaplať ${count} a nech si kartičku, nebo ji prodej (${name}).`,
    onlySell: (name, count) => `Nikdo nenabízí víc než ${count} (${name}). Na zaplacení nemáš dost bodů: prodej kartičku (${name}).`,
    chosen: {
      tileWithBridge: "Díky mostu sem kartička pasuje. Most tu zůstane.",
      bridge: "Most je cesta přes louku. Potom ještě smíš postavit figurku.",
    },
  },
  why: {
    noBridge: "Tam most nemůže: patří na právě položenou kartičku nebo vedle ní, od louky k louce, a za jeho konci nesmí nic ležet. A musíš ho mít v zásobě.",
    bridgeUnneeded: "Most se klade s kartičkou jen tam, kde bez něj kartička nepasuje. Jinak ho postav až potom.",
    castle: "Nejdřív majitel města rozhodne, zda z něj bude hrad.",
    noCastle: "Hrad vznikne jen z právě dokončeného města ze dvou kartiček s oblými hradbami, ve kterém stojí jediná figurka.",
    bazaar: "Nejdřív je třeba dokončit bazar.",
    noBazaar: "Teď žádný bazar není.",
  },
  bazaar: {
    label: "Bazar",
    tile: (tile, parts) => `Kartička ${tile}: ${parts.join("; ")}`,
    lot: "draží se",
    players: "Hráči na bazaru",
    chooses: "vybírá",
    asked: "je na řadě",
    decides: "má poslední slovo",
    bids: (count) => `nabízí ${count}`,
    has: (tile) => `má kartičku (${tile})`,
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
  steps: {
    castle: "Z\u00a0malého dokončeného města se smí stát hrad místo toho, aby hned bodovalo.",
    bazaar: "Po kartičce s\u00a0bazarem se draží kartičky pro příští tah každého hráče.",
  },
  articles: {
    bridge: {
      title: "Mosty",
      text: [
        "S každou kartičkou, kterou položíš, smíš kromě figurky jednou postavit most přes tuto kartičku nebo přes sousední. Máš 3 mosty, v pěti nebo šesti hráčích 2.",
        "Most vede rovně od louky k louce a za jeho konci nesmí nic ležet. Je to cesta: 1 bod za kartičku a na koncích pokračuje. Louku nerozděluje a zůstane do konce. Na každou kartičku se vejde jeden.",
        "Na most přes právě položenou kartičku smí tvoje figurka, pokud je ta cesta volná.",
      ],
      points: [["Dokončená cesta i s mosty", "1 za kartičku"]],
      see: "Červená postavila most přes cestu a dala na něj lupiče. Cesta vedoucí přes most má tři kartičky.",
    },
    fitting: {
      title: "Most, díky kterému kartička pasuje",
      text: [
        "Pokud kartička v ruce pasuje až díky tvému mostu, přes ni samotnou nebo přes sousední kartičku, smíš položit obojí najednou.",
        "Pasuje-li jen takhle, smíš ji také vyřadit a vzít si jinou.",
      ],
      see: "Cesta první kartičky naráží na louku kláštera: pasuje to jen díky mostu Červené. Stojí na něm její lupič.",
    },
    castle: {
      title: "Hrady",
      text: [
        "Když se dokončí město přesně ze dvou kartiček, každá s oblou hradbou jen u jedné hrany, a stojí v něm jediná figurka, smí z něj její majitel místo bodů udělat hrad. Figurka zůstane jako pán hradu. Máš 3 hrady, v pěti nebo šesti hráčích 2.",
        "Hrad boduje jednou: tolik, kolik příští oblast, která se později dokončí na jeho dvou kartičkách nebo na dvou kartičkách podél každé delší strany, ať patří komukoli. Pak se pán hradu vrátí. Bez takové oblasti nepřinese nic.",
        "Pán hradu je v bezpečí před drakem, věžemi i princeznami. Sedlákům a statkům přináší hrad o 1 bod víc než město. Králi se nepočítá.",
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
        "Když položíš kartičku s bazarem, otočí se na konci tvého tahu tolik kartiček, kolik je hráčů. Soused po levici si jednu vybere a nabídne 0 bodů nebo víc; pak smí každý další hráč bez kartičky jednou nabídnout víc, nebo pasovat.",
        "Potom ten, kdo vybíral, kartičku koupí a nejvyšší nabídku zaplatí tomu, kdo ji dal, nebo mu kartičku za tu cenu prodá. Kdo má méně bodů, může jen prodat. Nenabídl-li nikdo víc, zaplatí ten, kdo vybíral, svou vlastní nabídku a nedostane ji nikdo. Vybírá další hráč bez kartičky; poslední kartička je zdarma.",
        "V příštím tahu položíš tuto kartičku místo tažení nové. „Možnosti pravidel“ mohou dražbu vynechat: každý si pak prostě jednu vybere.",
      ],
      see: "Modrá koupila kartičku a zaplatila 1 bod Zelené, která nabídla nejvíc. Zelená pak jinou prodala Červené za 1 bod.",
    },
  },
};
