// @ts-check
/** Lo que dice la lección, en español. Quien aprende es Rojo; el otro es Azul. */

/** @type {typeof import("../en/learn.js").learn} */
export const learn = {
  title: "Primera partida",
  steps: {
    lay: "Eres Rojo. En cada turno robas una loseta y la colocas junto a las demás. Esta muestra un camino: elige la casilla señalada y luego «Colocar loseta».",
    highwayman: "Ahora puedes poner uno de tus seguidores en esta loseta. Elige el camino: un bandido lo ocupa entero, por largo que llegue a ser.",
    blueMonk: "Azul termina el camino en un monasterio y pone allí un monje. Valdrá 9 puntos cuando estén llenas las ocho casillas a su alrededor.",
    finish: "En las casas de esta loseta acaban los caminos. Colócala sin girarla en la casilla señalada: los caminos tienen que unirse.",
    keep: "El camino está cerrado por los dos lados: está completo y puntúa al acabar el turno. Podrías poner otro seguidor, pero esta vez acaba el turno sin poner ninguno.",
    blueRoad: "4 puntos: 1 por cada loseta del camino. Tu bandido ha vuelto y puedes usarlo de nuevo. Azul empieza un camino.",
    city: "Este es un trozo de ciudad con un escudo. Ciudad con ciudad: colócalo en la casilla señalada, girado de modo que las murallas se unan.",
    knight: "Ocupa la ciudad con un caballero. Cuando se cierre la muralla, vale 2 puntos por loseta y 2 más por cada escudo.",
    blueCity:
      "Azul empieza una ciudad junto a la tuya. Nadie puede poner un seguidor en una ciudad donde ya hay uno, pero dos ciudades pueden unirse más tarde.",
    monastery:
      "Un monasterio da puntos por las losetas de su alrededor, en las ocho direcciones. Colócalo en la casilla señalada; durante la partida lo rodearán más losetas.",
    monk: "Pon un monje en él: 1 punto por el monasterio y 1 por cada una de las ocho losetas de alrededor. Cuando estén las ocho, vuelve a tu reserva.",
    blueLonger: "Azul alarga el camino. La loseta también es vecina de tu monasterio: lo que colocan otros puede ayudarte.",
    apart: "Este es otro trozo de ciudad. Colócalo en la casilla señalada, girado con su ciudad abajo: allí no toca ninguna ciudad ocupada.",
    second: "Por eso puedes poner aquí un segundo caballero. Ayudará cuando las ciudades se unan.",
    blueNext: "Azul empieza otro camino y llena una casilla junto a su monasterio.",
    join: "Esta pieza encaja en el hueco y une las tres ciudades. Colócala en la casilla señalada.",
    farmer:
      "La ciudad está completa. Tú tienes dos caballeros y Azul uno: la mayoría se lleva todos los puntos; si hay empate, los dos. Antes pon un campesino en el campo, que llega hasta caminos y murallas.",
    blueLast:
      "12 puntos: 2 por cada una de las 5 losetas y por el escudo; Azul no recibe nada. Ahora Azul coloca la última loseta. Luego las zonas incompletas dan 1 punto por loseta, y tu campesino, 3 puntos por cada ciudad completa junto a su campo.",
  },
  part: (part, parts) => `Paso ${part} de ${parts}`,
  next: "Siguiente",
  show: "Muéstramelo",
  /** After that: the button that plays what was shown. */
  shown: (/** @type {string} */ button) => `Aquí es. Ahora elige «${button}».`,
  back: "Deshacer",
  reading: "Lee lo que dice la guía y elige «Siguiente».",
  watching: "Azul está jugando.",
  wrong: {
    tile: "Las reglas también lo permiten. Pero en esta lección la loseta debe ir en la casilla señalada, girada como se indica: deshaz la jugada e inténtalo otra vez.",
    figure: "Las reglas también lo permiten. Pero en esta lección el seguidor debe ir en otro sitio: deshaz la jugada e inténtalo otra vez.",
    skip: "Siempre puedes acabar un turno sin seguidor. Pero en esta lección hace falta uno aquí: deshaz la jugada e inténtalo otra vez.",
  },
  wrongHint: "Deshaz la última jugada para seguir.",
  unkept: "El navegador no guarda hasta dónde has llegado. Si sales, la lección empezará de nuevo desde el principio.",
  menu: { resume: "Volver a la lección", rules: "Todas las reglas", again: "Repetir la lección", leave: "Dejar la lección" },
  end: {
    title: "¡Ya sabes jugar!",
    text: (red, blue) =>
      `Has ganado por ${red} a ${blue}. Caminos, ciudades y monasterios dan puntos durante la partida; los campesinos, al final, y las zonas incompletas aún dan un punto por loseta.`,
    hints: [
      "Con dos caballeros cada uno, la ciudad habría dado los 12 puntos a los dos.",
      "Los campesinos no vuelven nunca: guarda seguidores para el resto de la partida.",
    ],
    next: "Juega ahora una partida entera contra el Principiante, que también se equivoca. La bombilla del borde del tablero muestra lo que haría un maestro, y puedes consultar las reglas en cualquier momento.",
    expansions: "Partidas guiadas de las expansiones:",
    play: "Jugar contra el Principiante",
    rules: "Todas las reglas",
    leave: "Ir a la pantalla de inicio",
  },
};
