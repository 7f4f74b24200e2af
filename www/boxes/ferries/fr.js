// @ts-check
/** The Ferries, in French. */
import { cell } from "../../i18n/language/fr/game.js";

/** @type {typeof import("./en.js").words} */
export const words = {
  events: { ferry: (name, first, second, x, y) => `${name} fait relier par le bac les routes ${first} et ${second} (${cell(x, y)}).` },
  actions: { ferry: (first, second, x, y) => `Relier les routes ${first} et ${second} (${cell(x, y)})` },
  edges: { N: "du nord", E: "de l’est", S: "du sud", W: "de l’ouest" },
  visitors: (first, second) => `Le bac relie les routes ${first} et ${second}\u00a0; les autres s’arrêtent au lac.`,
  parts: { lake: "lac avec un bac" },
  labels: { ferry: (first, second) => `${first} – ${second}` },
  pieces: { ferry: "Bac" },
  hint: {
    ferry: "Choisissez les deux routes que relie le bac de votre lac. Elles n’en font plus qu’une, les autres s’arrêtent au lac.",
    ferries: "Une route de votre tuile mène à ce bac\u00a0: il peut relier deux autres routes, ou rester.",
    chosen: "Ces deux routes n’en font plus qu’une. Ce qui est ainsi terminé est évalué aussitôt.",
  },
  primary: { ferry: "Poser le bac", ferries: "Déplacer le bac" },
  skip: { ferries: "Laisser le bac" },
  why: {
    ferry: "Posez d’abord le bac du nouveau lac.",
    ferries: "Un bac peut se déplacer maintenant, ou rester.",
    noLake: "Il n’y a pas là de lac avec deux routes pareilles.",
    sameFerry: "Le bac relie déjà ces deux routes.",
    ferryNotFound: "Aucune route de la nouvelle tuile ne mène d’abord à ce bac, ou il s’est déjà déplacé.",
    noFerry: "Aucun bac ne se déplace maintenant.",
  },
  advice: { ferry: "Posez le bac comme indiqué sur le plateau." },
  articles: {
    ferries: {
      title: "Les Bacs",
      text: [
        "Les routes s’arrêtent à un lac. Quand vous posez une tuile avec un lac, vous pouvez placer comme d’habitude un pion sur une de ses routes\u00a0; puis vous posez le bac de façon qu’il relie deux des routes. Elles n’en font plus qu’une, les autres s’arrêtent au lac. Rien n’est évalué avant.",
        "Quand vous posez une tuile avec une route, suivez cette route dans toutes les directions. Chaque bac que vous rencontrez en premier peut se déplacer\u00a0: il relie alors deux autres routes de son lac. Un bac ne se déplace qu’une fois dans ce tour, et rien n’y oblige. Un monastère ne déplace aucun bac.",
        "Si une route est ainsi terminée, elle est évaluée aussitôt, où qu’elle soit\u00a0; un lac compte pour une tuile. Les pions restent à leur place\u00a0; un bâtisseur resté seul revient. Un bac ne donne pas de double tour à un bâtisseur.",
      ],
      see: "Le bac de Rouge relie les routes de l’ouest et de l’est\u00a0: une seule route à travers le lac. La route du sud s’y arrête.",
    },
  },
};
