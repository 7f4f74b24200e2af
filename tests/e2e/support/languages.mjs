/** What the engine says in a page, whatever the page's language is; and the words that each language has for it. */
import assert from "node:assert/strict";
import { textsOf } from "./texts.mjs";

/** @typedef {{ options: { name: string, box: string, joined?: boolean, values: { value: string, label: string }[] }[], record: string, code: string }} Told */

/** The options of all boxes, the record of a game that begins by a seed, and the code of an error. @param {import("@playwright/test").Page} page @returns {Promise<Told>} */
export const toldBy = (page) =>
  page.evaluate(async () => {
    const { Game } = await import(new URL("./bastide.js", location.href).href);
    const boxes = Game.boxes().map((/** @type {any} */ { name }) => name);
    const game = new Game({ rules: "2016", boxes: ["base"], players: [{ colour: "red" }, { colour: "blue" }], seed: 5 });
    for (let step = 0; step < 12; step += 1) game.play(game.legal()[0].statement);
    let code = "";
    try {
      new Game({ boxes: ["base"], players: ["red", "blue", "green", "yellow", "black", "pink"].map((colour) => ({ colour })) });
    } catch (error) {
      code = /** @type {any} */ (error).code;
    }
    return { options: Game.options("2016", boxes), record: game.record(), code };
  });

/** A language has its words for each option and each of its values; those for the parts of a box stand with the box. @param {string} language @param {Told["options"]} options */
export async function checkWords(language, options) {
  const { options: words, page } = await textsOf(language);
  const [parts, others] = [options.filter(({ joined }) => joined), options.filter(({ joined }) => !joined)];
  assert.ok(parts.length > 8);
  for (const { box, values } of parts)
    assert.deepEqual(
      Object.keys(page.boxes[box].parts ?? {}),
      values.slice(1).map(({ value }) => value),
      `${language} ${box}`,
    );
  assert.deepEqual(Object.keys(words).sort(), others.map(({ name }) => name).sort(), language);
  for (const { name, values } of others) {
    const named = values.filter(({ label }) => /\p{L}/u.test(label)); // numbers need no words
    assert.deepEqual(Object.keys(words[name].values).sort(), named.map(({ value }) => value).sort(), `${language} ${name}`);
  }
}
