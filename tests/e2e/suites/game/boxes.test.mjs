/** The boxes of a new game: parts of a box are left out, the boxes that people own are offered first, and it is told if the browser cannot keep them. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { violations } from "../../support/axe.mjs";
import { keptRecord, openPage, picture } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const stage = onStage();

const PLAY = ".setup-start [type=submit]";

/** @param {import("../../support/browser.mjs").PageOptions} options */
async function open(options) {
  const opened = await stage.browser.newPage(options);
  await openPage(opened.page, stage.url);
  return opened;
}

/** @param {Page} page @param {string} name */
const chip = (page, name) => page.locator(`.box-frame:has(input[value=${name}])`);

/** The boxes that are in sight without unfolding anything. @param {Page} page */
const offered = (page) =>
  page.locator(".boxes input[name=box]:visible").evaluateAll((fields) => fields.map((field) => /** @type {HTMLInputElement} */ (field).value));

for (const options of [
  { width: 390, height: 844, touch: true },
  { width: 1280, height: 800 },
]) {
  const act = (/** @type {import("@playwright/test").Locator} */ target) => (options.touch ? target.tap() : target.click());

  test(`parts of a box are left out at ${options.width} × ${options.height}, and a box without parts is not played`, async () => {
    const { page, problems } = await open(options);
    await act(chip(page, "traders").locator("label.box"));
    const fold = chip(page, "traders").locator(".box-parts");
    assert.equal(await fold.locator("summary").textContent(), "Traders & Builders: All parts");
    await act(fold.locator("summary"));
    for (const part of ["tiles", "goods"]) await act(fold.locator(`label:has(input[value=${part}])`));
    assert.equal(await fold.locator("summary").textContent(), "Traders & Builders: 2 of 4 parts");
    assert.match(await page.locator(PLAY).innerText(), /· 72 tiles/, "the tiles of the box are left out");
    assert.deepEqual(await violations(page), []);
    await picture(page, `parts-${options.width}x${options.height}`);
    for (const part of ["builder", "pig"]) await act(fold.locator(`label:has(input[value=${part}])`));
    await page.locator(".trouble", { hasText: "A box without any of its parts cannot be played." }).waitFor();
    await act(fold.locator("label:has(input[value=pig])"));
    await page.locator(".trouble:empty").waitFor({ state: "attached" });
    await act(page.locator(PLAY));
    await page.locator(".hand").waitFor();
    assert.match(await keptRecord(page), /^\[Options "traders-parts=pig"\]$/m);
    await page.evaluate(() => localStorage.removeItem("bastide / last-game"));
    await page.goto(stage.url);
    await page.reload();
    await page.locator(PLAY).waitFor();
    assert.equal(await chip(page, "traders").locator("summary").textContent(), "Traders & Builders: 1 of 4 parts", "as it was played last");
    assert.deepEqual(problems, []);
  });
}

test("another edition leaves the parts as they are, and a game with bridges alone tells only of bridges", async () => {
  const { page, problems } = await open({ width: 1280, height: 800 });
  await chip(page, "bridges").locator("label.box").click();
  const fold = chip(page, "bridges").locator(".box-parts");
  await fold.locator("summary").click();
  for (const part of ["tiles", "castles", "bazaars"]) await fold.locator(`label:has(input[value=${part}])`).click();
  await page.locator(".game-fold > summary").click();
  await page.locator("input[name=edition][value='2001']").check({ force: true });
  assert.equal(await fold.locator("summary").textContent(), "Bridges, Castles & Bazaars: 1 of 4 parts");
  assert.match(await page.locator(".game-fold > summary").innerText(), /Bridges, Castles & Bazaars \(the bridges\)/);
  await page.locator(PLAY).click();
  await page.locator(".holdings").first().waitFor();
  const told = await page.locator(".holdings").allTextContents();
  assert.deepEqual([...new Set(told)], ["3bridges left: 3"]);
  assert.deepEqual(problems, []);
});

test("with letters twice as large nothing of a box's parts and of what one owns is cut off", async () => {
  const { page, problems } = await open({ width: 390, height: 844, touch: true });
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  await chip(page, "dragon").locator("label.box").tap();
  await chip(page, "dragon").locator(".box-parts > summary").tap();
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
  await page.locator("[data-action=my-boxes]").tap();
  const body = page.locator(".owned-dialog .dialog-body");
  assert.ok(await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth));
  assert.deepEqual(problems, []);
});

test("what people own is offered first, also after a reload; another box stays chosen", async () => {
  const { page, problems } = await open({ width: 390, height: 844, touch: true });
  const all = await offered(page);
  assert.ok(all.length > 30, "everything is offered where nobody said what they own");
  await page.locator("[data-action=my-boxes]").tap();
  await page.locator(".owned-dialog").getByRole("button", { name: "Big Box 6 or 7" }).tap();
  await page.locator(".owned-dialog label", { hasText: "The Flying Machines" }).tap();
  assert.deepEqual(await violations(page), []);
  await picture(page, "my-boxes-390x844");
  await page.locator(".owned-dialog [data-action=close]").tap();
  await page.locator(".box-others").waitFor();
  const mine = ["river", "abbot", "inns", "traders", "ferries", "gold", "mage", "corn2", "messages", "robbers"];
  assert.deepEqual(await offered(page), mine);
  await page.locator(".box-others > summary").tap();
  assert.equal((await offered(page)).length, all.length);
  await chip(page, "tower").locator("label.box").tap();
  await page.reload();
  await page.locator(PLAY).waitFor();
  assert.deepEqual((await offered(page)).sort(), [...mine, "tower"].sort(), "what is chosen is in sight, too");
  assert.deepEqual(problems, []);
});

test("what the browser does not keep is not said to be owned, and two tabs keep what both ticked", async () => {
  const { page, context, problems } = await open({ width: 1280, height: 800 });
  const tick = async (/** @type {Page} */ page, /** @type {string} */ name) => {
    await page.locator("[data-action=my-boxes]").click();
    await page.locator(".owned-dialog label", { hasText: name }).click();
  };
  const other = await context.newPage();
  await openPage(other, stage.url);
  await tick(page, "The Tower");
  await tick(other, "The Abbot");
  await other.reload();
  await other.locator(PLAY).waitFor();
  assert.deepEqual(await offered(other), ["abbot", "tower"]);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.locator(".owned-dialog label", { hasText: "The Phantom" }).click();
  await page.locator(".owned-dialog .trouble", { hasText: "The browser did not save which boxes you own." }).waitFor();
  assert.equal(await page.locator(".owned-dialog input[value=phantom]").isChecked(), false);
  assert.deepEqual(problems, []);
});
