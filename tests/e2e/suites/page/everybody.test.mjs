/**
 * Large letters and the system's own colours: everything can be reached and read. Every screen in each of them is in
 * `cargo xtask soak everybody`.
 */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { forcedColours, forcedColoursOn, part, tourEnlarged, walk, walkOn, whole } from "../../support/enlarged.mjs";
import { openFinished } from "../../support/finished.mjs";
import { analyseFirst, begun, continueGame, openPage, played } from "../../support/player.mjs";
import { BOXES } from "../../support/texts.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage();

test("with text at 200 % on a phone all is there, from the start screen to the lesson", async () => {
  await tourEnlarged(stage, "with text at 200 % on 390 × 844", [walk]);
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
]) {
  test(`with text at 200 % on ${width} × ${height} the main button is in the window on every screen`, async () => {
    const { page, context, problems } = await stage.browser.newPage({ width, height, touch: true, reducedMotion: true });
    const session = await context.newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    await page.goto(stage.url);
    await inWindow(page, '.setup-start [type="submit"]');
    await continueGame(await afresh(page), stage.url, part());
    await inWindow(page, ".hand-buttons button:is(.primary, [data-action=skip]):visible");
    await openFinished(await afresh(page), stage.url, whole());
    await inWindow(page, "dialog.end > footer button");
    await openPage(await afresh(page), stage.url, whole());
    await page.getByRole("button", { name: "Saved games" }).click();
    await analyseFirst(page);
    await inWindow(page, 'bastide-board [aria-label="Next step"]');
    const board = await page.locator("bastide-board canvas.board").boundingBox();
    assert.ok(Math.min(board?.height ?? 0, board?.width ?? 0) > 100, `the analysis board has ${board?.width} × ${board?.height}`);
    assert.deepEqual(problems, []);
  });
}

test("with text at 200 % the start screen is as wide as a small phone in every language, with all that unfolds", async () => {
  for (const lang of ["de-DE", "fr-FR", "es-ES", "nl-NL", "cs-CZ"]) {
    const { page, context, problems } = await stage.browser.newPage({ width: 360, height: 780, touch: true, reducedMotion: true, lang });
    const session = await context.newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    await page.goto(stage.url);
    await page.locator(".setup").waitFor();
    for (const fold of await page.locator(".setup .box-parts, .setup .favourite-fold").all())
      await fold.evaluate((fold) => Object.assign(fold, { open: true }));
    await page.locator(".favourite-add button").waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360, lang);
    assert.deepEqual(problems, []);
  }
});

/** The choice outlives a reload, and a phone still shows the board and its button. */
test("text is as large as the settings say, from the start on", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 390, height: 844, touch: true, reducedMotion: true });
  await page.goto(stage.url);
  await page.locator('.setup [data-action="settings"]').click();
  await page.getByRole("group", { name: "Text", exact: true }).getByRole("radio", { name: "Very large" }).check();
  await continueGame(await afresh(page), stage.url, part());
  assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), "22.4px");
  await inWindow(page, ".hand-buttons button:is(.primary, [data-action=skip]):visible");
  assert.ok(((await page.locator(".board").boundingBox())?.height ?? 0) > 400, "most of the screen is the board's");
  assert.deepEqual(problems, []);
});

/** The smallest phones, with all that five players of all boxes have. */
for (const { width, height, text } of [
  { width: 360, height: 640, text: "larger" },
  { width: 320, height: 568, text: "large" },
]) {
  test(`with ${text} text on ${width} × ${height} the board keeps its place with all boxes`, async () => {
    const { page, problems } = await stage.browser.newPage({ width, height, touch: true, reducedMotion: true });
    await page.addInitScript((text) => localStorage.setItem("bastide / preferences", JSON.stringify({ text })), text);
    await continueGame(page, stage.url, begun(played("--players", "5", "--seed", "4", "--boxes", ["base", ...BOXES].join("+")), 0.5));
    await inWindow(page, ".hand-buttons button:is(.primary, [data-action=skip]):visible");
    assert.ok(((await page.locator(".board").boundingBox())?.height ?? 0) > 200);
    assert.deepEqual(problems, []);
  });
}

/** A button may say the same in fewer words, but never nothing. */
for (const { width, height, text } of [
  { width: 320, height: 568, text: "usual" },
  { width: 360, height: 740, text: "usual" },
  { width: 412, height: 915, text: "larger" },
]) {
  test(`the button that declines a figure has words on ${width} × ${height} with ${text} text`, async () => {
    const { page, problems } = await stage.browser.newPage({ width, height, touch: true, reducedMotion: true });
    await page.addInitScript((text) => text === "usual" || localStorage.setItem("bastide / preferences", JSON.stringify({ text })), text);
    await continueGame(page, stage.url, '[Bastide "1"]\n[Players "red Ann, blue Bob"]\n[Deck "D E V U"]\ntile E 0,-1 2\n');
    const words = page.locator(".hand-buttons [data-action=skip] > span");
    await words.first().waitFor({ state: "attached" });
    const widths = await words.evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect().width));
    assert.equal(widths.filter((width) => width > 20).length, 1, `one of its two texts is seen: ${widths.join(", ")}`);
    assert.deepEqual(problems, []);
  });
}

/** Another address than the next one, which would change the fragment alone. @param {import("@playwright/test").Page} page */
async function afresh(page) {
  await page.goto(`${stage.url}icon.svg`);
  return page;
}

/**
 * The first of them is inside the window, and nothing is wider than that.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} selector
 */
async function inWindow(page, selector) {
  const button = page.locator(selector).first();
  await button.waitFor();
  await page.evaluate(() => document.fonts.ready);
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
  const seen = page.viewportSize() ?? { width: 0, height: 0 };
  assert.ok(width > 0 && x >= 0 && y >= 0 && x + width <= seen.width && y + height <= seen.height, `${selector} at ${x},${y}, ${width} × ${height}`);
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= seen.width, `${selector}: nothing is wider than the window`);
}

test("with the page at 200 % on 1280 × 800 all is there, from the result to the replay", async () => {
  await tourEnlarged(stage, "with the page at 200 % on 1280 × 800", [walkOn]);
});

test("in the system's own colours the focus, what is chosen and what is off are seen", async () => {
  const { page, problems } = await stage.browser.newPage({ reducedMotion: true });
  await forcedColours(page, stage.url);
  assert.deepEqual(problems, []);
});

test("in the system's own colours the final scoring and the replay say whose points they are and where one is", async () => {
  const { page, problems } = await stage.browser.newPage({ reducedMotion: true, dark: true });
  await forcedColoursOn(page, stage.url);
  assert.deepEqual(problems, []);
});
