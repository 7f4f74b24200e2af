// @ts-check
/** The final scoring, told part by part, in Spanish. */

/** @type {typeof import("../en/story.js").story} */
export const story = {
  title: "Recuento final",
  kinds: {
    city: "Recuento final: ciudades",
    road: "Recuento final: caminos",
    monastery: "Recuento final: monasterios",
    garden: "Recuento final: jardines",
    field: "Recuento final: prados",
    barn: "Recuento final: graneros",
    goods: "Recuento final: mercancías",
    king: "Recuento final: rey",
    robber: "Recuento final: barón ladrón",
    fairy: "Recuento final: hada",
  },
  part: (number, all) => `${number} de ${all}`,
  next: "Siguiente",
  result: "Ver el resultado",
  play: "Automático",
  pause: "Pausa",
  skip: "Ir al resultado",
};
