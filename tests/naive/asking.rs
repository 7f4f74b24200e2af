//! The decisions: what the game asks, what may be chosen, and how a record writes it.

use std::collections::BTreeSet;

use bastide::catalogue::{Quarter, TileId};

use super::{
    Figure, Game, TOWER,
    bigtop::Animal,
    facts::{AXES, Axis, CORNERS, Man, name},
    ferries,
    hills::{self, Token},
    little::{self, Building},
    mage::MAGICIANS,
    messages::{Card, FOLLOWER},
    table::Cell,
    track::{MEEPLE, RUNNERS, Runner},
    tunnel,
};

/// The decision for which the game waits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Asks {
    /// The abbey instead of a tile?
    Abbey,
    /// Where does the drawn tile lie?
    Tile(TileId),
    /// Which of this player's scoring figures moves on?
    Runner(usize),
    /// What does the message bring?
    Message,
    /// On which space of the track does this player's robber go?
    Robber(usize),
    /// Whom of those on a space does this player's robber rob?
    Rob(usize),
    /// Does this player's robber go on with the figure beside him that loot moves?
    Follow(usize),
    /// On which tile around the gold tile just laid does the second bar lie?
    Bar,
    /// Where does the mage or the witch go?
    Magic,
    /// A figure, a barn, the abbot back, or one of the things that may be done instead?
    Figure,
    /// Whom does the floor just put on a tower capture?
    Capture(Cell),
    /// Which of the active player's figures comes back from this player?
    Exchange(usize),
    /// The phantom as well?
    Phantom,
    /// A token on the mouth of a tunnel as well?
    Tunnel,
    /// Where does the ferry of the lake just laid go?
    Ferry,
    /// Which other ferry moves?
    Ferries,
    /// Where on this tile does the figure in the air land?
    Landing(Man, Cell),
    /// What becomes of the active player's flock?
    Flock,
    /// Where does the dragon go?
    Dragon,
    /// Which city does this player turn into a castle?
    Castle(usize),
    /// Which figure does this player move out of Carcassonne to what is about to be scored?
    MoveOut(usize),
    /// Where does this player's wagon go?
    Wagon(usize),
    /// Which figure goes to Carcassonne?
    Send,
    /// Where does the count go?
    Count,
    /// What does the corn circle do?
    Circle,
    /// Which figure does this player place beside an own follower at the corn circle?
    CircleAdd(usize),
    /// Which follower does this player take home at the corn circle?
    CircleRemove(usize),
    /// Does the active player take the second part of the turn?
    SecondPart,
    /// Which follower of the active player leaves a besieged city?
    Escape,
    /// Which tile of the bazaar does this player choose?
    Choose(usize),
    /// How much does this player bid for it?
    Bid(usize),
    /// Does this player buy the tile or sell it?
    BuyOrSell(usize),
    /// Which figure does this player move out of Carcassonne before the final scoring?
    LastMove(usize),
    /// The game is over.
    Nothing,
}

/// One possible decision.
#[derive(Clone, Copy)]
pub(super) enum Choice {
    Tile(TileId, Cell, usize),
    /// The tile with a bridge, without which it does not fit.
    TileAndBridge(TileId, Cell, usize, (Cell, Axis)),
    Abbey(Cell),
    /// A tile with a circus, with the bridge without which it does not fit, and the animal under the big top there.
    WithAnimal(TileId, Cell, usize, Option<(Cell, Axis)>, Animal),
    /// A robber goes to that space.
    Robber(i32),
    /// That scoring figure moves on.
    Runner(Runner),
    /// A message brings its points, or its action, or this follower is scored and goes home.
    MessagePoints(Card),
    MessageAction(Card),
    MessageFollower(Figure),
    /// A robber robs that player beside this figure.
    Rob(usize, Runner),
    /// A robber goes on with that player's figure.
    Follow(usize),
    /// The second bar of gold lies there.
    Bar(Cell),
    /// The mage or the witch goes there, or leaves the map.
    Magic(usize, Cell, usize),
    RemoveMagic(usize),
    /// What the corn circle does; then a figure from the supply comes beside an own follower.
    CircleAdd,
    CircleRemove,
    Join(Man, Cell, usize),
    /// On the tile just laid.
    Place(Man, usize),
    Recall,
    /// This own figure comes back without points; a figure in a quarter; a shepherd; a barn.
    Return(Figure),
    ReturnCitizen(Man, Quarter),
    ReturnShepherd(Cell, usize),
    ReturnBarn(Cell, usize),
    /// A little building comes onto the tile just laid.
    Building(Building),
    /// This follower leaves a besieged city.
    Escape(Figure),
    Barn(usize),
    /// The fairy comes beside this figure, or onto its tile.
    Fairy(Figure),
    /// This knight is sent home.
    Princess(Figure),
    /// Through a portal.
    Portal(Man, Cell, usize),
    /// By an arrow, beside an own follower or to another tile.
    ByArrow(Man, Cell, usize),
    /// A floor on a tower.
    Floor(Cell),
    /// A follower on top of a tower.
    Atop(Man, Cell),
    /// A figure flies from the machine; what the die shows, if that is said.
    SetOff(Man, Option<i32>),
    Land(Man, Cell, usize),
    /// A shepherd comes onto a field of the tile just laid, and the token that he will draw, if that is said.
    Shepherd(usize, Option<Token>),
    FlockAdd(Option<Token>),
    FlockHome,
    /// A meeple joins the acrobats there, or three of them are scored.
    Acrobat(Cell, usize),
    Pyramid(Cell),
    Capture(Figure),
    /// This figure comes back from that player.
    Exchange(usize, Man),
    /// This figure is bought back from that player.
    Ransom(usize, Man),
    Bridge(Cell, Axis),
    /// A token of this pair on the mouth of that road part.
    Tunnel(Cell, usize, tunnel::Pair),
    /// The ferry of the lake just laid goes there; that of another lake does.
    Ferry(ferries::Pair),
    MoveFerry(Cell, ferries::Pair),
    Dragon(Cell),
    Castle(Cell, usize),
    /// A figure leaves a quarter.
    MoveOut(Quarter, Man, Cell, usize),
    Wagon(Cell, usize),
    Send(Man, Quarter),
    Count(Quarter),
    /// On with the second part of the turn.
    GoOn,
    Choose(TileId),
    Bid(TileId, i32),
    Buy,
    Sell,
    Skip,
}

impl Choice {
    /// Whether it is a tile that fits without a bridge.
    pub(super) fn is_tile_alone(self) -> bool {
        matches!(self, Self::Tile(..) | Self::WithAnimal(_, _, _, None, _))
    }
}

impl Game {
    /// Asks for a decision if there is something to choose besides declining and paying a ransom. Returns whether there is.
    pub(super) fn ask(&mut self, asks: Asks) -> bool {
        let mut choices: Vec<Choice> = match asks {
            Asks::Abbey => self.holes().into_iter().map(Choice::Abbey).collect(),
            Asks::Tile(id) => {
                let places = self.places_for(id).into_iter();
                let without_bridge = places.map(|(cell, turns)| Choice::Tile(id, cell, turns));
                self.with_animals(without_bridge.chain(self.places_with_bridge(id)).collect())
            }
            Asks::Runner(_) => self.runner_choices(),
            Asks::Message => self.message_choices(),
            Asks::Robber(player) => self.robber_choices(player),
            Asks::Rob(owner) => self.rob_choices(owner),
            Asks::Follow(owner) => self.follow_choices(owner),
            Asks::Bar => self.second_bar_choices(),
            Asks::Magic => self.magic_choices(),
            Asks::Figure => self.figure_choices(),
            Asks::Capture(tower) => self.capture_choices(tower),
            Asks::Exchange(captor) => self.exchange_choices(captor),
            Asks::Phantom => self.phantom_choices(),
            Asks::Landing(man, cell) => self.landing_choices(man, cell),
            Asks::Tunnel => self.tunnel_choices(),
            Asks::Ferry => self.ferry_choices(),
            Asks::Ferries => self.other_ferries_choices(),
            Asks::Flock => self.flock_choices(),
            Asks::Dragon => self.dragon_choices(),
            Asks::Castle(player) => self.castle_choices(player),
            Asks::MoveOut(player) => self.leaving_choices(player),
            Asks::Wagon(owner) => self.wagon_choices(owner),
            Asks::Send => self.send_choices(),
            Asks::Count => self.count_choices(),
            Asks::Circle => self.circle_choices(),
            Asks::CircleAdd(player) => self.circle_add_choices(player),
            Asks::CircleRemove(player) => self.circle_remove_choices(player),
            Asks::SecondPart => vec![Choice::GoOn],
            Asks::Escape => self.escape_choices(),
            Asks::Choose(_) => self.choosing_choices(),
            Asks::Bid(player) => self.bid_choices(player),
            Asks::BuyOrSell(chooser) => self.last_words(chooser),
            Asks::LastMove(player) => self.last_move_choices(player),
            Asks::Nothing => Vec::new(),
        };
        if matches!(
            asks,
            Asks::Figure | Asks::Capture(_) | Asks::CircleAdd(_) | Asks::CircleRemove(_) | Asks::Escape | Asks::Message
        ) {
            // Figures that are alike are named alike.
            let mut said = BTreeSet::new();
            choices.retain(|&choice| said.insert(self.statement(choice)));
        }
        let any = !choices.is_empty();
        if any && self.may_be_declined(asks, &choices) {
            choices.insert(0, Choice::Skip);
        }
        if any && matches!(asks, Asks::Abbey | Asks::Tile(_) | Asks::Figure | Asks::Phantom) {
            choices.extend(self.ransom_choices());
        }
        if any {
            self.last_turn = self.active;
        }
        (self.asks, self.choices) = (asks, choices);
        any
    }

    fn may_be_declined(&self, asks: Asks, choices: &[Choice]) -> bool {
        match asks {
            // A bridge need not be spent on a tile.
            Asks::Tile(_) => !choices.iter().any(|choice| choice.is_tile_alone()),
            Asks::Runner(_)
            | Asks::Message
            | Asks::Rob(_)
            | Asks::Bar
            | Asks::Magic
            | Asks::Circle
            | Asks::CircleRemove(_)
            | Asks::Exchange(_)
            | Asks::Landing(..)
            | Asks::Ferry
            | Asks::Flock
            | Asks::Dragon
            | Asks::Choose(_)
            | Asks::BuyOrSell(_) => false,
            Asks::Figure => !self.must_send_knight(),
            Asks::Bid(_) => !self.opens_auction(),
            Asks::Abbey
            | Asks::Robber(_)
            | Asks::Follow(_)
            | Asks::Capture(_)
            | Asks::Phantom
            | Asks::Tunnel
            | Asks::Ferries
            | Asks::Castle(_)
            | Asks::MoveOut(_)
            | Asks::Wagon(_)
            | Asks::Send
            | Asks::Count
            | Asks::CircleAdd(_)
            | Asks::SecondPart
            | Asks::Escape
            | Asks::LastMove(_)
            | Asks::Nothing => true,
        }
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each choice")]
    pub(super) fn statement(&self, choice: Choice) -> String {
        let at = |(x, y): Cell, part| format!("{x},{y} {}", self.place_name((x, y), part));
        let after = |said: Option<Token>| said.map(|token| format!(" {}", hills::word(token))).unwrap_or_default();
        let whose = |figure: Figure| format!("{} {}", self.agreed.colours[figure.owner], figure.man.word());
        match choice {
            Choice::Tile(id, (x, y), turns) => format!("tile {} {x},{y} {turns}", name(id)),
            Choice::TileAndBridge(id, (x, y), turns, ((over_x, over_y), axis)) => {
                format!("tile {} {x},{y} {turns} bridge {over_x},{over_y} {}", name(id), AXES[axis])
            }
            Choice::WithAnimal(id, cell, turns, bridge, animal) => {
                let alone = Choice::Tile(id, cell, turns);
                let laid = bridge.map_or(alone, |bridge| Choice::TileAndBridge(id, cell, turns, bridge));
                format!("{} animal {animal}", self.statement(laid))
            }
            Choice::Abbey((x, y)) => format!("abbey {x},{y}"),
            Choice::Robber(space) => format!("robber {space}"),
            Choice::Runner(runner) => format!("score {}", RUNNERS[runner]),
            Choice::MessagePoints(card) => format!("message {}points", self.card_name(card)),
            Choice::MessageAction(card) => format!("message {}action", self.card_name(card)),
            Choice::MessageFollower(figure) => {
                let place = at(figure.cell, figure.part);
                format!("message {}{place} {}", self.card_name(FOLLOWER), figure.man.word())
            }
            Choice::Rob(player, MEEPLE) => format!("rob {}", self.agreed.colours[player]),
            Choice::Rob(player, runner) => format!("rob {} {}", self.agreed.colours[player], RUNNERS[runner]),
            Choice::Follow(player) => format!("follow {}", self.agreed.colours[player]),
            Choice::Bar((x, y)) => format!("gold {x},{y}"),
            Choice::Magic(who, cell, part) => format!("{} {}", MAGICIANS[who], at(cell, part)),
            Choice::RemoveMagic(who) => format!("remove {}", MAGICIANS[who]),
            Choice::CircleAdd => "circle add".into(),
            Choice::CircleRemove => "circle remove".into(),
            Choice::Join(man, cell, part) => format!("{} {}", man.word(), at(cell, part)),
            Choice::Place(man, part) => format!("{} {}", man.word(), self.place_name(self.table.last(), part)),
            Choice::Recall => "recall".into(),
            Choice::Return(figure) => format!("return {} {}", at(figure.cell, figure.part), figure.man.word()),
            Choice::ReturnCitizen(man, quarter) => format!("return 0,0 quarter.{} {}", quarter.name(), man.word()),
            Choice::ReturnShepherd(cell, part) => format!("return {} shepherd", at(cell, part)),
            Choice::ReturnBarn((x, y), corner) => format!("return {x},{y} {} barn", CORNERS[corner]),
            Choice::Building(building) => format!("building {}", little::word(building)),
            Choice::Escape(figure) => format!("escape {} {}", at(figure.cell, figure.part), figure.man.word()),
            Choice::Barn(corner) => format!("barn {}", CORNERS[corner]),
            Choice::Fairy(Figure { cell: (x, y), .. }) if self.agreed.is("fairy", "tile") => format!("fairy {x},{y}"),
            Choice::Fairy(figure) if self.shares_place(figure) => {
                format!("fairy {} {}", at(figure.cell, figure.part), figure.man.word())
            }
            Choice::Fairy(figure) => format!("fairy {}", at(figure.cell, figure.part)),
            Choice::Princess(knight) => format!("princess {} {}", at(knight.cell, knight.part), whose(knight)),
            Choice::Portal(man, cell, part) | Choice::ByArrow(man, cell, part) => {
                format!("{} {}", man.word(), at(cell, part))
            }
            Choice::SetOff(man, None) => format!("{} machine", man.word()),
            Choice::SetOff(man, Some(steps)) => format!("{} machine {steps}", man.word()),
            Choice::Land(man, cell, part) => format!("{} {}", man.word(), at(cell, part)),
            Choice::Shepherd(part, said) => {
                format!("shepherd {}{}", self.place_name(self.table.last(), part), after(said))
            }
            Choice::Acrobat(cell, part) if cell == self.table.last() => {
                format!("meeple {}", self.place_name(cell, part))
            }
            Choice::Acrobat(cell, part) => format!("meeple {}", at(cell, part)),
            Choice::Pyramid((x, y)) => format!("pyramid {x},{y}"),
            Choice::FlockAdd(said) => format!("flock add{}", after(said)),
            Choice::FlockHome => "flock home".into(),
            Choice::Floor((x, y)) => format!("piece {x},{y}"),
            Choice::Atop(man, cell) => format!("{} {}", man.word(), at(cell, TOWER)),
            Choice::Capture(figure) => format!("capture {} {}", at(figure.cell, figure.part), whose(figure)),
            Choice::Exchange(captor, man) => format!("exchange {} {}", self.agreed.colours[captor], man.word()),
            Choice::Ransom(captor, man) => format!("ransom {} {}", self.agreed.colours[captor], man.word()),
            Choice::Dragon((x, y)) => format!("dragon {x},{y}"),
            Choice::Bridge((x, y), axis) => format!("bridge {x},{y} {}", AXES[axis]),
            Choice::Tunnel(cell, part, pair) => {
                let letter = if self.agreed.pairs_each() > 1 { tunnel::letter(pair) } else { String::new() };
                format!("tunnel {}{letter}", at(cell, part))
            }
            Choice::Ferry(pair) => format!("ferry {}", ferries::word(pair)),
            Choice::MoveFerry((x, y), pair) => format!("ferry {x},{y} {}", ferries::word(pair)),
            Choice::Castle(cell, part) => format!("castle {}", at(cell, part)),
            Choice::MoveOut(quarter, man, cell, part) => {
                format!("move quarter.{} {} {}", quarter.name(), man.word(), at(cell, part))
            }
            Choice::Send(man, quarter) => format!("{} quarter.{}", man.word(), quarter.name()),
            Choice::Count(quarter) => format!("count quarter.{}", quarter.name()),
            Choice::GoOn => "go-on".into(),
            Choice::Choose(id) => format!("choose {}", name(id)),
            Choice::Bid(id, points) => format!("bid {} {points}", name(id)),
            Choice::Buy => "buy".into(),
            Choice::Sell => "sell".into(),
            Choice::Wagon(cell, part) => format!("wagon {}", at(cell, part)),
            Choice::Skip => "skip".into(),
        }
    }

    pub(super) fn place_name(&self, cell: Cell, part: usize) -> String {
        match self.table.at(cell) {
            _ if part == TOWER => "tower".into(),
            Some(tile) => tile.place_name(part),
            None => String::new(),
        }
    }
}
