/** Where the programs are that the tests run: none of them is downloaded. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { env } from "node:process";

/** Servers are installed where only root's PATH leads. */
const FOLDERS = [...(env.PATH ?? "").split(delimiter).filter(Boolean), "/usr/sbin", "/usr/local/sbin"];

/**
 * What the variable names, or else the first of the usual names that is on PATH, or of the other places.
 *
 * @param {string} variable
 * @param {string[]} names in order of preference
 * @param {string[]} [elsewhere] whole paths
 * @returns {string | undefined}
 */
export function findProgram(variable, names, elsewhere = []) {
  const usual = names.flatMap((name) => FOLDERS.map((folder) => join(folder, name)));
  return env[variable] || [...usual, ...elsewhere].find((path) => existsSync(path));
}
