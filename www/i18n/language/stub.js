// @ts-check
/**
 * What is said before anything else is loaded, and where nothing can be: in all languages at once, so that it is there when a
 * page refuses the rest.
 */

/** @typedef {{ open: string, refused: string, broken: string }} Said */

/** @type {Record<string, Said>} */
export const STUB = {
  en: { open: "Open the board", refused: "The board cannot be shown on this page. This is its record:", broken: "This record cannot be shown as a board:" },
  de: {
    open: "Brett öffnen",
    refused: "Auf dieser Seite lässt sich das Brett nicht zeigen. Das ist sein Protokoll:",
    broken: "Dieses Protokoll lässt sich nicht als Brett zeigen:",
  },
  fr: {
    open: "Ouvrir le plateau",
    refused: "Le plateau ne peut pas être affiché sur cette page. En voici la notation :",
    broken: "Cette notation ne peut pas être affichée :",
  },
  es: {
    open: "Abrir el tablero",
    refused: "El tablero no puede mostrarse en esta página. Esta es su anotación:",
    broken: "Esta anotación no puede mostrarse como tablero:",
  },
  nl: {
    open: "Bord openen",
    refused: "Het bord kan op deze pagina niet worden getoond. Dit is het spelverslag:",
    broken: "Dit spelverslag kan niet als bord worden getoond:",
  },
  cs: { open: "Otevřít plán", refused: "Plán na této stránce nelze zobrazit. Toto je jeho záznam:", broken: "Tento záznam nelze zobrazit jako plán:" },
};
