/** Diagrams with tiles of further sets on somebody else's page. */
import assert from "node:assert/strict";
import { pageWith, policyFor, servePage } from "./embed.mjs";
import { picture } from "./player.mjs";
import { SETS, sixty, watch } from "./sixty.mjs";

/** @typedef {ReturnType<typeof import("./stage.mjs").onStage>} Stage */

/** @param {Stage} stage @param {string} body @param {{ blocked?: string }} [how] `blocked`: a file that does not arrive */
export async function visit(stage, body, { blocked } = {}) {
  const site = await servePage({ "/": pageWith(stage.url, body) }, { "Content-Security-Policy": policyFor(stage.url) });
  const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800 });
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  if (blocked) await page.route(`**/${blocked}`, (route) => route.abort());
  await page.addInitScript(watch);
  await page.goto(site.url);
  stage.after(site.close);
  return { page, asked, problems };
}

/** The engine comes once, each set once, and nothing moves. @param {Stage} stage @param {number} each how many diagrams of each set */
export async function checkSets(stage, each) {
  const { page, asked, problems } = await visit(stage, sixty(each));
  await page.locator("bastide-board svg").first().waitFor();
  const shown = await page.evaluate(async () => {
    const boards = [...document.querySelectorAll("bastide-board")].map((element) => /** @type {any} */ (element));
    for (const element of boards) await element.open();
    return boards.filter(({ shadowRoot }) => shadowRoot.querySelector("figure").dataset.state === "open" && shadowRoot.querySelector("svg")).length;
  });
  assert.equal(shown, SETS.length * each);
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
}
