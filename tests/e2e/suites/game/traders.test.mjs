/** Traders & Builders, King & Robber Baron and The Phantom on the page: a second part, goods and cards, a question of its own. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { goOn, typeMove } from "../../support/go-on.mjs";
import { CONFIRM, SKIP, begun, keptRecord, picture, played, playGame, pointing, record, refereed, settled, shownScores } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage();
const finger = pointing("finger");
const PHONE = { width: 390, height: 844, touch: true };
const TABLET = { width: 1024, height: 768, touch: true };
const BOXES = "base+traders+king+phantom";

/** Red has a meeple and a builder on the road, and the next tile in hand. */
const BUILDER = `[Bastide "1"]
[Boxes "base+traders"]
[Players "red, blue"]
[Deck "D U U U U U U U"]
tile U 1,0 0
meeple road.E
tile U -1,0 0
tile U 2,0 0
`;

/** Blue has laid a tile whose arrow gives another turn. */
const ARROW = `[Bastide "1"]
[Boxes "base+traders+anniversary"]
[Players "red Ann, blue Bob"]
[Deck "D E AN11 AN12 B B"]
tile E 0,-1 2
skip
tile AN11 0,1 2
`;

/** Red has laid a road tile and put a meeple on the road. */
const PHANTOM = `[Bastide "1"]
[Boxes "base+phantom"]
[Players "red, blue"]
[Deck "D U U B"]
tile U 1,0 0
meeple road.E
`;

/**
 * A game up to a statement.
 *
 * @param {string} game
 * @param {(statement: string, index: number, all: string[]) => boolean} isLast the first statement that is left out
 */
function until(game, isLast) {
  const lines = game.split("\n").filter((line) => line && !line.startsWith("[Result") && !line.startsWith("#"));
  const statements = lines.filter((line) => !line.startsWith("["));
  const end = statements.findIndex(isLast);
  assert.ok(end > 0, "the game has no such statement");
  return `${[...lines.filter((line) => line.startsWith("[")), ...statements.slice(0, end)].join("\n")}\n`;
}

test("a game with all three boxes by finger, from its middle to its end", async () => {
  const game = begun(played("--boxes", BOXES, "--players", "6", "--seed", "12"), 0.17);
  const laid = game.match(/^tile /gm)?.length ?? 0;
  const short = game.replace(/(?<=\[Deck ")[^"]*/, (deck) =>
    deck
      .split(" ")
      .slice(0, laid + 9)
      .join(" "),
  ); // the last eight tiles
  const { page, nothingWrong } = await goOn(stage, TABLET, short);
  const phantom = { placed: 0, kept: 0 };
  let seen = 0;
  await playGame(page, finger, async (step) => {
    seen = Math.max(seen, await page.locator(".holdings .token, .holdings .card").count());
    if ((await page.locator(".hand").getAttribute("data-asks")) !== "phantom") return;
    phantom[step % 3 === 0 ? "kept" : "placed"] += 1;
  });
  const text = await record(page);
  assert.ok(phantom.placed > 0 && phantom.kept > 0, JSON.stringify(phantom));
  assert.match(text, /\nphantom /);
  assert.ok(seen > 0, "nobody took goods or a card");
  assert.deepEqual(await shownScores(page), refereed(text));
  await picture(page, "traders-end-1024x768");
  nothingWrong();
});

test("a builder is placed by a tap, and gives one more tile", async () => {
  const { page, nothingWrong } = await goOn(stage, PHONE, BUILDER);
  assert.equal(await page.locator(SKIP).innerText(), "End turn without a figure", "no builder has been placed");
  assert.equal(await page.locator('.piece[data-piece="builder"]').getAttribute("aria-label"), "Builder");
  const spot = (await settled(page)).find(({ text }) => text === "Builder: Road, east");
  assert.ok(spot, "the builder has no place");
  await finger.choose(page, spot);
  await page.locator(".hand-who", { hasText: "Blue’s turn" }).waitFor();
  assert.match(await keptRecord(page), /\nbuilder road\.E\n/);
  await typeMove(page, "tile U -2,0 0");
  await typeMove(page, "skip");
  await page.locator(".hand-who", { hasText: "Red’s turn" }).waitFor();
  assert.ok(await page.locator(".hand-again").isHidden());

  await typeMove(page, "tile U 3,0 0");
  assert.equal(await page.locator(SKIP).textContent(), "No figure", "the builder gives another tile");
  await page.locator(SKIP).tap();
  await page.locator(".hand-again", { hasText: "Your builder gives you one more tile." }).waitFor();
  assert.equal(await page.locator(".hand-who").textContent(), "Red’s turn");
  assert.equal(await page.locator(".hand").getAttribute("data-asks"), "tile");
  await picture(page, "traders-again-390x844");
  await typeMove(page, "tile U 4,0 0");
  assert.ok(await page.locator(".hand-again").isHidden(), "the tile has been laid");
  assert.equal(await page.locator(SKIP).innerText(), "End turn without a figure", "there is no third tile");
  await page.locator(SKIP).press("Enter"); // a second tap so soon would be taken for a double click, and decline nothing
  await page.locator(".hand-who", { hasText: "Blue’s turn" }).waitFor();
  assert.ok(await page.locator(".hand-again").isHidden());
  nothingWrong();
});

/** The same, where Red is asked whether to draw another tile. */
const MAY = `${BUILDER.replace("[Players", '[Options "second-part=may"]\n[Players').replace("U U U U U U U", "U U U U U U U U U")}builder road.E
tile U -2,0 0
skip
tile U 3,0 0
skip
`;

test("where the rules say so the second part of a turn is asked about, taken and declined", async () => {
  const { page, nothingWrong } = await goOn(stage, PHONE, MAY);
  await page.locator('.hand[data-asks="secondPart"]').waitFor();
  assert.match((await page.locator(".hand-hint").textContent()) ?? "", /^Your turn has a second part: /);
  assert.equal(await page.locator(CONFIRM).textContent(), "Draw another tile");
  assert.equal(await page.locator(SKIP).textContent(), "No second tile");
  await picture(page, "traders-second-part-390x844");
  await page.locator(CONFIRM).tap();
  await page.locator('.hand[data-asks="tile"] .hand-again', { hasText: "Your builder gives you one more tile." }).waitFor();
  for (const move of ["tile U 4,0 0", "skip", "tile U -3,0 0", "skip", "tile U 5,0 0"]) await typeMove(page, move);
  await page.locator(SKIP, { hasText: "No figure" }).tap();
  await page.locator('.hand[data-asks="secondPart"]').waitFor();
  await page.locator(SKIP).press("Enter"); // a second tap so soon would be taken for a double click, and decline nothing
  await page.locator(".hand-who", { hasText: "Blue’s turn" }).waitFor();
  assert.equal((await keptRecord(page)).match(/^go-on$/gm)?.length, 1);
  nothingWrong();
});

test("a tile that an arrow gives is told as the arrow's, in writing and aloud", async () => {
  const { page, nothingWrong } = await goOn(stage, PHONE, ARROW);
  await page.locator(SKIP).tap();
  await page.locator(".hand-again", { hasText: "Your arrow gives you one more tile." }).waitFor();
  assert.equal(
    await page.locator(".hand-hint").textContent(),
    "Choose a marked space on the board. If the arrow points at an empty space, you get 2 points. If it points at a tile, it gives nothing, because no second part can follow.",
    "what the arrow of the tile in hand is for",
  );
  assert.equal(await page.locator(".hand-again img").count(), 0, "no builder is shown");
  assert.match((await page.locator("#status").textContent()) ?? "", /Bob’s arrow gives one more tile\./);
  await picture(page, "anniversary-again-390x844");
  await typeMove(page, "tile AN12 0,-2 0");
  assert.ok(await page.locator(".hand-again").isHidden(), "the tile has been laid");
  nothingWrong();
});

test("the phantom is placed after the figure, and kept", async () => {
  const { page, nothingWrong } = await goOn(stage, PHONE, PHANTOM);
  await page.locator('.hand[data-asks="phantom"]').waitFor();
  assert.match((await page.locator(".hand-hint").textContent()) ?? "", /your phantom/);
  assert.equal(await page.locator(SKIP).textContent(), "Keep the phantom");
  const choices = await settled(page);
  assert.deepEqual(choices.map(({ text }) => text).sort(), ["Phantom: Field, lower half of the east edge", "Phantom: Field, right half of the north edge"]);
  await picture(page, "phantom-390x844");
  await finger.choose(page, choices[0]);
  await page.locator(".hand-who", { hasText: "Blue’s turn" }).waitFor();
  assert.match(await keptRecord(page), /\nphantom field\.\w+\n/);

  await typeMove(page, "tile U 2,0 0");
  await page.locator(SKIP, { hasText: "No figure" }).tap();
  await page.locator('.hand[data-asks="phantom"]').waitFor();
  await page.locator(SKIP).press("Enter"); // a second tap so soon would be taken for a double click, and decline nothing
  await page.locator(".hand-who", { hasText: "Red’s turn" }).waitFor();
  assert.equal((await keptRecord(page)).match(/phantom/g)?.length, 2, "only in the boxes, and Red’s");
  nothingWrong();
});

/** Every level plays sensibly enough to complete cities; the same seed gives the same game. */
const WHOLE = () => played("--boxes", BOXES, "--players", "2", "--seed", "4", "--policy", "greedy", "--policy", "greedy");

test("goods and cards are shown with whoever took them, and listed", async () => {
  const { page, nothingWrong } = await goOn(
    stage,
    { width: 1280, height: 800 },
    until(WHOLE(), (_, index, all) => index === all.length - 20),
  );
  const tokens = page.locator(".holdings .token");
  assert.ok((await tokens.count()) > 0);
  for (const token of await tokens.all()) assert.match((await token.getAttribute("title")) ?? "", /^\d (wine|wheat|cloth)( \(the most\))?$/);
  assert.ok((await page.locator(".token[data-most]").count()) > 0);
  assert.match((await page.locator('.player .card[data-card="king"]').getAttribute("title")) ?? "", /^king \(largest city so far: \d+ tiles\)$/);
  assert.match((await page.locator('.player .card[data-card="robber"]').getAttribute("title")) ?? "", /^robber baron \(longest road so far: \d+ tiles\)$/);
  const log = (await page.locator(".log-text").allTextContents()).join("\n");
  assert.match(log, /takes \d (wine|wheat|cloth)/);
  assert.match(log, /takes the king: a city of \d+ tiles is the largest so far\./);
  await page.locator("canvas").focus();
  await page.keyboard.press("s");
  await page.waitForFunction(() => /Points: .*\d (wine|wheat|cloth).*king \(/.test(document.querySelector('[role="status"]')?.textContent ?? ""));
  nothingWrong();
});

test("the final scoring tells goods and the cards, and the result has their rows", async () => {
  const { page, nothingWrong } = await goOn(
    stage,
    TABLET,
    until(WHOLE(), (statement, index, all) => statement.startsWith("tile") && !all.slice(index + 1).some((other) => other.startsWith("tile"))),
  );
  /** @type {string[]} */
  const told = [];
  for (let step = 0; !(await page.locator("dialog.end").isVisible()); step += 1) {
    assert.ok(step < 200, "the game does not end");
    const asked = (await page.locator(".story").isVisible()) ? "story" : await page.locator(".hand").first().getAttribute("data-asks"); // none while the story comes
    if (asked === "story") {
      told.push(`${await page.locator(".story .hand-who").textContent()}: ${await page.locator(".story .hand-hint").textContent()}`);
      await page.locator(".story .primary").tap();
    } else if (asked === "tile") {
      const [spot] = await settled(page);
      if (spot === undefined) continue; // the game is over just now
      await finger.choose(page, spot); // Red has no figure left for this tile
      await page.locator(CONFIRM).tap();
    } else await page.locator(".story, dialog.end").first().waitFor();
  }
  const all = told.join("\n");
  assert.match(all, /Final scoring: goods: \S+ scores 10 points for the most (wine|wheat|cloth) \(\d\)\./);
  assert.match(all, /Final scoring: king: \S+ scores \d+ points? for the king \(\d+ completed cit(y|ies)\)\./);
  assert.match(all, /Final scoring: robber baron: \S+ scores \d+ points? for the robber baron \(\d+ completed roads?\)\./);
  const rows = await page.locator("dialog.end .end-points tbody th").allTextContents();
  for (const row of ["Goods", "King", "Robber baron"]) assert.ok(rows.includes(row), rows.join());
  assert.deepEqual(await shownScores(page), refereed(await record(page)));
  nothingWrong();
});
