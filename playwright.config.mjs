/**
 * How the tests in browsers run: `cargo xtask test e2e`, or one of them with `cargo xtask test e2e -- -g "a whole game of two"`.
 *
 * Three files run at a time, each in a worker that keeps its Chromium for the files after it. A browser on a busy machine sometimes answers
 * late. So `cargo xtask test` runs what failed again in a second stage, where nothing else runs and everything may take longer, and only
 * that stage decides. The runner itself repeats nothing in the first stage.
 */
import { env, stdout } from "node:process";
import { defineConfig } from "@playwright/test";
import { FLAGS, findHeadless } from "./tests/e2e/support/browser.mjs";

const stage = env.BASTIDE_STAGE ?? "together";
const isAlone = stage === "alone";

export default defineConfig({
  testDir: "tests/e2e/suites",
  outputDir: `target/e2e/${stage}`,
  reporter: [[stdout.isTTY ? "line" : "list"], ["./tests/e2e/support/reporter.mjs", { stage }]],
  build: { external: ["**/*"] }, // plain modules: nothing to compile, and a test reads the types that their comments hold
  forbidOnly: true,
  workers: isAlone ? 1 : 3,
  retries: isAlone ? 2 : 0,
  timeout: isAlone ? 600_000 : 240_000,
  use: {
    launchOptions: { executablePath: findHeadless(), args: FLAGS },
    actionTimeout: isAlone ? 120_000 : 30_000,
    navigationTimeout: isAlone ? 120_000 : 30_000,
    trace: isAlone ? "retain-on-failure" : { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false }, // pictures would cost time in each test
  },
});
