/** Tours of `sweep.mjs` through the latest expansions, and through what is done with games and tiles afterwards: studied, searched, practised, drawn. */
import { SHORT, played } from "../support/player.mjs";
import { beforeFirst, closeDialogs, dismissAll, game, named, resume, upTo } from "./tours.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("./tours.mjs").Tour} Tour */

const head = (/** @type {string} */ boxes, /** @type {string} */ deck, /** @type {string} */ players = "red Ann, blue Bob") =>
  named(`[Bastide "1"]\n[Boxes "${boxes}"]\n[Players "${players}"]\n[Deck "${deck}"]\n`);
/** What is asked in the latest expansions, by name. */
const ASKED = {
  castle: `${head("base+bridges", "B E E A A U")}tile E 0,-1 0\nmeeple city.N\ntile E 0,-2 2\nskip\n`,
  bridge: `${head("base+bridges", "D U U U")}tile U 1,0 0\n`,
  bazaar: `${head("base+bridges", "X A A A A G06 U V E R I B B B B", "red, blue, green, yellow, black").replace(" (ai:greedy)", "")}tile A 1,0 1
meeple road.W\ntile A -1,0 3\nmeeple road.E\ntile A 0,1 2\nmeeple road.N\ntile A 0,-1 0\nmeeple road.S\ntile G06 1,1 0\nskip\n`,
  send: `${head("base+inns+count", "C07 U A E U U")}tile U 1,-2 1\nmeeple road.N\ntile A 1,-3 0\nskip\n`,
  arrow: beforeFirst(game(3, "base+anniversary"), /^tile AN/),
  edge: upTo(named(played("--players", "3", "--options", "edge=8", "--seed", "7", "--policy", "greedy")), 0.3, 1),
};
/** A turn that is asked again. */
const MISTAKE = {
  id: "one",
  turn: 1,
  name: "Ann",
  cost: 4,
  kind: "field",
  played: ["tile V 1,0 0"],
  best: ["tile V 1,0 1"],
  gains: [],
  due: "2026-01-01",
  streak: 0,
  record: SHORT,
};

/** Runs in a page: keeps an exercise. @param {typeof MISTAKE} mistake */
async function keep(mistake) {
  const request = indexedDB.open("bastide / exercises", 1);
  request.onupgradeneeded = () => request.result.createObjectStore("exercises", { keyPath: "id" });
  await new Promise((done, failed) => ([request.onsuccess, request.onerror] = [done, failed]));
  const writing = request.result.transaction("exercises", "readwrite");
  writing.objectStore("exercises").put(mistake);
  await new Promise((done, failed) => ([writing.oncomplete, writing.onerror] = [done, failed]));
  request.result.close();
}

/** Opens a page of the rulebook. @param {Page} page @param {string} path */
const rulebook = (page, path) => page.goto(new URL(`/rulebook/${path}`, page.url()).href);

/**
 * @param {typeof import("../../../www/i18n/language/en/index.js").default} TEXT what the page says
 * @returns {Tour[]}
 */
export const studied = (TEXT) => [
  ...Object.entries(ASKED).map(
    ([asked, record]) =>
      /** @type {Tour} */ ({
        record,
        async walk(page, shoot) {
          await page.locator(".resume").click();
          await page.locator(".hand[data-asks], .bazaar").first().waitFor();
          await page.waitForTimeout(600);
          await shoot(`asks-${asked}`);
          const piece = page.locator('.piece[data-piece="bridge"]:visible, .piece[data-piece="large"]:visible').first();
          if ((await piece.count()) > 0) {
            await piece.click();
            await page.waitForTimeout(600);
            await shoot(`asks-${asked}-chosen`);
          }
          if (asked !== "bazaar") return;
          await page.locator(".bazaar button:visible").first().click();
          await page.waitForTimeout(600);
          await shoot("asks-bazaar-bid");
        },
      }),
  ),
  {
    async walk(page, shoot) {
      await page.evaluate(keep, MISTAKE);
      await page.locator(".setup-ways button").nth(1).click();
      await page.locator("[data-mistakes]").click();
      await page.locator(".mistakes-due").waitFor();
      await shoot("mistakes");
      await page.locator(".mistakes-due + .primary").first().click();
      await page.locator(".puzzle[data-mistake] canvas").waitFor();
      await shoot("mistake");
      await page.locator(".puzzle-show:visible").click();
      await page.locator(".verdict").waitFor();
      await shoot("mistake-shown");
    },
  },
  {
    record: game(2, "base"),
    async walk(page, shoot) {
      await page.getByRole("button", { name: TEXT.setup.games }).click();
      await page.locator(".shelf-game > .icon-button").first().click();
      await page.locator("dialog.menu button", { hasText: TEXT.replay.analyse }).first().click();
      await page.waitForFunction(() => document.querySelector("bastide-board")?.shadowRoot?.querySelector("figure")?.dataset.state === "open");
      const board = page.locator("bastide-board");
      await board.evaluate((board) => /** @type {any} */ (board).goTo(41));
      await page.waitForTimeout(1500);
      /** Whether there is a tab for it: on wide screens it stands beside the others. @param {string} part */
      const show = async (part) => {
        const tab = board.locator(`.tab[data-part="${part}"]`);
        const isTab = await tab.isVisible();
        if (isTab) await tab.click();
        await page.waitForTimeout(1500);
        return isTab;
      };
      for (const part of ["moves", "notes", "games"]) if ((await show(part)) || part === "moves") await shoot(`analysis-${part}`);
      await show("engine");
      await board.locator(".engine .switch").click();
      await board.locator(".best li").first().waitFor();
      await page.waitForTimeout(3000);
      await shoot("analysis-best");
      await board.locator(".engine .switch").click();
      await show("decided");
      await board.locator(".decided > .secondary:first-child").click();
      await board.locator(".worst li").first().waitFor();
      await page.waitForTimeout(8000);
      await shoot("analysis-curve");
    },
  },
  {
    async walk(page, shoot) {
      await page.getByRole("button", { name: TEXT.setup.games }).click();
      const games = [game(2, "base"), upTo(game(3, "base+inns", "4"), 0.5, 0), ...["1", "2", "3", "5", "6"].map((seed) => upTo(game(4, "base", seed), 0.2, 0))];
      await page.locator("input[type=file]").setInputFiles({ name: "all.bastide", mimeType: "text/plain", buffer: Buffer.from(games.join("\n")) });
      await page.locator(".shelf-search:visible").waitFor();
      await page.locator(".shelf-search").fill("complete:city>=2 over:yes");
      await page.locator("#shelf-found", { hasText: /\d/ }).waitFor();
      await shoot("search");
      await page.locator(".shelf-search").fill("score@ann>=many");
      await page.locator('.shelf-search[aria-invalid="true"]').waitFor();
      await shoot("search-refused");
      await page.locator(".shelf-find button").first().click();
      await page.locator("dialog.search-help").waitFor();
      await dismissAll(page);
      await page.waitForTimeout(600);
      await shoot("search-help");
      await closeDialogs(page);
    },
  },
  {
    record: game(3, "base"),
    async walk(page, shoot) {
      await page.getByRole("button", { name: TEXT.setup.games }).click();
      await page.locator(".shelf-open").first().click();
      await page.locator("dialog.end").waitFor();
      await page.locator("dialog.end button", { hasText: TEXT.picture.open }).click();
      await page.locator(".keepsake img").waitFor();
      await shoot("picture");
    },
  },
  {
    async walk(page, shoot) {
      await rulebook(page, "tiles.html");
      await page.locator("#found").filter({ hasText: /./ }).waitFor();
      await page.waitForTimeout(1500);
      await shoot("tiles");
      await page.locator(".tiles > li:visible button").nth(2).click();
      await page.locator("#tile[open]").waitFor();
      await page.waitForTimeout(600);
      await shoot("tiles-one");
      await rulebook(page, "own-tile.html");
      await page.waitForFunction(() => /** @type {HTMLTextAreaElement | null} */ (document.querySelector("#own-out"))?.value);
      await shoot("own-tile");
      await page.locator("#own-out").scrollIntoViewIfNeeded();
      await shoot("own-tile-end");
    },
  },
  {
    record: upTo(game(3, "base"), 0.5, 0),
    async walk(page, shoot) {
      await resume(page);
      await page.locator(".game > .table .more-tools button").first().click();
      await page.locator("dialog.menu button", { hasText: TEXT.left.open }).first().click();
      await page.locator("dialog.tiles-left").waitFor();
      await page.waitForTimeout(600);
      await shoot("tiles-left-chances");
    },
  },
];
