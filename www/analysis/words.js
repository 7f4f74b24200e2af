// @ts-check
/** What is said beside an analysis board: loaded with it, in the language of the board. */

/** @typedef {typeof import("../i18n/language/en/analysis.js").analysis} Words */
export {};
