/** Diagrams with tiles of further sets on somebody else's page: the engine comes once, each set once, and the page does not move. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "@playwright/test";
import { board, pageWith, policyFor, serveGame, servePage } from "../../support/embed.mjs";
import { picture } from "../../support/player.mjs";
import { ROOT } from "../../support/serve.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage(serveGame);

const SETS = ["hills", "bigtop", "flier", "ferries", "gold", "mage", "corn1", "watchtowers", "tunnel", "windroses"];
/** How many diagrams of each set stand on the page. */
const EACH = 6;

/** The ids of the first tiles of a set, again from the first where it has fewer. @param {string} set */
function idsOf(set) {
  const ids = [...readFileSync(join(ROOT, `src/catalogue/more/${set}.tiles`), "utf8").matchAll(/^tile (\S+)/gm)].map(([, id]) => id);
  return Array.from({ length: EACH }, (_, index) => ids[index % ids.length]);
}

/** A board that holds one tile. @param {string} id */
const still = (id) => board('mode="still"', `[Bastide "1"]\n[Diagram "1"]\ntile ${id} 0,0 0\n`);

/** @param {string} body @param {{ blocked?: string }} [how] `blocked`: a file that does not arrive */
async function visit(body, { blocked } = {}) {
  const site = await servePage({ "/": pageWith(stage.url, body) }, { "Content-Security-Policy": policyFor(stage.url) });
  const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800 });
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  if (blocked) await page.route(`**/${blocked}`, (route) => route.abort());
  await page.addInitScript(() => {
    const held = /** @type {any} */ (window);
    held.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) held.shift += /** @type {any} */ (entry).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(site.url);
  return { page, asked, problems, close: site.close };
}

test("sixty diagrams of ten sets: one engine, each set once, nothing moves", async () => {
  const { page, asked, problems, close } = await visit(SETS.flatMap(idsOf).map(still).join(""));
  await page.locator("bastide-board svg").first().waitFor();
  const shown = await page.evaluate(async () => {
    const boards = [...document.querySelectorAll("bastide-board")].map((element) => /** @type {any} */ (element));
    for (const element of boards) await element.open();
    return boards.filter(({ shadowRoot }) => shadowRoot.querySelector("figure").dataset.state === "open" && shadowRoot.querySelector("svg")).length;
  });
  assert.equal(shown, SETS.length * EACH);
  assert.equal(asked.filter((path) => path.endsWith(".wasm")).length, 1);
  assert.deepEqual(asked.flatMap((path) => /\/sets\/(\w+)\.tiles$/.exec(path)?.[1] ?? []).sort(), [...SETS].sort());
  assert.equal(await page.evaluate(() => /** @type {any} */ (window).shift), 0);
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
