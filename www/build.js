// @ts-check
/** Which build this is: written by xtask/precache.mjs. Without a build there is no service worker either. */

export const VERSION = "";
export const BUILD = "";
