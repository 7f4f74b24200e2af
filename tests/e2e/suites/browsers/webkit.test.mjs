/**
 * The main path in WebKit, which is in every browser of an iPad: a game by touch, checked by the referee, saving, a computer player, another language, and
 * boards on another page; and whether what is seen on the way is cut or covered. More of it is in `cargo xtask soak webkit`.
 */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { EXAMPLE, board, pageWith, policyFor, servePage } from "../../support/embed.mjs";
import { BESIDE, answered, byMouse, byTouch, chooseFrench, goOn, looksRight, onWebkit, playOverReload, prepare } from "../../support/in-webkit.mjs";
import { decide } from "../../support/path.mjs";
import { LATE, SKIP, keptRecord } from "../../support/player.mjs";

const stage = onWebkit();

test("a game by touch, upright, kept over a reload", async () => {
  const page = await stage.newPage({ width: 820, height: 1180 });
  const hand = byTouch(page);
  await prepare(page, stage.url, LATE);
  await page.goto(stage.url);
  await page.waitForSelector(".resume");
  await looksRight(page);
  await hand.press(".resume");
  const { first, record } = await playOverReload(page, hand, stage.url);
  assert.notEqual(first, LATE);
  assert.ok(record.includes(first.trim().split("\n").at(-1) ?? "?"), "the first decision is still there");
  assert.deepEqual(await page.problems(), []);
});

test("a computer player answers, and the game goes on in another language", async () => {
  const page = await stage.newPage();
  const hand = byMouse(page);
  await goOn(page, stage.url, BESIDE);
  await decide(hand, 0);
  await page.click(SKIP);
  await answered(page);
  const first = await keptRecord(page);
  assert.equal(first.match(/^tile /gm)?.length, 2);
  await chooseFrench(page);
  assert.equal(await keptRecord(page), first);
  await decide(hand, 1);
  await page.middle(SKIP, "Finir le tour sans pion");
  await looksRight(page);
  const begun = first.replace(/skip\n$/, ""); // which is not written where something follows
  assert.ok((await keptRecord(page)).startsWith(begun));
  assert.deepEqual(await page.problems(), []);
});

test("boards on another page: an example is stepped through, and a computer player answers", async () => {
  const boards = board('mode="example"', EXAMPLE) + board('mode="play" players="red Ann, blue (ai:novice)"');
  const foreign = await servePage({ "/": pageWith(stage.url, boards) }, { "Content-Security-Policy": policyFor(stage.url) });
  stage.after(foreign.close);
  const page = await stage.newPage();
  await page.goto(foreign.url);
  await page.click("bastide-board >>> [data-action=next]");
  await page.middle("bastide-board >>> [part=step-caption]", "Ann lays a bend.");
  await page.click("bastide-board >>> [data-action=next]");
  await page.middle("bastide-board >>> [part=step-caption]", "She claims the road");

  const asked = () => {
    const { view } = /** @type {any} */ (document.querySelector("[mode=play]")).getState?.() ?? {};
    return view?.players[view.player].level === undefined && view?.asks === "tile" && view.turn;
  };
  await page.evaluate(() => document.querySelector("[mode=play]")?.scrollIntoView());
  await page.waitForFunction(asked);
  const turn = await page.evaluate(() => {
    const board = /** @type {any} */ (document.querySelector("[mode=play]"));
    const { turn, player } = board.getState().view;
    board.play(board.legal()[0].statement);
    if (board.getState().view.player === player && board.getState().view.asks === "figure") board.play("skip");
    return turn;
  });
  await page.waitForFunction((turn) => /** @type {any} */ (document.querySelector("[mode=play]")).getState().view.turn === turn + 2, turn);
  assert.deepEqual(await page.problems(), []);
});
