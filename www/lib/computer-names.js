// @ts-check
/** What the computer players are called, by their level: the same in every language. */
export const COMPUTER_NAMES = { novice: "Pip", greedy: "Odile", planner: "Anselm", master: "Isaura" };
