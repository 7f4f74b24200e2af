/** A killed browser loses nothing that was shown as done. `cargo xtask soak kills` is the long form of it, with kills at any moment. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { soak } from "../../bench/soak.mjs";

test("a game comes back after the browser was killed in the middle of a decision", async () => {
  const [{ verdict, shown }] = await soak(1, { decisions: 3 });
  assert.notEqual(verdict, "LOST");
  assert.equal(shown, 3);
});
