// @ts-check
/** Keys act on the element that has the focus. If a page takes that element away, they act on nothing until something else gets the focus. */

/**
 * Notes whether a part of a page has the focus, before that part changes.
 *
 * @param {Element} part
 * @returns {() => boolean} tells after the change whether the part had the focus and no visible element has it now
 *
 * @example
 * const isLost = watchFocus(this.element);
 * fill(this.element, ...buttons);
 * if (isLost()) this.canvas.focus();
 */
export function watchFocus(part) {
  const page = /** @type {Document | ShadowRoot} */ (part.getRootNode());
  const had = part.contains(page.activeElement);
  return () => {
    const { activeElement } = page;
    return had && (!activeElement || activeElement === document.body || activeElement.getClientRects().length === 0);
  };
}
