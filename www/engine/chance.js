// @ts-check
/** What tells that something came by chance during a turn: nobody can reckon with it, and nothing takes it back. */

const EVENTS = new Set(["rolled", "drew"]);

/** Whether a die was rolled or a token drawn. @param {import("../bastide.js").EventView} event */
export const isChance = ({ type }) => EVENTS.has(type);
