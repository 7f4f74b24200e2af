// @ts-check
/** Why a saved game of JCloisterZone cannot be opened, in English. */
import { words } from "../words.js";

const { listed, plural } = words("en-GB");

export const jcz = {
  broken: "This file is damaged: it cannot be read as a saved JCloisterZone game.",
  unknown: "This is not a saved JCloisterZone game: it does not say which tiles it uses.",
  setupOnly: "This JCloisterZone file contains a set-up but no game.",
  old: "This game was saved by an old version of JCloisterZone, 4 or earlier. Bastide reads games of version 5 and later.",
  missing: (/** @type {string[]} */ names) => `This JCloisterZone game uses parts that Bastide cannot read from such files: ${listed(names)}.`,
  base: "no base game",
  each: (/** @type {number} */ count, /** @type {string} */ name) => `${count} × ${name} for each player`,
  without: (/** @type {string} */ name, /** @type {string} */ box) => `${box} without ${name}`,
  cards: (/** @type {string} */ box) => `a different final scoring for ${box}`,
  players: (/** @type {number} */ count) =>
    `This JCloisterZone game has ${plural(count, { one: "one player", other: "# players" })}; Bastide is for one to six.`,
  start:
    "This JCloisterZone game does not begin with the start tile, the source of the river or the City of Carcassonne, as games usually do. Bastide cannot show it.",
  tile: (/** @type {string} */ id) => `This JCloisterZone game has a tile that Bastide does not have yet: ${id}.`,
  figure: (/** @type {string} */ name) => `This JCloisterZone game has a figure that Bastide does not have yet: ${name}.`,
  action: (/** @type {string} */ name) => `This JCloisterZone game contains an action that Bastide does not have yet: ${name}.`,
  bazaar: "A bazaar opens in this JCloisterZone game. Such files do not say which tiles lie there, so Bastide cannot show the game.",
  tokens: "A shepherd is placed in this JCloisterZone game. Such files do not say which tokens he draws, so Bastide cannot show the game.",
  animal: "A circus tile is placed in this JCloisterZone game. Such files do not say which token lies under the big top, so Bastide cannot show the game.",
  order: "In this JCloisterZone game a tile is placed out of turn, for example an abbey after the last tile. Bastide cannot show that yet.",
  step: (/** @type {number} */ number) => `This file is damaged: step ${number} of its game cannot be read.`,
  /** Pieces by their names there. */
  names: /** @type {Record<string, string>} */ ({
    dragon: "Dragon",
    "small-follower": "Meeple",
    abbot: "Abbot",
    "big-follower": "Large meeple",
    inn: "Inns",
    cathedral: "Cathedrals",
    abbey: "Abbey",
    mayor: "Mayor",
    wagon: "Wagon",
    barn: "Barn",
    builder: "Builder",
    pig: "Pig",
    "pig-herd": "Pigsties",
    traders: "Goods",
    king: "King",
    phantom: "Phantom",
    robber: "Robber baron",
    siege: "Besieged cities",
    escape: "Escape",
    ferry: "Ferries",
    tunnel: "Tunnel tokens",
    shrine: "Challenges",
    "big-top": "Big top",
    ringmaster: "Ringmaster",
    acrobats: "Acrobats",
  }),
};
