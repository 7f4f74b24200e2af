// @ts-check
/** A text as the letters of a link: base64url of its raw DEFLATE. */

/** Why it could not be done: the browser is too old, the letters are no text, or it would be too long. */
export class DeflateError extends Error {
  /** @param {"old" | "broken" | "tooLong"} kind */
  constructor(kind) {
    super(kind);
    this.kind = kind;
  }
}

/**
 * @param {string} text
 * @returns {Promise<string>}
 */
export async function deflate(text) {
  if (typeof CompressionStream === "undefined") throw new DeflateError("old");
  return toBase64(await throughStream(new TextEncoder().encode(text), new CompressionStream("deflate-raw"), Infinity));
}

/**
 * Anybody may have written the letters, so what comes out of them is counted while it is unpacked.
 *
 * @param {string} letters
 * @param {number} longest bytes
 * @returns {Promise<string>}
 */
export async function inflate(letters, longest) {
  if (typeof DecompressionStream === "undefined") throw new DeflateError("old");
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(
      await throughStream(fromBase64(letters), new DecompressionStream("deflate-raw"), longest),
    );
  } catch (error) {
    throw error instanceof DeflateError ? error : new DeflateError("broken");
  }
}

/**
 * What comes out of a stream, as far as it is no longer than it may be.
 *
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {CompressionStream | DecompressionStream} stream
 * @param {number} longest
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function throughStream(bytes, stream, longest) {
  const [writer, reader] = [stream.writable.getWriter(), stream.readable.getReader()];
  // What is wrong with the bytes is told to the one who reads.
  for (const written of [writer.write(bytes), writer.close()]) written.catch(() => {});
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const parts = [];
  for (let length = 0; ; ) {
    const { value } = await reader.read();
    if (!value) return new Uint8Array(await new Blob(parts).arrayBuffer());
    length += value.length;
    parts.push(value);
    if (length <= longest) continue;
    await reader.cancel();
    throw new DeflateError("tooLong");
  }
}

/** @param {Uint8Array} bytes */
export function toBase64(bytes) {
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** @param {string} letters */
export function fromBase64(letters) {
  return Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}
