/** Ferries, tunnels, sieges, shrines and little buildings on the page: each question is answered by a tap, by a button or by a typed move, and the log tells what came of it. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { changing, goOn, logged, record, tapSpot, typeMove } from "../../support/go-on.mjs";
import { SKIP, keptRecord, picture } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage();
const PHONE = { width: 390, height: 844, touch: true };
const LAPTOP = { width: 1280, height: 800 };
const TABLET = { width: 1024, height: 768, touch: true };

test("the ferry of a new lake is laid by a tap, and one that moves completes a road far away", async () => {
  const lake = record("ferries", "A V V FR02 A V", "tile V 1,0 3\nskip\ntile V 1,1 1\nmeeple road.N\ntile FR02 0,1 2\nmeeple road.N\n");
  const { page, nothingWrong } = await goOn(stage, PHONE, lake);
  await page.getByText("Choose which two roads the ferry of your lake joins").first().waitFor();
  await picture(page, "ferry-390");
  await tapSpot(page, "ferry EW");
  assert.match(await keptRecord(page), /meeple road\.N\nferry EW\n$/);
  await logged(page, "has the ferry join the roads to the east and the west");
  nothingWrong();
  const moving = await goOn(stage, PHONE, `${lake}ferry EW\ntile A 2,0 1\nskip\n`);
  await moving.page.getByText("A road from your tile leads to this ferry").first().waitFor();
  await picture(moving.page, "ferries-390");
  await tapSpot(moving.page, "ferry 0,1 NE");
  await logged(moving.page, "Blue scores 5 points");
  moving.nothingWrong();
});

test("a ferry that may move may also stay, and the answer to what is typed before tells that it is asked", async () => {
  const lake = record("ferries", "A FR02 U V", "tile FR02 0,1 1\nskip\nferry NS\ntile U 0,2 1\n");
  const { page, nothingWrong } = await goOn(stage, LAPTOP, lake);
  await typeMove(page, "skip");
  await page.locator(".typed-answer").getByText("A road from your tile leads to this ferry").waitFor({ state: "attached" });
  await picture(page, "ferries-1280");
  await changing(page, () => page.getByRole("button", { name: "Leave the ferry" }).click());
  assert.match(await keptRecord(page), /ferry NS\ntile U 0,2 1\nskip\nskip\n$/);
  nothingWrong();
});

test("a token is put on a mouth before the figure, and the second of its pair completes a road", async () => {
  const tunnel = record("tunnel", "A TU03 A V V", "tile TU03 0,1 2\n");
  const { page, nothingWrong } = await goOn(stage, PHONE, tunnel);
  await page.getByRole("button", { name: "Tunnel token" }).tap();
  await picture(page, "tunnel-390");
  await tapSpot(page, "tunnel 0,1 road.N A");
  for (const move of ["meeple road.N", "tile A -1,1 3", "skip", "skip", "tile V 1,0 2"]) await typeMove(page, move);
  await typeMove(page, "tunnel 0,1 road.W A");
  await page.locator(SKIP).tap();
  await logged(page, "Red scores 3 points");
  await picture(page, "tunnel-joined-390");
  nothingWrong();
  const typed = await goOn(stage, TABLET, tunnel);
  await typeMove(typed.page, "tunnel 0,1 road.W B");
  await picture(typed.page, "tunnel-1024");
  await typed.page.locator(SKIP).tap();
  assert.match(await keptRecord(typed.page), /tunnel 0,1 road\.W B\nskip\n$/);
  typed.nothingWrong();
});

test("a follower in a besieged city escapes by a tap, or all of them stay", async () => {
  const siege = record("cathars", "E CT03 B V V", "tile CT03 0,-1 2\nmeeple city.E\ntile B 0,1 0\nskip\ntile V 1,0 2\nskip\n");
  const { page, nothingWrong } = await goOn(stage, PHONE, siege);
  await page.getByText("One of your followers may escape").first().waitFor();
  await picture(page, "siege-390");
  await tapSpot(page, "escape 0,-1 city.E meeple");
  assert.match(await keptRecord(page), /escape 0,-1 city\.E meeple\n$/);
  nothingWrong();
  const other = await goOn(stage, LAPTOP, siege);
  await picture(other.page, "siege-1280");
  await changing(other.page, () => other.page.getByRole("button", { name: "All stay" }).click());
  assert.match(await keptRecord(other.page), /skip\nskip\n$/);
  other.nothingWrong();
});

test("a shrine that is completed first sends the figure in the monastery beside it home", async () => {
  const race =
    "tile SH01 1,0 0\nmeeple monastery\ntile B 2,0 0\nmeeple monastery\ntile G06 0,-1 0\nskip\ntile G06 1,-1 0\nskip\n" +
    "tile G06 2,-1 0\nskip\ntile G06 0,1 0\nskip\ntile G06 1,1 0\nskip\n";
  const shrine = record("shrines", "G06 SH01 B G06 G06 G06 G06 G06 G06 V", race);
  const { page, nothingWrong } = await goOn(stage, TABLET, shrine);
  await typeMove(page, "tile G06 2,1 0");
  await page.locator(SKIP).tap();
  await logged(page, "Red scores 9 points for a completed shrine");
  await logged(page, "goes home without points");
  await picture(page, "shrines-1024");
  nothingWrong();
});

test("a little building is put on the tile just laid, and a road says what it adds", async () => {
  const little = record("little", "D U A A V", "tile U 1,0 0\nmeeple road.E\ntile A 2,0 1\n");
  const { page, nothingWrong } = await goOn(stage, PHONE, little);
  await page.getByRole("button", { name: "Shed" }).tap();
  await picture(page, "little-390");
  await tapSpot(page, "building shed");
  assert.match(await keptRecord(page), /building shed\n$/);
  await typeMove(page, "tile A -1,0 3");
  await typeMove(page, "building tower");
  await logged(page, "with little buildings");
  await picture(page, "little-scored-390");
  nothingWrong();
});
