/** Sealed games that begin: a second tap and a second tab make no second game, and a device without room gives nothing away. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { answer, arrive, invite, open } from "../../support/friends.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const stage = onStage();

/** How many games the shelf of the start screen shows. @param {Page} page */
async function games(page) {
  await page.goto(stage.url);
  await page.getByRole("button", { name: "Saved games" }).click();
  await page.locator(".shelf-game").first().waitFor();
  return page.locator(".shelf-game").count();
}

/** Lets the browser store nothing from now on. @param {Page} page */
const fill = (page) =>
  page.evaluate(() => {
    const refuse = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    /** @type {any} */ for (const [store, name] of /** @type {const} */ ([
      [IDBObjectStore.prototype, "put"],
      [IDBObjectStore.prototype, "add"],
      [Storage.prototype, "setItem"],
    ]))
      Object.assign(store, { [name]: refuse });
  });

test("a double tap begins one game, and an invitation that is accepted in two tabs is one game", async () => {
  const [ann, bob] = [await arrive(stage, "Ann"), await arrive(stage, "Bob")];
  await ann.page.locator('[data-action="apart"]').click();
  await ann.page.locator("#own-name").fill("Ann");
  await ann.page.locator('[data-action="begin-sealed"]').dblclick();
  const link = await ann.page.locator("dialog.post textarea[data-message]").inputValue();
  assert.equal(await games(ann.page), 1);

  const other = { ...bob, page: await bob.page.context().newPage() };
  await other.page.goto(stage.url);
  await other.page.locator(".setup").waitFor();
  await open(other, link);
  await other.page.locator("#own-name").waitFor();
  await answer(bob, link);
  await bob.page.goto("about:blank"); // the first tab has let go of it
  await other.page.locator("#own-name").fill("Bob");
  await other.page.locator('[data-action="begin-sealed"]').click();
  await other.page.locator("main.game").waitFor();
  assert.equal(await games(other.page), 1);
  assert.deepEqual([...ann.problems, ...bob.problems], []);
});

test("where the game cannot be kept its invitation is not given away, and why is said", async () => {
  const ann = await arrive(stage, "Ann");
  const { page } = ann;
  await invite(ann); // the device has its key
  await page.goto(stage.url);
  await page.locator('[data-action="apart"]').click();
  await page.locator("#own-name").fill("Ann");
  await fill(page);
  await page.locator('[data-action="begin-sealed"]').click();
  await page.locator('[data-notice="arrive"]', { hasText: "has not saved the new game yet, so its invitation cannot be sent" }).waitFor();
  assert.equal(await page.locator("dialog.post textarea[data-message]").count(), 0);
});

test("names are taken as they are written: a backslash is one, an accent alone is none", async () => {
  const ann = await arrive(stage, "A\\nn");
  await ann.page.locator('[data-action="apart"]').click();
  await ann.page.locator("#own-name").fill("\u0301");
  await ann.page.locator('[data-action="begin-sealed"]').click();
  await ann.page.locator("dialog.post .trouble", { hasText: "name" }).waitFor();
  await ann.page.locator("dialog.post [data-action='close']").click();
  await invite(ann);
  const bob = await arrive(stage, "Bob");
  await open(bob, ann.sent[0]);
  await bob.page.locator("dialog.post", { hasText: "A\\nn invites you" }).waitFor();
  assert.deepEqual([...ann.problems, ...bob.problems], []);
});

test("keys for which there is no room are not taken for kept: the file is refused with what to do", async () => {
  const ann = await arrive(stage, "Ann");
  await invite(ann);
  await ann.page.goto(stage.url);
  await ann.page.getByRole("button", { name: "Saved games" }).click();
  const [download] = await Promise.all([ann.page.waitForEvent("download"), ann.page.locator('[data-action="save-all"]').click()]);
  const file = await download.path();
  const { page, problems } = await arrive(stage, "Ann");
  await page.getByRole("button", { name: "Saved games" }).click();
  await fill(page);
  await page.locator("input[type=file]").setInputFiles(file);
  await page.locator("[data-notice]", { hasText: "the browser has no room left for them, so nothing in the file was opened" }).waitFor();
  assert.equal(await page.locator(".shelf-game").count(), 0);
  assert.deepEqual(problems, []);
});
