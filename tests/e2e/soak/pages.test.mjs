/** Every page of the build, passed from its top to its end: none asks another host for anything. One of each kind is in tests/e2e/suites/build/pages.test.mjs. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { PAGES } from "../support/pages.mjs";
import { askedOf } from "../support/policy.mjs";
import { onStage } from "../support/stage.mjs";

const stage = onStage();

test("no page asks another host for anything, or breaks its own policy", async () => {
  assert.deepEqual(await askedOf(stage, PAGES), { foreign: [], problems: [] });
});
