// @ts-check
/** What computer players say when they win or lose, in Dutch. */

/** @type {typeof import("../en/sayings.js").sayings} */
export const sayings = {
  novice: { won: "Heb ik gewonnen? Echt? Nog een keer!", lost: "Zo dichtbij! Volgende keer let ik ook op de weiden." },
  greedy: { won: "Elk punt telt. Ik heb ze allemaal geteld.", lost: "Een mooie oogst, alleen niet de mijne." },
  planner: { won: "Geduld wordt beloond. Een goed spel.", lost: "Dat zag ik niet aankomen. Goed gespeeld." },
  master: { won: "Een waardig spel. Nog een keer?", lost: "Het betere plan heeft gewonnen. Dat onthoud ik." },
};
