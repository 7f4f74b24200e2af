// @ts-check
/** The Robbers, in English. */
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("en-GB");

const points = (/** @type {number} */ count) => plural(count, { one: "1 point", other: "# points" });

export const words = {
  events: {
    put: (/** @type {string} */ name, /** @type {number} */ space) => `${name} puts a robber on space ${space} of the scoring track.`,
    robbed: (/** @type {string} */ name, /** @type {string} */ from, /** @type {number} */ count) => `${name} robs ${from}: ${points(count)} for ${name}.`,
    followed: (/** @type {string} */ name, /** @type {number} */ space) => `${name}’s robber moves on to space ${space}.`,
    home: (/** @type {string} */ name) => `${name}’s robber comes home.`,
  },
  scores: { loot: " by robbing" },
  actions: {
    put: (/** @type {string} */ names, /** @type {number} */ space) => `Beside ${names} (space ${space})`,
    rob: (/** @type {string} */ name) => `Rob ${name}`,
    follow: (/** @type {string} */ name) => `Move on with ${name}`,
  },
  /** On a tile, in words. */
  parts: { robber: "robber’s bag" },
  /** What players have. */
  holdings: {
    figure: (/** @type {number} */ space) => `on space ${space} of the scoring track`,
    robber: (/** @type {number} */ space) => `robber on space ${space}`,
    home: "robber at home",
    kinds: { figure: "Space on the track", robber: "The robber’s space" },
  },
  pieces: { robber: "Robber" },
  mover: {
    robber: (/** @type {string} */ name) => `${name}: a robber`,
    rob: (/** @type {string} */ name) => `${name}: the robber’s choice`,
  },
  hint: {
    put: "You may put your robber beside another player’s figure on the scoring track. When that player scores next, you get half as many points.",
    rob: "Several players beside your robber score now. Choose whom you rob.",
    follow: "A figure beside your robber moves on because of loot, which cannot be robbed. Your robber may move on with it or stay with the others.",
  },
  skip: { robber: "No robber", rob: "The robber stays" },
  why: {
    robber: "First decide where your robber goes, or decline.",
    robVictim: "First choose whom your robber robs.",
    robFollow: "First choose whether your robber moves on or stays.",
    robNobodyThere: "No other player’s figure stands on that space of the scoring track.",
    robAlreadyThere: "Your robber is on that space already.",
    robNoVictim: "That player does not score beside your robber now.",
    noRobber: "Nobody is asked about a robber now.",
  },
  advice: { robber: "Put the robber there.", rob: "Rob this player.", follow: "Let the robber move on." },
  steps: {
    robber: "A tile with a bag: you may put your robber onto the scoring track, and so may the others.",
    advance: "Figures on the scoring track move, and robbers take their share.",
  },
  articles: {
    robbers: {
      title: "The Robbers",
      text: [
        "Every player has a robber. When you place a tile with a bag, you may put your robber onto a space of the scoring track where another player’s figure stands, or move it to another such space. You do that before you place a figure on the tile. Then one more player may do the same: the next one clockwise whose robber is at home. The scoring track has 50 spaces, so 3 and 53 points share one.",
        "When a figure beside your robber moves on because its player scores, you get half of those points, rounded up, and your robber comes home. The other player loses nothing. Your robber must take the first points that come, however few, and each scoring counts by itself: a feature, the fairy, a watchtower, a castle. If several players beside your robber score for the same feature, you choose whom to rob. Several robbers on one space each get half.",
        "Points from robbing cannot be robbed. If a figure moves because of such points, a robber beside it moves on with it; if other figures stay behind on the space, the robber may stay with them. When a player pays points, no robber moves. Nothing is robbed in the final scoring.",
      ],
      see: "Red scores 3 points for a road. Blue’s robber stands beside Red’s figure: Blue gets 2 points.",
    },
  },
};
