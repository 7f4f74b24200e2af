/** Every mode of a board with every kind of record at every moment, on a page and in frames; what boards in two languages say in every mode; both themes. */
import { test } from "@playwright/test";
import { serveGame } from "../support/embed.mjs";
import { CASES, FRAMED, checkFrames, checkModes } from "../support/modes.mjs";
import { onStage } from "../support/stage.mjs";
import { ALL, checkAxe, checkTwoLanguages } from "../support/boards.mjs";

const stage = onStage(serveGame);

test("every mode shows every kind of record at every moment", () => checkModes(stage, CASES));

test("a frame shows every kind of record in every mode", () => checkFrames(stage, FRAMED));

test("boards in two languages, in every mode and at every step, say what they say alone", () => checkTwoLanguages(stage, ALL));

for (const theme of ["light", "dark"]) test(`axe finds nothing in the boards of all six modes, ${theme}`, () => checkAxe(stage, theme));
