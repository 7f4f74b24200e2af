// @ts-check
/** What is said of a game that comes from a file or a link, in Dutch. */
import { words } from "../words.js";

const { plural } = words("nl");

/** @type {typeof import("../en/arrive.js").arrive} */
export const arrive = {
  diagram: "Stelling",
  onlyShown: "Dit spelverslag bevat tegels waarmee hier nog niet gespeeld kan worden. Je kunt het alleen bekijken.",
  notPlayed: "Dit spel heeft een uitbreiding nodig die hier nog niet gespeeld kan worden. De tegels ervan kunnen in diagrammen worden getoond.",
  unknown: 'Dit is geen spelverslag: er staat geen regel in als [Bastide "1"].',
  tooLong: "Dit bestand is te lang voor een spelverslag.",
  unreadableFile: "Het bestand kon niet gelezen worden.",
  readable: "Je kunt het spel vanaf daar voortzetten.",
  openBeginning: "Begin openen",
  same: "Dit spel staat al bij je opgeslagen spellen.",
  further: "Je opgeslagen spel bevat nu ook wat er sindsdien is gespeeld.",
  behind: "Je opgeslagen spel is al verder: hier is het zoals je het achterliet.",
  openBehind: "Oudere stand als kopie openen",
  parted: (tiles) =>
    `Je hebt dit spel al, maar het is ${plural(tiles, { zero: "vanaf de eerste tegel", one: "na de eerste tegel", other: "na # tegels" })} anders gespeeld. Je kunt beide bewaren.`,
  partedTitle: "Twee versies van één spel",
  openParted: "Als ander spel openen",
  keepMine: "Mijn spel voortzetten",
  opened: "Het spel staat nu bij je opgeslagen spellen.",
  several: (added, known, failed) =>
    [
      plural(added, { one: "# spel kwam erbij.", other: "# spellen kwamen erbij." }),
      plural(known, { zero: "", one: "# was er al.", other: "# waren er al." }),
      plural(failed, { zero: "", one: "# was niet tot het eind te lezen.", other: "# waren niet tot het eind te lezen." }),
    ]
      .filter(Boolean)
      .join(" "),
  solved: (count) =>
    plural(count, {
      zero: "Je hebt alle puzzels die in dit bestand zijn opgelost al opgelost.",
      one: "# puzzel meer is nu opgelost.",
      other: "# puzzels meer zijn nu opgelost.",
    }),
  better: (count) =>
    plural(count, {
      zero: "Je eigen solo-resultaten zijn minstens even goed als die in dit bestand.",
      one: "# beste solo-resultaat is uit het bestand overgenomen.",
      other: "# beste solo-resultaten zijn uit het bestand overgenomen.",
    }),
  search: "Zoeken: speler, winnaar, datum, uitbreiding …",
  won: (name) => `${name} wint`,
  study: "geanalyseerd",
  found: (count) => plural(count, { zero: "Geen spel gevonden.", one: "# spel gevonden.", other: "# spellen gevonden." }),
};
