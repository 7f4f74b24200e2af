// @ts-check
/**
 * Where this copy of the game is on its host. All that it stores is named after that, so that two copies of one origin keep apart.
 */

/** The path of the folder, with a slash at its end. */
export const PLACE = new URL("..", import.meta.url).pathname;

/** How the names of everything begin that this copy keeps in the browser. */
export const OWN = `bastide ${PLACE}`;

/** What was in front of the names before they had a path in them. */
export const FORMER = "bastide";
