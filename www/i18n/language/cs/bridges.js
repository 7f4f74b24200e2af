// @ts-check
/** Bridges, castles, bazaars and the City of Carcassonne: what happens, what can be done and what is seen, in Czech. */
import { words } from "../words.js";
import { FIGURES, cell, place, points } from "./game.js";

const { plural, capital } = words("cs");

/** The quarters of the City of Carcassonne: the name, and with "from" and "to". @type {Record<string, { name: string, from: string, to: string }>} */
const QUARTERS = {
  castle: { name: "hrad", from: "z hradu", to: "do hradu" },
  market: { name: "tržiště", from: "z tržiště", to: "na tržiště" },
  blacksmith: { name: "kovárna", from: "z kovárny", to: "do kovárny" },
  cathedral: { name: "katedrála", from: "z katedrály", to: "do katedrály" },
};
/** For what a figure is sent there. @type {Record<string, string>} */
const FOR = { castle: "města", market: "louky", blacksmith: "cesty", cathedral: "kláštery" };
/** @type {Record<string, string>} */
const SERVES = { castle: "do měst, která", blacksmith: "na cesty, které", cathedral: "do klášterů, které" };
/** @type {Record<string, string>} */
const ONTO = { road: "na cestu", city: "do města", monastery: "do kláštera", field: "na louku", garden: "do zahrady" };
/** @type {Record<string, string>} */
const ACROSS = { NS: "ze severu na jih", EW: "z východu na západ" };
/** What the arrow of a tile gives that points at another tile. @type {Record<string, string>} */
const ARROW = {
  beside: "tvá figurka smí i k jiné tvé figurce",
  elsewhere: "tvá figurka smí i na jiný dílek",
  again: "máš ještě jeden tah",
};

/** @type {typeof import("../en/bridges.js").bridges} */
export const bridges = {
  arrows: { beside: "šipka pro figurku k jiné tvé figurce", elsewhere: "šipka na jiné dílky", again: "šipka pro další tah" },
  pieces: { "bridge.NS": "Most ↕", "bridge.EW": "Most ↔", castle: "Hrad", count: "Hrabě" },
  quarter: (quarter) => capital(QUARTERS[quarter].name),
  serves: (quarter) => capital(FOR[quarter]),
  mover: { castle: (name) => `${name}: hrad?`, moveOut: (name) => `${name}: odejít z Carcassonne?`, bazaar: (name) => `Bazar: ${name}` },
  events: {
    sent: (name, figure, quarter) => `${name} posílá ${FIGURES[figure].object} do Carcassonne, ${QUARTERS[quarter].to}.`,
    left: (name, figure, quarter, feature) => `${name} přesouvá ${FIGURES[figure].object} ${QUARTERS[quarter].from} ${ONTO[feature]}.`,
    bridge: (name, x, y, axis) => `${name} staví most ${ACROSS[axis]} (${cell(x, y)}).`,
    castle: (name) => `${name} mění město v hrad.`,
    offered: (tile) => `Na bazaru je dílek (${tile}).`,
    chosen: (name, tile) => `${name} vybírá dílek (${tile}).`,
    bid: (name, count) => `${name} nabízí ${points(count)}.`,
    taken: (name, tile) => `${name} získává dílek (${tile}) a položí ho v příštím tahu.`,
    count: (name, quarter) => `${name} přesouvá hraběte ${QUARTERS[quarter].to}.`,
    pays: (name, count) => `${name} platí na bazaru: ${points(count)}.`,
    again: (name) => `Šipka (${name}): ještě jeden dílek.`,
  },
  scores: {
    castle: " za hrad",
    bazaar: " na bazaru",
    arrow: " za šipku",
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
    send: (figure, quarter) => `${capital(FIGURES[figure].name)} ${QUARTERS[quarter].to}, pro ${FOR[quarter]}`,
    count: (quarter) => `Hrabě ${QUARTERS[quarter].to}`,
    moveOut: (figure, quarter, x, y, where) => `${capital(FIGURES[figure].name)} ${QUARTERS[quarter].from}, ${cell(x, y)}: ${place(where)}`,
  },
  then: "Potom most.",
  holdings: {
    bridges: (count) => `zbývá mostů: ${count}`,
    castles: (count) => `zbývá hradů: ${count}`,
    held: (tile) => `v příštím tahu položí dílek (${tile})`,
  },
  feature: {
    castle: "Hrad",
    waits: "Boduje jednou: přinese tolik, kolik příští oblast dokončená na těchto dvou dílcích nebo vedle nich.",
    lord: (name) => `Pánem hradu je figurka (${name}).`,
    scored: "Už bodoval.",
    quarter: (quarter) => `Carcassonne: ${QUARTERS[quarter].name}`,
    serves: (quarter) =>
      quarter === "market"
        ? "Odtud smějí figurky na louky, které se právě budou bodovat, většinou na konci hry."
        : `Odtud smějí figurky ${SERVES[quarter]} se právě budou bodovat.`,
    empty: "Nikdo tu není.",
    there: (name, count) => `${name}: ${plural(count, { one: "# figurka", few: "# figurky", other: "# figurek" })}`,
    count: "Je tu hrabě: nikdo tuto čtvrť neopustí.",
  },
  primary: {
    tileWithBridge: "Položit s mostem",
    bridge: "Postavit most",
    castle: "Postavit hrad",
    moveOut: "Přesunout figurku",
    send: "Poslat figurku",
    count: "Přesunout hraběte",
  },
  skip: {
    tile: "Odložit dílek",
    castle: "Vzít body",
    moveOut: "Nikoho nepřesunout",
    send: "Nikoho neposlat",
    count: "Hrabě zůstane",
    bazaar: "Pasovat",
  },
  hint: {
    arrow: {
      drawn: (gives) => `Ukazuje-li šipka na prázdné místo, získáš 2 body; ukazuje-li na dílek, ${ARROW[gives]}.`,
      far: "Šipka: tvá figurka smí na kterékoli vyznačené místo, i na jiných dílcích.",
      again: "Díky šipce máš potom ještě jeden tah.",
      either: "Dvě šipky: díky jedné z nich postav figurku na jiný dílek, nebo si potom zahraj ještě jeden tah.",
      given: "Tvoje šipka: ještě jeden dílek.",
    },
    tile: "Tento dílek pasuje jen s mostem. Polož ho s ním, nebo ho odlož a vezmi si jiný.",
    bridge: "Vyber místo pro svůj most: je to cesta přes louku. Potom ještě smíš postavit figurku.",
    castle: "Vezmi si body za své město, nebo z něj udělej hrad: figurka zůstane a dostaneš tolik, kolik přinese příští oblast dokončená vedle něj.",
    moveOut: "Před bodováním smíš přesunout figurky z Carcassonne do vyznačených oblastí.",
    send: "Ostatní bodovali a ty ne: smíš poslat figurku do Carcassonne. Vyber jednu ze čtyř čtvrtí: odtud bude moci později do města, na cestu, do kláštera nebo na louku, těsně před jejich bodováním.",
    waits: {
      castle: "Figurka tu počká, až bude moci do města, které se právě bude bodovat.",
      market: "Figurka tu počká, až bude moci na louku, většinou na konci hry.",
      blacksmith: "Figurka tu počká, až bude moci na cestu, která se právě bude bodovat.",
      cathedral: "Figurka tu počká, až bude moci do kláštera, který se právě bude bodovat.",
    },
    count: "Smíš také přesunout hraběte: ze čtvrti, kde je, nikdo neodejde.",
    choose: "Každý dostane jeden z těchto dílků pro svůj příští tah. Vyber jeden; nabízíš za něj první.",
    take: "Vyber dílek, který položíš v příštím tahu.",
    bid: "Zahaj dražbu tohoto dílku: nabídni 0 nebo víc.",
    more: (name, count) => `${name} nabízí ${count}. Nabídni víc, nebo pasuj.`,
    last: (name, count) => `Nikdo nenabízí víc než ${count} (${name}). Zaplať ${count} a nech si dílek, nebo ho prodej (${name}).`,
    chosen: {
      tileWithBridge: "Díky mostu sem dílek pasuje. Most tu zůstane.",
      bridge: "Most je cesta přes louku. Potom ještě smíš postavit figurku.",
      count: "Dokud je tu hrabě, nikdo tuto čtvrť neopustí.",
      moveOut: "Tvoje figurka se bude při bodování počítat.",
    },
  },
  why: {
    noArrow: "Na jiný dílek se figurka dostane jen v tahu, ve kterém působí šipka, nebo portálem, a jen jednou.",
    noBridge: "Tam most nemůže: patří na právě položený dílek nebo vedle něj, od louky k louce, a za jeho konci nesmí nic ležet. A musíš ho mít v zásobě.",
    bridgeUnneeded: "Most se klade s dílkem jen tam, kde dílek bez něj nepasuje. Jinak ho postav až potom.",
    castle: "Nejdřív majitel města rozhodne, zda z něj bude hrad.",
    noCastle: "Hrad vznikne jen z právě dokončeného města ze dvou dílků s oblými hradbami, ve kterém stojí jediná figurka.",
    bazaar: "Nejdřív je třeba dokončit bazar.",
    noBazaar: "Teď žádný bazar není.",
    sending: "Nejdřív rozhodni, zda pošleš figurku do Carcassonne.",
    noSending: "Figurku do Carcassonne pošleš, jen když tvůj dílek přinese body ostatním a tobě ne. A do té čtvrti musí smět.",
    count: "Nejdřív rozhodni, zda se hrabě přesune.",
    noCount: "Tam teď hrabě nemůže.",
    moveOut: "Nejdřív rozhodni, které figurky opustí Carcassonne.",
    noMoveOut: "Taková figurka tam teď z Carcassonne nemůže.",
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
  },
};
