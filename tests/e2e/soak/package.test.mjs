/** The package for other people's projects: right by publint, and a small Vite project that installs its tarball plays a move. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "@playwright/test";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { build } from "vite";
import { PACKAGE, TSC, installed } from "./installed.mjs";
import { serve } from "../support/serve.mjs";
import { onStage } from "../support/stage.mjs";

const stage = onStage();

test("publint finds nothing wrong with the package", async () => {
  const { messages } = await publint({ pkgDir: PACKAGE, strict: true });
  const manifest = JSON.parse(await readFile(join(PACKAGE, "package.json"), "utf8"));
  assert.deepEqual(
    messages.map((message) => formatMessage(message, manifest)),
    [],
  );
});

test("a Vite project installs the tarball, is right by its types, and plays a move; a computer player answers from its worker", async () => {
  const project = await installed("vite");
  stage.after(project.remove);
  project.run(
    TSC,
    "--noEmit",
    "--strict",
    "--target",
    "esnext",
    "--module",
    "esnext",
    "--moduleResolution",
    "bundler",
    "--lib",
    "esnext,dom,dom.iterable",
    "--types",
    "",
    "main.ts",
    "css.d.ts",
  );
  await build({ root: project.folder, base: "./", logLevel: "error", build: { outDir: "built" } });
  const site = await serve({ root: join(project.folder, "built") });
  stage.after(site.close);
  const { page, problems } = await stage.browser.newPage();
  await page.goto(site.url);
  await page.waitForFunction(() => document.title.startsWith("1 tilePlaced"));
  await page.getByRole("button", { name: "End turn without a figure" }).click();
  await page.waitForFunction(() => document.querySelector("output")?.textContent === "3 tiles", undefined, { timeout: 30_000 });
  assert.equal(page.workers().length, 1, "the computer player thinks beside the page");
  assert.deepEqual(problems, []);
});
