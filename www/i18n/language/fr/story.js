// @ts-check
/** The final scoring, told part by part, in French. */

/** @type {typeof import("../en/story.js").story} */
export const story = {
  title: "Décompte final",
  kinds: {
    city: "Décompte final : villes",
    road: "Décompte final : routes",
    monastery: "Décompte final : abbayes",
    garden: "Décompte final : jardins",
    field: "Décompte final : prés",
    barn: "Décompte final : granges",
    goods: "Décompte final : marchandises",
    king: "Décompte final : roi",
    robber: "Décompte final : chevalier-brigand",
    fairy: "Décompte final : fée",
  },
  part: (number, all) => `${number} sur ${all}`,
  next: "Suite",
  result: "Voir le résultat",
  play: "Lecture auto",
  pause: "Pause",
  skip: "Aller au résultat",
};
