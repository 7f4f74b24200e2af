/**
 * Pictures of every screen in every size and both themes, for people to look at, and what is wrong with the layout as far as
 * a program can tell.
 *
 *     node tests/e2e/bench/sweep.mjs [OUT] [LANGUAGE] [SIZE…] [TOUR…]  (after `BASTIDE_WORKER=off cargo xtask build` and `cargo build -p bastide-cli`)
 *
 * axe-core looks through each of them, too.
 *
 * The page speaks LANGUAGE, English if not given. The pictures go to OUT, target/e2e/sweep/ if not given, with sheets that show several beside each other. SIZE is one like
 * 390x844, with "-dark" or without; TOUR is the number with which the names of a tour's pictures begin. The build is one whose modules are not put together, since some are called by their names. It takes some minutes, and fails where something is wrong.
 */
import { mkdir, readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { argv, exit } from "node:process";
import { pathToFileURL } from "node:url";
import { AXE } from "../support/axe.mjs";
import { launch } from "../support/browser.mjs";
import { flaws } from "../support/flaws.mjs";
import { STUCK, dealt, openPage, settled, spots } from "../support/player.mjs";
import { seldom } from "./seldom.mjs";
import { studied } from "./studied.mjs";
import { ROOT, serve } from "../support/serve.mjs";
import { BOXES, NAMES, closeDialogs, dismissAll, game, menu, named, notify, resume, scrolled, upTo } from "./tours.mjs";

/** @typedef {import("./tours.mjs").Shoot} Shoot */
/** @typedef {import("./tours.mjs").Tour} Tour */

const [out = join(ROOT, "target/e2e/sweep"), ...more] = argv.slice(2);
const [speaks, chosen] = /^[a-z]{2}$/.test(more[0] ?? "") ? [more[0], more.slice(1)] : ["en", more];
const wanted = chosen.filter((word) => word.includes("x"));
/** Which tours are taken; all if none is named. */
const numbers = chosen.filter((word) => !word.includes("x")).map((word) => word.padStart(2, "0"));
/** What the page says. @type {typeof import("../../../www/i18n/language/en/index.js").default} */
const TEXT = (await import(pathToFileURL(join(ROOT, `www/i18n/language/${speaks}/index.js`)).href)).default;

/** How many tours are taken beside each other. */
const AT_ONCE = 3;
/** How long anything may take, in milliseconds: long, since whatever else runs on the machine makes nothing wrong. */
const PATIENCE = 120_000;
const SIZES = [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
];
const ALL_AIDS = { all: true, fields: true, points: true };

/** @type {Tour[]} */
const TOURS = [
  {
    async walk(page, shoot) {
      await shoot("setup");
      await notify(page, "update", "update.ready", "update.restart");
      await notify(page, "home-screen", "homeScreen");
      await shoot("setup-notices");
      await dismissAll(page);
      for (let players = 2; players < 5; players += 1) await page.locator(".add").click();
      for (const [index, name] of NAMES.slice(0, 4).entries()) await page.locator(".seat input").nth(index).fill(name);
      await page.locator(".seat .who").nth(4).selectOption("greedy");
      await page.locator(".handle").first().click();
      await shoot("setup-players");
      await page.locator(".game-fold > summary").click();
      for (const box of await page.locator(".box").all()) await box.click();
      await page.locator(".game-parts .fold summary").first().click();
      await page.locator(".favourite-fold > summary").click();
      await page.locator("#favourite-name").fill("Sundays at Grandma’s with everything");
      await page.locator(".favourite-add button").click();
      await shoot("setup-open");
      await page.locator(".game-fold > summary").evaluate((summary) => summary.scrollIntoView());
      await shoot("setup-game");
      await page
        .locator(".options")
        .first()
        .evaluate((summary) => summary.scrollIntoView());
      await shoot("setup-options");
      await page.locator(".favourite-fold").evaluate((fold) => fold.scrollIntoView());
      await shoot("setup-favourites");
      await page.locator(".seats").evaluate((seats) => seats.scrollIntoView());
      await page.locator(".picker summary").nth(1).click();
      await shoot("setup-colours");
      await page.locator("form .quiet", { hasText: TEXT.setup.help }).click();
      await shoot("help");
      await closeDialogs(page);
      await page.locator(".setup-corner button").nth(1).click();
      await page.locator("dialog.language-dialog").waitFor();
      await shoot("languages");
      await closeDialogs(page);
      await page.locator(".setup-corner button").first().click();
      await page.locator("dialog.settings-dialog").waitFor();
      await scrolled(page, shoot, "settings");
      await closeDialogs(page);
      await page.locator("footer .quiet").click();
      await page.locator("dialog.about-dialog").waitFor();
      await shoot("about");
      await page.locator("dialog.about-dialog button", { hasText: (await TEXT.load.about()).data.erase }).click();
      await shoot("erase");
      await closeDialogs(page);
      await page.getByRole("button", { name: TEXT.setup.games }).click();
      await page.locator(".shelf").waitFor();
      await shoot("shelf-empty");
    },
  },
  {
    record: named(dealt("--players", "2", "--boxes", "base", "--seed", "3")),
    async walk(page, shoot) {
      await shoot("setup-continue");
      await resume(page);
      await shoot("game-start");
      const [spot] = await spots(page);
      await page.mouse.click(spot.x, spot.y);
      await shoot("game-chosen");
      await page.locator(".hand .primary").click();
      await settled(page);
      await shoot("game-figure");
      await page.locator(".more-tools button").first().click();
      await shoot("menu");
      await closeDialogs(page);
      await menu(page, TEXT.menu.help);
      await shoot("help-game");
      await closeDialogs(page);
      await menu(page, TEXT.left.open);
      await page.locator("dialog.tiles-left").waitFor();
      await shoot("tiles-left");
      await page.locator('.tile-kind:not([data-none="true"]) button').first().click();
      await page.locator(".tile-chances dl").waitFor();
      await shoot("tiles-left-chosen");
      await closeDialogs(page);
      await menu(page, TEXT.aids.open);
      await page.locator("dialog.aids").waitFor();
      await shoot("aids");
      await closeDialogs(page);
      await menu(page, TEXT.away.open);
      await page.locator("dialog.away-dialog").waitFor();
      await shoot("away");
      await closeDialogs(page);
      await menu(page, TEXT.menu.record);
      await page.locator("dialog.record").waitFor();
      await shoot("record");
      await closeDialogs(page);
      await menu(page, TEXT.menu.share);
      await page.locator("#link").waitFor();
      await shoot("link");
      await closeDialogs(page);
      await notify(page, "arrive", "arrive.behind", "arrive.openBehind");
      await shoot("game-notice");
      await notify(page, "storage", "keep.blocked", "menu.save");
      await shoot("game-notices");
      await dismissAll(page);
      await page.locator(".player").first().click();
      await shoot("game-player-told");
    },
  },
  {
    record: STUCK,
    async walk(page, shoot) {
      await page.locator(".resume").click();
      await page.locator(".tile-toast").waitFor();
      await shoot("discard");
    },
  },
  {
    record: upTo(game(3, BOXES), 0.5, 0),
    aids: ALL_AIDS,
    async walk(page, shoot) {
      await resume(page);
      await shoot("game-middle-3-aids");
      await page.locator("canvas.board").focus();
      await page.keyboard.press("i");
      await shoot("light");
      await page.keyboard.press("Escape");
      const [spot] = await spots(page);
      await page.mouse.click(spot.x, spot.y);
      await page.locator(".hand .primary").click();
      await settled(page);
      await shoot("game-pieces");
      await page.getByRole("button", { name: TEXT.advice.open }).click();
      await page.locator(".remark:visible", { hasNotText: (await TEXT.load.advice()).thinking }).waitFor();
      await shoot("hint");
      if (await page.locator(".log-button").isVisible()) {
        await page.locator(".log-button").click();
        await shoot("log");
      }
    },
  },
  ...[4, 5, 6].flatMap(
    (players) =>
      /** @type {Tour[]} */ ([
        {
          record: upTo(game(players, players === 4 ? "base" : BOXES), 0.6, 0),
          preferences: { clock: "bank", minutes: 15 },
          aids: ALL_AIDS,
          async walk(page, shoot) {
            await resume(page);
            await page.locator(".hand-band .clock").waitFor();
            await shoot(`game-${players}-clock-aids`);
            await page.locator(".hand-band .pause").click();
            await shoot(`game-${players}-paused`);
          },
        },
        {
          record: upTo(game(players, players === 4 ? "base" : BOXES), players === 6 ? 0.6 : 0.7, 2),
          async walk(page, shoot) {
            await resume(page);
            await shoot(`game-${players}`);
            if (players === 4) return;
            const [spot] = await spots(page);
            await page.mouse.click(spot.x, spot.y);
            await page.locator(".hand .primary:not([aria-disabled])").click();
            await settled(page);
            await shoot(`game-${players}-figure`);
          },
        },
      ]),
  ),
  {
    record: upTo(game(3, "base"), 0.3, 1),
    preferences: { around: true, handOver: true, clock: "soft" },
    async walk(page, shoot) {
      await resume(page);
      await page.locator(".hand-band .clock").waitFor();
      await shoot("turned-left");
      await page.evaluate(() => document.querySelector(".more-tools button")?.dispatchEvent(new MouseEvent("click")));
      await shoot("turned-menu");
      await page.evaluate(
        (replay) =>
          [...document.querySelectorAll("dialog.menu button")].find((button) => button.textContent === replay)?.dispatchEvent(new MouseEvent("click")),
        TEXT.replay.open,
      );
      await page.locator(".replay").waitFor();
      await shoot("turned-replay");
    },
  },
  {
    record: upTo(game(2, "base"), 0.3, 1),
    preferences: { around: true, boardTurns: false, leftHanded: true },
    async walk(page, shoot) {
      await resume(page);
      await shoot("turned-across");
      await notify(page, "damaged", "keep.damaged", "keep.saveDamaged");
      await shoot("turned-notice");
    },
  },
  ...[2, 3, 6].map(
    (players) =>
      /** @type {Tour} */ ({
        record: game(players, players === 6 ? BOXES : "base"),
        async walk(page, shoot) {
          await page.getByRole("button", { name: TEXT.setup.games }).click();
          await page.locator(".shelf-open").first().click();
          await page.locator("dialog.end").waitFor();
          await scrolled(page, shoot, `end-${players}`);
          if (players === 2) return;
          await page.locator("dialog.end .fold summary").first().click();
          await page
            .locator("dialog.end .fold")
            .first()
            .evaluate((fold) => fold.scrollIntoView());
          await shoot(`end-${players}-luck`);
          if (players === 3) {
            await page.locator(".review-fold > summary").click();
            await page.locator(".review tbody").waitFor({ timeout: 60_000 });
            await scrolled(page, shoot, "end-review");
            await page.locator(".missed button").first().click();
            await page.locator(".replay .remark").waitFor();
            await shoot("replay-review");
            return;
          }
          await page.locator("dialog.end button", { hasText: TEXT.end.story }).click();
          await page.locator(".story").waitFor();
          await shoot(`story-${players}`);
          for (let step = 1; step < 4; step += 1) await page.locator(".story .primary").click();
          await shoot(`story-${players}-shared`);
          await page.locator(".story .secondary").last().click();
          await page.locator("dialog.end button", { hasText: TEXT.end.replay }).click();
          await page.locator("dialog.replay").waitFor();
          await page.keyboard.press("End");
          await page.waitForTimeout(300);
          for (let step = 0; step < 12; step += 1) await page.keyboard.press("ArrowUp");
          await shoot(`replay-${players}`);
          if (await page.locator(".replay .log-button").isVisible()) {
            await page.locator(".replay .log-button").click();
            await shoot(`replay-${players}-list`);
            await page.keyboard.press("Escape");
          }
          await page.locator(".replay-buttons .secondary").click();
          await shoot(`branch-${players}`);
          await page.keyboard.press("Escape");
          await page.keyboard.press("Escape");
          await page.locator(".replay").waitFor({ state: "detached" });
          await shoot(`game-over-${players}`);
        },
      }),
  ),
  {
    preferences: { pace: "fast" },
    async walk(page, shoot) {
      await page.locator("a.lesson").click();
      const card = page.locator(".coach");
      for (let step = 1; step < 40; step += 1) {
        await page.locator(".coach button:visible, .story").first().waitFor();
        if (await page.locator(".story").isVisible()) break;
        await settled(page);
        await shoot(`lesson-${step}-${await card.getAttribute("data-step")}`);
        if (await card.locator(".primary:visible").count()) await card.locator(".primary:visible").click();
        else {
          if (step === 1) {
            const [ring, others] = [await page.locator(".coach-ring").boundingBox(), await settled(page)];
            const other = others.find(({ x, y }) => !ring || Math.hypot(x - ring.x - ring.width / 2, y - ring.y - ring.height / 2) > 20);
            if (other) await page.mouse.click(other.x, other.y);
            await page.locator(".hand .primary:not([aria-disabled])").click();
            await page.locator(".coach .primary:visible").waitFor();
            await shoot("lesson-astray");
            await page.locator(".coach .primary:visible").click();
          }
          await card.locator(".secondary:visible").click();
          await page.keyboard.press("Enter");
        }
      }
      await page.locator(".story .secondary").last().click();
      await page.locator("dialog.lesson-end").waitFor();
      await shoot("lesson-end");
    },
  },
  {
    async walk(page, shoot) {
      await page.evaluate(() => (location.hash = "#rules"));
      await page.locator("dialog.rules-book").waitFor();
      await scrolled(page, shoot, "rules-list");
      for (const article of ["farmer", "wagon", "anniversary"]) {
        await page.evaluate((article) => (location.hash = `#rules/${article}`), article);
        await page.locator(`#rule-${article}[open] canvas`).waitFor();
        await page.waitForTimeout(400);
        await shoot(`rules-${article}`);
        await page.evaluate(() => document.querySelector(".rule[open] figure")?.scrollIntoView());
        await shoot(`rules-${article}-position`);
      }
    },
  },
  {
    async walk(page, shoot) {
      await page.locator(".setup-ways button").nth(1).click();
      await page.locator(".puzzle-list").waitFor();
      await shoot("puzzles");
      const entries = page.locator(".puzzle-entry[data-puzzle]");
      for (const [index, number] of [0, 8, 12, 17].entries()) {
        await entries.nth(number).click();
        await page.locator(".puzzle canvas").waitFor();
        await page.waitForTimeout(400);
        await shoot(`puzzle-${number + 1}`);
        await page.locator(".puzzle-hint").click();
        await shoot(`puzzle-${number + 1}-hint`);
        if (index === 0) {
          await page.locator("#choices").focus();
          await page.keyboard.press("ArrowDown");
          await page.locator(".hand .primary:not([aria-disabled])").click();
          await page.locator(".verdict:visible, .hand-buttons .secondary:last-child:visible").first().waitFor();
          if (!(await page.locator(".verdict").isVisible())) await page.locator(".hand-buttons .secondary:last-child").click();
          await page.locator(".verdict").waitFor();
          await shoot("puzzle-wrong");
          await page.locator(".verdict .primary").click();
        }
        await page.locator(".puzzle-show:visible").click();
        await page.locator(".verdict").waitFor();
        await shoot(`puzzle-${number + 1}-shown`);
        await page.locator(".verdict .secondary").last().click();
        await page.locator(".puzzle-list").waitFor();
      }
    },
  },
  {
    record: game(2, "base"),
    async walk(page, shoot) {
      await page.getByRole("button", { name: TEXT.setup.games }).click();
      await page.getByRole("button", { name: TEXT.setup.career }).click();
      await page.locator(".career-body").waitFor();
      await shoot("statistics");
    },
  },
  {
    record: upTo(game(2, "base"), 0.3, 1),
    async walk(page, shoot) {
      await resume(page);
      await page.locator("canvas.board").focus();
      await page.keyboard.press("g");
      await page.locator("dialog.grid-dialog").waitFor();
      await shoot("grid");
      await page.keyboard.press("Escape");
      await page.locator("#typed").focus();
      await shoot("choices");
    },
  },
  {
    record: upTo(game(5, "base"), 0.4, 0),
    async walk(page, shoot) {
      const texts = [game(6, BOXES), game(2, "base"), upTo(game(3, "base+inns", "4"), 0.5, 0), upTo(game(4, "base", "5"), 0.2, 0)];
      await page.getByRole("button", { name: TEXT.setup.games }).click();
      await page.locator(".shelf").waitFor();
      await page.locator("input[type=file]").setInputFiles({ name: "all.bastide", mimeType: "text/plain", buffer: Buffer.from(texts.join("\n")) });
      await page.locator('[data-notice="arrive"]').waitFor();
      await page.waitForTimeout(600);
      await shoot("shelf");
      await dismissAll(page);
      await page.locator(".shelf-game > .icon-button").first().click();
      await shoot("shelf-menu");
      await page.locator("dialog.menu button", { hasText: TEXT.shelf.rename }).click();
      await shoot("shelf-name");
      await closeDialogs(page);
      await page.locator(".shelf-game > .icon-button").first().click();
      await page.locator("dialog.menu button", { hasText: TEXT.shelf.remove }).click();
      await page.locator('[data-notice="removed"]').waitFor();
      await shoot("shelf-removed");
      await page
        .locator("input[type=file]")
        .setInputFiles({ name: "broken.bastide", mimeType: "text/plain", buffer: Buffer.from(`${texts[2]}tile Q 9,9 0\n`) });
      await page.locator('[data-notice="arrive"]').waitFor();
      await shoot("shelf-trouble");
      await page.evaluate(async () => {
        const { showPanic } = await import(/** @type {any} */ ("./ui/panic.js"));
        showPanic(new Error("a number that is none"));
      });
      await shoot("panic");
    },
  },
  ...seldom(TEXT),
  ...studied(TEXT),
];

/**
 * Several pictures on one sheet, three beside each other or as many as fit.
 *
 * @param {string} folder
 * @param {string} out
 * @param {number} width of each on the sheet
 * @param {number} height
 */
async function sheets(folder, out, width, height) {
  const [each, across] = width > height ? [9, 2 + Number(width < 900)] : [8, 4];
  const size = { width: 8 + across * (width + 8), height: 8 + Math.ceil(each / across) * (height + 28) };
  const { page, context } = await browser.newPage(size);
  const names = (await readdir(folder)).filter((name) => name.endsWith(".png")).sort();
  for (let first = 0; first < names.length; first += each) {
    const list = await Promise.all(
      names.slice(first, first + each).map(async (name) => ({ name, data: (await readFile(join(folder, name))).toString("base64") })),
    );
    const figures = list.map(({ name, data }) => `<figure><figcaption>${name}</figcaption><img src="data:image/png;base64,${data}"></figure>`);
    await page.setContent(
      `<style>body{margin:8px;display:flex;flex-wrap:wrap;gap:8px;background:#999;font:14px/20px sans-serif}figure{margin:0}img{width:${width}px;display:block}</style>${figures.join("")}`,
    );
    await page.screenshot({ path: `${out}-${1 + first / each}.png` });
  }
  await context.close();
}

/** Waits until a board is drawn with all details: two pictures of it are the same. @param {import("playwright-core").Page} page */
async function atRest(page) {
  if (!(await page.locator("canvas").first().isVisible())) return;
  /** @type {Uint8Array} */
  let before = Buffer.of();
  for (let tries = 0; tries < 12; tries += 1) {
    const now = await page.screenshot({ animations: "disabled" });
    if (now.equals(before)) return;
    before = now;
    await page.waitForTimeout(200);
  }
}

/** Runs in the page, and waits until what has just opened is drawn. */
async function appeared() {
  const opening = document
    .getAnimations()
    .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.checkVisibility() && effect.getComputedTiming().endTime !== Infinity); // no others come to their end
  await Promise.race([Promise.all(opening.map(({ finished }) => finished.catch(() => {}))), new Promise((done) => setTimeout(done, 10_000))]);
  const isUndrawn = (/** @type {HTMLImageElement} */ image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && !(image.complete && image.naturalWidth > 0);
  };
  const late = performance.now() + 5000;
  do await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  while ([...document.images].some(isUndrawn) && performance.now() < late);
}

/** Runs in the page: what axe-core finds. @param {boolean} colours whether only the colours are new */
async function violations(colours) {
  const { violations } = await /** @type {any} */ (window).axe.run(document, {
    resultTypes: ["violations"],
    ...(colours && { runOnly: { type: "rule", values: ["color-contrast"] } }),
  });
  return violations.map((/** @type {any} */ { id, nodes }) => `${id}: ${nodes.map((/** @type {any} */ node) => node.html.slice(0, 120)).join(" | ")}`);
}

const [browser, site] = await Promise.all([launch(), serve({ root: process.env.BASTIDE_DIST })]);
let [wrong, screens, pictures] = [0, 0, 0];
/** @param {string} where @param {string[]} list */
function tell(where, list) {
  for (const flaw of list) console.log(`${where}: ${flaw}`);
  wrong += list.length;
}

/**
 * Takes one tour; each of its screens is looked at in every theme.
 *
 * @param {Tour} tour
 * @param {{ width: number, height: number, themes: ("light" | "dark")[], number: string }} how
 */
async function take({ record, preferences = {}, aids, walk }, { width, height, themes, number }) {
  const touch = width < 1280;
  const { page, context, problems } = await browser.newPage({ width, height, dark: themes[0] === "dark", touch, reducedMotion: true, lang: TEXT.tag });
  page.setDefaultTimeout(PATIENCE);
  await page.addInitScript(
    ({ preferences, aids }) => {
      localStorage.setItem("bastide / preferences", preferences);
      if (aids) localStorage.setItem("bastide / aids", aids);
    },
    { preferences: JSON.stringify(preferences), aids: aids && JSON.stringify(aids) },
  );
  let [last, count] = ["the start screen", 0];
  /** @type {Shoot} */
  const shoot = async (name, part = 1) => {
    last = name;
    count += 1;
    screens += Number(part === 1);
    await page.evaluate(appeared);
    for (const theme of themes) {
      const tag = tagOf(width, height, theme);
      if (theme !== themes[0]) await page.emulateMedia({ colorScheme: theme });
      await atRest(page);
      await page.screenshot({ path: join(out, tag, `${number}${String.fromCharCode(96 + count)}-${name}.png`), animations: "disabled" });
      const colours = theme !== themes[0]; // the only difference
      if (!colours) await page.evaluate(AXE);
      tell(`${tag} ${name}`, [...(colours ? [] : await page.evaluate(flaws, { touch })), ...(await page.evaluate(violations, colours))]);
      pictures += 1;
    }
    if (themes.length > 1) await page.emulateMedia({ colorScheme: themes[0] }); // now, since the change takes away what is told for a while
  };
  try {
    await openPage(page, site.url, record);
    await walk(page, shoot);
  } catch (error) {
    tell(`${width}x${height} ${last}`, [`not reached what comes after: ${error instanceof Error ? error.message.split("\n").slice(0, 3).join(" ") : error}`]);
  }
  tell(`${width}x${height} ${last}`, problems);
  await context.close();
}

const tagOf = (/** @type {number} */ width, /** @type {number} */ height, /** @type {string} */ theme) =>
  `${width}x${height}${theme === "dark" ? "-dark" : ""}`;

try {
  for (const [width, height] of SIZES) {
    const themes = /** @type {const} */ (["light", "dark"]).filter((theme) => wanted.length === 0 || wanted.includes(tagOf(width, height, theme)));
    if (themes.length === 0) continue;
    for (const theme of themes) await mkdir(join(out, tagOf(width, height, theme)), { recursive: true });
    const left = TOURS.map((tour, index) => ({ tour, number: String(index + 1).padStart(2, "0") })).filter(
      ({ number }) => numbers.length === 0 || numbers.includes(number),
    );
    const before = [wrong, screens, pictures];
    const walkOn = async () => {
      for (let next = left.shift(); next; next = left.shift()) await take(next.tour, { width, height, themes, number: next.number });
    };
    await Promise.all(Array.from({ length: AT_ONCE }, walkOn));
    for (const theme of themes)
      await sheets(
        join(out, tagOf(width, height, theme)),
        join(out, `sheet-${tagOf(width, height, theme)}`),
        Math.min(width, 640),
        Math.round(height * Math.min(1, 640 / width)),
      );
    console.log(
      `${speaks} ${width}x${height}: ${screens - before[1]} screens in ${themes.join(" and ")}, ${pictures - before[2]} pictures, ${wrong - before[0]} found`,
    );
  }
} finally {
  await browser.close();
  await site.close();
}
console.log(`${pictures} pictures, ${wrong === 0 ? "nothing" : wrong} found`);
if (wrong > 0) exit(1);
