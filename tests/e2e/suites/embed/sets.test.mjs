/** Diagrams with tiles of further sets on somebody else's page: the engine comes once, each set once, and the page does not move. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { pageWith, policyFor, serveGame, servePage } from "../../support/embed.mjs";
import { picture } from "../../support/player.mjs";
import { EACH, SETS, sixty, still, watch } from "../../support/sixty.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage(serveGame);

/** @param {string} body @param {{ blocked?: string }} [how] `blocked`: a file that does not arrive */
async function visit(body, { blocked } = {}) {
  const site = await servePage({ "/": pageWith(stage.url, body) }, { "Content-Security-Policy": policyFor(stage.url) });
  const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800 });
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  if (blocked) await page.route(`**/${blocked}`, (route) => route.abort());
  await page.addInitScript(watch);
  await page.goto(site.url);
  return { page, asked, problems, close: site.close };
}

test("sixty diagrams of ten sets: one engine, each set once, nothing moves", async () => {
  const { page, asked, problems, close } = await visit(sixty());
  await page.locator("bastide-board svg").first().waitFor();
  const shown = await page.evaluate(async () => {
    const boards = [...document.querySelectorAll("bastide-board")].map((element) => /** @type {any} */ (element));
    for (const element of boards) await element.open();
    return boards.filter(({ shadowRoot }) => shadowRoot.querySelector("figure").dataset.state === "open" && shadowRoot.querySelector("svg")).length;
  });
  assert.equal(shown, SETS.length * EACH);
  assert.equal(asked.filter((path) => path.endsWith(".wasm")).length, 1);
  assert.deepEqual(asked.flatMap((path) => /\/sets\/(\w+)\.tiles$/.exec(path)?.[1] ?? []).sort(), [...SETS].sort());
  const { shift, first } = await page.evaluate(() => {
    const { shift, first } = /** @type {any} */ (window);
    return { shift, first };
  });
  assert.equal(shift, 0);
  assert.ok(first > 0, "tests/e2e/bench/stills.mjs measures how soon that is");
  await picture(page, "sets-foreign-1280x800");
  assert.deepEqual(problems, []);
  close();
});

test("a set that does not arrive is said, and the board can be tried again", async () => {
  const { page, close } = await visit(still("HS03"), { blocked: "sets/hills.tiles" });
  const failure = page.locator("bastide-board .failure");
  await failure.waitFor();
  assert.match((await failure.textContent()) ?? "", /tile HS03 0,0 0/, "the record is shown instead");
  await page.unrouteAll();
  await page.evaluate(() => {
    const failed = document.querySelector("bastide-board");
    if (failed) failed.replaceWith(failed.cloneNode(true));
  });
  await page.locator("bastide-board svg").first().waitFor();
  close();
});
