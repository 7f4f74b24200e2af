/** What the tours of `sweep.mjs` are made of: games with names, and what is done on the way from one screen to the next. */
import { OFFERED } from "../../../www/setup/offered.js";
import { played, settled } from "../support/player.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {(name: string, part?: number) => Promise<void>} Shoot takes a picture of a screen, or of a part of one, and says what is wrong */
/** @typedef {{ record?: string, preferences?: object, aids?: object, walk: (page: Page, shoot: Shoot) => Promise<void> }} Tour some screens that follow from each other */

export const NAMES = ["Maximiliane", "Ben", "Grandma Josephine", "Christopher", "Li", "Anne-Marie"];
/** Some boxes, and every one. */
export const BOXES = "base+river+abbot+inns+abbey";
export const EVERY = ["base", ...Object.keys(OFFERED)].join("+");

/**
 * A record with names that people have; the last of more than three is a computer player.
 *
 * @param {string} record
 */
export function named(record) {
  return record.replace(/\[Players "([^"]*)"\]/, (_, seats) => {
    const list = seats
      .split(", ")
      .map(
        (/** @type {string} */ seat, /** @type {number} */ index, /** @type {string[]} */ all) =>
          `${seat.split(" ")[0]} ${NAMES[index]}${all.length > 3 && index === all.length - 1 ? " (ai:greedy)" : ""}`,
      );
    return `[Players "${list.join(", ")}"]`;
  });
}

/**
 * The first part of a game that sound players have played, up to somebody's tile.
 *
 * @param {string} record
 * @param {number} part
 * @param {number} seat whose turn it shall be
 */
export function upTo(record, part, seat) {
  const lines = record.replace(/\[Result .*\n/, "").split("\n");
  const seats = /\[Players "([^"]*)"\]/.exec(record)?.[1].split(",").length ?? 2;
  let tiles = 0;
  const ends = lines.flatMap((line, index) => (line.startsWith("tile ") ? [{ index, turn: tiles++ }] : []));
  const end = ends.find(({ turn }) => turn >= ends.length * part && turn % seats === seat);
  return `${lines.slice(0, end?.index).join("\n")}\n`;
}

/**
 * A game up to the first decision of a kind.
 *
 * @param {string} record
 * @param {RegExp} kind
 */
export function beforeFirst(record, kind) {
  const lines = record
    .replace(/\[Result .*\n/, "")
    .replaceAll(" (ai:greedy)", "")
    .split("\n");
  const end = lines.findIndex((line) => kind.test(line));
  if (end < 0) throw new Error(`nothing like ${kind} in this game`);
  return `${lines.slice(0, end).join("\n")}\n`;
}

export const game = (/** @type {number} */ players, /** @type {string} */ boxes, seed = "7") =>
  named(played("--players", String(players), "--boxes", boxes, "--seed", seed, "--policy", "greedy"));

/** @param {Page} page */
export const closeDialogs = (page) => page.evaluate(() => document.querySelectorAll("dialog").forEach((dialog) => dialog.close()));
/** @param {Page} page @param {string} entry */
export async function menu(page, entry) {
  await page.locator(".game > .table .more-tools button").first().click();
  await page.locator("dialog.menu button", { hasText: entry }).first().click();
}
/** @param {Page} page */
export async function resume(page) {
  await page.locator(".resume").click();
  await page.locator(".hand[data-asks]").waitFor();
  await settled(page);
}
/** The notice, as it comes by itself. @param {Page} page @param {string} key @param {string} path to its sentence @param {string} [action] path to its button */
export const notify = (page, key, path, action) =>
  page.evaluate(
    async ({ key, path, action }) => {
      const [{ notify }, { TEXT }] = await Promise.all([import(/** @type {any} */ ("./ui/notice.js")), import(/** @type {any} */ ("./i18n/text.js"))]);
      const words = { ...TEXT, arrive: await TEXT.load.arrive() };
      const word = (/** @type {string} */ path) => path.split(".").reduce((part, name) => part[name], /** @type {any} */ (words));
      notify(key, word(path), action ? [{ label: word(action), run: () => {} }] : []);
    },
    { key, path, action },
  );
/** @param {Page} page */
export const dismissAll = (page) => page.evaluate(() => document.querySelectorAll(".notice").forEach((notice) => notice.remove()));
/** A picture of each part of a dialog that scrolls: how many there are depends on how long its words are. @param {Page} page @param {Shoot} shoot @param {string} name */
export async function scrolled(page, shoot, name) {
  for (let part = 1; part < 12; part += 1) {
    await shoot(`${name}-${part}`, part);
    const more = await page.evaluate(() => {
      const open = [...document.querySelectorAll("dialog[open]")].at(-1);
      const dialog = [open, open?.querySelector(".dialog-body")].find(
        (part) => part && part.scrollHeight > part.clientHeight && getComputedStyle(part).overflowY === "auto",
      );
      const before = dialog?.scrollTop;
      dialog?.scrollBy(0, dialog.clientHeight - 90);
      return dialog?.scrollTop !== before;
    });
    if (!more) return;
  }
}
