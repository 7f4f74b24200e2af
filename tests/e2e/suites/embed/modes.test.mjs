/**
 * Modes of a board with kinds of records: what can be shown is shown, and only what a mode cannot do is refused. Each kind in each mode at each
 * moment, and in frames, is in `cargo xtask soak modes`.
 */
import { test } from "@playwright/test";
import { OFFERED } from "../../../../www/setup/offered.js";
import { FRAMED, MODES, PAIRS, checkBoxes, checkFrames, checkModes } from "../../support/modes.mjs";
import { begun, played } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";
import { serveGame } from "../../support/embed.mjs";

const stage = onStage(serveGame);

test("every mode shows every kind of record", () => checkModes(stage, PAIRS));

test("every mode shows a game with every box, and what is on its board", () => {
  const boxes = ["base", ...Object.keys(OFFERED)].join("+");
  return checkBoxes(stage, begun(played("--players", "3", "--seed", "2", "--policy", "greedy", "--boxes", boxes), 0.4));
});

test("a frame shows a record in every mode", () =>
  checkFrames(
    stage,
    MODES.flatMap((mode, index) => FRAMED.filter((one) => one.mode === mode).slice(index, index + 1)),
  ));
