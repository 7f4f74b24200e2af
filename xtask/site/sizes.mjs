/** A page of frames: the same boards at the sizes that pages around them usually have. */
import { deflateRawSync } from "node:zlib";

/** Width and height in CSS pixels, and what stands there. @type {[number, number, string, string][]} */
const FRAMES = [
  [320, 240, "still", "city"],
  [320, 480, "view", "majority"],
  [360, 640, "example", "road"],
  [480, 480, "view", "farmer"],
  [560, 640, "example", "monastery"],
  [640, 360, "still", "lay"],
  [768, 600, "replay", "farmer"],
  [800, 600, "play", ""],
  [1024, 640, "example", "wagon"],
];

/** @param {Record<string, { record: string }>} examples */
export function sizesPage(examples) {
  const frames = FRAMES.map(([width, height, mode, name]) => {
    const record = (name && examples[name]?.record) || "";
    const packed = record && `r=${deflateRawSync(record).toString("base64url")}&`;
    return `<figure><iframe src="../embed.html#${packed}mode=${mode}" width="${width}" height="${height}" loading="lazy" sandbox="allow-scripts allow-same-origin" title="A board in a frame: ${mode}"></iframe><figcaption>${width} × ${height}, <code>mode=${mode}</code></figcaption></figure>`;
  });
  return `\n<h1>Boards in frames</h1>\n<p>Each is <code>embed.html</code> in a frame. On a page from another site <code>sandbox="allow-scripts"</code> is enough: a board stores nothing.</p>\n<div class="frames">${frames.join("\n")}</div>`;
}
