// @ts-check
/** The Winter Edition, in Spanish. */

/** @type {typeof import("./en.js").words} */
export const words = {
  articles: {
    winter: {
      title: "La Edición de Invierno",
      text: [
        "Doce losetas con animales del bosque se mezclan con las demás. Los animales no significan nada. Las demás losetas del juego básico son las 72 que no tienen jardines.",
        "En una de las doce hay un lago helado junto al camino. Con Posadas y Catedrales cuenta como posada; sin esa expansión no significa nada.",
      ],
      see: "El camino pasa junto al lago helado. Con Posadas y Catedrales, cada una de sus losetas da 2 puntos.",
    },
  },
};
