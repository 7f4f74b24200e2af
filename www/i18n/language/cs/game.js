// @ts-check
/** What happens in a game and what is seen on the board, in Czech. Names stand in the nominative: they cannot be declined. */
import { hasRole, words } from "../words.js";

const { plural, capital, listed } = words("cs");

/** @type {Record<string, string>} */
export const FEATURES = {
  road: "cesta",
  city: "město",
  monastery: "klášter",
  field: "louka",
  garden: "zahrada",
  barn: "statek",
  river: "řeka",
  tower: "věž",
  volcano: "sopka",
  dragon: "drak",
  portal: "tajná chodba",
  bazaar: "bazar",
  quarter: "čtvrť Carcassonne",
};
/** Where a figure is put. @type {Record<string, string>} */
const ONTO = { road: "na cestu", city: "do města", monastery: "do kláštera", field: "na louku", garden: "do zahrady", tower: "na věž" };
/** Where a figure stands. @type {Record<string, string>} */
const ON = { road: "na cestě", city: "ve městě", monastery: "v klášteře", field: "na louce", garden: "v zahradě", tower: "na věži" };
/** @type {Record<string, string>} */
const ON_THIS = {
  road: "Na této cestě",
  city: "V tomto městě",
  monastery: "V tomto klášteře",
  field: "Na této louce",
  garden: "V této zahradě",
  tower: "Na této věži",
};
/** As what a figure is put there. @type {Record<string, string>} */
const AS = { road: "lupiče", city: "rytíře", monastery: "mnicha", field: "sedláka", garden: "opata" };
/** @type {Record<string, { one: string, few: string, other: string }>} */
const COUNTED = {
  road: { one: "# lupič", few: "# lupiči", other: "# lupičů" },
  city: { one: "# rytíř", few: "# rytíři", other: "# rytířů" },
  monastery: { one: "# mnich", few: "# mniši", other: "# mnichů" },
  field: { one: "# sedlák", few: "# sedláci", other: "# sedláků" },
  garden: { one: "# opat", few: "# opati", other: "# opatů" },
};
/** The kinds of figures: the name, as an object, and with "no". @type {Record<string, { name: string, object: string, no: string }>} */
export const FIGURES = {
  meeple: { name: "družiník", object: "družiníka", no: "žádného družiníka" },
  large: { name: "velký družiník", object: "velkého družiníka", no: "žádného velkého družiníka" },
  abbot: { name: "opat", object: "opata", no: "žádného opata" },
  mayor: { name: "starosta", object: "starostu", no: "žádného starostu" },
  wagon: { name: "vůz", object: "vůz", no: "žádný vůz" },
  builder: { name: "stavitel", object: "stavitele", no: "žádného stavitele" },
  pig: { name: "prasátko", object: "prasátko", no: "žádné prasátko" },
  phantom: { name: "fantom", object: "fantoma", no: "žádného fantoma" },
  barn: { name: "statek", object: "statek", no: "žádný statek" },
  abbey: { name: "opatství", object: "opatství", no: "žádné opatství" },
};
/** Tokens of goods, counted. @type {Record<string, import("../words.js").Forms>} */
const GOODS = {
  wine: { zero: "žádné víno", one: "# víno", few: "# vína", other: "# vín" },
  wheat: { zero: "žádné obilí", other: "# obilí" },
  cloth: { zero: "žádná látka", one: "# látka", few: "# látky", other: "# látek" },
};
/** @type {Record<string, string>} */
const MOST = { wine: "nejvíc vína", wheat: "nejvíc obilí", cloth: "nejvíc látek" };
/** Edges, and halves of edges: two for each, the one to the left or above first where it is read. @type {Record<string, string>} */
export const SIDES = {
  N: "sever",
  E: "východ",
  S: "jih",
  W: "západ",
  NNE: "severní hrana vpravo",
  ENE: "východní hrana nahoře",
  ESE: "východní hrana dole",
  SSE: "jižní hrana vpravo",
  SSW: "jižní hrana vlevo",
  WSW: "západní hrana dole",
  WNW: "západní hrana nahoře",
  NNW: "severní hrana vlevo",
};
/** @type {Record<string, string>} */
const AT = { N: "Na severu", E: "Na východě", S: "Na jihu", W: "Na západě" };
/** @type {Record<string, string>} */
const CORNERS = { NE: "severovýchodní", SE: "jihovýchodní", SW: "jihozápadní", NW: "severozápadní" };
const TURNS = ["bez otočení", "otočená doprava", "vzhůru nohama", "otočená doleva"];

export const points = (/** @type {number} */ count) => plural(count, { one: "# bod", few: "# body", other: "# bodů" });
export const tiles = (/** @type {number} */ count) => plural(count, { one: "# kartička", few: "# kartičky", other: "# kartiček" });
/** The prepositions as they are spoken before a number: "z 5", "ze 4". @param {"s" | "z"} word @param {number} count */
const before = (word, count) => (/^(?:[23467]|1[467]$|1\d\d$)/.test(String(count)) ? `${word}e` : word);
const withPoints = (/** @type {number} */ count) => `${before("s", count)} ${plural(count, { one: "# bodem", other: "# body" })}`;
const ofTiles = (/** @type {number} */ count) => `${before("z", count)} ${plural(count, { one: "# kartičky", other: "# kartiček" })}`;
const withTiles = (/** @type {number} */ count) => `${before("s", count)} ${plural(count, { one: "# kartičkou", other: "# kartičkami" })}`;
const coats = (/** @type {number} */ count) => plural(count, { one: "# erb", few: "# erby", other: "# erbů" });
const withCoats = (/** @type {number} */ count) => (count === 1 ? "s erbem" : `${before("s", count)} ${count} erby`);
const atCities = (/** @type {number} */ count) =>
  plural(count, { zero: "zatím bez dokončeného města", one: "u dokončeného města", other: "u # dokončených měst" });

/** Where a cell lies, seen from the first tile: "2 na východ", "1 na sever". @param {number} x @param {number} y */
const steps = (x, y) =>
  [x && `${Math.abs(x)} na ${x > 0 ? "východ" : "západ"}`, y && `${Math.abs(y)} na ${y > 0 ? "jih" : "sever"}`].filter((step) => typeof step === "string");
/** @param {number} x @param {number} y */
export const cell = (x, y) => steps(x, y).join(", ") || "první kartička";

/** @param {string} place for example `road.S` or `monastery` */
export function place(place) {
  const [kind, side] = place.split(".");
  return side && SIDES[side] ? `${capital(FEATURES[kind])}, ${SIDES[side]}` : capital(FEATURES[place] ?? FEATURES[kind] ?? kind);
}

/** @type {typeof import("../en/game.js").game} */
export const game = {
  events: {
    turn: (turn, name) => `Tah ${turn}: hraje ${name}.`,
    drawn: (name) => `${name} si bere kartičku.`,
    discarded: (name) => `${name}: kartička nikam nepasuje a jde ze hry.`,
    letGo: (name) => `${name} most nestaví. Kartička jde ze hry.`,
    laid: (name, x, y, abbey) => `${name} pokládá ${abbey ? "opatství" : "kartičku"}, ${listed(steps(x, y))} od první kartičky.`,
    placed: (name, figure, feature) =>
      `${name} staví ${FIGURES[figure].object}${hasRole(figure) && FIGURES[figure].object !== AS[feature] ? ` jako ${AS[feature]}` : ""} ${ONTO[feature]}.`,
    returned: (name, figure) => `${name} si bere zpět ${FIGURES[figure].object}.`,
    leftAlone: (name, figure) => `Figurka zůstala sama a jde domů: ${FIGURES[figure].name} (${name}).`,
    moved: (name, figure, feature) => `${name} přesouvá ${FIGURES[figure].object} ${ONTO[feature]}.`,
    barn: (name, x, y) => `${name} staví statek na roh ${steps(x, y).length ? `kartičky ${listed(steps(x, y))} od první` : "první kartičky"}.`,
    goods: (name, tokens) => `${name} získává zboží: ${listed(tokens)}.`,
    card: (name, card, size) =>
      `${name} získává ${card === "king" ? `krále: město ${ofTiles(size)} je zatím největší.` : `loupeživého rytíře: cesta ${ofTiles(size)} je zatím nejdelší.`}`,
    secondPart: (name) => `Stavitel (${name}): ještě jedna kartička.`,
    over: (names, count) => `Hra skončila. ${names.length === 1 ? `Vítěz: ${names[0]}` : `O vítězství se dělí ${listed(names)}`}, ${withPoints(count)}.`,
  },
  scored: (name, count, why) => `${name} získává ${points(count)}${why}.`,
  scores: {
    road: (completed, size) => ` za ${completed ? "dokončenou" : "nedokončenou"} cestu ${ofTiles(size)}`,
    city: (completed, size, arms) => ` za ${completed ? "dokončené" : "nedokončené"} město ${ofTiles(size)}${arms > 0 ? ` ${withCoats(arms)}` : ""}`,
    monastery: (completed, around) => ` za ${completed ? "dokončený" : "nedokončený"} klášter ${withTiles(around)} kolem`,
    garden: (completed, around) => ` za ${completed ? "dokončenou" : "nedokončenou"} zahradu ${withTiles(around)} kolem`,
    field: (count) => ` za sedláky ${atCities(count)}`,
    barn: (count) => ` za statek ${atCities(count)}`,
    goods: (goods, count) => ` za ${MOST[goods]} (${count})`,
    king: (count) =>
      plural(count, { zero: " za krále", one: " za krále (# dokončené město)", few: " za krále (# dokončená města)", other: " za krále (# dokončených měst)" }),
    robber: (count) =>
      plural(count, {
        zero: " za loupeživého rytíře",
        one: " za loupeživého rytíře (# dokončená cesta)",
        few: " za loupeživého rytíře (# dokončené cesty)",
        other: " za loupeživého rytíře (# dokončených cest)",
      }),
    pig: ", s prasátkem",
    pigsty: ", se stádem prasat",
    inn: ", s hostincem",
    cathedral: ", s katedrálou",
    tie: " (shoda: každý dostane všechny body)",
    majority: ", s největším počtem figurek",
  },
  tokens: (goods, count) => plural(count, GOODS[goods]),
  feature: {
    road: (completed, size) => `${completed ? "Dokončená cesta" : "Cesta"} ${ofTiles(size)}`,
    city: (completed, size) => `${completed ? "Dokončené město" : "Město"} ${ofTiles(size)}`,
    monastery: (completed) => (completed ? "Dokončený klášter" : "Klášter"),
    garden: (completed) => (completed ? "Dokončená zahrada" : "Zahrada"),
    field: () => "Louka",
    pigsty: "stádo prasat",
    coats,
    feeds: atCities,
    around: (count) => `${count} z 8 kartiček kolem`,
    open: (count) => plural(count, { one: "# otevřená hrana", few: "# otevřené hrany", other: "# otevřených hran" }),
    inn: (nothing) => (nothing ? "hostinec: víc bodů po dokončení, jinak žádné" : "hostinec"),
    cathedral: (nothing) => (nothing ? "katedrála: víc bodů po dokončení, jinak žádné" : "katedrála"),
    worth: (count) => `Hodnota: ${points(count)}.`,
    worthCompleted: (count, could) => `Hodnota: teď ${points(count)}, po dokončení ${could}.`,
    worthSurrounded: (count, could) => `Hodnota: teď ${points(count)}, se všemi 8 kartičkami ${could}.`,
    powerless: "Starosta se bez erbů nepočítá.",
    nobody: "Nestojí tu žádná figurka.",
    holds: (name, strength, feature) => `Oblast drží ${name} (${plural(strength, COUNTED[feature])}).`,
    against: (name, strength, others) => `Oblast drží ${name}: síla ${strength}, ostatní ${listed(others.map((other) => `${other.name} ${other.strength}`))}.`,
    share: (names, strength) => `O\u00a0oblast se dělí ${listed(names)}, každý se silou ${strength}.`,
    barn: (name) => `Statek (${name}): na konci 4 body za město.`,
    ended: (scores) => `Kdyby hra teď skončila: ${scores}.`,
  },
  cell: {
    fits: (count) =>
      plural(count, {
        zero: "Sem nepasuje žádná ze zbývajících kartiček",
        one: "Sem pasuje ještě # kartička",
        few: "Sem pasují ještě # kartičky",
        other: "Sem pasuje ještě # kartiček",
      }),
    left: (count) => `Zbývá celkem: ${plural(count, { one: "# kartička", few: "# kartičky", other: "# kartiček" })}.`,
  },
  actions: {
    tile: (x, y, turns) => `${cell(x, y)}, ${TURNS[turns]}`,
    figure: (figure, where) => (figure === "meeple" ? place(where) : `${capital(FIGURES[figure].name)}: ${place(where)}`),
    elsewhere: (figure, x, y, where) => `${capital(FIGURES[figure].name)}: ${cell(x, y)}, ${place(where).toLowerCase()}`,
    abbey: (x, y) => `Opatství: ${cell(x, y)}`,
    barn: (corner) => `Statek: ${CORNERS[corner]} roh`,
    move: (x, y, where) => `Vůz: ${cell(x, y)}, ${place(where).toLowerCase()}`,
    recall: "Vzít opata zpět",
    goOn: "Vzít další kartičku",
    skip: "Ukončit tah bez figurky",
  },
  then: {
    figure: (figure, where) =>
      `Potom ${(figure === "meeple" && COUNTED[where.split(".")[0]]?.one.slice(2)) || FIGURES[figure].name}: ${place(where).toLowerCase()}.`,
    none: "Potom žádná figurka.",
    recall: "Potom se vrátí opat.",
    elsewhere: "Potom figurka na jiné kartičce.",
    barn: "Potom statek.",
  },
  chosen: {
    nothing: "Nic není vybráno.",
    enter: "Klávesou Enter to zahraješ.",
    tile: (what, turns) =>
      `Vybráno: ${what}, ${turns === 1 ? "jediné otočení, které sem pasuje" : `počet otočení, která sem pasují: ${turns}`}. Když takto zahraješ:`,
    other: (what) => `Vybráno: ${what}. Když takto zahraješ:`,
  },
  why: {
    over: "Hra skončila.",
    another: "Tento hráč teď nerozhoduje: na řadě je někdo jiný.",
    tile: "Nejdřív musíš položit kartičku, kterou máš v ruce.",
    figure: "Kartička už leží. Teď na ni smíš jen postavit figurku, nebo žádnou.",
    otherTile: "V ruce máš jinou kartičku.",
    taken: "Na tomto místě už kartička leží.",
    apart: "Kartička se musí hranou dotýkat jiné kartičky.",
    edge: (side, shows, wanted) => `${AT[side]} je na kartičce ${FEATURES[shows] ?? shows}, ale vedle je ${FEATURES[wanted] ?? wanted}.`,
    turns: "Ať kartičku otočíš jakkoli, některá její hrana nepasuje k sousedovi.",
    full: "Plán je plný.",
    noFigure: (figure) => `Už nemáš ${FIGURES[figure].no}.`,
    wrongPart: (figure, feature) => `${capital(FIGURES[figure].name)} v této hře ${ON[feature]} stát nesmí.`,
    occupied: (feature) => `${ON_THIS[feature]} už stojí figurka, možná na jiné kartičce.`,
    noFollower: (figure) =>
      figure === "builder"
        ? "Stavitel smí jen na nedokončenou cestu nebo do nedokončeného města, kde už stojí tvoje figurka."
        : "Prasátko smí jen na louku, kde už je tvůj sedlák.",
    phantomLater: "Nejdřív rozhodni o figurce, potom smíš postavit fantoma.",
    phantom: "Teď smíš jen postavit fantoma, nebo si ho nechat.",
    notOpen: "Takto lze ukončit jen hru bez hromádky kartiček.",
    neverDrawn: "Tato kartička v této hře nikdy nepřijde.",
    riverApart: "Kartička řeky musí navázat na právě jeden otevřený konec řeky.",
    riverTurns: "Řeka nesmí dvakrát po sobě zahnout na stejnou stranu: vtékala by do sebe.",
    riverBlocked: "Odtud by řeka nemohla pokračovat.",
    abbey: "Teď smíš jen položit opatství, nebo žádné.",
    abbeyLater: "Opatství smíš položit jen na začátku tahu místo tažení kartičky, a jen pokud ještě nějaké máš.",
    noHole: "Opatství lze položit jen do mezery s kartičkami na všech čtyřech stranách.",
    noRecall: "Nemáš opata, kterého lze vzít zpět.",
    noBarns: "V této hře statky nejsou.",
    noBarn: "Už nemáš žádný statek.",
    noBarnCorner: "Statek musí stát tam, kde se stýkají čtyři kartičky a všechny ukazují louku.",
    barnThere: "Na této louce už statek stojí.",
    wagon: "Teď smíš jen přesunout vůz, nebo ho vzít zpět.",
    complete: "Ta oblast je dokončená: tajná chodba vede jen do nedokončených.",
    wagonTarget: "Tam vůz nemůže: jezdí jen na sousední nedokončenou cestu, do města nebo kláštera bez figurek.",
    noWagon: "Vůz jede dál, až když je jeho cesta, město nebo klášter dokončený.",
    secondPart: "Teď si můžeš jen vzít další kartičku, nebo ukončit tah.",
    noSecondPart: "Tvůj tah teď žádnou druhou část nemá.",
    beyondEdge: "Tady stůl končí: krajina by byla příliš široká nebo vysoká.",
    nowhere: "Takové místo na kartičce není.",
  },
  errors: {
    forbidden: (line, statement, reason) => `Záznam končí na řádku ${line}, protože „${statement}“ nelze zahrát: ${reason}`,
    contradiction: (line) => `Řádek ${line} odporuje zbytku záznamu.`,
    syntax: (line, column) => `Záznam nelze přečíst na řádku ${line}, ve sloupci ${column}.`,
    setup: (line) => `Údaje na začátku záznamu nepopisují hratelnou hru: viz řádek ${line}.`,
    quotes: (line) => `Na řádku ${line} jsou jiné uvozovky, než jaké záznam potřebuje. Musí být rovné: "`,
    lines: (line) => `Na řádku ${line} stojí několik řádků za sebou. Každý údaj potřebuje vlastní řádek; konce řádků se možná ztratily při kopírování.`,
    unseen: (line, column, name) =>
      `Na řádku ${line} ve sloupci ${column} je neviditelný znak (${name}). Je třeba ho smazat; nejspíš se tam dostal při kopírování.`,
    newer: (line) => `Podle řádku ${line} pochází záznam z novější verze Bastide. Tato verze čte formáty 1 a 2.`,
    noPlayers: 'Záznam neříká, kdo hraje: nemá žádný řádek jako [Players "red Ann, blue Bob"].',
    reads: (quote) => `Ten řádek zní: „${quote}“.`,
    choice: "Tuto hru nelze začít. Zkontroluj hráče, pravidla a rozšíření.",
    state: "To se nepodařilo. Zkus to znovu, a pokud to nepomůže, načti stránku znovu.",
  },
};
