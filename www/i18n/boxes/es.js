// @ts-check
// biome-ignore-all format: written by xtask/cards.mjs
/** The boxes before they are played, and what points are for with them: written by xtask/cards.mjs from the cards of the boxes. */

/** @type {Record<string, { title: string, help: string, parts?: Record<string, string> }>} */
export const boxes = {
  abbey: { title: "La Abadía y el Alcalde", help: "Las abadías llenan huecos; cada jugador recibe además un alcalde, un carro y un granero. Hasta seis jugadores.", parts: { tiles: "las losetas de terreno", abbey: "las abadías", mayor: "los alcaldes", wagon: "los carros", barn: "los graneros" } },
  abbot: { title: "El Abad", help: "Los jardines puntúan como monasterios, y el abad se puede recuperar antes." },
  inns: { title: "Posadas y Catedrales", help: "Más puntos por los caminos con posada y las ciudades con catedral, pero solo si se completan. Añade un seguidor grande y un sexto color.", parts: { tiles: "las losetas de terreno, con posadas y catedrales", large: "los seguidores grandes" } },
  king: { title: "El Rey y el Ladrón", help: "Quien completa la ciudad más grande tiene el rey; quien completa el camino más largo, el ladrón: puntos al final.", parts: { tiles: "las losetas de terreno", king: "el rey", robber: "el ladrón" } },
  phantom: { title: "El Fantasma", help: "Un segundo seguidor: después del primero puede ir a otra parte de la misma loseta." },
  river: { title: "El Río", help: "La partida empieza con un río, de su nacimiento a un lago." },
  river2: { title: "El Río II", help: "Un río que se divide y acaba en dos sitios." },
  traders: { title: "Constructores y Comerciantes", help: "Quien completa una ciudad se lleva sus mercancías. El constructor da una segunda loseta en el turno; el cerdo, más puntos por los campos. Añade un sexto color.", parts: { tiles: "las losetas de terreno", builder: "los constructores", pig: "los cerdos", goods: "las mercancías" } },
  dragon: { title: "La Princesa y el Dragón", help: "Un dragón que todos mueven se come las figuras y un hada las protege. Las princesas envían caballeros a casa, y los portales llevan lejos.", parts: { tiles: "las losetas de terreno", dragon: "el dragón y sus volcanes", fairy: "el hada", princess: "las princesas", portal: "los portales" } },
  tower: { title: "La Torre", help: "Construye torres, captura desde ellas seguidores de los demás y exige un rescate.", parts: { tiles: "las losetas de terreno", towers: "las torres y los prisioneros" } },
  count: { title: "El Conde de Carcassonne", help: "La ciudad de Carcassonne está en la mesa. Quien da puntos a otros puede enviar allí seguidores y traerlos de vuelta." },
  bridges: { title: "Mercados y Puentes", help: "Los puentes llevan caminos sobre los campos, las ciudades pequeñas se convierten en castillos y en los bazares se subastan losetas.", parts: { tiles: "las losetas de terreno", bridges: "los puentes", castles: "los castillos", bazaars: "los bazares" } },
  anniversary: { title: "20.º aniversario", help: "Losetas con flechas: 2 puntos, una figura junto a otra, una figura lejos u otro turno. El paisaje de estas losetas es nuestro." },
  hills: { title: "Colinas y Ovejas", help: "Bajo cada colina queda oculta una loseta, y los seguidores en colinas deciden los empates. Los viñedos enriquecen los monasterios. Un pastor reúne ovejas; un lobo las dispersa.", parts: { tiles: "las losetas de terreno", shepherd: "los pastores y sus rebaños", hill: "las colinas", vineyard: "los viñedos" } },
  flier: { title: "Las Máquinas Voladoras", help: "Un seguidor puede volar de una a tres losetas, según el dado, y unirse a lo que otros ocupan." },
  festival: { title: "El Festival", help: "En una loseta con fuegos artificiales puedes recuperar una de tus figuras de cualquier lugar en vez de colocar una." },
  gq11: { title: "La Miniexpansión", help: "Diez losetas más, una de ellas con una piara de cerdos; con un río, también un nacimiento propio." },
  ferries: { title: "Los Transbordadores", help: "Los caminos acaban en los lagos, pero un transbordador une dos de ellos. Cuando un camino lleva a un transbordador, este puede pasar a otros caminos." },
  labyrinth: { title: "El Laberinto", help: "Un camino de cuatro brazos pasa por él. Cada uno se puede ocupar, y cada figura en el camino terminado da 2 puntos más." },
  messages: { title: "Los Mensajes", help: "Tienes dos figuras en el tablero de puntuación y eliges cuál avanza. Si en tu turno una se detiene en un múltiplo de 5, recibes un mensaje: su acción o 2 puntos." },
  robbers: { title: "Los Ladrones", help: "Una loseta con un saco lleva tu ladrón al tablero de puntuación, junto a la figura de otro jugador. Cuando este vuelva a puntuar, recibes la mitad de esos puntos." },
  gold: { title: "Las Minas de Oro", help: "Una loseta de oro trae dos lingotes. Quienes completan allí caminos, ciudades y monasterios se los reparten; cuantos más tengas, más vale cada uno." },
  mage: { title: "Mago y Bruja", help: "Una loseta con sombrero mueve al mago, que suma un punto por loseta de un camino o ciudad, o a la bruja, que reduce sus puntos a la mitad." },
  corn1: { title: "Los Círculos de Cultivo I", help: "En un círculo, cada uno puede añadir una figura junto a un seguidor suyo en un camino, una ciudad o un campo, o cada uno recupera uno." },
  corn2: { title: "Los Círculos de Cultivo II", help: "En un círculo, cada uno puede añadir una figura junto a un seguidor suyo en un camino, una ciudad o un campo, o cada uno recupera uno." },
  shrines: { title: "Herejes y Santuarios", help: "Un santuario es un monasterio que compite con un monasterio vecino: el que se completa primero manda a casa sin puntos la figura del otro." },
  tunnel: { title: "El Túnel", help: "Hay caminos que acaban en bocas de túnel. Con dos de tus fichas unes dos bocas, y sus caminos pasan a ser uno." },
  siege: { title: "Los Sitiadores", help: "Una ciudad sitiada da menos a sus caballeros y el doble a los campesinos de alrededor; al final de un turno un seguidor puede escapar por un monasterio." },
  cathars: { title: "Los Cátaros", help: "Una ciudad sitiada da menos a sus caballeros y el doble a los campesinos de alrededor; al final de un turno un seguidor puede escapar por un monasterio." },
  little: { title: "Pequeños Edificios", help: "En vez de una figura puedes poner un cobertizo, una casa o una torre en tu loseta. Los caminos, ciudades y campos de la loseta y los monasterios de alrededor valen más.", parts: { shed: "los cobertizos", house: "las casas", tower: "las torres" } },
  watchtowers: { title: "Las Atalayas", help: "Un seguidor al pie de una atalaya da más puntos cuando se completa su camino o ciudad: por los escudos, caminos, ciudades, monasterios o seguidores de alrededor." },
  windroses: { title: "Las Rosas de los Vientos", help: "La partida empieza en una rosa de los vientos. Una loseta con un cuarto de rosa da 3 puntos si la colocas en ese lado de la rosa." },
  darmstadt: { title: "Darmstadt", help: "Dos iglesias dan 3 puntos a quien tenga más seguidores a su alrededor, y un palacio de congresos aumenta el valor de su ciudad." },
  spieldoch: { title: "Spiel doch", help: "Dos losetas más, sin reglas propias." },
  winter: { title: "Edición de Invierno", help: "Doce losetas con animales; las demás losetas del juego básico son las que no tienen jardines." },
};

/** @type {Record<string, string>} */
export const kinds = {
  message: "Mensajes",
  loot: "Botín",
  gold: "Oro",
  shrine: "Santuarios",
  watchtower: "Atalayas",
  rose: "Rosas de los vientos",
  church: "Iglesias",
};
