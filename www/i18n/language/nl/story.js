// @ts-check
/** The final scoring, told part by part, in Dutch. */

/** @type {typeof import("../en/story.js").story} */
export const story = {
  title: "Eindtelling",
  kinds: {
    city: "Eindtelling: steden",
    road: "Eindtelling: wegen",
    monastery: "Eindtelling: kloosters",
    garden: "Eindtelling: tuinen",
    field: "Eindtelling: weiden",
    barn: "Eindtelling: herenboerderijen",
    goods: "Eindtelling: handelswaren",
    king: "Eindtelling: koning",
    robber: "Eindtelling: roofridder",
    fairy: "Eindtelling: fee",
  },
  part: (number, all) => `${number} van ${all}`,
  next: "Volgende",
  result: "Uitslag tonen",
  play: "Afspelen",
  pause: "Pauze",
  skip: "Naar de uitslag",
};
