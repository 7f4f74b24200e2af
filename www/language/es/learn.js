// @ts-check
/** Lo que dice la lección, en español. Quien aprende es Rojo; el otro es Azul. */

/** @type {typeof import("../en/learn.js").learn} */
export const learn = {
  title: "Primera partida",
  steps: {
    lay: "Eres Rojo. En cada turno robas una loseta y la colocas junto a las demás. Esta muestra un camino: elige el espacio señalado y luego «Colocar loseta».",
    highwayman: "Ahora puedes poner una de tus figuras en la loseta colocada. Elige el camino: un bandolero lo ocupa entero, por largo que llegue a ser.",
    blueMonk: "Azul termina el camino en un monasterio y pone allí un monje. Vale 9 puntos cuando los ocho espacios a su alrededor están llenos.",
    finish: "En estas casas acaba un camino. Coloca la loseta en el espacio señalado de modo que los caminos se unan; elígelo otra vez para girarla.",
    keep: "El camino está cerrado por los dos lados: está completo y puntúa al acabar el turno. Podrías poner otra figura; esta vez elige «Acabar el turno sin figura».",
    blueRoad: "4 puntos: 1 por cada loseta del camino. Tu bandolero ha vuelto y puede usarse de nuevo. Azul empieza un camino.",
    city: "Un trozo de ciudad con un escudo. Ciudad con ciudad: colócalo en el espacio señalado, girado de modo que las murallas se unan.",
    knight: "Ocupa la ciudad con un caballero. Cuando se cierre la muralla, vale 2 puntos por loseta y 2 más por cada escudo.",
    blueCity: "Azul empieza una ciudad junto a la tuya. Nadie puede poner una figura donde ya hay una, pero dos ciudades pueden unirse más tarde.",
    monastery: "Un monasterio cuenta sus vecinas: lo mejor es colocarlo donde hay muchas losetas. Colócalo en el espacio señalado.",
    monk: "Pon un monje en él: 1 punto por el monasterio y 1 por cada una de las ocho losetas de alrededor. Cuando están las ocho, vuelve.",
    blueLonger: "Azul alarga su camino. La loseta también es vecina de tu monasterio: lo que colocan otros puede ayudarte.",
    apart: "Otro trozo de ciudad. Colócalo en el espacio señalado con el lado abierto hacia abajo: allí no toca ninguna ciudad ocupada.",
    second: "Por eso puedes poner aquí un segundo caballero. Pronto verás para qué.",
    blueNext: "Azul empieza otro camino y llena un espacio junto a su monasterio.",
    join: "Esta pieza encaja en el hueco y une las tres ciudades. Colócala en el espacio señalado.",
    farmer: "La ciudad está completa. Tú tienes allí dos caballeros y Azul uno: quien más tiene se lleva todos los puntos. Antes, pon una figura en el prado: un granjero.",
    blueLast: "12 puntos: 5 losetas y 1 escudo, 2 por cada uno; Azul no recibe nada. Ahora Azul coloca la última loseta. Luego se cuenta lo incompleto, y tu granjero vale 3 puntos por cada ciudad completa junto a su prado.",
  },
  part: (part, parts) => `Paso ${part} de ${parts}`,
  next: "Siguiente",
  show: "Muéstramelo",
  back: "Deshacer",
  reading: "Lee lo que dice la guía y elige «Siguiente».",
  watching: "Azul está jugando.",
  wrong: {
    tile: "Las reglas también lo permiten. Para la lección hace falta la loseta en el espacio señalado, girada como se dice: deshazlo e inténtalo otra vez.",
    figure: "Según las reglas es un buen lugar. Para la lección hace falta la figura en otro sitio: deshazlo e inténtalo otra vez.",
    skip: "Siempre puedes guardar tus figuras. Para la lección hace falta una aquí: deshazlo e inténtalo otra vez.",
  },
  wrongHint: "Deshaz la última decisión para seguir.",
  menu: { resume: "Volver a la lección", rules: "Todas las reglas", again: "Empezar la lección de nuevo", leave: "Dejar la lección" },
  end: {
    title: "¡Ya sabes jugar!",
    text: (red, blue) => `Has ganado por ${red} a ${blue}. Caminos, ciudades y monasterios dan puntos durante la partida, los granjeros al final, y lo incompleto aún cuenta un poco.`,
    hints: ["Con tantos caballeros como tú, también Azul habría recibido todos los puntos de la ciudad.", "Los granjeros no vuelven nunca: guarda figuras para el resto de la partida."],
    play: "Jugar contra el Principiante",
    rules: "Todas las reglas",
    leave: "A la pantalla de inicio",
  },
};
