/** How the slow proofs in browsers run: `cargo xtask soak NAME`. Each is one file of tests/e2e/soak/. */
import { defineConfig } from "@playwright/test";
import usual from "./playwright.config.mjs";

export default defineConfig({
  ...usual,
  reporter: "list", // target/e2e/ keeps what the tests took, and not the proofs
  testDir: "tests/e2e/soak", outputDir: "target/e2e/soak", retries: 1, timeout: 3_600_000 });
