// @ts-check
/** What the program says about itself: settings, data, new versions and faults, in German. */

/** @type {typeof import("../../en/page/app.js").app} */
export const app = {
  settings: {
    title: "Einstellungen",
    clock: {
      title: "Uhr",
      values: [
        { value: "off", label: "Keine", help: "" },
        { value: "soft", label: "Verbrauchte Zeit", help: "Zeigt, wie lange jeder nachgedacht hat." },
        {
          value: "bank",
          label: "Restzeit",
          help: "Alle haben gleich viel Zeit für das ganze Spiel. Läuft die Zeit ab, erscheint ein Hinweis, und das Spiel geht weiter.",
        },
      ],
    },
    minutes: "Minuten pro Person",
  },
  about: {
    open: "Info und Daten",
    offline: {
      kept: "Das Spiel ist in diesem Browser gespeichert und funktioniert ohne Internet.",
      coming: "Das Spiel wird gerade geladen, damit du ohne Internet spielen kannst.",
      never: "Dieser Browser speichert das Spiel nicht. Zum Öffnen brauchst du deshalb eine Internetverbindung.",
      changed: (/** @type {string} */ address) =>
        `Diese Version konnte nicht für die Nutzung ohne Internet gespeichert werden, weil der Server ${address} verändert ausliefert.`,
      late: "Diese Version konnte nicht für die Nutzung ohne Internet gespeichert werden, weil eine Datei nicht geladen wurde. Beim nächsten Besuch wird es noch einmal versucht.",
    },
  },
  update: {
    ready: "Eine neue Version des Spiels ist verfügbar.",
    restart: "Neu starten",
    otherTab: "In einem anderen Tab ist ein Spiel offen. Verlasse das Spiel oder schließe den Tab, und starte dann neu.",
  },
  homeScreen: "Um ohne Internet zu spielen und Spiele länger zu behalten, tippe auf „Teilen“ und dann auf „Zum Home-Bildschirm“.",
  notice: "Hinweis",
  missing: {
    title: "Nicht vollständig geladen",
    text: "Ein Teil des Spiels konnte nicht geladen werden. Bist du mit dem Internet verbunden? Deine Spiele sind nicht verloren.",
    again: "Noch einmal versuchen",
  },
  panic: {
    title: "Etwas ist schiefgegangen",
    text: "Das ist ein Fehler im Programm; du hast nichts falsch gemacht. Dein Spiel ist nicht verloren: Lade die Seite neu, um es fortzusetzen.",
    start: "Das Spiel konnte nicht geladen werden. Lade die Seite neu; der Browser muss WebAssembly erlauben.",
    record: "Das bisherige Spiel, für deine Fehlermeldung:",
    reason: "Die Meldung des Programms:",
    copy: "Protokoll kopieren",
    reload: "Seite neu laden",
  },
};
