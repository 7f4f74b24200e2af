// @ts-check
/** The clipboard. */

/**
 * @param {string} text
 * @returns {Promise<boolean>} whether the browser let it through
 */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // the text is on show, to be copied by hand
  }
}
