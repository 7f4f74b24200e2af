/**
 * Modes of a board with kinds of records: what can be shown is shown, and only what a mode cannot do is refused. Each kind in each mode at each
 * moment, and in frames, is in `cargo xtask soak modes`.
 */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { OFFERED } from "../../../../www/setup/offered.js";
import { duelNearlyOver } from "../../support/decks.mjs";
import { FRAMED, MODES, PAIRS, checkBoxes, checkFrames, checkModes } from "../../support/modes.mjs";
import { begun, played } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";
import { pageWith, serveGame, servePage } from "../../support/embed.mjs";

const stage = onStage(serveGame);

test("every mode shows every kind of record", () => checkModes(stage, PAIRS));

test("every mode shows a game with every box, and what is on its board", () => {
  const boxes = ["base", ...Object.keys(OFFERED)].join("+");
  return checkBoxes(stage, begun(played("--players", "3", "--seed", "2", "--policy", "greedy", "--boxes", boxes), 0.4));
});

test("a tile that a record defines itself is taken in hand and laid again on the analysis board", async () => {
  const own = '[Bastide "1"]\n[Players "red, blue"]\n[Tile "MY1; edges CFFF; city N; field ENE ESE SSE SSW WSW WNW touches N"]\n';
  const board = `<bastide-board mode="analysis" loading="eager" lang="en"><script type="text/plain">${own}tile MY1 0,-1 2\nskip\n</script></bastide-board>`;
  const site = await servePage({ "/": pageWith(stage.url, board) });
  stage.after(site.close);
  const { page, problems } = await stage.browser.newPage({ reducedMotion: true });
  await page.goto(site.url);
  await page.locator('figure[data-state="open"]').waitFor();
  const element = page.locator("bastide-board");
  await element.evaluate((/** @type {any} */ board) => board.goTo(2));
  await page.getByRole("button", { name: "MY1", exact: true }).click();
  const statement = await element.evaluate((/** @type {any} */ board) => board.legal().find((/** @type {any} */ one) => one.type === "tile")?.statement);
  assert.match(statement ?? "", /^tile MY1 /);
  await element.evaluate((/** @type {any} */ board, statement) => board.play(statement), statement);
  const text = await element.evaluate((/** @type {any} */ board) => board.toText());
  assert.ok(text.endsWith(`tile MY1 0,-1 2\n${statement}\n`), text);
  assert.deepEqual(problems, []);
});

test("a frame shows a record in every mode", () =>
  checkFrames(
    stage,
    MODES.flatMap((mode, index) => FRAMED.filter((one) => one.mode === mode).slice(index, index + 1)),
  ));

test("the decks of the day need no record, and their result is told to be sent", async () => {
  const day = "2026-11-23";
  const boards = `<bastide-board mode="daily" loading="eager" lang="en"></bastide-board><bastide-board mode="duel" loading="eager" lang="en"></bastide-board>`;
  const over = `<bastide-board mode="duel" loading="eager" lang="en"><script type="text/plain">${duelNearlyOver(day)}</script></bastide-board>`;
  const site = await servePage({ "/": pageWith(stage.url, boards), "/over": pageWith(stage.url, over) });
  stage.after(site.close);
  const { page, problems } = await stage.browser.newPage({ reducedMotion: true });
  await page.clock.install({ time: new Date(`${day}T09:00:00`) });
  await page.goto(site.url);
  await page.locator('figure[data-state="open"]').nth(1).waitFor();
  const records = await page.locator("bastide-board").evaluateAll((boards) => boards.map((board) => /** @type {any} */ (board).getState().record));
  assert.match(records[0], /\[Players "red"\][\s\S]*\[Solo "2026-11-23"\]/);
  assert.match(records[1], /\[Players "red, blue \w+ \(ai:\w+\)"\][\s\S]*\[Duel "2026-11-23"\]/);
  await page.goto(`${site.url}over`);
  await page.locator('[data-action="skip"]').click();
  await page.getByRole("button", { name: "Share the result" }).waitFor();
  assert.match(await page.locator(".panel-text").innerText(), /^Bastide · Duel of the day \(23 Nov 2026\) · (Won|Lost|A draw), \d+/);
  await page.getByRole("button", { name: "Share the result" }).click();
  await page
    .getByText("The link was copied to the clipboard.")
    .or(page.locator("[aria-live]", { hasText: "Duel of the day" }))
    .first()
    .waitFor({ state: "attached" });
  assert.deepEqual(problems, []);
});
