// @ts-check
/** The final scoring, told part by part, in Czech. */

/** @type {typeof import("../en/story.js").story} */
export const story = {
  title: "Závěrečné bodování",
  kinds: {
    city: "Na konec: města",
    road: "Na konec: cesty",
    monastery: "Na konec: kláštery",
    garden: "Na konec: zahrady",
    field: "Na konec: louky",
    barn: "Na konec: stodoly",
    goods: "Na konec: zboží",
    king: "Na konec: král",
    robber: "Na konec: loupežný baron",
    fairy: "Na konec: víla",
  },
  part: (number, all) => `${number} z ${all}`,
  next: "Další",
  result: "Ukázat výsledek",
  play: "Automaticky",
  pause: "Pozastavit",
  skip: "Rovnou k výsledku",
};
