// @ts-check
/** The rules in detail, in English: what each of them decides; the engine has the other words. */

/** @type {Record<string, { title: string, help?: string, values?: Record<string, string> }>} */
export const options = {
  farms: { title: "How farmers score" },
  "small-city": { title: "What a city of two tiles is worth" },
  followers: { title: "How many meeples each player has" },
  "first-player": { title: "Who begins" },
  remaining: { title: "Looking up the tiles left" },
  "river-turn": { title: "How the river may bend" },
  "start-tile": { title: "What becomes of the start tile" },
  "river-tiles": { title: "Source and lake of The River" },
  lake: { title: "Who lays the lake" },
  "unfinished-inn": { title: "What an unfinished inn or cathedral is worth" },
  wagon: { title: "Where a wagon may move on to" },
  "barn-on-barn": { title: "A second barn in a field" },
  "barn-without-farmers": { title: "Barns without farmers" },
  "abbey-end": { title: "Laying abbeys when the tiles run out" },
  "abbey-parts": { title: "Parts of Abbey & Mayor in play" },
  "pig-second": { title: "What a second pig is worth" },
  "second-part": { title: "The second part of a turn" },
  "king-final": { title: "What king and robber baron score" },
  "dragon-move": { title: "When the dragon moves" },
  fairy: { title: "Whom the fairy protects" },
  princess: { title: "What a princess does" },
  "count-move": { title: "Where the count goes" },
  "count-final": { title: "Who leaves Carcassonne at the end" },
  "bazaar-auction": { title: "How a bazaar works" },
  hill: { title: "How hills decide a tie" },
  festival: { title: "What comes back at a festival" },
  "gq11-pigsty": { title: "The pigsty of the Mini Expansion" },
  edge: { title: "How large the table is" },
};
