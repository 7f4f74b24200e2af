// @ts-check
/** A turn from its first step to its last, in Czech. */

export const turn = {
  title: "Tah krok za krokem",
  about: "S\u00a0rozšířeními této hry se vše odehrává v\u00a0tomto pořadí. Co se netýká tvého tahu, se přeskočí.",
  steps: {
    abbey: "Je-li v\u00a0krajině mezera, smíš místo tažení kartičky položit své opatství.",
    draw: "Vezmeš si kartičku. Když nikam nepasuje, jde ze hry a\u00a0vezmeš si jinou.",
    lay: "Položíš kartičku tak, aby všechny hrany pasovaly.",
    figure: "Smíš na kartičku postavit figurku, nebo místo toho využít jinou možnost.",
    phantom: "Smíš postavit i\u00a0svého fantoma.",
    score: "Boduje vše, co kartička dokončila, a\u00a0figurky odtud se vrátí.",
    wagon: "Vozy, které by se vracely, smějí popojet do sousední oblasti.",
    secondTile: "Když se cesta nebo město tvého stavitele rozrostlo, uděláš to vše ještě jednou s\u00a0další kartičkou.",
    secondPart: "Druhou kartičku smíš odmítnout, a tím tvůj tah skončí.",
    next: "Na tahu je další hráč.",
  },
};
