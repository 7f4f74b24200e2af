/** Projects of other people that have installed the package: its tarball, made by npm, in a folder of their own. */
import { execFileSync, spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { env } from "node:process";
import { DIST, ROOT } from "../support/serve.mjs";

/** Finds the npm packages that only the slow proofs use: they are installed beside this file. */
const find = createRequire(import.meta.url);

/** The package as the build leaves it. */
export const PACKAGE = join(env.BASTIDE_DIST ?? DIST, "package");

/**
 * Copies a project and installs the package in it.
 *
 * @param {string} name a folder of tests/e2e/soak/projects
 * @param {string[]} [beside] npm packages that it uses too
 * @returns {Promise<{ folder: string, run: (program: string, ...words: string[]) => string, remove: () => Promise<void> }>} `run`
 *   gives what a program prints that is run there; it fails if the program does
 */
export async function installed(name, beside = []) {
  const home = await mkdtemp(join(tmpdir(), `bastide-${name}-`));
  const folder = join(home, "project");
  const { version } = JSON.parse(await readFile(join(PACKAGE, "package.json"), "utf8"));
  execFileSync("npm", ["pack", PACKAGE, "--pack-destination", home, "--silent"]);
  await cp(join(ROOT, "tests/e2e/soak/projects", name), folder, { recursive: true });
  await writeFile(
    join(folder, "package.json"),
    JSON.stringify({ name: "uses-a-board", private: true, type: "module", dependencies: { "bastide-board": `file:../bastide-board-${version}.tgz` } }),
  );
  /** @param {string} program @param {string[]} words */
  function run(program, ...words) {
    const { status, stdout, stderr, error } = spawnSync(program, words, { cwd: folder, encoding: "utf8", timeout: 30_000 });
    if (status !== 0) throw new Error(`${program} ${words.join(" ")}: ${error ?? stderr + stdout}`);
    return stdout;
  }
  run("npm", "install", "--offline", "--no-audit", "--no-fund", "--silent");
  for (const other of beside) {
    await mkdir(dirname(join(folder, "node_modules", other)), { recursive: true });
    await symlink(dirname(find.resolve(`${other}/package.json`)), join(folder, "node_modules", other));
  }
  return { folder, run, remove: () => rm(home, { recursive: true, force: true }) };
}

/** The type checker, for `run`. */
export const TSC = join(ROOT, "node_modules/.bin/tsc");
