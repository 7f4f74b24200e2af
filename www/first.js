// @ts-check
/**
 * A plain script that runs before everything else on the page. It says what to do when a file of the first screen does not arrive or is
 * not what it should be. Once the game is there, it looks after itself.
 */
{
  /** In the page's languages, since no file of words may have arrived. @type {Record<string, string>} */
  const SAID = {
    en: "The game could not be loaded: a file did not arrive. Check the connection and reload the page.",
    de: "Das Spiel konnte nicht geladen werden: Eine Datei ist nicht angekommen. Prüfe die Verbindung und lade die Seite neu.",
    fr: "Le jeu n’a pas pu être chargé : un fichier n’est pas arrivé. Vérifiez la connexion et rechargez la page.",
    es: "No se ha podido cargar el juego: falta un archivo. Comprueba la conexión y recarga la página.",
    nl: "Het spel kon niet worden geladen: er ontbreekt een bestand. Controleer de verbinding en laad de pagina opnieuw.",
    cs: "Hru se nepodařilo načíst: některý soubor nedorazil. Zkontroluj připojení a načti stránku znovu.",
  };
  /** @param {Event} event of the page, or of a file that is named in it */
  const tell = (event) => {
    const loading = document.querySelector("main.loading");
    const isFile = event.target instanceof HTMLScriptElement || event.target === window;
    if (!loading || !isFile || loading.querySelector("[role=alert]")) return;
    const language = navigator.language.split("-")[0];
    const sentence = document.createElement("p");
    sentence.setAttribute("role", "alert");
    sentence.textContent = SAID[language] ?? SAID.en;
    loading.removeAttribute("aria-busy");
    loading.append(sentence);
  };
  addEventListener("error", tell, true);

  // The last rule of the last style sheet sets --styles-end: where it is missing, that sheet was cut off. A release has only one sheet.
  // With half of its styles the board may be a strip of a few pixels. Without any, the game can be played.
  const areWhole = getComputedStyle(document.documentElement).getPropertyValue("--styles-end") !== "";
  if (!areWhole) for (const sheet of document.querySelectorAll("link[rel=stylesheet]")) sheet.remove();
}
