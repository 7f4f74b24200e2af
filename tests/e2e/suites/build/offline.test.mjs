/** The page as an app: kept for use without a network, from any folder of its host, and kept again where the browser has lost it. */
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { test } from "@playwright/test";
import { install, isWhole, loseAll, open } from "../../support/app.mjs";
import { openHost } from "../../support/builds.mjs";
import { LATE, SHORT, SKIP, continueGame, openPage, picture, playGame, pointing, record, refereed, shownScores, spots } from "../../support/player.mjs";
import { ROOT } from "../../support/serve.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage();

/** The next decision ends this game. */
const LAST = `[Bastide "1"]\n[Players "red Ann, blue Bob"]\n[Deck "D V"]\ntile V 1,0 1\n`;

test("a game is played to its end from a cold start with the network off", async () => {
  const { host, page, context, build } = await install(stage, LATE);
  assert.equal(await page.evaluate(async () => (await fetch("./sets/plague.tiles")).status), 200);
  await context.setOffline(true);
  await host.stop();
  await page.close();
  const cold = await context.newPage();
  /** @type {string[]} */
  const problems = [];
  cold.on("pageerror", (error) => problems.push(error.message));
  await continueGame(cold, host.url, LATE);
  await playGame(cold, pointing("mouse"));
  assert.deepEqual(await shownScores(cold), refereed(await record(cold)));
  await isWhole(cold, build);
  assert.equal(await cold.evaluate(async () => (await fetch("./sets/plague.tiles")).status), 200, "a set that was used is kept");
  assert.deepEqual(problems, []);
});

test("the app works from a folder of its host: its manifest, and without a network every address of the game and of the rulebook", async () => {
  const { host, page, context, build } = await install(stage, SHORT, "games/bastide/", { whole: true });
  assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope), host.url);
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
  await host.stop();
  await isWhole(page, build);
  const screens = [
    ["", ".setup"],
    ["index.html", ".setup"],
    ["?from=home", ".setup"],
    ["#continue", "canvas.board"],
    ["rulebook/", "h1"],
    ["rulebook/index.html", "h1"],
    ["rulebook/base.html#ae-city-eight", "h1"],
  ];
  for (const [address, shown] of screens) {
    await page.goto("about:blank"); // or a fragment alone would load nothing
    await page.goto(host.url + address);
    await page.locator(shown).first().waitFor();
  }
});

test("where the browser has lost its build, it is kept again while the host has it; another one comes from there, whole", async () => {
  const { host, page, context, build } = await install(stage, SHORT);
  const later = await loseAll(page);
  await openPage(later, host.url);
  await isWhole(later, build);
  await context.setOffline(true);
  await later.reload();
  await later.locator(".setup").waitFor();
  await isWhole(later, build);
  await context.setOffline(false);

  const next = await host.build("B");
  await host.publish(next);
  let visitor = await loseAll(later);
  for (let visit = 0; visit < 2; visit += 1) {
    await visitor.goto(host.url);
    await visitor.getByRole("heading", { name: "Bastide B" }).waitFor();
    await visitor.locator(".resume").click();
    assert.ok((await spots(visitor)).length > 0);
    await isWhole(visitor, next);
    const again = await context.newPage();
    await visitor.close();
    visitor = again;
  }
});

test("a host that changes a file is told so on the console and in About; one that hangs does not stand in the way for ever", async () => {
  const { host, build } = await open(stage);
  const sheet = join(build.folder, "style.css");
  const style = await readFile(sheet, "utf8");
  await writeFile(sheet, `${style}/* made smaller on the way */`);
  const { page } = await stage.browser.newPage({ worker: true });
  const told = page.waitForEvent("console", (message) => /style\.css is not the file that was built/.test(message.text()));
  await openPage(page, host.url);
  await told;
  await page.getByRole("button", { name: "About and data" }).click();
  await page.locator("dialog").getByText(`the web server has altered ${host.url}style.css`).waitFor();
  await picture(page, "about-changed-1280x800");
  await writeFile(sheet, style);
  const script = join(build.folder, "sw.js");
  const worker = await readFile(script, "utf8");
  await writeFile(script, worker.replace("PATIENCE = 120_000", "PATIENCE = 500"));
  const { page: patient } = await stage.browser.newPage({ worker: true });
  const slow = await hanging(host.url, "/licences.txt");
  stage.after(slow.close);
  const givenUp = patient.waitForEvent("console", (message) => /a file did not arrive/.test(message.text()));
  await openPage(patient, slow.url);
  await givenUp;
  assert.equal(await patient.evaluate(() => navigator.serviceWorker.controller), null);
  await writeFile(script, worker);
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
  assert.deepEqual((await other.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).sort(), [
    "bastide /one/",
    "bastide /one/ small",
    "bastide /two/",
    "bastide /two/ small",
  ]);
  assert.deepEqual(
    problems.filter((text) => !text.includes("favicon")),
    [],
  );
});

test("the browser is asked to keep the games once one is finished, and only then", async () => {
  const { page } = await stage.browser.newPage({ reducedMotion: true });
  await page.addInitScript(() => {
    Object.assign(window, { asked: 0 });
    const persist = async () => {
      /** @type {any} */ (window).asked += 1;
      return true;
    };
    Object.assign(navigator.storage, { persisted: async () => false, persist });
  });
  await continueGame(page, stage.url, LAST);
  assert.equal(await page.evaluate(() => /** @type {any} */ (window).asked), 0);
  await page.locator(SKIP).click();
  await page.waitForFunction(() => /** @type {any} */ (window).asked === 1);
});

test("Safari on a tablet is told once, after a game, how the page is put on the home screen", async () => {
  const { page } = await stage.browser.newPage({ width: 390, height: 844 });
  await page.addInitScript(() => {
    Object.assign(navigator, { standalone: false });
    localStorage.setItem("bastide / said.persist", "1");
  });
  await openPage(page, stage.url);
  const hint = page.locator("[data-notice=home-screen]");
  await hint.waitFor();
  await picture(page, "home-screen-390x844");
  await hint.getByRole("button", { name: "Close" }).click();
  await hint.waitFor({ state: "detached" });
  await page.reload();
  await page.locator(".setup").waitFor();
  // It is told by a module that the start screen calls for once it is painted: by two frames after that one is there.
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await import(/** @type {any} */ ("./ui/offline.js"));
    await frame();
    await frame();
  });
  assert.equal(await hint.count(), 0);
});
