// @ts-check
/** Tableros en páginas de otros, en español. @type {typeof import("../en/embed.js").embed} */
export const embed = {
  wheel: "Haz clic en el tablero para ampliarlo con la rueda.",
  fingers: "Mueve el tablero con dos dedos, o tócalo primero.",
  again: "Nueva partida",
  boards: {
    view: "Tablero. Más y menos amplían y reducen, I lee la última loseta, S los puntos.",
    example: "Tablero del ejemplo. Las flechas eligen una casilla, R gira la loseta, Intro confirma, Escape cancela la elección.",
  },
  legend: { label: "Leyenda", others: "Otros textos en el tablero" },
  example: {
    label: "Ejemplo",
    step: (step, all) => `Paso ${step} de ${all}`,
    begin: "Sigue el ejemplo paso a paso o prueba tu propia jugada.",
    next: "Siguiente",
    back: "Atrás",
    own: "Estás probando tu propia jugada.",
    return: "Volver al ejemplo",
    done: "Aquí termina el ejemplo. Prueba tu propia jugada.",
  },
  puzzle: {
    task: (name) => `Juega ${name}: encuentra la jugada correcta.`,
    other: "No es la jugada correcta.",
    searching: "Probando todas las jugadas…",
  },
  notPlayed: (set) => `Con ${set} todavía no se puede jugar aquí: no se sabe qué efecto tienen sus símbolos.`,
  tryAgain: "Intentarlo de nuevo",
  problems: {
    size: "La anotación supera los 64 KB.",
    network: "No se ha podido cargar la anotación.",
    tiles: "No se han podido cargar las losetas de esta anotación.",
    empty: "No se ha indicado ninguna anotación.",
    mode: (mode) => `No existe el modo «${mode}».`,
    players: "No se puede leer la lista de jugadores. Indica un número, o colores con nombres: «red Ann, blue (ai:greedy)».",
    puzzle: "Un reto necesita una anotación que termine con una loseta en la mano.",
  },
};
