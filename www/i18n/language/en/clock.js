// @ts-check
/** The clock of a game, in English. */

export const clock = {
  pause: "Pause",
  paused: "Paused.",
  goesOn: "The clock is running.",
  pausedHint: "The clock is paused. You cannot place anything until it is running again.",
  go: "Resume",
  left: "Time left:",
  taken: "Time used:",
  over: "Over time by",
  soon: (/** @type {string} */ name) => `${name} has one minute left.`,
  up: (/** @type {string} */ name) => `${name} is out of time. The game goes on.`,
};
