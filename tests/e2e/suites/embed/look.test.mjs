/**
 * How boards look and what they say on a page of another origin: what waits for a person, themes, languages, texts, numbers, paper. Every mode in two
 * languages, and both themes for axe-core, are in `cargo xtask soak modes`.
 */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { LONG, NOTES, checkAxe, checkTwoLanguages, heard, ready, visit } from "../../support/boards.mjs";
import { EXAMPLE, board, serveGame } from "../../support/embed.mjs";
import { painted } from "../../support/moments.mjs";
import { SHORT, picture, played } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage(serveGame);

test("a still with a poster needs no engine; a button opens a board that waits for it", async () => {
  const poster = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" slot="poster" role="img" aria-label="A city"><path d="M0 0h4v3z"/></svg>`;
  const { page, problems } = await visit(stage, `<bastide-board mode="still">${poster}</bastide-board>${board('mode="view" loading="interaction"', EXAMPLE)}`);
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.reload();
  await page.getByRole("img", { name: "A city" }).waitFor();
  await page.getByRole("button", { name: "Open the board" }).waitFor();
  await page.evaluate(
    () =>
      new Promise((done) => {
        const near = new IntersectionObserver(done); // is told after those that the boards themselves have
        near.observe(/** @type {Element} */ (document.querySelector("bastide-board")));
      }),
  );
  await painted(page);
  assert.deepEqual(
    asked.filter((address) => /wasm|open\.js/.test(address)),
    [],
  );
  await page.getByRole("button", { name: "Open the board" }).click();
  await ready(page);
  assert.equal(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.tagName), "CANVAS");
  assert.deepEqual(problems, []);
});

test("another theme, moment, mode and language are taken over; languages stand on one page, and a refused record is explained in its own", async () => {
  const wrong = board('id="wrong" lang="de" loading="eager"', EXAMPLE.replace("red Ann, blue Bob", "red Ann, red Bob"));
  const { page, problems } = await visit(stage, board('id="french" mode="example" lang="fr"', EXAMPLE) + board('id="english" mode="example"', EXAMPLE) + wrong);
  await ready(page, 2);
  await page.getByRole("button", { name: "Suivant" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Suivant" }).click();
  const [french, english] = [page.locator("#french"), page.locator("#english")];
  assert.match((await french.locator(".step-count").textContent()) ?? "", /Étape 2/);
  assert.match((await english.locator(".step-count").textContent()) ?? "", /Step 1 of 4/);
  assert.match((await french.locator(".hand-hint").textContent()) ?? "", /Choisissez/);
  await english.evaluate((board) => board.setAttribute("theme", "dark"));
  assert.equal(await english.locator(".bastide").getAttribute("data-theme"), "dark");
  assert.match((await english.locator(".step-count").textContent()) ?? "", /Step 1/, "another theme begins nothing anew");
  await english.evaluate((board) => board.setAttribute("mode", "replay"));
  await english.locator(".replay-controls").waitFor();
  await english.evaluate((board) => board.setAttribute("record", "nothing"));
  await english.locator(".failure pre").waitFor();
  await english.evaluate((board, record) => board.setAttribute("record", record), EXAMPLE);
  await english.locator(".replay-controls").waitFor();
  await english.evaluate((board) => board.remove());

  // The event keeps the engine's message.
  const failure = page.locator("#wrong .failure");
  await failure.getByText("Mit den Angaben am Anfang des Protokolls lässt sich nicht spielen: siehe Zeile").waitFor();
  const { code, message } = (await heard(page, "error")).find((/** @type {any} */ { code }) => code === "setup");
  assert.deepEqual([code, message], ["setup", "two players have the colour red"]);
  assert.ok(!(await failure.innerText()).includes(message));
  assert.deepEqual(problems, []);
});

test("a game and notes stay while the page changes how their board looks, what it is called and its language; another subject begins anew", async () => {
  const { page, problems } = await visit(stage, board('mode="play" lang="en"', SHORT) + board('mode="analysis" lang="en"', SHORT));
  await ready(page, 2);
  for (const mode of ["play", "analysis"]) {
    const element = page.locator(`bastide-board[mode=${mode}]`);
    const text = () => element.evaluate((board) => /** @type {any} */ (board).toText());
    const set = (/** @type {string} */ name, /** @type {string} */ value) =>
      element.evaluate((board, [name, value]) => board.setAttribute(name, value), [name, value]);
    await element.evaluate((/** @type {any} */ board) => {
      for (const statement of ["tile V 1,0 0", "meeple field.NNE", "tile U 1,-1 0"]) board.play(statement);
      if (board.mode === "play") return;
      board.goTo(1);
      for (const statement of ["skip", "tile U 0,1 0"]) board.play(statement); // a variation, in which the reader stays
    });
    const written = await text();
    const at = () => element.evaluate((/** @type {any} */ board) => [board.getState().at, board.getState().view.tiles.length]);
    const before = await at();
    const begun = (await heard(page, "ready")).length;
    await set("label", "Sunday’s game");
    await set("coordinates", "on");
    await set("margin", "0");
    await set("size", "500x450");
    await set("theme", "dark");
    await page.getByRole("application", { name: "Sunday’s game" }).waitFor();
    assert.equal(await element.locator("canvas.board").evaluate((canvas) => canvas.clientWidth <= 500), true);
    if (mode === "analysis") assert.equal(await element.locator(".tools [aria-pressed]").first().getAttribute("aria-pressed"), "true");
    await set("label", "");
    assert.deepEqual([await text(), await at(), (await heard(page, "ready")).length], [written, before, begun], mode);
    await set("lang", "de");
    await set("lang", "fr");
    await element.locator('.bastide[lang="fr"]').waitFor();
    assert.deepEqual([await text(), await at()], [written, before], `${mode} in another language`);
    await element.evaluate(async (board) => {
      const [home, behind] = [board.parentElement, board.nextSibling];
      board.remove();
      await new Promise((later) => setTimeout(later));
      home?.insertBefore(board, behind);
    });
    await element.locator('.bastide[lang="fr"]').waitFor();
    assert.deepEqual([await text(), await at()], [written, before], `${mode} out of the page and back`);
    await element.evaluate(async (board, record) => {
      const [home, behind] = [board.parentElement, board.nextSibling];
      board.setAttribute("record", `${record}tile V 1,0 0\n`);
      board.remove();
      await new Promise((later) => setTimeout(later));
      home?.insertBefore(board, behind);
    }, SHORT);
    await element.locator('.bastide[lang="fr"]').waitFor();
    assert.match(await text(), /tile V 1,0 0\n$/, `${mode}: another record begins anew, also where the board was out of the page`);
    await set("record", SHORT);
    await set("lang", "en");
    await element.evaluate((board, record) => board.setAttribute("record", `${record}tile V 1,0 0\n`), SHORT);
    await element.locator('.bastide[lang^="en"]').waitFor();
    assert.match(await text(), /tile V 1,0 0\n$/, "another record begins anew");
    await element.evaluate((board) => board.remove());
  }
  assert.deepEqual(problems, []);
});

test("boards in two languages, at every step, say what they say alone", () => checkTwoLanguages(stage, ["example", "replay"]));

test("texts of a diagram that find no room stand under the board, and all of them can be read", async () => {
  const { page, problems } = await visit(stage, board('mode="view"', NOTES), { width: 420, height: 800 });
  await ready(page);
  const listed = page.locator(".legend li");
  await listed.nth(5).waitFor();
  assert.deepEqual(await listed.allTextContents(), LONG);
  assert.deepEqual(await page.locator("ul.hidden-text li").allTextContents(), ['A "road"']);
  await page.locator("canvas").focus();
  for (let step = 0; step < 9; step += 1) await page.keyboard.press("+");
  await page.waitForFunction(() => document.querySelector("bastide-board")?.shadowRoot?.querySelectorAll(".legend li").length === 0);
  assert.equal(await page.locator("ul.hidden-text li").count(), 7);
  assert.deepEqual(problems, []);
});

test("columns and rows are numbered in a still and on paper, also of a board that is not open", async () => {
  const diagram = '[Bastide "1"]\n[Diagram "1"]\ntile D 0,0 0\ntile V 1,0 1\n';
  const modes = ['mode="still" coordinates="on"', 'mode="view" coordinates="on"', 'mode="view" loading="interaction" coordinates="on"', 'mode="view"'];
  const { page, problems } = await visit(stage, modes.map((mode) => board(mode, diagram)).join(""), { width: 420, height: 2400 });
  await ready(page, 3);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const numbers = await page.evaluate(() =>
    [...document.querySelectorAll("bastide-board")].map((element) => {
      const texts = [...(element.shadowRoot?.querySelectorAll("svg text") ?? [])].map(({ textContent }) => textContent);
      return [...new Set(texts)].join(" ");
    }),
  );
  assert.deepEqual(numbers, ["0 1", "0 1", "0 1", ""]);
  assert.deepEqual(problems, []);
});

test("the points of six players are in sight on a phone, also where all of them have just gained some", async () => {
  const { page, problems } = await visit(
    stage,
    board('mode="analysis" loading="eager" lang="en" at="9999"', played("--players", "6", "--seed", "2", "--boxes", "base+inns")),
    {
      width: 390,
      height: 844,
    },
  );
  await ready(page, 1);
  await page.locator("bastide-board").evaluate((/** @type {any} */ board) => board.goTo(9999));
  const ends = await page
    .locator(".player .score")
    .evaluateAll((scores) => scores.map((score) => [score, score.closest(".player")].map((one) => one?.getBoundingClientRect().right ?? 0)));
  assert.equal(ends.length, 6);
  for (const [score, chip] of ends) assert.ok(score <= chip && chip <= 390, `${score} ${chip}`);
  await picture(page, "six-players-390x844");
  assert.deepEqual(problems, []);
});

test("on paper, a board that is not open shows its game without notes, or says what is wrong, and those behind it are drawn", async () => {
  const analysed = `${SHORT.replace('"1"', '"2"')}tile V 1,0 0 !? {a note}\n`;
  const records = [SHORT, analysed, '[Bastide "1"]\n[Diagram "1"]\ntile PL01 0,0 0\n', `${SHORT}tile V 1,0 7\n`, SHORT];
  const modes = records.map((record, index) => board(`mode="view" loading="${index === 0 ? "eager" : "interaction"}"`, record));
  const { page, problems } = await visit(stage, modes.join(""), { width: 420, height: 2400 });
  await ready(page, 1);
  await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("plague.tiles")));
  await page.waitForTimeout(300);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const printed = await page.evaluate(() =>
    [...document.querySelectorAll("bastide-board")].map(({ shadowRoot }) => {
      const paper = shadowRoot?.querySelector(".printed");
      return paper?.querySelector("svg") ? "drawn" : paper?.textContent;
    }),
  );
  assert.deepEqual([printed[0], printed[1], printed[2], printed[4]], ["drawn", "drawn", "drawn", "drawn"]);
  assert.match(printed[3] ?? "", /line \d.*7/);
  assert.deepEqual(problems, []);
});

test("axe finds nothing in the boards of all six modes", () => checkAxe(stage, "dark"));

test("what was taken back is still there in another language; a margin that cannot be is told; no moment comes before the first", async () => {
  const moves = `${SHORT}tile V 1,0 0\nskip\ntile U 0,1 0\nskip\n`;
  const boards = ["play", "still", "analysis"].map((mode) => board(`id="${mode}" mode="${mode}" loading="eager" lang="en"`, moves));
  const { page, problems } = await visit(stage, boards.join(""));
  await ready(page, 2);
  const on = (/** @type {string} */ id, /** @type {string} */ run) =>
    page.locator(`#${id}`).evaluate((element, run) => new Function("board", run)(element), run);
  await on("play", "board.undo()"); // the figure, which was declined, is asked again
  const before = await on("play", "return board.getState().view.tiles.length + board.getState().view.asks");
  await on("play", 'board.setAttribute("lang", "de")');
  await page.locator("#play").getByRole("button", { name: "Rückgängig" }).waitFor();
  assert.equal(await on("play", "return board.getState().view.tiles.length + board.getState().view.asks"), before);
  assert.equal(await on("play", "return board.getState().view.canRedo"), true);
  await on("play", "board.redo()");
  await on("still", 'board.setAttribute("margin", "99")');
  await page.locator("#still .failure").waitFor();
  await on("still", 'board.setAttribute("margin", "1")');
  await page.locator("#still svg").first().waitFor();
  await on("analysis", "board.goTo(2)");
  await on("analysis", "board.goTo(-5)");
  assert.equal(await on("analysis", "return board.getState().at"), 0);
  assert.deepEqual(problems, []);
});
