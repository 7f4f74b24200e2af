/** The games of a browser, over a database in memory: what is found again, whatever was damaged, and what is told where nothing can be saved. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { SHORT } from "../../e2e/support/player.mjs";
import { games, told } from "../support/empty-games.mjs";
import { done } from "../support/indexed-db.mjs";
import { smallStorage } from "../support/small-storage.mjs";

const { readRecords } = await import(/** @type {any} */ ("../../../www/bastide.js"));
const rows = await import("../../../www/games/rows.js");
const { exportOne } = await import("../../../www/shelf/export.js");
const { receive } = await import("../../../www/shelf/import.js");
const { recordsOf } = await import("../../../www/games/all-records.js");
const { parted, searchable } = await import("../../../www/shelf/shelf-search.js");
const { TEXT, calledBy, nameOf } = await import("../../../www/i18n/text.js");
const { LEVELS } = await import("../../../www/storage/sound-rows.js");
const { COMPUTER_NAMES } = await import("../../../www/lib/computer-names.js");
const { OWN } = await import("../../../www/storage/names.js");
const { keepBeside, keptBeside } = await import("../../../www/storage/beside.js");
const { forgetLastGame } = await import("../../../www/storage/store.js");

/** The first decision, and the one after it. */
const [LAID, DECLINED] = [`${SHORT}tile V 1,0 0\n`, `${SHORT}tile V 1,0 0\nskip\ntile U 0,1 0\n`];

/** Two generations of a game. @returns {Promise<import("../../../www/storage/database.js").Row>} */
async function played() {
  const row = await games.add(LAID);
  const later = { ...row, saved: 2 };
  await games.store(later, DECLINED);
  return later;
}

/** Writes over what is saved of a game, without its sum. @param {(text: string, saved: number) => unknown} change */
const damage = (change) => rewrite("records", (kept) => ({ ...kept, text: change(kept.text, kept.saved) }));

/** What a row may have in the place of what belongs there, by the field. @type {Record<string, unknown[]>} */
const DAMAGES = {
  players: [undefined, null, [{}], [null], new Array(2), "x", [{ colour: "mauve", name: "A" }], [{ colour: "red", name: 5, score: "x", level: 7 }]],
  changed: [undefined, null, NaN, 1e300, -1e300, Infinity, "yesterday", new Date(1)],
  made: [undefined, null, NaN, 1e300, "yesterday"],
  saved: [undefined, null, NaN, 1e300, -1, "x"],
  boxes: [null, "base", [null], ["nothere", "constructor"], new Array(1)],
  name: [undefined, null, 5, {}, 'two\nlines "] [Bastide'],
  study: [null, 5, {}],
  agreed: [null, 5, "x", [], { minutes: "x", clock: "bank", aids: 1 }],
  judged: [null, 5, {}, { turns: null }],
  writer: [undefined, null, 5],
  deal: [undefined, "x", -1],
  over: [undefined, "x", 1],
  turn: [undefined, "x", NaN, 0],
};

/** Changes every object of a store of the database. @param {"games" | "records"} name @param {(kept: any) => object} change */
async function rewrite(name, change) {
  const database = await done(indexedDB.open(OWN));
  const store = () => database.transaction(name, "readwrite").objectStore(name);
  for (const kept of await done(store().getAll())) await done(store().put(change(kept)));
  database.close();
}

/** What is found of a game, with the record of it. @param {string} id */
async function found(id) {
  const { game, text, damaged } = await games.restore(id);
  const record = game?.record();
  game?.free();
  return { record, text, damaged };
}

test("a game comes back as it was saved last", async () => {
  const { id } = await played();
  const { record, text, damaged } = await found(id);
  assert.deepEqual([text, damaged], [DECLINED, undefined]);
  assert.match(record ?? "", /\ntile U 0,1 0\n$/);
  assert.deepEqual(told, [null, null]);
});

test("a damaged save goes on from the one before, and is there to be saved to a file", async () => {
  const { id } = await played();
  const other = `${LAID}meeple field.NNE\n`; // it can be read, but is not what was saved
  await damage((text, saved) => (saved === 2 ? other : text));
  const { text, damaged } = await found(id);
  assert.deepEqual([text, damaged], [LAID, other]);
});

test("a game whose every save is damaged goes on as far as it can be read, or is given as it is", async () => {
  const { id } = await played();
  const broken = `${LAID}skip\ntile U 7,7 0\n`;
  await damage(() => broken);
  const { record, damaged } = await found(id);
  assert.match(record ?? "", /\ntile V 1,0 0\n/);
  assert.doesNotMatch(record ?? "", /7,7/);
  assert.equal(damaged, broken);
  await damage(() => "nothing of it is left");
  assert.deepEqual(await found(id), { record: undefined, text: "nothing of it is left", damaged: undefined });
  assert.equal((await games.list()).length, 1, "it stays");
});

test("a row with anything in it hides no other game, is named and searched, and its record is found and played on", async () => {
  assert.deepEqual([...LEVELS].sort(), Object.keys(COMPUTER_NAMES).sort(), "no level counts as damage");
  const words = { won: String, study: "notes" };
  for (const [field, values] of Object.entries(DAMAGES)) {
    for (const value of values) {
      await games.eraseAll();
      forgetLastGame();
      const about = `${field}: ${String(JSON.stringify(value))}`;
      const [{ id }, other] = [await played(), await games.add(SHORT)];
      await rewrite("games", (row) => (row.id === id ? { ...row, [field]: value } : row));
      const rows = await games.list();
      assert.deepEqual(rows.map((row) => row.id).sort(), [id, other.id].sort(), about);
      for (const row of rows) {
        assert.ok(nameOf(row) && TEXT.date(row.made) && searchable(row, words), about);
        for (const player of row.players) assert.ok(calledBy(player), about);
        assert.match(await exportOne(row), /^\[Bastide "1"\]\n(\[Name .*\]\n)?\[Date "\d{4}-\d\d-\d\d"\]\n/, about);
      }
      const { row, kept } = await games.claim(/** @type {any} */ (rows.find((row) => row.id === id)));
      assert.deepEqual([row.saved, kept?.[0].text], [2, DECLINED], about);
      await games.store({ ...row, saved: row.saved + 1 }, `${DECLINED}skip\n`);
      assert.equal((await found(id)).text, `${DECLINED}skip\n`, about);
      await (await games.remove(row))();
      assert.equal((await found(id)).text, `${DECLINED}skip\n`, `${about}, removed and brought back`);
    }
  }
});

test("a save with anything in the place of its record is damaged, also among many; a record without a beginning spoils no other in a file", async () => {
  for (const text of [undefined, null, 5, {}, "", "\0\0\0", "nothing of it is left"]) {
    await games.eraseAll();
    const row = await played();
    await damage((kept, saved) => (saved === 2 ? text : kept));
    assert.deepEqual([(await found(row.id)).text, (await found(row.id)).damaged], [LAID, typeof text === "string" ? text : ""]);
    await damage(() => text);
    for (let count = 0; count < 12; count += 1) await games.add(SHORT);
    const read = [];
    for await (const batch of recordsOf(await games.list())) read.push(...batch);
    assert.equal(read.length, 13);
    const files = await Promise.all((await games.list()).map(exportOne));
    const records = readRecords(files.join("\n")).filter((/** @type {any} */ { tags }) => tags.Players);
    assert.equal(records.filter((/** @type {any} */ record) => rows.read(record.text)).length, 12, String(text));
  }
});

test("a game of a newer version is whole, though it cannot be played", async () => {
  const newer = DECLINED.replace('[Bastide "1"]', '[Bastide "9"]');
  const row = await games.add(newer);
  assert.deepEqual(await found(row.id), { record: undefined, text: newer, damaged: undefined });
});

test("a last game of which only the copy is there is taken in, also one that an earlier version left or that nobody can read", async () => {
  const row = await played();
  // The page ended before its last save did.
  const further = `${DECLINED}skip\n`;
  smallStorage.setItem(`${OWN} last-game`, further);
  smallStorage.setItem(`${OWN} last-mark`, games.mark({ ...row, saved: 3 }, further));
  assert.equal((await games.takeUpLast(Promise.resolve(), receive)).length, 1);
  assert.equal((await found(row.id)).text, further);
  // Another session has taken it up since.
  smallStorage.setItem(`${OWN} last-mark`, games.mark({ ...row, saved: 9, writer: "other" }, LAID));
  smallStorage.setItem(`${OWN} last-game`, LAID);
  await games.takeUpLast(Promise.resolve(), receive);
  assert.equal((await found(row.id)).text, further);
  for (const text of [SHORT.replace("D V U", "D U V"), "an old save"]) {
    forgetLastGame();
    smallStorage.setItem(`${OWN} last-game`, text);
    const [first] = (await games.takeUpLast(Promise.resolve(), receive)).filter(({ saved }) => saved === 1);
    assert.ok(first, text);
  }
  const rows = await games.list();
  assert.equal(rows.length, 3);
  assert.ok(
    rows.some(({ players }) => players.length === 0),
    "the one that nobody can read is there too",
  );
});

test("what the browser does not take stays in memory and is told with its reason, until a save succeeds again", async () => {
  const row = await played();
  mock.method(IDBObjectStore.prototype, "put", () => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await games.store({ ...row, saved: 3 }, `${DECLINED}skip\n`);
  mock.restoreAll();
  assert.deepEqual(told.at(-1), { kind: "full", last: false, record: `${DECLINED}skip\n` });
  assert.equal((await found(row.id)).text, `${DECLINED}skip\n`, "it goes on where it was");
  await games.store({ ...row, saved: 3 }, `${DECLINED}skip\n`);
  assert.equal(told.at(-1), null);
});

/** The browser takes nothing until `mock.restoreAll()`. */
function fill() {
  mock.method(IDBObjectStore.prototype, "put", () => {
    throw new DOMException("full", "QuotaExceededError");
  });
}

/** The records that are on the disk. */
async function written() {
  const database = await done(indexedDB.open(OWN));
  const kept = await done(database.transaction("records").objectStore("records").getAll());
  database.close();
  return kept.map(({ text }) => text);
}

test("what is kept beside a game goes with it, comes back with it, and goes with everything", async () => {
  const [row, other] = [await games.add(LAID), await games.add(LAID)];
  const clocks = () => [row, other].map(({ id }) => /** @type {{ taken?: number[] } | null} */ (keptBeside(id, "clock"))?.taken);
  for (const { id } of [row, other]) keepBeside(id, "clock", { taken: [7, 0] });
  const undo = await games.remove(row);
  assert.deepEqual(clocks(), [undefined, [7, 0]]);
  await undo();
  assert.deepEqual(clocks(), [
    [7, 0],
    [7, 0],
  ]);
  const again = await games.remove(row);
  keepBeside(row.id, "clock", { taken: [9, 0] }); // by a tab that has the game still
  await again();
  assert.deepEqual(clocks()[0], [9, 0]);
  await games.eraseAll();
  assert.deepEqual(clocks(), [undefined, undefined]);
});

test("what is only in memory is written with the next save, when a game is removed, when one is left, and some time later", async () => {
  const { reportTrouble } = await import("../../../www/shelf/load-errors.js");
  const row = await played();
  const other = await games.add(SHORT);
  const wanted = `${DECLINED}skip\n`;
  const { GameSession } = await import("../../../www/games/game-session.js");
  mock.timers.enable({ apis: ["setInterval", "setTimeout"] });
  try {
    const later = /** @type {Record<string, () => unknown>} */ ({
      "with the next save": () => games.store({ ...other, saved: 100 }, LAID),
      "when a game is removed": () => games.remove(other),
      "when a game is left": () => new GameSession(row, () => {}).leave(),
      "some time later": () => mock.timers.tick(10_000),
    });
    for (const [index, [when, then]] of Object.entries(later).entries()) {
      games.onTrouble((trouble) => (told.push(trouble), reportTrouble(trouble)));
      fill();
      const text = `${wanted}# ${index}\n`;
      await games.store({ ...row, saved: 10 + index }, text);
      mock.restoreAll();
      assert.deepEqual([told.at(-1)?.kind, games.hasUnsaved()], ["full", true]);
      await then();
      await games.saveUnsaved(); // it is under way, or done
      assert.ok((await written()).includes(text), when);
      assert.deepEqual([told.at(-1), games.hasUnsaved()], [null, false], when);
    }
  } finally {
    mock.timers.reset();
  }
});

test("a game that is saved does not hide that others are not", async () => {
  fill();
  await games.add(SHORT);
  const row = { ...rows.newRow(), saved: 1 };
  await games.store(row, LAID, games.keepLast(row, LAID));
  assert.deepEqual([told.at(-1)?.kind, told.at(-1)?.last], ["full", false], "the page is not closed without a question");
  mock.restoreAll();
  await games.store({ ...row, saved: 2 }, DECLINED);
  await games.saveUnsaved();
  assert.deepEqual((await written()).sort(), [SHORT, DECLINED].sort());
  assert.equal(told.at(-1), null);
});

test("what is only in memory of a game that another session has gone on with is kept as a game of its own, unless it is there", async () => {
  let row = await played();
  const wanted = `${DECLINED}skip\n`;
  for (const [text, number, study] of /** @type {[string, number, string?][]} */ ([
    [DECLINED, 1],
    [wanted, 2],
    [DECLINED, 3, "notes"],
  ])) {
    fill();
    await games.store({ ...row, saved: 9, ...(study && { study }) }, text);
    mock.restoreAll();
    ({ row } = await games.claim(row));
    await games.saveUnsaved();
    assert.deepEqual([(await games.list()).length, games.hasUnsaved()], [number, false]);
    row.saved = 2;
  }
  assert.deepEqual((await written()).sort(), [LAID, DECLINED, wanted, DECLINED].sort());
  assert.equal((await games.list()).find(({ id }) => id === row.id)?.writer, row.writer);
});

test("two tabs do not write the same game: the one that claimed it last does", async () => {
  const row = await played();
  const { row: claimed } = await games.claim(row);
  await assert.rejects(games.store({ ...row, saved: 9 }, LAID), { kind: "elsewhere" });
  await games.store({ ...claimed, saved: 3 }, `${DECLINED}skip\n`);
  assert.equal((await found(row.id)).text, `${DECLINED}skip\n`);
});

test("a name that waits for room gives way to a newer one of another tab", async () => {
  const row = await played();
  const { openDatabase } = await import("../../../www/storage/database.js");
  const other = await openDatabase({ onOutdated() {}, onGone: async () => {} });
  for (const [newer, kept] of [
    ["newer", "newer"],
    ["", "waiting"],
  ]) {
    fill();
    await games.rename({ ...row, name: "" }, "waiting");
    mock.restoreAll();
    assert.deepEqual([(await games.latest(row)).name, games.hasUnsaved()], ["waiting", true]);
    await other.amend(row.id, { name: newer });
    await games.saveUnsaved();
    assert.deepEqual([(await games.latest(row)).name, games.hasUnsaved(), told.at(-1)], [kept, false, null]);
  }
});

test("a game that is taken up while the storage is slow is saved on by who took it up", async () => {
  const row = await played();
  const connection = await done(indexedDB.open(OWN));
  const busy = connection.transaction(["games", "records"], "readwrite");
  const until = Date.now() + 3300; // a little longer than it is waited for
  const hold = () => {
    busy.objectStore("games").count().onsuccess = () => Date.now() < until && hold();
  };
  hold();
  const { row: taken } = await games.claim(row);
  assert.equal(taken.writer, row.writer, "nothing could be written");
  await new Promise((ended) => (busy.oncomplete = ended));
  connection.close();
  await games.store({ ...taken, saved: 3 }, `${DECLINED}skip\n`);
  assert.equal((await found(row.id)).text, `${DECLINED}skip\n`);
});

test("a session knows that another one has taken its game, once a save was refused", async () => {
  const { Game } = await import(/** @type {any} */ ("../../../www/bastide.js"));
  const { GameSession } = await import("../../../www/games/game-session.js");
  const row = await played();
  const session = new GameSession((await games.claim(row)).row, () => {});
  await games.claim(row);
  assert.equal(session.isTaken, false, "nobody has told it yet");
  await session.keep(Game.fromRecord(LAID));
  assert.equal(session.isTaken, true);
});

test("what is only in memory of a game that another session took without being able to say so does not replace what that one saves", async () => {
  const { GameSession } = await import("../../../www/games/game-session.js");
  const { Game } = await import(/** @type {any} */ ("../../../www/bastide.js"));
  const row = await played();
  const session = new GameSession({ ...row, saved: 8 }, () => {});
  fill();
  await session.keep(Game.fromRecord(LAID));
  await session.lose();
  mock.restoreAll();
  await games.store({ ...row, saved: 3 }, `${DECLINED}skip\n`); // the same writer: no other could be written
  await games.saveUnsaved();
  assert.equal((await found(row.id)).text, `${DECLINED}skip\n`);
  assert.deepEqual([(await games.list()).length, games.hasUnsaved()], [2, false], "what was played here is a game of its own");
});

test("a sealed game that is only in memory gets no copy beside the one with which another session has gone on", async () => {
  const sealed = DECLINED.replace("\n", '\n[Seal "1"]\n');
  let row = await games.add(sealed);
  fill();
  await games.store({ ...row, saved: 9 }, sealed.replace("skip\n", ""));
  assert.equal(games.isWritten(row), false, "it would not be sent");
  mock.restoreAll();
  ({ row } = await games.claim(row));
  await games.saveUnsaved();
  assert.deepEqual([(await games.list()).length, games.hasUnsaved(), games.isWritten(row)], [1, false, true]);
});

test("a search of many quotation marks is parted at once", () => {
  const begun = performance.now();
  assert.deepEqual(parted(`a@${'"x"y'.repeat(2000)}`).terms, "");
  assert.equal(parted('player:"Ann B" winner@"x y"=Bob city').terms, 'player:"Ann B" winner@"x y"=Bob');
  assert.ok(performance.now() - begun < 1000);
});

test("a database that the browser has closed is opened again", async () => {
  const row = await played();
  await done(indexedDB.deleteDatabase(OWN));
  await games.store({ ...row, saved: 3 }, DECLINED);
  assert.equal((await found(row.id)).text, DECLINED);
});

test("another game like the one before has as many tiles, whatever lies on the table at its start", async () => {
  const { Game } = await import(/** @type {any} */ ("../../../www/bastide.js"));
  const { again } = await import("../../../www/app/rematch.js");
  const players = [{ colour: "red" }, { colour: "blue" }];
  for (const boxes of [["base"], ["base", "count"], ["base", "river", "count"], ["base", "river2", "inns"]])
    for (const pile of ["half", "whole", "double"]) {
      const game = new Game({ rules: "2016", boxes, players, pile });
      assert.equal(again(game).pile, pile, `${boxes} ${pile}`);
      game.free();
    }
});

test("the largest city and the longest road name everybody who scored them, and nobody else whom a hill kept from it", async () => {
  const { statistics } = await import("../../../www/engine/statistics.js");
  const road = (/** @type {number} */ player, /** @type {object} */ more) => ({
    ...{ type: "scored", feature: "road", player, points: 6, tiles: 6, coats: 0, x: 1, y: 2, place: "road.N", completed: true, atEnd: false },
    ...{ cities: 0, count: 0, neighbours: 0, strengths: [1, 1, 1], ...more },
  });
  const of = (/** @type {object[]} */ log) => statistics(/** @type {any} */ (log), 3).longestRoad;
  assert.deepEqual(of([road(0, { hill: true })]), { tiles: 6, players: [0] });
  assert.deepEqual(of([road(2, {}), road(0, {})]), { tiles: 6, players: [0, 2] });
  assert.deepEqual(of([road(1, {}), road(0, { x: 5 })]), { tiles: 6, players: [1] }, "the first of several");
  assert.equal(of([]), undefined);
});

test("a sealed record is one with whatever spaces and notes it comes, and none without its seal", async () => {
  const { isOrderKnown, isSealed } = await import("../../../www/games/seals.js");
  const { unsealed } = await import("../../../www/games/unsealed.js");
  const { sealedRecord } = await import("../../../www/shelf/import.js");
  const sealed = LAID.replace(/(\[Deck .*\n)/, '$1[Known "3"]\n[Seal "1 fast"]\n');
  assert.deepEqual([isSealed(LAID), isOrderKnown(LAID), await sealedRecord(LAID)], [false, true, undefined]);
  const written = await sealedRecord(sealed);
  for (const text of [sealed, sealed.replace("[Seal ", "[Seal  "), sealed.replaceAll(/^/gm, " ")]) {
    assert.deepEqual([isSealed(text), isOrderKnown(text), await sealedRecord(text)], [true, false, written], text);
  }
  assert.equal(isSealed(sealed.replace('[Bastide "1"]', '[Bastide "2"]')), true, "also with notes");
  assert.deepEqual([isSealed(unsealed(sealed)), isOrderKnown(unsealed(sealed))], [false, true], "all of its tiles are dealt");
});

test("a sealed game goes on by what is sealed alone, and no game by a record whose next tile nobody knows", async () => {
  const { Game } = await import(/** @type {any} */ ("../../../www/bastide.js"));
  const { isUndrawn } = await import("../../../www/games/seals.js");
  const tagged = (/** @type {string} */ text, /** @type {string} */ tags) => text.replace(/(\[Deck .*\n)/, `$1${tags}`);
  const undrawn = (/** @type {string} */ text) => {
    const game = Game.fromRecord(text);
    const told = isUndrawn(game);
    game.free();
    return told;
  };
  const seal = '[Known "3"]\n[Seal "1 fast"]\n';
  assert.deepEqual([LAID, tagged(LAID, '[Known "3"]\n'), tagged(LAID, seal), tagged(LAID, '[Known "14"]\n')].map(undrawn), [false, true, false, false]);
  const [ordinary, sealed] = [await games.add(LAID), await games.add(tagged(LAID, seal))];
  const akin = async (/** @type {string} */ text) => {
    const { kinship, row } = await receive(text);
    return kinship === "new" ? kinship : `${kinship} ${row?.id === ordinary.id ? "ordinary" : row?.id === sealed.id ? "sealed" : "other"}`;
  };
  assert.equal(await akin(DECLINED), "further ordinary");
  assert.equal(await akin(tagged(DECLINED, seal)), "further sealed");
  assert.equal(await akin(tagged(DECLINED, '[Known "3"]\n')), "new");
  assert.equal(await akin(tagged(LAID, '[Known "3"]\n')), "behind other", "of its own kind");
});
