/**
 * How the end-to-end tests run: `cargo xtask test e2e`, or one of them with `cargo xtask test e2e -- -g "a whole game of two"`.
 *
 * Three files at a time, each in a worker that keeps its Chromium for the files after it. A browser on a busy machine sometimes answers late:
 * a test that failed is run once more, with a trace in target/e2e/, and named as flaky if it passes then.
 */
import { stdout } from "node:process";
import { defineConfig } from "@playwright/test";
import { FLAGS, findHeadless } from "./tests/e2e/support/browser.mjs";

export default defineConfig({
  testDir: "tests/e2e/suites",
  outputDir: "target/e2e/results",
  reporter: stdout.isTTY ? "line" : "list",
  build: { external: ["**/*"] }, // plain modules: nothing to compile, and a test reads the types that their comments hold
  forbidOnly: true,
  workers: 3,
  retries: 1,
  timeout: 600_000,
  use: {
    launchOptions: { executablePath: findHeadless(), args: FLAGS },
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    trace: "on-first-retry",
  },
});
