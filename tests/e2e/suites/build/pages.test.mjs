/**
 * No page of the build asks another host for anything. What their policies say is tested without a page, in tests/node/built.
 *
 * A page of each kind is opened here; `cargo xtask soak pages` opens them all.
 */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { PAGES } from "../../support/pages.mjs";
import { askedOf } from "../../support/policy.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage();

/** The game, a board in a frame, the list of a rulebook's pages, one of them, and a page with a board to write on. */
const EACH = ["index.html", "embed.html", "rulebook/index.html", "rulebook/abbot.html", "rulebook/compose.html"];

test("no kind of page asks another host for anything, or breaks its own policy", async () => {
  for (const name of EACH) assert.ok(PAGES.includes(name), name);
  assert.deepEqual(await askedOf(stage, EACH), { foreign: [], problems: [] });
});
