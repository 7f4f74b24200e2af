// @ts-check
/** What the program says about itself: settings, data, new versions and faults, in Spanish. */

/** @type {typeof import("../../en/page/app.js").app} */
export const app = {
  settings: {
    title: "Ajustes",
    hearing: "Sonido",
    sound: "Reproducir sonidos",
    volume: "Volumen",
    motion: "Animaciones",
    calm: "Tu sistema está configurado con menos movimiento.",
    playing: {
      title: "El juego",
      tapping: {
        title: "Colocar losetas y figuras",
        values: [
          {
            value: "choose",
            label: "Botón",
            help: "Un toque elige un espacio, el siguiente gira la loseta y el botón la coloca. Una figura se coloca con un solo toque.",
          },
          { value: "twice", label: "Dos toques", help: "Un toque elige, otro en el mismo sitio coloca. Un botón gira la loseta." },
          { value: "once", label: "Un toque", help: "Un toque coloca una figura, y también la loseta si solo encaja de una forma o se giró en la mano." },
        ],
      },
      hints: {
        title: "Indicaciones en el móvil",
        values: [
          {
            value: "first",
            label: "Primeras partidas",
            help: "Lo que toca hacer aparece hasta que se terminan aquí tres partidas. Los lectores de pantalla lo leen siempre.",
          },
          { value: "always", label: "Siempre" },
          { value: "never", label: "Nunca" },
        ],
      },
      handOver: {
        title: "Pasar el turno",
        help: "Tras cada turno, la siguiente persona toca primero «Soy …». Después ya no se puede deshacer el turno anterior.",
      },
      talk: { title: "Los jugadores del ordenador hablan", help: "Una frase cuando ganan o pierden." },
      pace: {
        title: "Ordenadores",
        values: [
          { value: "slow", label: "Lentos" },
          { value: "normal", label: "Normales" },
          { value: "fast", label: "Rápidos" },
        ],
      },
      undoAll: {
        title: "Deshacer sin límite",
        help: "Se puede volver hasta la primera loseta, para aprender y enseñar. Si no, un turno se puede deshacer hasta que juegue la siguiente persona.",
      },
    },
    table: {
      title: "En la mesa",
      leftHanded: { title: "Zurdo", help: "Los botones cambian de lado." },
      around: { title: "Sentados alrededor de la tableta", help: "La pantalla gira hacia quien tiene que decidir." },
      boardTurns: { title: "El tablero también gira", help: "Si no, el tablero se queda quieto y solo giran los botones." },
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
      awake: { title: "Pantalla siempre encendida", help: "Durante una partida." },
      seat: "Toca una figura para moverla al siguiente lado de la mesa.",
      side: (name) => `¿Dónde se sienta ${name}?`,
      sides: [
        { value: "0", label: "Delante" },
        { value: "1", label: "Izquierda" },
        { value: "2", label: "Detrás" },
        { value: "3", label: "Derecha" },
      ],
    },
    look: {
      title: "Aspecto",
      theme: {
        title: "Tema",
        values: [
          { value: "system", label: "Como el sistema" },
          { value: "light", label: "Claro" },
          { value: "dark", label: "Oscuro" },
        ],
      },
      style: {
        title: "Losetas y figuras",
        values: [
          { value: "standard", label: "Pintadas" },
          { value: "contrast", label: "Alto contraste" },
        ],
      },
    },
  },
  about: {
    offline: {
      kept: "El juego está guardado en este navegador y funciona sin conexión.",
      coming: "El juego se está descargando para que puedas jugar sin conexión.",
      never: "Este navegador no guarda el juego, así que necesitas conexión para abrirlo.",
      changed: (/** @type {string} */ address) =>
        `Esta versión no se ha podido guardar para usarla sin conexión porque el servidor entrega ${address} modificado.`,
      late: "Esta versión no se ha podido guardar para usarla sin conexión porque no se cargó un archivo. En tu próxima visita se intentará de nuevo.",
    },
    open: "Información y datos",
    title: "Acerca del juego",
    version: (version, build) => (build ? `Bastide ${version}, compilación ${build}.` : `Bastide ${version}, compilación de desarrollo.`),
    licence: "El programa, sus ilustraciones y sus textos se pueden usar bajo la licencia MIT o la licencia Apache 2.0.",
    affiliation: "Sigue las reglas de Carcassonne, un juego de Klaus-Jürgen Wrede. No tiene relación con la editorial de ese juego.",
    licences: "Licencias de las bibliotecas utilizadas",
    noLicences: "No se han podido cargar las licencias.",
    data: {
      title: "Tus datos",
      where: "Tus partidas y ajustes se guardan solo en este navegador. No se envía nada.",
      kept: "El navegador ha aceptado conservarlos aunque falte espacio.",
      notKept: "Si falta espacio, el navegador puede borrarlos.",
      ask: "Pedirle que los conserve",
      exportAll: "Guardar todo en un archivo",
      erase: "Borrar todo",
      warning:
        "Todas las partidas guardadas y todos los ajustes de este navegador se borrarán definitivamente. Antes puedes guardar las partidas en un archivo.",
      keep: "Conservar todo",
      eraseAll: "Sí, borrar todo",
    },
  },
  update: {
    ready: "Hay una versión nueva del juego disponible.",
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
    copy: "Copiar el registro",
    reload: "Recargar la página",
  },
};
