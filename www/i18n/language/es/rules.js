// @ts-check
/** Las reglas para consultar, en español. `see` dice qué muestra la posición de un artículo; sus puntos los dice el propio juego. */

/** @type {import("../en/rules.js").Articles} */
const articles = {
  lay: {
    title: "Colocar una loseta",
    text: [
      "Quien tiene el turno roba una loseta y la coloca junto a otra por lo menos, lado con lado. Una esquina no basta.",
      "Cada lado que toca debe continuar: ciudad con ciudad, camino con camino, prado con prado, río con río. La loseta se puede girar.",
      "Una loseta que no encaja en ningún lugar sale de la partida, y se roba otra.",
    ],
    see: "La loseta en mano es un cruce con un lado de ciudad: encaja en los dos extremos del camino, pero no entre la loseta de ciudad y el camino de abajo.",
  },
  figures: {
    title: "Poner una figura",
    text: [
      "Después de la loseta puedes poner una figura de tu reserva, solo en la loseta recién colocada: en un camino (bandolero), en una ciudad (caballero), en un monasterio (monje) o en un prado (granjero).",
      "Todo el camino, la ciudad o el prado, por lejos que llegue, debe estar libre de figuras, ajenas y propias. Lo que se ocupa por separado puede unirlo una loseta posterior.",
      "También puedes ponerla en algo que esta misma loseta completa: puntúa enseguida y la figura vuelve. No se usa otra vez en el mismo turno.",
    ],
    see: "Rojo tiene el camino. Azul lo ha alargado por el oeste y no puede poner allí un bandolero, pero sí un granjero.",
  },
  road: {
    title: "Camino",
    text: [
      "Un camino está completo cuando sus dos extremos están cerrados: por casas, un cruce, una ciudad o un monasterio, o cuando forma un anillo.",
      "Una loseta cuenta una vez, aunque el camino pase varias veces por ella.",
    ],
    points: [["Completo", "1 por loseta"], ["Incompleto, al final", "1 por loseta"]],
    see: "Azul ha cerrado el camino por el oeste; puntúa el bandolero de Rojo.",
  },
  city: {
    title: "Ciudad",
    text: [
      "Una ciudad está completa cuando su muralla está cerrada y no queda ningún hueco dentro. Las ciudades que solo se tocan en una esquina siguen separadas.",
      "Una ciudad de dos losetas cuenta como cualquier otra, salvo que «Reglas en detalle» o la edición de 2001 digan otra cosa.",
    ],
    points: [["Completa", "2 por loseta, 2 por escudo"], ["Incompleta, al final", "1 por loseta, 1 por escudo"], ["Completa, dos losetas, según las reglas de 2001", "1 por loseta, 1 por escudo"]],
    see: "Tres losetas y un escudo, recién completados.",
  },
  monastery: {
    title: "Monasterio",
    text: [
      "Un monasterio está completo cuando los ocho espacios a su alrededor están llenos, también las esquinas. No importa quién coloque esas losetas.",
      "Cada monasterio cuenta por sí mismo, y una loseta puede ser vecina de varios.",
    ],
    points: [["Completo", "9"], ["Incompleto, al final", "1, y 1 por cada loseta alrededor"]],
    see: "La última de las ocho vecinas acaba de colocarse.",
  },
  majority: {
    title: "Varios en el mismo lugar",
    text: [
      "Losetas posteriores pueden unir caminos, ciudades y prados, de modo que haya en ellos figuras de varios jugadores.",
      "Quien tiene allí más figuras se lleva todos los puntos, y los demás nada. Si varios tienen las mismas, cada uno de ellos se lleva todos los puntos.",
      "Todas las figuras vuelven, también las que no dan nada.",
    ],
    see: "La loseta del centro ha unido tres ciudades: Rojo tiene en ellas dos caballeros y Azul uno.",
  },
  farmer: {
    title: "Granjeros y prados",
    text: [
      "Una figura en un prado es un granjero. Se queda allí hasta el final de la partida y no vuelve.",
      "Los prados están separados por caminos, ciudades, ríos y el borde del paisaje; una esquina no los une.",
      "Al final, quien tiene más granjeros en un prado puntúa por cada ciudad completa que lo toca; en un empate, cada uno de ellos. Una ciudad puede alimentar varios prados, pero cuenta una vez en cada uno.",
    ],
    points: [["Cada ciudad completa junto al prado", "3"], ["En la edición de 2001: cada ciudad completa, a quien tiene más granjeros alrededor", "4"]],
    see: "Dos de las tres ciudades junto al prado del granjero de Rojo están completas.",
  },
  end: {
    title: "El final de la partida",
    text: [
      "La partida acaba después del turno en que se colocó la última loseta.",
      "Entonces puntúan los caminos, las ciudades y los monasterios incompletos, y después los prados. Las mayorías valen como siempre.",
      "Ganan más puntos; con los mismos puntos se comparte la victoria.",
    ],
    points: [["Camino", "1 por loseta"], ["Ciudad", "1 por loseta, 1 por escudo"], ["Monasterio", "1, y 1 por cada loseta alrededor"], ["Prado", "3 por cada ciudad completa"]],
    see: "La partida ha acabado: una ciudad, un camino y un monasterio se cuentan como están.",
  },
  river: {
    title: "El río",
    text: [
      "La partida empieza en la fuente. Primero se roban las losetas del río, con el lago como última; después vienen todas las demás.",
      "Una loseta de río continúa el río por su extremo abierto. Dos curvas seguidas no pueden girar hacia el mismo lado, porque el río volvería sobre sí mismo.",
      "Las figuras se ponen en ellas como en las demás, pero nunca en el agua. El río separa los prados; alrededor de la fuente y del lago el prado es uno solo.",
    ],
    see: "El río ha girado a la derecha y luego a la izquierda. La curva en mano solo puede girar a la derecha.",
  },
  fork: {
    title: "La bifurcación",
    text: [
      "El segundo río tiene una bifurcación, que viene justo después de la fuente. Desde entonces una loseta de río continúa por uno de los extremos abiertos, y solo por uno.",
      "Después de la bifurcación el río puede girar a cualquier lado. Los extremos de los dos brazos no deben encontrarse.",
      "Con el primer río hay una sola fuente, se mezclan las losetas de los dos, y cada brazo acaba en una loseta propia; el lago con el volcán es la última.",
    ],
    see: "La loseta en mano continúa cualquiera de los brazos de la bifurcación, girada a cualquier lado.",
  },
  garden: {
    title: "Los jardines y el abad",
    text: [
      "Cada uno tiene un abad. Se puede poner en lugar de otra figura: en un jardín o en un monasterio. En un jardín no puede estar ninguna otra figura.",
      "Un jardín se completa y puntúa como un monasterio.",
    ],
    points: [["Completo", "9"], ["Incompleto, al final", "1, y 1 por cada loseta alrededor"]],
    see: "El jardín está rodeado y el abad ha vuelto.",
  },
  recall: {
    title: "Recuperar el abad",
    text: [
      "En tu turno, si no pones ninguna figura, puedes recuperar tu abad. Da enseguida lo que su jardín o monasterio daría al final.",
      "No se puede poner otra vez en el mismo turno.",
    ],
    points: [["El abad vuelve antes", "1, y 1 por cada loseta alrededor"]],
    see: "Rojo ha recuperado el abad del jardín con cinco losetas alrededor.",
  },
  inn: {
    title: "Posadas",
    text: [
      "Un camino con al menos una posada vale más si se completa, y nada si no, salvo que «Reglas en detalle» diga otra cosa. Una segunda posada no cambia nada.",
      "En un cruce, la posada pertenece al brazo junto al que está.",
    ],
    points: [["Camino completo con posada", "2 por loseta"], ["Camino incompleto con posada", "0"]],
    see: "Cuatro losetas y una posada, completos.",
  },
  cathedral: {
    title: "Catedrales",
    text: ["Una ciudad con catedral vale más si se completa, y nada si no, salvo que «Reglas en detalle» diga otra cosa. Una segunda catedral no cambia nada."],
    points: [["Ciudad completa con catedral", "3 por loseta, 3 por escudo"], ["Ciudad incompleta con catedral", "0"]],
    see: "Seis losetas, un escudo y una catedral, completos.",
  },
  large: {
    title: "El meeple grande",
    text: ["Cada uno tiene un meeple grande. Se pone como cualquier otro, pero no en un jardín, y cuenta por dos donde importa quién tiene más. Los puntos son los mismos."],
    see: "Una loseta ha unido dos caminos: el meeple grande de Rojo contra una figura de Azul.",
  },
  abbey: {
    title: "Abadías",
    text: [
      "Cada uno tiene una loseta de abadía. Al empezar tu turno, antes de robar, puedes colocarla en un hueco con losetas por los cuatro lados. Encaja con todo y cierra cada camino y cada ciudad en sus lados.",
      "No tiene prado. Una figura en ella es un monje, y puntúa como un monasterio.",
      "Cuando la pila se acaba, a cada uno que aún tiene su abadía se le pregunta una vez más, salvo que «Reglas en detalle» diga otra cosa.",
    ],
    see: "La abadía de Rojo ha llenado el hueco y así ha completado el camino de Azul.",
  },
  mayor: {
    title: "El alcalde",
    text: [
      "El alcalde solo está en ciudades. Cuenta por tantas figuras como escudos hay en toda la ciudad cuando puntúa, y nada si no hay ninguno.",
      "Si en una ciudad nadie cuenta nada, nadie puntúa.",
    ],
    see: "Tres escudos dan al alcalde de Rojo una fuerza de 3 contra dos caballeros.",
  },
  wagon: {
    title: "El carro",
    text: [
      "El carro está en caminos, ciudades y monasterios, no en prados ni jardines, y cuenta por una figura.",
      "Cuando se completa aquello en lo que está, puede seguir en lugar de volver: a un camino, una ciudad o un monasterio incompletos y sin figuras, en la misma loseta o en una de las ocho de alrededor. «Reglas en detalle» puede dejarlo en su loseta.",
      "Si pueden seguir varios carros, sus dueños deciden uno tras otro, empezando por quien tiene el turno.",
    ],
    see: "El camino se completó y puntuó; el carro de Rojo ha seguido al monasterio de su extremo.",
  },
  barn: {
    title: "El granero",
    text: [
      "Cada uno tiene un granero. En lugar de una figura se pone en una esquina de la loseta recién colocada, donde se juntan cuatro losetas y todas muestran prado. No puede haber otro granero en el prado, salvo que «Reglas en detalle» lo permita.",
      "Los granjeros del prado puntúan enseguida y vuelven, y no se ponen más. Los granjeros cuyo prado se une después al de un granero puntúan menos, y también vuelven.",
      "El granero se queda y puntúa al final.",
    ],
    points: [["Granjeros cuando llega un granero", "3 por ciudad completa"], ["Granjeros unidos después al prado de un granero", "1 por ciudad completa"], ["El granero, al final", "4 por ciudad completa"]],
    see: "Cuando Rojo puso el granero, el granjero de Azul puntuó y volvió. Al final el granero puntuó por las mismas dos ciudades.",
  },
  first: {
    title: "La primera edición, 2001",
    text: [
      "Una ciudad completa de solo dos losetas vale la mitad: 1 punto por loseta y 1 por escudo.",
      "Los granjeros se cuentan ciudad por ciudad: por cada ciudad completa, quien tiene más granjeros en todos los prados que la tocan recibe 4 puntos.",
      "Todo lo demás es como en 2016.",
    ],
    points: [["Ciudad completa de dos losetas", "1 por loseta, 1 por escudo"], ["Cada ciudad completa, para granjeros", "4"]],
    see: "Dos granjeros de Rojo y uno de Azul rodean la ciudad mayor, en prados distintos: solo Rojo puntúa por ella. La ciudad pequeña vale la mitad.",
  },
  anniversary: {
    title: "La edición de aniversario, 2021",
    text: ["Las losetas del juego básico puntúan exactamente como en 2016: 2 puntos por loseta de cada ciudad completa, y 3 por cada ciudad completa junto a un prado, prado por prado."],
    see: "Las mismas losetas que en la primera edición. Aquí cada prado cuenta por sí mismo, y así puntúa también el granjero de Azul.",
  },
};

/** @type {typeof import("../en/rules.js").rules} */
export const rules = {
  title: "Las reglas",
  search: "Buscar en las reglas",
  none: "Ningún artículo tiene esa palabra.",
  found: (count) => `Artículos encontrados: ${count}`,
  editions: "Ediciones",
  base: "El juego básico",
  board: (title) => `Posición: ${title}. Señala caminos, ciudades y prados para ver lo que valen.`,
  before: "Antes",
  after: "Después",
  step: "Momento",
  articles,
};
