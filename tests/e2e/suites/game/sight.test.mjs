/** What is asked is in sight on a phone, what is not is told, and figures say what they would be. Pictured in target/e2e/. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { CONFIRM, SKIP, continueGame, keptRecord, picture, played, saved, settled } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const stage = onStage();

/**
 * A phone with a game after so many decisions on the table.
 *
 * @param {number} decisions
 * @param {string[]} options of `bastide playout`
 */
async function phone(decisions, ...options) {
  const { page, problems } = await stage.browser.newPage({ width: 390, height: 844, touch: true, reducedMotion: decisions < 40 });
  const lines = played(...options)
    .split("\n")
    .filter((line) => line && !line.startsWith("[Result"));
  const [tags, moves] = [lines.filter((line) => line.startsWith("[")), lines.filter((line) => !line.startsWith("["))];
  await continueGame(page, stage.url, `${[...tags, ...moves.slice(0, decisions)].join("\n")}\n`);
  await settled(page);
  return { page, problems };
}

/** How many spaces the list offers whose middle is on the board and not below buttons, how many are not, and how many of these no arrow points to, once the marks say so. @param {Page} page */
async function spaces(page) {
  await settled(page);
  await page.locator(".sight-marks:not([hidden])").waitFor({ state: "attached" });
  return page.evaluate(() => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector("canvas"));
    const list = /** @type {HTMLSelectElement} */ (document.querySelector("#choices"));
    list.focus();
    const spaces = new Map([...list.options].map(({ dataset: { x, y } }) => [`${x} ${y}`, { x: Number(x), y: Number(y) }]));
    canvas.focus();
    /** @typedef {{ x: number, y: number }} Point */
    const { left, top } = canvas.getBoundingClientRect();
    const boxes = [...document.querySelectorAll(".tools")].map((tools) => tools.getBoundingClientRect());
    const isSeen = (/** @type {Point} */ { x, y }) => x >= 0 && y >= 0 && x <= canvas.clientWidth && y <= canvas.clientHeight;
    const isOn = (/** @type {DOMRect} */ box, /** @type {Point} */ { x, y }) =>
      left + x > box.left && left + x < box.right && top + y > box.top && top + y < box.bottom;
    const isCovered = (/** @type {Point} */ at) => boxes.some((box) => isOn(box, at));
    const more = document.querySelector(".sight-more")?.getBoundingClientRect();
    const below = [...spaces.values()].filter((at) => more && isOn(more, at)).length;
    const all = [...spaces.values()];
    const [covered, away] = [all.filter((at) => isSeen(at) && isCovered(at)).length, all.filter((at) => !isSeen(at))];
    const arrows = [...document.querySelectorAll(".sight-beyond")]
      .map((arrow) => arrow.getBoundingClientRect())
      .map((box) => ({ x: (box.left + box.right) / 2 - left, y: (box.top + box.bottom) / 2 - top }));
    const lies = [".tools", ".sight-more"]
      .flatMap((name) => [...document.querySelectorAll(name)])
      .map((button) => button.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const pointed = away.filter(({ x, y }) => {
      const edge = { x: Math.min(Math.max(x, 14), canvas.clientWidth - 14), y: Math.min(Math.max(y, 14), canvas.clientHeight - 14) };
      const below = lies.some(
        (box) => left + edge.x > box.left - 15 && left + edge.x < box.right + 15 && top + edge.y > box.top - 15 && top + edge.y < box.bottom + 15,
      );
      return below || arrows.some((arrow) => Math.hypot(arrow.x - edge.x, arrow.y - edge.y) < 121); // one for all that are near each other
    });
    const stacked = arrows.filter((one, index) => arrows.slice(0, index).some((other) => Math.hypot(one.x - other.x, one.y - other.y) < 119)).length;
    return {
      seen: all.length - away.length - covered,
      unseen: away.length + covered,
      arrows: arrows.length,
      unpointed: away.length - pointed.length,
      stacked,
      below,
    };
  });
}

test("every turn of a long game begins with all spaces in sight, also after a look around; whoever zooms is told of the others", async () => {
  const { page, problems } = await phone(40, "--players", "2", "--seed", "7");
  const begun = await spaces(page);
  assert.ok(begun.seen > 12 && begun.unseen === 0, JSON.stringify(begun));
  assert.equal(await page.locator(".sight-more").isVisible(), false);

  assert.equal(await page.getByRole("button", { name: "Zoom in" }).count(), 0, "two fingers do that");
  await page.mouse.move(195, 330);
  for (let times = 0; times < 3; times += 1) await page.mouse.wheel(0, -240);
  await page.locator(".sight-more").waitFor();
  const { unseen, arrows, unpointed, stacked, below } = await spaces(page);
  assert.equal(await page.locator(".sight-more").textContent(), unseen === 1 ? "1 more space off screen" : `${unseen} more spaces off screen`);
  assert.ok(arrows > 0);
  assert.deepEqual(
    { unpointed, stacked, below },
    { unpointed: 0, stacked: 0, below: 0 },
    "an arrow towards each, none beside another; no space below the button",
  );
  await picture(page, "sight-390x844");
  await page.locator(".sight-more").tap();
  await page.locator(".sight-more").waitFor({ state: "hidden" });
  assert.equal((await spaces(page)).unseen, 0);

  const from = { x: 195, y: 330 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 150, { steps: 6 });
  await page.mouse.up();
  await page.locator(".sight-more").waitFor();
  const [spot] = await settled(page);
  await page.touchscreen.tap(spot.x, spot.y);
  await page.locator(CONFIRM).tap();
  await saved(page);
  if ((await page.locator(".hand").getAttribute("data-asks")) === "figure") await page.locator(SKIP).tap();
  await page.locator('.hand[data-asks="tile"]').waitFor();
  const next = await spaces(page);
  assert.ok(next.seen > 0 && next.unseen === 0, JSON.stringify(next));
  assert.deepEqual(problems, []);
});

test("each place for a figure says what the figure would be", async () => {
  const { page, problems } = await phone(1, "--players", "2", "--seed", "7");
  await page.locator('.hand[data-asks="figure"]').waitFor();
  await page.locator(".sight-role").first().waitFor();
  const places = (await page.locator("#choices option").allTextContents()).filter((text) => text !== "End turn without a figure");
  /** @type {Record<string, string>} */
  const roles = { Road: "Highwayman", City: "Knight", Monastery: "Monk", Field: "Farmer" };
  assert.deepEqual(
    await page.locator(".sight-role").allTextContents(),
    places.map((place) => roles[place.split(",")[0]]),
  );
  await picture(page, "roles-390x844");
  await page.locator(SKIP).tap();
  await page.locator('.hand[data-asks="tile"]').waitFor();
  await page.locator(".sight-role").first().waitFor({ state: "detached" });
  assert.deepEqual(problems, []);
});

test("the tile comes near for a figure, and one tap takes it", async () => {
  const { page, problems } = await phone(1, "--players", "2", "--seed", "7");
  await page.locator('.hand[data-asks="figure"]').waitFor();
  const places = await settled(page);
  for (const [index, one] of places.entries())
    for (const other of places.slice(0, index)) assert.ok(Math.hypot(one.x - other.x, one.y - other.y) >= 40, "a finger apart");
  const before = await keptRecord(page);
  await page.touchscreen.tap(places[0].x, places[0].y);
  await page.locator('.hand[data-asks="tile"]').waitFor();
  assert.match((await keptRecord(page)).slice(before.length), /^meeple /);
  assert.deepEqual(problems, []);
});

test("a second finger on the tile that is dragged changes nothing", async () => {
  const { page, problems } = await phone(0, "--players", "2", "--seed", "7");
  const hand = await page.locator(".hand-picture").boundingBox();
  assert.ok(hand);
  const session = await page.context().newCDPSession(page);
  const touch = (/** @type {"touchStart" | "touchMove" | "touchEnd"} */ type, /** @type {[number, number][]} */ ...at) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: at.map(([x, y], id) => ({ id, x, y })) });
  /** @type {[number, number]} */
  const tile = [hand.x + 20, hand.y + 20];
  /** @type {[number, number]} */
  const away = [hand.x + 90, hand.y - 260];
  await touch("touchStart", tile);
  await touch("touchMove", [tile[0] + 30, tile[1] - 60]);
  await touch("touchMove", away);
  await page.locator(".tile-held").waitFor({ state: "attached" });
  await touch("touchStart", away, tile);
  await touch("touchMove", away, [tile[0] - 30, tile[1] - 40]);
  assert.equal(await page.locator(".tile-held").count(), 1, "one tile is held");
  await touch("touchEnd");
  await page.locator(".tile-held").waitFor({ state: "detached" });
  assert.equal(await page.locator(".taken").count(), 0, "the tile is in the hand again");
  assert.deepEqual(problems, []);
});

test("the tile is dragged from the hand onto a space", async () => {
  const { page, problems } = await phone(0, "--players", "2", "--seed", "7");
  const [space] = await settled(page);
  const hand = await page.locator(".hand-picture").boundingBox();
  assert.ok(hand);
  await page.mouse.move(hand.x + 20, hand.y + 20);
  await page.mouse.down();
  await page.mouse.move(hand.x + 40, hand.y - 60, { steps: 3 });
  await page.locator(".tile-held").waitFor();
  await page.mouse.move(space.x + 12, space.y - 9, { steps: 4 });
  await page.locator(".tile-held").waitFor({ state: "hidden" });
  assert.equal(
    await page
      .locator("#choices")
      .inputValue()
      .then((statement) => statement.split(" ")[0]),
    "tile",
    "the board shows it",
  );
  await page.mouse.up();
  assert.equal(await page.locator(".tile-held").count(), 0);
  await page.locator(CONFIRM).waitFor();
  await page.mouse.move(hand.x + 20, hand.y + 20);
  await page.mouse.down();
  await page.mouse.move(hand.x + 60, hand.y - 20, { steps: 4 });
  await page.mouse.move(hand.x + 24, hand.y + 20, { steps: 4 });
  await page.mouse.up();
  assert.deepEqual(problems, []);
});
