// @ts-check

/** The players' colours in the order in which they are handed out; the last one comes with some boxes only. @type {import("../bastide.js").Colour[]} */
export const COLOURS = ["red", "blue", "green", "yellow", "black", "pink"];
