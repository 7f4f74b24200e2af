// @ts-check
/** Nejhorší tahy schované jako cvičení, česky. */
import { words } from "../words.js";

const { plural } = words("cs");

/** @param {number} count */
const points = (count) => plural(count, { one: "# bod", few: "# body", other: "# bodů" });

/** @type {typeof import("../en/mistakes.js").mistakes} */
export const mistakes = {
  title: "Tvoje chyby",
  about: "Tahy z tvých her, které tě stály body. Zahraješ si je znovu: další den a pak v rostoucích odstupech, dokud je řešíš správně.",
  none: "Zatím žádné. Po hře sem můžeš uložit své nejhorší tahy: při posuzování tahů, nebo vedle průběhu hry na analytickém plánu.",
  due: (count) =>
    plural(count, { zero: "Teď není nic na řadě.", one: "# cvičení je teď na řadě.", few: "# cvičení jsou teď na řadě.", other: "# cvičení je teď na řadě." }),
  nextDue: (when) => `Další přijde na řadu ${when}.`,
  inAll: (count) => `celkem ${count}`,
  when: (count) => plural(count, { zero: "teď", one: "zítra", few: "za # dny", other: "za # dní" }),
  again: "dnes později",
  begin: "Začít",
  filter: "Které chyby se ukazují",
  all: "Všechny druhy",
  ofKind: (name, count) => `${name} (${count})`,
  kinds: {
    points: "Nevyužité body",
    field: "Louky",
    joining: "Spojování oblastí",
    blocking: "Ostatní hráči",
    figure: "Figurky v zásobě",
    building: "Stavění",
    foresight: "Pohled dopředu",
  },
  why: {
    points: "Lepší tah přinese hned víc bodů.",
    field: "Lepší tah získá víc z louky.",
    joining: "Lepší tah spojí oblasti, ve kterých stojí figurky.",
    blocking: "Lepší tah nechá ostatním hráčům méně.",
    figure: "Lepší tah šetří figurku na později.",
    building: "Lepší tah staví na slibnějším místě.",
    foresight: "Lepší tah se vyplatí až v dalších tazích.",
  },
  least: "Ukládat tahy, které stály aspoň",
  entry: (turn, name) => `Tah ${turn}, ${name}`,
  inRow: (count) => plural(count, { one: "Vyřešeno naposledy", other: "Vyřešeno #krát po sobě" }),
  task: (name) => `Na tahu je ${name}: najdi lepší tah než ve hře.`,
  inHand: (what) => `Kartička v ruce: ${what}.`,
  show: "Ukázat lepší tah",
  remove: "Už neukazovat",
  removed: "Cvičení se už nevrátí.",
  restore: "Vrátit zpátky",
  checking: "Mistr si prohlíží tvůj tah…",
  unchecked: "Tvůj tah se nepodařilo posoudit. Zkus to znovu.",
  solved: "Vyřešeno",
  good: "Mistr nenachází nic zřetelně lepšího.",
  costs: (count) => `Ještě ne: stálo by to asi ${points(count)}`,
  inGame: (what, count) => `Ve hře: ${what}. To stálo asi ${points(count)}.`,
  shown: "Lepší tah",
  noFigure: "bez figurky",
  better: (what) => `Lépe: ${what}.`,
  nextTime: (when) => `Příště: ${when}.`,
  next: "Další cvičení",
  list: "Všechna cvičení",
  keep: (name, count) =>
    plural(count, {
      one: `Uložit # špatný tah jako cvičení (${name})`,
      few: `Uložit # špatné tahy jako cvičení (${name})`,
      other: `Uložit # špatných tahů jako cvičení (${name})`,
    }),
  kept: (count) =>
    plural(count, {
      zero: "Tato cvičení už tu jsou.",
      one: "Uloženo # cvičení. Na řadu přijde zítra.",
      few: "Uložena # cvičení. Na řadu přijdou zítra.",
      other: "Uloženo # cvičení. Na řadu přijdou zítra.",
    }),
  taken: (count) =>
    plural(count, {
      zero: "Cvičení z tohoto souboru už máš.",
      one: "Ze souboru bylo převzato # cvičení.",
      few: "Ze souboru byla převzata # cvičení.",
      other: "Ze souboru bylo převzato # cvičení.",
    }),
  unplayable: (count) =>
    plural(count, { one: "# cvičení ze souboru nejde hrát.", few: "# cvičení ze souboru nejdou hrát.", other: "# cvičení ze souboru nejde hrát." }),
  failed: "Prohlížeč cvičení neuložil.",
  broken: "Toto cvičení nejde hrát, protože jeho uložená data jsou poškozená. Můžeš ho odebrat.",
};
