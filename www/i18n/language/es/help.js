// @ts-check
/** How to play in six sentences, in Spanish. */

/** @type {typeof import("../en/help.js").help} */
export const help = {
  title: "Cómo se juega",
  steps: [
    "En cada turno robas una loseta y la colocas junto a las de la mesa: ciudad con ciudad, camino con camino, prado con prado.",
    "Después puedes poner una figura en esa loseta: en una ciudad, un camino, un monasterio o un prado, pero solo si allí no hay todavía ninguna figura, ni siquiera tuya.",
    "Una ciudad completa da 2 puntos por loseta y por escudo, un camino completo 1 punto por loseta y un monasterio rodeado de ocho losetas 9 puntos. Después recuperas tus figuras.",
    "Si varios jugadores tienen figuras en la misma zona, puntúa quien tenga más. Si hay empate, cada uno de los empatados recibe todos los puntos.",
    "Los granjeros se quedan en su prado hasta el final y entonces puntúan por cada ciudad completa de al lado. Las zonas incompletas también dan algunos puntos.",
    "Cuando se acaban las losetas, gana quien tiene más puntos.",
  ],
};
