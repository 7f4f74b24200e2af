// @ts-check
/** Sealed games: invitations, messages, and why one is refused, in Spanish. */
import { words } from "../words.js";

const { plural, listed, moment } = words("es");

/** @type {typeof import("../en/sealed.js").sealed} */
export const sealed = {
  title: "Jugar a distancia, por mensajes",
  explain:
    "Cada persona juega en su dispositivo, y cada turno llega a las demás como un mensaje, por cualquier mensajería o por correo electrónico. Nadie puede conocer una loseta antes de que se robe, y nadie necesita una cuenta.",
  order: (colour) => `Juegas con el color ${colour} y empiezas. Los demás siguen en el orden de los puestos.`,
  people: "Una partida por mensajes necesita al menos dos personas. Los rivales virtuales no saben guardar un secreto, así que no pueden participar.",
  strict: "Nadie puede mirar por adelantado, ni siquiera dentro de un turno",
  strictHelp: "Una segunda loseta en el mismo turno, un dado o un bazar necesita entonces un mensaje más de cada uno.",
  aids: "Se permiten ayudas como campos y probabilidades",
  noAids: "No se permiten ayudas como campos y probabilidades",
  untold: "Una partida con personas que están en otro lugar se puede analizar cuando ha terminado.",
  undrawn: "Esta anotación no indica qué loseta viene después, así que la partida solo se puede ver. Desde su repetición se puede empezar una nueva.",
  name: "Tu nombre",
  noName: "Escribe un nombre sin comas, paréntesis ni comillas.",
  noKey: "Este navegador no guarda nada, así que una partida por mensajes no se podría continuar. Permítele guardar datos e inténtalo de nuevo.",
  gameNotKept:
    "Este navegador aún no ha guardado la nueva partida, así que su mensaje no se envía. Haz sitio en el dispositivo y lo encontrarás en «Mensajes».",
  notKept: "Este navegador aún no ha guardado tu turno, así que no se envía. Haz sitio en el dispositivo y lo encontrarás en «Mensajes».",
  begin: "Escribir la invitación",
  invitationTitle: "Tienes una invitación",
  accept: "Unirse a la partida",
  invitedBy: (name, count) => `${name} te invita a una partida ${plural(count, { other: "para # personas" })}.`,
  looking: "Un momento…",
  watching: "Estás viendo esta partida: ninguno de sus puestos es de este dispositivo.",
  enter: "Introducir un mensaje",
  ready: "Tu turno está completo. Cuenta en cuanto lo envíes, y después ya no se puede deshacer.",
  send: "Enviar mi turno",
  unsent: "Tu turno aún no se ha enviado",
  invited: (count) =>
    `${plural(count, { one: "Queda un puesto libre.", other: "Quedan # puestos libres." })} Envía la invitación; cuando llegue una respuesta, abre su enlace.`,
  waiting: (names, since) =>
    `${names.length > 0 ? `Esperando un mensaje de ${listed(names)}` : "Esperando a los demás"}, desde ${moment(since)}. En «Mensajes» puedes volver a enviar tu último mensaje y abrir los suyos.`,
  post: "Mensajes",
  sendTitle: "Enviar este mensaje",
  sendHelp: (names) =>
    names.length > 0
      ? `Da este enlace a ${listed(names)}. Al abrirlo allí, la partida continúa.`
      : "Da este enlace a quienes vayan a jugar. Al abrirlo allí, pide un nombre.",
  message: "Mensaje",
  code: "Un código para escanear",
  again: "Tu último mensaje",
  invitation: "Tu invitación",
  none: "En este texto no hay ningún mensaje. Un mensaje es un enlace que contiene m=.",
  enterHelp: "Pega el mensaje que has recibido. Abrir su enlace hace lo mismo.",
  enterButton: "Abrir el mensaje",
  whole: "Compartir la partida hasta ahora",
  elsewhere:
    "Este mensaje pertenece a una partida que no está en este dispositivo, o su invitación aún no se ha abierto aquí. Ábrelo en el navegador en el que te uniste.",
  early: "Falta otro mensaje antes de este. Se guarda y contará cuando llegue el otro.",
  known: "Este mensaje ya se había abierto. No ha cambiado nada.",
  taken: "El mensaje se ha recibido.",
  left: (name) => `${name} ha dejado la partida`,
  leftHelp: (name) =>
    `Dilo solo si ${name} no va a volver. Cuando todos los demás también lo hayan dicho, las losetas de ${name} se colocarán solas, sin figuras, y ${name} no podrá volver.`,
  ended: "Todos los demás han dejado la partida, así que termina aquí.",
  /** By the reason. */
  refused: {
    notWhole: () => "Este mensaje no está completo: le falta una parte o se ha modificado. Copia el enlace entero o pide que te lo envíen otra vez.",
    newer: () => "Este mensaje es de una versión más nueva de Bastide. Recarga la página.",
    foreign: () => "Este mensaje pertenece a otra partida.",
    notNow: () => "La partida no espera un mensaje así.",
    answered: () => "Otra persona ya ha respondido a esta invitación.",
    ownInvitation: () => "Esta es tu propia invitación. Envíala a quienes vayan a jugar contigo.",
    forged: (name, turn) =>
      `${name} no ha firmado esto, o tiene otra partida delante. El turno ${turn} queda como estaba. Si tu partida viene de un archivo antiguo, pide «Compartir la partida hasta ahora».`,
    link: (name, turn) => `Falta una clave que descubre las losetas de ${name} en el turno ${turn}, o es incorrecta. No ha cambiado nada.`,
    twoTurns: (name, turn) =>
      `${name} ha enviado dos jugadas distintas para el turno ${turn}. Cuenta la primera. Si venía de una copia antigua de la partida, envía «Compartir la partida hasta ahora» después del próximo turno.`,
    illegal: (name, turn) => `El mensaje contiene en el turno ${turn} una jugada de ${name} que las reglas no permiten. No ha cambiado nada.`,
    notAsked: (name, turn) => `En el turno ${turn} no le toca decidir a ${name}. No ha cambiado nada.`,
    drawn: (name, turn) => `En el turno ${turn}, ${name} robó una loseta distinta de la que dice esta anotación.`,
    unsigned: (name, turn) => `${name} no lo ha firmado todo en el turno ${turn}.`,
    record: () => "Esta partida no se puede leer.",
  },
};
