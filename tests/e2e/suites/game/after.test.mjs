/** After the game: the final scoring step by step, the result, replays and branches; by finger and by keys alone. */
import assert from "node:assert/strict";
import { expect, test } from "@playwright/test";
import {
  END_STORY,
  continueGame,
  course,
  decide,
  keptRecord,
  openPage,
  picture,
  played,
  pointing,
  record,
  refereed,
  shownScores,
} from "../../support/player.mjs";
import { CHOSEN } from "../../support/finished.mjs";
import { onStage } from "../../support/stage.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const stage = onStage();
/** A whole game of three, as its record. */
let whole = "";
/** The same before its last tile: whoever opens it plays that one. */
let late = "";

test.beforeAll(async () => {
  whole = played("--players", "3", "--seed", "5", "--policy", "greedy")
    .replace("red", "red Ann")
    .replace(/\[Result .*\n/, "");
  late = whole.slice(0, whole.lastIndexOf("\ntile ") + 1);
});

/** Runs in the page: how many points of the board are meadow, above what covers it and along that edge. */
function meadow() {
  const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector("canvas.board"));
  const box = canvas.getBoundingClientRect();
  const edge = Math.round((document.querySelector("dialog.end")?.getBoundingClientRect().top ?? 0) - box.top);
  const count = (/** @type {number} */ top, /** @type {number} */ height) => {
    const { data } = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).getImageData(0, top, canvas.width, height);
    let found = 0;
    for (let at = 0; at < data.length; at += 4) if (data[at + 1] > data[at] + 15 && data[at + 1] > data[at + 2] + 40) found += 1;
    return found;
  };
  return [count(0, edge), count(edge - 4, 4)];
}

/** In her second turn Ann could finish a city of eight points, and does not. */
const GIVEN_AWAY = `[Bastide "1"]
[Players "red Ann, blue Bob"]
[Deck "D F U E U"]
tile F 0,-1 1
meeple city.N
tile U 1,0 0
skip
tile E 0,1 2
skip
`;

/**
 * Opens a game shortly before its end and plays it to the final scoring.
 *
 * @param {import("../../support/browser.mjs").PageOptions & { clock?: boolean }} options `clock`: the time of the page can be set forward
 * @param {string} [game]
 */
async function toTheStory({ clock = false, ...options }, game = late) {
  const opened = await stage.browser.newPage(options);
  const { page } = opened;
  if (clock) await page.clock.install();
  await continueGame(page, stage.url, game);
  await page.locator(".hand[data-asks]").waitFor();
  const hand = pointing(options.touch ? "finger" : "mouse");
  for (let step = 1; await page.locator('.hand:is([data-asks="tile"], [data-asks="figure"])').isVisible(); step += 1) await decide(page, hand, step);
  await page.locator(".story").waitFor();
  return opened;
}

/** @param {Page} page */
const shownOnBoard = async (page) => (await page.locator(".game > .players .score").allTextContents()).map(Number);

/** @param {Page} page */
const part = async (page) => Number((await page.locator(".story .hand-left").innerText()).split(" ")[0]);

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * The cells of the result's rows by their heading, the part for the end left out.
 *
 * @param {Page} page
 */
async function pointsByKind(page) {
  const rows = await page
    .locator(".end-points tbody tr:not(.part)")
    .evaluateAll((lines) => lines.map((line) => [...line.children].map((cell) => cell.textContent ?? "")));
  return new Map(rows.map(([kind, ...cells]) => [kind, cells.map(Number)]));
}

test("the final scoring is told feature by feature, by finger", async () => {
  const { page, problems } = await toTheStory({ width: 390, height: 844, touch: true, scale: 2, reducedMotion: true });
  /** @type {string[]} */
  const kinds = [];
  let before = await shownOnBoard(page);
  const final = refereed(await keptRecord(page));
  assert.ok(sum(before) < sum(final), "the final points are not there yet");
  for (;;) {
    kinds.push(await page.locator(".story h2").innerText());
    const sentence = (await page.locator(".story .hand-hint").innerText()).trim();
    assert.equal((await page.locator("#status").textContent())?.trim(), sentence);
    const gains = (await page.locator(".game > .players .gain").allTextContents()).map(Number);
    assert.ok(gains.length > 0 && gains.every((gain) => sentence.includes(`${gain} point`)), sentence);
    const [at, , all] = (await page.locator(".story .hand-left").innerText()).split(" ").map(Number);
    await page.locator('.story [data-action="next"]').tap();
    if (at === all) break;
    assert.equal(await part(page), at + 1);
    const now = await shownOnBoard(page);
    assert.ok(sum(now) > sum(before));
    before = now;
  }
  await page.locator("dialog.end").waitFor();
  assert.deepEqual(before, final);
  const order = ["cities", "roads", "monasteries", "fields"].map((kind) => `Final scoring: ${kind}`);
  assert.deepEqual(
    [...new Set(kinds)],
    order.filter((kind) => kinds.includes(kind)),
  );
  assert.deepEqual(
    kinds,
    order.flatMap((kind) => kinds.filter((one) => one === kind)),
    "grouped by kind",
  );
  assert.deepEqual(await shownScores(page), final);
  assert.deepEqual(problems, []);
});

test("the final scoring goes on by itself, stops, and is skipped by keys", async () => {
  const { page, problems } = await toTheStory({ width: 1280, height: 800, clock: true });
  await picture(page, "story-1280x800");
  const begun = await part(page);
  await page.clock.runFor(20_000);
  await page.waitForFunction((begun) => Number.parseInt(document.querySelector(".story .hand-left")?.textContent ?? "", 10) > begun, begun);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter"); // stops it
  const stopped = await part(page);
  await page.clock.runFor(600_000);
  assert.equal(await part(page), stopped);
  await page.keyboard.press("ArrowRight");
  assert.equal(await part(page), stopped + 1);
  await page.keyboard.press("Escape");
  await page.locator("dialog.end").waitFor();
  assert.deepEqual(await shownScores(page), refereed(await record(page)));
  await page.keyboard.press("Escape");
  await page.locator("dialog.end").waitFor({ state: "detached" });
  await page.locator("canvas.board:focus").waitFor(); // the buttons of the final scoring, which had the keys before, are gone
  assert.deepEqual(problems, []);
});

test("with reduced motion the final scoring waits for each step; Escape ends it wherever the focus is, but closes a dialog first", async () => {
  const { page, problems } = await toTheStory({ width: 1024, height: 768, reducedMotion: true, clock: true });
  await page.clock.runFor(600_000);
  assert.equal(await part(page), 1, "it waits");
  await page.locator('[data-action="menu"]').click();
  await page.locator("dialog.menu").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog.menu").waitFor({ state: "detached" });
  assert.equal(await part(page), 1, "the story goes on");
  await page.locator(".game > .table canvas.board").focus();
  await page.keyboard.press("Escape");
  await page.locator("dialog.end").waitFor();
  await page.locator("dialog.end button", { hasText: "Watch the replay" }).click();
  await page.locator(".replay-pace").waitFor();
  const pace = await page.locator(".replay-pace").boundingBox();
  assert.ok(pace && pace.width >= 44 && pace.height >= 44 && pace.x + pace.width <= 1024 && pace.y + pace.height <= 768, "the pace is not cut");
  assert.deepEqual(problems, []);
});

test("the result adds up, and is said in words", async () => {
  const { page, problems } = await toTheStory({ width: 1280, height: 800, reducedMotion: true });
  await page.keyboard.press("Escape");
  await page.locator("dialog.end").waitFor();
  const text = await record(page);
  const final = refereed(text);
  const kinds = await pointsByKind(page);
  assert.deepEqual(
    final.map((_, player) => sum([...kinds.values()].map((cells) => cells[player]))),
    final,
  );
  const told = await page.locator(".curve li").allTextContents();
  const names = ["Ann", "Blue", "Green"];
  assert.equal(told.at(-1), `With the final scoring: ${names.map((name, player) => `${name} ${final[player]}`).join(", ")}.`);
  // After a quarter of the turns, as the referee counts.
  const turn = Number(/After turn (\d+)/.exec(told[0])?.[1]);
  const steps = course(text);
  const tiles = steps.flatMap(({ statement }, index) => (statement.startsWith("tile ") ? [index] : []));
  const then = steps[tiles[turn] - 1].scores;
  assert.equal(told[0], `After turn ${turn}: ${names.map((name, player) => `${name} ${then[player]}`).join(", ")}.`);
  const marks = await page.locator(".curve-mark").evaluateAll((list) => list.map((mark) => mark.getBoundingClientRect()).map(({ x, y }) => ({ x, y })));
  assert.ok(marks.length >= names.length, "each line has marks");
  const far = marks.flatMap((one, index) => marks.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)));
  assert.ok(Math.min(...far) >= 20, `marks of 20 pixels lie ${Math.min(...far)} apart`);
  await page.locator(".end .fold summary").first().click();
  const laid = await page.locator(".end .fold").first().locator("tbody tr").first().locator("td").allTextContents();
  assert.equal(sum(laid.map(Number)), tiles.length);
  const uncut = await page.locator(".rank-name").evaluateAll((list) => list.length === 3 && list.every((name) => name.scrollWidth <= name.clientWidth));
  assert.ok(uncut, "a name is cut");
  assert.deepEqual(problems, []);
});

test("after the game a master says what the turns gave away, and shows what would have been better", async () => {
  const { page, problems } = await toTheStory({ width: 1024, height: 768, reducedMotion: true }, GIVEN_AWAY);
  await page.keyboard.press("Escape");
  await page.locator(".review-fold > summary").click();
  const worst = page.locator(".missed button").first();
  await worst.waitFor();
  assert.match(await worst.innerText(), /^Turn 3: Ann lost about (?:[4-9]|1\d) points\s+The better turn [\s\S]*Better turn – City: /);
  const turns = (await page.locator(".review tbody tr").first().locator("td").allTextContents()).map((cell) => cell.split(" of ").map(Number));
  assert.deepEqual(
    turns.map(([, all]) => all),
    [2, 2],
    "of two turns each",
  );
  assert.ok(turns[0][0] < 2, "one of them was not the best");
  await picture(page, "review-1024x768");
  await worst.click();
  const card = page.locator(".replay .remark");
  await card.waitFor();
  assert.match(await card.innerText(), /Turn 3: Ann\s+Place the tile as shown on the board/);
  await picture(page, "review-replay-1024x768");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  assert.ok(await card.isVisible(), "another theme changes nothing of what is told");
  await page.keyboard.press("ArrowRight");
  await card.waitFor({ state: "hidden" });
  assert.match(await page.locator(".replay-controls h2").innerText(), /^Turn 3/);
  await page.keyboard.press("Escape");
  await page.locator(".replay").waitFor({ state: "detached" });
  assert.ok(await worst.isVisible(), "the list of costly turns is there again");
  assert.deepEqual(await page.evaluate(() => document.activeElement?.closest(".missed")?.tagName), "OL");
  await worst.click();
  await page.locator('.replay [data-action="branch"]').click();
  await page.keyboard.press("Enter");
  await page.locator(".replay").waitFor({ state: "detached" });
  await page.locator("dialog.end").waitFor({ state: "detached" }); // a game that is played on from there leaves the result
  assert.deepEqual(problems, []);
});

test("the result says what decided the game, its costliest turn is one tap away, and on a phone the sheet is pulled to its full height", async () => {
  const { page, problems } = await toTheStory({ width: 390, height: 844, touch: true, reducedMotion: true }, GIVEN_AWAY);
  await page.locator(END_STORY).tap();
  const told = page.locator(".decided li");
  await told.first().waitFor();
  assert.match(await told.first().innerText(), /^(Ann|Bob) scored the most at once: \d+ points/);
  const height = async () => (await page.locator("dialog.end").boundingBox())?.height ?? 0;
  const low = await height();
  await page.getByRole("button", { name: "Full height" }).tap();
  assert.ok((await height()) > 1.5 * low, `${low} before`);
  const worst = page.locator(".insight .missed button").first();
  await worst.waitFor();
  assert.match(await worst.innerText(), /^Turn 3: Ann lost about /);
  await worst.tap();
  await page.locator(".replay .remark").waitFor();
  assert.deepEqual(problems, []);
});

test("the costliest turn of an open record is one tap away, too, with the tile that was laid in hand", async () => {
  const { page, problems } = await stage.browser.newPage({ reducedMotion: true });
  await openPage(page, stage.url, CHOSEN);
  await page.locator('[data-action="saved-games"]').click();
  await page.locator(".shelf-game button").first().click();
  const worst = page.locator("dialog.end .insight .missed button").first();
  await worst.waitFor({ timeout: 60_000 });
  await worst.click();
  await page.locator(".replay .remark").waitFor();
  assert.deepEqual(problems, []);
});

test("who judges the turns fails: it is said, and goes on when asked", async () => {
  const { page } = await toTheStory({ reducedMotion: true }, GIVEN_AWAY);
  await page.evaluate(() => {
    const post = Worker.prototype.postMessage;
    Object.assign(window, { post });
    Worker.prototype.postMessage = function ({ id }) {
      this.dispatchEvent(new MessageEvent("message", { data: { id, review: { cost: "much" } } }));
    };
  });
  await page.keyboard.press("Escape");
  await page.locator(".review-fold > summary").click();
  await page.locator(".review [role=alert]").waitFor();
  await page.evaluate(() => (Worker.prototype.postMessage = /** @type {any} */ (window).post));
  await page.locator(".review button", { hasText: "Continue" }).click();
  await page.locator(".missed button").first().waitFor();
});

/**
 * Opens the result of the whole game and its replay.
 *
 * @param {Parameters<typeof toTheStory>[0]} options
 */
async function toTheReplay(options) {
  const opened = await toTheStory({ ...options, reducedMotion: true });
  const { page } = opened;
  await page.keyboard.press("Escape");
  const text = await page.locator("dialog.end").getAttribute("data-record");
  const button = page.locator("dialog.end button", { hasText: "Watch the replay" });
  await (options.touch ? button.tap() : button.click());
  await page.locator(".replay-controls h2", { hasText: "first tile" }).waitFor();
  return { ...opened, text: text ?? "" };
}

/** @param {Page} page */
const replayScores = async (page) => (await page.locator(".replay .score").allTextContents()).map(Number);

/** @param {Page} page */
const at = (page) => page.locator(".replay input").inputValue().then(Number);

test("a replay by keys alone: steps, scores, its ends, and by itself", async () => {
  const { page, problems, text } = await toTheReplay({ width: 1024, height: 768, clock: true });
  const steps = course(text).filter(({ statement, events }, index, all) => statement !== "skip" || events.length > 0 || index === all.length - 1);
  const last = Number(await page.locator(".replay input").getAttribute("max"));
  assert.equal(last, steps.length);
  for (let step = 1; step <= 9; step += 1) {
    await page.keyboard.press("ArrowRight");
    assert.deepEqual(await replayScores(page), steps[step - 1].scores, `step ${step}`);
  }
  await page.keyboard.press("ArrowLeft");
  assert.equal(await at(page), 8);
  await page.keyboard.press("ArrowDown");
  const scored = await at(page);
  assert.notDeepEqual(steps[scored - 1].scores, steps[scored - 2].scores);
  assert.deepEqual(await replayScores(page), steps[scored - 1].scores);
  assert.ok((await page.locator('.replay [aria-current="step"]').innerText()).includes("scores"));
  await page.keyboard.press("ArrowUp");
  assert.ok((await at(page)) < scored);
  await page.keyboard.press("End");
  assert.equal(await at(page), last);
  assert.deepEqual(await replayScores(page), refereed(text));
  assert.equal(await page.locator('.replay [data-action="branch"]').getAttribute("aria-disabled"), "true");
  await page.keyboard.press("Home");
  assert.deepEqual(await replayScores(page), [0, 0, 0]);
  await page.locator(".replay canvas").focus();
  await page.keyboard.press(" ");
  await page.clock.runFor(10_000);
  await page.waitForFunction(() => Number(/** @type {HTMLInputElement} */ (document.querySelector(".replay input")).value) >= 3);
  await page.keyboard.press(" ");
  const stopped = await at(page);
  await page.clock.runFor(600_000);
  assert.equal(await at(page), stopped);
  await page.keyboard.press("Escape");
  await page.locator(".replay").waitFor({ state: "detached" });
  assert.equal(await page.locator(".hand").getAttribute("data-asks"), "nothing");
  assert.deepEqual(problems, []);
});

test("a replay by finger: the slider, the list of turns, and a branch with other tiles", async () => {
  const { page, problems, text } = await toTheReplay({ width: 390, height: 844, touch: true, scale: 2 });
  const box = await page.locator(".replay input").boundingBox();
  assert.ok(box && box.height >= 44);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const last = Number(await page.locator(".replay input").getAttribute("max"));
  assert.ok(Math.abs((await at(page)) - last / 2) < last / 10);
  await page.locator(".replay .log-button").tap();
  const [drawer, now] = await Promise.all([page.locator("dialog.drawer").boundingBox(), page.locator(".move[aria-current]").boundingBox()]);
  assert.ok(drawer && now && now.y >= drawer.y && now.y + now.height <= drawer.y + drawer.height, "the list opens at the turn on show");
  const line = page.locator(".move").nth(20);
  await line.tap();
  assert.match(await page.locator(".move[aria-current]").innerText(), /Turn 20/);
  await page.keyboard.press("Escape");
  assert.match(await page.locator(".replay-controls h2").innerText(), /Turn 20/);
  await page.locator('.replay [data-action="branch"]').tap();
  await page.locator("dialog.branch button", { hasText: "Shuffle" }).tap();
  await page.locator(".hand-who", { hasText: "turn" }).waitFor();
  assert.ok(await page.locator(".replay").isHidden());
  const branch = await keptRecord(page);
  assert.ok(!branch.includes("[Result"));
  const statements = (/** @type {string} */ game) => game.split("\n").filter((entry) => entry && !entry.startsWith("["));
  assert.deepEqual(statements(branch), statements(text).slice(0, statements(branch).length));
  assert.equal(statements(branch).filter((entry) => entry.startsWith("tile ")).length, 20);
  const deck = (/** @type {string} */ game) => /\[Deck "([^"]*)"\]/.exec(game)?.[1].split(" ") ?? [];
  assert.deepEqual(deck(branch).slice(0, 21), deck(text).slice(0, 21));
  assert.notDeepEqual(deck(branch), deck(text));
  assert.deepEqual(deck(branch).toSorted(), deck(text).toSorted());
  await decide(page, pointing("finger"), 1);
  assert.deepEqual(problems, []);
});

test("a game that goes on is replayed up to now, and goes on from an earlier moment with the same tiles", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1280, height: 800, reducedMotion: true });
  const half = whole.split("\n").slice(0, 40).join("\n");
  await continueGame(page, stage.url, half);
  await page.locator(".hand[data-asks]").waitFor();
  const running = await keptRecord(page);
  await page.locator('[data-action="menu"]').click();
  await page.locator("dialog.menu button", { hasText: "Replay" }).click();
  const last = Number(await page.locator(".replay input").getAttribute("max"));
  assert.equal(await at(page), last, "it begins at the present");
  const tiles = running.split("\n").filter((line) => line.startsWith("tile ")).length;
  assert.equal(await page.locator(".move-tile").count(), tiles, "no tile to come is shown");
  assert.deepEqual(await replayScores(page), course(running).at(-1)?.scores);
  for (let step = 0; step < 5; step += 1) await page.keyboard.press("ArrowLeft");
  assert.equal(await keptRecord(page), running, "looking changes nothing");
  await page.locator('.replay [data-action="branch"]').click();
  await page.keyboard.press("Enter"); // the same tiles
  await page.locator(".replay").waitFor({ state: "detached" });
  await page.waitForFunction((before) => localStorage.getItem("bastide / last-game") !== before, running);
  const branch = await keptRecord(page);
  assert.ok(branch.length < running.length);
  assert.equal(
    branch.split("\n").find((line) => line.startsWith("[Deck")),
    running.split("\n").find((line) => line.startsWith("[Deck")),
  );
  assert.ok(running.startsWith(branch.replace(/(\nskip)+\n$/, "\n")));
  await page.locator('[data-action="menu"]').click();
  await page.locator("dialog.menu button", { hasText: "New game" }).click();
  await page.locator("button", { hasText: "games" }).click();
  await page.locator(".shelf-game").first().waitFor();
  assert.equal(await page.locator(".shelf-game").count(), 2, "the game that was looked at is still there");
  await page.locator(".shelf-game .icon-button").first().click();
  await page.locator("dialog.menu button", { hasText: "Replay" }).click();
  await page.locator(".replay canvas").waitFor();
  await page.locator('.replay [data-action="close"]').click();
  await page.locator(".replay").waitFor({ state: "detached" });
  assert.deepEqual(problems, []);
});

test("the last decision can be taken back until the result is shown", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 390, height: 844, reducedMotion: true });
  await continueGame(page, stage.url, `[Bastide "1"]\n[Players "red Ann, blue Bob"]\n[Deck "D E V"]\ntile E 0,-1 2\nmeeple field.NNW\ntile V 1,0 1\n`);
  const skip = page.locator('.hand [data-action="skip"]');
  await page.locator(".hand[data-asks=figure]").waitFor();
  await skip.click();
  await page.locator(".story").waitFor();
  const tops = await page
    .locator(".story .hand-buttons > :is(.icon-button, .primary)")
    .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().top)));
  assert.ok(tops.length === 2 && tops[0] === tops[1], `Undo stands beside Next: ${tops}`);
  assert.equal(await page.locator(".toasts").isVisible(), false, "nothing lies on what is told");
  await page.locator(".story").getByRole("button", { name: "Undo" }).click();
  await page.locator(".hand[data-asks=figure]").waitFor();
  assert.match(await keptRecord(page), /\ntile V 1,0 1\n$/);
  await skip.click();
  await page.locator(".story").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog.end").getByRole("button", { name: "View the board" }).click();
  assert.equal(await page.locator(".undo").isVisible(), false);
  await page.keyboard.press("Control+z");
  assert.match(await keptRecord(page), /\nskip\n$/);
  assert.deepEqual(problems, []);
});

test("the whole landscape is seen above the result, also where a finished game is opened", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 390, height: 844, touch: true, reducedMotion: true });
  await openPage(page, stage.url, whole);
  await page.getByRole("button", { name: "Saved games" }).tap();
  await page.locator(".shelf-open").first().tap();
  await page.locator("dialog.end tfoot").waitFor();
  await expect
    .poll(async () => {
      const [above, along] = await page.evaluate(meadow);
      return above > 5000 && along === 0;
    })
    .toBe(true); // the board moves there
  await picture(page, "end-opened-390x844");
  assert.deepEqual(problems, []);
});
