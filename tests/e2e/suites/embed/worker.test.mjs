/** A worker of another page draws a board, where there is no document. The package on servers is proven by `cargo xtask soak server`. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { EXAMPLE, serveGame, servePage } from "../../support/embed.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage(serveGame);

/** The name of a drawing's outermost element, as XML. @param {import("@playwright/test").Page} page @param {string} svg */
const rootOf = (page, svg) => page.evaluate((text) => new DOMParser().parseFromString(text, "image/svg+xml").documentElement.localName, svg);

test("a worker draws a board", async () => {
  const worker = `import { bastide } from "${stage.url}bastide.v1.js";\npostMessage(await bastide.v1.toSvg(${JSON.stringify(EXAMPLE)}));`;
  const site = await servePage({
    "/": '<!doctype html><title>Page</title><link rel="icon" href="data:,">',
    "/worker.js": { type: "text/javascript", text: worker },
  });
  const { page, problems } = await stage.browser.newPage();
  stage.after(site.close);
  await page.goto(site.url);
  const svg = await page.evaluate(
    () =>
      new Promise((done, failed) => {
        const worker = new Worker("/worker.js", { type: "module" });
        worker.onmessage = ({ data }) => done(data);
        worker.onerror = ({ message }) => failed(new Error(message));
      }),
  );
  assert.equal(await rootOf(page, svg), "svg");
  assert.deepEqual(problems, []);
});
