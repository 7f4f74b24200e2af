// @ts-check
/** Los retos y las estadísticas de todas las partidas, en español. */
import { words } from "../words.js";

const { plural, decimal } = words("es");

/** @param {number} count */
const points = (count) => plural(count, { one: "# punto", other: "# puntos" });

/** @type {typeof import("../en/puzzles.js").puzzles} */
export const puzzles = {
  title: "Retos",
  back: "Atrás",
  about: "Una posición real y una loseta en la mano: encuentra la mejor jugada.",
  unkept: "El navegador no ha guardado que este reto está resuelto. Cuenta hasta que salgas de esta página.",
  solvedOf: (solved, all) => `${solved} de ${all} resueltos`,
  base: "Juego básico",
  difficulty: ["Fácil", "Medio", "Difícil"],
  board: "Tablero del reto. Las flechas eligen una casilla, R gira la loseta, Intro confirma, Escape cancela la elección.",
  tasks: {
    now: (name) => `Juega ${name}: consigue tantos puntos como puedas en este turno.`,
    lead: (name) => `${name} coloca la última loseta de la partida: termina con toda la ventaja posible.`,
    finish: { city: "Completa tu ciudad marcada.", road: "Completa tu camino marcado." },
    hold: {
      city: "Consigue la mayoría o un empate en la ciudad marcada.",
      road: "Consigue la mayoría o un empate en el camino marcado.",
      field: "Consigue la mayoría o un empate en el campo marcado.",
    },
  },
  hint: "Pista",
  solution: "Solución",
  again: "Otra vez",
  next: "Siguiente reto",
  list: "Todos los retos",
  right: "¡Correcto!",
  wrong: "Todavía no",
  shown: "La solución",
  results: {
    now: (got, best) => `Esta jugada da ${points(got)}. La mejor da ${best}.`,
    lead: (got, best) => `Terminas con ${ahead(got)}. Con la mejor jugada: ${ahead(best)}.`,
    finish: () => "La zona no se completa en este turno. Hay una manera de hacerlo.",
    hold: () => "Después de este turno no tienes allí ni mayoría ni empate. Hay una manera de conseguirlo.",
  },
  reached: {
    now: (best) => `${points(best)} en un solo turno.`,
    lead: (best) => `Terminas con ${ahead(best)}; ninguna otra jugada lo mejora.`,
    finish: () => "La zona está completa, y ninguna otra jugada lo consigue.",
    hold: () => "Tienes allí la mayoría o un empate, y ninguna otra jugada lo consigue.",
  },
  all: "Era el último. ¡Muy bien!",
  today: "Hoy",
  puzzleOfDay: "Reto del día",
  progress: { solved: "Resuelto", tried: "Intentado", new: "Nuevo" },
  others: "Otras casillas",
  othersHelp: "Los números del tablero dicen cuántos puntos menos da la mejor jugada en cada una de las otras casillas.",
  fewer: (count, action) => `${points(count)} menos: ${action}`,
  /** Decks that one person plays alone. */
  solo: {
    title: "Solitario",
    about:
      "Juega en solitario e intenta sumar el máximo de puntos. En cada solitario, las losetas salen siempre en el mismo orden. La plata y el oro son lo que dos rivales virtuales, Anselm e Isaura, consiguen en solitario con las mismas losetas.",
    ofDay: "Solitario del día",
    base: "Juego básico",
    unplayed: "Aún sin jugar",
    begun: (turn) => `Empezada: turno ${turn}`,
    goesOn: "Continúas la partida que empezaste.",
    anew: "Empezar de nuevo",
    result: (count) => `Resultado: ${points(count)}`,
    best: (count) => `Mejor resultado: ${points(count)}`,
    newBest: "Es tu mejor resultado hasta ahora.",
    hinted: "Con consejos",
    computing: "Calculando las medallas…",
    noPar: "No se han podido calcular los puntos de las medallas.",
    medals: { gold: "Oro", silver: "Plata", bronze: "Bronce" },
    from: (medal, count) => `${medal} desde ${count}`,
    won: (medal) => `¡${medal} para ti!`,
    noMedal: "Esta vez, ninguna medalla.",
    next: (medal, count) => `${medal}: hacen falta ${points(count)}.`,
    inARow: (count) => `${count} días seguidos`,
    unkept: "El navegador no ha guardado este resultado: no le queda espacio.",
    picture: "Imagen del resultado",
    shareResult: "Compartir el resultado",
    share: "Compartir este solitario",
    again: "Jugar otra vez",
    others: "Todos los solitarios",
    duel: {
      title: "Duelo del día",
      against: (name, level) => `Contra ${name} (${level})`,
      best: (lead) => (lead === 0 ? "Mejor resultado: empate" : `Mejor resultado: ${lead > 0 ? "victoria" : "derrota"} por ${points(Math.abs(lead))}`),
      outcome: (mine, theirs) => `${mine > theirs ? "Victoria" : mine < theirs ? "Derrota" : "Empate"}, ${mine} a ${theirs}`,
    },
    decks: {
      hamlet: "La aldea",
      kingdom: "Todo el país",
      river: "Río abajo",
      inns: "Posadas en el camino",
      abbot: "Los jardines del abad",
      traders: "Día de mercado",
      mayor: "La ciudad del alcalde",
      dragon: "A la sombra del dragón",
    },
  },
  each: {
    gap: {
      title: "El hueco",
      hint: "A una de tus ciudades le queda un solo lado abierto.",
      why: "La loseta completa tu ciudad, y un escudo cuenta como una loseta más.",
    },
    "long-road": { title: "A las puertas", hint: "Un camino también termina en una ciudad.", why: "El camino termina en la nueva ciudad y queda completo." },
    crown: { title: "La corona", hint: "Mira la ciudad más grande.", why: "Solo quedaba un lado abierto. Completa las ciudades grandes mientras puedas." },
    "two-cities": {
      title: "Dos por una",
      hint: "Hay un hueco entre dos ciudades pequeñas, y solo una tiene caballero.",
      why: "La loseta completa las dos ciudades. Tu seguidor va a la que no es de nadie y vuelve enseguida a tu reserva.",
    },
    seam: {
      title: "Camino y tejado",
      hint: "Completa una zona tuya y ocupa una que no sea de nadie.",
      why: "Tu camino queda completo, y también una ciudad pequeña: un seguidor puesto allí puntúa al momento.",
    },
    sharing: {
      title: "Buenos vecinos",
      hint: "Una loseta puede completar dos zonas, aunque compartas una.",
      why: "La loseta completa tu monasterio y un camino. Compartir el camino no te cuesta nada.",
    },
    "last-stone": {
      title: "La última piedra",
      hint: "Al monasterio le falta una loseta vecina. ¿Dónde podría ir tu seguidor?",
      why: "La octava loseta vecina completa el monasterio, y además un camino corto: pon allí tu seguidor.",
    },
    ring: { title: "La llave", hint: "La ciudad está abierta por un solo lado.", why: "Esta loseta solo cierra la muralla si se gira así." },
    "far-road": {
      title: "El otro extremo",
      hint: "Sigue el camino hasta su extremo abierto.",
      why: "El cruce termina el camino, y cada una de sus losetas cuenta.",
    },
    mayor: {
      title: "La ciudad de nadie",
      hint: "Hay una ciudad sin dueño.",
      why: "La loseta la completa, y tu figura en esa loseta se lleva todos los puntos: un seguidor, o el alcalde gracias a los escudos.",
    },
    bend: {
      title: "Fin del viaje",
      hint: "El camino tiene un extremo abierto. ¿Qué puede terminar un camino?",
      why: "La puerta de la nueva ciudad termina el camino.",
    },
    partners: {
      title: "Socios",
      hint: "No puedes entrar en una ciudad ocupada, pero dos ciudades pueden unirse.",
      why: "Tu ciudad y esta se convierten en una, con el mismo número de caballeros de cada jugador: los dos jugadores reciben todos los puntos.",
    },
    bridge: { title: "La unión", hint: "Al lado hay una ciudad tuya.", why: "La loseta une las dos ciudades, así que tu caballero está también en esta." },
    shepherds: {
      title: "Pastores",
      hint: "¿Dónde casi se tocan el campo de tu campesino y el otro?",
      why: "La loseta une los dos campos, y allí tienes tantos campesinos como tu rival.",
    },
    meadow: {
      title: "El campo",
      hint: "Los campos se unen donde no los separa ningún camino ni ciudad.",
      why: "Junto a la curva hay una franja de campo que une los campos de tus campesinos con este.",
    },
    harvest: {
      title: "La cosecha",
      hint: "En la puntuación final, los campesinos puntúan por cada ciudad completa junto a su campo.",
      why: "Un campesino en este campo vale más que cualquier camino o ciudad que la loseta pudiera ampliar.",
    },
    cloister: {
      title: "Entre amigos",
      hint: "Un monasterio incompleto también puntúa por las losetas vecinas.",
      why: "Donde ya hay muchas losetas, un monasterio vale mucho enseguida, aunque nunca se complete.",
    },
    hay: {
      title: "Tiempo de heno",
      hint: "Es la última loseta: busca un campo que toque muchas ciudades.",
      why: "Un campesino en la última loseta no cuesta nada y da tres puntos por cada ciudad completa junto a este campo.",
    },
    "abbot-home": {
      title: "Que vuelva a casa",
      hint: "En vez de poner un seguidor puedes recuperar a tu abad.",
      why: "La loseta completa tu ciudad, y el abad vuelve a tu reserva y puntúa por las losetas de su alrededor.",
    },
    "abbot-and-city": {
      title: "Dos veces en un turno",
      hint: "La loseta hace una cosa; tu abad, otra.",
      why: "Primero se completa la ciudad, y después recuperas al abad, que también puntúa.",
    },
    "abbot-garden": {
      title: "El jardín",
      hint: "En la loseta hay un jardín.",
      why: "Alrededor del jardín ya hay muchas losetas, y tu abad puede estar en él.",
    },
    guests: {
      title: "Invitados",
      hint: "Dos ciudades pueden unirse.",
      why: "La loseta une tu ciudad con la otra, y los dos bandos tienen allí la misma fuerza.",
    },
    "inn-road": {
      title: "La posada",
      hint: "Un camino completo con posada vale el doble.",
      why: "Con una posada cada loseta del camino completo da dos puntos en vez de uno.",
    },
    cathedral: {
      title: "La catedral",
      hint: "Una ciudad completa con catedral da tres puntos por loseta.",
      why: "Con una catedral cada loseta y cada escudo de la ciudad completa dan tres puntos; incompleta no daría ninguno.",
    },
    "big-farmer": {
      title: "Un campesino grande",
      hint: "¿Cuál de tus seguidores vale por dos?",
      why: "Un campesino no basta en este campo, pero el seguidor grande vale por dos.",
    },
    "inn-loop": {
      title: "Tras la curva",
      hint: "Busca el extremo del camino que esta loseta puede cerrar.",
      why: "La loseta termina el camino. Con una posada cada loseta vale dos puntos, pero solo si el camino está completo.",
    },
    abbey: {
      title: "La abadía",
      hint: "Una de tus piezas cabe en cualquier hueco.",
      why: "La abadía cierra todos los caminos y ciudades de sus lados, muestren lo que muestren.",
    },
    barn: {
      title: "El granero",
      hint: "Un granero se pone donde se juntan cuatro losetas con campo, y tus campesinos puntúan enseguida.",
      why: "Es la última loseta alrededor del monasterio, y con el granero el campo puntúa en el mismo turno.",
    },
    wagon: {
      title: "En marcha",
      hint: "Desde una zona completa, un carro puede pasar a la siguiente.",
      why: "El carro puntúa por un camino corto completo y después se mueve al monasterio de al lado.",
    },
    "last-word": {
      title: "La última palabra",
      hint: "Quien tiene más campesinos gana todo el campo.",
      why: "La loseta une tus campos, y juntos tus campesinos son mayoría.",
    },
    builder: {
      title: "Una loseta más",
      hint: "Tu constructor está en la ciudad: si la amplías, robas una segunda loseta. Deja un hueco para ella.",
      why: "La primera loseta amplía la ciudad de tu constructor. Por eso puedes colocar una segunda, que cierra el último hueco.",
    },
    wine: {
      title: "Una buena cosecha",
      hint: "Completar la ciudad de un rival puede darte más a ti que a su dueño.",
      why: "Tu rival puntúa por la ciudad, pero el vino es tuyo: 10 puntos al final. La ciudad también cuenta para tus campesinos y para tu cerdo.",
    },
    pig: {
      title: "Bien alimentado",
      hint: "Compartes el campo que toca más ciudades completas, pero solo tu rival tiene allí un cerdo.",
      why: "Con tu cerdo, cada una de las cuatro ciudades completas te da 4 puntos también a ti.",
    },
    throne: {
      title: "El trono",
      hint: "A una de tus ciudades solo le falta una loseta.",
      why: "Con cuatro losetas es la mayor ciudad completa: también te da el rey.",
    },
    robber: {
      title: "El camino más largo",
      hint: "El ladrón es para quien completa un camino más largo que todos los anteriores.",
      why: "El circuito tiene cuatro losetas, una más que el camino más largo hasta ahora: te llevas los puntos y el ladrón.",
    },
    kingmaker: {
      title: "El hacedor de reyes",
      hint: "¿Quién tiene el rey al final?",
      why: "Tu rival se lleva 12 puntos por la ciudad, pero tú te llevas el rey, que cuenta por cinco ciudades completas, y tu campesino en la última loseta cuenta por la nueva.",
    },
    twice: {
      title: "Dos en el cruce",
      hint: "El cruce completa dos caminos que no son de nadie.",
      why: "Tu seguidor ocupa un camino y tu fantasma el otro: los dos puntúan enseguida y vuelven a tu reserva.",
    },
    doorway: {
      title: "A la puerta del monasterio",
      hint: "La loseta completa un camino corto, y tienes dos seguidores que poner en ella.",
      why: "Un seguidor puntúa por el camino completo; el otro se queda en el monasterio.",
    },
    "two-jobs": {
      title: "Dos oficios",
      hint: "Se puede completar una ciudad. ¿Qué otra parte de la loseta puntúa al final?",
      why: "Un seguidor puntúa enseguida por la ciudad. El otro está en el campo de al lado y puntúa por ella al final.",
    },
    gift: {
      title: "El regalo del hada",
      hint: "En vez de poner un seguidor, puedes mover el hada.",
      why: "La loseta completa tu ciudad. Junto a tu caballero, el hada añade 3 puntos en cuanto él puntúa.",
    },
    volcano: {
      title: "Fuego en la muralla",
      hint: "En una loseta de volcán no se pone ningún seguidor. Aun así sirve para algo.",
      why: "La loseta de volcán cierra tu ciudad. Tu caballero puntúa, y el hada junto a él añade 3 puntos.",
    },
    princess: {
      title: "La princesa decide",
      hint: "La mayor ciudad rival tiene un solo caballero. ¿Quién puede echarlo?",
      why: "La princesa se une a esa ciudad y manda al caballero a casa. Sin él, tu rival no puntúa nada allí.",
    },
    steering: {
      title: "Sin protección",
      hint: "El dragón nunca entra en la loseta del hada. ¿A quién protege ahora?",
      why: "Con el hada junto a tu campesino, el caballero rival queda sin protección. Uno de cada dos pasos del dragón es tuyo: haga lo que haga tu rival entretanto, el dragón llega hasta el caballero.",
    },
    watchtower: {
      title: "La atalaya",
      hint: "Una torre nueva alcanza las losetas de al lado.",
      why: "El primer piso captura al campesino de al lado: tu rival no puntúa nada por ese campo.",
    },
    "line-of-sight": {
      title: "En línea recta",
      hint: "Una torre alcanza en línea recta. ¿Quién está en esa línea?",
      why: "La torre nueva alcanza al caballero de la loseta de al lado. Una vez capturado, la ciudad rival se queda sin caballero y no da nada. Como tu rival tiene preso un seguidor tuyo, los dos se intercambian enseguida.",
    },
    takeover: {
      title: "Ciudad tomada",
      hint: "Une primero dos ciudades. Mira después la torre cercana.",
      why: "La loseta une tu ciudad con la rival. Un piso en la torre captura al otro caballero, y toda la ciudad es tuya.",
    },
    span: {
      title: "El puente que faltaba",
      hint: "Una loseta que no encaja en ningún sitio puede encajar con un puente. ¿Cuál de tus zonas la espera?",
      why: "Con un puente, la loseta encaja en el hueco y completa tu ciudad. El castillo de al lado da otra vez los mismos puntos.",
    },
    "three-monks": {
      title: "Tres monjes",
      hint: "¿De verdad es una figura lo mejor que puedes poner en esta loseta?",
      why: "Un edificio cuenta para cada monasterio que lo rodea: tres son tuyos.",
    },
    "fair-wind": {
      title: "Viento favorable",
      hint: "La rosa de los vientos solo da puntos en su propio cuadrante. ¿Qué más queda abierto allí?",
      why: "La loseta está en su cuadrante y da tres puntos. Allí también completa tu ciudad, y tu figura ocupa el nuevo campo junto a dos ciudades.",
    },
    lookout: {
      title: "El vigía",
      hint: "Tres de tus figuras esperan la misma casilla.",
      why: "La loseta completa el monasterio y la ciudad de la atalaya, cuyo caballero recibe cinco puntos más. También completa otra ciudad pequeña: tu nueva figura puntúa allí al momento.",
    },
    sacrifice: {
      title: "Un pequeño sacrificio",
      hint: "Pronto todos tendrán que recuperar un campesino. ¿Cuál de los tuyos te hará menos falta?",
      why: "La loseta completa tu ciudad. Colocas un campesino solo para recuperarlo enseguida; a tu rival no le sobra ninguno.",
    },
    ferryman: {
      title: "El barquero",
      hint: "Un camino termina en un lago si ningún transbordador lo lleva al otro lado.",
      why: "La loseta completa tu ciudad. Después mueves el otro transbordador: tu nuevo camino termina en los dos lagos y queda completo.",
    },
    underground: {
      title: "Bajo tierra",
      hint: "La segunda ficha de una pareja une dos caminos, por lejos que estén.",
      why: "Tu segunda ficha une el camino corto de esta loseta con el largo, que era solo de tu rival. Ahora compartís siete losetas.",
    },
    ambush: {
      title: "La emboscada",
      hint: "Compartís un camino. ¿Cómo puedes sacar más de él que tu rival?",
      why: "La loseta completa el camino común. Justo antes, tu ladrón se pone junto a la figura de tu rival en el tablero de puntuación y se lleva la mitad de sus puntos.",
    },
    ringmaster: {
      title: "¡Pasen y vean!",
      hint: "Dos figuras pueden ocupar el camino corto. ¿A cuál le conviene el vecindario?",
      why: "Tu maestro de ceremonias puntúa el camino completo y da 2 puntos más por cada una de las cuatro losetas con circo o acróbatas que tiene alrededor: 11 puntos en vez de 3.",
    },
    "front-row": {
      title: "En primera fila",
      hint: "¿Dónde cuenta una figura dos veces, por ella misma y por su sitio?",
      why: "La loseta amplía tu ciudad, con un escudo. Justo al lado, otro acróbata da 5 puntos al final y, como está junto a la carpa, también da lo que muestre su ficha, sea lo que sea.",
    },
    "lie-down": {
      title: "El monje cansado",
      hint: "Cuenta las losetas de alrededor del monasterio y, después, las de su fila y su columna.",
      why: "De pie, el monje daría 6 puntos por el monasterio y cinco vecinas. Tumbado da 9: uno por el monasterio y ocho por las losetas de sus filas.",
    },
    pond: {
      title: "¡Al agua!",
      hint: "A nadie le gusta estar junto a un estanque. ¿Quién estaría allí?",
      why: "El bandido y el caballero de tu rival caen al estanque. El camino y la ciudad ya no le dan nada, y cada figura en el estanque cuesta 2 puntos al final.",
    },
    "side-door": {
      title: "La puerta lateral",
      hint: "Compartís un camino que entra en el laberinto. ¿Puede unirse otra figura tuya?",
      why: "La loseta está en un tramo del laberinto en el que no hay nadie, así que puedes poner allí una figura. Con dos bandidos contra uno, el camino es solo tuyo.",
    },
    eviction: {
      title: "Lucha de credos",
      hint: "Un santuario y un monasterio están juntos. Gana el primero que se complete.",
      why: "La loseta completa tu santuario: 9 puntos. El monje del monasterio incompleto de al lado vuelve a casa sin nada, y tu figura ocupa la nueva ciudad con su escudo.",
    },
    "under-siege": {
      title: "Los víveres",
      hint: "Una ciudad sitiada da poco a sus caballeros. ¿A quién le da mucho?",
      why: "La loseta completa dos ciudades sitiadas, y el nuevo campo toca las dos. Para los campesinos, cada ciudad sitiada cuenta el doble: el tuyo recibe 6 puntos por cada una.",
    },
    "gold-ring": {
      title: "El anillo de oro",
      hint: "Un camino completo da a su dueño el oro que hay en sus losetas.",
      why: "La loseta cierra tu camino en un anillo. Ganas los seis lingotes que hay en él y, con entre cuatro y seis, cada uno vale 2 puntos: 12 al final, además de 4 por el camino.",
    },
    "magic-road": {
      title: "El camino encantado",
      hint: "El mago añade 1 punto por cada loseta de su camino. ¿Dónde puede crecer más de una loseta?",
      why: "La loseta une tu camino con el que no es de nadie. Pasa de tres losetas a seis y, con el mago, cada una cuenta el doble: 12 puntos en vez de 6.",
    },
    "high-ground": {
      title: "Desde lo alto",
      hint: "En esta ciudad tendríais un caballero cada uno. Fíjate en dónde están.",
      why: "La loseta une las dos ciudades y las completa como una sola. Tenéis un caballero cada uno, pero el tuyo está en una colina: eso deshace el empate, y solo tú recibes 8 puntos.",
    },
    "shared-flock": {
      title: "De vuelta al redil",
      hint: "Una loseta puede servir a dos de tus figuras: mira el camino y el campo de al lado.",
      why: "La loseta completa tu camino y une el campo de tu pastor con el del otro pastor. Recoge el rebaño: puntúas todas las ovejas del campo, también las de tu rival.",
    },
    "church-square": {
      title: "La plaza de la iglesia",
      hint: "Una iglesia da puntos a su monje, y también a quien tiene más seguidores alrededor.",
      why: "La loseta completa la iglesia de tu rival, pero alrededor tú tienes más seguidores y recibes 3 puntos. Tu nueva figura puntúa el camino corto completo: otros 3.",
    },
    "along-the-arrow": {
      title: "Sigue la flecha",
      hint: "Tu rival tiene un campesino más que tú. ¿En qué casilla te permite la loseta poner tu figura en otro sitio?",
      why: "La flecha de las dos figuras apunta a la loseta que acabas de colocar: tu figura puede ir junto a otra tuya. Con dos campesinos cada uno compartís el campo, y sus tres ciudades también te dan 9 puntos a ti.",
    },
  },
};

/** @param {number} lead */
function ahead(lead) {
  return lead === 0 ? "los mismos puntos" : `${points(Math.abs(lead))} de ${lead > 0 ? "ventaja" : "desventaja"}`;
}

/** @type {typeof import("../en/puzzles.js").career} */
export const career = {
  title: "Estadísticas de juego",
  back: "Atrás",
  none: "Todavía no has terminado ninguna partida. Después verás aquí tus estadísticas.",
  counting: (done, all) => `Contando las partidas: ${done} de ${all}…`,
  whose: "¿De quién son las partidas?",
  unreadable: (count) => plural(count, { one: "# partida no se puede leer y no se cuenta.", other: "# partidas no se pueden leer y no se cuentan." }),
  games: "Partidas terminadas",
  won: "Ganadas",
  best: "Mejor puntuación",
  mean: "Puntuación media",
  longestRoad: "Camino más largo",
  largestCity: "Ciudad más grande",
  tiles: (count) => plural(count, { one: "# loseta", other: "# losetas" }),
  against: "Contra",
  people: "Solo personas",
  results: "Resultados",
  resultsHelp: "Una partida contra varios rivales virtuales cuenta para el más fuerte de ellos. Una victoria compartida cuenta como ganada.",
  byKind: "Puntos por zona",
  kind: "Zona",
  all: "En total",
  perGame: "Por partida",
  number: decimal,
};
