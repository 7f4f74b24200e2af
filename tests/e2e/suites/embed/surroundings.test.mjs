/**
 * What a page does to the boards on it: a CSS zoom, writing from right to left, texts whose lines an editor parted, another document, names that every
 * object has, and attributes that change while a board is out of the page.
 */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { EXAMPLE, board, pageWith, policyFor, serveGame, servePage } from "../../support/embed.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage(serveGame);

const RECORD = EXAMPLE.split("\n").filter((line) => line && !line.startsWith("#"));

const BODY = `${board('mode="view" id="first" loading="eager"', '[Bastide "1"]\n[Players "red Ann, blue Bob"]\n[Deck "D V U"]\n')}
<pre data-bastide data-loading="eager">${RECORD.join("<br>")}</pre>
<div data-bastide data-loading="eager">${RECORD.map((line) => `<p>${line}</p>`).join("")}</div><iframe srcdoc="<!doctype html><body></body>"></iframe>`;

/** How a board looks. @param {string} choice of its element */
const looks = (choice) => {
  const root = document.querySelector(choice)?.shadowRoot;
  const [frame, panel] = [".frame", ".panel"].map((part) => root?.querySelector(part));
  return { sheets: root?.adoptedStyleSheets.length, height: frame?.clientHeight, direction: panel && getComputedStyle(panel).direction };
};

test("zoom, right to left, lines of rich text, another document and foreign names do a board no harm", async () => {
  const site = await servePage({ "/": pageWith(stage.url, BODY) }, { "Content-Security-Policy": policyFor(stage.url) });
  stage.after(() => site.close());
  const { page, problems } = await stage.browser.newPage({ width: 900, height: 700 });
  await page.addInitScript(() => {
    /** @type {any} */ (Object.prototype).foo = "bar";
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.dir = "rtl";
      document.documentElement.style.zoom = "0.6";
    });
  });
  await page.goto(site.url);
  const allOpen = () => [...document.querySelectorAll("bastide-board")].every((each) => each.shadowRoot?.querySelector("figure")?.dataset.state === "open");
  await page.waitForFunction(() => document.querySelectorAll("bastide-board").length === 3);
  await page.waitForFunction(allOpen);
  const tiles = await page.evaluate(() =>
    [...document.querySelectorAll("bastide-board")].map((each) => /** @type {any} */ (each).getState().view.tiles.length),
  );
  assert.deepEqual(tiles, [1, 3, 3], "the lines of a text are parted as its editor shows them");
  // The start tile is in the middle of the board: what is tapped there is it, also where the page is smaller.
  await page.locator("#first canvas").click();
  await page.locator("#first .light-card h2").waitFor();
  const before = await page.evaluate(looks, "#first");
  assert.equal(before.direction, "ltr", "English is written from left to right");
  await page.evaluate(() => {
    const [one, frame] = [document.querySelector("#first"), document.querySelector("iframe")];
    if (one) frame?.contentDocument?.body.append(one);
  });
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  await page.evaluate(() => {
    const one = document.querySelector("iframe")?.contentDocument?.querySelector("#first");
    if (one) document.body.prepend(one);
  });
  await page.waitForFunction((wanted) => document.querySelector("#first")?.shadowRoot?.adoptedStyleSheets.length === wanted, before.sheets);
  await page.waitForFunction(allOpen);
  assert.deepEqual(await page.evaluate(looks, "#first"), before, "a board that was in another document looks as before");
  assert.deepEqual(problems, []);
});

test("a page that writes from top to bottom, or spaces and indents its letters, does not change a board", async () => {
  const body = `<div id="around">${board('mode="example" loading="eager"', EXAMPLE)}</div>`;
  const site = await servePage({ "/": pageWith(stage.url, body) }, { "Content-Security-Policy": policyFor(stage.url) });
  stage.after(() => site.close());
  const { page, problems } = await stage.browser.newPage({ width: 900, height: 900 });
  await page.goto(site.url);
  await page.evaluate(() => {
    const around = "writing-mode: vertical-rl; letter-spacing: 1em; word-spacing: 1em; text-indent: 5em; text-transform: uppercase; white-space: pre";
    /** @type {HTMLElement} */ (document.querySelector("#around")).style.cssText = `${around}; width: 700px`;
  });
  await page.waitForFunction(() => document.querySelector("bastide-board")?.shadowRoot?.querySelector("figure")?.dataset.state === "open");
  const seen = await page.evaluate(() => {
    const root = /** @type {ShadowRoot} */ (document.querySelector("bastide-board")?.shadowRoot);
    const styles = [...root.querySelectorAll(".bastide, .bastide *")].map((each) => {
      const { writingMode, letterSpacing, wordSpacing, textIndent, textTransform } = getComputedStyle(each);
      return [writingMode, letterSpacing, wordSpacing, textIndent, textTransform].join(" ");
    });
    const [frame, canvas] = [".frame", "canvas"].map((part) => /** @type {Element} */ (root.querySelector(part)).getBoundingClientRect());
    return {
      styles: [...new Set(styles)],
      inside: canvas.left >= frame.left && canvas.right <= frame.right + 1 && canvas.bottom <= frame.bottom + 1,
      width: frame.width,
    };
  });
  assert.deepEqual(seen.styles, ["horizontal-tb normal 0px 0px none"]);
  assert.ok(seen.inside && seen.width > 200, JSON.stringify(seen));
  assert.deepEqual(problems, []);
});

test("a board shows what its attributes say, whatever changed while it was out of the page", async () => {
  const site = await servePage({ "/": pageWith(stage.url, board('mode="view" loading="eager"', "")) });
  stage.after(() => site.close());
  const { page, problems } = await stage.browser.newPage({ width: 900, height: 700 });
  await page.goto(site.url);
  await page.evaluate(() => customElements.whenDefined("bastide-board").then(() => document.querySelector("bastide-board")?.remove()));
  const ways = await page.evaluate(async () => {
    const [one, other] = ["red Ann, blue Bob", "green Cid, black Dora"].map((players) => `[Bastide "1"]\n[Players "${players}"]\n[Deck "D V U C"]\n`);
    const make = (/** @type {string} */ record) => Object.assign(document.createElement("bastide-board"), { loading: "eager", mode: "play", record });
    /** @param {any} each */
    const shown = async (each) => {
      for (let waited = 0; waited < 200; waited++) {
        await new Promise((done) => setTimeout(done, 20));
        if (each.shadowRoot.querySelector("figure").dataset.state !== "open") continue;
        if (each.getState().view.players[0].colour === "green") break;
      }
      const { mode, view } = each.getState();
      each.remove();
      return `${mode} ${view.players[0].colour}`;
    };
    const told = [];
    const moved = /** @type {any} */ (make(one));
    document.body.append(moved);
    await moved.open();
    moved.remove();
    Object.assign(moved, { record: other, mode: "replay" });
    document.body.append(moved);
    told.push(await shown(moved));
    for (const before of [one, ""]) {
      const opened = /** @type {any} */ (make(before));
      await opened.open();
      Object.assign(opened, { record: other });
      await new Promise((done) => setTimeout(done, 20));
      document.body.append(opened);
      told.push(await shown(opened));
    }
    return told;
  });
  assert.deepEqual(ways, ["replay green", "play green", "play green"]);
  assert.deepEqual(problems, []);
});
