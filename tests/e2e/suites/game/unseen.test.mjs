/** Characters that nobody sees: no sentence shows one, no name holds one; and names keep their direction. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { decide, keptRecord, openPage, played, pointing, record, saved } from "../../support/player.mjs";
import { onStage } from "../../support/stage.mjs";
import { DATA, FAMILY, HEART, SCOTLAND, UNSEEN } from "../../support/unseen.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const stage = onStage();

/** @param {Page} page @param {string} game */
async function resume(page, game) {
  await openPage(page, stage.url, game);
  await page.locator(".resume").click();
  await saved(page);
}

/** @param {Page} page @param {string} name of a file @param {string} text */
async function told(page, name, text) {
  await page.locator("input[type=file]").setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.locator('[data-notice="arrive"]').waitFor();
  return (await page.locator('[data-notice="arrive"] p').textContent()) ?? "";
}

test("sentences of the page show nothing that nobody sees", async () => {
  const { page, problems } = await stage.browser.newPage();
  await openPage(page, stage.url);
  await page.getByRole("button", { name: "Saved games" }).click();
  const head = '[Bastide "1"]\n[Players "red Ann, blue Bob"]\n[Deck "D V U"]\n';
  // The engine takes these for spaces: the page itself tells the statement.
  const forbidden = await told(page, "a.game", `${head}tile V\u20289,9\u20280\n`);
  assert.match(forbidden, /“tile V 9,9 0” cannot be played/);
  const unread = await told(page, "b.game", `${head}fly\u202e\u2066\u200b\n`);
  assert.match(unread, /^Line 4 contains an invisible character \(U\+202E, column 4\)\. .* The line reads: “fly”\./);
  const name = await told(page, "d.game", head.replace("Ann", "\u200fDan"));
  assert.match(name, /^Line 2 contains an invisible character \(U\+200F, column 15\)\./);
  await page
    .locator("input[type=file]")
    .setInputFiles(["evil\u202etxt.game", "c.game"].map((name) => ({ name, mimeType: "text/plain", buffer: Buffer.from("nothing") })));
  const named = page.locator('[data-notice="arrive"] p', { hasText: /c\.game: / });
  await named.waitFor();
  assert.deepEqual(problems, []);
  await resume(page, head);
  await page.locator("canvas.board").focus();
  await page.keyboard.press("/");
  await page.locator("#typed").fill("fly\u202e\u200b\u2066");
  await page.locator("#typed").press("Enter");
  await page.locator(".typed-answer", { hasText: "“fly” was not understood" }).waitFor();
});

test("a name on the set-up form is seen", async () => {
  const { page, problems } = await stage.browser.newPage();
  await openPage(page, stage.url);
  const field = page.locator(".seat input").first();
  for (const letter of UNSEEN.filter((letter) => !/[\n\r]/.test(letter))) {
    await field.fill(`${letter}An${letter}n`);
    assert.equal(await field.inputValue(), "Ann", letter.codePointAt(0)?.toString(16));
    await field.fill(letter);
    assert.equal((await field.inputValue()).replace(/[\u200c\u200d]/, ""), "", letter.codePointAt(0)?.toString(16));
  }
  // A joiner waits for what is typed next.
  const persian = DATA.kept["Persian with a joiner's contrary"];
  await field.fill("");
  await field.focus();
  for (const letter of persian) await page.keyboard.insertText(letter);
  assert.equal(await field.inputValue(), persian);
  await field.fill("\u0301\u2800");
  await page.locator(".trouble, [role=alert]", { hasText: "The name of Red must contain" }).first().waitFor();
  const name = `${FAMILY}${SCOTLAND}${HEART}`;
  await field.fill(name);
  await page.locator(".setup-start [type=submit]").click();
  await saved(page);
  assert.match(await keptRecord(page), new RegExp(`[" ]red ${name}[,"]`, "u"));
  assert.equal(await page.locator('.player[data-colour="red"] .name bdi').textContent(), name);
  assert.deepEqual(problems, []);
});

/** A name that runs from right to left and ends with a number. */
const HEBREW = DATA.isolated.Hebrew;

/**
 * Whether each name is in an element of its own direction and what follows it on the same line, a number or not, is at its right.
 *
 * @param {Page} page
 * @param {string} selector of elements with the name in them
 */
async function inOrder(page, selector) {
  await page.locator(selector).first().waitFor({ state: "attached" });
  const found = await page.locator(selector).evaluateAll(
    (elements, name) =>
      elements
        .filter(({ textContent }) => textContent?.includes(name))
        .map((element) => {
          const own = [...element.querySelectorAll("bdi")].filter(({ textContent }) => textContent === name);
          const rights = own.map((name) => {
            const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
            for (let node = walker.nextNode(); node; node = walker.nextNode()) {
              const at = node.textContent?.search(/[^\s:,·’]/) ?? -1;
              if (at < 0 || name.contains(node) || !(name.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING)) continue;
              const range = document.createRange();
              range.setStart(node, at);
              range.setEnd(node, at + 1);
              const [before, behind] = [name.getClientRects()[name.getClientRects().length - 1], range.getBoundingClientRect()]; // the end of a name that is broken over two lines
              return behind.top >= before.bottom || behind.width === 0 || behind.left >= before.right - 1;
            }
            return true;
          });
          return { text: element.textContent, isolated: own.length > 0, rights };
        }),
    HEBREW,
  );
  assert.ok(found.length > 0, `${selector} has no such name`);
  for (const { text, isolated, rights } of found) assert.ok(isolated && rights.every(Boolean), `${selector}: ${text}`);
}

test("a name from right to left keeps its place beside points, on every screen", async () => {
  const { page, problems } = await stage.browser.newPage({ width: 1280, height: 900, reducedMotion: true });
  const whole = played("--players", "3", "--seed", "5", "--policy", "greedy")
    .replace(/"red[^"]*"/, (players) => players.replace(/\b(red|blue|green)\b/g, `$1 ${HEBREW}`))
    .replace(/\[Result .*\n/, "");
  assert.ok(whole.includes(HEBREW));
  const late = whole.slice(0, whole.lastIndexOf("\ntile ") + 1);
  await openPage(page, stage.url, late);
  await inOrder(page, ".resume span");
  await page.locator(".resume").click();
  await page.locator(".hand[data-asks]").waitFor();
  assert.deepEqual(await page.locator(".game > .players .name bdi").allTextContents(), [HEBREW, HEBREW, HEBREW]);
  await inOrder(page, ".log-text");
  assert.equal(await page.locator(".player .name").first().getAttribute("title"), `\u2068${HEBREW}\u2069`);
  const hand = pointing("mouse");
  for (let step = 1; await page.locator('.hand:is([data-asks="tile"], [data-asks="figure"])').isVisible(); step += 1) await decide(page, hand, step);
  await page.locator(".story").waitFor();
  await inOrder(page, ".story .hand-hint");
  await page.keyboard.press("Escape");
  await page.locator("dialog.end").waitFor();
  assert.deepEqual(await page.locator(".end-points thead bdi").allTextContents(), [HEBREW, HEBREW, HEBREW]);
  await inOrder(page, "dialog.end .curve li");
  assert.ok((await record(page)).includes(`red ${HEBREW},`), "the record has the name as it was given");
  await page.goto(stage.url);
  await page.getByRole("button", { name: "Saved games" }).click();
  await inOrder(page, ".shelf-score");
  assert.deepEqual(problems, []);
});
