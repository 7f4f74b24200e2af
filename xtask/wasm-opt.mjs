/**
 * wasm-opt of binaryen, which keeps what it made: a module that comes again with the same options is copied from target/packed/ instead of being made
 * for a quarter of a minute. `cargo xtask` puts this folder before the others on PATH.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { argv, env, execPath, exit } from "node:process";
import { fileURLToPath } from "node:url";

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const PROGRAM = join(ROOT, "node_modules/binaryen/bin/wasm-opt");
const words = argv.slice(2);
const output = words.find((word) => word.startsWith("--output="))?.slice("--output=".length);
const input = words.at(-1) ?? "";

/** @returns {number} the program's exit code */
function run() {
  return spawnSync(execPath, [PROGRAM, ...words], { stdio: "inherit" }).status ?? 1;
}

if (!output || !existsSync(input)) exit(run()); // it is asked for something else, such as its version
const options = words.filter((word) => word !== input && !word.startsWith("--output="));
const { version } = JSON.parse(readFileSync(join(ROOT, "node_modules/binaryen/package.json"), "utf8"));
const hash = createHash("sha256")
  .update([version, ...options].join("\n"))
  .update(readFileSync(input))
  .digest("hex");
const folder = join(env.CARGO_TARGET_DIR ?? join(ROOT, "target"), "packed");
const kept = join(folder, `${hash}.wasm`);
if (existsSync(kept)) copyFileSync(kept, output);
else {
  const code = run();
  if (code !== 0) exit(code);
  mkdirSync(folder, { recursive: true });
  copyFileSync(output, `${kept}.half`);
  renameSync(`${kept}.half`, kept); // whole or not at all
}
