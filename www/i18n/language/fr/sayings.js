// @ts-check
/** What computer players say when they win or lose, in French. */

/** @type {typeof import("../en/sayings.js").sayings} */
export const sayings = {
  novice: { won: "J’ai gagné ? C’est vrai ? On rejoue !", lost: "Si près ! La prochaine fois, je regarderai aussi les prés." },
  greedy: { won: "Chaque point compte. Je les ai tous comptés.", lost: "Une belle récolte, mais pas la mienne." },
  planner: { won: "La patience est récompensée. Belle partie.", lost: "Je ne l’avais pas vu venir. Bien joué." },
  master: { won: "Une partie digne de ce nom. Une autre ?", lost: "Le meilleur plan a gagné. Je m’en souviendrai." },
};
