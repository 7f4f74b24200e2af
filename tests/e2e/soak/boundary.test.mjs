/** What JavaScript may hand over to the engine's methods, a hundred thousand times; each repetition tries others. `BASTIDE_CALLS` is another number. */
import { env } from "node:process";
import { test } from "@playwright/test";
import { checkModule } from "../support/boundary.mjs";
import { onStage } from "../support/stage.mjs";

const stage = onStage();
const CALLS = Number(env.BASTIDE_CALLS ?? 100_000);

for (const module of ["./bastide.js", "./boards.js"])
  test(`no value breaks the methods of ${module}`, () => checkModule(stage, module, CALLS, 2 + test.info().repeatEachIndex));
