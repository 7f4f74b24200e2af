// @ts-check
/** Texts of files that may be packed: a zip archive holds any number of them, a gzip file one. */
import { DeflateError, throughStream } from "./deflate.js";

/** The longest end of an archive: 22 bytes and a comment. */
const LONGEST_END = 22 + 0xffff;

/** What other programs put into archives beside the files. */
const BESIDE = /\/$|^__MACOSX\/|(^|\/)\./;

/**
 * The texts in a file: one, unless it is an archive. Anybody may have made it, so what comes out is counted while it is unpacked.
 *
 * @param {Blob} file
 * @param {number} longest bytes that all texts together may have
 * @returns {Promise<string[]>}
 * @throws {DeflateError} if the browser is too old, the file is damaged or its texts are too long
 */
export async function textsOf(file, longest) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    if (begins(bytes, 0x1f, 0x8b)) return [text(await inflated(bytes, "gzip", longest))];
    const isArchive = begins(bytes, 0x50, 0x4b, 3, 4) || begins(bytes, 0x50, 0x4b, 5, 6); // the other has no file
    return isArchive ? await archived(bytes, longest) : [text(bytes)];
  } catch (error) {
    throw error instanceof DeflateError ? error : new DeflateError("broken");
  }
}

/** @param {Uint8Array} bytes @param {number[]} first */
function begins(bytes, ...first) {
  return first.every((byte, index) => bytes[index] === byte);
}

/**
 * The texts of an archive, as the directory at its end lists them.
 *
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {number} longest
 */
async function archived(bytes, longest) {
  const view = new DataView(bytes.buffer);
  const end = endOf(view);
  const texts = [];
  let [at, left] = [view.getUint32(end + 16, true), longest];
  for (let entry = view.getUint16(end + 10, true); entry > 0; entry -= 1) {
    if (view.getUint32(at, true) !== 0x02014b50) throw new DeflateError("broken");
    const [size, nameSize, extraSize, noteSize] = [view.getUint32(at + 20, true), ...[28, 30, 32].map((offset) => view.getUint16(at + offset, true))];
    const [method, header] = [view.getUint16(at + 10, true), view.getUint32(at + 42, true)];
    const name = text(bytes.subarray(at + 46, at + 46 + nameSize));
    at += 46 + nameSize + extraSize + noteSize;
    if (BESIDE.test(name)) continue;
    const begin = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    const packed = bytes.slice(begin, begin + size);
    if (method !== 0 && method !== 8) throw new DeflateError("broken");
    const whole = method === 8 ? await inflated(packed, "deflate-raw", left) : packed;
    left -= whole.length;
    if (left < 0) throw new DeflateError("tooLong");
    texts.push(text(whole));
  }
  return texts;
}

/**
 * Where the end of an archive begins.
 *
 * @param {DataView} view
 */
function endOf(view) {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - LONGEST_END); at -= 1) if (view.getUint32(at, true) === 0x06054b50) return at;
  throw new DeflateError("broken");
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {CompressionFormat} format
 * @param {number} longest
 */
function inflated(bytes, format, longest) {
  if (typeof DecompressionStream === "undefined") throw new DeflateError("old");
  return throughStream(bytes, new DecompressionStream(format), longest);
}

/**
 * A text in UTF-8, or in UTF-16 where it begins with the mark of that, as some editors write.
 *
 * @param {Uint8Array} bytes
 */
function text(bytes) {
  const wide = begins(bytes, 0xff, 0xfe) ? "utf-16le" : begins(bytes, 0xfe, 0xff) ? "utf-16be" : undefined;
  return new TextDecoder(wide).decode(bytes);
}
