/**
 * Writes www/licences.txt: the crates that are compiled into what the browser loads, each with its licence.
 *
 *     node xtask/licences.mjs
 */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "..");

/**
 * The crates behind the package for wasm, without those that only run while it is built.
 *
 * @returns {{ name: string, version: string, license: string, repository: string | null, manifest_path: string }[]}
 */
export function shippedCrates() {
  const words = ["metadata", "--format-version", "1", "--filter-platform", "wasm32-unknown-unknown", "--locked", "--offline"];
  const { packages, resolve: graph } = JSON.parse(execFileSync("cargo", words, { cwd: ROOT, encoding: "utf8", maxBuffer: 1 << 28 }));
  const crate = new Map(packages.map((/** @type {any} */ one) => [one.id, one]));
  const node = new Map(graph.nodes.map((/** @type {any} */ one) => [one.id, one]));
  const own = packages.find((/** @type {any} */ one) => one.name === "bastide-page").id;
  const found = new Set([own]);
  for (const id of found) {
    for (const { pkg, dep_kinds: kinds } of node.get(id).deps) {
      const isCode = !crate.get(pkg).targets.some((/** @type {any} */ target) => target.kind.includes("proc-macro"));
      if (isCode && kinds.some((/** @type {any} */ { kind }) => kind === null)) found.add(pkg);
    }
  }
  const others = [...found].map((id) => crate.get(id)).filter(({ source }) => source !== null); // our own have none
  return others.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** @param {string} folder of a crate */
function licenceOf(folder) {
  const names = readdirSync(folder);
  const name = names.find((file) => /^licen[cs]e.*mit/i.test(file)) ?? names.find((file) => /^(licen[cs]e|copying)/i.test(file));
  if (!name) return "";
  return readFileSync(join(folder, name), "utf8").replaceAll("\r\n", "\n").trim();
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  /** Crates by the text of their licence: many share one. @type {Map<string, string[]>} */
  const texts = new Map();
  for (const { name, version, license, repository, manifest_path: manifest } of shippedCrates()) {
    const text = licenceOf(dirname(manifest));
    texts.set(text, [...(texts.get(text) ?? []), `${name} ${version} (${license})${repository ? `, ${repository}` : ""}`]);
  }
  const parts = [...texts].map(([text, crates]) => `${crates.join("\n")}\n\n${text || "The licence is named above; its text is at that address."}\n`);
  const head = "Bastide is made with these libraries, and with the standard library of Rust (MIT OR Apache-2.0), https://www.rust-lang.org.\n";
  writeFileSync(join(ROOT, "www/licences.txt"), [head, ...parts].join(`\n${"-".repeat(72)}\n\n`));
  console.log(`www/licences.txt: ${[...texts.values()].flat().length} crates`);
}
