/** A new version takes the place of the old one between games, never by halves. */
import assert from "node:assert/strict";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "@playwright/test";
import { closeLast, endOldWorkers, install, isWhole, kept, lookForUpdate, open, title, toStart } from "../../support/app.mjs";
import { LAST, SHORT, openPage, picture, saved } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage();

test("a new version is offered between games, not in one, and not while another tab is in one; a tab on the start screen follows", async () => {
  const { host, page, context, problems, build } = await install(stage, SHORT);
  const next = await host.build("B");
  const other = await context.newPage();
  await openPage(other, host.url);
  await page.locator(".resume").click();
  await other.locator(".setup-start [type=submit]").click(); // a game of its own
  for (const tab of [page, other]) await saved(tab);
  await host.publish(next);
  assert.equal(await lookForUpdate(page), "installed");
  // What hears of it first has been called by now: the listener of lookForUpdate is the later one.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  const offer = page.locator("[data-notice=update]");
  assert.equal(await offer.count(), 0, "offered in a game");
  await isWhole(page, build);
  await toStart(page);
  await offer.waitFor();
  await picture(page, "update-1280x800");
  await offer.getByRole("button", { name: "Restart" }).click();
  await offer.getByText("A game is open in another tab").waitFor();
  assert.equal(await title(page), "Bastide A");
  await isWhole(other, build);
  await toStart(other);
  const refused = offer.getByText("A game is open in another tab");
  await other.evaluate(() => {
    const [read, gate] = [Blob.prototype.arrayBuffer, Promise.withResolvers()];
    Object.assign(window, { go: gate.resolve });
    Blob.prototype.arrayBuffer = async function () {
      Object.assign(window, { isReading: true });
      await gate.promise;
      return read.call(this);
    };
  });
  await other.getByRole("button", { name: "Saved games" }).click();
  await other.locator("input[type=file]").setInputFiles({ name: "two.bastide", mimeType: "text/plain", buffer: Buffer.from(`${SHORT}\n${LAST}`) });
  await other.waitForFunction(() => "isReading" in window);
  await offer.getByRole("button", { name: "Restart" }).click();
  await refused.waitFor(); // while a file is being read
  await other.evaluate(() => /** @type {any} */ (window).go());
  await other.locator("[data-notice=arrive]").filter({ hasText: "added" }).waitFor();
  await endOldWorkers(page);
  await offer.getByRole("button", { name: "Restart" }).click();
  for (const tab of [page, other]) await tab.getByRole("heading", { name: "Bastide B" }).waitFor();
  await isWhole(page, next);
  assert.deepEqual(await kept(page), [next.version]);
  await page.locator(".setup").waitFor();
  assert.equal(await offer.count(), 0);
  assert.deepEqual(problems, []);
});

test("a build of which a file is missing or another one is not taken up; a whole one waits for a reload in vain, and for the last tab to be closed", async () => {
  const { host, page, build } = await install(stage, SHORT);
  const missing = await host.build("B");
  await rm(join(missing.folder, "i18n/language/en/index.js"));
  await host.publish(missing);
  assert.equal(await lookForUpdate(page), "redundant");
  const mixed = await host.build("C");
  await writeFile(join(mixed.folder, "i18n/language/en/index.js"), "// of a build that was put on the host while this one was fetched\n");
  await host.publish(mixed);
  assert.equal(await lookForUpdate(page), "redundant");
  assert.deepEqual(await kept(page), [build.version]);
  const next = await host.build("D");
  await host.publish(next);
  assert.equal(await lookForUpdate(page), "installed");
  await page.reload();
  await page.locator(".setup").waitFor();
  await isWhole(page, build);
  const later = await closeLast(page);
  await openPage(later, host.url);
  await later.getByRole("heading", { name: "Bastide D" }).waitFor();
  await isWhole(later, next);
  assert.deepEqual(await kept(later), [next.version]);
});

test("on the machine where it was built a new build comes at once, and a build without a worker removes it", async () => {
  const { host } = await open(stage);
  const { page } = await stage.browser.newPage({ worker: true });
  const url = host.url.replace("localhost", "127.0.0.1");
  await openPage(page, url);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await endOldWorkers(page);
  await host.publish(await host.build("B"));
  await page.reload();
  await page.getByRole("heading", { name: "Bastide B" }).waitFor();
  await host.publish(await host.build("C", false));
  await page.reload();
  await page.getByRole("heading", { name: "Bastide C" }).waitFor(); // the page hears of it when it looks for a new version, and is loaded again
  // Waited for, and not asked once: the page may be loaded again by both, the worker that goes and the page that sees it go.
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistrations()).length === 0 && (await caches.keys()).length === 0);
});
