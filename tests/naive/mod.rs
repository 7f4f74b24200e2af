//! A second engine, slow and obvious, written from the rules alone. The game's own engine is compared with it.
//!
//! It shares nothing with the engine but the catalogue. The rules of a box stand in `tests/boxes/<box>`. It keeps lists of the tiles and figures on the table, and finds every
//! answer by looking at the table again. Decisions are text in the words of the record format. The modules are [`facts`] (the
//! set-up, and a tile as it lies), [`table`] (which parts belong together), [`spots`] (places that are no features), [`laying`] (where a tile may lie), [`placing`]
//! (where figures may stand), [`points`] (what is scored), [`traders`] (builder, pig and goods), [`king`] (the cards of king and
//! robber), [`bridges`], [`castles`], [`bazaar`], [`count`] (the City of Carcassonne), [`dragon`] (dragon, princesses and portals), [`fairy`], [`flier`] (flights), [`hills`] (hills, vineyards and flocks), [`tower`] (floors and prisoners), [`anniversary`] (arrows), [`watchtowers`], [`windroses`], [`darmstadt`] (churches and the hall), [`festival`], [`gold`], [`mage`] (mage and witch), [`corn`] (corn circles), [`labyrinth`], [`siege`] (besieged cities), [`shrines`], [`little`] (little buildings), [`ferries`], [`tunnel`], [`track`] (the scoring track), [`messages`], [`robbers`] (robbers on the track), [`monasteries`] (those who lie in German ones), [`russian`] (hut, oak and pond), [`bigtop`] (animals, acrobats and ringmasters), [`worth`] (what would be
//! scored now), [`asking`] (what may be decided) and [`turns`] (who does what, and when). It is tested by small games ([`examples`]) and by
//! what must hold in random ones ([`played`], [`checks`]).

mod asking;
mod checks;
mod examples;
mod facts;
mod laying;
mod placing;
mod played;
mod points;
mod spots;
mod table;
mod track;
mod turns;
mod worth;

#[path = "../boxes/anniversary/naive.rs"]
mod anniversary;
#[path = "../boxes/bridges/naive/bazaar.rs"]
mod bazaar;
#[path = "../boxes/bigtop/naive.rs"]
mod bigtop;
#[path = "../boxes/bridges/naive/bridges.rs"]
mod bridges;
#[path = "../boxes/bridges/naive/castles.rs"]
mod castles;
#[path = "../boxes/corn/naive.rs"]
mod corn;
#[path = "../boxes/count/naive.rs"]
mod count;
#[path = "../boxes/darmstadt/naive.rs"]
mod darmstadt;
#[path = "../boxes/dragon/naive/dragon.rs"]
mod dragon;
#[path = "../boxes/dragon/naive/fairy.rs"]
mod fairy;
#[path = "../boxes/ferries/naive.rs"]
mod ferries;
#[path = "../boxes/festival/naive.rs"]
mod festival;
#[path = "../boxes/flier/naive.rs"]
mod flier;
#[path = "../boxes/gold/naive.rs"]
mod gold;
#[path = "../boxes/hills/naive.rs"]
mod hills;
#[path = "../boxes/king/naive.rs"]
mod king;
#[path = "../boxes/labyrinth/naive.rs"]
mod labyrinth;
#[path = "../boxes/little/naive.rs"]
mod little;
#[path = "../boxes/mage/naive.rs"]
mod mage;
#[path = "../boxes/messages/naive.rs"]
mod messages;
#[path = "../boxes/monasteries/naive.rs"]
mod monasteries;
#[path = "../boxes/robbers/naive.rs"]
mod robbers;
#[path = "../boxes/russian/naive.rs"]
mod russian;
#[path = "../boxes/shrines/naive.rs"]
mod shrines;
#[path = "../boxes/siege/naive.rs"]
mod siege;
#[path = "../boxes/tower/naive.rs"]
mod tower;
#[path = "../boxes/traders/naive.rs"]
mod traders;
#[path = "../boxes/tunnel/naive.rs"]
mod tunnel;
#[path = "../boxes/watchtowers/naive.rs"]
mod watchtowers;
#[path = "../boxes/windroses/naive.rs"]
mod windroses;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use asking::{Asks, Choice};
use bastide::{
    catalogue::{Bonus, Quarter, TileId},
    rules::{Lot, Setup},
};
use bazaar::Bazaar;
use bigtop::Circus;
use castles::Castle;
use count::Citizen;
use facts::{Agreed, Man};
use fairy::Fairy;
use hills::Pasture;
use king::Card;
use little::Building;
use messages::Messages;
use robbers::Robbers;
use table::{Cell, Table};
use tower::Prisoner;
use track::Track;

/// The part of a tile at which a follower on top of a tower stands. It belongs to no feature.
const TOWER: usize = usize::MAX;

/// A game at one moment.
#[derive(Clone)]
pub(crate) struct Game {
    agreed: Agreed,
    table: Table,
    pile: VecDeque<TileId>,
    /// The figures on the board.
    figures: Vec<Figure>,
    /// The number of figures that came onto the board so far.
    n_placed: usize,
    /// The wagons whose features were completed in this turn and whose owners have not decided yet.
    waiting: Vec<Figure>,
    barns: Vec<Barn>,
    /// The field of a barn that was placed in this turn and has not been scored yet.
    new_barn: Option<(Cell, usize)>,
    /// The number of figures of each kind in each player's supply.
    hands: Vec<BTreeMap<Man, usize>>,
    has_abbey: BTreeSet<usize>,
    has_barn: BTreeSet<usize>,
    /// Everybody's tokens of wine, grain and cloth.
    goods: Vec<[usize; 3]>,
    king: Card,
    robber: Card,
    dragon: Option<Cell>,
    /// The cells on which the dragon has been in this move, from its first on.
    walk: Vec<Cell>,
    fairy: Option<Fairy>,
    /// Whether a figure went through the portal of the tile just laid.
    portal_is_used: bool,
    /// What the die will show, and whether a figure has flown in this part of the turn.
    dice: Vec<i32>,
    has_flown: bool,
    /// The shepherds and the bag.
    pasture: Pasture,
    /// The big top and its animals.
    circus: Circus,
    /// The bars of gold on each cell, and how many everybody has won.
    bars: BTreeMap<Cell, usize>,
    bars_won: Vec<usize>,
    /// Who claims the gold on which cells in the scoring of this part of the turn.
    gold_claims: BTreeSet<(usize, Cell)>,
    /// Where the mage and the witch stand.
    magic: [Option<(Cell, usize)>; 2],
    /// The little buildings of each kind that everybody still has, and the one on each cell.
    buildings_left: Vec<[usize; 3]>,
    buildings: BTreeMap<Cell, Building>,
    /// The road parts that a ferry joined or left and those at joined mouths, and the lakes whose ferries moved, in this part of the turn.
    changed_roads: Vec<(Cell, usize)>,
    /// The parts at the edges of the tile just laid that were complete when it was laid, before a ferry or a token changed roads.
    closed_when_laid: Vec<(Cell, usize)>,
    moved_ferries: BTreeSet<Cell>,
    /// How many roads with figures were scored so far that neither the tile nor an abbey completed, but a ferry or a token elsewhere.
    roads_elsewhere: usize,
    labyrinths_scored: usize,
    /// Whether the active player has put a token on a mouth in this turn.
    has_put_token: bool,
    /// The shrines and monasteries with owners that were completed in this part of the turn.
    challengers: BTreeSet<Cell>,
    /// The arrows that act in this part of the turn.
    arrows: BTreeSet<Bonus>,
    /// The number of floors that everybody still has.
    floors: Vec<usize>,
    /// The number of floors of each tower.
    towers: BTreeMap<Cell, usize>,
    prisoners: Vec<Prisoner>,
    /// The number of bridges and of castles that everybody still has.
    bridges_left: Vec<usize>,
    castles_left: Vec<usize>,
    /// Whether a bridge was built in this part of the turn.
    has_built: bool,
    castles: Vec<Castle>,
    /// How many castles scored for no feature but a castle beside them.
    chained: usize,
    bazaar: Bazaar,
    /// The tile of a bazaar that each player lays in the next turn.
    held: Vec<Option<TileId>>,
    /// The figures in the City of Carcassonne.
    citizens: Vec<Citizen>,
    /// The quarter in which the count is.
    count: Quarter,
    /// The players who are still asked one after another: for castles, for figures that leave Carcassonne, or for a corn circle.
    to_ask: VecDeque<usize>,
    /// What the features scored in this part of the turn gave everybody.
    from_features: Vec<usize>,
    /// Whether the active player has paid a ransom in this turn.
    has_paid_ransom: bool,
    /// Whether the active player has sent a figure to Carcassonne in this turn.
    has_sent: bool,
    scores: Vec<i32>,
    /// The scoring figures, and the points that have not moved them yet.
    track: Track,
    robbers: Robbers,
    messages: Messages,
    /// Whose turn it is.
    active: usize,
    /// Whose turn it was when something was asked last. Players without a tile or an abbey may come after that.
    last_turn: usize,
    /// Whether the tile just laid earned the active player a second part of this turn.
    earned_second_part: bool,
    in_second_part: bool,
    /// Whether a lake was just laid without a decision, so that the scoring does not end the turn.
    draws_on: bool,
    asks: Asks,
    /// What may be decided.
    choices: Vec<Choice>,
    /// The players who may still lay an abbey after the last tile; `None` before that.
    last_round: Option<VecDeque<usize>>,
    told: Vec<String>,
}

/// A figure on a part of a tile or on top of its tower.
#[derive(Clone, Copy, PartialEq)]
struct Figure {
    /// Tells it from others of the same kind and owner on the same part.
    number: usize,
    owner: usize,
    man: Man,
    cell: Cell,
    part: usize,
}

/// A barn at a corner of a tile.
#[derive(Clone)]
struct Barn {
    owner: usize,
    cell: Cell,
    corner: usize,
    /// The field of that tile at that corner.
    part: usize,
}

impl Game {
    /// Lays the first tile and draws the next.
    #[expect(clippy::too_many_lines, reason = "one line for each field")]
    pub(crate) fn new(setup: &Setup) -> Self {
        let (agreed, mut pile) = Agreed::new(setup);
        let everybody = 0..agreed.n_players;
        let first = pile.pop_front();
        let mut game = Self {
            table: Table::new(agreed.mouths(), agreed.shown()),
            pile,
            figures: Vec::new(),
            n_placed: 0,
            waiting: Vec::new(),
            barns: Vec::new(),
            new_barn: None,
            hands: everybody.clone().map(|_| agreed.figures.clone()).collect(),
            has_abbey: everybody.clone().filter(|_| agreed.abbeys).collect(),
            has_barn: everybody.clone().filter(|_| agreed.barns).collect(),
            goods: everybody.clone().map(|_| [0; 3]).collect(),
            king: Card::default(),
            robber: Card::default(),
            dragon: None,
            walk: Vec::new(),
            fairy: None,
            portal_is_used: false,
            dice: setup.lots.of(Lot::Dice).iter().map(|&face| i32::from(face) + 1).collect(),
            has_flown: false,
            pasture: Pasture::new(setup),
            circus: Circus::new(setup),
            bars: BTreeMap::new(),
            bars_won: everybody.clone().map(|_| 0).collect(),
            gold_claims: BTreeSet::new(),
            magic: [None, None],
            buildings_left: everybody.clone().map(|_| little::each(&agreed)).collect(),
            buildings: BTreeMap::new(),
            changed_roads: Vec::new(),
            closed_when_laid: Vec::new(),
            moved_ferries: BTreeSet::new(),
            roads_elsewhere: 0,
            labyrinths_scored: 0,
            has_put_token: false,
            challengers: BTreeSet::new(),
            arrows: BTreeSet::new(),
            floors: everybody.clone().map(|_| tower::floors_each(&agreed)).collect(),
            towers: BTreeMap::new(),
            prisoners: Vec::new(),
            bridges_left: everybody.clone().map(|_| bridges::each(&agreed, "bridges")).collect(),
            castles_left: everybody.clone().map(|_| bridges::each(&agreed, "castles")).collect(),
            has_built: false,
            castles: Vec::new(),
            chained: 0,
            bazaar: Bazaar::default(),
            held: everybody.clone().map(|_| None).collect(),
            citizens: Vec::new(),
            count: Quarter::Castle,
            to_ask: VecDeque::new(),
            from_features: everybody.clone().map(|_| 0).collect(),
            has_paid_ransom: false,
            has_sent: false,
            scores: everybody.map(|_| 0).collect(),
            track: Track::new(agreed.n_players),
            robbers: Robbers::new(agreed.n_players),
            messages: Messages::new(setup),
            active: 0,
            last_turn: agreed.n_players - 1,
            earned_second_part: false,
            in_second_part: false,
            draws_on: false,
            asks: Asks::Nothing,
            choices: Vec::new(),
            last_round: None,
            told: Vec::new(),
            agreed,
        };
        game.lay_first(first);
        game.begin_turn();
        game
    }

    /// Lays what lies on the table at set-up.
    fn lay_first(&mut self, first: Option<TileId>) {
        if self.agreed.count {
            self.lay_carcassonne();
            if self.agreed.windroses {
                let rose = self.pile.pop_front().unwrap();
                self.table.lay(rose, (-1, -2), 0);
            }
        } else {
            first.into_iter().for_each(|first| self.lay(first, (0, 0), 0));
            self.table.lake_without_ferry = None; // nobody laid it
            self.big_top_moves();
        }
    }

    /// All decisions that are legal now, as statements of a record without a colour.
    pub(crate) fn legal(&self) -> Vec<String> {
        self.choices.iter().map(|&choice| self.statement(choice)).collect()
    }

    /// Decides.
    pub(crate) fn play(&mut self, statement: &str) {
        let chosen = self.choices.iter().copied().find(|&choice| self.statement(choice) == statement);
        self.carry_out(chosen.unwrap_or_else(|| panic!("{statement} is not legal")));
    }

    /// What is asked, for the message of a failure.
    pub(crate) fn situation(&self) -> String {
        format!("{:?} of player {}", self.asks, self.asked())
    }

    /// The player who decides. There is one even when the game is over.
    pub(crate) fn asked(&self) -> usize {
        match self.asks {
            Asks::Wagon(player)
            | Asks::Castle(player)
            | Asks::MoveOut(player)
            | Asks::LastMove(player)
            | Asks::CircleAdd(player)
            | Asks::CircleRemove(player)
            | Asks::Runner(player)
            | Asks::Robber(player)
            | Asks::Rob(player)
            | Asks::Follow(player)
            | Asks::Choose(player)
            | Asks::Bid(player)
            | Asks::BuyOrSell(player) => player,
            Asks::Dragon => self.moves_dragon(),
            _ => self.active,
        }
    }

    /// Everybody's points.
    pub(crate) fn scores(&self) -> &[i32] {
        &self.scores
    }

    /// A player's tokens of wine, grain and cloth.
    pub(crate) fn goods(&self, player: usize) -> [usize; 3] {
        self.goods[player]
    }

    /// Who has the king's card.
    pub(crate) fn king(&self) -> Option<usize> {
        self.king.holder
    }

    /// Who has the robber's card.
    pub(crate) fn robber(&self) -> Option<usize> {
        self.robber.holder
    }

    /// The number of figures of a kind in a player's supply; 0 for a word that names no figure.
    pub(crate) fn at_hand(&self, player: usize, figure: &str) -> usize {
        self.hands[player].iter().filter(|(man, _)| man.word() == figure).map(|(_, &n)| n).sum()
    }

    /// Whether the active player's turn has a second part, to come or begun. `None` once the pile is empty, as no tile is left for it.
    pub(crate) fn has_second_part(&self) -> Option<bool> {
        (!self.pile.is_empty()).then_some(self.earned_second_part || self.in_second_part || self.arrow_gives_turn())
    }

    /// What happened since the last call: points, figures that returned, and tiles that left the game or were laid without a
    /// decision, in no particular order.
    pub(crate) fn take_told(&mut self) -> Vec<String> {
        std::mem::take(&mut self.told)
    }
}
