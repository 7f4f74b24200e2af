/** What devices do by themselves: an input method's Enter ends no field, and sound goes on after a call has interrupted it. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { isEnter } from "../../../www/lib/enter.js";
import { newLeader } from "../../../www/engine/lead.js";
import { isTyping } from "../../../www/lib/typing.js";
import { patternOf } from "../../../www/ui/feel.js";

const WWW = new URL("../../../www/", import.meta.url).pathname;

/** @param {Partial<KeyboardEvent>} event */
const pressed = (event) => isEnter(/** @type {KeyboardEvent} */ ({ key: "Enter", isComposing: false, keyCode: 13, ...event }));

test("Enter ends a field, but not while an input method offers words", () => {
  assert.ok(pressed({}));
  for (const event of [{ isComposing: true }, { keyCode: 229 }, { key: "a", keyCode: 65 }]) assert.ok(!pressed(event), JSON.stringify(event));
});

test("what is typed or pasted in a field of a board belongs to the field, also where only the board is seen as the target", (context) => {
  class Element extends EventTarget {
    constructor(/** @type {string[]} */ ...around) {
      super();
      this.around = around;
    }
    closest(/** @type {string} */ selectors) {
      return this.around.find((name) => selectors.split(", ").includes(name)) ? this : null;
    }
  }
  Object.assign(globalThis, { Element });
  context.after(() => Reflect.deleteProperty(globalThis, "Element"));
  const board = new Element("bastide-board", "main");
  const typed = (/** @type {EventTarget[]} */ ...path) => isTyping(/** @type {Event} */ (/** @type {unknown} */ ({ target: board, composedPath: () => path })));
  assert.ok(typed(new Element("textarea"), board));
  assert.ok(typed(new Element("b", "[contenteditable]"), board));
  for (const path of [[board], [new Element("canvas"), board], [new EventTarget()], []]) assert.ok(!typed(...path));
});

test("one function decides about Enter for all fields, and one whether somebody types", () => {
  const files = readdirSync(WWW, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js") && !name.startsWith("i18n/"));
  const having = (/** @type {RegExp} */ text) => files.filter((name) => text.test(readFileSync(join(WWW, name), "utf8")));
  assert.deepEqual(having(/key === "Enter"|key !== "Enter"/), ["lib/enter.js"]);
  assert.deepEqual(having(/closest\("[^"]*textarea/), ["lib/typing.js"]);
});

test("a sound wakes what plays it, whatever has stopped that", async () => {
  const resumed = /** @type {string[]} */ ([]);
  const ramp = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  class Part {
    frequency = ramp;
    gain = ramp;
    connect = (/** @type {unknown} */ next) => next;
    start() {}
    stop() {}
  }
  class Audio {
    static state = "interrupted";
    currentTime = 0;
    destination = {};
    get state() {
      return Audio.state;
    }
    async resume() {
      resumed.push(Audio.state);
    }
  }
  Object.assign(globalThis, { AudioContext: Audio, OscillatorNode: Part, GainNode: Part, document: { hidden: false, documentElement: { dataset: {} } } });
  Object.defineProperty(globalThis, "navigator", { configurable: true, value: { userActivation: { hasBeenActive: true } } });
  const { prefer } = await import("../../../www/ui/preferences.js");
  const { playSound } = await import("../../../www/ui/sound.js");
  prefer({ sound: true, volume: 1 });
  for (const state of ["interrupted", "suspended", "running"]) {
    Audio.state = state;
    playSound("tile");
  }
  assert.deepEqual(resumed, ["interrupted", "suspended"]);
});

/** Points for a feature, as the log tells them. @param {number} player @param {number} points @returns {any} */
const scored = (player, points, more = {}) => ({ type: "scored", player, points, completed: true, atEnd: false, ...more });
const players = (/** @type {number[]} */ ...scores) => /** @type {any[]} */ (scores.map((score) => ({ score })));

test("a lead is told when it changes, not when it grows, and never of the first points", () => {
  assert.equal(newLeader(players(9, 7), [scored(0, 4)]), 0, "5 to 7 before");
  assert.equal(newLeader(players(11, 7), [scored(0, 2)]), undefined, "it led already");
  assert.equal(newLeader(players(7, 7), [scored(0, 2)]), undefined, "nobody leads alone");
  assert.equal(newLeader(players(8, 7, 3), [scored(0, 1)]), 0, "out of a tie");
  assert.equal(newLeader(players(4, 0), [scored(0, 4)]), undefined, "nobody had anything");
  assert.equal(newLeader(players(5, 9), [scored(0, 3), scored(1, 8)]), 1);
});

test("large features, a lead that changes, the last tile and the end are felt, and most turns are not", () => {
  const felt = (/** @type {any[]} */ events, more = {}) => patternOf(events, { players: players(20, 6), remaining: 12, over: false, ...more });
  assert.deepEqual(felt([{ type: "tilePlaced" }]), []);
  assert.equal(felt([scored(0, 3)]).length, 1);
  assert.equal(felt([scored(0, 14)]).length, 3);
  assert.notDeepEqual(felt([scored(0, 15, { atEnd: true })]), felt([scored(0, 14)]), "the final scoring is told in its own time");
  assert.equal(felt([{ type: "turn" }], { remaining: 0 }).length, 3);
  assert.equal(felt([{ type: "over" }], { over: true }).length, 5);
});
