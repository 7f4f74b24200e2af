// @ts-check
/** What the start screen says, and what is explained there, in Czech. */
import { words } from "../../words.js";
import { tiles } from "../game.js";

const { plural } = words("cs");

/** @type {typeof import("../../en/page/start.js").start} */
export const start = {
  setup: {
    computer: "Proti počítači",
    computerHelp: "Soupeřem je začátečník Pip",
    pass: "Společně na jednom zařízení",
    passHelp: "Dva až šest lidí",
    again: "Znovu jako minule",
    own: "Sestavit hru",
    form: "Nová hra",
    players: "Kdo hraje?",
    remove: (seat) => `Odebrat ${seat}. hráče`,
    colourOf: (seat, colour) => `Barva ${seat}. hráče: ${colour}`,
    whoOf: (seat) => `Kdo je ${seat}. hráč`,
    nameOf: (seat) => `Jméno ${seat}. hráče`,
    add: "Přidat hráče",
    removeShort: "Odebrat",
    move: (seat) => `Přesunout nebo odebrat ${seat}. hráče: táhnout, použít šipky nebo otevřít možnosti`,
    moved: (name, place, count) => `${name} je teď číslo ${place} z ${count}.`,
    up: "Dříve",
    down: "Později",
    game: "Hra",
    expansions: (count) => plural(count, { one: "# rozšíření", other: "# rozšíření" }),
    gameLine: (edition, boxes, pile) => [boxes.length === 0 ? "základní hra" : boxes.join(", "), edition, pile?.toLowerCase()].filter(Boolean).join(" · "),
    line: (names, game) => `${names.join(", ")} · ${game}`,
    pile: "Kolik dílků?",
    sameTiles: "Zopakovat zamíchání",
    shuffleNumber: "Číslo zamíchání",
    shuffleHelp: "Stejná rozšíření a pravidla se stejným číslem dají na každém zařízení stejné dílky ve stejném pořadí.",
    rules: "Pravidla",
    boxes: "Rozšíření",
    tiles,
    options: "Volby pravidel",
    changed: (count) => plural(count, { zero: "beze změn", one: "# změna", few: "# změny", other: "# změn" }),
    start: "Hrát",
    resume: "Pokračovat v poslední hře",
    resumeDetail: (scores, turn) => `${scores}, tah ${turn}`,
    tooMany: (most) => `S těmito rozšířeními může hrát nejvýš ${most}: odeber hráče, nebo přidej rozšíření se šestou barvou.`,
    nameless: (colour) => `Jméno (${colour}) musí obsahovat aspoň jeden viditelný znak.`,
    help: "Jak se hraje",
    games: "Uložené hry",
    puzzles: "Hádanky",
    solo: "Sólo",
    career: "Statistiky",
  },
  agreed: {
    title: "Dohodnuto pro tuto hru",
    help: "Během hry to nelze změnit.",
    aids: { title: "Bez pomůcek", help: "Žádné značky na plánu, žádné rady a žádný seznam zbývajících dílků." },
    undo: { title: "Bez vracení", help: "Co je položeno, zůstává." },
    fixed: "Bylo to dohodnuto před hrou.",
    noAids: "Tato hra se hraje bez pomůcek.",
  },
  piles: [
    { value: "half", label: "Polovina" },
    { value: "whole", label: "Všechny" },
    { value: "double", label: "Dvojnásobek" },
  ],
  favourites: {
    title: "Oblíbená nastavení",
    last: "Stejně jako minule",
    name: "Název tohoto nastavení",
    keep: "Uložit",
    kept: (name) => `Uloženo: „${name}“.`,
    used: (name) => `Načteno: „${name}“.`,
    remove: (name) => `Smazat „${name}“`,
    deleted: (name) => `Smazáno: „${name}“.`,
  },
  levels: [
    { value: "novice", label: "Začátečník", help: "Staví vlastní cesty a města, přehlíží louky a dělá chyby." },
    { value: "greedy", label: "Sběratel", help: "Bere nejvíc bodů, které teď může získat." },
    { value: "planner", label: "Plánovač", help: "Bere v úvahu, co mohou dokončit další dílky." },
    { value: "master", label: "Mistr", help: "Než se rozhodne, vyzkouší nejlepší plány." },
  ],
  /** What computer players say when they have won, or not. */
  editions: [
    { value: "2016", label: "2016", help: "Současná pravidla, se sedláky." },
    { value: "2001", label: "2001", help: "První vydání: sedláci bodují město po městě a město ze dvou dílků má menší hodnotu." },
    { value: "2021", label: "2021", help: "Výroční vydání." },
  ],
  boxes: {
    river: { title: "Řeka", help: "Hra začíná řekou, od pramene k jezeru." },
    abbot: { title: "Opat", help: "Zahrady bodují jako kláštery a opata lze vzít zpět dřív." },
    inns: {
      title: "Hostince a katedrály",
      help: "Víc bodů za cesty s hostincem a města s katedrálou, ale jen když se dokončí. Přidává velkou figurku a šestou barvu.",
    },
    abbey: { title: "Opatství a starosta", help: "Opatství zaplní mezery; každý hráč dostane i starostu, vůz a stodolu. Až pro šest hráčů." },
    river2: { title: "Řeka II", help: "Řeka, která se větví a končí na dvou místech." },
    traders: {
      title: "Obchodníci a stavitelé",
      help: "Kdo dokončí město, vezme si jeho zboží. Stavitel přidá v tahu druhý dílek, prase víc bodů za louky. Přidává šestou barvu.",
    },
    king: { title: "Král a loupežný baron", help: "Kdo dokončí největší město, má krále, kdo nejdelší cestu, loupežného barona: body na konci." },
    phantom: { title: "Fantom", help: "Druhá figurka: po první smí na jinou část téhož dílku." },
    dragon: {
      title: "Princezna a drak",
      help: "Drak, kterým hýbou všichni, požírá figurky; víla je chrání. Princezny posílají rytíře domů a portály vedou daleko.",
    },
    tower: { title: "Věž", help: "Stav věže, ber z nich do zajetí figurky ostatních a nech si platit výkupné." },
    bridges: { title: "Mosty, hrady a bazary", help: "Mosty vedou cesty přes louky, z malých měst se stávají hrady a na bazarech se draží dílky." },
    count: {
      title: "Hrabě z Carcassonne",
      help: "Na stole leží město Carcassonne. Kdo dopomůže jiným k bodům, smí tam poslat figurky a později je vrátit do hry.",
    },
    anniversary: {
      title: "20. výročí",
      help: "Dílky se šipkami: 2 body, figurka vedle jiné, figurka v dálce, nebo další tah. Krajina na nich je naše vlastní.",
    },
    hills: {
      title: "Kopce a\u00a0ovce",
      help: "Pod každým kopcem leží skrytý dílek a\u00a0figurky na kopcích rozhodují shodu. Vinice zvyšují cenu klášterů. Pastýř shání ovce, vlk je rozežene.",
    },
    flier: {
      title: "Létající stroje",
      help: "Figurka smí letět ze stroje o\u00a0jeden až tři dílky, podle kostky, i\u00a0tam, kde už někdo stojí.",
    },
  },
  colours: { red: "Červená", blue: "Modrá", green: "Zelená", yellow: "Žlutá", black: "Černá", pink: "Růžová" },
  help: {
    learn: "Učit se hrou",
    learnHelp: "První hra s průvodcem za pět minut",
    goOn: "Pokračovat v lekci",
    rules: "Všechna pravidla",
    rule: "Pravidlo",
  },
};
