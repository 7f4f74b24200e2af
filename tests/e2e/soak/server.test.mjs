/**
 * The package on a server: in plain Node, and in a page that a server writes and a browser takes over.
 *
 * The server's page is built by Vite with Preact: three megabytes beside the Vite that is there, where Astro is 125 and Next 340.
 */
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { execPath } from "node:process";
import { test } from "@playwright/test";
import { build } from "vite";
import { pageWith, serveGame, servePage } from "../support/embed.mjs";
import { TSC, installed } from "./installed.mjs";
import { ON_A_SERVER } from "../support/manual.mjs";
import { serve } from "../support/serve.mjs";
import { onStage } from "../support/stage.mjs";
import { checkImported } from "../support/imported.mjs";

const stage = onStage(serveGame);

/**
 * A page that has looked into a drawing as XML.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} svg
 */
const drawn = (page, svg) =>
  page.evaluate((text) => {
    const { documentElement: root } = new DOMParser().parseFromString(text, "image/svg+xml");
    return { name: root.localName, width: root.getAttribute("width"), shapes: root.querySelectorAll("path, rect, polygon, circle").length > 10 };
  }, svg);

test("plain Node imports the package, reads records, says what is wrong with them and draws boards", async () => {
  const project = await installed("node");
  stage.after(project.remove);
  const found = JSON.parse(project.run(execPath, "main.mjs"));
  checkImported(found);
  const { page } = await stage.browser.newPage();
  for (const svg of found.drawings) assert.deepEqual(await drawn(page, svg), { name: "svg", width: "320", shapes: true });
});

test("what the manual's example for a server prints is a board", async () => {
  const project = await installed("node");
  stage.after(project.remove);
  await writeFile(join(project.folder, "example.mjs"), ON_A_SERVER);
  const site = await servePage({ "/": pageWith(stage.url, project.run(execPath, "example.mjs")) });
  const { page, problems } = await stage.browser.newPage();
  stage.after(site.close);
  await page.goto(site.url);
  await page.getByRole("button", { name: "Next", exact: true }).waitFor();
  assert.deepEqual(problems, []);
});

test("the package has its types where a program knows nothing of browsers", async () => {
  const project = await installed("node");
  stage.after(project.remove);
  project.run(
    TSC,
    "--noEmit",
    "--allowJs",
    "--checkJs",
    "--strict",
    "--target",
    "esnext",
    "--module",
    "nodenext",
    "--lib",
    "esnext",
    "--types",
    "",
    "main.mjs",
  );
});

test("a page that a server wrote has its board drawn, and the browser takes it over", async ({ browser }) => {
  const project = await installed("ssr", ["preact", "preact-render-to-string"]);
  stage.after(project.remove);
  const options = { root: project.folder, base: "./", logLevel: /** @type {const} */ ("error") };
  await build({ ...options, build: { outDir: "client" } });
  await build({ ...options, build: { outDir: "server", ssr: "server.js" } });
  project.run(execPath, "server/server.js");
  assert.match(
    await readFile(join(project.folder, "client/index.html"), "utf8"),
    /<h1>4 statements<\/h1><bastide-board mode="example" record="\[Bastide [^"]*"><div slot="poster"><svg /,
  );
  const site = await serve({ root: join(project.folder, "client") });
  stage.after(site.close);

  let room = 0;
  await test.step("without scripts the drawing stands there", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site.url);
    const box = await page.locator("bastide-board svg").first().boundingBox();
    assert.ok(box && box.width >= 300 && box.height > 100, JSON.stringify(box));
    room = (await page.locator("bastide-board").boundingBox())?.height ?? 0;
    await context.close();
  });

  await test.step("with them it comes alive, in the element that the server wrote", async () => {
    const { page, context, problems } = await stage.browser.newPage();
    await page.addInitScript(() =>
      document.addEventListener("readystatechange", () => {
        /** @type {any} */ (window).written ??= document.querySelector("bastide-board");
      }),
    );
    await page.goto(site.url);
    await page.waitForFunction(
      () => /** @type {any} */ (document.querySelector("bastide-board"))?.shadowRoot?.querySelector("figure")?.dataset.state === "open",
    );
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await page.getByText("1 moves").waitFor();
    assert.deepEqual(
      await page.evaluate(() => {
        const board = /** @type {any} */ (document.querySelector("bastide-board"));
        return [
          board === /** @type {any} */ (window).written,
          board.getState().at,
          document.querySelectorAll("bastide-board").length,
          document.querySelectorAll("i").length,
        ];
      }),
      [true, 1, 1, 0],
      "the same element, one statement on; a name is no tag",
    );
    assert.equal((await page.locator("bastide-board").boundingBox())?.height, room, "the page does not move");
    assert.deepEqual(problems, []);
    await context.close();
  });
});
