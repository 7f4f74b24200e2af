// @ts-check
/**
 * The names of the sets that are not played, by which a record is known to need one. Whoever only asks this need not load what fetches the sets.
 */

/**
 * For each set how the ids of its tiles begin, and the names of its pieces. `tests/sets.rs` compares the table with the files.
 *
 * @type {Record<string, [prefix: string, ...pieces: string[]]>}
 */
export const NAMES = {
  catapult: ["CA"],
  plague: ["PL", "fleas"],
};

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
  return Object.entries(NAMES).flatMap(([name, [prefix, ...pieces]]) =>
    ids.has(prefix) || listed.includes(name) || pieces.some((piece) => pictures.has(piece)) ? name : [],
  );
}
