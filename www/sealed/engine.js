// @ts-check
/** The part of the engine that seals games: loaded when there is one. */
import { deviceKeys } from "../storage/device-keys.js";
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
  await engine;
  return { Sealed, idOf, invitationOf, messageId, newKey, scanCode };
}

/**
 * The game of a record as this device sees it from its seat; nothing where it has none.
 *
 * @param {string} record
 */
export function openedHere(record) {
  for (const key of deviceKeys()) {
    const sealed = Sealed.open(record, key);
    if (sealed.state().seat !== undefined) return sealed;
    sealed.free();
  }
  return undefined;
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
