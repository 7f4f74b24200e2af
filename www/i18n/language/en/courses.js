// @ts-check
/** The short guided games of expansions, in English: what each step says, and at last what else there is to know. */

export const courses = {
  again: "Restart the guided game",
  text: (/** @type {number} */ red, /** @type {number} */ blue) => `You have ${red} points, Blue has ${blue}.`,
  play: "Play it against the Beginner",
  next: (/** @type {string} */ title) => `Next: ${title}`,
  river: {
    steps: {
      source: "The river flows from the source to the lake; its tiles come first. This one has a city on either bank: place it in the ringed space.",
      knight: "Figures go on river tiles as on all others, but not on the river itself. Choose the city at the top for a knight.",
      blueBend: "The river must go on from its open end. Blue places a bend.",
      bend: "Turn the tile so that the river goes on. Two bends in a row must not turn the same way, so here it fits only one way round.",
      highwayman: "Choose the road to place a highwayman on it.",
      blueLake: "Blue places the lake: the river is finished. From now on you draw from all the other tiles.",
      land: "This is an ordinary land tile. Its city completes yours: place it in the ringed space.",
      none: "The city is completed. This time, end your turn without a figure.",
      blueLast: "4 points for the city. Rivers separate fields, so farmers on the two banks do not meet. Blue places the last tile.",
    },
    end: "With the river there is plenty of room from the first turn, and its water separates the fields.",
  },
  abbot: {
    steps: {
      garden: "This tile shows a garden. Place it in the ringed space.",
      abbot: "Besides your meeples you have one abbot. He may go only to a garden or a monastery: choose the garden.",
      blueMonk: "A garden scores like a monastery: 1 point for itself and 1 for each tile around it. Blue places a monk.",
      beside: "Place the monastery in the ringed space: it is also a neighbour of your garden.",
      recall: "Instead of placing a figure you may take your abbot back and score what is there now. Choose your abbot.",
      blueRoad: "3 points: the garden and 2 tiles around it. Your abbot has returned to you. Blue begins a road.",
      monastery: "Another monastery. Place it in the ringed space.",
      again:
        "Send your abbot there: choose him among your pieces, then the monastery. He scores whenever you take him back, when the monastery is surrounded, or at the end of the game.",
      blueLast: "Blue places the last tile, and incomplete features score.",
    },
    end: "You may take the abbot back only in a turn in which you place no figure. He never stands in a field.",
  },
  inns: {
    steps: {
      inn: "This road passes an inn. Place it in the ringed space.",
      large: "You have one large meeple. It counts as two when you compare who has the most figures. Choose it among your pieces, then the road.",
      blueMonk: "Blue ends the road at a monastery.",
      close: "Place this tile in the ringed space, turned so that the road ends there.",
      keep: "The road is completed. This time, end your turn without a figure.",
      blueMore: "8 points: with an inn, each of the 4 tiles counts 2. But a road with an inn that is not completed scores nothing at the end.",
      cathedral: "This is a cathedral: a city with it scores 3 points for each tile and coat of arms. Place it in the ringed space.",
      knight: "Claim the city with a knight. But it is open on three sides.",
      blueLast: "Blue places the last tile. A city with a cathedral that is not completed scores nothing: place cathedrals early, or in other players’ cities.",
    },
    end: "Inns and cathedrals are worth a lot if you complete their road or city, and nothing otherwise.",
  },
  traders: {
    steps: {
      road: "Begin a road: place the tile in the ringed space.",
      highwayman: "Claim it with a highwayman.",
      blueMonk: "Blue ends the road on that side with a monk.",
      longer: "Extend your road in the ringed space.",
      builder: "Now you may place your builder on this road, because a figure of yours is on it. The builder does not count for the majority.",
      blueMore: "Whenever you extend the road or city of your builder, you get one more tile in the same turn. Blue has no builder yet.",
      builds: "Extend your builder’s road.",
      none: "End this part of your turn without a figure; then you draw another tile.",
      goods: "Your builder’s tile: a city with a barrel of wine. Place it in the ringed space, turned so that the walls join.",
      knight: "Claim the city with a knight.",
      blueLast: "Now watch: Blue completes your city. You get the points, but whoever completes a city gets its goods.",
    },
    end: "The most wine, the most wheat and the most cloth are worth 10 points each at the end. The pig makes each completed city of your field worth 1 point more.",
  },
  dragon: {
    steps: {
      road: "Begin a road: place the tile in the ringed space.",
      highwayman: "Claim it with a highwayman.",
      blueVolcano: "Blue draws a volcano: the dragon flies there. No figure may be placed on that tile.",
      monastery: "Place the monastery in the ringed space. But leave it empty this time.",
      fairy:
        "Instead of a figure you may move the fairy to one of your figures: the dragon never enters its tile. Choose the fairy among your pieces, then your highwayman.",
      blueDragon:
        "Blue draws a tile with the dragon’s sign: the dragon moves six steps at most, and the players move it in turn. It eats all figures on its way, but cannot enter the fairy’s tile.",
      portal: "1 point, because your turn began with the fairy beside your figure. This tile has a magic portal: place it in the ringed space.",
      monk: "Through a portal your figure may go to any incomplete feature on the board that nobody holds. Choose the monastery that you left empty.",
    },
    end: "When a feature scores, the fairy gives 3 points more to the figure beside her. A tile with a princess may send a knight home from the city that it joins.",
  },
};
