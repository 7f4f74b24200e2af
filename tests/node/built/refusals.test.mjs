/** A record that other programs have changed on its way is refused with what happened to it, not with what is missing then. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Game, Study } from "../../../fuzz/engine.mjs";
import { SHORT } from "../../e2e/support/player.mjs";

const { describeError } = await import("../../../www/i18n/describe.js");
const { TEXT } = await import("../../../www/i18n/text.js");
const words = TEXT.game.errors;
mock.method(console, "warn", () => {});

/** What the page says of a record that it cannot read. @param {string} record */
function refusal(record) {
  try {
    (record.includes('[Bastide "2"]') ? Study : Game).fromRecord(record).free();
    return "read";
  } catch (error) {
    return describeError(TEXT, /** @type {Error} */ (error), record);
  }
}

test("a record with quotes or ends of lines of another program, or with several lines in one, is told so", () => {
  const [first] = SHORT.split("\n");
  for (const quote of ["”", "“", "„", "«", "″", "＂", "&quot;", "&ldquo;"]) {
    const changed = SHORT.replaceAll('"', quote);
    assert.ok(refusal(changed).startsWith(words.quotes(1)), quote);
    assert.ok(refusal(`${first}\n${changed.slice(changed.indexOf("\n") + 1)}`).startsWith(words.quotes(2)), `${quote}, in the second line`);
  }
  for (const end of ["\r", "\u2028", "\u2029", "\u0085", "\v", "\f", " ", "<br>\n"]) {
    assert.ok(refusal(SHORT.replaceAll("\n", end)).startsWith(words.lines(1)), JSON.stringify(end));
  }
  assert.ok(refusal(`${SHORT}tile V 1,0 0\u2028skip\n`).startsWith(words.lines(4)));
  const begun = performance.now();
  for (const letter of ["{", '"', "[", "]", '"]', " "]) refusal(`[Bastide "1"]\n[Deck ${letter.repeat(1_000_000)}\n`);
  assert.ok(performance.now() - begun < 5000, "however long a line is");
});

test("a character that nobody sees is named where it stands, in a note too", () => {
  const study = (/** @type {string} */ comment) => `${SHORT.replace('"1"', '"2"')}{${comment}}\n`;
  for (const [record, line, column, name] of /** @type {const} */ ([
    [study("Hi\tthere"), 4, 4, "U+0009"],
    [study("One\nis \u00ad closed."), 5, 4, "U+00AD"],
    [SHORT.replace("\n", "\u200b\n"), 1, 14, "U+200B"],
    [`\ufeff${SHORT.replace("\n", "\u200b\n")}`, 1, 14, "U+200B"],
    [`${SHORT}tile\u2060 V 1,0 0\n`, 4, 5, "U+2060"],
    [`${SHORT}tile V 1,0 0\nskip\u{e0041}\n`, 5, 5, "U+E0041"],
  ]))
    assert.ok(refusal(record).startsWith(words.unseen(line, column, name)), `${refusal(record)} is not for ${name}`);
  assert.ok(refusal(`${SHORT}# \u200b\nnonsense\n`).startsWith(words.syntax(5, 1)), "of that alone which is at fault");
});

test("a record of a newer version is told so", () => {
  for (const version of ["3", "12"]) assert.ok(refusal(SHORT.replace('"1"', `"${version}"`)).startsWith(words.newer(1)));
  assert.ok(refusal(SHORT.replace('"1"', '"first"')).startsWith(words.syntax(1, 1)));
});

test("that nobody plays is said where that is all, and no other fault is taken for it", () => {
  for (const text of ['[Bastide "1"]\n', '[Bastide "1"] # a comment\n[Deck "D V"]\ntile V 1,0 0\n']) assert.equal(refusal(text), words.noPlayers);
  assert.ok(refusal('[Bastide "1"]\n[Players red, blue]\n').startsWith(words.syntax(2, 1)));
  assert.ok(refusal(SHORT.replace("Ann", "“Ann” “").replace("[Deck", "[Deck [")).startsWith(words.syntax(3, 1)), "a name may hold any quotes");
});

test("every language has a sentence of its own for each", async () => {
  for (const name of ["cs", "de", "es", "fr", "nl"]) {
    const { game } = await import(`../../../www/i18n/language/${name}/game.js`);
    for (const slip of /** @type {const} */ (["quotes", "lines", "newer"])) {
      assert.match(game.errors[slip](7), /7/);
      assert.notEqual(game.errors[slip](7), words[slip](7));
    }
    assert.match(game.errors.unseen(7, 3, "U+200B"), /7.*3.*U\+200B|7.*U\+200B.*3/);
    assert.notEqual(game.errors.unseen(7, 3, "U+200B"), words.unseen(7, 3, "U+200B"));
  }
});
