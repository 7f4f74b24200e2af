// @ts-check
/** The errors of a board on another page. */

/**
 * An error with a stable code.
 *
 * @param {string} code
 * @param {string} message for developers
 */
export function trouble(code, message) {
  return Object.assign(new Error(message), { code });
}
