// @ts-check
/** Le Labyrinthe, en français. */

/** @type {import("./index.js").Words} */
export const words = {
  extras: ", avec les pions du labyrinthe",
  parts: { labyrinth: "labyrinthe" },
  facts: {
    labyrinth:
      "Un labyrinthe se trouve sur cette route\u00a0: chacun de ses tronçons peut être occupé à part, et quand la route est terminée, chaque pion qui s’y trouve rapporte 2 points de plus.",
  },
  articles: {
    labyrinth: {
      title: "Le Labyrinthe",
      text: [
        "La tuile du labyrinthe est une route à quatre branches, qui ne s’y termine pas. Vous pouvez placer un pion sur le labyrinthe lui-même, si personne ne s’y trouve, et sur chaque branche si personne ne se trouve sur la partie de route qui s’y rattache sans passer par le labyrinthe. Plusieurs joueurs peuvent donc être sur la route dès le début. Un chariot qui repart peut de même entrer sur une branche, mais sur le labyrinthe seulement si toute la route est libre.",
        "Quand la route est terminée, le joueur qui y a en tout le plus de brigands gagne 1 point par tuile comme d’habitude et 2 points de plus pour chaque pion qui s’y trouve, quel que soit son propriétaire\u202f; les bâtisseurs comptent aussi. Une route inachevée ne rapporte rien pour les pions. Les «\u00a0Options de règles\u00a0» peuvent faire du labyrinthe un simple carrefour.",
      ],
      see: "Rouge est sur le labyrinthe et Bleu sur la branche est\u00a0: 6 tuiles et 2 pions rapportent 10 points à chacun.",
    },
  },
};
