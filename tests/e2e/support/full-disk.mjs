/** A disk without room. */

/**
 * From the next load on, pages store nothing while `window.full` is set.
 *
 * @param {import("@playwright/test").Page | import("@playwright/test").BrowserContext} pages
 * @param {{ small?: boolean }} [how] small: the small storage has no room either
 */
export function fillsUp(pages, { small = false } = {}) {
  return pages.addInitScript((small) => {
    const [{ put }, { setItem }] = [IDBObjectStore.prototype, Storage.prototype];
    const check = () => {
      if (/** @type {any} */ (window).full) throw new DOMException("full", "QuotaExceededError");
    };
    IDBObjectStore.prototype.put = function (...what) {
      check();
      return put.apply(this, what);
    };
    if (!small) return;
    Storage.prototype.setItem = function (...what) {
      check();
      return setItem.apply(this, what);
    };
  }, small);
}
