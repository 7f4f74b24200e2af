// @ts-check
/** The short guided games of expansions, in Spanish: what each step says, and at last what else there is to know. */

/** @type {typeof import("../en/courses.js").courses} */
export const courses = {
  again: "Empezar de nuevo",
  text: (red, blue) => `Tienes ${red} puntos y Azul tiene ${blue}.`,
  play: "Jugar así contra el Principiante",
  next: (title) => `Siguiente: ${title}`,
  river: {
    steps: {
      source: "El río va del nacimiento al lago y sus losetas salen primero. Esta tiene una ciudad en cada orilla: colócala en la casilla señalada.",
      knight: "En las losetas del río se ponen figuras como en las demás, pero no en el río. Elige la ciudad de arriba para un caballero.",
      blueBend: "El río debe seguir por su extremo abierto. Azul lo hace girar.",
      bend: "Gira la loseta para que el río siga. Dos curvas seguidas no pueden llevarlo hacia atrás, así que aquí solo encaja de una forma.",
      highwayman: "Elige el camino para un bandido.",
      blueLake: "Azul coloca el lago: el río está terminado. Desde ahora se roba de todas las demás losetas.",
      land: "Esta es una loseta de terreno. Su ciudad cierra la tuya: colócala en la casilla señalada.",
      none: "La ciudad está completa. Esta vez, acaba el turno sin figura.",
      blueLast: "4 puntos por la ciudad. El río separa los campos: los campesinos de las dos orillas no se encuentran. Azul coloca la última loseta.",
    },
    end: "Con el río hay sitio desde el primer turno, y sus orillas dividen los campos.",
  },
  abbot: {
    steps: {
      garden: "Esta loseta muestra un jardín. Colócala en la casilla señalada.",
      abbot: "Además de tus seguidores tienes un abad. Solo puede ir a un jardín o a un monasterio: elige el jardín.",
      blueMonk: "Un jardín puntúa como un monasterio: 1 punto por sí mismo y 1 por cada loseta de alrededor. Azul pone un monje.",
      beside: "Coloca el monasterio en la casilla señalada: también está junto a tu jardín.",
      recall: "En vez de poner una figura puedes recuperar a tu abad y puntuar lo que hay. Elige a tu abad.",
      blueRoad: "3 puntos: el jardín y 2 losetas de alrededor. El abad vuelve a tu reserva. Azul empieza un camino.",
      monastery: "Otro monasterio. Colócalo en la casilla señalada.",
      again:
        "Envía allí a tu abad: elígelo entre tus figuras y luego el monasterio. Puntúa cuando lo recuperas, cuando el monasterio está rodeado del todo o al final de la partida.",
      blueLast: "Azul coloca la última loseta, y lo que está incompleto puntúa.",
    },
    end: "Si recuperas al abad, no pones ninguna figura en ese turno. El abad nunca va a un campo.",
  },
  inns: {
    steps: {
      inn: "Este camino pasa por una posada. Coloca la loseta en la casilla señalada.",
      large: "Tienes un seguidor grande. Cuenta doble para la mayoría. Elígelo entre tus figuras y luego el camino.",
      blueMonk: "Azul termina el camino en un monasterio.",
      close: "Coloca esta loseta en la casilla señalada, girada para que el camino termine allí.",
      keep: "El camino está completo. Esta vez, acaba el turno sin figura.",
      blueMore: "8 puntos: con una posada, cada una de las 4 losetas vale 2. Pero un camino incompleto con posada no da nada al final.",
      cathedral: "Esta es una catedral: su ciudad da 3 puntos por loseta y por escudo. Coloca la loseta en la casilla señalada.",
      knight: "Ocupa la ciudad con un caballero. Pero está abierta por tres lados.",
      blueLast: "Azul coloca la última loseta. Una ciudad incompleta con catedral no da nada: coloca las catedrales pronto, o en las ciudades de los demás.",
    },
    end: "Las posadas y las catedrales dan mucho si completas el camino o la ciudad, y nada si no.",
  },
  traders: {
    steps: {
      road: "Empieza un camino: coloca la loseta en la casilla señalada.",
      highwayman: "Ocúpalo con un bandido.",
      blueMonk: "Azul termina el camino por ese lado y pone un monje.",
      longer: "Alarga tu camino en la casilla señalada.",
      builder: "Ahora puedes poner tu constructor en este camino, porque ya hay una figura tuya. No cuenta para la mayoría.",
      blueMore: "Cada vez que amplías el camino o la ciudad de tu constructor, recibes una loseta más en el mismo turno. Azul aún no tiene constructor.",
      builds: "Alarga el camino de tu constructor.",
      none: "Acaba esta parte del turno sin figura; después robas otra loseta.",
      goods: "La loseta de tu constructor: una ciudad con un barril de vino. Colócala en la casilla señalada, girada para que las murallas encajen.",
      knight: "Ocupa la ciudad con un caballero.",
      blueLast: "Fíjate: Azul completa tu ciudad. Los puntos son tuyos, pero las mercancías son de quien completa la ciudad.",
    },
    end: "Al final, quien tiene más vino, trigo o tela gana 10 puntos por cada uno. El cerdo hace que cada ciudad completa junto a tu campo valga 1 punto más.",
  },
  dragon: {
    steps: {
      road: "Empieza un camino: coloca la loseta en la casilla señalada.",
      highwayman: "Ocúpalo con un bandido.",
      blueVolcano: "Azul roba un volcán: el dragón vuela hasta allí. En esa loseta no se pone ninguna figura.",
      monastery: "Coloca el monasterio en la casilla señalada. Pero déjalo vacío esta vez.",
      fairy:
        "En vez de una figura puedes mover el hada junto a una de las tuyas: el dragón nunca entra en su loseta. Elige el hada entre las figuras y luego a tu bandido.",
      blueDragon:
        "Azul roba una loseta con el signo del dragón: el dragón da seis pasos como mucho, y todos lo mueven por turnos. Se come todas las figuras a su paso, pero la loseta del hada lo detiene.",
      portal: "1 punto, porque tu turno empezó con el hada junto a tu figura. Esta loseta tiene un portal mágico: colócala en la casilla señalada.",
      monk: "Por un portal, tu figura puede ir a cualquier lugar incompleto y libre del tablero. Elige el monasterio que dejaste vacío.",
    },
    end: "Cuando algo puntúa, el hada da 3 puntos más a la figura que está junto a ella. Una loseta con una princesa manda a casa a un caballero de la ciudad a la que se une.",
  },
};
