/** Files that are packed: zip archives and gzip files give their texts, and damaged or too long ones one reason. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { textsOf } from "../../../www/lib/unpack.js";
import { zip } from "../../e2e/support/archive.mjs";
import { COMMIT, fromJcz, lay, plain, points, put, saved } from "../support/jcz.mjs";

const LONGEST = 100_000;

/** @param {Buffer | string} bytes */
const texts = (bytes) => textsOf(new Blob([/** @type {any} */ (bytes)]), LONGEST);

/** @param {Buffer} bytes @param {string} kind */
const fails = (bytes, kind) => assert.rejects(texts(bytes), { message: kind });

const GAME = saved([lay("BA/RFr", 1, 0), put("0.small.1", 1, 0, "Road", "WE"), COMMIT, ...plain("BA/LR", 2, 0, 1)]);

test("a saved game of JCloisterZone in an archive opens", async () => {
  const [text, ...more] = await texts(zip([["saves/game.jcz", GAME]]));
  assert.equal(more.length, 0);
  assert.equal(fromJcz(text), fromJcz(GAME));
  assert.deepEqual(points(text), [3, 0]);
});

test("an archive may hold many files, packed or not, and a note", async () => {
  const files = /** @type {[string, string][]} */ ([
    ["a.jcz", GAME],
    ["é/", ""],
    ["é/b.game", "ü".repeat(9000)],
    ["__MACOSX/._a.jcz", "no game"],
    [".DS_Store", "no game"],
  ]);
  for (const isStored of [false, true])
    for (const note of ["", "PK, from a friend"]) assert.deepEqual(await texts(zip(files, { isStored, note })), [GAME, "ü".repeat(9000)]);
  assert.deepEqual(await texts(zip([])), []);
});

test("a gzip file and a plain one give their text", async () => {
  assert.deepEqual(await texts(gzipSync(GAME)), [GAME]);
  for (const text of [GAME, "", "P", "PK", "PKs", '\ufeff[Bastide "1"]']) assert.deepEqual(await texts(text), [text.replace("\ufeff", "")]);
});

test("a text in UTF-16 is read where it begins with the mark of that", async () => {
  const record = '[Bastide "1"]\n[Players "red Žofie, blue 🐑"]\n';
  const wide = Buffer.from(`\ufeff${record}`, "utf16le");
  for (const bytes of [wide, Buffer.from(wide).swap16(), gzipSync(wide)]) assert.deepEqual(await texts(bytes), [record]);
});

test("what is damaged is told, wherever it is cut or changed", async () => {
  const whole = zip([["a.jcz", GAME]]);
  for (let length = 4; length < whole.length; length += 7) await fails(whole.subarray(0, length), "broken");
  for (let length = 2; length < 60; length += 1) await fails(gzipSync(GAME).subarray(0, length), "broken");
  for (let at = 2; at < whole.length; at += 1) {
    const changed = Buffer.from(whole);
    changed[at] ^= 0xff;
    await texts(changed).catch((error) => assert.match(error.message, /^(broken|tooLong)$/, `${at}`));
  }
});

test("what comes out is counted, over all files of an archive", async () => {
  const zeros = Buffer.alloc(LONGEST, "0");
  assert.equal((await texts(zip([["a", zeros]]))).length, 1);
  await fails(zip([["a", Buffer.alloc(LONGEST + 1)]]), "tooLong");
  await fails(
    zip([
      ["a", zeros],
      ["b", "1"],
    ]),
    "tooLong",
  ); // prettier-ignore
  await fails(gzipSync(Buffer.alloc(50 * LONGEST)), "tooLong");
  await fails(zip(Array.from({ length: 300 }, (_, index) => [`${index}`, Buffer.alloc(1000)])), "tooLong");
});
