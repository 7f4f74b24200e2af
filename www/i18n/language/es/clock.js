// @ts-check
/** The clock of a game, in Spanish. */

/** @type {typeof import("../en/clock.js").clock} */
export const clock = {
  pause: "Pausa",
  paused: "En pausa.",
  goesOn: "El reloj corre.",
  pausedHint: "El reloj está en pausa. No puedes colocar nada hasta que vuelva a correr.",
  go: "Reanudar",
  left: "Tiempo restante:",
  taken: "Tiempo usado:",
  over: "Tiempo excedido:",
  soon: (name) => `A ${name} le queda un minuto.`,
  up: (name) => `A ${name} se le ha acabado el tiempo. La partida sigue.`,
};
