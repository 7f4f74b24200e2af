// @ts-check
/** Tells people what a decision brought about: by ear, for screen readers, and on the board where the log is not on show. */
import { mover } from "../board/hints.js";
import { newLeader } from "../engine/lead.js";
import { isArrival, isLoss } from "../engine/moments.js";
import { ofBox } from "../i18n/boxes.js";
import { describeEvent } from "../i18n/describe.js";
import { TEXT } from "../i18n/text.js";
import { feel } from "../ui/feel.js";
import { preferences } from "../ui/preferences.js";
import { announce } from "../ui/widgets.js";

/** @typedef {import("../bastide.js").EventView} EventView */

/** What is also read where the log is not on show. */
const SHOWN = new Set(["scored", "goods", "card"]);
/** What is asked of one player after the other, without a new turn that would tell it. */
const TOLD = new Set(["castle", "moveOut", "bazaar"]);

/**
 * @param {EventView[]} events
 * @param {import("../bastide.js").GameView} view
 * @param {import("../ui/toasts.js").Toasts} toasts show the scores, and tiles that fit nowhere
 */
export function proclaim(events, view, toasts) {
  const { players, asks } = view;
  if (preferences().sound) {
    feel(events, view);
    import("../ui/sound.js").then(
      ({ playEvents }) => playEvents(events),
      () => {},
    ); // without a network there is no sound
  }
  const told = events.map((event) => describeEvent(TEXT, event, players));
  const leader = newLeader(players, events);
  announce([...told, leader !== undefined && TEXT.players.leads(players[leader].name), TOLD.has(asks) && `${mover(TEXT, view)}.`].filter(Boolean).join(" "));
  // A person reads in the hand that their builder gives one more tile.
  const isShown = (/** @type {EventView} */ event) =>
    SHOWN.has(event.type) ||
    ofBox(TEXT, "news", event.type) !== undefined ||
    isLoss(event) ||
    isArrival(event) ||
    (event.type === "secondPart" && players[event.player].level !== undefined);
  toasts.show(events.filter(isShown).map((event) => describeEvent(TEXT, event, players)));
  for (const event of events) if (event.type === "discarded") toasts.showTile(event.tile, describeEvent(TEXT, event, players));
}
