// @ts-check
/** The clock of a game, in Dutch. */

/** @type {typeof import("../en/clock.js").clock} */
export const clock = {
  pause: "Pauze",
  paused: "Gepauzeerd.",
  goesOn: "De klok loopt.",
  pausedHint: "De klok is gepauzeerd. Je kunt niets leggen of zetten tot hij weer loopt.",
  go: "Hervatten",
  left: "Tijd over:",
  taken: "Gebruikte tijd:",
  over: "Tijd overschreden:",
  soon: (name) => `${name} heeft nog één minuut.`,
  up: (name) => `De tijd van ${name} is op. Het spel gaat verder.`,
};
