// @ts-check
/** What computer players say when they win or lose, in German. */

/** @type {typeof import("../en/sayings.js").sayings} */
export const sayings = {
  novice: { won: "Hab ich gewonnen? Wirklich? Gleich noch einmal!", lost: "So knapp! Nächstes Mal achte ich auch auf die Wiesen." },
  greedy: { won: "Jeder Punkt zählt. Ich habe sie alle gezählt.", lost: "Eine reiche Ernte, nur nicht meine." },
  planner: { won: "Geduld zahlt sich aus. Ein gutes Spiel.", lost: "Das habe ich nicht kommen sehen. Gut gespielt." },
  master: { won: "Ein würdiges Spiel. Noch eine Partie?", lost: "Der bessere Plan hat gewonnen. Ich merke ihn mir." },
};
