/** Thirty boards on a page whose framework makes its DOM anew, and sixty diagrams of the sets that are not played: one engine, and nothing moves or is left. */
import { test } from "@playwright/test";
import { serveGame } from "../support/embed.mjs";
import { checkMany } from "../support/many-boards.mjs";
import { checkSets } from "../support/sets.mjs";
import { EACH } from "../support/sixty.mjs";
import { onStage } from "../support/stage.mjs";

const stage = onStage(serveGame);

test("thirty boards: no shift, one engine, all of them to play with, and nothing left of those that go", () => checkMany(stage, 30));

test("sixty diagrams of the sets that are not played: one engine, each set once, nothing moves", () => checkSets(stage, EACH));
