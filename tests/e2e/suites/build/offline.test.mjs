/** The page as an app: kept for use without a network, changed for a new version between games, never by halves. */
import assert from "node:assert/strict";
import { readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { test } from "@playwright/test";
import { openHost } from "../../support/builds.mjs";
import { SHORT, keptRecord, openPage, picture, playGame, pointing, record, refereed, shownScores, spots } from "../../support/player.mjs";
import { ROOT } from "../../support/serve.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../../support/builds.mjs").Build} Build */

const stage = onStage();

/**
 * A host with build A.
 *
 * @param {string} [path]
 */
async function open(path) {
  const host = await openHost(path);
  stage.after(host.close);
  const build = await host.build("A");
  await host.publish(build);
  return { host, build };
}

/**
 * A host with build A, and a page of it whose worker is in charge.
 *
 * @param {string} [path]
 */
async function install(path) {
  const { host, build } = await open(path);
  const { page, context, problems } = await stage.browser.newPage({ worker: true });
  await openPage(page, host.url, SHORT);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  return { host, page, context, problems, build };
}

/** The build that the page is of. @param {Page} page */
const title = (page) => page.locator("h1").first().textContent();

/** The names of what is kept. @param {Page} page */
const kept = (page) => page.evaluate(async () => (await caches.keys()).map((name) => name.split(" ").at(-1)));

/**
 * Looks for a new version, and waits for what becomes of it.
 *
 * @param {Page} page
 * @returns {Promise<string>} the state in which its worker ends
 */
function lookForUpdate(page) {
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
async function isWhole(page, build) {
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
async function toStart(page) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("dialog.menu").getByRole("button", { name: "New game" }).click();
  await page.locator(".setup").waitFor();
}

test("a whole game is played from a cold start with the network off", async () => {
  const { host, page, context, build } = await install();
  assert.equal(await page.evaluate(async () => (await fetch("./sets/hills.tiles")).status), 200);
  await context.setOffline(true);
  await host.stop();
  await page.close();
  const cold = await context.newPage();
  /** @type {string[]} */
  const problems = [];
  cold.on("pageerror", (error) => problems.push(error.message));
  await openPage(cold, host.url);
  await cold.locator(".resume").click();
  await playGame(cold, pointing("mouse"));
  assert.deepEqual(await shownScores(cold), refereed(await record(cold)));
  await isWhole(cold, build);
  assert.equal(await cold.evaluate(async () => (await fetch("./sets/hills.tiles")).status), 200, "a set that was used is kept");
  assert.deepEqual(problems, []);
});

test("the page works from a folder of its host, whatever address it is called by", async () => {
  const { host, page, context, build } = await install("games/bastide/");
  assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope), host.url);
  await host.stop();
  for (const address of ["", "index.html", "?from=home", "#continue"]) {
    const other = await context.newPage();
    await other.goto(host.url + address);
    await other.locator(address === "#continue" ? "canvas.board" : ".setup").waitFor();
    await other.close();
  }
  await isWhole(page, build);
});

test("a new version is offered between games, not in one, and not while another tab is in one", async () => {
  const { host, page, context, problems, build } = await install();
  const next = await host.build("B");
  const other = await context.newPage();
  await openPage(other, host.url);
  await page.locator(".resume").click();
  await other.locator(".setup-start [type=submit]").click(); // a game of its own
  for (const tab of [page, other]) await tab.locator("canvas.board").waitFor();
  await host.publish(next);
  assert.equal(await lookForUpdate(page), "installed");
  await page.waitForTimeout(300);
  assert.equal(await page.locator("[data-notice=update]").count(), 0, "offered in a game");
  await isWhole(page, build);
  await toStart(page);
  await page.locator("[data-notice=update]").waitFor();
  await picture(page, "update-1280x800");
  await page.locator("[data-notice=update]").getByRole("button", { name: "Restart" }).click();
  await page.locator("[data-notice=update]").getByText("A game is open in another tab").waitFor();
  assert.equal(await title(page), "Bastide A");
  await isWhole(other, build);
  await other.close();
  await page.locator("[data-notice=update]").getByRole("button", { name: "Restart" }).click();
  await page.getByRole("heading", { name: "Bastide B" }).waitFor();
  await isWhole(page, next);
  assert.deepEqual(await kept(page), [next.version]);
  assert.equal(await page.locator("[data-notice=update]").count(), 0);
  assert.deepEqual(problems, []);
});

test("a tab on the start screen follows another one to the new version", async () => {
  const { host, page, context } = await install();
  const other = await context.newPage();
  await openPage(other, host.url);
  await host.publish(await host.build("B"));
  assert.equal(await lookForUpdate(page), "installed");
  await page.locator("[data-notice=update]").getByRole("button", { name: "Restart" }).click();
  for (const tab of [page, other]) await tab.getByRole("heading", { name: "Bastide B" }).waitFor();
});

test("a new version waits for a reload in vain and for the last tab to be closed", async () => {
  const { host, page, context, build } = await install();
  const next = await host.build("B");
  await host.publish(next);
  await lookForUpdate(page);
  await page.reload();
  await page.locator(".setup").waitFor();
  await isWhole(page, build);
  await page.close();
  const later = await context.newPage();
  await later.waitForTimeout(1000); // the browser changes workers once the last tab is gone; it has stalled a page opened in that moment
  await openPage(later, host.url);
  await later.getByRole("heading", { name: "Bastide B" }).waitFor();
  await isWhole(later, next);
  assert.deepEqual(await kept(later), [next.version]);
});

test("a build of which a file is missing or another one leaves the old version working", async () => {
  const { host, page, build } = await install();
  const missing = await host.build("B");
  await rm(join(missing.folder, "i18n/language/en/index.js"));
  await host.publish(missing);
  assert.equal(await lookForUpdate(page), "redundant");
  const mixed = await host.build("C");
  await writeFile(join(mixed.folder, "i18n/language/en/index.js"), "// of a build that was put on the host while this one was fetched\n");
  await host.publish(mixed);
  assert.equal(await lookForUpdate(page), "redundant");
  assert.deepEqual(await kept(page), [build.version]);
  await host.stop();
  await page.reload();
  await page.locator(".resume").click();
  const [spot] = await spots(page);
  await page.mouse.click(spot.x, spot.y);
  await page.locator(".hand .primary:not([aria-disabled])").click();
  assert.match(await keptRecord(page), /\ntile V /);
  await isWhole(page, build);
});

test("where the browser has lost its build and another one is on the host, the page comes from there, whole", async () => {
  const { host, page, context } = await install();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  const next = await host.build("B");
  await host.publish(next);
  await page.close();
  const session = await context.newCDPSession(await context.newPage());
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.stopAllWorkers"); // it may still hold what was deleted
  for (let visit = 0; visit < 3; visit += 1) {
    const later = await context.newPage();
    await later.goto(host.url);
    await later.getByRole("heading", { name: "Bastide B" }).waitFor();
    await later.locator(".resume").click();
    assert.ok((await spots(later)).length > 0);
    await isWhole(later, next);
    await later.close();
  }
});

test("where the browser has lost its build and the host still has it, it is kept again", async () => {
  const { host, page, context, build } = await install();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.close();
  const later = await context.newPage();
  const session = await context.newCDPSession(later);
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.stopAllWorkers");
  await openPage(later, host.url);
  await isWhole(later, build);
  await host.stop();
  await later.reload();
  await later.locator(".setup").waitFor();
  await isWhole(later, build);
});

test("a host that changes a file is told so on the console and in About; one that hangs does not stand in the way for ever", async () => {
  const { host, build } = await open();
  const sheet = join(build.folder, "style.css");
  const style = await readFile(sheet, "utf8");
  await writeFile(sheet, `${style}/* made smaller on the way */`);
  const { page } = await stage.browser.newPage({ worker: true });
  /** @type {string[]} */
  const told = [];
  page.on("console", (message) => told.push(message.text()));
  await openPage(page, host.url);
  for (let tries = 0; !told.some((text) => /style\.css is not the file that was built/.test(text)); tries += 1) {
    assert.ok(tries < 100, `nobody was told: ${told}`);
    await page.waitForTimeout(100);
  }
  await page.getByRole("button", { name: "About and data" }).click();
  await page.locator("dialog").getByText(`the host has altered ${host.url}style.css`).waitFor();
  await picture(page, "about-changed-1280x800");
  await writeFile(sheet, style);
  const script = join(build.folder, "sw.js");
  const worker = await readFile(script, "utf8");
  await writeFile(script, worker.replace("PATIENCE = 120_000", "PATIENCE = 5_000"));
  const { page: patient } = await stage.browser.newPage({ worker: true });
  const slow = await hanging(host.url, "/licences.txt");
  stage.after(slow.close);
  await openPage(patient, slow.url);
  await patient.waitForTimeout(8000); // it has given up by then
  assert.equal(await patient.evaluate(() => navigator.serviceWorker.controller), null);
  await writeFile(script, worker); // a busy machine may need longer
  slow.goOn();
  await patient.reload();
  await patient.waitForFunction(() => navigator.serviceWorker.controller);
});

/**
 * The same site, in front of a file for which nobody gets an answer at first.
 *
 * @param {string} url
 * @param {string} path
 */
async function hanging(url, path) {
  let hangs = true;
  const server = createServer(async (request, response) => {
    if (hangs && request.url === path) return;
    const found = await fetch(new URL(request.url ?? "/", url));
    response.writeHead(found.status, { "Content-Type": found.headers.get("Content-Type") ?? "" }).end(Buffer.from(await found.arrayBuffer()));
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${port}/`, goOn: () => (hangs = false), close };
}

test("two copies on one origin keep apart, and the first takes over what was stored before names had a path in them", async () => {
  const folder = await openHost("one/");
  stage.after(folder.close);
  await folder.publish(await folder.build("A"));
  const { page, context, problems } = await stage.browser.newPage();
  await page.goto(new URL("icon.svg", folder.url).href); // a page of the origin, before the game is opened
  await page.evaluate((record) => localStorage.setItem("bastide.last-game", record), SHORT);
  await page.goto(folder.url);
  await page.locator(".resume").waitFor();
  assert.deepEqual(await page.evaluate(() => Object.keys(localStorage).filter((name) => !name.startsWith("bastide /one/ "))), []);
  const other = await context.newPage();
  await context.route("**/two/**", async (route) => route.continue({ url: route.request().url().replace("/two/", "/one/") }));
  await other.goto(folder.url.replace("/one/", "/two/"));
  await other.locator(".setup").waitFor();
  assert.equal(await other.locator(".resume").count(), 0, "the other copy has games of its own");
  assert.deepEqual((await other.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).sort(), ["bastide /one/", "bastide /two/"]);
  assert.deepEqual(
    problems.filter((text) => !text.includes("favicon")),
    [],
  );
});

test("every address of the rulebook works without a network", async () => {
  const { host, context } = await install("games/bastide/");
  await host.stop();
  for (const address of ["rulebook/", "rulebook/index.html", "rulebook/base.html#ae-city-eight"]) {
    const page = await context.newPage();
    await page.goto(host.url + address);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.close();
  }
});

test("on the machine where it was built a new build comes at once, and a build without a worker removes it", async () => {
  const { host } = await open();
  const { page } = await stage.browser.newPage({ worker: true });
  const url = host.url.replace("localhost", "127.0.0.1");
  await openPage(page, url);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await host.publish(await host.build("B"));
  await page.reload();
  await page.getByRole("heading", { name: "Bastide B" }).waitFor();
  await host.publish(await host.build("C", false));
  const isC = page.getByRole("heading", { name: "Bastide C" });
  for (let visit = 0; visit < 3 && !(await isC.isVisible()); visit += 1) {
    await page.reload().catch(() => {}); // a busy machine may still be taking B up, or the page is being loaded again by itself
    await isC.waitFor({ timeout: 20_000 }).catch(() => {});
  }
  await isC.waitFor();
  // Waited for, and not asked once: the page may be loaded again by both, the worker that goes and the page that sees it go.
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistrations()).length === 0 && (await caches.keys()).length === 0);
});

test("the browser finds nothing amiss with the manifest, and its pictures are as large as it says", async () => {
  const { host, page, context } = await install("app/");
  const session = await context.newCDPSession(page);
  const { errors, url } = await session.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  const manifest = JSON.parse(await readFile(join(ROOT, "www/manifest.webmanifest"), "utf8"));
  for (const { src, sizes } of [...manifest.icons, { src: "./icons/apple-touch-icon.png", sizes: "180x180" }]) {
    const size = await page.evaluate(async (address) => {
      const image = await createImageBitmap(await (await fetch(address)).blob());
      return `${image.width}x${image.height}`;
    }, new URL(src, url).href);
    assert.equal(size, sizes, src);
  }
  for (const { url: address } of [{ url: manifest.start_url }, ...manifest.shortcuts]) assert.ok(new URL(address, url).href.startsWith(host.url), address);
});

test("the browser is asked to keep the games once one is finished, and only then", async () => {
  const { page } = await stage.browser.newPage();
  await page.addInitScript(() => {
    Object.assign(window, { asked: 0 });
    const persist = async () => {
      /** @type {any} */ (window).asked += 1;
      return true;
    };
    Object.assign(navigator.storage, { persisted: async () => false, persist });
  });
  const { host } = await open();
  await openPage(page, host.url, `[Bastide "1"]\n[Players "red Ann, blue Bob"]\n[Deck "D V U"]\n`);
  await page.locator(".resume").click();
  const asked = () => page.evaluate(() => /** @type {any} */ (window).asked);
  assert.equal(await asked(), 0);
  await playGame(page, pointing("mouse"));
  await page.waitForFunction(() => /** @type {any} */ (window).asked === 1);
  await page.locator("dialog.end").getByRole("button", { name: "Play again" }).click();
});

test("Safari on a tablet is told once, after a game, how the page is put on the home screen", async () => {
  const { page } = await stage.browser.newPage({ width: 390, height: 844 });
  await page.addInitScript(() => {
    Object.assign(navigator, { standalone: false });
    localStorage.setItem("bastide / said.persist", "1");
  });
  const { host } = await open();
  await openPage(page, host.url);
  await page.locator("[data-notice=home-screen]").waitFor();
  await picture(page, "home-screen-390x844");
  await page.locator("[data-notice=home-screen]").getByRole("button", { name: "Close" }).click();
  assert.equal(await page.locator("[data-notice=home-screen]").count(), 0);
  await page.reload();
  await page.locator(".setup").waitFor();
  await page.waitForTimeout(300);
  assert.equal(await page.locator("[data-notice=home-screen]").count(), 0);
});
