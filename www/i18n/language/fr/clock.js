// @ts-check
/** The clock of a game, in French. */

/** @type {typeof import("../en/clock.js").clock} */
export const clock = {
  pause: "Pause",
  paused: "En pause.",
  goesOn: "L’horloge tourne.",
  pausedHint: "L’horloge est en pause. Vous ne pouvez rien poser avant qu’elle reparte.",
  go: "Reprendre",
  left: "Temps restant :",
  taken: "Temps utilisé :",
  over: "Dépassé de",
  soon: (name) => `Il reste une minute à ${name}.`,
  up: (name) => `Le temps de ${name} est écoulé. La partie continue.`,
};
