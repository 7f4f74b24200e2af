/**
 * Thirty boards on a page of another origin, whose framework makes its DOM anew: the page does not move, the engine comes once,
 * every board can be played, and what is removed leaves nothing. And what strangers may try with attributes and records.
 */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { EXAMPLE, PUZZLE, board, pageWith, policyFor, serveGame, servePage } from "../../support/embed.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage(serveGame);

/** Counts what a page holds beyond its elements: listeners of what outlives a board, frames asked for, timers, observers, workers. */
function count() {
  const held = /** @type {any} */ (window);
  held.held = { listeners: 0, frames: new Set(), timers: new Set(), workers: 0, observed: 0 };
  const lasting = (/** @type {unknown} */ target) => target === window || target === document || target instanceof MediaQueryList;
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (/** @type {any[]} */ ...given) {
    if (lasting(this)) held.held.listeners += 1;
    return add.apply(this, /** @type {any} */ (given));
  };
  EventTarget.prototype.removeEventListener = function (/** @type {any[]} */ ...given) {
    if (lasting(this)) held.held.listeners -= 1;
    return remove.apply(this, /** @type {any} */ (given));
  };
  const { requestAnimationFrame: ask, cancelAnimationFrame: callOff } = window;
  window.requestAnimationFrame = (run) => {
    const id = ask((now) => (held.held.frames.delete(id), run(now)));
    held.held.frames.add(id);
    return id;
  };
  window.cancelAnimationFrame = (id) => (held.held.frames.delete(id), callOff(id));
  const Resized = window.ResizeObserver;
  window.ResizeObserver = class extends Resized {
    /** @override @param {Parameters<ResizeObserver["observe"]>} given */
    observe(...given) { held.held.observed += 1; super.observe(...given); }
    /** @override */
    disconnect() { held.held.observed -= 1; super.disconnect(); }
  };
  const Work = window.Worker;
  window.Worker = class extends Work {
    /** @param {ConstructorParameters<typeof Worker>} given */
    constructor(...given) { super(...given); held.held.workers += 1; }
    /** @override */
    terminate() { held.held.workers -= 1; super.terminate(); }
  };
  held.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) held.shift += /** @type {any} */ (entry).value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** What a page holds. */
function held() {
  const { listeners, frames, workers, observed } = /** @type {any} */ (window).held;
  return { listeners, frames: frames.size, workers, observed };
}

/**
 * @param {string} body
 * @param {Record<string, string | { type: string, text: string }>} [files]
 * @param {import("../../support/browser.mjs").PageOptions} [screen]
 */
async function visit(body, files = {}, screen = { width: 900, height: 700 }) {
  const site = await servePage({ "/": pageWith(stage.url, body), ...files }, { "Content-Security-Policy": policyFor(stage.url) });
  const { page, problems } = await stage.browser.newPage(screen);
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  stage.after(site.close);
  await page.addInitScript(count);
  await page.goto(site.url);
  return { page, problems, asked, url: site.url };
}

/** A small framework: it makes elements of a tree anew whenever its state changes, as many do, and keeps what has a key. */
const FRAMEWORK = `
  const home = document.querySelector("main");
  const records = JSON.parse(document.querySelector("#records").textContent);
  let count = records.length, order = 1, words = "Board";
  window.change = (next) => { ({ count = count, order = order, words = words } = next); render(); };
  function render() {
    const kept = new Map([...home.children].map((one) => [one.dataset.key, one]));
    const wanted = records.slice(0, count).map((record, index) => {
      const section = kept.get(String(index)) ?? document.createElement("section");
      if (!section.dataset.key) {
        section.dataset.key = String(index);
        const title = document.createElement("h2");
        const board = document.createElement("bastide-board");
        board.mode = record.mode;
        board.record = record.text;
        if (record.players) board.players = record.players;
        section.append(title, board);
      }
      section.querySelector("h2").textContent = words + " " + (index + 1);
      return section;
    });
    home.replaceChildren(...(order < 0 ? wanted.reverse() : wanted));
  }
  render();
`;

test("thirty boards: no shift, one engine, all of them to play with, and nothing left of those that go", async () => {
  const kinds = [{ mode: "view", text: EXAMPLE }, { mode: "example", text: EXAMPLE }, { mode: "puzzle", text: PUZZLE }, { mode: "replay", text: EXAMPLE }, { mode: "play", text: "", players: "red Ann, blue Bob" }];
  const records = Array.from({ length: 30 }, (_, index) => kinds[index % kinds.length]);
  const body = `<script type="application/json" id="records">${JSON.stringify(records)}</script><main></main><script type="module" src="/framework.js"></script>`;
  const { page, problems, asked, url } = await visit(body, { "/framework.js": { type: "text/javascript", text: FRAMEWORK } });
  const state = (/** @type {number} */ index) => page.evaluate((index) => document.querySelectorAll("bastide-board")[index].shadowRoot?.querySelector("figure")?.dataset.state, index);
  await page.waitForFunction(() => document.querySelector("bastide-board")?.shadowRoot?.querySelector("figure")?.dataset.state === "open");
  assert.equal(await state(29), undefined, "a board far away is not loaded");
  const begun = await page.evaluate(held);
  for (let index = 0; index < 30; index += 1) {
    await page.evaluate((index) => document.querySelectorAll("bastide-board")[index].scrollIntoView({ block: "center" }), index);
    await page.waitForFunction((index) => document.querySelectorAll("bastide-board")[index].shadowRoot?.querySelector("figure")?.dataset.state === "open", index);
  }
  const played = await page.evaluate(() => [...document.querySelectorAll("bastide-board")].map((element) => {
    const board = /** @type {any} */ (element);
    if (board.mode === "view" || board.mode === "replay") return board.getState().view.players.length === 2;
    const before = board.toText();
    board.play(board.legal()[0].statement);
    return board.toText() !== before;
  }));
  assert.deepEqual(played, Array(30).fill(true));
  await page.waitForTimeout(300);
  assert.equal(await page.evaluate(() => /** @type {any} */ (window).shift), 0, "the page moved");
  assert.equal(asked.filter((address) => address.endsWith("boards_bg.wasm")).length, 1);
  assert.deepEqual(asked.filter((address) => ![new URL(url).origin, new URL(stage.url).origin].includes(new URL(address).origin) && !address.startsWith("data:")), []);
  // Words change, the order turns: boards that are moved go on.
  await page.evaluate(() => /** @type {any} */ (window).change({ words: "Diagram", order: -1 }));
  await page.waitForTimeout(300);
  assert.equal(await page.evaluate(() => document.querySelectorAll("bastide-board").length), 30);
  assert.equal(await page.evaluate(() => /** @type {any} */ (document.querySelectorAll("bastide-board")[0]).getState().mode), "play");
  const boards = await page.evaluateHandle(() => [...document.querySelectorAll("bastide-board")]);
  await page.evaluate(() => /** @type {any} */ (window).change({ count: 0 }));
  await page.waitForTimeout(500);
  const left = await page.evaluate(held);
  assert.equal(left.frames, 0);
  assert.equal(left.workers, 0);
  assert.ok(left.observed <= 0, `${left.observed} boards are still measured`);
  assert.ok(left.listeners < begun.listeners, `${left.listeners} listeners are left of ${begun.listeners} with one board`);
  assert.equal(await boards.evaluate((all) => all.filter((one) => one.shadowRoot?.querySelector("canvas")).length), 0);
  assert.equal(await page.locator("[data-bastide-voice]").count(), 0);
  // They come back.
  await page.evaluate(() => /** @type {any} */ (window).change({ count: 1 }));
  await page.waitForFunction(() => document.querySelector("bastide-board")?.shadowRoot?.querySelector("figure")?.dataset.state === "open");
  assert.deepEqual(problems, []);
});

test("elements with data-bastide become boards, also later ones; what was in them is kept for want of one", async () => {
  const { page, problems } = await visit(`<div data-bastide data-mode="example"><pre>${EXAMPLE}</pre></div>`);
  await page.waitForFunction(() => document.querySelector("bastide-board")?.shadowRoot?.querySelector("figure")?.dataset.state === "open");
  await page.evaluate((record) => {
    const later = document.createElement("div");
    later.dataset.bastide = record;
    later.dataset.at = "1";
    document.body.prepend(later);
  }, EXAMPLE);
  await page.waitForFunction(() => document.querySelectorAll("bastide-board").length === 2 && document.querySelector("bastide-board")?.shadowRoot?.querySelector("figure")?.dataset.state === "open");
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
  const { page, problems, asked } = await visit(board('mode="view" id="one"', EXAMPLE));
  await page.waitForFunction(() => document.querySelector("bastide-board")?.shadowRoot?.querySelector("figure")?.dataset.state === "open");
  const before = asked.length;
  /** @param {Record<string, string>} attributes */
  const tried = (attributes) => page.evaluate(async (attributes) => {
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
  assert.deepEqual(asked.slice(before).filter((address) => new URL(address).origin !== new URL(stage.url).origin && !address.endsWith("/nowhere.game")), []);
  assert.deepEqual(problems.filter((problem) => !problem.includes("404")), []);
});

test("where the page refuses wasm or scripts, the record stands there as text", async () => {
  for (const policy of [policyFor(stage.url).replace(" 'wasm-unsafe-eval'", ""), `default-src 'none'; script-src ${stage.url}embed.js ${stage.url}i18n/language/stub.js; style-src ${stage.url}`]) {
    const site = await servePage({ "/": pageWith(stage.url, board('mode="example"', EXAMPLE)) }, { "Content-Security-Policy": policy });
    const { page, context } = await stage.browser.newPage({});
    stage.after(() => site.close());
    await page.goto(site.url);
    await page.getByText("The board cannot be shown on this page.").waitFor();
    assert.match((await page.locator("pre").textContent()) ?? "", /tile V 1,0 1/);
    await context.close();
  }
});

test("the wheel and one finger scroll the page until the board has the focus", async () => {
  const { page, problems } = await visit(`${board('mode="view"', EXAMPLE)}<p style="height:3000px">Text</p>`.replace(' style="height:3000px"', "") + "<p>Text</p>".repeat(200));
  await page.waitForFunction(() => document.querySelector("bastide-board")?.shadowRoot?.querySelector("figure")?.dataset.state === "open");
  await page.mouse.move(300, 200);
  await page.mouse.wheel(0, 120);
  await page.getByText("Click the board to zoom with the wheel.").waitFor();
  await page.waitForFunction(() => scrollY > 0);
  await page.evaluate(() => scrollTo(0, 0));
  await page.mouse.click(60, 400);
  await page.mouse.wheel(0, 120);
  await page.waitForTimeout(300);
  assert.equal(await page.evaluate(() => scrollY), 0);
  assert.deepEqual(problems, []);
});

test("one finger scrolls the page and two move and enlarge the board; after a tap one moves it too", async () => {
  const { page, problems } = await visit(`${board('mode="view" label="Two turns"', EXAMPLE)}${"<p>Text</p>".repeat(200)}`, {}, { width: 400, height: 800, touch: true });
  await page.waitForFunction(() => document.querySelector("bastide-board")?.shadowRoot?.querySelector("figure")?.dataset.state === "open");
  const session = await page.context().newCDPSession(page);
  const send = (/** @type {"touchStart" | "touchMove" | "touchEnd"} */ type, /** @type {number[][]} */ at) => session.send("Input.dispatchTouchEvent", { type, touchPoints: at.map(([x, y], id) => ({ x, y, id })) });
  /** @param {number[][]} from @param {number[][]} to */
  async function drag(from, to) {
    await send("touchStart", from);
    for (let step = 1; step <= 8; step += 1) await send("touchMove", from.map(([x, y], finger) => [x + ((to[finger][0] - x) * step) / 8, y + ((to[finger][1] - y) * step) / 8]));
    await send("touchEnd", []);
    await page.waitForTimeout(400);
  }
  /** The picture on the board once it lies still, in a number. */
  const seen = () => page.evaluate(async () => {
    let [sum, before] = [0, 1];
    while (sum !== before) {
      before = sum;
      await new Promise((done) => setTimeout(done, 400));
      const picture = document.querySelector("bastide-board")?.shadowRoot?.querySelector("canvas")?.toDataURL() ?? "";
      sum = 0;
      for (let at = 0; at < picture.length; at += 1) sum = (Math.imul(sum, 31) + picture.charCodeAt(at)) | 0;
    }
    return sum;
  });
  const scrolled = () => page.evaluate(() => /** @type {const} */ ([scrollY, visualViewport?.scale]));
  const before = await seen();
  await drag([[200, 240]], [[200, 120]]);
  assert.ok((await scrolled())[0] > 50, "one finger scrolls the page");
  assert.equal(await seen(), before, "and leaves the board alone");
  await page.evaluate(() => scrollTo(0, 0));
  await drag([[120, 200], [220, 200]], [[160, 240], [260, 240]]);
  const moved = await seen();
  assert.notEqual(moved, before, "two fingers move the board");
  await drag([[180, 200], [220, 200]], [[120, 200], [280, 200]]);
  assert.notEqual(await seen(), moved, "and enlarge it");
  assert.deepEqual(await scrolled(), [0, 1], "the page stays as it is");
  await page.getByRole("button", { name: "Show the whole board" }).tap();
  await page.touchscreen.tap(30, 270); // on the empty table, of which there is nothing to tell
  await page.waitForFunction(() => document.querySelector("bastide-board")?.shadowRoot?.querySelector("canvas:focus"));
  await page.waitForTimeout(400);
  const tapped = await seen();
  await drag([[200, 240]], [[200, 120]]);
  assert.notEqual(await seen(), tapped, "after a tap one finger moves the board");
  assert.deepEqual(await scrolled(), [0, 1]);
  assert.deepEqual(problems, []);
});
