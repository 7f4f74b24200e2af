// @ts-check
/**
 * The addresses of code that is started by address: the worker in which computer players think, and the service worker. A page
 * that wants Trusted Types lets through what the policy `bastide` gives, and that is these two.
 */

/** Each address is written out, so that bundlers of other people's projects find the file and name the one that they make of it. */
const WORKER = new URL("../thinker-worker.js", import.meta.url);
const OWN = ["../sw.js"];
/** The engine for the worker, whose own address need not tell where that is. */
export const ENGINE = new URL("../search_bg.wasm", import.meta.url).href;
/** How long a worker is waited for beyond the time that it may take, in milliseconds: it may have to load the engine first. */
export const PATIENCE = 20_000;
/** What a worker is started from on a page of another origin. @type {Set<string>} */
const blobs = new Set();

/** @typedef {{ createScriptURL: (address: string) => any }} Policy */
/** Where the policy is kept: a page makes one of a name only once, and the app holds this module twice while it shows a board for other pages. */
const POLICY = Symbol.for("bastide policy");

/**
 * Gives an address where the browser asks for a trusted one.
 *
 * @param {string} address one of our own, from this module on
 * @returns {string}
 */
export function ownAddress(address) {
  return trusted(new URL(address, import.meta.url).href);
}

/** @param {string} address */
function trusted(address) {
  const { trustedTypes } = /** @type {{ trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy } }} */ (/** @type {unknown} */ (globalThis));
  const page = /** @type {{ [POLICY]?: Policy }} */ (globalThis);
  page[POLICY] ??= trustedTypes?.createPolicy("bastide", { createScriptURL: passing }) ?? { createScriptURL: passing };
  return page[POLICY].createScriptURL(address);
}

/** @param {string} address */
function passing(address) {
  if (blobs.has(address) || address === WORKER.href || OWN.some((own) => new URL(own, import.meta.url).href === address)) return address;
  throw new TypeError(`${address} is no code of Bastide`);
}

/**
 * Starts a worker in which computer players think and games are searched, and hears it.
 *
 * @param {object} hears
 * @param {(worker: Worker) => boolean} hears.isAsked whether it is still the one that is asked; otherwise nobody hears it
 * @param {(answer: import("../thinker-worker.js").Answer) => void} hears.onAnswer
 * @param {(reason: string) => void} hears.onFail also where the page refuses the worker
 * @returns {Worker}
 */
export function startWorker({ isAsked, onAnswer, onFail }) {
  const worker = started();
  worker.addEventListener("message", ({ data }) => isAsked(worker) && onAnswer(data));
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    if (isAsked(worker)) onFail(event.message || "it could not be started");
  });
  return worker;
}

/** A browser starts a worker of the page's own origin only; on a page of another origin it gets a line of code that imports it. */
function started() {
  if (WORKER.origin === globalThis.origin) return new Worker(trusted(WORKER.href), { type: "module" });
  const blob = URL.createObjectURL(new Blob([`import ${JSON.stringify(WORKER.href)};`], { type: "text/javascript" }));
  blobs.add(blob);
  const worker = new Worker(trusted(blob), { type: "module" });
  const release = () => {
    blobs.delete(blob);
    URL.revokeObjectURL(blob);
  };
  worker.addEventListener("message", release, { once: true });
  worker.addEventListener("error", release, { once: true });
  return worker;
}
