/**
 * The living rulebook: an example is a board that works, addresses lead to it, and positions can be composed. Every board of every page is in
 * `cargo xtask soak rulebook`.
 */
import assert from "node:assert/strict";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { test } from "@playwright/test";
import { violations } from "../../support/axe.mjs";
import { checkChapter, checkComposer, visit } from "../../support/rulebook.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage();

test("every board of a chapter opens, and the contents are sound", async () => {
  for (const name of ["edge-detail.html", "index.html", "authors.html"]) {
    const { page, problems } = await visit(stage, name);
    const boards = await checkChapter(page, name);
    assert.equal(boards > 4, name === "edge-detail.html", `${boards} boards in ${name}`);
    assert.deepEqual(problems, [], name);
  }
});

test("an address opens its example, which is played to its points and given back when it is closed; one that begins at its end counts no steps", async () => {
  const { page, problems } = await visit(stage, "base.html#ae-city-eight", { width: 390, height: 844 });
  const example = page.locator("#ae-city-eight");
  const events = example.locator(".step-events");
  const next = example.locator('[data-action="next"]');
  await next.waitFor();
  for (let step = 0; step < 2 && !(await events.textContent())?.includes("8 points"); step += 1) await next.click();
  await events.filter({ hasText: "8 points" }).waitFor();
  await example.locator("summary").click();
  await page.waitForFunction(() => !document.querySelector("#ae-city-eight bastide-board")?.shadowRoot?.querySelector("canvas"));
  const count = await page.evaluate(async () => {
    const board = document.createElement("bastide-board");
    for (const [name, value] of Object.entries({
      mode: "example",
      at: "1",
      loading: "eager",
      record: '[Bastide "1"]\n[Players "red, blue"]\n[Deck "D U"]\ntile U 1,0 0\n',
    }))
      board.setAttribute(name, value);
    document.body.append(board);
    await /** @type {any} */ (board).open();
    return board.shadowRoot?.querySelector(".step-count")?.textContent;
  });
  assert.equal(count, "", "an example that begins at its end");
  assert.deepEqual(problems, []);
});

test("a question is answered from any page, in the language of the page", async () => {
  const { page, problems } = await visit(stage, "de/tower.html", { width: 390, height: 844 });
  await page.getByLabel("In den Regeln suchen").fill("Straße im Kreis");
  await page.keyboard.press("Enter");
  const first = page.locator("#results a").first();
  await first.waitFor();
  assert.equal(await first.innerText(), "Das Grundspiel: Straße");
  await page.getByLabel("In den Regeln suchen").fill("xyzzy");
  await page.locator("#results", { hasText: "Keine Artikel gefunden." }).waitFor();
  await page.getByLabel("In den Regeln suchen").fill("Straße im Kreis");
  await first.click();
  await page.locator("article#road").waitFor();
  await page.getByRole("link", { name: "Français" }).click();
  await page.locator('html[lang="fr"] article#road').waitFor();
  assert.deepEqual(await violations(page), []);
  assert.deepEqual(problems, []);
});

test("a question with a sign of addresses in it is asked as it is written", async () => {
  const { page, problems } = await visit(stage, "index.html#q=100%");
  await page.locator("#results", { hasText: /./ }).waitFor();
  assert.equal(await page.locator("input[name=q]").inputValue(), "100%");
  assert.deepEqual(problems, []);
});

test("the examples of the rulebooks are a table that is no wider than a phone", async () => {
  const { page } = await visit(stage, "examples.html", { width: 360, height: 740 });
  const size = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.equal(size[0], size[1]);
});

test("on paper each board is a drawing in black on white, with the tile in hand, also one that nobody has scrolled to", async () => {
  const { page, problems } = await visit(stage, "base.html");
  await page.locator("bastide-board .tools").first().waitFor();
  const boards = page.locator("article bastide-board");
  const count = await boards.count();
  assert.ok(count > 5 && (await page.locator("article bastide-board canvas").count()) < count, "some are still to come");
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  assert.equal(await page.locator("article bastide-board .printed").count(), count);
  const seen = await page.evaluate(() =>
    [...document.querySelectorAll("article bastide-board")].map((element) => {
      const root = /** @type {ShadowRoot} */ (element.shadowRoot);
      const isSeen = (/** @type {Element} */ one) => one.getClientRects().length > 0;
      const colours = [...root.querySelectorAll(".printed svg *")].flatMap((one) => ["fill", "stroke"].map((name) => one.getAttribute(name) ?? ""));
      return {
        screen: [...root.querySelectorAll("canvas, button, .players, .tools, .hand, .step-count, .how")].filter(isSeen).map(({ className }) => className),
        size: root.querySelector(".printed-board")?.getBoundingClientRect().height ?? 0,
        hand: root.querySelectorAll(".printed-tile").length,
        coloured: colours.filter((colour) => {
          const channels = (/^#[0-9a-f]{6}/.exec(colour)?.[0].match(/[0-9a-f]{2}/g) ?? []).map((digits) => Number.parseInt(digits, 16));
          return channels.length > 0 && Math.max(...channels) - Math.min(...channels) > 8;
        }),
      };
    }),
  );
  assert.deepEqual(
    seen.map(({ screen }) => screen),
    seen.map(() => []),
    "nothing of the screen",
  );
  assert.ok(seen.every(({ size }) => size > 60));
  assert.ok(seen.some(({ hand }) => hand === 1));
  assert.deepEqual([...new Set(seen.flatMap(({ coloured }) => coloured))], []);
  assert.equal(await page.locator(".told li:has(code):visible").count(), 0, "no statements");
  assert.ok((await page.pdf({ format: "A4" })).toString("latin1").split(/\/Type\s*\/Page\b/).length - 1 <= 10, "at most ten pages");
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  assert.equal(await page.locator("bastide-board .printed").count(), 0);
  assert.ok((await page.pdf()).length > 20_000, "the browser itself says that it prints");
  assert.deepEqual(problems, []);
});

test("a position is composed by tapping and taken away as tag, frame, link and picture", async () => {
  const { page, problems } = await visit(stage, "compose.html");
  const [text, out] = [page.locator("#text"), page.locator("#out")];
  const says = (/** @type {RegExp} */ pattern) =>
    page.waitForFunction((source) => new RegExp(source).test(/** @type {HTMLTextAreaElement} */ (document.querySelector("#text")).value), pattern.source);
  await page.locator("#palette img").first().waitFor(); // the tiles are there
  await page.locator("#palette button[title=U]").click();
  for (let turn = 0; turn < 2; turn += 1) await page.locator("#turn").click();
  const canvas = page.locator("#board");
  await canvas.scrollIntoViewIfNeeded();
  const { x, y, width, height } = /** @type {{ x: number, y: number, width: number, height: number }} */ (await canvas.boundingBox());
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.getByText("there is already a tile at 0,0").waitFor();
  await page.mouse.click(x + width / 2 - height / 4.2, y + height / 2);
  await says(/\ntile U -1,0 2\n$/);
  await page.getByRole("radio", { name: "Figure", exact: true }).check();
  await page.locator("#colour").selectOption("blue");
  await canvas.scrollIntoViewIfNeeded();
  await page.getByLabel("Note on a tile").check();
  await page.locator("#words").fill('the "road" for $& 5');
  await canvas.scrollIntoViewIfNeeded();
  const box = /** @type {{ x: number, y: number, width: number, height: number }} */ (await canvas.boundingBox());
  await page.mouse.click(box.x + box.width / 2 + box.height / 8, box.y + box.height / 2);
  await says(/\nnote 0,0 "the road for \$& 5"\n$/);
  assert.equal(await page.locator("#said").textContent(), 'Placed: note 0,0 "the road for $& 5"');
  await page.getByRole("button", { name: "iframe" }).click();
  await page.waitForFunction(() => /** @type {HTMLTextAreaElement} */ (document.querySelector("#out")).value.startsWith("<iframe"));
  const address = /src="([^"]+)"/.exec(await out.inputValue())?.[1] ?? "";
  assert.match(address, /embed\.html#d=/);
  await page.getByRole("button", { name: "Picture" }).click();
  await page.locator("#save").waitFor();
  assert.match(await out.inputValue(), /^<svg [^]*the road/);
  await text.fill('[Bastide "1"]\n[Diagram "1"]\ntile ZZ 0,0 0\n');
  await page.locator("#said").filter({ hasText: "ZZ" }).waitFor();
  await page.getByRole("button", { name: "Start again" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  assert.match(await text.inputValue(), /tile ZZ 0,0 0\n$/, "it can be put right");
  await page.goto(address);
  await page.getByRole("img", { name: /2 tiles/ }).waitFor();
  assert.deepEqual(problems, []);
});

test("of several statements in a line only the erased one goes; quotes and comments hold signs that part nothing", async () => {
  for (const [lines, left] of [
    ["tile V 1,0 1; red meeple 1,0 road.W; tile U -1,0 0", "tile V 1,0 1; tile U -1,0 0\n"],
    ['tile V 1,0 1\nnote 1,0 "city; complete # really"', "tile V 1,0 1\n"],
    ["tile V 1,0 1; red meeple 1,0 road.W # on the road; alone", "tile V 1,0 1 # on the road; alone\n"],
  ]) {
    const { page, problems } = await visit(stage, "compose.html");
    await page.locator("#palette img").first().waitFor();
    await page.locator("#text").fill(`[Bastide "1"]\n[Diagram "1"]\ntile D 0,0 0\n${lines}\n`);
    await page.locator('#tools input[value="erase"]').check({ force: true });
    await page.locator("#board").focus();
    for (const key of ["ArrowRight", "ArrowRight", "Delete"]) await page.keyboard.press(key);
    await page.locator("#said", { hasText: "Removed" }).waitFor();
    assert.equal(await page.locator("#text").inputValue(), `[Bastide "1"]\n[Diagram "1"]\ntile D 0,0 0\n${left}`);
    assert.deepEqual(problems, []);
    await page.context().close();
  }
});

test("a position that holds HTML is taken away as a tag that shows it and runs nothing, whatever its author wrote", async () => {
  const { page, problems } = await visit(stage, "compose.html");
  await page.locator("#palette img").first().waitFor();
  for (const [index, written] of ["</script><img src=x onerror=document.title=1>", "<!-- <script>", "&quot; &amp; </SCRIPT >", "<b> & 'c'"].entries()) {
    const note = `${written} ${index}.`;
    await page.locator("#text").fill(`[Bastide "1"]\n[Diagram "1"]\n[Name "${note}"]\ntile D 0,0 0\nnote 0,0 "${note}"`);
    await page.waitForFunction((end) => /** @type {HTMLTextAreaElement} */ (document.querySelector("#out")).value.includes(end), ` ${index}.`);
    const html = `<!doctype html><html lang="en"><title>theirs</title><body>${await page.locator("#out").inputValue()}<p>after it</p></body></html>`;
    const theirs = await page.context().newPage();
    await theirs.route("**/theirs.html", (route) => route.fulfill({ contentType: "text/html", body: html }));
    await theirs.goto(`${stage.url}theirs.html`);
    await theirs.locator("bastide-board canvas").waitFor();
    assert.equal(await theirs.title(), "theirs", note);
    assert.doesNotMatch(await theirs.locator("body").innerText(), /onerror|\[Bastide/, note);
    assert.ok(await theirs.getByText("after it").isVisible(), note);
    const record = await theirs.locator("bastide-board").evaluate((board) => /** @type {any} */ (board).toText());
    assert.ok(record.includes(`note 0,0 "${note}"`), record);
    await theirs.close();
  }
  assert.deepEqual(problems, []);
});

test("what is written with a slip in it stays as it is until it is put right, whatever is tapped, and after a reload", async () => {
  const { page, problems } = await visit(stage, "compose.html");
  const [text, said, canvas] = [page.locator("#text"), page.locator("#said"), page.locator("#board")];
  await page.locator("#palette img").first().waitFor();
  const right = '[Bastide "1"]\n[Diagram "1"]\ntile D 0,0 0\ntile U 1,0 2\nnote 0,0 "a long explanation"\n';
  const wrong = right.replace("1,0 2", "1,0 2 x");
  await text.fill(wrong);
  await said.filter({ hasText: "x" }).waitFor();
  const [why, refused] = [await said.innerText(), /^First correct the text/];
  await page.evaluate(() => document.querySelectorAll("details").forEach((one) => (one.open = true)));
  const box = /** @type {{ x: number, y: number, width: number, height: number }} */ (await canvas.boundingBox());
  for (const change of [
    () => canvas.click({ position: { x: box.width * 0.75, y: box.height / 2 } }),
    () => canvas.press("ArrowRight").then(() => canvas.press("Delete")),
    () => page.locator("[name=box]").first().click(),
    () => page.getByRole("button", { name: "Undo" }).click(),
  ]) {
    await said.evaluate((said) => (said.textContent = ""));
    await change();
    await said.filter({ hasText: refused }).waitFor();
    assert.equal(await said.innerText(), `First correct the text, then go on. ${why}`);
    assert.equal(await text.inputValue(), wrong);
    assert.equal(await page.locator("[name=box]:checked").count(), 0);
  }
  await page.waitForURL(/#d=/);
  await page.reload();
  await said.filter({ hasText: why }).waitFor();
  assert.equal(await text.inputValue(), wrong);
  await text.fill(right);
  await page.waitForFunction(() => document.querySelector("#said")?.textContent === "");
  await page.locator("summary").first().click();
  await page.locator("[name=box]").first().check();
  const composed = await text.inputValue();
  await page.waitForURL(({ hash }) => inflateRawSync(Buffer.from(hash.slice(3), "base64url")).toString() === composed);
  assert.match(composed, /^\[Bastide "1"\]\n\[Boxes "base\+.*a long explanation"\n$/s);
  await page.reload();
  await page.locator("[name=box]:checked").first().waitFor({ state: "attached" });
  assert.equal(await text.inputValue(), composed);
  assert.deepEqual(problems, []);
});

test("on a phone board and tiles are on one screen, and a note that is a number there is told", async () => {
  const { page, problems } = await visit(stage, "compose.html", { width: 390, height: 844, touch: true });
  await checkComposer(page, 390, 844);
  assert.deepEqual(problems, []);
});

test("a position is composed by keys alone, with an arrow in a colour, and what is done is said", async () => {
  const { page, problems } = await visit(stage, "compose.html");
  const [canvas, said, text] = [page.locator("#board"), page.locator("#said"), page.locator("#text")];
  await page.locator("#palette button[title=U]").focus();
  await page.keyboard.press("Enter");
  await canvas.focus();
  await page.keyboard.press("ArrowRight");
  assert.match(await said.innerText(), /^0,0 \w+\.\w+$/);
  await page.keyboard.press("ArrowRight");
  assert.equal(await said.innerText(), "1,0 is empty.");
  await page.keyboard.press("r");
  await page.keyboard.press("Enter");
  assert.match(await said.innerText(), /U turned once/, "the reason why it does not fit");
  await page.keyboard.press("r");
  await page.keyboard.press("Enter");
  assert.equal(await said.innerText(), "Placed: tile U 1,0 2");
  await page.getByRole("radio", { name: "Figure", exact: true }).focus();
  await page.keyboard.press("Space");
  await canvas.focus();
  for (let tries = 0; tries < 4 && !(await said.innerText()).includes("road"); tries += 1) await page.keyboard.press("i");
  assert.match(await said.innerText(), /^1,0 road\.[EW]$/);
  await page.keyboard.press("Enter");
  assert.match(await text.inputValue(), /\ntile U 1,0 2\nred meeple 1,0 road\.[EW]\n$/);
  await page.keyboard.press("ArrowLeft");
  assert.match(await said.innerText(), /^0,0 /);
  await page.keyboard.press("ArrowUp");
  assert.equal(await said.innerText(), "0,-1 is empty.");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Delete");
  assert.match(await said.innerText(), /^Removed: red meeple/);
  await page.keyboard.press("Delete");
  assert.equal(await text.inputValue(), '[Bastide "1"]\n[Diagram "1"]\ntile D 0,0 0\n');

  // An arrow goes from the first space to the second, and is taken away where it begins.
  await page.getByLabel("Arrow", { exact: true }).check();
  assert.equal(await said.innerText(), "Tap the space where the arrow begins.");
  await page.locator("#shaft").selectOption("blue");
  await canvas.focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  assert.equal(await said.innerText(), "Tap the space that it points to.");
  await page.keyboard.press("Enter");
  assert.equal(await said.innerText(), "Tap the space where the arrow begins.", "it would have no length");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  assert.equal(await said.innerText(), "Placed: arrow 0,0 1,0 blue");
  assert.match(await text.inputValue(), /\ntile D 0,0 0\narrow 0,0 1,0 blue\n$/);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Delete");
  assert.equal(await said.innerText(), "Removed: arrow 0,0 1,0 blue");
  assert.deepEqual(problems, []);
});

test("another link that is pasted into the address of the composer is the one that is shown", async () => {
  const { page, problems } = await visit(stage, "compose.html");
  await page.locator("#palette img").first().waitFor();
  const text = '[Bastide "1"]\n[Diagram "1"]\ntile L 0,0 0\n';
  await Promise.all([page.waitForEvent("load"), page.evaluate((hash) => (location.hash = hash), `#d=${deflateRawSync(text).toString("base64url")}`)]);
  await page.waitForFunction((text) => /** @type {HTMLTextAreaElement} */ (document.querySelector("#text")).value === text, text);
  assert.deepEqual(problems, []);
});

test("the sets whose tiles are offered stay with the position, through a reload too", async () => {
  const { page, problems } = await visit(stage, "compose.html");
  await page.locator("#palette img").first().waitFor();
  const before = await page.locator("#palette button").count();
  await page.getByText("Expansions that cannot be played yet").click();
  await page.locator("[name=more]").last().check();
  const offers = () => page.waitForFunction((before) => document.querySelectorAll("#palette button").length > before, before);
  await offers();
  await page.reload();
  await offers();
  assert.equal(await page.locator("[name=more]").last().isChecked(), true);
  assert.deepEqual(problems, []);
});

test("tiles of a set that does not arrive are not said to be unknown, and are there once it comes", async () => {
  const { page } = await visit(stage, "compose.html");
  await page.locator("#palette img").first().waitFor();
  await page.route("**/*.tiles*", (route) => route.abort());
  const text = '[Bastide "1"]\n[Diagram "1"]\ntile PL01 0,0 0\n';
  await page.locator("#text").fill(text);
  await page.locator("#said", { hasText: "The tiles of that set could not be loaded." }).waitFor();
  await page.unroute("**/*.tiles*");
  await page.locator("#text").fill(`${text}\n`);
  await page.locator("#said:empty").waitFor({ state: "attached" });
  await page.locator("#text").fill(`${text}tile nothing 2,2 0\n`);
  await page.locator("#said", { hasText: "nothing" }).waitFor();
});

test("an address with a name that a translated page does not have shows the page", async () => {
  const { page, problems } = await visit(stage, "de/base.html#nothing-of-that-name");
  await page.locator("article").first().waitFor();
  assert.match(page.url(), /\/de\/base\.html#/);
  assert.deepEqual(problems, []);
});
