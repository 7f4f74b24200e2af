// @ts-check
/** The settings, in Spanish. */

/** @type {typeof import("../en/settings.js").settings} */
export const settings = {
  hearing: "Sonido",
  sound: "Reproducir sonidos",
  volume: "Volumen",
  motion: "Animaciones",
  calm: "Tu sistema está configurado para reducir el movimiento.",
  playing: {
    title: "El juego",
    tapping: {
      title: "Colocar losetas y figuras",
      values: [
        {
          value: "choose",
          label: "Botón",
          help: "Un toque elige una casilla, el siguiente gira la loseta y el botón la coloca. Una figura se pone con un solo toque.",
        },
        { value: "twice", label: "Dos toques", help: "Un toque elige, otro en el mismo sitio coloca. Un botón gira la loseta." },
        { value: "once", label: "Un toque", help: "Un toque pone una figura y coloca la loseta si solo encaja de una forma o se giró en la mano." },
      ],
    },
    hints: {
      title: "Indicaciones en el móvil",
      values: [
        {
          value: "first",
          label: "Primeras partidas",
          help: "Indica qué hacer en tus tres primeras partidas. Los lectores de pantalla lo leen siempre.",
        },
        { value: "always", label: "Siempre" },
        { value: "never", label: "Nunca" },
      ],
    },
    handOver: {
      title: "Pasar el dispositivo",
      help: "Tras cada turno, la siguiente persona toca primero «Soy …». Después ya no se puede deshacer el turno anterior.",
    },
    talk: { title: "Los rivales virtuales hablan", help: "Una frase cuando ganan o pierden." },
    pace: {
      title: "Rivales virtuales",
      values: [
        { value: "slow", label: "Lentos" },
        { value: "normal", label: "Normales" },
        { value: "fast", label: "Rápidos" },
      ],
    },
    undoAll: {
      title: "Deshacer sin límite",
      help: "Se puede volver hasta la primera loseta, para aprender y enseñar. Si no, un turno se puede deshacer hasta que juegue la siguiente persona.",
    },
  },
  table: {
    title: "En la mesa",
    leftHanded: { title: "Para zurdos", help: "Los botones cambian de lado." },
    around: { title: "Sentados alrededor de la tableta", help: "La pantalla gira hacia quien tiene que decidir." },
    boardTurns: { title: "El tablero también gira", help: "Si no, el tablero se queda quieto y solo giran los botones." },
    awake: { title: "Pantalla siempre encendida", help: "Durante una partida." },
    seat: "Toca una figura para moverla al siguiente lado de la mesa.",
    side: (name) => `¿Dónde se sienta ${name}?`,
    sides: [
      { value: "0", label: "Delante" },
      { value: "1", label: "Izquierda" },
      { value: "2", label: "Detrás" },
      { value: "3", label: "Derecha" },
    ],
  },
  look: {
    title: "Aspecto",
    theme: {
      title: "Tema",
      values: [
        { value: "system", label: "Como el sistema" },
        { value: "light", label: "Claro" },
        { value: "dark", label: "Oscuro" },
      ],
    },
    text: {
      title: "Texto",
      values: [
        { value: "normal", label: "Normal" },
        { value: "large", label: "Grande" },
        { value: "larger", label: "Muy grande" },
      ],
    },
    style: {
      title: "Losetas y figuras",
      values: [
        { value: "standard", label: "Pintadas" },
        { value: "contrast", label: "Alto contraste" },
      ],
    },
  },
};
