// @ts-check
/** What makes a page an app: it is kept for use without a network, follows new versions, and stays on the tablet. */
import { BUILD } from "../build.js";
import { notify } from "./notice.js";
import { isSaid, say } from "../storage/store.js";
import { TEXT } from "../i18n/text.js";
import { ownRegistration, restart, updateWaits } from "../games/update.js";

/** @type {Promise<ServiceWorkerRegistration | undefined> | undefined} */
let registration;
/** Why this build could not be kept: the address of the file that the host serves otherwise than it was built, or "" for one that did not arrive. @type {string | undefined} */
let refused;
/** The start screen that is shown, or was. @type {Element | undefined} */
let screen;
/** Whether the person has begun to do something. */
let touched = false;
for (const type of ["pointerdown", "keydown"]) addEventListener(type, () => (touched = true), { capture: true, once: true });

/**
 * Called each time the start screen is shown: nothing here is done while a game is on screen.
 *
 * @param {Element} shown
 */
export async function atStart(shown) {
  screen = shown;
  hintAtHomeScreen();
  registration ??= register();
  const registered = await registration;
  if (registered?.active) registered.update().catch(() => {}); // without a network there is nothing new
  await offerUpdate();
}

/**
 * After a game was played to its end: there is something to lose now, so the browser is asked, once, to keep it.
 *
 * @returns {Promise<void>}
 */
export async function gameFinished() {
  if (isSaid("persist")) return;
  say("persist");
  await keepStorage();
}

/**
 * Asks the browser not to delete what is stored when it is short of space.
 *
 * @returns {Promise<boolean>} what it answered
 */
export async function keepStorage() {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false; // an old browser, or storage is blocked
  }
}

/**
 * Whether the game can be played without a network, in a sentence or two.
 *
 * @returns {Promise<string>}
 */
export async function reportKept() {
  const words = TEXT.about.offline;
  const worker = BUILD ? await ownRegistration() : undefined;
  const why = refused === undefined ? "" : refused ? words.changed(refused) : words.late;
  if (worker?.active) return [words.kept, why].filter(Boolean).join(" ");
  return why || (worker?.installing ? words.coming : words.never);
}

/** Remembers why the worker could not store this build, and logs it for the people who run the host. @param {MessageEvent} event */
function hear({ data }) {
  if (typeof data?.refused !== "string") return;
  refused = data.refused;
  console.warn(
    refused
      ? `Bastide is not kept for use without a network: ${refused} is not the file that was built. docs/HOSTING.md says what a host must not do.`
      : "Bastide is not kept for use without a network: a file did not arrive.",
  );
}

/**
 * @returns {Promise<ServiceWorkerRegistration | undefined>} undefined where the page is not kept
 */
async function register() {
  if (!BUILD || !("serviceWorker" in navigator)) return leave();
  try {
    navigator.serviceWorker.addEventListener("message", hear);
    const { ownAddress } = await import("../engine/code-addresses.js");
    const registered = await navigator.serviceWorker.register(ownAddress("../sw.js"), { updateViaCache: "none" });
    const follow = () => registered.installing?.addEventListener("statechange", offerUpdate);
    follow();
    registered.addEventListener("updatefound", follow);
    if (!navigator.serviceWorker.controller) navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ claim: BUILD }));
    return registered;
  } catch {
    return undefined; // blocked, or a file of the build did not arrive: the network serves this page, the next visit tries again
  }
}

/** A developer's build has no worker: if one of an earlier build is there, it hears of it now. */
async function leave() {
  const old = await ownRegistration();
  await old?.update().catch(() => {});
  return undefined;
}

async function offerUpdate() {
  if (!(await updateWaits()) || !screen?.isConnected || document.querySelector("[data-notice=update]")) return;
  // On the developer's own machine, building the game is reason enough to switch to the new version.
  if (location.hostname === "127.0.0.1" && !touched && (await restart())) return;
  offer(TEXT.update.ready);
}

/** @param {string} sentence */
function offer(sentence) {
  const take = async () => (await restart()) || offer(TEXT.update.otherTab);
  notify("update", sentence, [{ label: TEXT.update.restart, run: take, stays: true }]);
}

/** Safari on iPad and iPhone has no install button, so people are told once how to install, after they have finished a game. */
function hintAtHomeScreen() {
  const safari = "standalone" in navigator && !navigator.standalone && !/CriOS|FxiOS|EdgiOS|OPiOS|DuckDuckGo/.test(navigator.userAgent);
  if (!safari || isSaid("home-screen") || !isSaid("persist")) return;
  say("home-screen");
  notify("home-screen", TEXT.homeScreen);
}
