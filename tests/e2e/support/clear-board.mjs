/** Whether the buttons that float on the board leave free what is asked. */
import assert from "node:assert/strict";
import { picture, settled } from "./player.mjs";

/**
 * @param {import("@playwright/test").Page} page with a game as it was opened
 * @param {number} width
 * @param {number} height
 */
export async function checkClear(page, width, height) {
  const clear = await settled(page);
  const asked = await page.locator("#choices option[data-x]").count(); // to decline has no place
  assert.equal(clear.length, asked, `${width} × ${height}`);
  await picture(page, `clear-${width}x${height}`);
}
