// @ts-check
/**
 * Small databases beside that of the games, each with one store: an older Bastide, which knows nothing of them, still opens the games. One is opened for
 * each question and let go of at once, so no tab waits for another.
 */
import { READING, asked, patiently, storeError } from "./database.js";
import { OWN } from "./names.js";

export class SideDatabase {
  /** @param {string} name of what is in it */
  constructor(name) {
    this.name = name;
  }

  /** @returns {Promise<IDBDatabase>} */
  open() {
    return patiently((done, failed) => {
      const request = indexedDB.open(`${OWN} ${this.name}`, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(this.name, { keyPath: "id" });
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error);
    });
  }

  /**
   * @template T
   * @param {IDBTransactionMode} mode
   * @param {(store: IDBObjectStore) => Promise<T>} run
   * @param {IDBDatabase} [open]
   * @returns {Promise<T>} resolves once what was written is complete
   */
  async ask(mode, run, open) {
    const connection = open ?? (await this.open());
    try {
      const transaction = connection.transaction(this.name, mode);
      const complete = patiently(
        (/** @type {(value: void) => void} */ done, failed) => {
          transaction.oncomplete = () => done();
          transaction.onabort = () => failed(transaction.error);
        },
        mode === "readonly" ? READING : undefined,
      );
      const [found] = await Promise.all([run(transaction.objectStore(this.name)), complete]);
      return found;
    } catch (cause) {
      throw storeError(cause);
    } finally {
      connection.close();
    }
  }

  clear() {
    return this.ask("readwrite", (store) => asked(store.clear()));
  }
}
