// @ts-check
/** The clock of a game, in German. */

/** @type {typeof import("../en/clock.js").clock} */
export const clock = {
  pause: "Pause",
  paused: "Die Uhr ist angehalten.",
  goesOn: "Die Uhr läuft.",
  pausedHint: "Die Uhr ist angehalten. Bis sie wieder läuft, kannst du nichts legen oder setzen.",
  go: "Weiter",
  left: "Restzeit:",
  taken: "Verbrauchte Zeit:",
  over: "Überzogen um",
  soon: (name) => `${name} hat noch eine Minute.`,
  up: (name) => `Die Zeit von ${name} ist um. Das Spiel geht weiter.`,
};
