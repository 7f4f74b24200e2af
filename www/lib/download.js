// @ts-check
/** Downloads that may stop on the way. */

/** So long nothing may come, in milliseconds; a file that comes slowly may take longer. */
const PATIENCE = 20_000;

/**
 * Fetches a file, and fails where nothing more of it comes for so long: before the answer, or in the middle of it.
 *
 * @param {URL} address
 * @param {RequestInit} [how]
 * @returns {Promise<Response>} an answer that has what was asked for
 */
export async function fetchInTime(address, how) {
  const stop = new AbortController();
  const begin = () => setTimeout(() => stop.abort(new Error(`${address} did not arrive in time`)), PATIENCE);
  let late = begin();
  const wait = () => {
    clearTimeout(late);
    late = begin();
  };
  try {
    const found = await fetch(address, Object.assign(Object.create(null), how, { signal: stop.signal })); // nothing that a host page gives to every object is an option
    if (!found.ok || !found.body) throw new Error(`${address} could not be loaded: ${found.status}`);
    wait();
    const pieces = new TransformStream({
      transform: (piece, controller) => {
        wait();
        controller.enqueue(piece);
      },
      flush: () => clearTimeout(late),
    });
    return new Response(found.body.pipeThrough(pieces), found);
  } catch (cause) {
    clearTimeout(late);
    throw cause;
  }
}
