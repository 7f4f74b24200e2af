/**
 * Links: letters that anybody may have written, unpacked and opened.
 *
 *     node fuzz/link.mjs 100000 [SEED] [--write]
 */
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { changed, fuzz, isTold } from "./chance.mjs";
import { opened } from "./engine.mjs";

// Needs the engine in its place.
const { LinkError, linkOf, readLink } = await import("../www/shelf/link.js");

const WORDS = ["#r=", "#s=", "&at=", "&at=0", "&at=99999", "-", "_", "=", "+", "/", "%", "AAAA", "____", "AQAA__8", "&", "r=", " "];
const LINES = ["tile ", "meeple road.N\n", "skip\n", '[Deck "D V"]\n', '[Players "red"]\n', "\u0000", "\ud800", "\u202e", "\ufeff", '"', "\\", ";", "#"];

/** Letters are changed; now and then the text in them is, and packed anew. @type {Parameters<typeof fuzz>[0]["change"]} */
async function change(chance, link, other) {
  if (chance.below(8) > 0) return changed(chance, link, WORDS, other);
  const text = await readLink(link).then(
    ({ record }) => record,
    () => link,
  );
  return linkOf(changed(chance, text, LINES, text), chance.below(2) ? chance.below(200) : undefined);
}

/** @type {Set<string>} */
const known = new Set();

/** @param {string} link */
export async function attempt(link) {
  let read;
  try {
    read = await readLink(link);
  } catch (error) {
    isTold(error, link);
    if (!(error instanceof LinkError)) throw new Error(`no error of a link: ${link}`, { cause: error });
    return error.message;
  }
  const { record, at } = read;
  const outcome = `${opened(record)} ${at === undefined}`;
  if (known.has(outcome)) return outcome; // packing costs more than everything else: one of each is enough
  known.add(outcome);
  const again = await readLink(await linkOf(record, at));
  if (again.record !== record || again.at !== at) throw new Error(`another link the second time: ${link}`);
  return outcome;
}

/** @param {{ executions: number, seed: number, write?: boolean }} options */
export const fuzzLinks = (options) => fuzz({ ...options, name: "link", change, attempt });

if (argv[1] === fileURLToPath(import.meta.url))
  console.log(await fuzzLinks({ executions: Number(argv[2]), seed: Number(argv[3] ?? 1), write: argv.includes("--write") }));
