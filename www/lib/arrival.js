// @ts-check
/** Waits for what a page cannot do without and what may not arrive, such as the engine. */

/** So long it is waited for, in milliseconds. */
const PATIENCE = 20_000;

/**
 * Loads something. Where it fails or does not come in time, that is said with a button to try again, as often as needed.
 *
 * @template T
 * @param {() => Promise<T>} load
 * @param {HTMLElement} said where it is said; its attributes `data-missing` and `data-again` have the words
 * @returns {Promise<T>}
 */
export async function arrival(load, said) {
  for (;;) {
    try {
      return await inTime(load());
    } catch (error) {
      console.warn(error);
      await againPressed(said);
    }
  }
}

/**
 * @template T
 * @param {Promise<T>} work
 * @param {number} [patience] how long to wait for it, in milliseconds; `Infinity` for what fails in time by itself
 * @returns {Promise<T>}
 */
export function inTime(work, patience = PATIENCE) {
  if (patience === Infinity) return work;
  return new Promise((done, failed) => {
    const late = setTimeout(() => failed(new Error("it did not arrive in time")), patience);
    work.then(done, failed).finally(() => clearTimeout(late));
  });
}

/** @param {HTMLElement} said @returns {Promise<void>} when the person wants to try again */
function againPressed(said) {
  const { missing = "", again = "" } = said.dataset;
  const button = Object.assign(document.createElement("button"), { type: "button", textContent: again });
  button.dataset.action = "again";
  said.replaceChildren(`${missing} `, button);
  return new Promise((done) => {
    button.addEventListener("click", () => {
      said.replaceChildren();
      done();
    });
  });
}
