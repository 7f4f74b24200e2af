// @ts-check
/** What computer players say when they win or lose, in Czech. */

/** @type {typeof import("../en/sayings.js").sayings} */
export const sayings = {
  novice: { won: "Vyhrál jsem? Opravdu? Ještě jednou!", lost: "Jen o kousek! Příště se podívám i na louky." },
  greedy: { won: "Každý bod se počítá. Spočítala jsem všechny.", lost: "Pěkná sklizeň, jen není moje." },
  planner: { won: "Trpělivost se vyplácí. Dobrá hra.", lost: "To jsem nečekal. Dobře zahráno." },
  master: { won: "Důstojná partie. Zahrajeme si ještě jednou?", lost: "Vyhrál lepší plán. Zapamatuji si ho." },
};
