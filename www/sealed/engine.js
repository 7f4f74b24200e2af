// @ts-check
/** The part of the engine that seals games: loaded when there is one. */
import { deviceKeys, recallKeys } from "../storage/device-keys.js";
import init, { Sealed, idOf, invitationOf, messageId, newKey, scanCode } from "../sealed.js";

/** Once a page. @type {Promise<unknown> | undefined} */
let engine;

/** @typedef {{ Sealed: typeof Sealed, idOf: typeof idOf, invitationOf: typeof invitationOf, messageId: typeof messageId, newKey: typeof newKey, scanCode: typeof scanCode }} Sealing */

/** @returns {Promise<Sealing>} */
export async function sealing() {
  engine ??= init().catch((cause) => {
    engine = undefined; // the next one tries again
    throw cause;
  });
  await Promise.all([engine, recallKeys()]);
  return { Sealed, idOf, invitationOf, messageId, newKey, scanCode };
}

/** The key with which each game was opened, by the id of the game: it is tried first the next time. @type {Map<string, string>} */
const openers = new Map();

/**
 * The game of a record as this device sees it from its seat; nothing where it has none. A record that holds a tile which was drawn for one player alone is
 * refused with every other key, so the next one is tried.
 *
 * @param {string} record
 * @throws {import("../sealed.js").SealedError} the first refusal, where no key opens the record
 */
export function openedHere(record) {
  const id = idOf(record) ?? "";
  const opener = openers.get(id);
  const keys = [...deviceKeys()].sort((one, other) => Number(other === opener) - Number(one === opener));
  /** @type {unknown} */
  let refusal;
  for (const key of keys) {
    try {
      const sealed = Sealed.open(record, key);
      if (sealed.state().seat !== undefined) return openers.set(id, key), sealed;
      sealed.free();
    } catch (error) {
      if (!refusalOf(error)) throw error;
      refusal ??= error;
    }
  }
  if (refusal) throw refusal;
  return undefined;
}

/** The game of a record as this device sees it, or as somebody does who watches. @param {string} record */
export function openedBy(record) {
  return openedHere(record) ?? Sealed.open(record, "0".repeat(64));
}

/**
 * Does something with a record of a sealed game.
 *
 * @template T
 * @param {() => T} run
 * @returns {T | undefined} nothing where the engine refuses it
 */
export function unlessRefused(run) {
  try {
    return run();
  } catch (error) {
    if (!refusalOf(error)) throw error;
    return undefined;
  }
}

/**
 * Why a message was refused, as an error of the engine tells it; `undefined` for any other error.
 *
 * @param {unknown} error
 * @returns {import("../sealed.js").SealedError | undefined}
 */
export function refusalOf(error) {
  return error instanceof Error && /** @type {{ code?: unknown }} */ (error).code === "sealed"
    ? /** @type {import("../sealed.js").SealedError} */ (error)
    : undefined;
}
