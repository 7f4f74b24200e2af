// @ts-check
/** Sealed games: invitations, messages, and why one is refused, in French. */
import { words } from "../words.js";

const { plural, listed, moment } = words("fr");

/** @type {typeof import("../en/sealed.js").sealed} */
export const sealed = {
  title: "Jouer à distance, par messages",
  explain:
    "Chacun joue sur son appareil, et chaque tour est envoyé aux autres sous forme de message, par n’importe quelle messagerie ou par courriel. Personne ne peut connaître une tuile avant qu’elle soit piochée, et personne n’a besoin de compte.",
  order: (colour) => `Votre couleur\u00a0: ${colour}. Vous commencez, et les autres suivent dans l’ordre des places.`,
  people:
    "Une partie par messages demande au moins deux personnes. Les joueurs virtuels ne savent pas garder un secret\u00a0: ils n’y ont donc pas leur place.",
  strict: "Personne ne peut regarder en avance, pas même pendant un tour",
  strictHelp: "Une deuxième tuile dans le même tour, un dé ou un bazar demande alors un message de plus à chacun.",
  aids: "Les aides comme les prés et les chances sont permises",
  noAids: "Les aides comme les prés et les chances ne sont pas permises",
  untold: "Une partie avec des personnes à distance peut être analysée une fois terminée.",
  undrawn: "Cette partie n’indique pas quelle tuile vient ensuite\u00a0: vous ne pouvez que la revoir, et en commencer une nouvelle à partir de là.",
  name: "Votre nom",
  noName: "Entrez un nom sans virgule, parenthèse ni guillemet.",
  noKey: "Ce navigateur n’enregistre rien\u00a0: une partie par messages ne pourrait pas être reprise. Autorisez-le à enregistrer des données, puis réessayez.",
  gameNotKept:
    "Ce navigateur n’a pas encore enregistré la nouvelle partie\u00a0: son message n’est donc pas encore disponible. Libérez de la place sur l’appareil\u00a0: vous le trouverez alors sous «\u00a0Messages\u00a0».",
  notKept:
    "Ce navigateur n’a pas encore enregistré votre tour\u00a0: son message n’est donc pas encore disponible. Libérez de la place sur l’appareil\u00a0: vous le trouverez alors sous «\u00a0Messages\u00a0».",
  begin: "Rédiger l’invitation",
  invitationTitle: "Vous avez une invitation",
  accept: "Rejoindre la partie",
  invitedBy: (name, count) => `${name} vous invite à une partie ${plural(count, { other: "à # joueurs" })}.`,
  looking: "Un instant…",
  watching: "Vous ne faites que suivre cette partie\u00a0: aucune de ses places n’est jouée sur cet appareil.",
  enter: "Entrer un message",
  ready: "Votre tour est terminé. Il compte dès que vous l’envoyez, et ne peut plus être annulé ensuite.",
  send: "Envoyer mon tour",
  unsent: "Votre tour n’est pas encore envoyé",
  invited: (count) =>
    `${plural(count, { one: "Une place est encore libre.", other: "# places sont encore libres." })} Envoyez l’invitation\u202f; quand une réponse arrive, ouvrez son lien.`,
  waiting: (names, since) =>
    `${names.length > 0 ? `En attente d’un message de ${listed(names)}` : "En attente des autres"}, depuis le ${moment(since)}. Sous «\u00a0Messages\u00a0», vous pouvez renvoyer votre dernier message et ouvrir les leurs.`,
  post: "Messages",
  sendTitle: "Envoyer ce message",
  sendHelp: (names) =>
    names.length > 0
      ? `Envoyez ce lien à ${listed(names)}. Il suffit de l’ouvrir pour continuer la partie.`
      : "Envoyez ce lien à tous ceux qui doivent jouer. À l’ouverture, chacun indique son nom.",
  message: "Message",
  code: "Un code à scanner",
  again: "Votre dernier message",
  invitation: "Votre invitation",
  none: "Ce texte ne contient aucun message. Un message est un lien qui contient m=.",
  enterHelp: "Collez le message que vous avez reçu. Vous pouvez aussi simplement ouvrir son lien.",
  enterButton: "Ouvrir le message",
  whole: "Partager la partie jusqu’ici",
  elsewhere:
    "Ce message appartient à une partie qui n’est pas sur cet appareil, ou son invitation n’y a pas encore été ouverte. Ouvrez-le dans le navigateur où vous avez rejoint la partie.",
  early: "Il manque un message avant celui-ci. Celui-ci est conservé et comptera quand l’autre sera arrivé.",
  known: "Ce message a déjà été ouvert. Rien n’a changé.",
  taken: "Le message a été pris en compte.",
  left: (name) => `${name} a quitté la partie`,
  leftHelp: (name) =>
    `Ne le signalez que si ${name} ne revient pas. Quand tous les autres l’auront signalé aussi, les tuiles de ${name} se poseront d’elles-mêmes, sans pions, et ${name} ne pourra plus revenir.`,
  ended: "Tous les autres ont quitté la partie\u00a0: elle s’arrête ici.",
  /** By the reason. */
  refused: {
    notWhole: () => "Ce message est incomplet ou a été modifié. Copiez le lien entier, ou demandez qu’on vous le renvoie.",
    newer: () => "Ce message vient d’une version plus récente de Bastide. Rechargez cette page.",
    foreign: () => "Ce message appartient à une autre partie.",
    notNow: () => "La partie n’attend pas de message de ce genre.",
    answered: () => "Quelqu’un d’autre a déjà répondu à cette invitation.",
    ownInvitation: () => "C’est votre propre invitation. Envoyez-la à ceux qui doivent jouer avec vous.",
    forged: (name, turn) =>
      `${name} n’a pas signé ceci, ou a une autre partie sous les yeux. Le tour ${turn} reste tel quel. Si votre partie vient d’un ancien fichier, demandez «\u00a0Partager la partie jusqu’ici\u00a0».`,
    link: (name, turn) => `Une clé qui révèle les tuiles de ${name} au tour ${turn} manque ou est fausse. Rien n’a changé.`,
    twoTurns: (name, turn) =>
      `${name} a envoyé deux coups différents pour le tour ${turn}. Le premier compte. S’il s’agissait d’une ancienne copie de la partie, envoyez «\u00a0Partager la partie jusqu’ici\u00a0» après le prochain tour.`,
    illegal: (name, turn) => `Le message contient au tour ${turn} un coup de ${name} que les règles n’autorisent pas. Rien n’a changé.`,
    notAsked: (name, turn) => `Au tour ${turn}, ce n’est pas à ${name} de décider. Rien n’a changé.`,
    drawn: (name, turn) => `Au tour ${turn}, ${name} a pioché une autre tuile que celle de cette notation.`,
    unsigned: (name, turn) => `${name} n’a pas tout signé au tour ${turn}.`,
    record: () => "Cette partie est illisible.",
  },
};
