// @ts-check
/** A text that is kept in the address of its page, packed: it is there after a reload, and goes along when the address is copied. */
import { deflate, inflate } from "./deflate.js";

/** The address is written once nothing has changed for so long, in milliseconds: browsers allow only so many changes. */
const PAUSE = 150;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let later;

addEventListener("hashchange", () => location.reload()); // another link was pasted: the page itself changes its address without that event

/**
 * @param {number} longest in bytes
 * @returns {Promise<string | undefined>} nothing if there is none; empty if it cannot be unpacked
 */
export async function textInAddress(longest) {
  const [, packed] = /^#d=(.+)/.exec(location.hash) ?? [];
  return packed && inflate(packed, longest).catch(() => "");
}

/**
 * @param {string} text one that is too long to be read again is not kept
 * @param {number} longest in bytes
 */
export function keepInAddress(text, longest) {
  clearTimeout(later);
  later = setTimeout(async () => {
    const keeps = later;
    const packed = text && new TextEncoder().encode(text).length <= longest ? await deflate(text).catch(() => "") : "";
    if (keeps === later) history.replaceState(history.state, "", `${location.pathname}${location.search}${packed && `#d=${packed}`}`);
  }, PAUSE);
}
