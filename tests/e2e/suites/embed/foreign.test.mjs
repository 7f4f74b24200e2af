/**
 * Boards on a page of another origin, whose framework makes its DOM anew; what strangers may try with attributes and records; and whose the wheel and
 * the fingers are. Thirty boards are in `cargo xtask soak boards`.
 */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { EXAMPLE, board, pageWith, policyFor, serveGame, servePage } from "../../support/embed.mjs";
import { checkMany, isOpen, visit } from "../../support/many-boards.mjs";
import { atRest, painted, handled } from "../../support/moments.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage(serveGame);

test("ten boards: no shift, one engine, all of them to play with, and nothing left of those that go", () => checkMany(stage, 10));

test("elements with data-bastide become boards, also later ones; what was in them is kept for want of one", async () => {
  const { page, problems } = await visit(stage, `<div data-bastide data-mode="example"><pre>${EXAMPLE}</pre></div>`);
  await isOpen(page);
  await page.evaluate((record) => {
    const later = document.createElement("div");
    later.dataset.bastide = record;
    later.dataset.at = "1";
    document.body.prepend(later);
  }, EXAMPLE);
  await page.waitForFunction(
    () =>
      document.querySelectorAll("bastide-board").length === 2 &&
      document.querySelector("bastide-board")?.shadowRoot?.querySelector("figure")?.dataset.state === "open",
  );
  assert.equal(await page.evaluate(() => /** @type {any} */ (document.querySelector("bastide-board")).getState().view.tiles.length), 2);
  await page.evaluate(() => {
    const broken = document.createElement("div");
    broken.dataset.bastide = "no record";
    broken.textContent = "What stood here";
    document.body.prepend(broken);
  });
  await page.getByText("What stood here").waitFor();
  assert.deepEqual(problems, []);
});

test("hostile records are refused with a code, shown as text, and nothing of them runs", async () => {
  const { page, problems, asked } = await visit(stage, board('mode="view" id="one"', EXAMPLE));
  await isOpen(page);
  const before = asked.length;
  /** @param {Record<string, string>} attributes */
  const tried = (attributes) =>
    page.evaluate(async (attributes) => {
      const board = document.createElement("bastide-board");
      board.setAttribute("loading", "eager");
      for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
      const told = new Promise((done) => {
        board.addEventListener("bastide:error", (event) => done(/** @type {CustomEvent} */ (event).detail.code));
        board.addEventListener("bastide:ready", () => done("ready"));
      });
      document.body.prepend(board);
      const code = await told;
      const markup = [...(board.shadowRoot?.querySelectorAll("script, img, iframe, [onclick], [onerror]") ?? [])].length;
      board.remove();
      return { code, markup };
    }, attributes);
  const named = (/** @type {string} */ name) => `[Bastide "1"]\n[Players "red ${name}, blue"]\n[Deck "D V U"]\n`;
  assert.equal((await tried({ record: "x".repeat(5_000_000) })).code, "size");
  const longest = EXAMPLE.padEnd(65_536, "#");
  assert.deepEqual([(await tried({ record: longest })).code, (await tried({ record: `${longest}#` })).code], ["ready", "size"]);
  assert.equal((await tried({ record: "<script>alert(1)</script>" })).code, "syntax");
  assert.equal((await tried({ record: "" })).code, "empty");
  assert.equal((await tried({ record: EXAMPLE, mode: "toString" })).code, "mode");
  assert.equal((await tried({ record: EXAMPLE, mode: "<b>".repeat(100_000) })).code, "mode");
  assert.equal((await tried({ mode: "play", players: "red,".repeat(100_000) })).code, "setup");
  assert.equal((await tried({ mode: "play", players: "red, blue", boxes: "base+nothing" })).code, "setup");
  assert.equal((await tried({ mode: "puzzle", record: named("Ann").replace("D V U", "D") })).code, "puzzle");
  assert.deepEqual(await tried({ record: named("<img src=x onerror=alert>") }), { code: "ready", markup: 0 });
  assert.equal((await tried({ record: named("a".repeat(33)) })).code === "ready", false);
  const bidi = named("\u202eevil\u202d").replace("\u202d", "");
  assert.ok(["ready", "syntax", "setup"].includes((await tried({ record: bidi, mode: "play" })).code));
  assert.equal((await tried({ src: "/nowhere.game" })).code, "network");
  assert.deepEqual(
    asked.slice(before).filter((address) => new URL(address).origin !== new URL(stage.url).origin && !address.endsWith("/nowhere.game")),
    [],
  );
  assert.deepEqual(
    problems.filter((problem) => !problem.includes("404")),
    [],
  );
});

test("where the page refuses wasm or scripts, the record stands there as text", async () => {
  for (const policy of [
    policyFor(stage.url).replace(" 'wasm-unsafe-eval'", ""),
    `default-src 'none'; script-src ${stage.url}embed.js ${stage.url}i18n/language/stub.js; style-src ${stage.url}`,
  ]) {
    const site = await servePage({ "/": pageWith(stage.url, board('mode="example"', EXAMPLE)) }, { "Content-Security-Policy": policy });
    const { page, context } = await stage.browser.newPage({});
    stage.after(() => site.close());
    await page.goto(site.url);
    await page.getByText("The board cannot be shown on this page.").waitFor();
    assert.match((await page.locator("pre").textContent()) ?? "", /tile V 1,0 1/);
    await context.close();
  }
});

/** Runs in the page: the picture on the board in a number. */
function pictured() {
  const picture = document.querySelector("bastide-board")?.shadowRoot?.querySelector("canvas")?.toDataURL() ?? "";
  let sum = 0;
  for (let at = 0; at < picture.length; at += 1) sum = (Math.imul(sum, 31) + picture.charCodeAt(at)) | 0;
  return sum;
}

/** A page whose board can be compared with itself. @param {string} body @param {import("../../support/browser.mjs").PageOptions} [screen] */
async function visitPictured(body, screen) {
  const opened = await visit(stage, body, {}, screen);
  await opened.page.evaluate(`window.pictured = ${pictured}`);
  await isOpen(opened.page);
  return opened;
}

test("the wheel and one finger scroll the page until the board has the focus", async () => {
  const { page, problems } = await visitPictured(
    `${board('mode="view"', EXAMPLE)}<p style="height:3000px">Text</p>`.replace(' style="height:3000px"', "") + "<p>Text</p>".repeat(200),
  );
  await isOpen(page);
  await page.mouse.move(300, 200);
  await page.mouse.wheel(0, 120);
  await page.getByText("Click the board to zoom with the wheel.").waitFor();
  await page.waitForFunction(() => scrollY > 0);
  await page.evaluate(() => scrollTo(0, 0));
  await page.mouse.click(60, 400);
  const before = await atRest(page, () => page.evaluate(pictured));
  await page.mouse.wheel(0, 120);
  await page.waitForFunction((before) => /** @type {any} */ (window).pictured() !== before, before); // the board is smaller
  await painted(page);
  assert.equal(await page.evaluate(() => scrollY), 0);
  assert.deepEqual(problems, []);
});

test("one finger scrolls the page and two move and enlarge the board; after a tap one moves it too", async () => {
  const { page, problems } = await visitPictured(`${board('mode="view" label="Two turns"', EXAMPLE)}${"<p>Text</p>".repeat(200)}`, {
    width: 400,
    height: 800,
    touch: true,
  });
  await isOpen(page);
  const session = await page.context().newCDPSession(page);
  const send = (/** @type {"touchStart" | "touchMove" | "touchEnd"} */ type, /** @type {number[][]} */ at) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: at.map(([x, y], id) => ({ x, y, id })) });
  /** @param {number[][]} from @param {number[][]} to */
  async function drag(from, to) {
    await send("touchStart", from);
    for (let step = 1; step <= 8; step += 1)
      await send(
        "touchMove",
        from.map(([x, y], finger) => [x + ((to[finger][0] - x) * step) / 8, y + ((to[finger][1] - y) * step) / 8]),
      );
    await send("touchEnd", []);
  }
  const seen = () => atRest(page, () => page.evaluate(pictured));
  /** Once it is another picture. @param {number} before */
  const seenOther = async (before) => {
    await page.waitForFunction((before) => /** @type {any} */ (window).pictured() !== before, before);
    return seen();
  };
  const scrolled = () => page.evaluate(() => /** @type {const} */ ([scrollY, visualViewport?.scale]));
  const before = await seen();
  await handled(page, "scrollend", () => drag([[200, 240]], [[200, 120]]));
  assert.ok((await scrolled())[0] > 50, "one finger scrolls the page");
  assert.equal(await seen(), before, "and leaves the board alone");
  await page.evaluate(() => scrollTo(0, 0));
  await drag(
    [
      [120, 200],
      [220, 200],
    ],
    [
      [160, 240],
      [260, 240],
    ],
  );
  const moved = await seenOther(before); // two fingers move the board
  await drag(
    [
      [180, 200],
      [220, 200],
    ],
    [
      [120, 200],
      [280, 200],
    ],
  );
  await seenOther(moved); // and enlarge it
  assert.deepEqual(await scrolled(), [0, 1], "the page stays as it is");
  await page.getByRole("button", { name: "Show the whole board" }).tap();
  await page.touchscreen.tap(30, 270); // on the empty table, of which there is nothing to tell
  await page.waitForFunction(() => document.querySelector("bastide-board")?.shadowRoot?.querySelector("canvas:focus"));
  const tapped = await seen();
  await drag([[200, 240]], [[200, 120]]);
  await seenOther(tapped); // after a tap one finger moves the board
  assert.deepEqual(await scrolled(), [0, 1]);
  assert.deepEqual(problems, []);
});
