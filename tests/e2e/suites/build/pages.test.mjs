/** No page of the build asks another host for anything. What their policies say is tested without a page, in tests/node/built. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { PAGES } from "../../support/pages.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage();

test("no page asks another host for anything, or breaks its own policy", async () => {
  const { page, context, problems } = await stage.browser.newPage();
  page.setDefaultNavigationTimeout(90_000); // one page has nine boards in frames
  const { origin } = new URL(stage.url);
  /** @type {string[]} */
  const foreign = [];
  context.on(
    "request",
    (request) => /^(data|blob):/.test(request.url()) || new URL(request.url()).origin === origin || foreign.push(`${page.url()}: ${request.url()}`),
  );
  context.on("page", (other) => foreign.push(`${page.url()} opened ${other.url()}`));
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => console.error(`policy: ${violatedDirective} ${blockedURI}`)),
  );
  for (const name of PAGES) {
    await page.goto(stage.url + name, { waitUntil: "load" });
    // Boards open when they are near: all of them are passed.
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += 2000) {
        scrollTo(0, y);
        await new Promise((done) => setTimeout(done, 30));
      }
    });
    await page.waitForLoadState("networkidle");
  }
  assert.deepEqual([foreign, problems], [[], []]);
});
