/** Files of the first visit that a host breaks, and what somebody finds who comes then: the game all the same, or a sentence that says what to do. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { env } from "node:process";
import { reach } from "../../../xtask/graph.mjs";
import { spots } from "./player.mjs";
import { DIST } from "./serve.mjs";

const dist = env.BASTIDE_DIST ?? DIST;

/** Every file that the first visit loads after the page itself. */
export async function filesOfFirst() {
  const { found } = await reach(dist, ["index.html"]);
  return [...found].filter((name) => name !== "index.html");
}

/** The ways in which a host or the way to it breaks a file. @type {Record<string, (route: import("@playwright/test").Route, file: string) => Promise<void>>} */
export const WAYS = {
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
 * Somebody comes for the first time, while a file is broken.
 *
 * @param {ReturnType<typeof import("./stage.mjs").onStage>} stage
 * @param {string} file
 * @param {typeof WAYS[string]} answer
 * @returns {Promise<string | undefined>} what is wrong with what is there then
 */
export async function comesFirst(stage, file, answer) {
  const { page, context } = await stage.browser.newPage();
  try {
    await page.route(`**/${file}`, (route) => answer(route, file));
    await page.goto(stage.url);
    const said = page.locator("main.loading [role=alert], main.panic");
    await page
      .locator(".setup")
      .or(said)
      .first()
      .waitFor()
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
