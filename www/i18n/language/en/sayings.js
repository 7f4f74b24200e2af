// @ts-check
/** What computer players say when they win or lose, in English. */

/** @type {Record<string, { won: string, lost: string }>} */
export const sayings = {
  novice: { won: "Did I win? Really? Let’s play again!", lost: "So close! Next time I’ll look at the fields, too." },
  greedy: { won: "Every point counts. I have counted them all.", lost: "A fine harvest, though not mine." },
  planner: { won: "Patience is rewarded. A good game.", lost: "I did not see that coming. Well played." },
  master: { won: "A worthy match. Shall we play once more?", lost: "The better plan has won. I will remember it." },
};
