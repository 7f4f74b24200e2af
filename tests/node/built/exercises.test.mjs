/** Exercises: what is no exercise is not taken, what was stored all the same can be read and removed, and one that was removed does not come back. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { THIRD, exercise } from "../../e2e/support/exercises.mjs";
import "../../../fuzz/engine.mjs";
import { forgetAll } from "../support/indexed-db.mjs";

const { readRecords } = await import(/** @type {any} */ ("../../../www/bastide.js"));
const mistakes = await import("../../../www/games/mistakes.js");
const { addExercises, storedExercises } = await import("../../../www/storage/exercises.js");

/** @typedef {import("../../../www/games/mistakes.js").Mistake} Mistake */

beforeEach(forgetAll);

const GAIN = { player: 0, feature: /** @type {const} */ ("city"), points: 3, scored: 0 };
const SOUND = exercise({ gains: [GAIN], failed: "2026-11-25" });

/** How many exercises of a file are taken. @param {string} text */
const taken = async (text) => (await mistakes.takeMistakes(readRecords(text))).taken;

/** What no game says, by what is wrong with it. @type {Record<string, (text: string) => string>} */
const BROKEN = {
  "a best turn that is not legal": (text) => text.replace("tile V 1,0 0; skip", "tile V 5,5 0; skip"),
  "a figure of the best turn that is not legal": (text) => text.replace("tile V 1,0 0; skip", "tile V 1,0 0; meeple city.N"),
  "a best turn that goes on with the next one": (text) => text.replace("tile V 1,0 0; skip", "tile V 1,0 0; skip; tile U 0,1 0"),
  "no best turn": (text) => text.replace("tile V 1,0 0; skip", ""),
  "a turn of the game that is not legal": (text) => text.replace("tile V 0,1 0", "tile C 0,1 0"),
  "another kind": (text) => text.replace("field 4", "luck 4"),
  "a cost that is no number": (text) => text.replace("field 4", "field 4.1.2"),
  "a gain of a player who is not there": (text) => text.replace("0 city 3 0", "4 city 3 0"),
  "a record that is not legal": (text) => `${text}tile C 7,7 0\n`,
};

test("an exercise of a file is taken once, as it was written", async () => {
  const text = mistakes.write(SOUND);
  assert.equal(await taken(text + text), 1, "the same one counts once");
  assert.equal(await taken(text), 0);
  const [{ id: _, ...found }] = await mistakes.mistakes();
  const { id: __, ...written } = SOUND;
  assert.deepEqual(found, written);
});

test("an exercise that cannot be played is not taken", async () => {
  const text = mistakes.write(SOUND);
  for (const [what, change] of Object.entries(BROKEN)) {
    assert.notEqual(change(text), text, what);
    assert.deepEqual(await mistakes.takeMistakes(readRecords(change(text))), { taken: 0, unplayable: 1 }, what);
  }
  const [numbers, days] = [
    ["NaN", "1e308", "Infinity", "99999", "0.5"],
    ["2026-99-99", "9999-12-32"],
  ];
  for (const number of numbers)
    await taken(mistakes.write(THIRD).replace('MistakeGains ""', `MistakeGains "0 city ${number} 0; 0 road 1 ${number}; 0 road 2 0"`));
  for (const day of days) await taken(mistakes.write(exercise({ record: THIRD.record, best: THIRD.best, played: THIRD.played, due: day, failed: day })));
  for (const { gains, due, failed } of await mistakes.mistakes())
    assert.deepEqual([gains, due, failed], [[{ player: 0, feature: "road", points: 2, scored: 0 }], THIRD.due, undefined]);
});

test("what was stored by whoever it was has numbers and days of a game, and is told from what can be played", async () => {
  const strange = {
    gains: [GAIN, { ...GAIN, points: 1e308 }, { ...GAIN, scored: NaN }, { ...GAIN, player: -1 }, null],
    cost: NaN,
    turn: 1e9,
    streak: -3,
    due: "soon",
    failed: 5,
  };
  await addExercises([exercise({ id: "strange", .../** @type {any} */ (strange) }), exercise({ id: "illegal", played: ["tile C 0,1 0"] }), { id: "nothing" }]);
  const found = new Map((await mistakes.mistakes()).map((mistake) => [mistake.id, mistake]));
  assert.deepEqual([...found.keys()].sort(), ["illegal", "strange"]);
  const { gains, cost, turn, streak, due, failed } = found.get("strange") ?? assert.fail();
  assert.deepEqual({ gains, cost, turn, streak, due, failed }, { gains: [GAIN], cost: 0, turn: 1, streak: 0, due: "2000-01-01", failed: undefined });
  assert.deepEqual(
    [...found.values()].filter(mistakes.isPlayable).map(({ id }) => id),
    ["strange"],
  );
});

test("a try is kept with the exercise as it is stored, and one that was removed elsewhere does not come back", async () => {
  await addExercises([SOUND, THIRD]);
  await mistakes.keepTry(SOUND, 9, "2026-11-27");
  const stored = async () => new Map((await mistakes.mistakes()).map((mistake) => [mistake.id, mistake]));
  assert.deepEqual([(await stored()).get("one")?.due, (await stored()).get("one")?.failed], ["2026-11-27", "2026-11-27"]);
  await mistakes.removeMistake(THIRD);
  assert.equal(await mistakes.keepTry(THIRD, 0, "2026-11-27"), undefined, "nobody is told of a day on which it comes again");
  assert.equal((await storedExercises()).length, 1);
  const kept = await mistakes.keepTry(SOUND, 0, "2026-11-27"); // as it was opened, before it was given up in another tab
  assert.deepEqual([kept?.due, kept?.failed], [(await stored()).get("one")?.due, (await stored()).get("one")?.failed]);
  await mistakes.restoreMistake(THIRD);
  assert.equal((await storedExercises()).length, 2);
});

/** Red may pay a ransom before the tile. */
const RANSOM = `[Bastide "1"]
[Boxes "base+tower"]
[Players "red, blue"]
[Deck "D E U W02 U U U U"]
tile E 0,-1 2
meeple city.S
tile U 1,0 0
skip
tile W02 1,1 0
meeple field.NNE
tile U 2,0 0
piece 1,1
capture 1,1 field.NNE red meeple
tile U 3,0 0
skip
`;

test("a better turn that begins with a ransom is kept with its tile; where that is not known, no tile makes the turn the better one", async () => {
  const best = { statement: "ransom blue meeple", rest: ["tile U 3,0 0", "meeple road.E"], reasons: [] };
  assert.equal(await mistakes.keepMistakes(RANSOM, [{ at: 9, player: 0, cost: 4, best }], "2026-11-26"), 1);
  const [kept] = await mistakes.mistakes();
  assert.deepEqual(kept.best, ["ransom blue meeple", "tile U 3,0 0", "meeple road.E"]);
  assert.ok(mistakes.isPlayable(kept));
  assert.ok(mistakes.isBest(kept, kept.best));
  assert.ok(!mistakes.isBest(kept, ["ransom blue meeple", "tile U -1,0 0", "skip"]));
  assert.ok(!mistakes.isBest({ best: ["ransom blue meeple"] }, ["ransom blue meeple", "tile U -1,0 0", "skip"]));
  assert.ok(mistakes.isBest({ best: ["tile U 3,0 0"] }, ["tile U 3,0 0", "skip"]));
});

test("a turn whose better one lets the tile go is no exercise: it is not offered, and not kept", async () => {
  const turn = (/** @type {string} */ statement, /** @type {number} */ at) => ({ at, player: 0, cost: 4, best: { statement, reasons: [] } });
  const turns = [turn("skip", 0), turn("tile U 1,0 0", 9), turn("tile U -1,0 0", 9)];
  assert.deepEqual(mistakes.practicable(RANSOM, turns), [turns[2]]);
  assert.equal(await mistakes.keepMistakes(RANSOM, turns, "2026-11-26"), 1);
  assert.equal((await mistakes.writeMistakes()).length, 1);
});

test("what a lot added to a turn is no part of the turn that is played again", async () => {
  const record = '[Bastide "1"]\n[Boxes "base+hills"]\n[Players "red Ann, blue Bob"]\n[Deck "D L L V"]\ntile L 0,-1 2\nshepherd field.WNW 1\ntile L -1,0 0\n';
  const costly = { at: 0, player: 0, cost: 4, best: { statement: "tile L 0,-1 2", then: "skip", reasons: [] } };
  assert.equal(await mistakes.keepMistakes(record, [costly], "2026-11-26"), 1);
  const [mistake] = await mistakes.mistakes();
  assert.deepEqual(mistake.played, ["tile L 0,-1 2", "shepherd field.WNW"], "as the list of what can be chosen has it");
  assert.ok(mistakes.isPlayable(mistake));
});

test("a turn of an open record is told as the game lists it: without what a token from the bag added", async () => {
  const { asChosen } = await import("../../../www/analysis/as-chosen.js");
  const open = '[Bastide "1"]\n[Boxes "base+hills"]\n[Players "red, blue"]\n';
  const turn = { statement: "tile U 1,0 0", then: "shepherd field.NNE 4" };
  assert.deepEqual(asChosen(open, turn), { ...turn, then: "shepherd field.NNE" });
  for (const same of [{ statement: "tile U 1,0 0" }, { statement: "tile U 1,0 0", then: "meeple road.E" }, { statement: "tile U 9,9 0", then: "skip" }])
    assert.deepEqual(asChosen(open, same), same);
});
