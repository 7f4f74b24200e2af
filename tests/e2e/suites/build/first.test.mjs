/** A first visit to a build of which a file is broken: the game is there all the same, or a sentence says what to do. Nobody is left with nothing. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { env } from "node:process";
import { test } from "@playwright/test";
import { reach } from "../../../../xtask/graph.mjs";
import { spots } from "../../support/player.mjs";
import { DIST } from "../../support/serve.mjs";
import { forEach, onStage } from "../../support/stage.mjs";

const stage = onStage();
const dist = env.BASTIDE_DIST ?? DIST;

/** In what ways a host or the way to it breaks a file. @type {Record<string, (route: import("@playwright/test").Route, file: string) => Promise<void>>} */
const WAYS = {
  missing: (route) => route.fulfill({ status: 404, contentType: "text/plain", body: "There is no such file." }),
  "another page": (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Log in</title><p>Welcome to the train" }),
  "cut off": async (route, file) => {
    const bytes = await readFile(join(dist, file));
    return route.fulfill({
      body: bytes.subarray(0, bytes.length >> 1),
      headers: {
        "Content-Type": file.endsWith(".wasm")
          ? "application/wasm"
          : file.endsWith(".css")
            ? "text/css"
            : file.endsWith(".js")
              ? "text/javascript"
              : "application/manifest+json",
      },
    });
  },
};

/**
 * What somebody finds who comes for the first time, while a file is broken.
 *
 * @param {string} file
 * @param {typeof WAYS[string]} answer
 * @returns {Promise<string | undefined>} what is wrong with it
 */
async function visit(file, answer) {
  const { page, context } = await stage.browser.newPage();
  try {
    await page.route(`**/${file}`, (route) => answer(route, file));
    await page.goto(stage.url);
    const said = page.locator("main.loading [role=alert], main.panic");
    await page
      .locator(".setup")
      .or(said)
      .first()
      .waitFor({ timeout: 15_000 })
      .catch(() => {});
    if (await page.locator(".setup").count()) {
      await page.locator(".setup-start [type=submit]").click();
      return (await spots(page).catch(() => [])).length > 0 ? undefined : "the game cannot be played";
    }
    if ((await said.count()) === 0) return "neither the game nor a sentence";
    const sentence = await said.first().innerText();
    return /fault in the program|undefined|\[object/.test(sentence) ? sentence : undefined;
  } finally {
    await context.close();
  }
}

test("with any file of the first visit broken in any way there is the game or a sentence", async () => {
  const { found } = await reach(dist, ["index.html"]);
  const cases = [...found].filter((name) => name !== "index.html").flatMap((file) => Object.entries(WAYS).map(([way, answer]) => ({ file, way, answer })));
  assert.ok(cases.length > 30, `${cases.length} cases`);
  /** @type {string[]} */
  const wrong = [];
  await forEach(cases, async ({ file, way, answer }) => {
    const why = await visit(file, answer);
    if (why) wrong.push(`${file}, ${way}: ${why}`);
  });
  assert.deepEqual(wrong, []);
});
