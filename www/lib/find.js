// @ts-check
/**
 * The element of a written page, which has to be there.
 *
 * @template {Element} T
 * @param {string} selector
 * @returns {T}
 */
export function one(selector) {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return /** @type {T} */ (found);
}
