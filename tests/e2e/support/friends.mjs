/**
 * Friends who play a sealed game, each in a browser of their own. Messages go from one to the other as they would by a messenger.
 *
 *     const [ann, bob] = await meet(stage, ["Ann", "Bob"]);
 *     await carry(ann, bob); // what Ann sent is opened by Bob
 */
import { readFileSync } from "node:fs";
import { END_STORY, pointing, decide } from "./player.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ name: string, page: Page, problems: string[], sent: string[] }} Friend `sent`: links, in their order */
/** @typedef {{ browser: { newPage: (options?: object) => Promise<{ page: Page, problems: string[] }> }, url: string }} Stage */

const MESSAGE = "dialog.post textarea[data-message]";

/**
 * A browser of somebody's own, at the start screen.
 *
 * @param {Stage} stage
 * @param {string} name
 * @param {object} [options] of the browser
 * @returns {Promise<Friend>}
 */
export async function arrive(stage, name, options) {
  const { page, problems } = await stage.browser.newPage(options);
  await page.goto(stage.url);
  await page.locator(".setup").waitFor();
  return { name, page, problems, sent: [] };
}

/** Writes an invitation for the game that is filled in. @param {Friend} friend @param {{ strict?: boolean }} [terms] */
export async function invite(friend, { strict = false } = {}) {
  const { page, name } = friend;
  await page.locator('[data-action="apart"]').click();
  await page.locator("#own-name").fill(name);
  if (strict) await page.locator("#strict").check();
  await page.locator('[data-action="begin-sealed"]').click();
  await take(friend);
}

/** Answers an invitation. @param {Friend} friend @param {string} link */
export async function answer(friend, link) {
  const { page, name } = friend;
  await open(friend, link);
  await page.locator("#own-name").fill(name);
  await page.locator('[data-action="begin-sealed"]').click();
  await take(friend);
}

/** Takes the link that is to be sent out of its dialog. @param {Friend} friend */
export async function take({ page, sent }) {
  const field = page.locator(MESSAGE);
  await field.waitFor();
  sent.push(await field.inputValue());
  await page.locator("dialog.post [data-action='close']").click();
  await page.locator("dialog.post").waitFor({ state: "detached" });
}

/** Opens a link in the page that is there. @param {Friend} friend @param {string} link */
export async function open({ page }, link) {
  await page.evaluate((hash) => (location.hash = hash), link.slice(link.indexOf("#")));
}

/** Opens a link, until its message was taken in or refused. @param {Friend} friend @param {string} link */
export async function openWhole(friend, link) {
  const count = () => friend.page.evaluate(() => Number(document.documentElement.dataset.messages ?? 0));
  const before = await count();
  await open(friend, link);
  await friend.page.waitForFunction((before) => Number(document.documentElement.dataset.messages ?? 0) > before, before);
}

/**
 * Friends at one table, up to the first turn. The first invites; what the guests send arrives in another order than it was sent.
 *
 * @param {Stage} stage
 * @param {string[]} names of three or more
 * @returns {Promise<Friend[]>}
 */
export async function sitDown(stage, names) {
  const friends = await Promise.all(names.map((name) => arrive(stage, name)));
  const [host, ...guests] = friends;
  const { page } = host;
  await page.getByRole("button", { name: "Together on one device" }).click();
  for (let players = await page.locator(".seat").count(); players < names.length; players += 1)
    await page.getByRole("button", { name: "Add a player" }).click();
  await invite(host);
  for (const guest of guests) await answer(guest, host.sent[0]);
  for (const guest of guests) await openWhole(host, guest.sent[0]);
  await take(host); // the table with all pledges
  for (const guest of guests) {
    await open(guest, host.sent[1]);
    await take(guest); // signed
  }
  const sentBy = (/** @type {number} */ message) => guests.map(({ sent }) => sent[message]).reverse();
  await everybodyOpens(friends, sentBy(1));
  for (const guest of guests) await take(guest); // the first links
  await everybodyOpens(friends, sentBy(2));
  return friends;
}

/**
 * Everybody opens what others have sent.
 *
 * @param {Friend[]} friends
 * @param {string[]} links
 */
export async function everybodyOpens(friends, links) {
  for (const friend of friends) for (const link of links) if (!friend.sent.includes(link)) await openWhole(friend, link);
}

/** Says that the one who is to play has left. @param {Friend} friend */
export async function sayLeft(friend) {
  const { page } = friend;
  await page.locator('.hand [data-action="confirm"]').filter({ hasText: "Messages" }).click();
  await page.locator('dialog.post [data-action="left"]').click();
  await page.locator('[data-action="say-left"]').click();
  await take(friend);
}

/** Whether somebody decides here. @param {Friend} friend */
export async function isAsked({ page }) {
  return page.locator('.hand[data-asks]:not([data-asks="nothing"])[data-paused="false"]').isVisible();
}

/** Whether a turn is complete and waits to be sent. @param {Friend} friend */
export async function isReady({ page }) {
  return page.evaluate(() => document.querySelector('.hand[data-paused="true"] [data-action="confirm"]')?.textContent === "Send my turn");
}

/** Decides until the turn is complete, and sends it. @param {Friend} friend @param {number} step another number, another choice */
export async function playTurn(friend, step) {
  await completeTurn(friend, step);
  await friend.page.locator('.hand [data-action="confirm"]').click();
  await take(friend);
}

/** Decides until the turn is complete; what follows from a game's last turn is told, too. @param {Friend} friend @param {number} step */
export async function completeTurn(friend, step) {
  const { page } = friend;
  const moment = `.hand[data-asks]:not([data-asks="nothing"])[data-paused="false"], .hand[data-paused="true"], ${END_STORY}`;
  while (!(await isReady(friend))) {
    await page.locator(moment).first().waitFor();
    if (await page.locator(END_STORY).isVisible()) await page.locator(END_STORY).click();
    else if (await isAsked(friend)) await decide(page, pointing("mouse"), step);
  }
}

/** Goes to the saved games, as after the page was closed. @param {Stage} stage @param {Friend} friend */
export async function openShelf({ url }, { page }) {
  await page.goto(`${url}icon.svg`);
  await page.goto(url);
  await page.getByRole("button", { name: "Saved games" }).click();
  await page.locator("main.shelf").waitFor();
}

/** The file with everything, from the saved games. @param {Stage} stage @param {Friend} friend */
export async function fileOf(stage, friend) {
  await openShelf(stage, friend);
  const [download] = await Promise.all([friend.page.waitForEvent("download"), friend.page.locator('[data-action="save-all"]').click()]);
  return readFileSync(await download.path(), "utf8");
}

/** Takes a file in, at the saved games. @param {Stage} stage @param {Friend} friend @param {string} text */
export async function takeIn(stage, friend, text) {
  await openShelf(stage, friend);
  await friend.page.locator('input[type="file"]').setInputFiles({ name: "all.bastide", mimeType: "text/plain", buffer: Buffer.from(text) });
}
