// @ts-check
/** What a row tells of a game: it stands for the game in every list, so that a list reads no record. */
import { Game } from "../bastide.js";
import { checksum } from "../storage/database.js";
import { colourNames } from "../i18n/languages.js";
import { TEXT, givenName } from "../i18n/text.js";
import { momentNow } from "./moments.js";
import { isSealed } from "./seals.js";

/** @typedef {import("../storage/database.js").Row} Row */

/**
 * The game to go on with among some, the one played last first.
 *
 * @param {Row[]} rows
 */
export function openOf(rows) {
  return rows.find(goesOn);
}

/** Whether a game is still played: it is not over, or its last turn has not been sent yet. @param {Pick<Row, "over" | "yours">} row */
export const goesOn = ({ over, yours }) => !over || yours === true;

/**
 * Whether a game with people who are elsewhere still goes on: nobody may analyse it, begin another game from a moment of it, or take its tiles for one.
 *
 * @param {Pick<Row, "sealed" | "over" | "yours">} game
 */
export const isUnderSeal = (game) => game.sealed === true && goesOn(game);

/** @returns {Row} of a game that has not begun */
export function newRow() {
  const now = momentNow();
  return { id: newId(), name: "", made: now, changed: now, saved: 0, writer: newId(), deal: 0, over: false, turn: 1, players: [] };
}

/**
 * What a row tells of a game.
 *
 * @param {Game} game
 * @returns {Pick<Row, "over" | "turn" | "boxes" | "players" | "deal">}
 */
export function summary(game) {
  const { over, turn, players, boxes } = game.view();
  return {
    over,
    turn,
    boxes,
    players: players.map(({ colour, name, score, level }) => ({ colour, name: givenName({ colour, name }), score, ...(level && { level }) })),
    deal: checksum(game.deal()),
  };
}

/** What a row tells of a record; nothing if that cannot be played here. @param {string} text */
export function summaryOf(text) {
  const game = read(text);
  const found = game && { ...summary(game), ...(isSealed(text) && { sealed: true }) };
  game?.free();
  return found;
}

/**
 * @param {string} text
 * @param {number} [at] the moment after so many statements, if not the end
 * @returns {Game | undefined}
 */
export function read(text, at) {
  try {
    return Game.fromRecord(text, at, colourNames(TEXT));
  } catch {
    return undefined;
  }
}

/** A name that nothing else has. */
export function newId() {
  return crypto.getRandomValues(new Uint32Array(2)).reduce((id, part) => id + part.toString(36), "");
}
