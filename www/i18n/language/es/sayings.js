// @ts-check
/** What computer players say when they win or lose, in Spanish. */

/** @type {typeof import("../en/sayings.js").sayings} */
export const sayings = {
  novice: { won: "¿He ganado? ¿De verdad? ¡Otra partida!", lost: "¡Por poco! La próxima vez miraré también los campos." },
  greedy: { won: "Cada punto cuenta. Los he contado todos.", lost: "Una buena cosecha, aunque no es mía." },
  planner: { won: "La paciencia tiene premio. Buena partida.", lost: "No lo vi venir. Bien jugado." },
  master: { won: "Una partida digna. ¿Jugamos otra?", lost: "Ha ganado el mejor plan. Lo recordaré." },
};
