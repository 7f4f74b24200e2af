/** What is written about games: it is saved like the games themselves, goes along when a game is played on, and never replaces what was played. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { exercise } from "../../e2e/support/exercises.mjs";
import { LAST, LATE, SHORT } from "../../e2e/support/player.mjs";
import { Game, Study } from "../../../fuzz/engine.mjs";
import { games, told } from "../support/empty-games.mjs";
import { done } from "../support/indexed-db.mjs";
import { smallStorage } from "../support/small-storage.mjs";

const { GameSession } = await import("../../../www/games/game-session.js");
const { carried } = await import("../../../www/shelf/notes.js");
const { OWN } = await import("../../../www/storage/names.js");
const { isDiagram, needsOtherTiles } = await import("../../../www/shelf/diagram.js");
const { readRecords } = await import(/** @type {any} */ ("../../../www/bastide.js"));
const { exportText } = await import("../../../www/shelf/export.js");
const { isStudy, receive, recordsOf } = await import("../../../www/shelf/import.js");
const { write } = await import("../../../www/games/mistakes.js");
const { dayOf } = await import("../../../www/lib/days.js");
const { forgetLastGame } = await import("../../../www/storage/store.js");

/** @typedef {import("../../../www/storage/database.js").Row} Row */

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

/** A session of a game as it stands. @param {string} text @param {Partial<Row>} [about] */
async function taken(text, about) {
  const row = await games.add(text, about);
  const session = new GameSession((await games.claim(row)).row, () => (lost += 1));
  session.found(text);
  return session;
}
let lost = 0;

/** Notes as an analysis board gives them. @param {InstanceType<typeof GameSession>} session @param {string} text */
const note = (session, text) => session.keepNotes(text, mainLine(text));

/** The saved game. @param {string} id */
async function saved(id) {
  const [row, record] = [(await games.list()).find((row) => row.id === id), await games.recordOf(id)];
  return { row, record, notes: row?.study };
}

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

test("what somebody else declined last goes along with its colour", () => {
  const before =
    '[Bastide "1"]\n[Boxes "base+corn1"]\n[Players "red Ann, blue Bob"]\n[Deck "D U CO04 V V U U V"]\ntile U 1,0 0\nmeeple road.E\ntile CO04 2,0 0\nskip\n';
  const game = Game.fromRecord(`${before}circle add\nred skip\n`);
  const joined = carried({ Game, Study }, game.record(), commented(`${before}circle add\n`)) ?? "";
  assert.match(joined, /\nred skip\n$/);
  const whole = Game.fromRecord(mainLine(joined));
  assert.equal(whole.record(), game.record());
  for (const one of [game, whole]) one.free();
});

test("a backup opens as it was saved, whatever its notes say of records", async () => {
  const exercised = write(exercise({}));
  for (const note of [
    'As in this record:\n[Bastide "1"]',
    'x\n[Bastide "2"]\n[Diagram "1"]\ny',
    'compare; [Bastide "1"] was the old format',
    '[Mistake "road 3"]',
    '# [Tile "x"]',
    '[Players "a} \\',
  ]) {
    const notes = commented(LATE, note);
    const found = await recordsOf([notes, exercised, notes, SHORT].join("\n"));
    assert.ok("records" in found, note);
    assert.deepEqual(
      found.records.map((text) => text.trim()),
      [notes, notes, SHORT].map((text) => text.trim()),
      note,
    );
    assert.equal(found.mistakes?.length, 1, note);
    assert.ok(isStudy(notes) && !isDiagram(notes) && !needsOtherTiles(notes), note);
  }
});

test("a backup opens whatever its games are called: a name may come from another program's file", async () => {
  for (const name of ['x" {', 'The "big" game', "back\\", '"', "$& {"]) {
    const row = /** @type {import("../../../www/games/games.js").Row} */ ({ name, changed: Date.now() });
    const [called, other] = [exportText(LATE, row), exportText(commented(SHORT, "a } note"), row)];
    const found = await recordsOf([called, other, SHORT].join("\n"));
    assert.ok("records" in found, name);
    assert.deepEqual(
      found.records.map((text) => readRecords(text)[0]?.tags.Name),
      [name, name, undefined],
      name,
    );
  }
});

test("a backup and a copy keep what the players agreed on; nonsense in its place is passed over", async () => {
  const { copyOf } = await import("../../../www/shelf/load-errors.js");
  const bank = /** @type {const} */ ({ aids: false, undo: false, clock: "bank", minutes: 20 });
  for (const agreed of /** @type {Row["agreed"][]} */ ([bank, { undo: false }, { clock: "soft" }, {}, undefined])) {
    await games.eraseAll();
    const wanted = agreed && Object.keys(agreed).length > 0 ? agreed : undefined;
    const row = await games.add(LATE, { agreed });
    assert.deepEqual((await copyOf(row)).agreed, agreed);
    assert.equal((await copyOf(await games.add(LATE, { hinted: true }))).hinted, true);
    const file = exportText(LATE, row);
    assert.equal(file.includes("Agreed"), wanted !== undefined);
    await games.eraseAll();
    const { row: taken, text } = await receive(file);
    assert.deepEqual([taken?.agreed, text], [wanted, LATE]);
  }
  for (const nonsense of ["", "x", "aids", "aids=on undo=0 clock=off", "minutes=5", "__proto__=off constructor=off", "aids= clock=7"]) {
    await games.eraseAll();
    const { row, text, kinship } = await receive(LATE.replace("\n", `\n[Agreed "${nonsense}"]\n`));
    assert.deepEqual([kinship, row?.agreed, text], ["new", undefined, LATE], nonsense);
  }
  await games.eraseAll();
  const { row } = await receive(LATE.replace("\n", '\n[Agreed "aids=off nonsense clock=bank minutes=7000"]\n'));
  assert.deepEqual(row?.agreed, { aids: false, clock: "bank", minutes: 15 }, "what makes sense of it is kept");
});

test("a backup keeps the day of a game and whether hints were used, wherever it is opened", async () => {
  const zone = process.env.TZ;
  for (const place of ["America/New_York", "Pacific/Auckland", "UTC"])
    for (const hour of [0, 10, 23]) {
      process.env.TZ = place;
      await games.eraseAll();
      const row = await games.add(LATE, { changed: new Date(2026, 10, 20, hour, 30).getTime(), ...(hour > 0 && { hinted: true }) });
      const file = exportText(LATE, row);
      assert.ok(file.includes('[Date "2026-11-20"]'), `${place}, ${hour}`);
      await games.eraseAll();
      const { row: taken, text } = await receive(file);
      assert.deepEqual([dayOf(new Date(taken?.changed ?? 0)), taken?.hinted, text], ["2026-11-20", hour > 0 || undefined, LATE], `${place}, ${hour}`);
      assert.equal(taken?.received, true, "nobody has played it here");
    }
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test("a game that nobody has played follows its main line; one that was played is only continued", async () => {
  const studied = await taken(SHORT, { visited: true });
  await note(studied, commented(LATE));
  assert.equal((await saved(studied.row.id)).record, LATE);
  await note(studied, commented(WEST));
  const { row, record, notes } = await saved(studied.row.id);
  assert.deepEqual([record, row?.turn, row?.visited], [WEST, 2, true], "what was taken back on its board is taken back");
  assert.equal(notes, commented(WEST));

  const played = await taken(LATE);
  const before = (await saved(played.row.id)).row?.changed;
  await note(played, commented(LATE));
  assert.equal((await saved(played.row.id)).row?.changed, before, "a note does not play");
  await note(played, commented(LAST));
  assert.equal((await saved(played.row.id)).record, mainLine(LAST));
  for (const other of [WEST, SHORT]) {
    await note(played, commented(other));
    assert.deepEqual([(await saved(played.row.id)).record, (await saved(played.row.id)).notes], [LATE, commented(other)], "what was played stays");
    assert.ok(played.staysAsPlayed, "and the board can say so");
  }
  await note(played, commented(LATE, "again"));
  assert.ok(!played.staysAsPlayed && !studied.staysAsPlayed);
});

test("notes that the browser does not take stay in memory, are told of, and are found again", async () => {
  const session = await taken(LATE);
  mock.method(IDBObjectStore.prototype, "put", () => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await note(session, commented(LATE, "first"));
  await note(session, commented(LATE, "second"));
  mock.restoreAll();
  assert.deepEqual([told.at(-1)?.kind, told.at(-1)?.last], ["full", true]);
  const { row, notes } = await saved(session.row.id);
  assert.equal(notes, commented(LATE, "second"));
  const { row: claimed } = await games.claim(/** @type {Row} */ (row));
  assert.equal(claimed.study, notes, "whoever takes it up has them");
  const again = new GameSession(claimed, () => {});
  again.found(LATE);
  await note(again, commented(LATE, "third"));
  assert.equal(told.at(-1), null);
  assert.equal((await saved(session.row.id)).notes, commented(LATE, "third"));
});

test("notes about a game that was deleted elsewhere bring it back whole; so does a database that is gone", async () => {
  const session = await taken(LATE);
  await games.remove(session.row);
  assert.deepEqual(await games.list(), []);
  await note(session, commented(LATE));
  assert.deepEqual(await saved(session.row.id).then(({ record, notes }) => [record, notes]), [LATE, commented(LATE)]);
  await done(indexedDB.deleteDatabase(OWN));
  await games.connect();
  await session.keepAgain();
  assert.deepEqual(await saved(session.row.id).then(({ record, notes }) => [record, notes]), [LATE, commented(LATE)]);
});

test("a game that was deleted with its notes comes back with those that were written last", async () => {
  const session = await taken(LATE);
  const { row } = session;
  await note(session, commented(LATE));
  const undo = await games.remove(row);
  await undo();
  assert.equal((await saved(row.id)).notes, commented(LATE));
});

test("a game that was deleted elsewhere and brought back there is saved on by the tab that has it; what that saved meanwhile stays", async () => {
  const session = await taken(LATE);
  await note(session, commented(LATE, "first"));
  await (await games.remove(session.row))();
  await note(session, commented(LATE, "second"));
  assert.equal((await saved(session.row.id)).notes, commented(LATE, "second"));
  const undo = await games.remove(session.row);
  await note(session, commented(LATE, "third"));
  await undo();
  assert.equal((await saved(session.row.id)).notes, commented(LATE, "third"));

  const last = Game.fromRecord(LAST);
  await (await games.remove(session.row))();
  await session.keep(last);
  last.free();
  assert.equal((await saved(session.row.id)).record, LAST, "a decision too");
  const again = await games.remove(session.row);
  await note(session, commented(LAST, "fourth"));
  const { row } = await games.claim(session.row);
  const other = new GameSession(row, () => {});
  other.found(LAST);
  await note(other, commented(LAST, "fifth"));
  await again();
  assert.equal((await saved(row.id)).notes, commented(LAST, "fifth"), "nor is anything of another session replaced");
});

test("one session at a time writes notes", async () => {
  lost = 0;
  const session = await taken(LATE);
  await note(session, commented(LATE, "first"));
  const { row } = await games.claim(session.row);
  const other = new GameSession(row, () => {});
  other.found(LATE);
  await note(other, commented(LATE, "of the other"));
  await note(session, commented(LATE, "of the first"));
  assert.deepEqual([(await saved(row.id)).notes, lost], [commented(LATE, "of the other"), 1]);
  let flushed = 0;
  other.flush = () => (flushed += 1);
  await other.lose();
  assert.equal(flushed, 1, "what is being written is handed over first");
});

test("without a database the tab that takes a game over has the notes of the other one", async () => {
  const row = await games.add(LATE, { study: commented(LATE, "earlier") });
  const later = { ...row, saved: row.saved + 1, study: commented(LATE, "later") };
  mock.method(indexedDB, "open", () => {
    throw new DOMException("blocked", "SecurityError");
  });
  await games.connect();
  forgetLastGame();
  smallStorage.setItem(`${OWN} last-mark`, games.mark(later, LATE));
  smallStorage.setItem(`${OWN} last-notes`, later.study);
  assert.equal((await games.claim(row)).row.study, later.study);
  mock.restoreAll();
});

test("notes of which only the copy is there are taken in; those of another game are not", async () => {
  const session = await taken(LATE);
  await note(session, commented(LATE, "saved"));
  const { row } = session;
  // The page ended before its last save did.
  const later = { ...row, saved: row.saved + 1, study: commented(LATE, "only in the copy") };
  forgetLastGame();
  const write = (/** @type {string} */ name, /** @type {string} */ value) => smallStorage.setItem(`${OWN} ${name}`, value);
  write("last-game", LATE);
  write("last-mark", games.mark(later, LATE));
  write("last-notes", later.study);
  await games.takeUpLast(Promise.resolve(), receive);
  assert.equal((await saved(row.id)).notes, later.study);
  // An older Bastide writes the game alone.
  write("last-game", LAST);
  write("last-mark", games.mark({ ...row, saved: row.saved + 2, study: undefined }, LAST));
  await games.takeUpLast(Promise.resolve(), receive);
  assert.deepEqual(await saved(row.id).then(({ record, notes }) => [record, notes]), [LAST, later.study]);
});

test("tiles that come with somebody's points are a game of their own, and the same ones are not another", async () => {
  const begun = (/** @type {string} */ ghost) => `[Bastide "1"]\n${ghost}[Players "red"]\n[Deck "D U V"]\n`;
  await games.eraseAll();
  const kinships = [];
  for (const ghost of ["", '[Ghost1 "end=7 Ann"]\n', '[Ghost1 "end=9 Max"]\n', '[Ghost1 "end=7 Ann"]\n', ""])
    kinships.push((await receive(begun(ghost))).kinship);
  assert.deepEqual(kinships, ["new", "new", "new", "same", "same"]);
});
