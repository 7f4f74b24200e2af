/** What is written about games: it goes along when a game is played on. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { LAST, SHORT } from "../../e2e/support/player.mjs";
import { Game, Study } from "../../../fuzz/engine.mjs";

const { carried } = await import("../../../www/shelf/notes.js");

/** Lets go of what is asked, and gives the answer. @template T @param {{ free(): void }} held @param {T} answer */
const freed = (held, answer) => (held.free(), answer);

/** The decisions of a record. @param {string} text */
function decisions(text) {
  const game = Game.fromRecord(text);
  return freed(
    game,
    Array.from({ length: game.length }, (_, at) => game.statement(at)),
  );
}

/** A text with a comment on its last statement. @param {string} text @param {string} [comment] */
function commented(text, comment = "a note") {
  const study = Study.fromRecord(text);
  study.go(new Uint32Array([study.view().line.moves.length]));
  study.setComment(comment);
  return freed(study, study.record());
}

/** @param {string} text */
function mainLine(text) {
  const study = Study.fromRecord(text);
  return freed(study, study.mainLine());
}

/** A record after each of its statements. */
const moments = [...LAST.matchAll(/^[a-z].*\n/gm)].map(({ index, 0: statement }) => LAST.slice(0, index + statement.length));
/** The game parts from itself after its first tile. */
const WEST = `${SHORT}tile V -1,0 2\nmeeple road.N\n`;

test("notes go along with the game to wherever it was played, and no turn is left out", () => {
  for (const [index, text] of moments.entries()) {
    const notes = commented(text);
    const joined = carried({ Game, Study }, LAST, notes) ?? "";
    assert.match(joined, /\{a note\}/, text);
    assert.deepEqual(decisions(mainLine(joined)), decisions(LAST));
    assert.equal(carried({ Game, Study }, text, commented(LAST)), commented(LAST), `${index}: they contain the game as they are`);
  }
  const joined = carried({ Game, Study }, LAST, commented(WEST)) ?? "";
  assert.deepEqual(decisions(mainLine(joined)), decisions(LAST), "a game that parted from its notes is their main line");
  assert.match(joined, /\(\n {2}tile V -1,0 2\n {2}meeple road\.N \{a note\}\n\)/, "and what was their main line is a variation");
  assert.equal(carried({ Game, Study }, LAST, '[Bastide "9"]\n'), undefined, "notes that cannot be read are joined to nothing");
});
