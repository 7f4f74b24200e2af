/** The buttons of a game on every size of screen and for either hand, of which the gate looks at some. */
import { test } from "@playwright/test";
import { OF_FIVE, SIZES, checkButtons } from "../support/button-sizes.mjs";
import { checkClear } from "../support/clear-board.mjs";
import { SHORT, continueGame } from "../support/player.mjs";
import { onStage } from "../support/stage.mjs";

const stage = onStage();

for (const leftHanded of [false, true])
  test(`every button is 44 pixels wide and high and lies on the screen, for the ${leftHanded ? "left" : "right"} hand`, async () => {
    const { page } = await stage.browser.newPage({ touch: true, reducedMotion: true });
    await page.addInitScript((text) => localStorage.setItem("bastide / preferences", text), JSON.stringify({ leftHanded, clock: "soft" }));
    await continueGame(page, stage.url, OF_FIVE());
    await page.locator(".hand-band .clock").waitFor();
    for (const [width, height] of SIZES) await checkButtons(page, width, height, leftHanded);
  });

for (const [width, height] of SIZES)
  test(`what is asked is clear of the buttons on ${width} × ${height}`, async () => {
    const { page } = await stage.browser.newPage({ width, height });
    await continueGame(page, stage.url, SHORT);
    await checkClear(page, width, height);
  });
