// @ts-check
/** Tableros en páginas de otros, en español. @type {typeof import("../en/embed.js").embed} */
export const embed = {
  wheel: "Haz clic en el tablero y la rueda lo ampliará.",
  fingers: "Dos dedos mueven el tablero, o tócalo primero.",
  again: "Nueva partida",
  boards: {
    view: "Tablero. Más y menos amplían y reducen, I lee la última loseta, S los puntos.",
    example: "Tablero del ejemplo. Las flechas eligen un lugar, R gira la loseta, Intro confirma, Escape deshace la elección.",
  },
  legend: { label: "Leyenda", others: "Otros textos en el tablero" },
  example: {
    label: "Ejemplo",
    step: (step, all) => `Paso ${step} de ${all}`,
    begin: "Avanza paso a paso o prueba una jugada tuya.",
    next: "Siguiente",
    back: "Atrás",
    own: "Este es tu propio camino.",
    return: "Volver al ejemplo",
    done: "Aquí termina el ejemplo. Prueba una jugada tuya.",
  },
  puzzle: {
    task: (name) => `Juega ${name}: encuentra la jugada correcta.`,
    other: "No es la jugada que se busca.",
    searching: "Probando todas las jugadas…",
  },
  problems: {
    size: "El texto supera los 64 KB.",
    network: "No se pudo cargar el registro.",
    empty: "No se ha indicado ningún registro.",
    mode: (mode) => `No existe el modo «${mode}».`,
    players: "No se entienden los jugadores. Indica un número, o colores con nombres: «red Ann, blue (ai:greedy)».",
    puzzle: "Un problema necesita un registro que termine con una loseta en mano.",
  },
};
