// @ts-check
/** The Mini Expansion, in Czech. */

/** @type {typeof import("./en.js").words} */
export const words = {
  articles: {
    mini: {
      title: "Minirozšíření",
      text: [
        "Deset dalších kartiček se zamíchá mezi ostatní. Na jedné z nich je stádo prasat: na konci hry přinese každé dokončené město u této louky o 1 bod víc všem, kdo na ní bodují za sedláky, ať se hraje s Kupci a staviteli, nebo ne.",
        "Ve hře s řekou přibudou dvě kartičky: pramen tohoto rozšíření nahradí ten původní a další kartička řeky se zamíchá mezi kartičky řeky.",
      ],
      see: "Louka Červené sousedí se dvěma dokončenými městy. Se stádem prasat přinese každé 4 body.",
    },
  },
};
