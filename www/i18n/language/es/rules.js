// @ts-check
/** Las reglas para consultar, en español. `see` dice qué muestra la posición de un artículo; sus puntos los dice el propio juego. */

/** @type {import("../en/rules.js").Articles} */
const articles = {
  lay: {
    title: "Colocar una loseta",
    text: [
      "En tu turno, roba una loseta y colócala junto a otra como mínimo, lado con lado. No basta con que se toquen por una esquina.",
      "Todos los lados que se tocan deben coincidir: ciudad con ciudad, camino con camino, prado con prado, río con río. Puedes girar la loseta.",
      "Si una loseta no encaja en ningún lugar, sale del juego y robas otra.",
    ],
    see: "La loseta en la mano es un cruce con un lado de ciudad: encaja en los dos extremos del camino, pero no entre la loseta de ciudad y el camino de abajo.",
  },
  figures: {
    title: "Poner una figura",
    text: [
      "Después de colocar la loseta puedes poner en ella una figura de tu reserva: en un camino (bandolero), en una ciudad (caballero), en un monasterio (monje) o en un prado (granjero).",
      "Todo el camino, la ciudad o el prado, por lejos que llegue, debe estar libre de figuras, también de las tuyas. Una loseta posterior puede unir zonas que ya tienen figuras.",
      "También puedes poner la figura en una zona que esta misma loseta completa: puntúa enseguida y la figura vuelve a tu reserva. No puedes usarla otra vez en el mismo turno.",
    ],
    see: "Rojo tiene el camino. Azul lo ha alargado por el oeste y no puede poner allí un bandolero, pero sí un granjero.",
  },
  road: {
    title: "Camino",
    text: [
      "Un camino está completo cuando sus dos extremos están cerrados: por casas, un cruce, una ciudad o un monasterio, o cuando forma un circuito.",
      "Cada loseta cuenta una sola vez, aunque el camino pase varias veces por ella.",
    ],
    points: [
      ["Completo", "1 por loseta"],
      ["Incompleto, al final", "1 por loseta"],
    ],
    see: "Azul ha cerrado el camino por el oeste, pero puntúa el bandolero de Rojo.",
  },
  city: {
    title: "Ciudad",
    text: [
      "Una ciudad está completa cuando su muralla está cerrada y no queda ningún hueco dentro. Las ciudades que solo se tocan en una esquina siguen separadas.",
      "Una ciudad de dos losetas cuenta como cualquier otra, salvo en la edición de 2001 o si las «Opciones de reglas» indican otra cosa.",
    ],
    points: [
      ["Completa", "2 por loseta, 2 por escudo"],
      ["Incompleta, al final", "1 por loseta, 1 por escudo"],
      ["Completa, dos losetas, reglas de 2001", "1 por loseta, 1 por escudo"],
    ],
    see: "Una ciudad de tres losetas con un escudo, recién completada.",
  },
  monastery: {
    title: "Monasterio",
    text: [
      "Un monasterio está completo cuando los ocho espacios a su alrededor están llenos, también las esquinas. No importa quién coloque esas losetas.",
      "Cada monasterio puntúa por separado, y una loseta puede ser vecina de varios.",
    ],
    points: [
      ["Completo", "9"],
      ["Incompleto, al final", "1, y 1 por cada loseta alrededor"],
    ],
    see: "Acaba de colocarse la última de las ocho losetas vecinas.",
  },
  majority: {
    title: "Varios jugadores en una zona",
    text: [
      "Las losetas posteriores pueden unir caminos, ciudades o prados, de modo que varios jugadores tengan figuras en la misma zona.",
      "El jugador que tiene allí más figuras se lleva todos los puntos, y los demás nada. Si hay empate, cada uno de los empatados se lleva todos los puntos.",
      "Todas las figuras vuelven a sus jugadores, también las que no dan puntos.",
    ],
    see: "La loseta del centro ha unido tres ciudades: Rojo tiene en ellas dos caballeros y Azul uno.",
  },
  farmer: {
    title: "Granjeros y prados",
    text: [
      "Una figura en un prado es un granjero. Se queda allí hasta el final de la partida y no vuelve.",
      "Los prados están separados por caminos, ciudades, ríos y el borde del paisaje. Los que solo se tocan en una esquina no se unen.",
      "Al final de la partida, quien tiene más granjeros en un prado puntúa por cada ciudad completa que lo toca. Si hay empate, puntúa cada uno de los empatados. Una ciudad puede contar para varios prados, pero una sola vez en cada uno.",
    ],
    points: [
      ["Cada ciudad completa junto al prado", "3"],
      ["Edición de 2001: cada ciudad completa, para quien tiene más granjeros alrededor", "4"],
    ],
    see: "Dos de las cuatro ciudades junto al prado del granjero de Rojo están completas.",
  },
  end: {
    title: "El final de la partida",
    text: [
      "La partida acaba después del turno en que se coloca la última loseta.",
      "Entonces puntúan los caminos, las ciudades y los monasterios incompletos, y después los prados. Se aplican las reglas habituales de mayoría.",
      "Gana quien tiene más puntos. Si hay empate, se comparte la victoria.",
    ],
    points: [
      ["Camino", "1 por loseta"],
      ["Ciudad", "1 por loseta, 1 por escudo"],
      ["Monasterio", "1, y 1 por cada loseta alrededor"],
      ["Prado", "3 por cada ciudad completa"],
    ],
    see: "La partida ha acabado: una ciudad, un camino y un monasterio puntúan aunque están incompletos.",
  },
  river: {
    title: "El río",
    text: [
      "La partida empieza con la fuente. Primero se roban las losetas del río, con el lago como última. Después vienen todas las demás.",
      "Una loseta de río continúa el río por su extremo abierto. Dos curvas seguidas no pueden girar hacia el mismo lado, porque el río volvería sobre sí mismo.",
      "Puedes poner figuras en las losetas de río como en las demás, pero nunca en el agua. El río separa los prados, pero alrededor de la fuente y del lago el prado es uno solo.",
    ],
    see: "El río ha girado a la derecha y luego a la izquierda. La curva en la mano ahora solo puede girar a la derecha.",
  },
  fork: {
    title: "La bifurcación",
    text: [
      "El segundo río tiene una bifurcación, que viene justo después de la fuente. Desde entonces una loseta de río continúa por uno de los extremos abiertos, y solo por uno.",
      "Después de la bifurcación el río puede girar a cualquier lado. Los dos brazos no deben encontrarse.",
      "Con el primer río hay una sola fuente, se mezclan las losetas de los dos, y cada brazo acaba en su propia loseta. El lago con el volcán es la última.",
    ],
    see: "La loseta en la mano puede continuar cualquiera de los brazos de la bifurcación, girada a cualquier lado.",
  },
  garden: {
    title: "Los jardines y el abad",
    text: [
      "Cada jugador tiene un abad. Puedes ponerlo en lugar de otra figura, en un jardín o en un monasterio. En un jardín no puede estar ninguna otra figura.",
      "Un jardín se completa y puntúa como un monasterio.",
    ],
    points: [
      ["Completo", "9"],
      ["Incompleto, al final", "1, y 1 por cada loseta alrededor"],
    ],
    see: "El jardín está rodeado y el abad ha vuelto.",
  },
  recall: {
    title: "Recuperar al abad",
    text: [
      "En tu turno, si no pones ninguna figura, puedes recuperar a tu abad. Da enseguida lo que su jardín o monasterio daría al final.",
      "No puedes ponerlo otra vez en el mismo turno.",
    ],
    points: [["Abad recuperado antes", "1, y 1 por cada loseta alrededor"]],
    see: "Rojo ha recuperado al abad de un jardín con cinco losetas alrededor.",
  },
  inn: {
    title: "Posadas",
    text: [
      "Un camino con al menos una posada vale más si se completa, y nada si no, salvo que las «Opciones de reglas» indiquen otra cosa. Una segunda posada no cambia nada.",
      "En un cruce, la posada pertenece al brazo junto al que está.",
    ],
    points: [
      ["Camino completo con posada", "2 por loseta"],
      ["Camino incompleto con posada", "0"],
    ],
    see: "Un camino completo de cuatro losetas con una posada.",
  },
  cathedral: {
    title: "Catedrales",
    text: [
      "Una ciudad con catedral vale más si se completa, y nada si no, salvo que las «Opciones de reglas» indiquen otra cosa. Una segunda catedral no cambia nada.",
    ],
    points: [
      ["Ciudad completa con catedral", "3 por loseta, 3 por escudo"],
      ["Ciudad incompleta con catedral", "0"],
    ],
    see: "Una ciudad completa de seis losetas con un escudo y una catedral.",
  },
  large: {
    title: "El meeple grande",
    text: [
      "Cada jugador tiene un meeple grande. Se pone como cualquier otro, pero no en un jardín. Cuenta por dos cuando se compara quién tiene más figuras; los puntos son los mismos.",
    ],
    see: "Una loseta ha unido dos caminos: el meeple grande de Rojo gana a un meeple de Azul.",
  },
  abbey: {
    title: "Abadías",
    text: [
      "Cada jugador tiene una loseta de abadía. Al empezar tu turno, en lugar de robar, puedes colocarla en un hueco con losetas por los cuatro lados. Encaja con todo y cierra cada camino y cada ciudad en sus lados.",
      "Una abadía no tiene prado. Una figura en ella es un monje, y la abadía puntúa como un monasterio.",
      "Cuando la pila se acaba, cada jugador que aún tiene su abadía puede colocarla en un último turno, salvo que las «Opciones de reglas» indiquen otra cosa.",
    ],
    see: "La abadía de Rojo ha llenado el hueco y así ha completado el camino de Azul.",
  },
  mayor: {
    title: "El alcalde",
    text: [
      "El alcalde solo puede estar en ciudades. Cuenta por tantas figuras como escudos hay en toda la ciudad cuando puntúa, y no cuenta si no hay ninguno.",
      "Si en una ciudad no cuenta ninguna figura, nadie puntúa.",
    ],
    see: "Tres escudos dan al alcalde de Rojo una fuerza de 3 contra dos caballeros.",
  },
  wagon: {
    title: "El carro",
    text: [
      "El carro puede estar en caminos, ciudades y monasterios, pero no en prados ni jardines. Cuenta por una figura.",
      "Cuando se completa su zona, puede moverse en lugar de volver a tu reserva: a un camino, una ciudad o un monasterio incompletos y sin figuras, en la misma loseta o en una de las ocho de alrededor. Las «Opciones de reglas» pueden limitarlo a su loseta.",
      "Si pueden moverse varios carros, sus dueños deciden uno tras otro, empezando por quien tiene el turno.",
    ],
    see: "El camino se completó y puntuó; el carro de Rojo se ha movido al monasterio de su extremo.",
  },
  barn: {
    title: "El granero",
    text: [
      "Cada jugador tiene un granero. En lugar de una figura puedes ponerlo en una esquina de la loseta recién colocada, donde se juntan cuatro losetas y todas muestran prado. No puede haber otro granero en el prado, salvo que las «Opciones de reglas» lo permitan.",
      "Los granjeros del prado puntúan enseguida y vuelven, y ya no se pueden poner más. Si después se le une otro prado, sus granjeros puntúan menos y también vuelven.",
      "El granero se queda y puntúa al final de la partida.",
    ],
    points: [
      ["Granjeros al poner el granero", "3 por ciudad completa"],
      ["Granjeros unidos después a ese prado", "1 por ciudad completa"],
      ["El granero, al final", "4 por ciudad completa"],
    ],
    see: "Cuando Rojo puso el granero, el granjero de Azul puntuó y volvió. Al final el granero puntuó por las mismas dos ciudades.",
  },
  builder: {
    title: "El constructor",
    text: [
      "Cada jugador tiene un constructor. En lugar de una figura puedes ponerlo en un camino o una ciudad incompletos de la loseta recién colocada, si allí ya hay una figura tuya. Las figuras de los demás no importan.",
      "El constructor no cuenta para la mayoría. Vuelve a tu reserva junto con tus figuras de su camino o ciudad.",
    ],
    see: "El constructor de Rojo se ha unido al bandolero de Rojo. Azul no tiene figuras en este camino y no podía poner el suyo.",
  },
  twice: {
    title: "La segunda parte del turno",
    text: [
      "Si robas una loseta y con ella amplías o completas el camino o la ciudad de tu constructor, tu turno tiene una segunda parte: robas otra loseta, la colocas, puedes poner otra figura y puntúas otra vez. Nunca hay una tercera parte. Solo puedes renunciar a la segunda si así lo dicen las «Opciones de reglas».",
      "La loseta con la que pones el constructor no cuenta, y una abadía tampoco. Si la pila está vacía, no hay segunda parte.",
      "Si recuperaste el constructor en la primera parte, la segunda se juega igualmente, y puedes ponerlo de nuevo. En ella también puedes colocar una abadía en lugar de robar.",
      "En la última ronda de abadías no hay segunda parte. Es nuestra propia interpretación.",
    ],
    see: "Rojo ha ampliado el camino de su constructor y ahora tiene una segunda loseta en la mano.",
  },
  pig: {
    title: "El cerdo",
    text: [
      "Cada jugador tiene un cerdo. En lugar de una figura puedes ponerlo en un prado de la loseta recién colocada, si allí ya hay un granjero tuyo.",
      "Si tienes más granjeros que nadie en el prado, o empatas, cada ciudad completa de ese prado te da 1 punto más. El cerdo no cuenta como granjero.",
      "Si un granero manda a casa a tus granjeros, también puntúan 1 punto más por ciudad, y el cerdo vuelve con ellos.",
    ],
    points: [
      ["Cada ciudad completa, con tu cerdo", "4"],
      ["Edición de 2001: cada ciudad completa, con tu cerdo", "5"],
    ],
    see: "Rojo y Azul comparten un prado junto a dos ciudades completas, con un granjero cada uno. Solo Rojo tiene un cerdo.",
  },
  pigsty: {
    title: "La pocilga",
    text: [
      "Una loseta de El Río II muestra una pocilga. Si jugáis con Constructores y Comerciantes, cada ciudad completa junto a su prado da 1 punto más a todos los que puntúan allí por sus granjeros, además del cerdo.",
      "Una segunda pocilga en el prado no cambia nada. Un granero no recibe nada por ella, pero sí los granjeros que un granero manda a casa.",
    ],
    points: [
      ["Cada ciudad completa, con una pocilga", "4"],
      ["Con una pocilga y tu cerdo", "5"],
    ],
    see: "El granjero y el cerdo de Rojo están junto a una pocilga y dos ciudades completas.",
  },
  goods: {
    title: "Las mercancías",
    text: [
      "Algunas ciudades muestran vino, trigo o tela. Si colocas la loseta que completa una de ellas, tomas una ficha por cada uno de esos símbolos, sean de quien sean las figuras de la ciudad y aunque no haya ninguna. También cuenta una abadía que complete la ciudad.",
      "Al final, quien tiene más fichas de un tipo puntúa por él; si hay empate, puntúa cada uno de los empatados. Una ciudad que queda incompleta no da fichas.",
    ],
    points: [["Más fichas de un tipo, al final", "10 por tipo"]],
    see: "Azul completó la ciudad de Rojo: Rojo se llevó los puntos, pero Azul tomó el vino.",
  },
  king: {
    title: "El rey y el barón ladrón",
    text: [
      "Quien completa la primera ciudad toma el rey, y quien completa el primer camino, el barón ladrón, aunque allí no haya figuras.",
      "Después una carta solo cambia de dueño si alguien completa una ciudad, o un camino, de más losetas que la mayor hasta entonces.",
      "Las «Opciones de reglas» pueden cambiar lo que dan las cartas. Si puntúan durante la partida, una ciudad o un camino puntúa para quien tenía la carta antes, y solo después la carta puede cambiar de dueño: es nuestra propia interpretación.",
    ],
    points: [
      ["El rey, al final", "1 por ciudad completa de todo el mapa"],
      ["El barón ladrón, al final", "1 por camino completo de todo el mapa"],
    ],
    see: "Rojo completó la primera ciudad, pero la de Azul tiene una loseta más y le dio el rey. Rojo completó el único camino.",
  },
  phantom: {
    title: "El fantasma",
    text: [
      "Cada jugador tiene un fantasma. Después de tu figura también puedes ponerlo en la misma loseta, en otro camino, ciudad, monasterio o prado sin figuras.",
      "Cuenta y puntúa como un meeple y vuelve a tu reserva igual que él. No puede estar en un jardín.",
      "Puedes ponerlo hayas hecho lo que hayas hecho antes, incluso si no has puesto ninguna figura. Es nuestra propia interpretación.",
    ],
    see: "Rojo ha puesto un granjero y, en la misma loseta, el fantasma en la ciudad: puntuó enseguida y volvió.",
  },
  first: {
    title: "La primera edición, 2001",
    text: [
      "Una ciudad completa de solo dos losetas vale la mitad: 1 punto por loseta y 1 por escudo.",
      "Los granjeros puntúan ciudad por ciudad: por cada ciudad completa, quien tiene más granjeros en todos los prados que la tocan recibe 4 puntos.",
      "Todo lo demás es como en 2016.",
    ],
    points: [
      ["Ciudad completa de dos losetas", "1 por loseta, 1 por escudo"],
      ["Cada ciudad completa, para granjeros", "4"],
    ],
    see: "Dos granjeros de Rojo y uno de Azul rodean la ciudad mayor, en prados distintos: solo Rojo puntúa por ella. La ciudad pequeña vale la mitad.",
  },
  anniversary: {
    title: "La edición de aniversario, 2021",
    text: [
      "Las losetas del juego básico puntúan exactamente como en 2016: 2 puntos por loseta de cada ciudad completa, y 3 puntos por cada ciudad completa junto a un prado, prado por prado.",
    ],
    see: "Las mismas losetas que en la primera edición. Aquí cada prado puntúa por separado, y así puntúa también el granjero de Azul.",
  },
};

/** @type {typeof import("../en/rules.js").rules} */
export const rules = {
  title: "Las reglas",
  search: "Buscar en las reglas",
  none: "No se ha encontrado ningún artículo.",
  found: (count) => `Artículos encontrados: ${count}`,
  editions: "Ediciones",
  base: "El juego básico",
  sure: { A: "Fiabilidad de estas reglas: dos fuentes independientes coinciden.", B: "Fiabilidad de estas reglas: tenemos una sola fuente." },
  board: (title) => `Posición: ${title}. Toca o señala caminos, ciudades y prados para ver lo que valen.`,
  before: "Antes",
  after: "Después",
  step: "Momento de la partida",
  articles,
};
