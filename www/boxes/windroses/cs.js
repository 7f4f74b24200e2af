// @ts-check
/** Wind Roses, in Czech. */

/** @type {typeof import("./en.js").words} */
export const words = {
  scores: {
    rose: " za větrnou růžici",
  },
  rose: "větrná růžice",
  winds: {
    NE: "čtvrtina větrné růžice: severovýchod",
    SE: "čtvrtina větrné růžice: jihovýchod",
    SW: "čtvrtina větrné růžice: jihozápad",
    NW: "čtvrtina větrné růžice: severozápad",
  },
  hint: "Ve čtvrtině, na kterou ukazuje její růžice, přinese tato kartička 3 body.",
  articles: {
    windrose: {
      title: "Větrné růžice",
      text: [
        "Hra začíná kartičkou s oranžovou větrnou růžicí, která je středem. Všechny čtyři obvyklé počáteční kartičky se zamíchají mezi ostatní. Čtyři kartičky ukazují čtvrtinu růžice: když takovou kartičku přiložíš v této čtvrtině krajiny, viděno ze středu, dostaneš hned 3 body. Řada a sloupec středu patří k oběma sousedním čtvrtinám.",
        "Jak je otočená sama kartička, nehraje roli. Když se položí kartička s modrou růžicí, stane se středem a čtvrtiny se otočí tak, jak je otočena tato kartička.",
      ],
      see: "Kartička Červené ukazuje severovýchodní čtvrtinu a leží severovýchodně od růžice: 3 body.",
    },
  },
};
