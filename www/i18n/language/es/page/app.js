// @ts-check
/** What the program says about itself: settings, data, new versions and faults, in Spanish. */

/** @type {typeof import("../../en/page/app.js").app} */
export const app = {
  settings: {
    title: "Ajustes",
    clock: {
      title: "Reloj",
      values: [
        { value: "off", label: "Ninguno", help: "" },
        { value: "soft", label: "Tiempo usado", help: "Muestra cuánto tiempo ha pensado cada jugador." },
        {
          value: "bank",
          label: "Tiempo restante",
          help: "Todos tienen el mismo tiempo para toda la partida. Cuando se acaba, aparece un aviso y la partida sigue.",
        },
      ],
    },
    minutes: "Minutos por persona",
  },
  about: {
    open: "Información y datos",
    offline: {
      kept: "El juego está guardado en este navegador y funciona sin conexión.",
      coming: "El juego se está descargando para que puedas jugar sin conexión.",
      never: "Este navegador no guarda el juego, así que necesitas conexión para abrirlo.",
      changed: (/** @type {string} */ address) => `Esta versión no se ha podido guardar para usarla sin conexión porque el servidor ha modificado ${address}.`,
      late: "Esta versión no se ha podido guardar para usarla sin conexión porque no se cargó un archivo. En tu próxima visita se intentará de nuevo.",
    },
  },
  update: {
    ready: "Hay una nueva versión del juego.",
    restart: "Reiniciar",
    otherTab: "Hay una partida abierta en otra pestaña. Sal de la partida o cierra la pestaña y luego reinicia.",
  },
  homeScreen: "Para jugar sin conexión y conservar tus partidas más tiempo, toca «Compartir» y luego «Añadir a pantalla de inicio».",
  notice: "Aviso",
  missing: {
    title: "No se ha podido cargar",
    text: "No se ha podido cargar una parte del juego. ¿Tienes conexión? Tus partidas están a salvo.",
    again: "Intentarlo de nuevo",
  },
  panic: {
    title: "Algo ha fallado",
    text: "Es un fallo del programa, no tuyo. Tu partida no se ha perdido: recarga la página para continuarla.",
    start: "No se ha podido cargar el juego. Recarga la página; el navegador debe permitir WebAssembly.",
    record: "La partida hasta ahora, para enviarla con un informe:",
    reason: "El mensaje del programa:",
    copy: "Copiar la anotación",
    reload: "Recargar la página",
  },
};
