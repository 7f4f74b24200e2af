// @ts-check
/** Under the Big Top, in French. */
import { FEATURES, FIGURES, cell } from "../../i18n/language/fr/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural, listed } = of("fr");

Object.assign(FIGURES, { ringmaster: { name: "Monsieur Loyal", a: "un Monsieur Loyal", of: "de Monsieur Loyal" } });
Object.assign(FEATURES, { acrobats: "acrobates" });

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    turnedUp: (count) =>
      plural(count, {
        one: "Le jeton sous le chapiteau est retourné\u00a0: # point pour chaque pion autour.",
        other: "Le jeton sous le chapiteau est retourné\u00a0: # points pour chaque pion autour.",
      }),
    moved: (name) => `Le chapiteau rejoint le cirque posé par ${name}.`,
  },
  placed: { acrobats: (name) => `${name} place un meeple comme acrobate.` },
  scores: {
    acrobats: (count) => plural(count, { one: " pour # acrobate", other: " pour # acrobates" }),
    bigtop: (count) => plural(count, { one: " pour # pion autour du chapiteau", other: " pour # pions autour du chapiteau" }),
    ringmaster: (count) =>
      plural(count, {
        one: " pour Monsieur Loyal, avec # tuile de cirque ou d’acrobates autour",
        other: " pour Monsieur Loyal, avec # tuiles de cirque ou d’acrobates autour",
      }),
  },
  actions: { pyramid: (x, y) => `Compter la pyramide (${cell(x, y)})` },
  /** On a tile, in words. */
  parts: { acrobats: "place pour des acrobates", circus: "cirque" },
  pieces: { ringmaster: "Monsieur Loyal" },
  feature: {
    title: "Acrobates",
    facts:
      "Jusqu’à trois meeples se tiennent ici comme acrobates. Une pyramide de trois peut être comptée\u00a0: 5\u00a0points pour chacun\u202f; à la fin de la partie, chaque acrobate rapporte 5\u00a0points.",
    who: (names) => `Ici\u00a0: ${listed(names)}.`,
    nobody: "Personne n’est ici.",
    here: "Le chapiteau est ici. Quand il s’en va, et à la fin, son jeton est retourné\u00a0: chaque pion sur cette tuile et les huit autour rapporte ces points.",
  },
  labels: { acrobats: "Acrobate", pyramid: "Pyramide" },
  primary: { pyramid: "Compter la pyramide" },
  hint: {
    acrobats: "Un meeple peut devenir acrobate, sur la tuile que vous venez de poser ou sur une tuile voisine\u202f; trois d’entre eux forment une pyramide.",
    pyramid:
      "Trois acrobates forment une pyramide. Touchez-la pour la compter au lieu de placer un pion\u00a0: 5\u00a0points au propriétaire de chaque acrobate.",
    ringmaster:
      "Monsieur Loyal se place comme un meeple. Quand la zone qu’il occupe est comptée, chaque tuile de cirque ou d’acrobates parmi les neuf autour de lui rapporte 2\u00a0points de plus.",
    chosen: "Chaque acrobate rapporte 5\u00a0points à son propriétaire, et tous trois reviennent.",
  },
  why: {
    noPyramid: "Il n’y a pas là de pyramide de trois acrobates.",
    noAcrobat:
      "Seuls des meeples deviennent acrobates, sur la tuile que l’on vient de poser ou une voisine, s’il y en a moins de trois et qu’aucun pont n’y passe.",
    animalMissing: "La notation doit dire quel jeton vient sous le chapiteau, comme dans «\u00a0tile BT06 2,0 1\u00a0animal 4\u00a0».",
    animalKnown: "La notation dit déjà ailleurs quel jeton vient (Animals), ou il n’en reste pas de cette sorte.",
  },
  then: { pyramid: "Puis une pyramide est comptée." },
  advice: { pyramid: "Comptez la pyramide." },
  steps: {
    bigTop: "Une tuile de cirque\u00a0: l’endroit que quitte le chapiteau est compté, puis il va sur la nouvelle tuile.",
  },
  articles: {
    bigtop: {
      title: "Le chapiteau et le Monsieur Loyal",
      text: [
        "Douze tuiles montrent un cirque. Quand vous en posez une, le chapiteau y vient à la fin de votre tour, et l’un des 16\u00a0jetons est caché dessous. Avant que le chapiteau s’en aille, son jeton est retourné\u00a0: chaque pion (sauf bâtisseurs et cochons) sur sa tuile et les huit autour rapporte à son propriétaire autant de points que le jeton en montre, de 1 à 7. À la fin de la partie, le dernier jeton est retourné de même.",
        "Chaque joueur a un Monsieur Loyal. Il se place et compte comme un meeple, mais ne devient jamais acrobate. Chaque fois que la route, la ville, l’abbaye ou le pré où il se tient est compté, il rapporte 2\u00a0points à son propriétaire pour chaque tuile avec un cirque ou des acrobates parmi la sienne et les huit autour, avec la majorité ou sans.",
      ],
      see: "Le chapiteau est reparti. Son jeton montrait 3\u00a0: Rouge a deux pions autour de son ancienne place, et Bleu en a un.",
    },
    acrobats: {
      title: "Les acrobates",
      text: [
        "Huit tuiles ont une place pour des acrobates. Au lieu de placer un pion comme d’habitude, vous pouvez y mettre un meeple, sur la tuile que vous venez de poser ou sur l’une des huit autour\u202f; par un portail magique, sur n’importe laquelle. Jusqu’à trois acrobates se tiennent sur une tuile, quel que soit leur propriétaire. Ils n’occupent rien.",
        "Quand trois acrobates forment une pyramide, celui dont c’est le tour peut la compter au lieu de placer un pion\u00a0: chaque acrobate rapporte 5\u00a0points à son propriétaire, et tous trois reviennent. À la fin de la partie, chaque acrobate encore debout rapporte 5\u00a0points, même seul. Aucun pont ne passe sur une tuile avec des acrobates.",
      ],
      see: "Rouge a compté la pyramide\u00a0: 10\u00a0points pour ses deux acrobates et 5\u00a0pour celui de Bleu.",
    },
  },
};
