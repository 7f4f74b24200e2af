// @ts-check
/** The dialog in which a landscape is kept: its picture to look at, saved or shared, and the game as a short film. */
import { openDialog } from "../ui/dialogs.js";
import { el, fill } from "../lib/dom.js";
import { film, filmType } from "./film.js";
import { drawPicture } from "./landscape.js";
import { TEXT } from "../i18n/text.js";
import { announce, enable, isEnabled } from "../ui/widgets.js";

const words = await TEXT.load.picture();

/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {import("./landscape.js").Foot} Foot */

/**
 * @param {Game} game at the moment that is drawn
 * @param {Foot} [foot]
 * @returns {Promise<void>}
 */
export async function showKeepsake(game, foot = {}) {
  const told = el("p", { role: "status" }, words.drawing);
  const frame = el("div", { class: "keepsake" }, told);
  const buttons = el("div", { class: "row" });
  const closed = openDialog(words.title, [frame, buttons], [], { name: "keepsake-dialog" });
  let isOpen = true;
  void closed.then(() => {
    isOpen = false;
  });
  try {
    const canvas = await drawPicture(game, foot);
    const picture = await blobOf(canvas);
    if (!isOpen) return;
    const address = URL.createObjectURL(picture);
    void closed.then(() => URL.revokeObjectURL(address));
    fill(frame, el("img", { src: address, alt: words.alt }));
    fill(buttons, ...actions(game, picture, foot.told, () => isOpen));
    announce(words.ready);
  } catch (error) {
    console.warn(error); // the engine refuses a landscape that is too large
    fill(told, words.failed);
  }
  return closed;
}

/**
 * @param {Game} game
 * @param {Blob} picture
 * @param {string | undefined} told
 * @param {() => boolean} isOpen
 */
function actions(game, picture, told, isOpen) {
  const file = new File([picture], `${words.file}.png`, { type: picture.type });
  const share = navigator.canShare?.({ files: [file] }) && button("secondary", words.share, () => shared(file, told));
  const type = game.view().over ? filmType() : undefined;
  return [button("primary", words.save, () => saveBlob(picture, file.name)), share, type !== undefined && filmButton(game, type, isOpen)];
}

/**
 * @param {Game} game
 * @param {string} type
 * @param {() => boolean} isOpen
 */
function filmButton(game, type, isOpen) {
  const record = async () => {
    if (!isEnabled(element)) return;
    enable(element, false);
    announce(words.filming(0));
    const found = await film(game, type, (share) => {
      fill(element, words.filming(Math.round(share * 100)));
      return isOpen();
    }).catch((error) => {
      console.warn(error);
      announce(words.failed);
    });
    fill(element, words.film);
    enable(element, true);
    if (found) saveBlob(found, `${words.file}.${type.includes("mp4") ? "mp4" : "webm"}`);
  };
  const element = button("secondary", words.film, record);
  return element;
}

/**
 * @param {string} kind
 * @param {string} label
 * @param {() => void} onclick
 */
function button(kind, label, onclick) {
  return el("button", { class: kind, type: "button", onclick }, label);
}

/** By what the system offers. Where that fails or is closed nothing was shared, and the picture can be saved instead. @param {File} file @param {string} [text] */
async function shared(file, text) {
  await navigator.share({ files: [file], title: TEXT.title, ...(text && { text }) }).catch(() => {});
}

/** @param {HTMLCanvasElement} canvas @returns {Promise<Blob>} */
function blobOf(canvas) {
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("the picture is too large for this browser"))), "image/png"),
  );
}

/**
 * @param {Blob} blob
 * @param {string} name of the file
 */
function saveBlob(blob, name) {
  const address = URL.createObjectURL(blob);
  el("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
