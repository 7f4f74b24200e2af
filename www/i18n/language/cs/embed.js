// @ts-check
/** Plány na stránkách jiných, česky. @type {typeof import("../en/embed.js").embed} */
export const embed = {
  wheel: "Klepni na plán a pak ho přibližuj kolečkem.",
  fingers: "Plán posouvej dvěma prsty, nebo na něj nejdřív klepni.",
  again: "Nová hra",
  boards: {
    view: "Plán. Plus a minus přibližují a oddalují, I čte poslední kartičku, S body.",
    example: "Plán příkladu. Šipky vybírají místo, R otáčí kartičku, Enter potvrzuje, Escape ruší výběr.",
  },
  legend: { label: "Legenda", others: "Další texty na plánu" },
  example: {
    label: "Příklad",
    step: (step, all) => `Krok ${step} z ${all}`,
    begin: "Projdi příklad krok za krokem, nebo zkus vlastní tah.",
    next: "Dál",
    back: "Zpět",
    own: "Zkoušíš vlastní tah.",
    return: "Zpět k příkladu",
    done: "Tady příklad končí. Zkus vlastní tah.",
  },
  puzzle: {
    task: (name) => `Na tahu je ${name}: najdi správný tah.`,
    other: "To není správný tah.",
    searching: "Zkoušejí se všechny tahy…",
  },
  notPlayed: (set) => `${set} se tu zatím nedá hrát: co dělají vlastní symboly této sady, tu není známo.`,
  tryAgain: "Zkusit znovu",
  problems: {
    size: "Záznam je delší než 64 KB.",
    network: "Záznam se nepodařilo načíst.",
    tiles: "Kartičky tohoto záznamu se nepodařilo načíst.",
    empty: "Není uveden žádný záznam.",
    mode: (mode) => `Režim „${mode}“ neexistuje.`,
    players: "Seznam hráčů nelze přečíst. Uveď počet, nebo barvy se jmény: „red Ann, blue (ai:greedy)“.",
    puzzle: "Úloha potřebuje záznam, který končí s kartičkou v ruce.",
  },
};
