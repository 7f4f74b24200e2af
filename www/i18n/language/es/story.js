// @ts-check
/** The final scoring, told part by part, in Spanish. */

/** @type {typeof import("../en/story.js").story} */
export const story = {
  title: "Puntuación final",
  kinds: {
    city: "Puntuación final: ciudades",
    road: "Puntuación final: caminos",
    monastery: "Puntuación final: monasterios",
    garden: "Puntuación final: jardines",
    field: "Puntuación final: campos",
    barn: "Puntuación final: graneros",
    goods: "Puntuación final: mercancías",
    king: "Puntuación final: rey",
    robber: "Puntuación final: ladrón",
    fairy: "Puntuación final: hada",
  },
  part: (number, all) => `${number} de ${all}`,
  next: "Siguiente",
  result: "Ver el resultado",
  play: "Automático",
  pause: "Pausa",
  skip: "Ir al resultado",
};
