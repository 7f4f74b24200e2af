// @ts-check
/** A turn from its first step to its last, in Spanish. */

export const turn = {
  title: "Un turno, paso a paso",
  about: "Con las expansiones de esta partida, todo ocurre en este orden. Lo que no viene al caso se salta.",
  steps: {
    abbey: "Si hay un hueco en el paisaje, puedes colocar tu abadía en vez de robar.",
    draw: "Robas una loseta. Si no encaja en ningún sitio, sale del juego y robas otra.",
    lay: "Colocas la loseta de modo que encajen todos sus lados.",
    figure: "Puedes poner una figura en la loseta o hacer otra cosa en su lugar.",
    phantom: "También puedes poner tu fantasma.",
    score: "Puntúa todo lo que la loseta ha completado, y sus figuras vuelven.",
    wagon: "Los carros que volverían pueden seguir hasta una zona contigua.",
    secondTile: "Si el camino o la ciudad de tu constructor ha crecido, repites todo esto con otra loseta.",
    secondPart: "Puedes rechazar la segunda loseta; entonces termina tu turno.",
    next: "El turno pasa al siguiente jugador.",
  },
};
