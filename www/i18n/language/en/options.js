// @ts-check
/** The rules in detail, in English: the engine has their words. */

/** @type {Record<string, { title?: string, help: string, values: Record<string, string> }>} */
export const options = {};
