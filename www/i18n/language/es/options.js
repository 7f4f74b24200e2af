// @ts-check
/** The rules in detail, in Spanish. */

/** @type {typeof import("../en/options.js").options} */
export const options = {
  farms: {
    title: "Cuánto puntúan los campesinos",
    help: "Lo que dan los campesinos al final de la partida.",
    values: {
      third: "3 puntos por cada ciudad completa junto a su campo",
      second: "igual, pero cada ciudad solo puntúa una vez para cada jugador",
      first: "4 puntos por ciudad a quien tenga más campesinos alrededor",
      off: "sin campesinos",
    },
  },
  "small-city": {
    title: "Cuánto vale una ciudad de dos losetas",
    help: "Lo que vale una ciudad completa de solo dos losetas.",
    values: { full: "2 puntos por loseta, como cualquier ciudad", half: "1 punto por loseta" },
  },
  followers: { title: "Cuántos seguidores por jugador", help: "Cuántos seguidores tiene cada jugador.", values: {} },
  "first-player": { title: "Quién empieza", help: "Quién coloca la primera loseta.", values: { random: "por sorteo", seat: "quien va primero en la lista" } },
  remaining: { title: "Consultar las losetas restantes", help: "Si se puede consultar qué losetas faltan por salir.", values: { shown: "sí", hidden: "no" } },
  "river-turn": {
    title: "Cómo puede girar el río",
    help: "Cómo puede girar el río.",
    values: {
      immediate: "no hacia el mismo lado en dos losetas seguidas",
      never: "no dos veces hacia el mismo lado, ni tras losetas rectas",
      any: "libremente",
    },
  },
  "start-tile": {
    title: "Qué pasa con la loseta inicial",
    help: "Qué pasa con la loseta inicial cuando la partida empieza en un nacimiento.",
    values: { removed: "sale del juego", kept: "se mezcla con las demás" },
  },
  "river-tiles": {
    title: "Nacimiento y lago del río",
    help: "Qué nacimiento y qué lago tiene el río.",
    values: { 2016: "los de 2016", 2021: "los de la edición de aniversario" },
  },
  lake: {
    title: "Quién coloca el lago",
    help: "Quién coloca el lago al final del río.",
    values: { turn: "un jugador, en su turno, como siempre", automatic: "nadie: se coloca automáticamente" },
  },
  "unfinished-inn": {
    title: "Posada o catedral en una zona incompleta",
    help: "Lo que valen al final un camino incompleto con posada o una ciudad incompleta con catedral.",
    values: { zero: "nada", plain: "lo mismo que sin posada o catedral" },
  },
  wagon: {
    title: "Adónde puede seguir un carro",
    help: "Adónde puede ir un carro cuando se completa su camino, ciudad o monasterio.",
    values: { near: "a su loseta o a una de las ocho de alrededor", joined: "a todo lo que toca su zona completa" },
  },
  "barn-on-barn": { title: "Un segundo granero en un campo", help: "Si un granero puede ir en un campo donde ya hay otro.", values: { no: "no", yes: "sí" } },
  "barn-without-farmers": { title: "Graneros sin campesinos", help: "Si se colocan graneros en una partida sin campesinos.", values: { no: "no", yes: "sí" } },
  "abbey-end": {
    title: "Colocar abadías cuando se acaban las losetas",
    help: "Si aún se pueden colocar abadías cuando no quedan losetas.",
    values: { yes: "cada uno tiene otro turno", no: "no" },
  },
  "pig-second": {
    title: "Cuánto vale un segundo cerdo",
    help: "Si un segundo cerdo del mismo color en un campo da puntos.",
    values: { no: "no", yes: "tantos como el primero" },
  },
  "second-part": {
    title: "La segunda parte de un turno",
    help: "Si se puede renunciar a la segunda parte del turno.",
    values: { must: "no, se coloca otra loseta", may: "sí, se pregunta antes de robar" },
  },
  "king-final": {
    title: "Cuánto puntúan el rey y el ladrón",
    help: "Qué puntos dan el rey y el ladrón.",
    values: {
      each: "al final, 1 punto por cada ciudad o camino completo del paisaje",
      flat: "al final, 10 puntos por el rey y 20 por el ladrón",
      continuous: "1 punto por cada ciudad o camino en cuanto se completa",
    },
  },
  "dragon-move": {
    title: "Cuándo se mueve el dragón",
    help: "Cuándo se mueve el dragón en el turno de una loseta de dragón.",
    values: { before: "después de la figura, antes de puntuar", after: "después de puntuar" },
  },
  fairy: { title: "A quién protege el hada", help: "A quién protege el hada.", values: { figure: "a un seguidor", tile: "a todas las figuras de una loseta" } },
  princess: {
    title: "Qué hace una princesa",
    help: "Si una princesa envía a casa a un caballero.",
    values: { may: "se puede elegir uno", must: "hay que elegir uno, si lo hay" },
  },
  "count-move": {
    title: "Adónde va el conde",
    help: "Adónde va el conde después de que alguien envíe un seguidor a Carcassonne.",
    values: { player: "a un barrio a elección de ese jugador, o a ninguno", clockwise: "al barrio siguiente", follow: "adonde fue el seguidor" },
  },
  "count-final": {
    title: "Quién sale de Carcassonne al final",
    help: "Qué seguidores pueden salir de Carcassonne antes de la puntuación final.",
    values: { market: "los del mercado, a campos", any: "todos, a las zonas de su barrio" },
  },
  "bazaar-auction": {
    title: "Cómo funciona un bazar",
    help: "Cómo se consiguen las losetas de un bazar.",
    values: { yes: "por subasta", no: "cada uno elige una por turno" },
  },
  festival: {
    title: "Qué vuelve en un festival",
    help: "Qué puede volver en un festival.",
    values: { figure: "cualquier figura propia, y el granero", follower: "solo seguidores" },
  },
  tunnels: {
    title: "Las bocas de túnel que cuentan",
    help: "Qué bocas de túnel cuentan.",
    values: { all: "todas las impresas, también en otras expansiones", own: "las de El Túnel" },
  },
  "tunnel-pairs": {
    title: "Las parejas de fichas de túnel",
    help: "Con cuántas parejas de fichas de túnel empieza cada jugador.",
    values: { "3/2": "3 con dos jugadores, 2 con tres, 1 con más", "2/1": "2 con dos jugadores, 1 con más" },
  },
  escape: {
    title: "Las huidas de ciudades sitiadas",
    help: "De qué ciudades sitiadas puede escapar un seguidor.",
    values: { any: "de una con cualquier loseta junto a un monasterio", besieged: "de una con sitiadores en una loseta junto a un monasterio" },
  },
  monasteries: {
    title: "Los otros monasterios",
    help: "Qué pasa con los monasterios del juego básico.",
    values: { replace: "estos ocupan su lugar", keep: "se quedan en el juego" },
  },
  labyrinth: {
    title: "Qué hace el laberinto",
    help: "Qué hace el laberinto.",
    values: {
      advanced: "cada tramo de su camino se puede ocupar, y las figuras dan 2 puntos más cuando se completa",
      basic: "es un cruce en el que no termina ningún camino",
    },
  },
  "message-often": {
    title: "Cuándo llegan los mensajes",
    help: "Cuándo llega un mensaje para una figura en un múltiplo de 5.",
    values: {
      last: "después de todos los puntos de la puntuación",
      round: "también después de los puntos anteriores a la figura y después de un bazar",
      turn: "una vez por turno, en el que cada uno avanza una sola figura",
    },
  },
  "message-alone": {
    title: "Mensajes junto a figuras de otros",
    help: "Si un mensaje solo llega donde no hay ninguna figura de otro jugador.",
    values: { no: "llega en cualquiera de esas casillas", yes: "solo donde no hay ninguna figura de puntuación de otro jugador" },
  },
  "robber-others": {
    title: "Quién más coloca un ladrón",
    help: "Quién más puede colocar un ladrón después de quien tiene el turno.",
    values: { next: "el siguiente jugador cuyo ladrón esté en la reserva", all: "todos los demás, por orden de turno" },
  },
  buildings: {
    title: "Lo que suman los pequeños edificios",
    help: "Lo que suman una torre, una casa y un cobertizo.",
    values: { "1/1/1": "1 punto cada uno", "3/2/1": "3, 2 y 1 puntos" },
  },
  "gq11-pigsty": {
    title: "La piara de cerdos de la Miniexpansión",
    help: "Si cuenta la piara de cerdos de la Miniexpansión.",
    values: { yes: "da 1 punto por cada ciudad, también sin Constructores y Comerciantes", no: "es campo" },
  },
  hill: {
    title: "Cómo deciden las colinas un empate",
    help: "Cómo deciden un empate los seguidores en colinas.",
    values: { one: "uno vale tanto como varios", count: "gana quien tiene más" },
  },
  edge: { title: "Tamaño de la mesa", help: "Cuántas losetas tiene la mesa de ancho y de alto.", values: { open: "tan grande como crezca el paisaje" } },
};
