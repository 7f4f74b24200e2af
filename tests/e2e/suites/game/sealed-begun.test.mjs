/** Sealed games that begin: a second tap and a second tab make no second game, and a device without room gives nothing away. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { answer, arrive, invite, open, playTurn } from "../../support/friends.mjs";
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

test("a messenger opens each link in a tab of its own: that tab takes the game over, and the one before says so", async () => {
  const [ann, bob] = [await arrive(stage, "Ann"), await arrive(stage, "Bob", { width: 390, height: 844 })];
  await invite(ann);
  await answer(bob, ann.sent[0]);
  const context = ann.page.context();
  const next = async (/** @type {string} */ link) => {
    const page = await context.newPage();
    await page.goto(stage.url + link.slice(link.indexOf("#")));
    await page.locator('.hand[data-asks="tile"]').waitFor();
    return page;
  };
  const second = await next(bob.sent[0]); // the first tab still shows the invitation
  await ann.page.locator('[data-notice="lost"]').waitFor();
  await playTurn({ ...ann, page: second }, 0);
  await open(bob, ann.sent[1]);
  await bob.page.locator('.hand[data-asks="tile"]').waitFor();
  await playTurn(bob, 1);
  const third = await next(bob.sent[1]);
  await second.locator('[data-notice="lost"]').waitFor();
  assert.equal(await second.locator(".hand").count(), 0, "nothing is decided where the game was");
  assert.equal(await third.locator("dialog.elsewhere").count(), 0, "nobody is asked which tab has it");
  await playTurn({ ...ann, page: third }, 2);
  assert.equal(ann.sent.length, 3);
  assert.deepEqual([...ann.problems, ...bob.problems], []);
});

test("where the clipboard is refused the message is marked, and what to do is said", async () => {
  const ann = await arrive(stage, "Ann");
  const { page } = ann;
  await page.evaluate(() =>
    Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) } }),
  );
  await page.locator('[data-action="apart"]').click();
  await page.locator("#own-name").fill("Ann");
  await page.locator('[data-action="begin-sealed"]').click();
  const field = page.locator("dialog.post textarea[data-message]");
  await field.waitFor();
  await page.locator('[data-action="copy-message"]').click();
  await page.locator("dialog.post [role=status]", { hasText: "Copy the link from the text box." }).waitFor();
  const marked = await field.evaluate((/** @type {HTMLTextAreaElement} */ area) => area.value.slice(area.selectionStart, area.selectionEnd));
  assert.equal(marked, await field.inputValue());
  assert.deepEqual(ann.problems, []);
});
