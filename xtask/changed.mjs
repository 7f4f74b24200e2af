/**
 * Chooses the suites in browsers that a change can touch. `cargo xtask test --changed [REVISION]` calls it.
 *
 * A suite is touched by its own file, by the scripts of tests/e2e/support/ that it imports, by files outside that it names, and by every module that
 * its pages load. The modules follow from tests/e2e/asked.json, which says what the pages of each suite asked for when all of them ran:
 * each file with all that it imports. The engine and the files of the first screen are on every page, so a change of those touches every suite.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, posix, resolve } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { loads } from "./graph.mjs";

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const SUITES = "tests/e2e/suites/";
/** What is in every page, or decides how pages are built and how suites run. */
const EVERYWHERE =
  /^(src|page)\/|^Cargo\.(toml|lock)$|^Trunk\.toml$|^index\.html$|^package(-lock)?\.json$|^playwright\.config\.mjs$|^xtask\/(?!changed|cargo-deny)[^/]+\.mjs$|^tests\/e2e\/support\/(stage|browser|serve|reporter)\.mjs$/;
/** What no Rust code is made of: only native tests that read pages, scripts or docs can notice it. */
const WITHOUT_RUST = /^(www|docs|tests\/(e2e|node))\/|^[^/]+\.(md|mjs|jsonc)$|^xtask\/[^/]+\.mjs$/;
/** The referee, which plays and judges games for suites. */
const REFEREE = /^cli\/(src|Cargo)/;

/** @typedef {{ touched: Map<string, string>, left: string[] }} Choice each suite, as `game/play`, with the changed file for which it runs; the rest */

/**
 * @param {string[]} changed paths from the root on
 * @param {Record<string, string[]>} asked what each suite's pages asked for, as in tests/e2e/asked.json
 * @param {(path: string) => string} read a file's text; empty where there is none
 * @param {string[]} suites as `game/play`
 * @returns {Choice}
 */
export function choose(changed, asked, read, suites) {
  const touched = new Map();
  const left = [];
  for (const suite of suites) {
    const uses = usesOf(suite, asked[suite], read);
    const cause = changed.find(uses);
    if (cause) touched.set(suite, cause);
    else left.push(suite);
  }
  return { touched, left };
}

/**
 * @param {string} suite
 * @param {string[] | undefined} asked unknown for a suite that is new
 * @param {(path: string) => string} read
 * @returns {(path: string) => boolean} whether a changed file can touch the suite
 */
function usesOf(suite, asked, read) {
  const file = `${SUITES}${suite}.test.mjs`;
  const scripts = withImports([file], read, (name, text) => importsOf(name, text));
  const named = [...scripts].map(read).join("\n");
  const modules = asked && withImports(asked, read, (name, text) => loads(name, text).now);
  return (path) => {
    if (scripts.has(path) || EVERYWHERE.test(path)) return true;
    if (REFEREE.test(path)) return named.includes("referee(") || named.includes("played(");
    if (path.startsWith("www/")) return modules === undefined || modules.has(path.slice("www/".length)) || named.includes(path);
    return path.startsWith("docs/") || path.startsWith("tests/") || path.startsWith("examples/") ? namesPath(named, path) : false;
  };
}

/**
 * Some files and all that they lead to.
 *
 * @param {string[]} entries
 * @param {(path: string) => string} read
 * @param {(name: string, text: string) => string[]} next
 */
function withImports(entries, read, next) {
  /** @type {Set<string>} */
  const found = new Set();
  const open = [...entries];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    open.push(...next(name, read(name)));
  }
  return found;
}

/** @param {string} name @param {string} text */
function importsOf(name, text) {
  const addresses = [...text.matchAll(/\b(?:from|import)\s*\(?\s*"(\.\.?\/[^"]+\.m?js)"/g)].map(([, address]) => address);
  return addresses.map((address) => posix.join(posix.dirname(name), address));
}

/** Whether scripts name a file, or a folder that it is in. @param {string} text @param {string} path */
function namesPath(text, path) {
  for (let part = path; part.split("/").length > 1; part = posix.dirname(part)) if (text.includes(`"${part}"`) || text.includes(`${part}"`)) return true;
  return false;
}

/** Whether native tests that read no page, script or doc can notice a change. @param {string[]} changed */
export const needsAllNative = (changed) => !changed.every((path) => WITHOUT_RUST.test(path));

/** All suites, as `game/play`. @param {string} root */
export function allSuites(root) {
  const names = readdirSync(join(root, SUITES), { recursive: true }).map((name) => String(name).replaceAll("\\", "/"));
  return names
    .filter((name) => name.endsWith(".test.mjs"))
    .map((name) => name.slice(0, -".test.mjs".length))
    .sort();
}

/**
 * Reads the sources: a name that the build knows from its own folder, or one from the root on.
 *
 * @param {string} root
 * @returns {(path: string) => string}
 */
export function reader(root) {
  return (path) => {
    const places = [join(root, "www", path), join(root, path)];
    const place = places.find((place) => existsSync(place) && /\.(m?js|html)$/.test(place));
    return place ? readFileSync(place, "utf8") : "";
  };
}

/** What differs from a revision in the work tree, files that git does not know yet among it. @param {string} revision */
function changedSince(revision) {
  const git = (/** @type {string[]} */ ...words) => execFileSync("git", words, { cwd: ROOT, encoding: "utf8" }).split("\n").filter(Boolean);
  return [...new Set([...git("diff", "--name-only", "--no-renames", revision), ...git("ls-files", "--others", "--exclude-standard")])].sort();
}

if (argv[1] && resolve(argv[1]) === fileURLToPath(import.meta.url)) {
  let since = argv[2] ?? "HEAD";
  let changed = changedSince(since);
  if (changed.length === 0 && !argv[2]) {
    since = "HEAD~1";
    changed = changedSince(since);
  }
  const asked = JSON.parse(readFileSync(join(ROOT, "tests/e2e/asked.json"), "utf8"));
  const { touched, left } = choose(changed, asked, reader(ROOT), allSuites(ROOT));
  console.log(`since ${since}: ${changed.length} changed ${changed.length === 1 ? "file" : "files"}`);
  console.log(
    needsAllNative(changed) ? "all native tests" : "native tests that read pages, scripts or docs; the others are left out, because no Rust code has changed",
  );
  for (const [suite, cause] of touched) console.log(`run ${suite} (${cause})`);
  console.log(`left out, because no changed file reaches them: ${left.join(", ") || "none"}`);
}
