/** Every aid on every size of screen, in the light and in the dark, looked through by axe-core. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { inspectAids, opened } from "../support/aid-tour.mjs";
import { SIZES } from "../support/button-sizes.mjs";
import { onStage } from "../support/stage.mjs";

const stage = onStage();

for (const [width, height] of SIZES)
  for (const dark of [false, true])
    test(`the aids are sound at ${width}x${height}${dark ? ", in the dark" : ""}`, async () => {
      const { page, problems } = await opened(stage, { width, height, dark, scale: width < 500 ? 2 : 1 });
      await inspectAids(page, `${width}x${height}${dark ? "-dark" : ""}`);
      assert.deepEqual(problems, []);
    });
