/** What devices do by themselves: an input method's Enter ends no field, and sound goes on after a call has interrupted it. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { isEnter } from "../../../www/lib/enter.js";

const WWW = new URL("../../../www/", import.meta.url).pathname;

/** @param {Partial<KeyboardEvent>} event */
const pressed = (event) => isEnter(/** @type {KeyboardEvent} */ ({ key: "Enter", isComposing: false, keyCode: 13, ...event }));

test("Enter ends a field, but not while an input method offers words", () => {
  assert.ok(pressed({}));
  for (const event of [{ isComposing: true }, { keyCode: 229 }, { key: "a", keyCode: 65 }]) assert.ok(!pressed(event), JSON.stringify(event));
});

test("one function decides about Enter for all fields", () => {
  const own = join(WWW, "lib/enter.js");
  const files = readdirSync(WWW, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js") && !name.startsWith("i18n/"));
  const others = files.map((name) => join(WWW, name)).filter((file) => file !== own && /key === "Enter"|key !== "Enter"/.test(readFileSync(file, "utf8")));
  assert.deepEqual(others, []);
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
