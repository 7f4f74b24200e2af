/** The page of all tiles: every set is there and drawn, tiles are found by what is on them, and one is taken away in five ways. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "@playwright/test";
import { violations } from "../../support/axe.mjs";
import { picture } from "../../support/player.mjs";
import { serveGame, servePage } from "../../support/embed.mjs";
import { DIST } from "../../support/serve.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const stage = onStage(serveGame);

/** @param {string} [query] @param {import("../../support/browser.mjs").PageOptions} [options] */
async function visit(query = "", options) {
  const { page, problems } = await stage.browser.newPage(options);
  /** @type {string[]} */
  const sets = [];
  page.on("request", (request) => {
    const [, set] = /\/sets\/(\w+)\.tiles$/.exec(request.url()) ?? [];
    if (set) sets.push(set);
  });
  await page.goto(new URL(`rulebook/tiles.html${query}`, stage.url).href);
  await page.locator("#found").filter({ hasText: /./ }).waitFor();
  return { page, sets, problems };
}

/** How many tiles and kinds the files of the catalogue have. */
function inFiles() {
  const folders = ["catalogue/sets", "catalogue/more", "boxes"].map((folder) => join(DIST, "../src", folder));
  const files = folders.flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))));
  const texts = files.filter((file) => file.endsWith(".tiles")).map((file) => readFileSync(file, "utf8"));
  return texts.join("\n").match(/^tile /gm)?.length ?? 0;
}

const shown = (/** @type {Page} */ page) => page.locator(".tiles > li:not([hidden])").evaluateAll((tiles) => tiles.map((tile) => tile.dataset.id ?? ""));

test("every tile of every file is there and drawn when it comes near; tiles are found by what is on them, and the address keeps that", async () => {
  const { page, sets, problems } = await visit();
  const all = await shown(page);
  assert.equal(all.length, inFiles());
  assert.ok(all.includes("HS01") && all.includes("RV02") && all.includes("D"));
  assert.deepEqual(sets, [], "nothing is loaded that is far away");
  const plague = page.locator('[data-id="PL04"]');
  await plague.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => /** @type {HTMLImageElement | null} */ (document.querySelector('[data-id="PL04"] img'))?.naturalWidth);
  assert.equal(sets.filter((set) => set === "plague").length, 1, "a set is fetched once");
  await picture(page, "tiles-plague-1280x800");
  assert.deepEqual(await violations(page), []);

  await page.getByText("What is on it").click();
  await page.getByRole("checkbox", { name: "garden" }).check();
  await page.getByLabel("Set").selectOption("base");
  const gardens = await shown(page);
  assert.ok(gardens.length > 3 && gardens.every((id) => id.endsWith("g")), gardens.join());
  assert.match(page.url(), /\?set=base&has=garden|\?has=garden&set=base/);
  await page.reload();
  await page.locator("#found").filter({ hasText: /./ }).waitFor();
  assert.deepEqual(await shown(page), gardens);
  await page.getByRole("button", { name: "Show all" }).click();
  await page.getByText(/^All \d+ kinds are shown\.$/).waitFor();
  await page.getByLabel("Roads at its edges").selectOption("3");
  await page.getByLabel("North").selectOption("C");
  const three = await shown(page);
  assert.ok(three.includes("L"), "a city and three roads, turned in any way");
  assert.ok(!three.includes("D"));
  await page.getByLabel("Id or symbol").fill("nothing like it");
  await page.getByText("No tile matches.").waitFor();
  assert.deepEqual(problems, []);
});

test("a tile is turned, and taken away as a tag, a frame, an attribute, an SVG and a PNG of any size", async () => {
  const { page, problems } = await visit("?set=plague", { width: 390, height: 844, touch: true });
  await page.locator('[data-id="PL04"] button').tap();
  const dialog = page.locator("#tile");
  await dialog.getByText("The Plague cannot be played here yet", { exact: false }).waitFor();
  await dialog.getByRole("button", { name: "Turn" }).tap();
  const out = dialog.locator("textarea");
  await page.waitForFunction(() => /tile PL04 0,0 1/.test(/** @type {HTMLTextAreaElement | null} */ (document.querySelector("#tile-out"))?.value ?? ""));
  assert.match(await out.inputValue(), /<bastide-board mode="still" margin="0" size="240"/);
  await picture(page, "tiles-dialog-390x844");
  assert.deepEqual(await violations(page), []);
  await dialog.getByRole("button", { name: "For wikis" }).tap();
  await page.waitForFunction(() => /data-bastide/.test(/** @type {HTMLTextAreaElement | null} */ (document.querySelector("#tile-out"))?.value ?? ""));
  await dialog.getByRole("button", { name: "iframe" }).tap();
  await page.waitForFunction(() => /<iframe .*#d=/.test(/** @type {HTMLTextAreaElement | null} */ (document.querySelector("#tile-out"))?.value ?? ""));
  await dialog.getByLabel("Size in pixels").fill("77");
  await dialog.getByRole("button", { name: "SVG" }).tap();
  await page.waitForFunction(() => /<svg[^>]* width="77"/.test(/** @type {HTMLTextAreaElement | null} */ (document.querySelector("#tile-out"))?.value ?? ""));
  await dialog.getByRole("button", { name: "PNG" }).tap();
  await dialog.locator('#tile-save[download="PL04-1.png"]').waitFor();
  const size = await page.evaluate(async () => {
    const { href } = /** @type {HTMLAnchorElement} */ (document.querySelector("#tile-save"));
    const image = new Image();
    image.src = href;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });
  assert.deepEqual(size, [77, 77]);
  assert.deepEqual(problems, []);
});

/** What is taken away as a tag, as a frame and for wikis, in a style and size. @param {Page} page @param {string} style @param {number} size */
async function taken(page, style, size) {
  const dialog = page.locator("#tile");
  await dialog.getByLabel("Style").selectOption(style);
  await dialog.getByLabel("Size in pixels").fill(String(size));
  /** @type {string[]} */
  const texts = [];
  for (const [name, begins] of [
    ["HTML tag", "<link"],
    ["iframe", "<iframe"],
    ["For wikis", "<script"],
  ]) {
    await dialog.getByRole("button", { name }).click();
    const about = { begins, size: String(size), style };
    await page.waitForFunction(({ begins, size, style }) => {
      const { value } = /** @type {HTMLTextAreaElement} */ (document.querySelector("#tile-out"));
      return value.startsWith(begins) && value.includes(size) && value.includes(style);
    }, about);
    texts.push(await dialog.locator("textarea").inputValue());
  }
  return texts;
}

test("what is taken away is the tile alone, in its style and as large as was asked for, on another page", async () => {
  const { page, problems } = await visit("?set=plague", { width: 1280, height: 800 });
  await page.locator('[data-id="PL04"] button').click();
  const small = await taken(page, "print", 96);
  const large = await taken(page, "contrast", 700);
  const site = await servePage({ "/": `<!doctype html><title>Another page</title><body>${[...small, ...large].join("\n")}` });
  stage.after(site.close);
  await page.goto(site.url);
  const boards = page.locator("bastide-board");
  for (const index of [0, 1, 2, 3]) {
    const [board, size] = [boards.nth(index), index < 2 ? 96 : 700];
    const svg = board.locator("svg");
    await board.scrollIntoViewIfNeeded();
    await svg.waitFor();
    const box = await svg.boundingBox();
    assert.deepEqual([box?.width, box?.height], [size, size], `board ${index}`);
    const shown = await svg.evaluate((svg) => {
      const [, , width] = (svg.getAttribute("viewBox") ?? "").split(" ");
      const tile = svg.querySelector("use");
      return { whole: tile?.getAttribute("width") === width, gradients: svg.innerHTML.includes("#linen") };
    });
    assert.deepEqual(shown, { whole: true, gradients: false }, `board ${index}: the tile and no table`);
  }
  for (const [index, size] of [96, 700].entries()) {
    const frame = page.locator("iframe").nth(index);
    await frame.scrollIntoViewIfNeeded();
    const box = await frame.contentFrame().locator("bastide-board svg").boundingBox();
    assert.deepEqual([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)], [size, size]);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await picture(page, "tiles-taken-1280x800");
  assert.deepEqual(problems, []);
});
