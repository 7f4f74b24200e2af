/**
 * Every file that is called for later, on every screen that calls for it: left while it is on its way, and missing at first. About 160 pages;
 * one file of each kind is tried in tests/e2e/suites/page/left.test.mjs.
 */
import assert from "node:assert/strict";
import { env } from "node:process";
import { test } from "@playwright/test";
import { arrivesAgain, begin, endsUntold, hearsNothing, hold, lose, visit } from "../support/late.mjs";
import { casesOf, isTold } from "../support/late-files.mjs";
import { DIST } from "../support/serve.mjs";
import { forEach, onStage } from "../support/stage.mjs";

/** @typedef {import("../support/late-files.mjs").Case} Case */

const stage = onStage();

/** @type {Case[]} */
let cases;

test.beforeAll(async () => {
  cases = await casesOf(env.BASTIDE_DIST ?? DIST);
});

/**
 * What became of all cases: told together, as one file often fails in several.
 *
 * @param {Case[]} cases
 * @param {(one: Case, there: import("../support/late.mjs").Visit) => Promise<string | undefined>} run what is wrong
 */
async function all(cases, run) {
  /** @type {string[]} */
  const wrong = [];
  await forEach(cases, async (one) => {
    const there = await visit(stage, { clock: one.name === "the clock" ? "bank" : "off" });
    const found = await run(one, there).catch((error) => String(error).split("\n")[0]);
    if (found) wrong.push(`${one.name}, ${one.file}: ${found}`);
    await there.context.close();
  });
  assert.deepEqual(wrong, []);
}

test("a screen that is left while a file is on its way hears nothing of it", async () => {
  test.setTimeout(1_800_000);
  await all(cases, async (one, there) => {
    const held = await hold(there, one.file);
    await begin(there, stage.url, one);
    return hearsNothing(there, one, held);
  });
});

test("a file that does not arrive is offered again, and arrives", async () => {
  test.setTimeout(1_800_000);
  await all(cases.filter(isTold), async (one, there) => {
    const lost = await lose(there, one.file);
    await begin(there, stage.url, one);
    return arrivesAgain(there, one, lost);
  });
});

test("the end of a game that cannot be told, and is given up, leaves the result within reach", async () => {
  for (const file of ["game/final-scoring.js", "styles/after.css"]) await endsUntold(stage, file);
});
