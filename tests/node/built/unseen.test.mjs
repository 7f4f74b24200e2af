/** Characters that nobody sees: the page and the engine agree on them, and no sentence and no imported name shows one. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "../../../fuzz/engine.mjs";
import { bare, isolated, said, seen, showsAnything } from "../../../www/lib/invisible-characters.js";
import { DATA, FAMILY, HEART, SCOTLAND, UNSEEN } from "../../e2e/support/unseen.mjs";

// This module reads words, which fuzz/engine.mjs makes ready.
const { fromJcz } = await import("../../../www/shelf/jcz.js");

/** What of a text nobody sees, by its numbers. @param {string} text */
const raw = (text) => UNSEEN.filter((letter) => text.includes(letter)).map((letter) => letter.codePointAt(0)?.toString(16));

/** Whether the engine takes a name. @param {string} name */
function isName(name) {
  try {
    Game.preview({ players: [{ colour: "red", name }, { colour: "blue" }] });
    return true;
  } catch (error) {
    assert.match(/** @type {Error} */ (error).message, /^the name of red /);
    return false;
  }
}

test("the page sees what the engine sees", () => {
  for (const letter of UNSEEN) {
    for (const name of [`${letter}Ann`, `A${letter}n`, `Ann${letter}`]) {
      assert.equal(seen(name), name.replace(letter, ""), letter.codePointAt(0)?.toString(16));
      assert.ok(!isName(name));
    }
    assert.ok(!isName(letter) && !showsAnything(letter));
  }
  for (const [what, name] of Object.entries(DATA.kept)) assert.ok(seen(name) === name && showsAnything(name) && isName(name), what);
  for (const [what, name] of Object.entries(DATA.refused)) assert.ok(seen(name) !== name && !isName(name) && isName(seen(name)), what);
  for (const [what, name] of Object.entries(DATA.blank)) assert.ok(!showsAnything(name) && !isName(name), what);
  for (const [what, name] of Object.entries(DATA.isolated))
    assert.ok(isolated(name) === `\u2068${name}\u2069` && bare(isolated(name)) === name && isolated(isolated(name)) === isolated(name), what);
  for (const [what, name] of Object.entries(DATA.plain)) assert.equal(isolated(name), name, what);
});

test("every character of Unicode is the same to both, as Unicode is here", () => {
  const differing = [];
  for (let number = 0; number <= 0x10ffff; number += 1) {
    // Of the planes without characters and of private use, and of blocks of one script, some are enough.
    if ((number > 0x3400 && number < 0xfa00) || number > 0x20000) number += number % 61;
    if ((number >= 0xd800 && number < 0xe000) || number > 0x10ffff) continue;
    const name = `a${String.fromCodePoint(number)}b`;
    if (/[,()"]/.test(name)) continue;
    if (isName(name) !== (seen(name) === name)) differing.push(number.toString(16));
  }
  assert.deepEqual(differing, []);
});

test("a text in a sentence is short and seen", () => {
  for (const letter of UNSEEN) assert.deepEqual(raw(said(`${letter}a${letter}b${letter}`)), []);
  assert.equal(said("fly\u202e\u200b to  me"), "fly to me");
  assert.equal(said(`${FAMILY} ${SCOTLAND} ${HEART}`), `${FAMILY} ${SCOTLAND} ${HEART}`);
  assert.equal(said("x".repeat(31)), `${"x".repeat(30)}…`);
  assert.equal(said(`${"x".repeat(28)}${FAMILY}`), `${"x".repeat(28)}\u{1f468}…`, "no joiner is left behind");
});

/** @param {object} changed of a file of JCloisterZone with one tile */
function jcz(changed) {
  const replay = [{ type: "PLACE_TILE", payload: { tileId: "BA/RFr", rotation: "R0", position: [1, 0] } }];
  const setup = { sets: { "basic:1": 1 }, elements: { "small-follower": 7, farmers: true }, rules: {}, start: [{ tile: "BA/RCr", x: 0, y: 0, rotation: 0 }] };
  return JSON.stringify({
    setup,
    players: [
      { name: "Ann", slot: 0 },
      { name: "Bob", slot: 1 },
    ],
    replay,
    ...changed,
  });
}

test("names of a file of JCloisterZone are seen, and so is what is told of it", () => {
  const players = (/** @type {string[]} */ ...names) =>
    /\[Players "([^"]*)"\]/.exec(fromJcz(jcz({ players: names.map((name, slot) => ({ name, slot })) })))?.[1];
  assert.equal(players(`${FAMILY} ${SCOTLAND}`, HEART), `red ${FAMILY} ${SCOTLAND}, blue ${HEART}`);
  assert.equal(players("\u200b\u2066\u3164", "\u0301\u2800"), "red, blue", "nobody has a name that nobody sees");
  assert.equal(players(`${"x".repeat(31)}${FAMILY}`, "B"), `red ${"x".repeat(31)}\u{1f468}, blue B`);
  for (const letter of UNSEEN) {
    Game.fromRecord(
      fromJcz(
        jcz({
          players: [
            { name: letter, slot: 0 },
            { name: `${letter}B${letter}o${letter}`, slot: 1 },
          ],
        }),
      ),
    ).free();
    const word = `x${letter}y`;
    const broken = [
      { setup: { ...JSON.parse(jcz({})).setup, sets: { "basic:1": 1, [word]: 1 } } },
      { setup: { ...JSON.parse(jcz({})).setup, elements: { [word]: 1 } } },
      { replay: [{ type: word }] },
      { replay: [{ type: "PLACE_TILE", payload: { tileId: word, rotation: "R0", position: [1, 0] } }] },
      { replay: [{ type: "DEPLOY_MEEPLE", payload: { meepleId: `0.${word}.1`, pointer: { position: [0, 0], location: "N" } } }] },
    ];
    for (const changed of broken)
      assert.throws(
        () => fromJcz(jcz(changed)),
        ({ message }) => (assert.deepEqual(raw(message), []), /x/i.test(message)),
      );
  }
});
