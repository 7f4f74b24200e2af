// @ts-check
/** Las reglas para consultar, en español. `see` dice qué muestra la posición de un artículo; sus puntos los dice el propio juego. */

/** @type {import("../en/rules.js").Articles} */
const articles = {
  lay: {
    title: "Colocar una loseta",
    text: [
      "En tu turno, roba una loseta y colócala junto a otra como mínimo, lado con lado. No basta con que se toquen por una esquina.",
      "Todos los lados que se tocan deben coincidir: ciudad con ciudad, camino con camino, campo con campo, río con río. Puedes girar la loseta.",
      "Si una loseta no encaja en ningún lugar, sale del juego y robas otra.",
    ],
    see: "La loseta en la mano es un cruce con un lado de ciudad: encaja en los dos extremos del camino, pero no entre la loseta de ciudad y el camino de abajo.",
  },
  figures: {
    title: "Poner un seguidor",
    text: [
      "Después de colocar la loseta puedes poner en ella un seguidor de tu reserva: en un camino (bandido), en una ciudad (caballero), en un monasterio (monje) o en un campo (campesino).",
      "Todo el camino, la ciudad o el campo, por lejos que llegue, debe estar libre de seguidores, también de los tuyos. Una loseta posterior puede unir zonas que ya tienen seguidores.",
      "También puedes poner el seguidor en una zona que esta misma loseta completa: puntúa enseguida y el seguidor vuelve a tu reserva. No puedes usarlo otra vez en el mismo turno.",
    ],
    see: "Rojo tiene el camino. Azul lo ha alargado por el oeste y no puede poner allí un bandido, pero sí un campesino.",
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
    see: "Azul ha cerrado el camino por el oeste, pero puntúa el bandido de Rojo.",
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
      "Un monasterio está completo cuando las ocho casillas a su alrededor están llenas, también las esquinas. No importa quién coloque esas losetas.",
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
      "Las losetas posteriores pueden unir caminos, ciudades o campos, de modo que varios jugadores tengan seguidores en la misma zona.",
      "El jugador que tiene allí más seguidores se lleva todos los puntos, y los demás, nada. Si hay empate, cada uno de los empatados se lleva todos los puntos.",
      "Todos los seguidores vuelven a sus dueños, también los que no dan puntos.",
    ],
    see: "La loseta del centro ha unido tres ciudades: Rojo tiene en ellas dos caballeros y Azul uno.",
  },
  farmer: {
    title: "Campesinos y campos",
    text: [
      "Un seguidor en un campo es un campesino. Se queda allí hasta el final de la partida y no vuelve.",
      "Los campos están separados por caminos, ciudades, ríos y el borde del paisaje. Los que solo se tocan en una esquina no se unen.",
      "Al final de la partida, quien tiene más campesinos en un campo puntúa por cada ciudad completa que lo toca. Si hay empate, puntúa cada uno de los empatados. Una ciudad puede contar para varios campos, pero una sola vez en cada uno.",
    ],
    points: [
      ["Cada ciudad completa junto al campo", "3"],
      ["Edición de 2001: cada ciudad completa, para quien tiene más campesinos alrededor", "4"],
    ],
    see: "Dos de las cuatro ciudades junto al campo del campesino de Rojo están completas.",
  },
  end: {
    title: "El final de la partida",
    text: [
      "La partida acaba después del turno en que se coloca la última loseta.",
      "Entonces puntúan los caminos, las ciudades y los monasterios incompletos, y después los campos. Se aplican las reglas habituales de mayoría.",
      "Gana quien tiene más puntos. Si hay empate, se comparte la victoria.",
    ],
    points: [
      ["Camino", "1 por loseta"],
      ["Ciudad", "1 por loseta, 1 por escudo"],
      ["Monasterio", "1, y 1 por cada loseta alrededor"],
      ["Campo", "3 por cada ciudad completa"],
    ],
    see: "La partida ha acabado: una ciudad, un camino y un monasterio puntúan aunque están incompletos.",
  },
  river: {
    title: "El río",
    text: [
      "La partida empieza con el nacimiento. Primero se roban las losetas del río, con el lago como última. Después vienen todas las demás.",
      "Una loseta de río continúa el río por su extremo abierto. Dos curvas seguidas no pueden girar hacia el mismo lado, porque el río volvería sobre sí mismo.",
      "Puedes poner seguidores en las losetas de río como en las demás, pero nunca en el agua. El río separa los campos, pero alrededor del nacimiento y del lago el campo es uno solo.",
    ],
    see: "El río ha girado a la derecha y luego a la izquierda. La curva en la mano ahora solo puede girar a la derecha.",
  },
  fork: {
    title: "La bifurcación",
    text: [
      "El segundo río tiene una bifurcación, que viene justo después del nacimiento. Desde entonces una loseta de río continúa por uno de los extremos abiertos, y solo por uno.",
      "Después de la bifurcación el río puede girar a cualquier lado. Los dos brazos no deben encontrarse.",
      "Con el primer río hay un solo nacimiento, se mezclan las losetas de los dos, y cada brazo acaba en su propia loseta. El lago con el volcán es la última.",
    ],
    see: "La loseta en la mano puede continuar cualquiera de los brazos de la bifurcación, girada a cualquier lado.",
  },
  garden: {
    title: "Los jardines y el abad",
    text: [
      "Cada jugador tiene un abad. Puedes ponerlo en lugar de otro seguidor, en un jardín o en un monasterio. En un jardín no puede estar ningún otro seguidor.",
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
      "En tu turno, si no pones ningún seguidor, puedes recuperar a tu abad. Da enseguida lo que su jardín o monasterio daría al final.",
      "No puedes ponerlo otra vez en el mismo turno.",
    ],
    points: [["Abad recuperado antes", "1, y 1 por cada loseta alrededor"]],
    see: "Rojo ha recuperado al abad de un jardín con cinco losetas alrededor.",
  },
  inn: {
    title: "Posadas",
    text: [
      "Un camino con al menos una posada vale más si se completa, y nada si no, salvo que las «Opciones de reglas» indiquen otra cosa. Una segunda posada no cambia nada.",
      "En un cruce, la posada pertenece al tramo junto al que está.",
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
    title: "El seguidor grande",
    text: [
      "Cada jugador tiene un seguidor grande. Se pone como cualquier otro, pero no en un jardín. Cuenta por dos cuando se compara quién tiene más seguidores; los puntos son los mismos.",
    ],
    see: "Una loseta ha unido dos caminos: el seguidor grande de Rojo gana a un seguidor de Azul.",
  },
  abbey: {
    title: "Abadías",
    text: [
      "Cada jugador tiene una loseta de abadía. Al empezar tu turno, en lugar de robar, puedes colocarla en un hueco con losetas por los cuatro lados. Encaja con todo y cierra cada camino y cada ciudad en sus lados.",
      "Una abadía no tiene campo. Un seguidor en ella es un monje, y la abadía puntúa como un monasterio.",
      "Cuando la pila se acaba, cada jugador que aún tiene su abadía puede colocarla en un último turno, salvo que las «Opciones de reglas» indiquen otra cosa.",
    ],
    see: "La abadía de Rojo ha llenado el hueco y así ha completado el camino de Azul.",
  },
  mayor: {
    title: "El alcalde",
    text: [
      "El alcalde solo puede estar en ciudades. Cuenta por tantos seguidores como escudos hay en toda la ciudad cuando puntúa, y no cuenta si no hay ninguno.",
      "Si en una ciudad no cuenta ningún seguidor, nadie puntúa.",
    ],
    see: "Tres escudos dan al alcalde de Rojo una fuerza de 3 contra dos caballeros.",
  },
  wagon: {
    title: "El carro",
    text: [
      "El carro puede estar en caminos, ciudades y monasterios, pero no en campos ni jardines. Cuenta por un seguidor.",
      "Cuando se completa su zona, puede moverse en lugar de volver a tu reserva: a un camino, una ciudad o un monasterio incompletos y sin seguidores, en la misma loseta o en una de las ocho de alrededor. Las «Opciones de reglas» pueden permitirle ir, en cambio, a todo lo que toca su zona completa.",
      "Si pueden moverse varios carros, sus dueños deciden uno tras otro, empezando por quien tiene el turno.",
    ],
    see: "El camino se completó y puntuó; el carro de Rojo se ha movido al monasterio de su extremo.",
  },
  barn: {
    title: "El granero",
    text: [
      "Cada jugador tiene un granero. En lugar de un seguidor puedes ponerlo en una esquina de la loseta recién colocada, donde se juntan cuatro losetas y todas muestran campo. No puede haber otro granero en el campo, salvo que las «Opciones de reglas» lo permitan.",
      "Los campesinos del campo puntúan enseguida y vuelven, y ya no se pueden poner más. Si después se le une otro campo, sus campesinos puntúan menos y también vuelven.",
      "El granero se queda y puntúa al final de la partida.",
    ],
    points: [
      ["Campesinos al poner el granero", "3 por ciudad completa"],
      ["Campesinos unidos después a ese campo", "1 por ciudad completa"],
      ["El granero, al final", "4 por ciudad completa"],
    ],
    see: "Cuando Rojo puso el granero, el campesino de Azul puntuó y volvió. Al final el granero puntuó por las mismas dos ciudades.",
  },
  builder: {
    title: "El constructor",
    text: [
      "Cada jugador tiene un constructor. En lugar de un seguidor puedes ponerlo en un camino o una ciudad incompletos de la loseta recién colocada, si allí ya hay un seguidor tuyo. Los seguidores de los demás no importan.",
      "El constructor no cuenta para la mayoría. Vuelve a tu reserva junto con tus seguidores de su camino o ciudad.",
    ],
    see: "El constructor de Rojo se ha unido al bandido de Rojo. Azul no tiene seguidores en este camino y no podía poner el suyo.",
  },
  twice: {
    title: "La segunda parte del turno",
    text: [
      "Si robas una loseta y con ella amplías o completas el camino o la ciudad de tu constructor, tu turno tiene una segunda parte: robas otra loseta, la colocas, puedes poner otro seguidor y puntúas otra vez. Nunca hay una tercera parte. Solo puedes renunciar a la segunda si así lo dicen las «Opciones de reglas».",
      "La loseta con la que pones el constructor no cuenta, y una abadía tampoco. Si la pila está vacía, no hay segunda parte.",
      "Si recuperaste el constructor en la primera parte, la segunda se juega igualmente, y puedes ponerlo de nuevo. En ella también puedes colocar una abadía en lugar de robar.",
      "En la última ronda de abadías no hay segunda parte. Es nuestra propia interpretación.",
    ],
    see: "Rojo ha ampliado el camino de su constructor y ahora tiene una segunda loseta en la mano.",
  },
  pig: {
    title: "El cerdo",
    text: [
      "Cada jugador tiene un cerdo. En lugar de un seguidor puedes ponerlo en un campo de la loseta recién colocada, si allí ya hay un campesino tuyo.",
      "Si tienes más campesinos que nadie en el campo, o empatas, cada ciudad completa de ese campo te da 1 punto más. El cerdo no cuenta como campesino.",
      "Si un granero manda a casa a tus campesinos, también puntúan 1 punto más por ciudad, y el cerdo vuelve con ellos.",
    ],
    points: [
      ["Cada ciudad completa, con tu cerdo", "4"],
      ["Edición de 2001: cada ciudad completa, con tu cerdo", "5"],
    ],
    see: "Rojo y Azul comparten un campo junto a dos ciudades completas, con un campesino cada uno. Solo Rojo tiene un cerdo.",
  },
  pigsty: {
    title: "La piara de cerdos",
    text: [
      "Una loseta de El Río II muestra una piara de cerdos. Si se juega con Constructores y Comerciantes, cada ciudad completa junto a su campo da 1 punto más a todos los que puntúan allí por sus campesinos, además del cerdo.",
      "Una segunda piara en el campo no cambia nada. Un granero no recibe nada por ella, pero sí los campesinos que un granero manda a casa.",
    ],
    points: [
      ["Cada ciudad completa, con una piara de cerdos", "4"],
      ["Con una piara de cerdos y tu cerdo", "5"],
    ],
    see: "El campesino y el cerdo de Rojo están junto a una piara de cerdos y dos ciudades completas.",
  },
  goods: {
    title: "Las mercancías",
    text: [
      "Algunas ciudades muestran vino, trigo o tela. Si colocas la loseta que completa una de ellas, tomas una ficha por cada uno de esos símbolos, sean de quien sean los seguidores de la ciudad y aunque no haya ninguno. También cuenta una abadía que complete la ciudad.",
      "Al final, quien tiene más fichas de un tipo puntúa por él; si hay empate, puntúa cada uno de los empatados. Una ciudad que queda incompleta no da fichas.",
    ],
    points: [["Más fichas de un tipo, al final", "10 por tipo"]],
    see: "Azul completó la ciudad de Rojo: Rojo se llevó los puntos, pero Azul se quedó con el vino.",
  },
  king: {
    title: "El rey y el ladrón",
    text: [
      "Quien completa la primera ciudad se queda con el rey, y quien completa el primer camino, con el ladrón, aunque allí no haya seguidores.",
      "Después una carta solo cambia de dueño si alguien completa una ciudad, o un camino, de más losetas que la mayor hasta entonces.",
      "Las «Opciones de reglas» pueden cambiar lo que dan las cartas. Si puntúan durante la partida, una ciudad o un camino puntúa para quien tenía la carta antes, y solo después la carta puede cambiar de dueño: es nuestra propia interpretación.",
    ],
    points: [
      ["El rey, al final", "1 por ciudad completa de todo el mapa"],
      ["El ladrón, al final", "1 por camino completo de todo el mapa"],
    ],
    see: "Rojo completó la primera ciudad, pero la de Azul tiene una loseta más y le dio el rey. Rojo completó el único camino.",
  },
  phantom: {
    title: "El fantasma",
    text: [
      "Cada jugador tiene un fantasma. Después de tu seguidor también puedes ponerlo en la misma loseta, en otro camino, ciudad, monasterio o campo sin seguidores.",
      "Cuenta y puntúa como un seguidor y vuelve a tu reserva igual que él. No puede estar en un jardín.",
      "Puedes ponerlo hayas hecho lo que hayas hecho antes, incluso si no has puesto ningún seguidor. Es nuestra propia interpretación.",
    ],
    see: "Rojo ha puesto un campesino y, en la misma loseta, el fantasma en la ciudad: puntuó enseguida y volvió.",
  },
  first: {
    title: "La primera edición, 2001",
    text: [
      "Una ciudad completa de solo dos losetas vale la mitad: 1 punto por loseta y 1 por escudo.",
      "Los campesinos puntúan ciudad por ciudad: por cada ciudad completa, quien tiene más campesinos en todos los campos que la tocan recibe 4 puntos.",
      "Todo lo demás es como en 2016.",
    ],
    points: [
      ["Ciudad completa de dos losetas", "1 por loseta, 1 por escudo"],
      ["Cada ciudad completa, para campesinos", "4"],
    ],
    see: "Dos campesinos de Rojo y uno de Azul rodean la ciudad grande, en campos distintos: solo Rojo puntúa por ella. La ciudad pequeña vale la mitad.",
  },
  anniversary: {
    title: "La edición de aniversario, 2021",
    text: [
      "Las losetas del juego básico puntúan exactamente como en 2016: 2 puntos por loseta de cada ciudad completa, y 3 puntos por cada ciudad completa junto a un campo, campo por campo.",
    ],
    see: "Las mismas losetas que en la primera edición. Aquí cada campo puntúa por separado, y así puntúa también el campesino de Azul.",
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
  board: (title) => `Posición: ${title}. Toca o señala caminos, ciudades y campos para ver lo que valen.`,
  before: "Antes",
  after: "Después",
  step: "Momento de la partida",
  book: "El reglamento, para imprimir y enlazar",
  articles,
};
