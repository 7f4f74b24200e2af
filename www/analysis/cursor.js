// @ts-check
/** Where the cursor of a study is, and where steps lead from there. */

/** @typedef {import("../bastide.js").StudyView} StudyView */
/** @typedef {import("../bastide.js").StudyLine} StudyLine */

/** The line at the cursor, and how many of its statements are played. @param {StudyView} study */
export function hereOf({ path, line }) {
  let here = line;
  for (let step = 0; step + 2 < path.length; step += 2) here = /** @type {StudyLine[]} */ (here.moves[path[step]].variations)[path[step + 1]];
  return { line: here, at: path[path.length - 1] };
}

/** What is said and shown at the cursor, and how good the statement before it is. @param {StudyView} study @returns {{ comment?: string, shapes?: string[], mark?: string }} */
export function notedAt(study) {
  const { line, at } = hereOf(study);
  return line.moves[at - 1] ?? line;
}

/**
 * The path one statement on, or back; out of a variation it leads to the moment at which that begins.
 *
 * @param {StudyView} study
 * @param {1 | -1} by
 * @returns {number[]}
 */
export function stepped(study, by) {
  const { path } = study;
  const { line, at } = hereOf(study);
  const first = path.length > 1 ? 1 : 0;
  if (by < 0 && at <= first) return path.length > 1 ? path.slice(0, -2) : path;
  return [...path.slice(0, -1), Math.min(at + by, line.moves.length)];
}

/** The path to the end of the line at the cursor. @param {StudyView} study @returns {number[]} */
export const endOfLine = (study) => [...study.path.slice(0, -1), hereOf(study).line.moves.length];

/**
 * The paths to all moments with a comment, a mark or a drawing, and to the first move of each variation, in the order in which the lines are listed.
 *
 * @param {StudyView} study
 */
export const notedPaths = ({ line }) => [...momentsOf(line)].filter(({ isNoted }) => isNoted).map(({ path }) => path);

/**
 * The path to the next moment of `notedPaths`; after the last, to the first. Returns nothing where there is no other.
 *
 * @param {StudyView} study
 */
export function nextNoted(study) {
  const all = [...momentsOf(study.line)];
  const at = String(study.path);
  const here = all.findIndex(({ path }) => String(path) === at);
  return [...all.slice(here + 1), ...all.slice(0, Math.max(0, here))].find(({ isNoted }) => isNoted)?.path;
}

/**
 * @param {StudyLine} line
 * @param {number[]} [before] what comes before its own numbers in a path
 * @returns {Generator<{ path: number[], isNoted: boolean }>}
 */
function* momentsOf(line, before = []) {
  const isNoted = (/** @type {{ comment?: string, mark?: string, shapes?: string[] }} */ { comment, mark, shapes = [] }) =>
    Boolean(comment || mark || shapes.length > 0);
  yield { path: [...before, 0], isNoted: isNoted(line) };
  for (const [index, move] of line.moves.entries()) {
    yield { path: [...before, index + 1], isNoted: isNoted(move) || (before.length > 0 && index === 0) };
    for (const [variation, other] of (move.variations ?? []).entries()) yield* momentsOf(other, [...before, index, variation]);
  }
}

/** How many statements of the game itself lie before so many decisions. @param {StudyView} study @param {number} decisions */
export const movesBefore = ({ line }, decisions) => line.moves.findLastIndex((move) => move.decisions <= decisions) + 1;

/**
 * The number of decisions made in the game before the variation at the cursor begins. Returns nothing if the cursor is in the game itself. A
 * variation that only declines a figure counts as the game, because a record need not mention that.
 *
 * @param {StudyView} study
 */
export function branchOf(study) {
  const { line, at } = hereOf(study);
  if (study.path.length === 1 || line.moves.slice(0, at).every(({ action }) => action.type === "skip")) return undefined;
  return study.line.moves[study.path[0] - 1]?.decisions ?? 0;
}

/**
 * The turn that is played next on the line at the cursor, with what follows its tile. Returns nothing at the end of a line.
 *
 * @param {StudyView} study
 * @returns {{ statement: string, then?: string } | undefined}
 */
export function turnAt(study) {
  const { line, at } = hereOf(study);
  const laid = line.moves[at]?.action;
  return laid && { statement: laid.statement, then: goesOn(line, at)?.action.statement };
}

/**
 * With what a turn goes on in the record after its tile: what is said of its figure.
 *
 * @param {StudyLine} line
 * @param {number} at how many statements come before that of the tile
 */
export function goesOn({ moves }, at) {
  const [laid, next] = moves.slice(at, at + 2);
  return laid && lays(laid.action) && next?.turn === laid.turn && next.player === laid.player && !lays(next.action) ? next : undefined;
}

/** Whether an action lays a tile. @param {import("../bastide.js").ActionView} action */
const lays = ({ type }) => type === "tile" || type === "tileWithBridge" || type === "abbey";
