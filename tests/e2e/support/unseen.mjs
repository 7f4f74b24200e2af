/** Characters that nobody sees, and names with and without them: the data that the tests of the engine read too. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./serve.mjs";

/** @type {{ unseen: string[], kept: Record<string, string>, refused: Record<string, string>, blank: Record<string, string>, isolated: Record<string, string>, plain: Record<string, string> }} */
export const DATA = JSON.parse(readFileSync(join(ROOT, "tests/data/unseen.json"), "utf8"));
export const UNSEEN = DATA.unseen.map((number) => String.fromCodePoint(Number.parseInt(number.slice(2), 16)));
export const FAMILY = DATA.kept["a family"];
export const SCOTLAND = DATA.kept["the flag of Scotland"];
export const HEART = DATA.kept["a red heart"];
