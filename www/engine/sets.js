// @ts-check
/**
 * Sets of tiles that are not played: a page fetches one when something names a tile or a piece of it, and the engine of boards on
 * other pages then knows it. Each set is fetched once a page.
 */
import { addSet } from "../bastide.js";
import { textOf } from "./start.js";

/**
 * For each set how the ids of its tiles begin, where its text is, and the names of its pieces. Each address is written out, so that
 * bundlers of other people's projects find the file. `tests/sets.rs` compares the table with the files.
 *
 * @type {Record<string, [prefix: string, address: URL, ...pieces: string[]]>}
 */
export const SETS = {
  hills: ["HS", new URL("../sets/hills.tiles", import.meta.url), "shepherd", "sheep", "wolf"],
  bigtop: ["BT", new URL("../sets/bigtop.tiles", import.meta.url), "ringmaster", "tent", "animal"],
  flier: ["FL", new URL("../sets/flier.tiles", import.meta.url)],
  gq11: ["GQ", new URL("../sets/gq11.tiles", import.meta.url)],
  festival: ["FE", new URL("../sets/festival.tiles", import.meta.url)],
  ferries: ["FR", new URL("../sets/ferries.tiles", import.meta.url), "ferry"],
  gold: ["GO", new URL("../sets/gold.tiles", import.meta.url), "gold_bar"],
  mage: ["MW", new URL("../sets/mage.tiles", import.meta.url), "mage", "witch"],
  corn1: ["CO", new URL("../sets/corn1.tiles", import.meta.url)],
  corn2: ["CP", new URL("../sets/corn2.tiles", import.meta.url)],
  watchtowers: ["WT", new URL("../sets/watchtowers.tiles", import.meta.url)],
  monasteries: ["MO", new URL("../sets/monasteries.tiles", import.meta.url)],
  shrines: ["SH", new URL("../sets/shrines.tiles", import.meta.url)],
  siege: ["SI", new URL("../sets/siege.tiles", import.meta.url)],
  cathars: ["CT", new URL("../sets/cathars.tiles", import.meta.url)],
  tunnel: ["TU", new URL("../sets/tunnel.tiles", import.meta.url), "tunnel_token"],
  labyrinth: ["LA", new URL("../sets/labyrinth.tiles", import.meta.url)],
  windroses: ["WR", new URL("../sets/windroses.tiles", import.meta.url)],
  darmstadt: ["DA", new URL("../sets/darmstadt.tiles", import.meta.url)],
  russian: ["RU", new URL("../sets/russian.tiles", import.meta.url)],
  spieldoch: ["SD", new URL("../sets/spieldoch.tiles", import.meta.url)],
  catapult: ["CA", new URL("../sets/catapult.tiles", import.meta.url)],
  plague: ["PL", new URL("../sets/plague.tiles", import.meta.url), "fleas"],
  winter: ["WI", new URL("../sets/winter.tiles", import.meta.url)],
};

/** Those that are there or on their way. @type {Map<string, Promise<string>>} */
const added = new Map();

/**
 * Makes a set known to the engine, which must have been started.
 *
 * @param {string} name for example `hills`
 * @returns {Promise<string>} its title
 */
export function loadSet(name) {
  const [, address] = Object.hasOwn(SETS, name) ? SETS[name] : [];
  if (!address) return Promise.reject(Object.assign(new Error(`there is no set “${name}”`), { code: "state" }));
  const known = added.get(name);
  if (known) return known;
  const adding = textOf(address).then(addSet);
  added.set(name, adding);
  adding.catch(() => added.delete(name)); // the next one tries again
  return adding;
}

/**
 * The sets of which a record names tiles, pieces or, among its boxes, the name.
 *
 * @param {string} record
 * @param {string} [boxes] joined by `+`
 * @returns {string[]}
 */
export function setsOf(record, boxes = "") {
  const listed = `${boxes}+${/^\s*\[Boxes "([^"]*)"/m.exec(record)?.[1] ?? ""}`.split("+").map((name) => name.trim());
  const words = new Set(record.split(/[\s";]+/));
  const ids = new Set([...words].flatMap((word) => /^([A-Z]{2})\d\d$/.exec(word)?.[1] ?? []));
  const pictures = new Set([...record.matchAll(/\bpicture\s+(\w+)/g)].map(([, piece]) => piece));
  return Object.entries(SETS).flatMap(([name, [prefix, , ...pieces]]) =>
    ids.has(prefix) || listed.includes(name) || pieces.some((piece) => pictures.has(piece)) ? name : [],
  );
}

/**
 * Makes all sets known that a record needs.
 *
 * @param {string} record
 * @param {string} [boxes] joined by `+`
 * @returns {Promise<void>} it fails with code `network` if one cannot be fetched
 */
export async function loadSetsOf(record, boxes) {
  await Promise.all(setsOf(record, boxes).map(loadSet));
}
