/** The room of the board on a phone with any number of players and every expansion, while people learn and once they know what to do. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { continueGame, still } from "../support/player.mjs";
import { checkRoom, ofMany } from "../support/room.mjs";
import { onStage } from "../support/stage.mjs";

const stage = onStage();

for (const players of [4, 5, 6])
  for (const finished of [2, 3])
    test(`${players} players after ${finished} games`, async () => {
      const { page, problems } = await stage.browser.newPage({ width: 390, height: 844, touch: true, reducedMotion: true });
      await page.addInitScript((count) => localStorage.setItem("bastide / finished-games", String(count)), finished);
      await continueGame(page, stage.url, ofMany(players));
      await still(page);
      await checkRoom(page, `${players}-${finished}`);
      assert.deepEqual(problems, []);
    });
