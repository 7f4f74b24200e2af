// @ts-check
/** The final scoring, told part by part, in Czech. */

/** @type {typeof import("../en/story.js").story} */
export const story = {
  title: "Závěrečné hodnocení",
  kinds: {
    city: "Závěr: města",
    road: "Závěr: cesty",
    monastery: "Závěr: kláštery",
    garden: "Závěr: zahrady",
    field: "Závěr: louky",
    barn: "Závěr: statky",
    goods: "Závěr: zboží",
    king: "Závěr: král",
    robber: "Závěr: loupeživý rytíř",
    fairy: "Závěr: víla",
  },
  part: (number, all) => `${number} z ${all}`,
  next: "Další",
  result: "Ukázat výsledek",
  play: "Přehrát",
  pause: "Pozastavit",
  skip: "Rovnou k výsledku",
};
