/** Every example of docs/EMBED.md runs as it is written. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { policyFor, serveGame, servePage } from "../../support/embed.mjs";
import { EXAMPLES } from "../../support/manual.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage(serveGame);

for (const [index, { kind, text }] of EXAMPLES.entries()) {
  test(`example ${index + 1} of the manual: ${text.trim().split("\n").at(-1)?.slice(0, 60)}`, async () => {
    const written = text.replaceAll("https://bastide.example/", stage.url);
    const body = kind === "html" ? written : '<script type="module" src="/example.js"></script>';
    const files = {
      "/": `<!doctype html><title>Example</title><link rel="icon" href="data:,"><body>${body}`,
      "/example.js": { type: "text/javascript", text: `${written}\ndocument.title = "done";` },
    };
    const site = await servePage(files, { "Content-Security-Policy": policyFor(stage.url) });
    const { page, problems } = await stage.browser.newPage({});
    stage.after(site.close);
    await page.addInitScript(() => addEventListener("bastide:ready", () => (document.title = "done")));
    await page.goto(site.url);
    if (text.startsWith("<iframe")) await page.frames()[1].waitForFunction(() => document.querySelector("bastide-board")?.shadowRoot?.querySelector("canvas"));
    else await page.waitForFunction(() => document.title === "done");
    assert.deepEqual(problems, []);
  });
}
