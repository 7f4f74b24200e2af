// @ts-check
/** What the program says about itself: settings, data, new versions and faults, in Dutch. */

/** @type {typeof import("../../en/page/app.js").app} */
export const app = {
  settings: {
    title: "Instellingen",
    clock: {
      title: "Klok",
      values: [
        { value: "off", label: "Geen", help: "" },
        { value: "soft", label: "Gebruikte tijd", help: "Toont hoe lang iedereen heeft nagedacht." },
        {
          value: "bank",
          label: "Tijd over",
          help: "Iedereen heeft evenveel tijd voor het hele spel. Als de tijd op is, verschijnt een melding en gaat het spel verder.",
        },
      ],
    },
    minutes: "Minuten per speler",
  },
  about: {
    open: "Info en gegevens",
    offline: {
      kept: "Het spel is in deze browser opgeslagen en werkt offline.",
      coming: "Het spel wordt gedownload zodat je offline kunt spelen.",
      never: "Deze browser slaat het spel niet op. Je moet dus online zijn om het te openen.",
      changed: (/** @type {string} */ address) =>
        `Deze versie kon niet worden opgeslagen voor offline gebruik, omdat de server ${address} gewijzigd aanlevert.`,
      late: "Deze versie kon niet worden opgeslagen voor offline gebruik, omdat een bestand niet is geladen. Bij je volgende bezoek wordt het opnieuw geprobeerd.",
    },
  },
  update: {
    ready: "Er is een nieuwe versie van het spel beschikbaar.",
    restart: "Herstarten",
    otherTab: "Er is een spel open in een ander tabblad. Verlaat het spel of sluit het tabblad en herstart dan.",
  },
  homeScreen: "Om offline te spelen en je spellen langer te bewaren, tik je op ‘Deel’ en dan op ‘Zet op beginscherm’.",
  notice: "Melding",
  missing: {
    title: "Niet volledig geladen",
    text: "Een deel van het spel kon niet worden geladen. Ben je online? Je spellen zijn veilig.",
    again: "Opnieuw proberen",
  },
  panic: {
    title: "Er is iets misgegaan",
    text: "Dit is een fout in het programma, niet van jou. Je spel is niet weg: laad de pagina opnieuw om verder te gaan.",
    start: "Het spel kon niet geladen worden. Laad de pagina opnieuw; de browser moet WebAssembly toestaan.",
    record: "Het spel tot nu toe, om mee te sturen met je foutmelding:",
    reason: "De melding van het programma:",
    copy: "Spelverslag kopiëren",
    reload: "Pagina opnieuw laden",
  },
};
