/** Links and saved games of JCloisterZone: what fuzzing found worth keeping, some more by chance, and where the limits are. */
import assert from "node:assert/strict";
import { cpuUsage } from "node:process";
import { test } from "node:test";
import { corpusOf } from "../../../fuzz/chance.mjs";
import { Game } from "../../../fuzz/engine.mjs";
import { attempt as openFile, fuzzJcz } from "../../../fuzz/jcz.mjs";
import { attempt as openLink, fuzzLinks } from "../../../fuzz/link.mjs";

// These need the engine in its place.
const { LinkError, linkOf, readLink, sharedLink } = await import("../../../www/shelf/link.js");
const { LONGEST } = await import("../../../www/shelf/file-size.js");
const { recordsOf } = await import("../../../www/shelf/import.js");
const { JczError, fromJcz } = await import("../../../www/shelf/jcz.js");
const { inflate } = await import("../../../www/lib/deflate.js");
const { TEXT } = await import("../../../www/i18n/text.js");
const [arrive, jcz] = await Promise.all([TEXT.load.arrive(), TEXT.load.jcz()]);

test("the corpora of links and files break nothing, nor does what chance makes of them", async () => {
  assert.ok(corpusOf("link").length > 20 && corpusOf("jcz").length > 40);
  for (const link of corpusOf("link")) await openLink(link);
  for (const file of corpusOf("jcz")) openFile(file);
  const [links, files] = [await fuzzLinks({ executions: 3000, seed: 5 }), await fuzzJcz({ executions: 5000, seed: 5 })];
  assert.ok(links.outcomes > 50 && files.outcomes > 100, "most of it is no mere noise");
});

/** A text that DEFLATE makes short. @param {number} length */
const long = (length) => "x".repeat(length);

test("a link and the record in it are as long as they may be, and no longer", async () => {
  const refused = (/** @type {string} */ link) =>
    readLink(link).then(
      () => assert.fail("it was read"),
      (error) => (assert.ok(error instanceof LinkError), error.message),
    );
  assert.equal((await readLink(await linkOf(long(1_000_000)))).record.length, 1_000_000);
  assert.equal(await refused(await linkOf(long(1_000_001))), TEXT.link.tooLong);
  // Thirty million letters are a link of 39 000; no more of it is unpacked than is needed to know.
  const letters = (await linkOf(long(30_000_000))).slice(3);
  assert.ok(letters.length < 60_000);
  assert.equal(await refused(`#r=${letters}`), TEXT.link.tooLong);
  await assert.rejects(inflate(letters, 65_536), { kind: "tooLong" });
  assert.equal(await refused(`#r=${"A".repeat(59_997)}`), TEXT.link.broken, "60 000 letters are read");
  assert.equal(await refused(`#r=${"A".repeat(59_998)}`), TEXT.link.tooLong);
  assert.equal((await readLink(await linkOf("\ufeffx"))).record, "\ufeffx", "nothing of a text is left out");
  assert.deepEqual(await readLink(await linkOf("x", 99_999)), { record: "x", at: 99_999 });
  assert.deepEqual(await readLink(await linkOf("x", 100_000)), { record: "x" }, "a moment has five digits");
});

test("a link that is given away can be opened, or it is said that it would be too long", async () => {
  let state = 1;
  const letter = () => String.fromCharCode(33 + ((state = (state * 48_271) % 0x7fffffff) % 90));
  const noise = Array.from({ length: 70_000 }, letter).join("");
  assert.ok((await linkOf(noise)).length > 60_000);
  for (const record of [noise, long(1_000_001)]) await assert.rejects(sharedLink(record), { message: TEXT.link.noLink });
  assert.equal((await readLink(await sharedLink(long(1_000_000)))).record.length, 1_000_000);
});

test("a file is as long as it may be, and no longer", async () => {
  const record = '[Bastide "1"]\n[Players "red, blue"]\n';
  assert.deepEqual(await recordsOf(record.padEnd(LONGEST, "#")), {
    records: [record.padEnd(LONGEST, "#")],
    solved: undefined,
    best: undefined,
    keys: undefined,
  });
  assert.deepEqual(await recordsOf(record.padEnd(LONGEST + 1, "#")), { refused: arrive.tooLong });
});

test("hostile texts of the greatest length are read or refused, in a time that grows no faster than they do", () => {
  const head = '[Bastide "1"]\n[Players "red, blue"]\n';
  /** Whatever fills four million letters. @param {string} line */
  const filled = (line) => head + line.repeat((LONGEST - head.length) / line.length);
  const tags = Array.from({ length: 300_000 }, (_, n) => `[T${n} ""]\n`).join("");
  const refused = [
    head + tags,
    filled("expect over\n"),
    filled('[Bastide "1"]\n'),
    `${head}[Result "${"7 ".repeat(1_900_000)}"]`,
    filled("skip;"),
    filled('"'),
    filled("\\"),
    filled("tile "),
  ];
  const read = [
    `${head}[Site "${"\\\\".repeat(1_900_000)}"]\n`,
    filled("expect score red 0\n"),
    filled("expect illegal tile B 9,9 0\n"),
    filled("expect worth 0,0 city.N\n"),
    filled("#"),
  ];
  for (const text of [...refused, ...read]) {
    const start = cpuUsage();
    if (read.includes(text)) Game.fromRecord(text).free();
    else
      assert.throws(
        () => Game.fromRecord(text),
        (/** @type {Error} */ { message }) => message.length < 400, // the words with which a statement may begin, and the start of what was read
      );
    const seconds = cpuUsage(start).user / 1e6; // of the processor, whatever else it does; a time that grows with the square is hours
    assert.ok(seconds < 100, `${seconds} s: ${text.slice(0, 90)}`);
  }
});

/** A file with one player's name, one message and the start tile as given. @param {{ name?: unknown, message?: unknown, start?: unknown, sets?: object, elements?: unknown }} what */
const file = ({ name = "Ann", message = { type: "PASS" }, start = { tile: "BA/RCr", x: 0, y: 0, rotation: 0 }, sets = { "basic:1": 1 }, elements = {} }) =>
  JSON.stringify({
    setup: { sets, elements, rules: null, start: [start] },
    players: [
      { name, slot: 0 },
      { name: "Bob", slot: "constructor" },
    ],
    replay: [message],
  });

test("a file of JCloisterZone is refused in one short sentence, whatever stands in it", () => {
  /** @param {Parameters<typeof file>[0]} what */
  const refusal = (what) => {
    try {
      return fromJcz(file(what));
    } catch (error) {
      assert.ok(error instanceof JczError, `${error}`);
      return error.message;
    }
  };
  const [x, cut] = ["x".repeat(100_000), `${"x".repeat(30)}…`];
  assert.match(refusal({ name: { toString: 1 } }), /^\[Players "red, blue Bob"\]$/m, "a name that is no text is left out");
  assert.equal(refusal({ start: { tile: "BA/RCr", rotation: "upside down" } }), jcz.start);
  assert.equal(refusal({ message: { payload: {} } }), jcz.step(1), "nothing is done in it");
  assert.equal(refusal({ message: { type: x } }), jcz.action(cut));
  assert.equal(refusal({ message: { type: "a\u0000\u202eb" } }), jcz.action("a b"));
  assert.equal(refusal({ message: { type: "PLACE_TILE", payload: { tileId: x, rotation: 0, position: [1, 0] } } }), jcz.tile(cut));
  const deploy = (/** @type {string} */ meepleId, feature = "City") =>
    refusal({ message: { type: "DEPLOY_MEEPLE", payload: { meepleId, pointer: { position: [0, 0], feature, location: "I" } } } });
  assert.equal(deploy("0.constructor.1"), jcz.figure("constructor"));
  assert.equal(deploy(`0.${x}.1`), jcz.figure(cut));
  assert.doesNotMatch(deploy("0.small.1", "constructor"), /function/);
  assert.ok(refusal({ sets: Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`set-${n}:1`, 1])) }).length < 300);
  assert.doesNotMatch(refusal({ sets: { "basic:1": 1, "constructor:1": 1 } }), /function|native/);
  for (const elements of [null, 5, "x", []]) assert.match(refusal({ elements }), /^\[Bastide "1"\]\n/, "no pieces are no fields");
});
