/** localStorage in memory. It stands in for the browser's from the moment on when this module is imported. */

class Small {
  /** @type {Map<string, string>} */
  #kept = new Map();
  getItem(/** @type {string} */ key) {
    return this.#kept.get(key) ?? null;
  }
  setItem(/** @type {string} */ key, /** @type {string} */ value) {
    this.#kept.set(key, value);
    Object.defineProperty(this, key, { value, configurable: true, enumerable: true, writable: true }); // Object.keys tells what is stored
  }
  removeItem(/** @type {string} */ key) {
    this.#kept.delete(key);
    Reflect.deleteProperty(this, key);
  }
  clear() {
    for (const key of [...this.#kept.keys()]) this.removeItem(key);
  }
}

export const smallStorage = new Small();
Object.defineProperty(globalThis, "localStorage", { value: smallStorage, configurable: true });
