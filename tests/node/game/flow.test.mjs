/** The flow of a game on the screen, without a browser: what follows from each event, and what holds in any order of events. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { asked, isSaving, isShown, mayDecide, opening, step } from "../../../www/game/flow.js";

/** @typedef {import("../../../www/game/flow.js").State} State */
/** @typedef {import("../../../www/game/flow.js").Event} Event */
/** @typedef {import("../../../www/game/flow.js").Effect} Effect */
/** @typedef {import("../../../www/game/flow.js").Position} Position */

const START = { player: 0, computer: false, absent: false, isShared: false, over: false, decisions: 0, log: 2 };

/** @param {State} state @param {...Event} events @returns {{ state: State, effects: Effect["do"][] }} the effects are those of the last event */
function after(state, ...events) {
  /** @type {Effect[]} */
  let effects = [];
  for (const event of events) ({ state, effects } = step(state, event));
  return { state, effects: effects.map((effect) => effect.do) };
}

/** @param {Partial<Position>} [position] @param {boolean} [handsOver] */
function onScreen(position, handsOver = false) {
  return after(opening({ ...START, ...position }, handsOver), { type: "opened", isOpenRecord: false }, { type: "painted" }, { type: "kept" }).state;
}

/** @param {Partial<Position>} position @param {Partial<Extract<Event, { type: "decided" }>>} [more] @returns {Event} */
function decided(position, more) {
  return { type: "decided", position: { ...START, decisions: 1, log: 5, ...position }, end: undefined, ...more };
}

test("a game opens, is painted, saved and asks", () => {
  const start = opening(START, false);
  const first = after(start, { type: "opened", isOpenRecord: false });
  assert.equal(first.state.phase, "opening");
  assert.deepEqual(first.effects, ["seat", "render", "open"]);
  assert.ok(isSaving(first.state));
  assert.equal(after(first.state, { type: "painted" }).state.phase, "asking");
  assert.ok(!isSaving(after(first.state, { type: "painted" }, { type: "kept" }).state));
});

test("a decision is told when it is saved, and not before", () => {
  const first = after(onScreen(), decided({ player: 1 }));
  assert.deepEqual(first.effects, ["save", "seat"]);
  assert.equal(first.state.phase, "saving");
  assert.ok(!isShown(first.state) && isSaving(first.state));
  const second = after(first.state, { type: "saved", id: 0 });
  assert.deepEqual(second.effects, ["render", "refresh", "tell"]);
  assert.equal(second.state.phase, "asking");
  assert.deepEqual(second.state.latest, { from: 2, to: 5 });
});

test("what was taken back while it was saved is not told, also after the same decision was made again", () => {
  const { state } = after(onScreen(), decided({}), { type: "taken back", position: START });
  assert.deepEqual(after(state, { type: "saved", id: 0 }).effects, ["render"]);
  const again = after(state, decided({}));
  assert.deepEqual(after(again.state, { type: "saved", id: 0 }).effects, ["render"]);
  assert.deepEqual(after(again.state, { type: "saved", id: 0 }, { type: "saved", id: 1 }).effects, ["render", "refresh", "tell"]);
});

test("a decision of which nothing comes, as a figure that is not placed before a phantom is asked for, is saved and then shown", () => {
  const first = after(onScreen(), decided({ log: 2 }));
  assert.deepEqual(first.effects, ["save", "seat"]);
  assert.deepEqual(after(first.state, { type: "saved", id: 0 }).effects, ["render"]);
  assert.deepEqual(after(first.state, { type: "saved", id: 0 }, decided({ log: 2 })).effects, [], "no decision was made");
});

test("the device is handed over where people want that, and nobody decides before", () => {
  const { state } = after(onScreen({}, true), decided({ player: 1 }), { type: "saved", id: 0 });
  assert.equal(state.phase, "handing over");
  assert.ok(!mayDecide(state));
  assert.equal(after(state, { type: "device taken" }).state.phase, "asking");
  assert.equal(after(state, { type: "preferred", handsOver: false }).state.phase, "asking");
  assert.equal(
    after(state, { type: "asked", position: { ...state.position, absent: true } }).state.phase,
    "asking",
    "whoever holds the device plays for those who left",
  );
});

test("a computer player never takes the device, and nobody takes it while the clock is paused", () => {
  const computer = after(onScreen({}, true), decided({ player: 1, computer: true }), { type: "saved", id: 0 }).state;
  assert.equal(computer.phase, "thinking");
  assert.equal(after(computer, decided({ log: 8 }), { type: "saved", id: 1 }).state.phase, "asking", "the device is still where it was");
  const paused = after(onScreen(), { type: "clock", isPaused: true }).state;
  assert.equal(paused.phase, "paused");
  const other = after(paused, { type: "asked", position: { ...START, player: 1 } }).state;
  assert.equal(other.holder, 0);
  assert.equal(after(other, { type: "clock", isPaused: false }).state.holder, 1);
});

test("the end is told step by step, and then there is a result", () => {
  const over = decided({ over: true, log: 9 }, { end: 5 });
  const steps = /** @type {[Event, Effect["do"][]][]} */ ([
    [over, ["save", "seat", "rest"]],
    [{ type: "saved", id: 0 }, ["load scoring"]],
    [{ type: "scoring loaded" }, ["show last", "tell", "await rest"]],
    [{ type: "rested" }, ["tell scoring"]],
  ]);
  let state = onScreen();
  for (const [event, wanted] of steps) {
    const next = after(state, event);
    assert.deepEqual([next.effects, next.state.phase], [wanted, "ending"]);
    state = next.state;
  }
  const heard = after(state, { type: "scoring told", heard: true });
  assert.deepEqual([heard.effects, heard.state.phase], [["render", "show result"], "over"]);
  assert.deepEqual(after(heard.state, { type: "retell" }).effects, ["load scoring"]);
  const unheard = after(state, { type: "scoring told", heard: false });
  assert.deepEqual(unheard.effects, ["take back"]);
  assert.equal(after(unheard.state, { type: "taken back", position: START }).state.phase, "asking");
  assert.equal(after(state, { type: "scoring lost" }).state.phase, "over", "what could not be loaded holds nobody up");
});

/**
 * A world that carries out effects in any order that a browser may: a save ends at any time, and so does whatever is told.
 */
class World {
  /** Places in the log that were told. @type {number[]} */
  told = [];
  /** What the world still owes the flow. @type {Event[]} */
  pending = [];
  /** Ids of decisions that were saved. @type {Set<number>} */
  saved = new Set();
  /** The decisions that stand: where in the log they begin, and up to where they are to be told. @type {{ from: number, upTo: number }[]} */
  past = [];
  results = 0;
  /** Whether something for the end did not arrive, so that the last decision may have gone untold. */
  isLost = false;

  /** @param {() => number} random from 0 to below 1 */
  constructor(random) {
    this.random = random;
    this.position = { ...START };
    this.state = opening(this.position, random() < 0.5);
    this.happen({ type: "opened", isOpenRecord: false });
  }

  /** @param {Event} event */
  happen(event) {
    const before = structuredClone(this.state);
    const { state, effects } = step(Object.freeze(this.state), event);
    assert.deepEqual(this.state, before, "a state stays as it is");
    this.state = state;
    for (const effect of effects) this.#carryOut(effect);
  }

  /** @param {Effect} effect */
  #carryOut(effect) {
    if (effect.do === "open") this.pending.push({ type: "painted" }, { type: "kept" });
    else if (effect.do === "save") this.pending.push({ type: "saved", id: effect.id });
    else if (effect.do === "load scoring") {
      const lost = this.random() < 0.1;
      this.isLost ||= lost;
      this.pending.push({ type: lost ? "scoring lost" : "scoring loaded" });
    } else if (effect.do === "await rest") this.pending.push({ type: "rested" });
    else if (effect.do === "tell scoring") this.pending.push({ type: "scoring told", heard: !effect.undoes || this.random() < 0.7 });
    else if (effect.do === "take back") this.takeBack();
    else if (effect.do === "show result") this.results += 1;
    else if (effect.do === "tell") {
      assert.ok(effect.to <= this.state.taken, "nothing is told that was taken back");
      assert.ok(
        this.state.unsaved.every(({ from, to }) => to <= effect.from || from >= effect.to),
        "nothing is told before it is saved",
      );
      for (let at = effect.from; at < effect.to; at += 1) this.told.push(at);
    }
  }

  /** One of the things that are on their way arrives. */
  arrive() {
    const [event] = this.pending.splice(Math.floor(this.random() * this.pending.length), 1);
    if (event) this.happen(event);
  }

  decide() {
    if (!mayDecide(this.state) && asked(this.state) !== "thinking") return;
    if (this.state.ending) return; // the end is told
    const { log, player } = this.position;
    const over = this.random() < 0.1;
    const length = Math.floor(this.random() * 5) + Number(over); // of what some decline nothing comes
    this.past.push({ from: log, upTo: over ? log + 1 : log + length });
    this.position = {
      player: (player + (this.random() < 0.5 ? 1 : 0)) % 3,
      computer: this.random() < 0.3,
      absent: false,
      isShared: false,
      over,
      decisions: this.past.length,
      log: log + length,
    };
    this.happen({ type: "decided", position: this.position, end: over ? log + 1 : undefined });
  }

  takeBack() {
    if (this.past.length === 0) return;
    const log = this.past.pop()?.from ?? 0;
    this.told = this.told.filter((at) => at < log);
    this.position = { ...this.position, over: false, computer: false, decisions: this.past.length, log };
    this.happen({ type: "taken back", position: this.position });
  }

  /** Something that people do, or the computer players. */
  act() {
    const acts = [
      () => this.decide(),
      () => this.decide(),
      () => this.decide(),
      () => this.state.ending === null && this.takeBack(),
      () => this.happen({ type: "device taken" }),
      () => this.happen({ type: "preferred", handsOver: this.random() < 0.5 }),
      () => this.happen({ type: "clock", isPaused: this.random() < 0.3 }),
      () => this.happen({ type: "seated", position: this.position }),
      () => this.happen({ type: "asked", position: this.position }),
      () => this.happen({ type: "retell" }),
    ];
    acts[Math.floor(this.random() * acts.length)]();
  }
}

/** A generator of numbers from 0 to below 1 (mulberry32), so that a run that fails can be repeated. @param {number} seed */
function generator(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

test("in any order of events, nothing is shown before it is saved or told twice, and the flow comes to rest", () => {
  const phases = new Set();
  let results = 0;
  for (let seed = 0; seed < 500; seed += 1) {
    const random = generator(seed);
    const world = new World(random);
    for (let turn = 0; turn < 60; turn += 1) {
      if (random() < 0.5) world.act();
      else world.arrive();
      phases.add(world.state.phase);
      const { state } = world;
      assert.ok(state.phase !== "saving" || !isShown(state), `seed ${seed}`);
      assert.ok(!(mayDecide(state) && (state.ending || state.position.computer || state.isPaused || state.position.over)), `seed ${seed}`);
      assert.equal(new Set(world.told).size, world.told.length, `seed ${seed}: told twice`);
    }
    for (let left = 0; world.pending.length > 0; left += 1) {
      assert.ok(left < 1000, `seed ${seed}: it never comes to rest`);
      world.arrive();
    }
    assert.ok(["asking", "thinking", "paused", "handing over", "over"].includes(world.state.phase), `seed ${seed}: ${world.state.phase} is a dead end`);
    assert.ok(isShown(world.state) && !isSaving(world.state), `seed ${seed}`);
    const wanted = world.past.flatMap(({ from, upTo }) => Array.from({ length: upTo - from }, (_, index) => from + index));
    if (!world.isLost)
      assert.deepEqual(
        world.told.toSorted((a, b) => a - b),
        wanted,
        `seed ${seed}: not all was told`,
      );
    results += world.results;
  }
  assert.deepEqual([...phases].sort(), ["asking", "ending", "handing over", "opening", "over", "paused", "saving", "thinking"]);
  assert.ok(results > 50, "many games came to their end");
});

test("the device need not change hands for a step of the dragon, but does for the next turn", () => {
  const walk = after(onScreen({}, true), decided({ player: 1, isShared: true }), { type: "saved", id: 0 });
  assert.equal(walk.state.phase, "asking");
  const turn = after(walk.state, decided({ player: 1, decisions: 2, log: 8 }), { type: "saved", id: 1 });
  assert.equal(turn.state.phase, "handing over");
});
