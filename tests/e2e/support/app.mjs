/** The page as an app: a build that the browser keeps, and what becomes of it. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { openHost } from "./builds.mjs";
import { openPage } from "./player.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("./builds.mjs").Build} Build */
/** @typedef {ReturnType<typeof import("./stage.mjs").onStage>} Stage */

/**
 * A host with build A.
 *
 * @param {Stage} stage
 * @param {Parameters<typeof openHost>} where
 */
export async function open(stage, ...where) {
  const host = await openHost(...where);
  stage.after(host.close);
  const build = await host.build("A");
  await host.publish(build);
  return { host, build };
}

/**
 * A host with build A, and a page of it whose worker is in charge.
 *
 * @param {Stage} stage
 * @param {string} record the last game on that page
 * @param {Parameters<typeof openHost>} where
 */
export async function install(stage, record, ...where) {
  const { host, build } = await open(stage, ...where);
  const { page, context, problems } = await stage.browser.newPage({ worker: true });
  await openPage(page, host.url, record);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  return { host, page, context, problems, build };
}

/** The build that the page is of. @param {Page} page */
export const title = (page) => page.locator("h1").first().textContent();

/** The names of what is kept. @param {Page} page */
export const kept = (page) => page.evaluate(async () => (await caches.keys()).map((name) => name.split(" ").at(-1)));

/**
 * Looks for a new version, and waits for what becomes of it.
 *
 * @param {Page} page
 * @returns {Promise<string>} the state in which its worker ends
 */
export function lookForUpdate(page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const found = new Promise((done) => registration.addEventListener("updatefound", () => done(registration.installing)));
    await registration.update().catch(() => {});
    const worker = /** @type {ServiceWorker} */ (registration.installing ?? registration.waiting ?? (await found));
    while (worker.state === "installing") await new Promise((done) => worker.addEventListener("statechange", done, { once: true }));
    return worker.state;
  });
}

/** Those of the sets of tiles that are not played are only kept from their first use on. @param {Record<string, string>} files */
const atOnce = (files) => Object.fromEntries(Object.entries(files).filter(([path]) => !path.startsWith("sets/")));

/**
 * Every file that the build lists comes from that build.
 *
 * @param {Page} page
 * @param {Build} build
 */
export async function isWhole(page, build) {
  const list = JSON.parse(/const BUILD = (\{.*?\n\});/s.exec(await readFile(join(build.folder, "sw.js"), "utf8"))?.[1] ?? "");
  const wrong = await page.evaluate(async (files) => {
    const hash = async (/** @type {string} */ path) => {
      const bytes = await (await fetch(`./${path}`)).arrayBuffer();
      return [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    };
    const checked = await Promise.all(Object.entries(files).map(async ([path, wanted]) => ((await hash(path)) === wanted ? "" : path || "index.html")));
    return checked.filter(Boolean);
  }, atOnce(list.files));
  assert.equal(list.version, build.version);
  assert.deepEqual(wrong, [], `files of another build than ${build.version}`);
}

/** @param {Page} page */
export async function toStart(page) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("dialog.menu").getByRole("button", { name: "New game" }).click();
  await page.locator(".setup").waitFor();
}

/**
 * Deletes all that the browser has kept, and ends the workers: one may still hold what was deleted.
 *
 * @param {Page} page another page of the context is opened for it
 */
export async function loseAll(page) {
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  const context = page.context();
  const other = await context.newPage();
  await page.close();
  const session = await context.newCDPSession(other);
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.stopAllWorkers");
  return other;
}

/**
 * From now on the old worker is ended where a new one waits. Chromium now and then takes it for busy though it has answered everything, and leaves
 * it in charge for minutes; it ends workers by itself at any time, too.
 *
 * @param {Page} page
 */
export async function endOldWorkers(page) {
  const session = await page.context().newCDPSession(page);
  /** @type {Map<string, string>} */
  const states = new Map();
  session.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
    for (const { versionId, status } of versions) states.set(versionId, status);
    if (![...states.values()].includes("installed")) return;
    for (const [versionId, status] of states) if (status === "activated") session.send("ServiceWorker.stopWorker", { versionId }).catch(() => {}); // gone already
  });
  await session.send("ServiceWorker.enable");
}

/**
 * Waits until the browser has changed to the worker that waits, as it does once the last page of the old one is gone.
 *
 * @param {Page} page the last one, which is closed
 * @returns {Promise<Page>} an empty page
 */
export async function closeLast(page) {
  const context = page.context();
  const other = await context.newPage();
  const session = await context.newCDPSession(other);
  /** @type {Map<string, string>} */
  const states = new Map();
  const changed = new Promise((done) =>
    session.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
      for (const { versionId, status } of versions) {
        if (states.get(versionId) !== status && status === "activated" && states.has(versionId)) done(undefined);
        states.set(versionId, status);
      }
    }),
  );
  await session.send("ServiceWorker.enable");
  await page.close();
  await changed;
  return other;
}
