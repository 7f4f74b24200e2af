/** The small boxes on the page: what a watchtower, a wind rose, a church, a congress hall, gold, magic, loot, messages and a labyrinth give is told, and so is what is printed on their tiles; the questions at a festival, about a robber, messages, gold and magic, and at a crop circle are answered by a tap. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { changing, goOn, logged, record, tapSpot, typeMove } from "../../support/go-on.mjs";
import { SKIP, keptRecord, picture, settled } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage();
const PHONE = { width: 390, height: 844, touch: true };
const LAPTOP = { width: 1280, height: 800 };
const TABLET = { width: 1024, height: 768, touch: true };

test("a follower at the foot of a watchtower is told of it, and gets its points before the road", async () => {
  const { page, nothingWrong } = await goOn(stage, PHONE, record("watchtowers", "D WT05 U W V", "tile WT05 1,0 0\n"));
  await page.getByText("also gets the points of the watchtower").first().waitFor();
  await picture(page, "watchtowers-390");
  for (const move of ["meeple road.W", "tile U 2,0 0", "skip", "tile W -1,0 0"]) await typeMove(page, move);
  await page.locator(SKIP).tap();
  await logged(page, "Red scores 3 points for a watchtower");
  assert.equal(await page.locator(".log-list li").filter({ hasText: "Red scores 3 points" }).count(), 2, "the tower, and the road");
  nothingWrong();
});

test("a tile with a quarter of a wind rose says where it brings points, and brings them", async () => {
  const { page, nothingWrong } = await goOn(stage, LAPTOP, record("windroses", "WR04 B U WR01 V", "tile B 0,-1 0\nskip\ntile U 0,1 0\nskip\n"));
  await page.getByText("This tile brings 3 points in the quarter that its wind rose shows").first().waitFor();
  await picture(page, "windroses-1280");
  await typeMove(page, "tile WR01 1,-1 1");
  await logged(page, "Red scores 3 points for a wind rose");
  nothingWrong();
});

test("most figures around a church, and the congress hall, are told with their points", async () => {
  const around =
    "tile E 0,-1 2\nmeeple field.NNE\ntile B 0,1 0\nskip\ntile B 1,1 0\nmeeple monastery\ntile B 2,1 0\nskip\ntile V 2,0 2\nskip\ntile V 1,-1 3\nskip\n";
  const church = record("darmstadt", "D DA03 E B B B V V V U", `tile DA03 1,0 2\nmeeple monastery\n${around}`);
  const { page, nothingWrong } = await goOn(stage, TABLET, church);
  await typeMove(page, "tile V 2,-1 0");
  await picture(page, "darmstadt-1024");
  await page.locator(SKIP).tap();
  await logged(page, "Blue scores 3 points for the most followers around a church");
  nothingWrong();
  const hall = await goOn(stage, PHONE, record("darmstadt", "D DA01 E E E U", "tile DA01 0,-1 0\nmeeple city.N\ntile E -1,-1 1\nskip\ntile E 1,-1 3\nskip\n"));
  for (const move of ["tile E 0,-2 2", "skip"]) await typeMove(hall.page, move);
  await logged(hall.page, "with the congress hall");
  hall.nothingWrong();
});

test("at a festival a figure is taken back by a tap, or one is placed", async () => {
  const festival = record("festival", "D U V FE10 V", "tile U 1,0 0\nmeeple road.E\ntile V 0,1 0\nskip\ntile FE10 2,0 0\n");
  const { page, nothingWrong } = await goOn(stage, PHONE, festival);
  await page.getByText("A festival: place a figure").first().waitFor();
  await picture(page, "festival-390");
  const [there] = (await settled(page)).filter(({ statement }) => statement?.startsWith("return"));
  await changing(page, () => page.touchscreen.tap(there.x, there.y));
  assert.match(await keptRecord(page), /return 1,0 road\.E meeple\n$/);
  nothingWrong();
  const typed = await goOn(stage, LAPTOP, festival);
  await picture(typed.page, "festival-1280");
  await typeMove(typed.page, "return 1,0 road.E meeple");
  assert.match(await keptRecord(typed.page), /return 1,0 road\.E meeple\n$/);
  typed.nothingWrong();
});

test("the second bar of gold goes where it is tapped, and the log and the table tell who wins bars", async () => {
  const mine = record("gold", "D U W GO01 W V", "tile U 1,0 0\nmeeple road.E\ntile W -1,0 0\nskip\ntile GO01 1,1 0\n");
  const { page, nothingWrong } = await goOn(stage, PHONE, mine);
  await page.getByText("for the second bar").first().waitFor();
  await picture(page, "gold-390");
  const cells = (await settled(page)).filter(({ statement }) => statement?.startsWith("gold"));
  assert.deepEqual(
    cells.map(({ statement }) => statement),
    ["gold 1,0", "gold 0,0"],
  );
  await changing(page, () => page.touchscreen.tap(cells[0].x, cells[0].y));
  assert.match(await keptRecord(page), /gold 1,0\n$/);
  for (const move of ["skip", "tile W 2,0 0", "skip"]) await typeMove(page, move);
  await logged(page, "Red wins one bar of gold");
  await picture(page, "gold-won-390");
  nothingWrong();
});

test("a robber goes beside somebody on the track by a tap, the next player answers, and loot is told", async () => {
  const bag = record("robbers", "D W RB04 W RB01 V", "tile W 1,0 0\nmeeple road.W\ntile RB04 0,1 1\n");
  const { page, nothingWrong } = await goOn(stage, PHONE, bag);
  await page.getByText("You may put your robber beside another player’s figure").first().waitFor();
  await picture(page, "robbers-390");
  await page.locator('[data-action="advise"]').tap();
  await page.locator(".remark", { hasText: /Beside Red|robber/ }).waitFor();
  assert.doesNotMatch(await page.locator(".remark:not(.trouble-notice)").innerText(), /there\.|undefined/, "what has no place on the board is named");
  await page.locator(".remark:not(.trouble-notice)").getByRole("button", { name: "Close" }).tap();
  await changing(page, () => page.getByRole("button", { name: "Beside Red (space 0)" }).tap());
  await changing(page, () => page.locator(SKIP).tap()); // Red, who is next
  assert.match(await keptRecord(page), /robber 0\nred skip\n$/);
  for (const move of ["skip", "tile W -1,0 0", "skip"]) await typeMove(page, move);
  await logged(page, "Blue robs Red: 2 points for Blue.");
  await logged(page, "Blue scores 2 points by robbing");
  await picture(page, "robbers-robbed-390");
  nothingWrong();
  const typed = await goOn(stage, LAPTOP, bag);
  await typeMove(typed.page, "robber 0");
  await picture(typed.page, "robbers-1280");
  await typeMove(typed.page, "robber 0");
  await typed.page.getByText("robber on space 0").first().waitFor({ state: "attached" });
  typed.nothingWrong();
  const tablet = await goOn(stage, { ...TABLET, dark: true }, bag);
  await picture(tablet.page, "robbers-1024-dark");
  tablet.nothingWrong();
});

test("points move one of two figures by a tap or a key, and a message is read: its action, a follower on the board, or one more tile", async () => {
  const road = "tile W 1,0 0\nmeeple road.W\ntile U -1,0 0\nskip\ntile M 0,-1 2\nmeeple city.S\ntile U -2,0 0\nskip\ntile W -3,0 0\nskip\n";
  const withPile = (/** @type {string} */ cards) => record("messages", "D W U M U W V V", road).replace("[Deck", `[Messages "${cards}"]\n[Deck`);
  const { page, nothingWrong } = await goOn(stage, PHONE, withPile("2 5 1 8 3 6 4 7"));
  await page.getByText("Choose which of your two figures").first().waitFor();
  await picture(page, "messages-score-390");
  const messenger = await page.getByRole("button", { name: "Move the messenger from 0 to 5: a message" }).boundingBox();
  const [x, y] = [Number(messenger?.x) + 60, Number(messenger?.y) + 12];
  await changing(page, async () => {
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(90); // the second tap of two answers nothing that nobody has read yet
    await page.touchscreen.tap(x, y);
  });
  await page.getByText("Score your smallest city as at the end of the game").first().waitFor();
  await picture(page, "messages-read-390");
  await changing(page, () => page.getByRole("button", { name: "Take the action: 3 points" }).tap());
  await changing(page, () => page.getByRole("button", { name: "Move the meeple from 0 to 3" }).tap());
  assert.match(await keptRecord(page), /score woman\nmessage action\nscore meeple\n$/);
  await logged(page, "Red scores 3 points for a message");
  nothingWrong();
  const tablet = await goOn(stage, { ...TABLET, dark: true }, withPile("8 2 5 1 3 6 4 7"));
  await typeMove(tablet.page, "score meeple");
  await tapSpot(tablet.page, "message 0,-1 city.E meeple");
  await picture(tablet.page, "messages-1024-dark");
  assert.match(await keptRecord(tablet.page), /score meeple\nmessage 0,-1 city.E meeple\n$/);
  tablet.nothingWrong();
  const laptop = await goOn(stage, LAPTOP, withPile("4 2 5 1 8 3 6 7"));
  await changing(laptop.page, () => laptop.page.getByRole("button", { name: /^Move the messenger/ }).press("Enter"));
  await laptop.page.waitForFunction(() => document.activeElement?.matches("canvas.board")); // the button is gone, and keys go on
  await picture(laptop.page, "messages-1280");
  await laptop.page.getByText("Messenger: 5").first().waitFor({ state: "attached" });
  await typeMove(laptop.page, "message action");
  await logged(laptop.page, "Red draws the tile that the message gives.");
  laptop.nothingWrong();
});

test("a figure stands on each stretch of the road through the labyrinth, and all of them are told with the points", async () => {
  const played = "tile LA01 1,0 0\nmeeple road.N\ntile W 2,0 1\n";
  const { page, nothingWrong } = await goOn(stage, PHONE, record("labyrinth", "D LA01 W W W W V", played));
  const free = (await settled(page)).map(({ statement }) => statement);
  assert.ok(free.includes("meeple road.W"), `the arm in the east is free: ${free.join(", ")}`);
  await picture(page, "labyrinth-390");
  await tapSpot(page, "meeple road.W");
  for (const move of ["tile W 1,1 2", "skip", "tile W -1,0 3", "skip", "tile W 1,-1 0", "skip"]) await typeMove(page, move);
  await logged(page, "with the figures of the labyrinth");
  nothingWrong();
  const tablet = await goOn(stage, { ...TABLET, dark: true }, record("labyrinth", "D LA01 W V", "tile LA01 1,0 0\nmeeple road.N\n"));
  await picture(tablet.page, "labyrinth-1024-dark");
  tablet.nothingWrong();
});

test("the mage and the witch move by a tap, and a road tells that the mage stands there", async () => {
  const magic = record("mage", "D U W MW05 W V", "tile U 1,0 0\nmeeple road.E\ntile W 2,0 0\nskip\ntile MW05 0,1 1\n");
  const { page, nothingWrong } = await goOn(stage, PHONE, magic);
  await page.getByText("Move the mage or the witch").first().waitFor();
  await picture(page, "mage-390");
  await tapSpot(page, "mage 1,0 road.E");
  assert.match(await keptRecord(page), /mage 1,0 road\.E\n$/);
  await page.locator(SKIP).tap();
  await typeMove(page, "tile W -1,0 0");
  await page.locator(SKIP).tap();
  await logged(page, "with the mage");
  nothingWrong();
  const typed = await goOn(stage, TABLET, magic);
  await typeMove(typed.page, "witch 0,0 city.N");
  await picture(typed.page, "mage-1024");
  typed.nothingWrong();
});

test("at a crop circle one says what it does, and everybody answers in turn", async () => {
  const circle = record("corn1", "D U CO04 V", "tile U 1,0 0\nmeeple road.E\ntile CO04 0,1 0\nskip\n");
  const { page, nothingWrong } = await goOn(stage, PHONE, circle);
  await page.getByText("Choose what happens at the crop circle").first().waitFor();
  await picture(page, "corn-390");
  await page.getByRole("button", { name: "Everybody may add a figure" }).tap();
  await page.getByText("You may place a figure beside one of your own").first().waitFor();
  await picture(page, "corn-add-390");
  await tapSpot(page, "red meeple 1,0 road.E");
  assert.match(await keptRecord(page), /red meeple 1,0 road\.E\n$/);
  nothingWrong();
  const other = await goOn(stage, LAPTOP, circle);
  await other.page.getByRole("button", { name: "Everybody takes a figure back" }).click();
  await typeMove(other.page, "return 1,0 road.E meeple");
  assert.match(await keptRecord(other.page), /red return 1,0 road\.E meeple\n$/);
  await picture(other.page, "corn-1280");
  other.nothingWrong();
});

test("the tiles without rules of their own are played, and a frozen lake is an inn", async () => {
  const { page, nothingWrong } = await goOn(stage, PHONE, record("inns+gq11+spieldoch+winter", "D WI05 GQ01 SD02 V", "tile WI05 1,0 1\n"));
  await picture(page, "winter-390");
  for (const move of ["meeple road.W", "tile GQ01 -1,0 0"]) await typeMove(page, move);
  await page.locator(SKIP).tap();
  await logged(page, "Red scores 6 points");
  nothingWrong();
});
