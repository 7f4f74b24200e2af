// @ts-check
/** What is said of a game that comes from a file or a link, in Czech. */
import { words } from "../words.js";

const { plural } = words("cs");

/** @type {typeof import("../en/arrive.js").arrive} */
export const arrive = {
  diagram: "Pozice",
  onlyShown: "Tento záznam obsahuje dílky, se kterými se tu zatím nedá hrát. Lze si ho jen prohlédnout.",
  notPlayed: "Tato hra potřebuje rozšíření, které se tu zatím nedá hrát. Jeho dílky lze ukázat v diagramech.",
  unknown: 'Tohle není záznam hry: nemá řádek jako [Bastide "1"].',
  tooLong: "Tento soubor je na záznam hry příliš dlouhý.",
  unreadableFile: "Soubor nelze přečíst.",
  readable: "Odtud můžeš ve hře pokračovat.",
  openBeginning: "Otevřít začátek",
  same: "Tato hra už je mezi tvými uloženými hrami.",
  further: "Tvoje uložená hra teď obsahuje i to, co se mezitím odehrálo.",
  behind: "Tvoje uložená hra je dál: tady je tak, jak jsi s ní skončil.",
  openBehind: "Otevřít starší jako kopii",
  parted: (tiles) =>
    `Tuto hru už máš, ale ${plural(tiles, { zero: "od prvního dílku", one: "po prvním dílku", other: "po # dílcích" })} se hrála jinak. Můžeš si nechat obě.`,
  partedTitle: "Dvě verze jedné hry",
  openParted: "Otevřít jako jinou hru",
  keepMine: "Pokračovat v mé",
  opened: "Hra byla přidána k uloženým hrám.",
  several: (added, known, failed) =>
    [
      plural(added, { one: "Přibyla # hra.", few: "Přibyly # hry.", other: "Přibylo # her." }),
      plural(known, { zero: "", one: "# už tu byla.", few: "# už tu byly.", other: "# už tu bylo." }),
      plural(failed, { zero: "", one: "# nešla přečíst do konce.", few: "# nešly přečíst do konce.", other: "# nešlo přečíst do konce." }),
    ]
      .filter(Boolean)
      .join(" "),
  solved: (count) =>
    plural(count, {
      zero: "Všechny hádanky vyřešené v tomto souboru už máš vyřešené.",
      one: "Přibyla # vyřešená hádanka.",
      few: "Přibyly # vyřešené hádanky.",
      other: "Přibylo # vyřešených hádanek.",
    }),
  better: (count) =>
    plural(count, {
      zero: "Tvé vlastní sólové výsledky jsou nejméně tak dobré jako ty v tomto souboru.",
      one: "Ze souboru byl převzat # nejlepší sólový výsledek.",
      few: "Ze souboru byly převzaty # nejlepší sólové výsledky.",
      other: "Ze souboru bylo převzato # nejlepších sólových výsledků.",
    }),
  search: "Hledat: hráč, vítěz, datum, rozšíření…",
  won: (name) => `vítěz ${name}`,
  study: "analyzovaná",
  found: (count) => plural(count, { zero: "Žádná hra nenalezena.", one: "Nalezena # hra.", few: "Nalezeny # hry.", other: "Nalezeno # her." }),
};
