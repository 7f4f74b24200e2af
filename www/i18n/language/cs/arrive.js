// @ts-check
/** What is said of a game that comes from a file or a link, in Czech. */
import { words } from "../words.js";

const { plural, listed, moment } = words("cs");

/** @type {typeof import("../en/arrive.js").arrive} */
export const arrive = {
  yourTurn: "jsi na tahu",
  waitsFor: (names, since) => (names.length > 0 ? `čeká se na: ${listed(names)}, od ${moment(since)}` : `čeká se na ostatní, od ${moment(since)}`),
  diagram: "Pozice",
  onlyShown: "Tento záznam obsahuje kartičky, se kterými se tu zatím nedá hrát. Lze si ho jen prohlédnout.",
  notPlayed: "Tato hra potřebuje rozšíření, které se tu zatím nedá hrát. Jeho kartičky lze ukázat v diagramech.",
  unknown: 'Tohle není záznam hry: nemá řádek jako [Bastide "1"].',
  tooLong: "Tento soubor je na záznam hry příliš dlouhý.",
  moreRefused: (count) =>
    plural(count, { one: "Neotevřel se ani další soubor.", few: "Neotevřely se ani # další soubory.", other: "Neotevřelo se ani # dalších souborů." }),
  unreadableFile: "Soubor nelze přečíst.",
  readable: "Odtud můžeš ve hře pokračovat.",
  openBeginning: "Otevřít začátek",
  same: "Tato hra už je mezi tvými uloženými hrami.",
  further: "Tvoje uložená hra teď obsahuje i to, co se mezitím odehrálo.",
  behind: "Tvoje uložená hra je dál: tady je tak, jak zůstala.",
  openBehind: "Otevřít starší jako kopii",
  parted: (tiles) =>
    `Tuto hru už máš, ale ${plural(tiles, { zero: "od první kartičky", one: "po první kartičce", other: "po # kartičkách" })} se hrála jinak. Můžeš si nechat obě.`,
  partedTitle: "Dvě verze jedné hry",
  openParted: "Otevřít jako jinou hru",
  keepMine: "Pokračovat v mé",
  paste: "Otevřít zkopírovaný text",
  pasteHelp: "Vlož záznam hry, odkaz na hru nebo uloženou hru jiného programu.",
  openText: "Otevřít",
  opened: "Hra byla přidána k uloženým hrám.",
  keysUnkept:
    "Tento soubor obsahuje klíče her na dálku, ale prohlížeč pro ně už nemá místo: ze souboru se nic nepřevzalo. Uvolni místo a\u00a0otevři ho znovu.",
  notYet: "Prohlížeč to zatím neuložil. Nech stránku otevřenou, zkouší to dál.",
  taking: (done, all) => `Hry se přidávají: ${done} z ${all}.`,
  several: (added, known, failed) =>
    [
      plural(added, { one: "Přibyla # hra.", few: "Přibyly # hry.", other: "Přibylo # her." }),
      plural(known, { zero: "", one: "# už tu byla.", few: "# už tu byly.", other: "# už tu bylo." }),
      plural(failed, { zero: "", one: "# nešla přečíst do konce.", few: "# nešly přečíst do konce.", other: "# nešlo přečíst do konce." }),
    ]
      .filter(Boolean)
      .join(" "),
  unopened: (count) =>
    plural(count, {
      zero: "",
      one: "# se neotevřela, protože uložené hry nešlo přečíst. Otevři soubor později znovu.",
      few: "# se neotevřely, protože uložené hry nešlo přečíst. Otevři soubor později znovu.",
      other: "# se neotevřelo, protože uložené hry nešlo přečíst. Otevři soubor později znovu.",
    }),
  solved: (count) =>
    plural(count, {
      zero: "Všechny úlohy, které tento soubor uvádí jako vyřešené, už vyřešené máš.",
      one: "Přibyla # vyřešená úloha.",
      few: "Přibyly # vyřešené úlohy.",
      other: "Přibylo # vyřešených úloh.",
    }),
  strangers: "Úlohy nebo sólové balíčky, které tento soubor uvádí, tu nejsou.",
  unkept: "Prohlížeč neuložil, co tento soubor říká o úlohách a sólových hrách.",
  better: (count) =>
    plural(count, {
      zero: "Tvé vlastní sólové výsledky jsou aspoň tak dobré jako ty v tomto souboru.",
      one: "Ze souboru byl převzat # nejlepší sólový výsledek.",
      few: "Ze souboru byly převzaty # nejlepší sólové výsledky.",
      other: "Ze souboru bylo převzato # nejlepších sólových výsledků.",
    }),
  search: "Hledat: hráč, vítěz, datum, rozšíření…",
  won: (name) => `vítěz ${name}`,
  study: "analyzovaná",
  found: (count) => plural(count, { zero: "Žádná hra nenalezena.", one: "Nalezena # hra.", few: "Nalezeny # hry.", other: "Nalezeno # her." }),
  searchHelp: "Co se dá hledat",
  searchIntro: "Musí platit všechny výrazy. Slova hledají jména, data a\u00a0rozšíření; výrazy jako tyto hledají uvnitř her. Klepnutím si výraz vyzkoušíš.",
  searching: "Prohledávají se hry…",
  searchFailed: "Hry se nepodařilo prohledat.",
  showPlace: "Ukázat místo",
  examples: {
    player: "Kdo hrál a\u00a0kolik získal bodů",
    winner: "Kdo vyhrál a\u00a0o\u00a0kolik bodů",
    date: "Kdy se naposledy hrálo",
    box: "Rozšíření a\u00a0počet hráčů",
    level: "Proti kterému počítači, v\u00a0dohraných hrách",
    points: "Body hráče za jeden druh oblasti: city, road, field, monastery…",
    feature: "Oblast z tolika kartiček, dokončená nebo ne",
    tiles: "Tyto kartičky vedle sebe, kdekoli a\u00a0jakkoli otočené",
  },
  wrong: {
    term: (word) => `„${word}“ není hledaný výraz; výrazy vypadají jako player:ann nebo score>=100.`,
    value: (word) => `Za „${word}“ chybí hodnota, jako v\u00a0player:ann nebo score>=100.`,
    sign: (word) => `„${word}“ se takto porovnat nedá: za jménem je dvojtečka nebo =, za číslem a\u00a0datem také >, <, >= nebo <=.`,
    number: (word) => `„${word}“ není celé číslo.`,
    date: (word) => `„${word}“ není datum jako 2026, 2026-01 nebo 2026-01-31.`,
    box: (word) => `Rozšíření „${word}“ neexistuje. Příklady: inns, traders, abbot.`,
    level: (word) => `Počítač „${word}“ neexistuje, jen novice, greedy, planner a\u00a0master.`,
    answer: (word) => `Místo „${word}“ napiš yes nebo no.`,
    feature: (word) => `„${word}“ není velikost jako city>=10, road>=8 nebo field>=12.`,
    tiles: (word) => `„${word}“ neříká, kde kartičky leží. Příklad: D@0,0+V@1,0'.`,
    tile: (word) => `Kartička „${word}“ neexistuje. Příklady: D, V, R01.`,
    quote: (word) => `Uvozovka před „${word}“ není uzavřená.`,
    length: () => "Toto hledání má příliš mnoho výrazů: nejvýše jich může být 50.",
  },
};
