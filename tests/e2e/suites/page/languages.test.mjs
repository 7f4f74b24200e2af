/**
 * The languages on the page: it begins in the browser's, a game goes on when the language is changed in the middle of it, and rules and records are
 * the same in each. What the texts say is tested without a page, in tests/node/page.
 */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { violations } from "../../support/axe.mjs";
import { whole } from "../../support/enlarged.mjs";
import { openFinished } from "../../support/finished.mjs";
import { checkWords, toldBy } from "../../support/languages.mjs";
import { LATE, decide, keptRecord, openPage, playGame, pointing, record, refereed, saved, shownScores } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";
import { OTHERS, textsOf } from "../../support/texts.mjs";

const stage = onStage();

const hand = pointing("mouse");

test("a page begins in the browser's language, and a game goes on in another one", async () => {
  const { page, context, problems } = await stage.browser.newPage({ lang: "de-AT" });
  const [german, french] = await Promise.all([textsOf("de"), textsOf("fr")]);
  await openPage(page, stage.url, LATE);
  assert.equal(await page.getAttribute("html", "lang"), "de");
  assert.equal(await page.locator(".resume strong").textContent(), german.page.setup.resume);
  await page.locator(".resume").click();
  for (let step = 0; step < 3; step += 1) {
    await saved(page);
    await decide(page, hand, step);
  }
  const before = await keptRecord(page);

  await page.getByRole("button", { name: german.page.menu.open }).click();
  await page.locator("dialog.menu").getByRole("button", { name: german.page.settings.title }).click();
  const choice = page.locator("dialog.settings-dialog .languages");
  await choice.waitFor();
  assert.deepEqual(await choice.locator("button").allTextContents(), ["English", "Deutsch", "Français", "Español", "Nederlands", "Čeština"]);
  assert.equal(await choice.locator("[aria-pressed=true]").textContent(), "Deutsch");
  await choice.getByRole("button", { name: "Français" }).click();
  await page.waitForFunction(() => document.documentElement.lang === "fr");
  await page.locator("main.game .hand[data-asks]").waitFor();
  assert.equal(await keptRecord(page), before, "the game is another one");
  assert.equal(await page.getByRole("button", { name: french.page.menu.open }).count(), 1);

  await playGame(page, hand);
  assert.deepEqual(await shownScores(page), refereed(await record(page)));
  const log = await page.locator(".log-text").allTextContents();
  assert.ok(log.length > 0 && log.every((sentence) => / marque \d+ points? pour | la tuile ne va nulle part /.test(sentence)), log.join("\n"));
  assert.match((await page.locator("dialog.end h2").textContent()) ?? "", / gagne/);

  await page.goto(stage.url);
  await page.locator(".setup").waitFor();
  assert.equal(await page.getAttribute("html", "lang"), "fr", "the choice is kept");
  await page.getByRole("button", { name: french.page.language, exact: true }).click();
  await page.locator("dialog.language-dialog").getByRole("button", { name: "Čeština" }).click();
  await page.waitForFunction(() => document.documentElement.lang === "cs");
  assert.deepEqual(problems, []);
  await context.close();
});

test("rules and records are the same in other languages, options have their words, and why a game cannot be set up is said in the language", async () => {
  const { page, problems } = await stage.browser.newPage({ lang: "nl" });
  const { page: words } = await textsOf("nl");
  await openPage(page, stage.url);
  const { options, record, code } = await toldBy(page);
  assert.equal(code, "setup", "six cannot play with the base box");
  for (const language of OTHERS) await checkWords(language, options);
  await page.locator(".game-fold > summary").click();
  await page.locator(".box", { hasText: words.boxes.inns.title }).click();
  for (let players = 2; players < 6; players += 1) await page.locator(".add").click();
  await page.locator(".box", { hasText: words.boxes.inns.title }).click();
  await page.locator(".trouble", { hasText: words.setup.tooMany(5) }).waitFor();
  await page.locator("form [type=submit]").click();
  assert.equal(await page.locator(".trouble").textContent(), words.setup.tooMany(5));
  assert.deepEqual(problems, []);

  const { page: other, problems: others } = await stage.browser.newPage({ width: 390, height: 844 });
  await openPage(other, stage.url);
  assert.equal((await toldBy(other)).record, record);
  await staysFilledIn(other);
  assert.deepEqual(others, []);
});

/** What is filled in stays when another language or theme is chosen, and the theme is remembered. @param {import("@playwright/test").Page} page */
async function staysFilledIn(page) {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).color);
  const light = await ground();
  const name = page.locator(".seat input").first(); // the first player's
  await name.fill("Zoë");
  await page.locator(".add").click();
  await page.getByRole("button", { name: "Dark theme" }).click();
  assert.notEqual(await ground(), light);
  await page.locator('[data-action="languages"]').click();
  await page.locator("dialog.language-dialog").getByRole("button", { name: "Deutsch" }).click();
  await page.getByText("Wer spielt").waitFor();
  assert.equal(await name.inputValue(), "Zoë");
  assert.equal(await page.locator(".seat").count(), 3);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.locator('[data-action="theme"]').waitFor();
  assert.notEqual(await ground(), light, "the theme is remembered");
}

test("start, game, menu, result and analysis have no barrier in any language", async () => {
  for (const lang of ["en", ...OTHERS]) {
    const { page, context, problems } = await stage.browser.newPage({ lang, reducedMotion: true });
    const isFree = async (/** @type {string} */ screen) => assert.deepEqual(await violations(page), [], `${screen} in ${lang}`);
    await openPage(page, stage.url, LATE);
    await isFree("start");
    await page.locator(".resume").click();
    await saved(page);
    await isFree("game");
    await page.locator('[data-action="menu"]').click();
    await page.locator("dialog.menu").waitFor();
    await isFree("menu");
    await openFinished(page, stage.url, whole());
    await isFree("result");
    await page.locator("dialog.end > footer button").nth(1).click();
    await page.locator("bastide-board figure[data-state=open]").waitFor();
    await isFree("analysis");
    assert.deepEqual(problems, []);
    await context.close();
  }
});
