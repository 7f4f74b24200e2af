/** The clock of a game: whose time runs and when, what is shown and stored of it, and of who left, and what a bank that is used up says. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { speak } from "../../../www/i18n/text.js";
import { smallDocument } from "../support/small-page.mjs";
import { smallStorage } from "../support/small-storage.mjs";

await speak();
const { Clock } = await import(/** @type {any} */ ("../../../www/game/clock.js")); // its timer is one of a page
const { OWN } = await import("../../../www/storage/names.js");
const { forgetBeside, keepBeside, keptBeside } = await import("../../../www/storage/beside.js");

/** The page's own time line, in milliseconds. */
let now = 0;

beforeEach(() => {
  smallStorage.clear();
  smallDocument.visibilityState = "visible";
  mock.method(performance, "now", () => now);
  mock.timers.enable({ apis: ["setTimeout"] });
});

afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
});

/** Time goes by: so many seconds and a moment, since a second is shown a few milliseconds after it is over. @param {number} seconds */
function pass(seconds) {
  for (let left = seconds * 1000 + 20; left > 0; left -= 20) {
    now += 20;
    mock.timers.tick(20);
  }
}

/** A page is hidden, or seen again. @param {"hidden" | "visible"} state */
function see(state) {
  smallDocument.visibilityState = state;
  smallDocument.dispatchEvent(new Event("visibilitychange"));
}

/** A clock of two players. @param {"soft" | "bank" | "off"} kind @param {string} [game] @param {number} [minutes] of a bank */
function clockOf(kind, game = "one", minutes = 1) {
  /** @type {(number | string)[]} */
  const told = [];
  const actions = {
    onPause: () => void told.push("pause"),
    onOver: (/** @type {number} */ seat, /** @type {(name: string) => string} */ words) => void told.push(seat, words("Ann")),
  };
  const clock = new Clock(game, 2, () => /** @type {any} */ ({ clock: kind, minutes }), actions);
  const faces = [0, 1].map((seat) => clock.face(seat));
  const shown = () => faces.map((face) => face?.textContent.replace(/^.*? (?=\+?\d)/, ""));
  const asks = (/** @type {number} */ player, { over = false, waiting = false } = {}) => clock.follow(/** @type {any} */ ({ player, over }), waiting);
  return { clock, faces, shown, asks, told };
}

test("the time of whoever is asked runs, second by second, and nobody's while nothing can be decided or the game is over", () => {
  const { clock, shown, asks } = clockOf("soft");
  assert.deepEqual(shown(), ["0:00", "0:00"]);
  asks(0);
  pass(65);
  assert.deepEqual(shown(), ["1:05", "0:00"]);
  asks(1);
  pass(3);
  asks(1, { waiting: true });
  pass(10);
  asks(1);
  pass(2);
  asks(1, { over: true });
  pass(10);
  assert.deepEqual(shown(), ["1:05", "0:05"]);
  clock.leave();
});

test("no time runs while the page is hidden or the clock is paused", () => {
  const { clock, shown, asks, told } = clockOf("soft");
  asks(0);
  pass(2);
  see("hidden");
  pass(20);
  see("visible");
  pass(2);
  clock.pause(true);
  asks(0);
  assert.ok(clock.isPaused && told.includes("pause"));
  pass(20);
  clock.standstill.run();
  asks(0);
  pass(2);
  assert.ok(!clock.isPaused);
  assert.deepEqual(shown(), ["0:06", "0:00"]);
  clock.leave();
});

test("a bank counts down, says once that it is used up, and counts what is over", () => {
  const { clock, faces, shown, asks, told } = clockOf("bank");
  assert.deepEqual(shown(), ["1:00", "1:00"]);
  asks(1);
  pass(59);
  assert.deepEqual([shown(), told], [["1:00", "0:01"], []]);
  pass(4);
  assert.deepEqual(
    [shown(), told],
    [
      ["1:00", "+0:03"],
      [1, "Ann is out of time. The game goes on."],
    ],
  );
  assert.deepEqual(
    faces.map((face) => face?.classList.contains("over")),
    [false, true],
  );
  clock.leave();
});

test("a minute before a longer bank is used up that is said, once", () => {
  const { clock, asks, told } = clockOf("bank", "long", 3);
  asks(0);
  pass(119);
  assert.deepEqual(told, []);
  pass(30);
  assert.deepEqual(told, [0, "Ann has one minute left."]);
  pass(32);
  assert.deepEqual(told.slice(2), [0, "Ann is out of time. The game goes on."]);
  clock.leave();
});

test("what was taken is stored while it runs and when it stops, and found again for the same game alone", () => {
  const { clock, asks } = clockOf("soft");
  asks(0);
  pass(7);
  const stored = () => /** @type {any} */ (keptBeside("one", "clock"));
  assert.ok(stored().taken[0] >= 5000 && stored().taken[0] <= 6000, "every five seconds");
  see("hidden");
  assert.equal(Math.round(stored().taken[0] / 1000), 7, "and when it stops");
  clock.leave();
  see("visible");
  pass(5);
  assert.deepEqual(clockOf("soft").shown(), ["0:07", "0:00"], "nothing runs once the game is left");
  assert.deepEqual(clockOf("soft", "another").shown(), ["0:00", "0:00"]);
  for (const broken of ['{"game":"one","taken":["x",-5]}', "7", "{"]) {
    for (const name of ["clock", "clock one"]) {
      smallStorage.clear();
      smallStorage.setItem(`${OWN} ${name}`, broken);
      assert.deepEqual(clockOf("soft").shown(), ["0:00", "0:00"], broken);
    }
  }
});

/** Who is away. @param {string} game */
const awayFrom = (game) => /** @type {{ seats?: number[] } | null} */ (keptBeside(game, "away"))?.seats ?? [];

test("each game has its own clock and its own absent players, in any order of games and in several tabs", () => {
  const [one, other] = [clockOf("soft"), clockOf("soft", "other")];
  one.asks(0);
  pass(7);
  other.asks(1);
  pass(6);
  one.clock.leave();
  other.clock.leave();
  keepBeside("one", "away", { seats: [1] });
  keepBeside("other", "away", { seats: [0] });
  assert.deepEqual(
    [clockOf("soft").shown(), clockOf("soft", "other").shown()],
    [
      ["0:13", "0:00"],
      ["0:00", "0:06"],
    ],
  );
  assert.deepEqual([awayFrom("one"), awayFrom("other"), awayFrom("third")], [[1], [0], []]);
});

test("what an earlier version kept, one clock and one table for all games, is taken up by its game and goes when that has its own", () => {
  smallStorage.setItem(`${OWN} clock`, '{"game":"one","taken":[65000,2000]}');
  smallStorage.setItem(`${OWN} away`, '{"game":"one","seats":[1]}');
  assert.deepEqual([awayFrom("one"), awayFrom("other")], [[1], []]);
  assert.deepEqual(clockOf("soft", "other").shown(), ["0:00", "0:00"]);
  const { clock, shown, asks } = clockOf("soft");
  assert.deepEqual(shown(), ["1:05", "0:02"]);
  asks(1);
  clock.leave();
  assert.equal(smallStorage.getItem(`${OWN} clock`), null);
  assert.deepEqual(clockOf("soft").shown(), ["1:05", "0:02"]);
  forgetBeside("one");
  assert.deepEqual(Object.keys(smallStorage), [`${OWN} written`], "nothing is left of a game that is deleted");
});

test("what is kept beside a hundred games stays, and that of those played before them goes", () => {
  mock.method(Date, "now", () => now);
  for (let game = 0; game <= 100; game += 1) {
    now += 1;
    keepBeside(`g${game}`, "away", { seats: [1] });
    keepBeside("g0", "clock", { taken: [5000, 0] });
  }
  assert.deepEqual([awayFrom("g0"), awayFrom("g1"), awayFrom("g100")], [[], [1], [1]]);
  assert.deepEqual(clockOf("soft", "g0").shown(), ["0:05", "0:00"], "each of the two by itself");
  now += 1;
  keepBeside("g1", "away", { seats: [0] });
  keepBeside("new", "away", { seats: [1] });
  assert.deepEqual([awayFrom("g1"), awayFrom("g2"), awayFrom("g3")], [[0], [], [1]], "playing on counts");
});

test("what is kept beside a game last stays, also where the clock of the device was set back since, or an entry has no sound time", () => {
  mock.method(Date, "now", () => now);
  now += 1_000_000;
  const times = Array.from({ length: 100 }, (_, game) => (game % 4 > 0 ? now + game : ["soon", 1e308, null][game % 3]));
  for (const [game, at] of times.entries()) smallStorage.setItem(`${OWN} hinted g${game}`, JSON.stringify({ at }));
  now -= 500_000; // set back
  const sound = times.flatMap((at, game) => (Number.isSafeInteger(at) ? [game] : []));
  for (const game of ["new", "newer"]) {
    keepBeside(game, "hinted", {});
    assert.notEqual(keptBeside(game, "hinted"), null, "what was written just now is there");
  }
  assert.equal(Object.keys(smallStorage).length, 101);
  assert.ok(sound.every((game) => keptBeside(`g${game}`, "hinted") !== null));
  for (let game = 0; game < 99; game += 1) keepBeside(`later${game}`, "hinted", {});
  assert.deepEqual([keptBeside("new", "hinted"), keptBeside("newer", "hinted") !== null], [null, true], "they go in the order in which they came");
});

test("where no clock is wanted there is none, and it cannot be paused", () => {
  const { clock, faces, asks } = clockOf("off");
  assert.deepEqual(faces, [null, null]);
  clock.pause(true);
  asks(0);
  pass(5);
  assert.ok(!clock.isOn && !clock.isPaused);
  clock.leave();
});
