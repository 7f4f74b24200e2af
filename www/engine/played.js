// @ts-check
// biome-ignore-all format: written by xtask/cards.mjs
/** The titles of former sets whose boxes can be played by now: written by xtask/cards.mjs from the cards of the boxes. */

/** @type {Record<string, string>} */
export const PLAYED = {
  hills: "Hills & Sheep",
  flier: "The Flying Machines",
  festival: "The Festival",
  gq11: "The Mini Expansion",
  ferries: "The Ferries",
  labyrinth: "The Labyrinth",
  monasteries: "Monasteries in Germany",
  russian: "Russian Promos",
  bigtop: "Under the Big Top",
  messages: "The Messages",
  robbers: "The Robbers",
  gold: "The Gold Mines",
  mage: "Mage & Witch",
  corn1: "Crop Circles I",
  corn2: "Crop Circles II",
  shrines: "Heretics & Shrines",
  tunnel: "The Tunnel",
  siege: "The Besiegers",
  cathars: "The Cathars",
  little: "Little Buildings",
  watchtowers: "The Watchtowers",
  windroses: "Wind Roses",
  darmstadt: "Darmstadt",
  spieldoch: "Spiel doch",
  winter: "Winter Edition",
};
