// @ts-check
/** The final scoring, told part by part, in English. */

export const story = {
  title: "Final scoring",
  kinds: /** @type {Record<string, string>} */ ({
    city: "Final scoring: cities",
    road: "Final scoring: roads",
    monastery: "Final scoring: monasteries",
    garden: "Final scoring: gardens",
    field: "Final scoring: fields",
    barn: "Final scoring: barns",
    goods: "Final scoring: goods",
    king: "Final scoring: king",
    robber: "Final scoring: robber baron",
    fairy: "Final scoring: fairy",
  }),
  part: (/** @type {number} */ number, /** @type {number} */ all) => `${number} of ${all}`,
  next: "Next",
  result: "Show the result",
  play: "Auto-play",
  pause: "Pause",
  skip: "Skip to the result",
};
