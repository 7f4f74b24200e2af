// @ts-check
/** Plány na stránkách jiných, česky. @type {typeof import("../en/embed.js").embed} */
export const embed = {
  wheel: "Klepněte na plán, pak ho kolečko přiblíží.",
  fingers: "Plánem pohybují dva prsty, nebo na něj nejdřív klepněte.",
  again: "Nová hra",
  boards: {
    view: "Plán. Plus a minus přibližují a oddalují, I čte poslední dílek, S body.",
    example: "Plán příkladu. Šipky vybírají místo, R otáčí dílek, Enter potvrdí, Escape vezme volbu zpět.",
  },
  legend: { label: "Legenda", others: "Další texty na plánu" },
  example: {
    label: "Příklad",
    step: (step, all) => `Krok ${step} z ${all}`,
    begin: "Pokračujte krok za krokem, nebo zkuste vlastní tah.",
    next: "Dál",
    back: "Zpět",
    own: "To je vaše vlastní cesta.",
    return: "Zpět k příkladu",
    done: "Tady příklad končí. Zkuste vlastní tah.",
  },
  puzzle: {
    task: (name) => `Na tahu je ${name}: najděte správný tah.`,
    other: "To není hledaný tah.",
    searching: "Zkoušejí se všechny tahy…",
  },
  problems: {
    size: "Text je delší než 64 KB.",
    network: "Záznam se nepodařilo načíst.",
    empty: "Není uveden žádný záznam.",
    mode: (mode) => `Režim „${mode}“ neexistuje.`,
    players: "Hráče nelze přečíst. Uveďte počet, nebo barvy se jmény: „red Ann, blue (ai:greedy)“.",
    puzzle: "Hádanka potřebuje záznam, který končí s dílkem v ruce.",
  },
};
