/** Archives of files as tests make them. */
import { deflateRawSync } from "node:zlib";

/**
 * A zip archive.
 *
 * @param {[name: string, text: string | Buffer][]} files
 * @param {{ isStored?: boolean, note?: string }} [how] `isStored`: the files are not packed
 */
export function zip(files, { isStored = false, note = "" } = {}) {
  const [entries, directory] = [/** @type {Buffer[]} */ ([]), /** @type {Buffer[]} */ ([])];
  let at = 0;
  for (const [name, text] of files) {
    const [whole, title] = [Buffer.from(text), Buffer.from(name)];
    const packed = isStored ? whole : deflateRawSync(whole);
    // From the version to the length of what follows the name, as both headers have it; nobody reads times and checksums.
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(isStored ? 0 : 8, 4);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(whole.length, 18);
    about.writeUInt16LE(title.length, 22);
    const entry = Buffer.concat([Buffer.from("PK\x03\x04"), about, title, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\0"), about, place, title]));
    entries.push(entry);
    at += entry.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(note.length, 20);
  return Buffer.concat([...entries, list, end, Buffer.from(note)]);
}
