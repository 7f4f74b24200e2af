/** A killed browser loses nothing that was shown as done. `cargo xtask soak kills` is the long form of it. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { soak } from "../../bench/soak.mjs";

test("games come back after the browser was killed in the middle of them", async () => {
  const kills = await soak(3);
  assert.deepEqual(
    kills.filter(({ verdict }) => verdict === "LOST"),
    [],
  );
  assert.ok(
    kills.some(({ shown }) => shown > 0),
    "games were played",
  );
});
