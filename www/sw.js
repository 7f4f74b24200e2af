// @ts-check
/**
 * The service worker: serves the page from the cache of one build, so that it plays without a network and files of two
 * builds never meet.
 *
 * A build is cached as a whole, each file checked by its hash, or not at all. A new build waits until the last page of the
 * old one is gone, or until a person asks for it; only then are the old build's files deleted.
 */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/**
 * Written by xtask/precache.mjs: the files by their path from the page, each with its SHA-256; the page itself is "".
 *
 * @type {{ version: string, files: Record<string, string> }}
 */
const BUILD = { version: "", files: {} };

const SCOPE = worker.registration.scope;
/** Other pages of this origin, even another Bastide under another path, have caches with other names. */
const PREFIX = `bastide ${new URL(SCOPE).pathname} `;
const CACHE = PREFIX + BUILD.version;
/** Pages and their workers that are of another build, by their ids: the browser ends a service worker now and then, which forgets. */
const STRANGERS = `${PREFIX}strangers`;
/**
 * How long the host may take for the files of a build, which are asked for at once, in milliseconds; an installation that hangs would
 * keep every later one from beginning.
 */
const PATIENCE = 120_000;
/** The build's cache, opened once while the worker runs. @type {Promise<Cache> | undefined} */
let opened;

/** What is only fetched once a page asks for it, and kept from then on: sets of tiles that are not played. */
const ON_USE = /^sets\//;

/** A file that is there, but is not the one of this build. */
class Changed extends Error {
  /** @param {string} address */
  constructor(address) {
    super(`${address} is not the file of build ${BUILD.version}`);
    this.address = address;
  }
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(deleteOthers()));

worker.addEventListener("fetch", (event) => {
  const path = pathOf(event.request);
  if (path !== null) event.respondWith(answer(event, path));
});

worker.addEventListener("message", (event) => {
  if (event.data === "restart") worker.skipWaiting();
  else if (event.data?.claim === BUILD.version) event.waitUntil(claim(event.source));
});

/** All files, or none: a failure leaves the build before in its place, and the pages that are open are told why. */
async function install() {
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(atOnce().map((path) => obtain(cache, path)));
  } catch (error) {
    await caches.delete(CACHE);
    for (const page of await worker.clients.matchAll({ includeUncontrolled: true }))
      page.postMessage({ refused: error instanceof Changed ? error.address : "" });
    throw error;
  }
}

/** The files that are kept from the beginning. */
function atOnce() {
  return Object.keys(BUILD.files).filter((path) => !ON_USE.test(path));
}

/**
 * Puts one file into the cache: from the build before if it is still the same, else from the network.
 *
 * @param {Cache} cache
 * @param {string} path
 * @returns {Promise<Response>}
 */
async function obtain(cache, path) {
  const address = SCOPE + path;
  const kept = await caches.match(address);
  const found = kept && (await isGenuine(kept, path)) ? kept : await fetch(address, { cache: "no-cache", signal: AbortSignal.timeout(PATIENCE) });
  if (!found.ok) throw new Error(`${address}: ${found.status}`);
  if (!(await isGenuine(found, path))) throw new Changed(address);
  // A page may not be answered with what was found elsewhere, so a redirection is left out of it.
  const response = found.redirected ? new Response(await found.blob(), { headers: found.headers }) : found;
  await cache.put(address, response.clone());
  return response;
}

/**
 * @param {Response} response
 * @param {string} path
 * @returns {Promise<boolean>}
 */
async function isGenuine(response, path) {
  const hash = await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer());
  const digits = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0"));
  return digits.join("") === BUILD.files[path];
}

/**
 * The file of this build that a request is for, or null where it goes to the network.
 *
 * @param {Request} request
 * @returns {string | null}
 */
function pathOf({ method, url }) {
  const address = url.replace(/[?#].*$/, "");
  if (method !== "GET" || !address.startsWith(SCOPE)) return null;
  const path = address.slice(SCOPE.length).replace(/^index\.html$/, "");
  const name = path.endsWith("/") ? `${path}index.html` : path;
  return Object.hasOwn(BUILD.files, name) ? name : null;
}

/**
 * A file of this build and of no other: where the browser has lost it, it is fetched again and checked. Where it has lost the whole
 * build, and the host has another one by now, a page that is opened comes from the network with all that it asks for. A page that
 * was open before gets nothing of the other build.
 *
 * What comes out of the cache is not checked once more. It was when it was put in, the browser keeps the caches of an origin from
 * all others, and whoever could write there could also change the page that would be asked about it.
 *
 * @param {FetchEvent} event
 * @param {string} path
 * @returns {Promise<Response>}
 */
async function answer(event, path) {
  const { request, clientId, resultingClientId } = event;
  opened ??= caches.open(CACHE);
  const kept = await (await opened).match(SCOPE + path);
  if (kept) return kept;
  const cache = await (opened = caches.open(CACHE)); // the one before may be deleted, which it does not tell
  if (await isStranger(clientId)) {
    await markStranger(resultingClientId); // a worker that the page starts
    return fetch(request);
  }
  if (request.mode !== "navigate") return obtain(cache, path);
  if (await isToBeHad(cache)) {
    event.waitUntil(Promise.allSettled(atOnce().map(async (name) => (await cache.match(SCOPE + name)) ?? obtain(cache, name))));
    return obtain(cache, path);
  }
  await markStranger(resultingClientId);
  return fetch(request);
}

/** Whether this build is kept, or else still on the host; the file that names it is another one in every build. @param {Cache} cache */
async function isToBeHad(cache) {
  return Boolean((await cache.match(`${SCOPE}build.js`)) ?? (await obtain(cache, "build.js").catch(() => undefined)));
}

/** @param {string} id of a page or a worker, if it is one that asks @returns {Promise<boolean>} whether it is of another build, since this one was lost */
async function isStranger(id) {
  return id !== "" && Boolean(await (await caches.open(STRANGERS)).match(`${SCOPE}${id}`));
}

/** @param {string} id of a page or a worker; empty for what is neither */
async function markStranger(id) {
  if (id) await (await caches.open(STRANGERS)).put(`${SCOPE}${id}`, new Response());
}

async function deleteOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)));
}

/**
 * Takes over the page that came from the network while this build was installed, unless others did too: they may be of
 * another build, and stay with the network until they are loaded again.
 *
 * @param {ExtendableMessageEvent["source"]} page
 */
async function claim(page) {
  const own = await worker.clients.matchAll();
  const all = await worker.clients.matchAll({ includeUncontrolled: true });
  const others = all.filter(({ id }) => !own.some((client) => client.id === id));
  if (others.length === 1 && page && "id" in page && others[0].id === page.id) await worker.clients.claim();
}
