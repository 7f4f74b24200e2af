/** A board in a frame, sandboxed and not, and the port through which the page around talks to it. */
import assert from "node:assert/strict";
import { deflateRawSync } from "node:zlib";
import { test } from "@playwright/test";
import { EVERY } from "../../bench/tours.mjs";
import { EXAMPLE, serveGame, servePage } from "../../support/embed.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage(serveGame);

/** @param {string} text */
const packed = (text) => deflateRawSync(text).toString("base64url");

/**
 * A page of another origin with a frame, which it talks to by the API.
 *
 * @param {string} hash
 * @param {string} [sandbox]
 */
async function framed(hash, sandbox = "allow-scripts") {
  const script = `import { bastide } from "${stage.url}bastide.v1.js";
    const frame = document.querySelector("iframe");
    window.told = [];
    window.link = bastide.v1.connectFrame(frame, { onEvent: (type, payload) => window.told.push({ type, payload }) });
    frame.src = "${stage.url}embed.html${hash}";`;
  const body = `<!doctype html><title>Around</title><link rel="icon" href="data:,"><iframe title="A board" width="600" height="150" data-src="${stage.url}embed.html" ${sandbox ? `sandbox="${sandbox}"` : ""}></iframe><script type="module" src="/around.js"></script>`;
  const site = await servePage({
    "/": body,
    "/around.js": { type: "text/javascript", text: script.replace("window.link", `frame.src = "${stage.url}embed.html${hash}"; window.link`) },
  });
  const { page, problems } = await stage.browser.newPage({});
  stage.after(site.close);
  await page.goto(site.url);
  return { page, problems };
}

/** @param {import("@playwright/test").Page} page @param {string} type */
async function told(page, type) {
  await page.waitForFunction((wanted) => /** @type {any} */ (window).told?.some((/** @type {any} */ one) => one.type === wanted), type);
  return page.evaluate((wanted) => /** @type {any} */ (window).told.find((/** @type {any} */ one) => one.type === wanted).payload, type);
}

/** @param {import("@playwright/test").Page} page @param {string} type @param {unknown} [payload] */
const ask = (page, type, payload) =>
  page.evaluate(
    async ([type, payload]) => {
      try {
        return { done: await /** @type {any} */ (window).link.ask(type, payload) };
      } catch (error) {
        return { failed: /** @type {any} */ (error).code };
      }
    },
    /** @type {[string, any]} */ ([type, payload]),
  );

/** How a frame begins whose board answers commands. */
const ANSWERING = `#r=${packed(EXAMPLE)}&mode=play&at=1&lang=de&theme=dark`;

/** The board in the frame answers commands and tells its height. @param {import("@playwright/test").Page} page */
async function answersCommands(page) {
  const state = await told(page, "ready");
  assert.equal(state.view.tiles.length, 2);
  assert.ok(state.view.asks === "figure");
  await page.waitForFunction(() => Number(document.querySelector("iframe")?.height) > 300);
  const { done } = await ask(page, "play", { statement: "meeple road.W" });
  assert.ok(done.some((/** @type {any} */ event) => event.type === "figurePlaced"));
  assert.equal((await told(page, "move")).at, 2);
  assert.deepEqual(await ask(page, "play", { statement: "meeple road.W" }), { failed: "rule" });
  assert.equal((await ask(page, "getState")).done.at, 2);
  await ask(page, "goTo", { at: 1 });
  assert.equal((await ask(page, "getState")).done.at, 1);
  await ask(page, "setRecord", { record: EXAMPLE, mode: "replay", at: 0 });
  await page.frames()[1].locator('[data-action="forward"]').waitFor();
}

test("a frame in a sandbox without storage shows a board, answers commands and tells its height", async () => {
  const { page, problems } = await framed(ANSWERING);
  await answersCommands(page);
  assert.deepEqual(problems, []);
});

test("a computer player plays in a sandbox too", async () => {
  const { page, problems } = await framed("#mode=play&players=red%20Ann,blue%20(ai:novice)");
  await told(page, "ready");
  const frame = page.frames()[1];
  await frame.waitForFunction(() => {
    const { view } = /** @type {any} */ (document.querySelector("bastide-board")).getState();
    return view.players[view.player].level === undefined;
  });
  const { turn } = (await ask(page, "getState")).done.view;
  const [{ statement }] = await frame.evaluate(() => /** @type {any} */ (document.querySelector("bastide-board")).legal());
  await ask(page, "play", { statement });
  const { view } = (await ask(page, "getState")).done;
  if (view.turn === turn) await ask(page, "play", { statement: "skip" });
  await frame.waitForFunction((turn) => /** @type {any} */ (document.querySelector("bastide-board")).getState().view.turn === turn + 2, turn);
  assert.deepEqual(problems, []);
});

test("a game with all boxes can be played in a frame", async () => {
  const { page, problems } = await framed(`#mode=play&players=3&boxes=${EVERY}`);
  const { view } = await told(page, "ready");
  assert.deepEqual(view.boxes.toSorted(), EVERY.split("+").toSorted());
  assert.deepEqual(problems, []);
});

/** A fragment of so many letters. @param {number} length */
const hashOf = (length) => `#mode=view&r=${packed(EXAMPLE)}&x=`.padEnd(length + 1, "y");

test("in a low frame the board keeps a third of the height, and what stands below it can be reached", async () => {
  const { page, problems } = await stage.browser.newPage({});
  for (const mode of ["play", "replay", "puzzle", "analysis"])
    for (const [width, height] of [
      [640, 300],
      [330, 300],
      [320, 240],
    ]) {
      if (mode === "analysis" && height < 300) continue; // which needs more
      await page.setViewportSize({ width, height });
      await page.goto("about:blank");
      await page.goto(`${stage.url}embed.html#r=${packed(EXAMPLE)}&mode=${mode}`);
      const board = page.locator("canvas.board");
      await board.waitFor();
      assert.ok(((await board.boundingBox())?.height ?? 0) >= height * 0.3, `${mode}, ${width}`);
      for (const button of await page.locator(":is(.hand, .panel:not(.analysis *)) button:visible").all()) {
        const { y = 0, height: high = 0 } = (await button.boundingBox()) ?? {};
        assert.ok(high >= 36 && y + high <= height, `${mode}, ${width}: ${await button.textContent()}`);
      }
    }
  assert.deepEqual(problems, []);
});

test("a frame that is moved in the page answers again, and what was asked before that fails", async () => {
  const { page, problems } = await framed(ANSWERING);
  await told(page, "ready");
  const lost = await page.evaluate(async () => {
    const [frame, home] = [document.querySelector("iframe"), document.createElement("div")];
    const lost = /** @type {any} */ (window).link.ask("getState").catch((/** @type {any} */ error) => error.code);
    document.body.append(home);
    home.append(/** @type {HTMLIFrameElement} */ (frame)); // the browser loads it anew
    return lost;
  });
  assert.equal(lost, "state");
  assert.equal((await ask(page, "getState")).done.view.tiles.length, 2);
  assert.deepEqual(problems, []);
});

test("the functions for programs read a record with notes", async () => {
  const { page, problems } = await framed(ANSWERING);
  const notes = '[Bastide "2"]\n[Players "red Ann, blue Bob"]\n[Deck "D V U C E"]\ntile V 1,0 1 !? {a note}\n';
  const [judged, text, svg, legal] = await page.evaluate(
    async ([address, record]) => {
      const { v1 } = await import(address);
      return Promise.all([v1.validate(record), v1.toText(record), v1.toSvg(record), v1.legal(record)]);
    },
    [`${stage.url}bastide.v1.js`, notes],
  );
  assert.deepEqual(judged, { ok: true, at: 1, over: false });
  assert.equal(text, notes);
  assert.match(svg, /^<svg/);
  assert.ok(legal.some((/** @type {any} */ { statement }) => statement === "meeple road.N"));
  assert.deepEqual(problems, []);
});

test("broken links and messages that are not of the protocol are refused or not heard", async () => {
  const { page } = await framed(`#r=${packed(EXAMPLE).slice(0, 40)}&mode=view`);
  const frame = page.frames()[1];
  const failure = frame.locator(".failure");
  await failure.filter({ hasText: /broken/ }).waitFor();
  await frame.evaluate((hash) => (location.hash = hash), hashOf(100_001));
  await failure.filter({ hasText: /too long/ }).waitFor();
  for (const message of [null, "x".repeat(1e6), { bastide: 2, type: "hello" }, { bastide: 1, type: "play", payload: { statement: "end" } }]) {
    await page.evaluate((message) => document.querySelector("iframe")?.contentWindow?.postMessage(message, "*"), message);
  }
  assert.deepEqual(await ask(page, "setRecord", { record: "x".repeat(70_000) }), { failed: "message" });
  assert.deepEqual(await ask(page, "setRecord", { record: EXAMPLE, onload: "alert(1)" }), { failed: "message" });
  assert.deepEqual(await ask(page, "play", { statement: "x".repeat(300) }), { failed: "message" });
  for (const nothing of [null, "text", 7]) assert.deepEqual(await ask(page, "play", /** @type {any} */ (nothing)), { failed: "message" });
  assert.deepEqual(await ask(page, "goTo", { at: -1 }), { failed: "message" });
});

test("what is said to a frame is as long as it may be, and no longer", async () => {
  const { page } = await framed(hashOf(100_000));
  await told(page, "ready");
  const refused = { failed: "message" };
  const longest = EXAMPLE.padEnd(65_536, "#");
  assert.notDeepEqual(await ask(page, "setRecord", { record: longest }), refused);
  assert.deepEqual(await ask(page, "setRecord", { record: `${longest}#` }), refused);
  assert.notDeepEqual(await ask(page, "play", { statement: "x".repeat(200) }), refused);
  assert.deepEqual(await ask(page, "play", { statement: "x".repeat(201) }), refused);
  assert.notDeepEqual(await ask(page, "goTo", { at: 99_999 }), refused);
  assert.deepEqual(await ask(page, "goTo", { at: 100_000 }), refused);
});

test("a frame of another origin does the same, and hears nobody but the page around it", async () => {
  const { page, problems } = await framed(ANSWERING, "");
  await answersCommands(page);
  const heard = await page.evaluate(async () => {
    const other = document.createElement("iframe");
    document.body.append(other);
    const code = /** @type {any} */ (other.contentWindow);
    const [strange, own] = [new MessageChannel(), new MessageChannel()];
    /** @type {string[]} */
    const heard = [];
    strange.port1.onmessage = () => heard.push("another window");
    const answered = new Promise((done) => (own.port1.onmessage = () => done(heard.push("the page around"))));
    const frame = document.querySelector("iframe")?.contentWindow;
    // A message of another window: its source is not the parent.
    code.eval("window.say = (target, ports) => target.postMessage({ bastide: 1, type: 'hello' }, '*', ports)");
    code.say(frame, [strange.port2]);
    frame?.postMessage({ bastide: 1, type: "hello" }, "*", [own.port2]); // comes after it, and is answered
    await answered;
    return heard;
  });
  assert.deepEqual(heard, ["the page around"]);
  assert.deepEqual(problems, []);
});
