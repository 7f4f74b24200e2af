// @ts-check
/** A turn from its first step to its last, in French. */

export const turn = {
  title: "Un tour, pas à pas",
  about: "Avec les extensions de cette partie, tout se passe dans cet ordre. Ce qui ne s’applique pas est sauté.",
  steps: {
    abbey: "S’il y a un trou dans le paysage, vous pouvez y poser votre monastère au lieu de piocher.",
    draw: "Vous piochez une tuile. Si elle ne va nulle part, elle quitte le jeu et vous en piochez une autre.",
    lay: "Vous posez la tuile de sorte que tous ses bords correspondent.",
    figure: "Vous pouvez placer un pion sur la tuile, ou choisir une action qui le remplace.",
    phantom: "Vous pouvez aussi placer votre fantôme.",
    score: "Tout ce que la tuile a terminé est décompté, et les pions qui s’y trouvent reviennent.",
    wagon: "Un chariot qui devrait revenir peut continuer vers une zone voisine.",
    secondTile: "Si la route ou la ville de votre bâtisseur a grandi, vous refaites tout cela avec une autre tuile.",
    secondPart: "Vous pouvez refuser la seconde tuile : votre tour se termine alors.",
    next: "C’est au tour du joueur suivant.",
  },
};
