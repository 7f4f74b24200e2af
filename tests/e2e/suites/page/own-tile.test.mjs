/** A tile of one's own, made by finger and by keys: what it is, that the engine checks it, and that a position with it can be composed. */
import assert from "node:assert/strict";
import { inflateRawSync } from "node:zlib";
import { test } from "@playwright/test";
import { violations } from "../../support/axe.mjs";
import { picture } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const stage = onStage();

/** @param {import("../../support/browser.mjs").PageOptions} [options] */
async function visit(options) {
  const { page, problems } = await stage.browser.newPage(options);
  await page.goto(new URL("rulebook/own-tile.html", stage.url).href);
  await page.getByText("The tile is complete.").waitFor();
  return { page, problems };
}

/** Waits until the text to copy is like this. @param {Page} page @param {RegExp} pattern */
const given = (page, pattern) =>
  page.waitForFunction(
    (source) => new RegExp(source).test(/** @type {HTMLTextAreaElement | null} */ (document.querySelector("#own-out"))?.value ?? ""),
    pattern.source,
  );

test("where the engine does not arrive, that is said with a way to try again", async () => {
  for (const address of ["own-tile", "compose", "tiles"]) {
    const { page } = await stage.browser.newPage();
    await page.route("**/*.wasm", (route) => route.abort());
    await page.goto(new URL(`rulebook/${address}.html`, stage.url).href);
    const again = page.locator('[data-action="again"]');
    await again.waitFor();
    if (address === "own-tile") await page.getByLabel("Id").fill("FAN7"); // nothing is drawn without it
    if (address === "compose") await page.locator("#undo").click();
    await page.getByText("The game engine could not be loaded.").waitFor();
    await page.unroute("**/*.wasm");
    await again.click();
    if (address === "own-tile") await page.getByText("The tile is complete.").waitFor();
    else if (address === "compose") await page.waitForFunction(() => document.querySelectorAll("#palette img").length > 0);
    else await page.locator('.tiles img[src^="data:image/svg"]').first().waitFor();
    await again.waitFor({ state: "detached" });
    await page.context().close();
  }
});

test("edges are tapped, features drawn, and the fields follow", async () => {
  const { page, problems } = await visit({ width: 390, height: 844, touch: true });
  await given(page, /^\[Tile "MY1; edges CRFR; city N; road EW; field ENE WNW touches N; field ESE SSE SSW WSW"\]$/);
  await page.locator('.edge[data-edge="2"]').tap(); // a city in the south
  await given(page, /edges CRCR; city N; city S; road EW; field ENE WNW touches N; field ESE WSW touches S/);
  await page.getByRole("checkbox", { name: "east and west are one road" }).uncheck();
  await page.locator("#own-picture").scrollIntoViewIfNeeded();
  const box = await page.locator("#own-picture").boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + box.width / 2, box.y + 12);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 12, { steps: 4 });
  await page.mouse.up();
  await given(page, /city NS; road E ends village; road W ends village/);
  while (!inflateRawSync(Buffer.from(new URL(page.url()).hash.slice(3), "base64url")).includes('"0 2"')) await page.waitForTimeout(50); // it is kept a moment later
  await page.reload();
  await given(page, /city NS; road E ends village; road W ends village/);
  await picture(page, "own-tile-390x844");
  assert.deepEqual(await violations(page), []);
  assert.deepEqual(problems, []);
});

test("what is printed on two cities is printed once on the city that they become, and can be taken away there", async () => {
  const { page, problems } = await visit();
  const east = page.locator('.edge[data-edge="1"]');
  while ((await east.getAttribute("data-kind")) !== "C") await east.click();
  for (const city of ["north", "east"]) await page.getByRole("checkbox", { name: `coat of arms: ${city} city` }).check();
  await page.getByRole("checkbox", { name: "north and east are one city" }).check();
  await given(page, /; city NE coat;/);
  const both = page.getByRole("checkbox", { name: "coat of arms: north–east city" });
  assert.ok(await both.isChecked());
  await both.uncheck();
  await given(page, /; city NE;/);
  await both.check();
  await given(page, /; city NE coat;/);
  assert.deepEqual(problems, []);
});

test("what is printed goes with its city, and a position is composed with the tile", async () => {
  const { page, problems } = await visit();
  await page.getByRole("checkbox", { name: "coat of arms: north city" }).check();
  await page.getByLabel("On the tile").selectOption("garden");
  await given(page, /city N coat; .*; garden"\]$/);
  await page.getByLabel("Id").fill("a-b");
  await page.getByText(/the id of a tile has 1 to 8 letters and digits/).waitFor();
  await page.getByLabel("Id").fill("FAN7");
  await page.getByText("The tile is complete.").waitFor();
  await picture(page, "own-tile-1280x800");
  await page.getByRole("button", { name: "Link" }).click();
  await given(page, /embed\.html#d=/);
  await page.getByRole("link", { name: "Compose a position with it" }).click();
  await page.waitForFunction(() => /\[Tile "FAN7; /.test(/** @type {HTMLTextAreaElement | null} */ (document.querySelector("#text"))?.value ?? ""));
  await page.locator("#text").fill(`${await page.locator("#text").inputValue()}tile D 1,0 0\n`);
  await page.waitForFunction(() => /\ntile D 1,0 0\n/.test(/** @type {HTMLTextAreaElement | null} */ (document.querySelector("#out"))?.value ?? "")); // what is refused is not offered
  assert.equal(await page.locator("#said").textContent(), "");
  assert.deepEqual(problems, []);
});
