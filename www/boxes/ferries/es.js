// @ts-check
/** The Ferries, in Spanish. */
import { cell } from "../../i18n/language/es/game.js";

/** @type {typeof import("./en.js").words} */
export const words = {
  events: { ferry: (name, first, second, x, y) => `${name} hace que el transbordador una los caminos del ${first} y del ${second} (${cell(x, y)}).` },
  actions: { ferry: (first, second, x, y) => `Unir los caminos del ${first} y del ${second} (${cell(x, y)})` },
  edges: { N: "norte", E: "este", S: "sur", W: "oeste" },
  visitors: (first, second) => `El transbordador une los caminos del ${first} y del ${second}; los demás acaban en el lago.`,
  parts: { lake: "lago con transbordador" },
  labels: { ferry: (first, second) => `${first} – ${second}` },
  pieces: { ferry: "Transbordador" },
  hint: {
    ferry: "Elige qué dos caminos une el transbordador de tu lago. Pasan a ser uno solo y los demás acaban en el lago.",
    ferries: "Un camino de tu loseta lleva a este transbordador: puede unir otros dos caminos o quedarse como está.",
    chosen: "Estos dos caminos pasan a ser uno. Lo que así se completa puntúa enseguida.",
  },
  primary: { ferry: "Poner el transbordador", ferries: "Mover el transbordador" },
  skip: { ferries: "No moverlo" },
  why: {
    ferry: "Pon primero el transbordador del nuevo lago.",
    ferries: "Ahora solo puedes mover un transbordador o dejarlo como está.",
    noLake: "Allí no hay ningún lago con dos caminos así.",
    sameFerry: "El transbordador ya une estos dos caminos.",
    ferryNotFound: "Ningún camino de la nueva loseta lleva primero a este transbordador, o ya se ha movido.",
    noFerry: "Ahora no se mueve ningún transbordador.",
  },
  advice: { ferry: "Pon el transbordador como se ve en el tablero." },
  steps: {
    ferry: "Una loseta con lago: colocas su transbordador.",
    ferries: "Pueden moverse otros transbordadores a los que llega un camino de tu loseta.",
  },
  articles: {
    ferries: {
      title: "Los Transbordadores",
      text: [
        "Los caminos acaban en un lago. Cuando colocas una loseta con un lago, puedes poner como siempre una figura en uno de sus caminos; después pones el transbordador de modo que una dos de ellos. Pasan a ser un solo camino y los demás acaban en el lago. Solo entonces se puntúa.",
        "Cuando colocas una loseta con un camino, síguelo en todas direcciones. Cada transbordador al que llegues primero puede moverse: une entonces otros dos caminos de su lago. Un transbordador se mueve como mucho una vez en este turno, y nadie está obligado a moverlo. Una abadía no mueve ninguno.",
        "Si así se completa un camino, puntúa enseguida, esté donde esté; un lago cuenta como una loseta. Las figuras se quedan donde están; un constructor que se queda solo vuelve a casa. Un transbordador no da al constructor una segunda parte del turno.",
      ],
      see: "El transbordador de Rojo une los caminos del oeste y del este: un solo camino a través del lago. El camino del sur acaba allí.",
    },
  },
};
