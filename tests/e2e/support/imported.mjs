/** What a program in plain Node finds in the package: tests/e2e/soak/projects/node/main.mjs prints it. */
import assert from "node:assert/strict";

/**
 * The package reads records, says what is wrong with them, plays and makes links.
 *
 * @param {any} found what the program printed
 */
export function checkImported(found) {
  assert.ok(found.attributes.includes("record"));
  assert.deepEqual(found.parsed, {
    tags: { Bastide: "1", Players: "red Ann, blue Bob", Deck: "D V U" },
    statements: [{ text: "tile V 1,0 1", caption: "A bend." }],
    closing: "",
  });
  assert.deepEqual(found.right, { ok: true, at: 1, over: false });
  assert.deepEqual([found.broken.ok, found.broken.code, found.broken.line], [false, "rule", 6]);
  assert.ok(found.legal.includes("meeple road.N"));
  assert.deepEqual(found.sets, ["The Gold Mines", "Hills & Sheep"], "a set that is played since is asked for as before");
  assert.match(found.text, /^tile V 1,0 1$/m);
  assert.match(found.link, /^https:\/\/bastide\.example\/embed\.html#r=[\w-]+$/);
}
