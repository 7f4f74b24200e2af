// @ts-check
/** What can be done on the board, in English. */
import { TEXT, capitalise } from "./text.js";

/** @type {Record<string, string>} */
const SIDES = {
  N: "north", E: "east", S: "south", W: "west",
  NNE: "north right", ENE: "east above", ESE: "east below", SSE: "south right",
  SSW: "south left", WSW: "west below", WNW: "west above", NNW: "north left",
};

/** @type {Record<string, string>} */
const CORNERS = { NE: "north-east", SE: "south-east", SW: "south-west", NW: "north-west" };

const TURNS = ["unturned", "turned right", "upside down", "turned left"];

/**
 * An action in words, for the list of everything that can be done.
 *
 * @param {import("../src/web/types.d.ts").ActionView} action
 * @returns {string}
 */
export function describeAction(action) {
  if (action.type === "tile") return `${describeCell(action.x, action.y)}, ${TURNS[action.turns]}`;
  if (action.type === "figure") return `${action.figure === "meeple" ? "" : `${TEXT.pieces.names[action.figure]}: `}${describePlace(action.place)}`;
  if (action.type === "abbey") return `Abbey: ${describeCell(action.x, action.y)}`;
  if (action.type === "barn") return `Barn: ${CORNERS[action.corner]} corner`;
  if (action.type === "move") return `Wagon to ${describeCell(action.x, action.y)}: ${describePlace(action.place)}`;
  if (action.type === "recall") return TEXT.primary.recall;
  return TEXT.skip.figure;
}

/**
 * What a computer player means to do after a tile.
 *
 * @param {string} statement for example `meeple road.S` or `skip`
 * @returns {string}
 */
export function describeNext(statement) {
  const [verb, place = ""] = statement.split(" ");
  if (verb === "skip") return TEXT.advice.thenNone;
  if (verb === "recall") return TEXT.advice.thenRecall;
  if (verb === "barn") return TEXT.advice.thenBarn;
  return TEXT.advice.thenFigure(verb === "meeple" ? describePlace(place).toLowerCase() : `${TEXT.pieces.names[verb] ?? verb}, ${describePlace(place)}`.toLowerCase());
}

/**
 * Where a cell lies, seen from the first tile.
 *
 * @param {number} x
 * @param {number} y
 * @returns {string}
 */
function describeCell(x, y) {
  const across = x === 0 ? "" : `${Math.abs(x)} ${x > 0 ? "east" : "west"}`;
  const along = y === 0 ? "" : `${Math.abs(y)} ${y > 0 ? "south" : "north"}`;
  return [across, along].filter(Boolean).join(", ") || "the first tile";
}

/**
 * @param {string} place for example `road.S` or `monastery`
 * @returns {string}
 */
function describePlace(place) {
  const [kind, side] = capitalise(place).split(".");
  return side && SIDES[side] ? `${kind}, ${SIDES[side]}` : kind;
}
