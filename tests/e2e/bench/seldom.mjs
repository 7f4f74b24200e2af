/** Tours of `sweep.mjs` through what is seen seldom: what is refused, what fails, what somebody else has to decide, a game that is open twice. */
import { deflateRawSync } from "node:zlib";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { SHORT, replaceThinker, settled, spots } from "../support/player.mjs";
import { ROOT } from "../support/serve.mjs";
import { BOXES, NAMES, beforeFirst, closeDialogs, game, menu, named, resume, upTo } from "./tours.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("./tours.mjs").Tour} Tour */

const DRAGON = game(5, "base+dragon+tower");
const FEW = named(`[Bastide "1"]\n[Players "red Ann, blue Bob"]\n[Deck "D U C W"]\n`);
const EAST = `${FEW}tile U 1,0 0\n`;
const WEST = `${FEW}tile U -1,0 0\n`;
/** A wagon on a road that the last tile has finished. */
const WAGON = beforeFirst(game(4, BOXES, "2"), /^wagon -?\d/);

/** Opens what a link holds. @param {Page} page @param {string} record */
const follow = (page, record) =>
  page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    `#r=${deflateRawSync(record).toString("base64url")}`,
  );

/** Plays by the list of everything that can be done. @param {Page} page @param {string} statement */
async function choose(page, statement) {
  await page.locator("#choices").focus();
  await page.locator("#choices").selectOption(statement);
  await page.locator(".hand .primary:not([aria-disabled])").click();
}

/**
 * The statements of the first answer to a puzzle.
 *
 * @param {string} name
 */
async function answer(name) {
  const record = (await readFile(join(ROOT, "www/puzzles.txt"), "utf8")).split(/^(?=\[Bastide )/m).find((text) => text.includes(`[Puzzle "${name}"]`));
  return (/\[Answer "([^"|]*?)(?: \||")/.exec(record ?? "")?.[1] ?? "").split("; ");
}

/**
 * @param {typeof import("../../../www/i18n/language/en/index.js").default} TEXT what the page says
 * @returns {Tour[]}
 */
export const seldom = (TEXT) => [
  {
    record: FEW,
    async walk(page, shoot) {
      await resume(page);
      const list = await settled(page);
      const [west, east] = [Math.min(...list.map(({ x }) => x)), Math.max(...list.map(({ x }) => x))];
      const { y } = list.find(({ x }) => x === east) ?? list[0];
      for (let tries = 0; tries < 20 && !(await page.locator(".light-why").isVisible()); tries += 1) {
        // until the reasons are loaded
        await page.keyboard.press("Escape");
        await page.mouse.click((west + east) / 2, y - (east - west) / 2);
        await page.waitForTimeout(1000);
      }
      await shoot("why-not");
      await page.locator(".light-card .secondary").click();
      await page.locator("dialog.tiles-left").waitFor();
      await shoot("tiles-left-space");
      await closeDialogs(page);
      await page.locator("#typed").fill("tile A 9,9 0");
      await page.keyboard.press("Enter");
      await shoot("typed-refused");
    },
  },
  {
    record: beforeFirst(game(4, BOXES, "2"), /^abbey /),
    preferences: { handOver: true },
    async walk(page, shoot) {
      await resume(page);
      await shoot("asks-abbey");
      await page.locator(".hand-buttons .secondary:visible").last().click();
      await settled(page);
      const [spot] = await spots(page);
      await page.mouse.click(spot.x, spot.y);
      await page.locator(".hand .primary:not([aria-disabled])").click();
      await settled(page);
      await page.locator(".hand-buttons .secondary:visible").last().click();
      await page.locator(".hand .primary", { hasText: /./ }).waitFor();
      await shoot("hand-over");
    },
  },
  ...["dragon", "capture", "princess", "piece", "fairy"].map(
    (asked) =>
      /** @type {Tour} */ ({
        record: beforeFirst(DRAGON, new RegExp(`^(\\w+ )?${asked} `)),
        async walk(page, shoot) {
          await resume(page);
          await shoot(`asks-${asked}`);
          const piece = page.locator(`.piece[data-piece="${asked}"]:visible`);
          if ((await piece.count()) === 0) return;
          await piece.click();
          await settled(page);
          await shoot(`asks-${asked}-chosen`);
        },
      }),
  ),
  {
    record: upTo(game(5, "base+river+abbot+inns+abbey+traders+king+phantom+dragon+tower"), 0.4, 1),
    async walk(page, shoot) {
      await resume(page);
      await shoot("asks-ransom");
      const fold = page.locator(".offers-fold:visible");
      if ((await fold.count()) === 0) return;
      await fold.click();
      await shoot("asks-ransom-unfolded");
    },
  },
  {
    record: WAGON,
    async walk(page, shoot) {
      await resume(page);
      await shoot("asks-wagon");
      const [spot] = await spots(page);
      await page.mouse.click(spot.x, spot.y);
      await shoot("asks-wagon-chosen");
    },
  },
  {
    record: beforeFirst(game(3, BOXES, "2"), /^barn /),
    preferences: { style: "contrast" },
    async walk(page, shoot) {
      await resume(page);
      await shoot("asks-barn-contrast");
      await choose(page, (await page.locator('#choices option[value^="barn"]').first().getAttribute("value")) ?? "");
      await settled(page);
      await shoot("placed-barn-contrast");
    },
  },
  {
    record: upTo(game(3, "base"), 0.4, 0),
    async walk(page, shoot) {
      await resume(page);
      await menu(page, TEXT.away.open);
      for (const seat of [0, 1]) await page.locator("dialog.away-dialog select").nth(seat).selectOption("away");
      await shoot("away-two");
      await page.locator("dialog.away-dialog .primary").click();
      await page.locator(".hand-hint", { hasText: TEXT.away.lay(NAMES[0]) }).waitFor();
      await shoot("away-lay");
    },
  },
  {
    record: upTo(game(4, "base"), 0.4, 3),
    async walk(page, shoot) {
      await replaceThinker(page, "");
      await page.locator(".resume").click();
      await page.locator('.hand[data-waiting="true"]').waitFor();
      await shoot("thinking");
    },
  },
  {
    record: upTo(game(4, "base"), 0.4, 3),
    async walk(page, shoot) {
      await replaceThinker(page, "addEventListener('message', ({ data: { id } }) => postMessage({ id, failed: 'broken' }));");
      await page.locator(".resume").click();
      await page.locator(".trouble-notice").waitFor();
      await shoot("computer-failed");
    },
  },
  {
    record: SHORT,
    preferences: { clock: "bank", minutes: 5 },
    async walk(page, shoot) {
      await resume(page);
      await page.evaluate(() => {
        const now = performance.now.bind(performance);
        performance.now = () => now() + 320_000;
      });
      await page.locator(".clock", { hasText: (await TEXT.load.clock()).over }).waitFor();
      await shoot("time-over");
    },
  },
  {
    record: WEST,
    async walk(page, shoot) {
      await resume(page);
      await follow(page, EAST);
      await page.locator("dialog.parted").waitFor();
      await shoot("parted");
      await closeDialogs(page);
      await follow(page, `${EAST.replace("D U C W", "D U W C")}tile Q 9,9 0\n`);
      await page.locator('[data-notice="arrive"]').waitFor();
      await shoot("link-damaged");
    },
  },
  {
    record: WEST,
    async walk(page, shoot) {
      const other = await page.context().newPage();
      await other.goto(page.url());
      await resume(other);
      await page.bringToFront();
      await page.reload();
      await page.locator(".resume").click();
      await page.locator("dialog.elsewhere").waitFor();
      await shoot("elsewhere");
      await page.locator("dialog.elsewhere .primary").click();
      await page.locator(".hand[data-asks]").waitFor();
      await other.locator('[data-notice="lost"] .secondary').click();
      await page.locator('[data-notice="lost"]').waitFor();
      await shoot("lost");
      await other.close();
    },
  },
  ...["an old save", SHORT.replace('"1"', '"2"')].map(
    (text, index) =>
      /** @type {Tour} */ ({
        record: text,
        async walk(page, shoot) {
          await page.getByRole("button", { name: TEXT.setup.games }).click();
          await page.locator(".shelf-open", { hasText: TEXT.shelf.unreadable }).click();
          await page.locator("dialog.unreadable").waitFor();
          await shoot(["unreadable", "unreadable-newer"][index]);
        },
      }),
  ),
  {
    async walk(page, shoot) {
      await page.locator(".setup-ways button").nth(1).click();
      await page.locator('[data-puzzle="two-cities"]').click();
      await page.locator(".puzzle canvas").waitFor();
      for (const statement of await answer("two-cities")) await choose(page, statement);
      await page.locator('.puzzle[data-state="right"]').waitFor();
      await shoot("puzzle-right");
      await page.locator(".verdict .secondary").last().click();
      await page.locator(".puzzle-list").waitFor();
      await shoot("puzzles-solved");
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await shoot("puzzles-end");
    },
  },
  {
    async walk(page, shoot) {
      await page.getByRole("button", { name: TEXT.setup.games }).click();
      await page.getByRole("button", { name: TEXT.setup.career }).click();
      await page.locator(".career-content p").waitFor();
      await shoot("statistics-empty");
    },
  },
  {
    record: game(6, BOXES),
    async walk(page, shoot) {
      await page.getByRole("button", { name: TEXT.setup.games }).click();
      await page.getByRole("button", { name: TEXT.setup.career }).click();
      await page.locator(".career-body").waitFor();
      await shoot("statistics-many");
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await shoot("statistics-end");
    },
  },
  {
    async walk(page, shoot) {
      await page.evaluate(async () => {
        const { showPanic } = await import(/** @type {any} */ ("./ui/panic.js"));
        showPanic(new Error("a number that is none"), { loading: true });
      });
      await shoot("panic-start");
    },
  },
];
