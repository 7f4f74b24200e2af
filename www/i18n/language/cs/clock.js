// @ts-check
/** The clock of a game, in Czech. */

/** @type {typeof import("../en/clock.js").clock} */
export const clock = {
  pause: "Pauza",
  paused: "Hodiny jsou pozastavené.",
  goesOn: "Hodiny běží.",
  pausedHint: "Hodiny jsou pozastavené. Dokud se znovu nerozběhnou, nemůžeš nic položit.",
  go: "Pokračovat",
  left: "Zbývající čas:",
  taken: "Uplynulý čas:",
  over: "Překročeno o",
  soon: (name) => `${name} má poslední minutu.`,
  up: (name) => `${name} už nemá čas. Hra pokračuje.`,
};
