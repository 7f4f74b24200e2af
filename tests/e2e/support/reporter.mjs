/**
 * Says at the end of a run which files took longest and which tests were late: those that failed beside others and pass alone. Keeps in
 * target/e2e/ how many seconds each file took, and which files of the build each asked for.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "./serve.mjs";

/** @typedef {import("@playwright/test/reporter").TestCase} TestCase */
/** @typedef {import("@playwright/test/reporter").TestResult} TestResult */
/** @typedef {{ title: string, why: string, trace: string }} Late a test of the first stage that failed, its error's first line, its trace */

/** The kind of annotation with which a suite says what its pages asked for (stage.mjs). */
export const ASKED = "asked";

const FOLDER = join(ROOT, "target/e2e");
const LATE = join(FOLDER, "late.json");
const LONGEST = 12;

export default class Reporter {
  /** Of work, by file. @type {Map<string, number>} */
  #seconds = new Map();
  /** What was asked for, by file. @type {Map<string, Set<string>>} */
  #asked = new Map();
  /** By the test's id. @type {Record<string, Late>} */
  #failed = {};
  /** @type {TestCase[]} */
  #passed = [];
  #isAlone;
  #began = Date.now();

  /** @param {{ stage?: string }} options */
  constructor({ stage } = {}) {
    this.#isAlone = stage === "alone";
  }

  printsToStdio() {
    return false; // beside the list of tests, which another reporter prints
  }

  /** @param {TestCase} test @param {TestResult} result */
  onTestEnd(test, result) {
    const file = nameOf(test);
    this.#seconds.set(file, (this.#seconds.get(file) ?? 0) + result.duration / 1000);
    for (const { type, description = "" } of result.annotations ?? []) {
      if (type !== ASKED) continue;
      const names = this.#asked.get(file) ?? new Set();
      for (const name of description.split(" ").filter(Boolean)) names.add(name);
      this.#asked.set(file, names);
    }
    if (result.status === "passed") this.#passed.push(test);
    else if (result.status !== "skipped") {
      const trace = result.attachments.find(({ name }) => name === "trace")?.path ?? "";
      const why = (result.error?.message ?? result.status).split("\n")[0];
      this.#failed[test.id] = { title: `${file} › ${test.title}`, why, trace: trace && relative(ROOT, trace) };
    }
  }

  onEnd() {
    mkdirSync(FOLDER, { recursive: true });
    if (this.#isAlone) return this.#tellLate();
    writeFileSync(LATE, JSON.stringify(this.#failed, null, 2));
    const seconds = [...this.#seconds].sort(([, one], [, other]) => other - one);
    const total = seconds.reduce((sum, [, own]) => sum + own, 0);
    console.log(`\n  What took longest, in seconds of work (${total.toFixed(0)} in ${((Date.now() - this.#began) / 1000).toFixed(0)} by the clock):`);
    for (const [name, own] of seconds.slice(0, LONGEST)) console.log(`${own.toFixed(1).padStart(9)}  ${name}`);
    writeFileSync(join(FOLDER, "seconds.json"), JSON.stringify(Object.fromEntries(seconds.map(([name, own]) => [name, Number(own.toFixed(1))])), null, 2));
    const asked = [...this.#asked].sort().map(([name, files]) => [name, [...files].sort()]);
    writeFileSync(join(FOLDER, "asked.json"), JSON.stringify(Object.fromEntries(asked)));
  }

  #tellLate() {
    /** @type {Record<string, Late>} */
    const before = existsSync(LATE) ? JSON.parse(readFileSync(LATE, "utf8")) : {};
    for (const test of this.#passed) {
      const late = before[test.id];
      if (late) console.log(`\n  flaky: ${late.title}\n    passes alone; beside others: ${late.why}\n    trace: npx playwright show-trace ${late.trace}`);
    }
  }
}

/** A file's name in short, as `game/play`. @param {TestCase} test */
function nameOf(test) {
  return relative(join(ROOT, "tests/e2e/suites"), test.location.file)
    .replaceAll("\\", "/")
    .replace(/\.test\.mjs$/, "");
}
