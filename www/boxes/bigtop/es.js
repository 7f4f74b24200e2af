// @ts-check
/** Under the Big Top, in Spanish. */
import { FEATURES, FIGURES, cell } from "../../i18n/language/es/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural, listed } = of("es");

Object.assign(FIGURES, { ringmaster: { name: "maestro de ceremonias", a: "un maestro de ceremonias" } });
Object.assign(FEATURES, { acrobats: "acróbatas" });

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    turnedUp: (count) =>
      plural(count, {
        one: "Se descubre la ficha bajo la carpa: # punto por cada seguidor a su alrededor.",
        other: "Se descubre la ficha bajo la carpa: # puntos por cada seguidor a su alrededor.",
      }),
    moved: (name) => `La carpa llega al circo que ha colocado ${name}.`,
  },
  placed: { acrobats: (name) => `${name} coloca un seguidor como acróbata.` },
  scores: {
    acrobats: (count) => plural(count, { one: " por # acróbata", other: " por # acróbatas" }),
    bigtop: (count) => plural(count, { one: " por # seguidor alrededor de la carpa", other: " por # seguidores alrededor de la carpa" }),
    ringmaster: (count) =>
      plural(count, {
        one: " por el maestro de ceremonias, con # loseta de circo o de acróbatas alrededor",
        other: " por el maestro de ceremonias, con # losetas de circo o de acróbatas alrededor",
      }),
  },
  actions: { pyramid: (x, y) => `Puntuar la pirámide (${cell(x, y)})` },
  /** On a tile, in words. */
  parts: { acrobats: "sitio para acróbatas", circus: "circo" },
  pieces: { ringmaster: "Maestro de ceremonias" },
  feature: {
    title: "Acróbatas",
    facts:
      "Aquí puede haber hasta tres seguidores como acróbatas. Una pirámide de tres se puede puntuar: 5 puntos por cada uno; al final de la partida cada acróbata da 5.",
    who: (names) => `Aquí: ${listed(names)}.`,
    nobody: "Aquí no hay nadie.",
    here: "Aquí está la carpa. Cuando se va, y al final, se descubre su ficha: cada seguidor de esta loseta y de las ocho de alrededor da esos puntos.",
  },
  labels: { acrobats: "Acróbata", pyramid: "Pirámide" },
  primary: { pyramid: "Puntuar la pirámide" },
  hint: {
    acrobats: "Un seguidor puede hacerse acróbata, en la loseta que acabas de colocar o en una de al lado; tres de ellos forman una pirámide.",
    pyramid: "Tres acróbatas forman una pirámide. Tócala para puntuarla en vez de colocar una figura: 5 puntos por cada acróbata para su dueño.",
    ringmaster:
      "El maestro de ceremonias se coloca como un seguidor. Cuando se puntúa lo que ocupa, cada loseta de circo o de acróbatas entre las nueve a su alrededor da 2 puntos más.",
    chosen: "Cada acróbata da 5 puntos a su dueño, y los tres vuelven.",
  },
  why: {
    noPyramid: "Ahí no hay ninguna pirámide de tres acróbatas.",
    noAcrobat: "Solo los seguidores se hacen acróbatas, en la loseta recién colocada o en una de al lado, donde haya menos de tres y no pase ningún puente.",
    animalMissing: "La anotación debe decir qué ficha va bajo la carpa, como en «tile BT06 2,0 1 animal 4».",
    animalKnown: "La anotación ya dice en otro lugar qué ficha sale (Animals), o no queda ninguna de esas.",
  },
  then: { pyramid: "Después se puntúa una pirámide." },
  advice: { pyramid: "Puntúa la pirámide." },
  steps: {
    bigTop: "Una loseta de circo: puntúa el lugar que deja la carpa, y esta pasa a la nueva loseta.",
  },
  articles: {
    bigtop: {
      title: "La carpa y el maestro de ceremonias",
      text: [
        "Doce losetas muestran un circo. Cuando colocas una, la carpa llega a ella al final de tu turno, y debajo queda, boca abajo, una de 16 fichas. Antes de que la carpa se vaya, se descubre su ficha: cada seguidor de su loseta y de las ocho de alrededor da a su dueño tantos puntos como muestra la ficha, de 1 a 7. Al final de la partida también se descubre la última.",
        "Cada jugador tiene un maestro de ceremonias. Se coloca y cuenta como un seguidor, pero nunca se hace acróbata. Siempre que se puntúa el camino, la ciudad, el monasterio o el campo donde está, da a su dueño 2 puntos por cada loseta con un circo o acróbatas entre la suya y las ocho de alrededor, con la mayoría o sin ella.",
      ],
      see: "La carpa se ha ido. Su ficha mostraba 3: Rojo tiene dos seguidores alrededor de su sitio anterior, y Azul tiene uno.",
    },
    acrobats: {
      title: "Los acróbatas",
      text: [
        "Ocho losetas tienen un sitio para acróbatas. En vez de colocar una figura como siempre, puedes poner allí un seguidor, en la loseta que acabas de colocar o en una de las ocho de alrededor; por un portal mágico, en cualquiera. En una loseta caben hasta tres acróbatas, sean de quien sean. No ocupan nada.",
        "Cuando tres acróbatas forman una pirámide, quien tiene el turno puede puntuarla en vez de colocar una figura: cada acróbata da 5 puntos a su dueño, y los tres vuelven. Al final de la partida cada acróbata que sigue en pie da 5 puntos, también si está solo. Ningún puente pasa por una loseta con acróbatas.",
      ],
      see: "Rojo ha puntuado la pirámide: 10 puntos por dos acróbatas suyos y 5 por el de Azul.",
    },
  },
};
