//! A game with its history. Only the set-up and the actions are stored; every position is found again by replaying them.

mod text;

use crate::{
    catalogue::{OwnTile, TileId},
    record::{
        DIAGRAMS, Diagram, Item, Line, Location, Record, RecordError, RuleError, Statement, SyntaxError, Verb, numbers,
        tag_of, tile_among,
    },
    rules::{self, Action, Colour, Event, Game, Generator, Lot, PlayerId, Setup, SetupError, Step},
};

/// A game with its past, which can go back and forth.
#[derive(Clone, Debug)]
pub struct Replay {
    pub(super) setup: Setup,
    pub(super) unknown_tags: Vec<(String, String)>,
    /// The tiles that the record defines itself.
    pub(super) own_tiles: Vec<OwnTile>,
    /// All decisions, including those that were taken back and can be redone.
    actions: Vec<Action>,
    /// For each decision up to now, the number of events before it.
    events_before: Vec<usize>,
    /// For each decision up to now, the player who made it.
    pub(super) decided_by: Vec<PlayerId>,
    events: Vec<Event>,
    /// The index of the first event of the last statement.
    last_events: usize,
    /// The number of decisions that were handed over to the next player. Players cannot take back any of them.
    handed: usize,
    pub(super) game: Game,
    /// The diagram that is shown instead of a game.
    pub(super) diagram: Option<Box<Diagram>>,
    /// What is shown beside a game: marks, notes, arrows and ghosts.
    beside: Vec<Item>,
}

/// An observer that is called while a record is replayed.
pub trait Watch {
    /// Called before each decision with the current game, the decision, and the line of its statement.
    fn before(&mut self, game: &Game, action: Action, line: usize);
    /// Called after the same decision and everything that followed from it.
    fn after(&mut self, replay: &Replay);
}

/// The observer that does nothing.
impl Watch for () {
    fn before(&mut self, _: &Game, _: Action, _: usize) {}
    fn after(&mut self, _: &Replay) {}
}

impl Replay {
    /// Starts a game.
    ///
    /// # Errors
    /// If the set-up cannot be played; see [`SetupError`].
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        let mut events = Vec::new();
        let game = Game::new(&setup, &mut events)?;
        Ok(Self {
            setup,
            unknown_tags: Vec::new(),
            own_tiles: Vec::new(),
            actions: Vec::new(),
            events_before: Vec::new(),
            decided_by: Vec::new(),
            events,
            last_events: 0,
            handed: 0,
            game,
            diagram: None,
            beside: Vec::new(),
        })
    }

    /// Wraps a diagram so that it can be shown in place of a game. It has a single moment, which asks for no decision.
    #[must_use]
    pub fn showing(diagram: Diagram) -> Self {
        Self {
            setup: diagram.setup().clone(),
            unknown_tags: Vec::new(),
            own_tiles: Vec::new(),
            actions: Vec::new(),
            events_before: Vec::new(),
            decided_by: Vec::new(),
            events: Vec::new(),
            last_events: 0,
            handed: 0,
            game: diagram.game().clone(),
            diagram: Some(Box::new(diagram)),
            beside: Vec::new(),
        }
    }

    /// The diagram that is shown; `None` for a game.
    #[must_use]
    pub fn diagram(&self) -> Option<&Diagram> {
        self.diagram.as_deref().filter(|_| DIAGRAMS)
    }

    /// The items of the diagram that is shown; for a game, what is shown beside it.
    #[must_use]
    pub fn items(&self) -> &[Item] {
        self.diagram().map_or(&self.beside, Diagram::items)
    }

    /// Takes a tile in hand in an open game; see [`Game::take_tile`].
    pub fn take_tile(&mut self, tile: TileId) -> bool {
        self.game.take_tile(tile)
    }

    /// Notes in an open game that no tile is left; see [`Game::run_out`]. That is no decision: going back forgets it, but leaves no game that
    /// could be gone on with.
    pub fn run_out(&mut self, last_tile_in: u16) -> bool {
        self.game.run_out(last_tile_in, &mut self.events)
    }

    /// Shows marks, notes, arrows and ghosts on a game, in place of those before.
    pub fn show_beside(&mut self, items: Vec<Item>) {
        self.beside = items;
    }

    /// Plays the first statements of a record (`usize::MAX` for all), and checks the expectations on the way.
    ///
    /// If there is an error, the result still contains what could be played before it. No statement is half applied.
    pub fn of_record(record: &Record, upto: usize, watch: &mut impl Watch) -> (Option<Self>, Result<(), RecordError>) {
        if record.is_diagram() {
            let Location { line, column } = record.tag_place("Diagram");
            let reason = "a diagram cannot be played, only shown".into();
            return (None, Err(SyntaxError { line, column, reason }.into()));
        }
        let mut replay = match Self::new(record.setup.clone()) {
            Ok(replay) => replay,
            Err(error) => return (None, Err(RecordError::Setup(record.tag_place(tag_of(&error)), error))),
        };
        replay.unknown_tags.clone_from(&record.unknown_tags);
        replay.own_tiles.clone_from(&record.own_tiles);
        let result = replay.run(record, upto, watch);
        (Some(replay), result)
    }

    fn run(&mut self, record: &Record, upto: usize, watch: &mut impl Watch) -> Result<(), RecordError> {
        let mut n_statements = 0;
        for (place, line) in &record.lines {
            match line {
                Line::Statement(_) if n_statements == upto => return Ok(()),
                Line::Statement(statement) => {
                    self.play_statement(statement, *place, watch).map_err(RecordError::Rule)?;
                    n_statements += 1;
                }
                Line::Item(_) => {} // occurs only in diagrams
                Line::Expect(expectation) => {
                    expectation.check(self).map_err(|reason| RecordError::Unmet(*place, reason))?;
                }
            }
        }
        self.check_result(record)
    }

    pub(super) fn check_result(&self, record: &Record) -> Result<(), RecordError> {
        let Some(claimed) = &record.result else { return Ok(()) };
        let place = record.tag_place("Result");
        let scores: Vec<i16> = self.game.players().map(|player| self.game.score(player)).collect();
        if !self.game.is_over() {
            return Err(RecordError::Unmet(place, "the record has a result, but its game is not over".into()));
        }
        if *claimed != scores {
            let reason = format!("the result is {}, not {}", numbers(&scores), numbers(claimed));
            return Err(RecordError::Unmet(place, reason));
        }
        Ok(())
    }

    /// Plays a statement. The first open decision at which it is legal takes it, and optional decisions before that are
    /// declined.
    ///
    /// # Errors
    /// If no decision takes it. The game is then unchanged.
    pub fn play_statement(
        &mut self,
        statement: &Statement,
        place: Location,
        watch: &mut impl Watch,
    ) -> Result<(), RuleError> {
        let (declined, action) = self.meaning(statement).map_err(|reason| RuleError {
            place,
            statement: statement.to_string(),
            player: (!self.game.is_over()).then(|| self.asked_colour()),
            reason,
        })?;
        let first_event = self.events.len();
        for action in std::iter::repeat_n(Action::Skip, declined).chain([action]) {
            watch.before(&self.game, action, place.line);
            self.play_unchecked(action);
            watch.after(self);
        }
        self.last_events = first_event;
        Ok(())
    }

    /// Reads a statement, which may name the tiles that the record defines itself.
    ///
    /// # Errors
    /// If it is not written correctly.
    ///
    /// ```
    /// use bastide::{record::{Statement, parse_record}, session::Replay};
    ///
    /// let tile = "MY1; edges CFFF; city N; field ENE ESE SSE SSW WSW WNW touches N";
    /// let text = format!("[Bastide \"1\"]\n[Players \"red, blue\"]\n[Tile \"{tile}\"]\n");
    /// let (replay, _) = Replay::of_record(&parse_record(&text).unwrap(), usize::MAX, &mut ());
    /// assert!(replay.unwrap().read_statement("tile MY1 0,-1 2").is_ok());
    /// assert!("tile MY1 0,-1 2".parse::<Statement>().is_err(), "no other record knows this tile");
    /// ```
    pub fn read_statement(&self, text: &str) -> Result<Statement, SyntaxError> {
        Statement::read(text, &self.own_tiles)
    }

    /// The tiles that the record defines itself.
    #[must_use]
    pub fn own_tiles(&self) -> &[OwnTile] {
        &self.own_tiles
    }

    /// The tile with a name: one that the record defines itself, or one of the catalogue.
    #[must_use]
    pub fn tile_named(&self, name: &str) -> Option<TileId> {
        tile_among(name, &self.own_tiles)
    }

    /// Plays a statement that somebody decides on now. Where it needs an outcome that the set-up does not know, chance decides that:
    /// see [`Replay::with_outcome`].
    ///
    /// # Errors
    /// If the statement is legal at no open decision. The game is unchanged then.
    pub fn play_on(&mut self, statement: Statement, rng: &mut Generator) -> Result<(), RuleError> {
        let statement = self.with_outcome(statement, rng);
        self.play_statement(&statement, Location::default(), &mut ())
    }

    /// A statement with an outcome by chance, where it needs one: nothing in the set-up says what the lot is, as in an open record.
    #[must_use]
    pub fn with_outcome(&self, statement: Statement, rng: &mut Generator) -> Statement {
        let cast = |lot: Lot| self.game.cast_unknown(lot, rng);
        Statement { verb: statement.verb.with_outcome(cast), ..statement }
    }

    /// The number of optional decisions that a statement declines, and the action that it means.
    pub(super) fn meaning(&self, statement: &Statement) -> Result<(usize, Action), String> {
        let reason = match taken(&self.game, statement) {
            Ok(action) => return Ok((0, action)),
            Err(reason) => reason,
        };
        let mut later = self.clone();
        for declined in 1.. {
            if rules::check(&later.game, Action::Skip).is_err() {
                break;
            }
            later.play_unchecked(Action::Skip);
            match taken(&later.game, statement) {
                Ok(action) => return Ok((declined, action)),
                Err(next) if rules::check(&later.game, Action::Skip).is_err() => {
                    return Err(format!("{reason}; if that is declined, {next}"));
                }
                Err(_) => {}
            }
        }
        Err(reason)
    }

    /// The action that a statement, with or without a colour, means at the current decision.
    ///
    /// # Errors
    /// A sentence that says why the statement is not legal.
    pub fn check(&self, statement: &Statement) -> Result<Action, String> {
        meant(&self.game, statement)
    }

    /// Plays a legal action and returns the events that it caused. Decisions that were taken back can no longer be redone.
    ///
    /// # Errors
    /// If the action is not legal. The game is then unchanged.
    pub fn play(&mut self, action: Action) -> Result<&[Event], RuleError> {
        if let Err(illegal) = rules::check(&self.game, action) {
            return Err(RuleError {
                place: Location::default(),
                statement: Statement::of(&self.game, action).to_string(),
                player: (!self.game.is_over()).then(|| self.asked_colour()),
                reason: illegal.to_string(),
            });
        }
        self.last_events = self.events.len();
        self.play_unchecked(action);
        Ok(self.last_events())
    }

    pub(crate) fn play_unchecked(&mut self, action: Action) {
        let by_another = self.decided_by.last().is_some_and(|&last| last != self.game.asked());
        self.handed = if by_another { self.at() } else { self.turn_start() };
        self.actions.truncate(self.at());
        self.actions.push(action);
        self.step_forward(action);
    }

    fn step_forward(&mut self, action: Action) {
        self.events_before.push(self.events.len());
        self.decided_by.push(self.game.asked());
        self.game.play_unchecked(action, &mut self.events);
    }

    /// Takes back the last decision. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(target) = self.at().checked_sub(1) else { return false };
        self.go_to(target);
        true
    }

    /// Takes back the last decision, before which the game was `before`.
    pub(super) fn take_back_to(&mut self, before: &Game) {
        self.game.clone_from(before);
        self.decided_by.pop();
        self.events.truncate(self.events_before.pop().unwrap_or_default());
    }

    /// Redoes the decision that was taken back last. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        let can = self.can_redo();
        if can {
            self.go_to(self.at() + 1);
        }
        can
    }

    /// Goes to the moment after a number of decisions, or after the last known one. To go back, it replays the game from the
    /// start, which takes far less time than one frame.
    pub fn go_to(&mut self, decisions: usize) {
        let target = decisions.min(self.actions.len());
        if target == self.at() {
            return;
        }
        if target < self.at() {
            self.events.clear();
            self.events_before.clear();
            self.decided_by.clear();
            self.game.begin_again(&mut self.events);
        }
        self.last_events = 0;
        while self.at() < target {
            self.last_events = self.events.len();
            let action = self.actions[self.at()];
            self.step_forward(action);
        }
    }

    /// The number of decisions that have been played.
    #[must_use]
    pub fn at(&self) -> usize {
        self.events_before.len()
    }

    /// All known decisions, including those that were taken back.
    #[must_use]
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// The decisions up to now.
    #[must_use]
    pub fn played(&self) -> &[Action] {
        &self.actions[..self.at()]
    }

    /// For each decision up to now how many events there were before it.
    #[must_use]
    pub fn events_before(&self) -> &[usize] {
        &self.events_before
    }

    /// Whether players may take back the last decision. They may until the turn is handed over, which happens with the first
    /// decision of the next turn or by [`Self::hand_over`], and what one player decided until another decides; never a decision by which a lot was cast, and in a sealed game none that showed a tile. With computer players, a person may also take back the decision
    /// before theirs. The same tile is drawn again.
    #[must_use]
    pub fn can_undo_turn(&self) -> bool {
        self.can_undo_beside_computers().unwrap_or(self.at() > self.handed) && !self.would_undo_chance()
    }

    /// Whether the decision that undo would take back, or one after it, cast a lot or in a sealed game showed a tile: whoever saw it could
    /// decide otherwise, and the coin tossed for it would belong to nothing any more.
    fn would_undo_chance(&self) -> bool {
        let decision = self.last_of_a_person().unwrap_or(self.at().saturating_sub(1));
        let since = self.events_before.get(decision).and_then(|&before| self.events.get(before..));
        let is_final = |event: &Event| event.lot().is_some() || self.game.is_sealed() && event.reveals();
        since.is_some_and(|events| events.iter().any(is_final))
    }

    /// Hands the turn over. Players can no longer take back the decisions up to now.
    pub fn hand_over(&mut self) {
        self.handed = self.at();
    }

    /// The number of decisions that had been played when the current turn, or its second part, began.
    /// The second part reveals a tile, so what came before it counts as handed over.
    fn turn_start(&self) -> usize {
        let mut end = self.events.len();
        for (decision, &start) in self.events_before.iter().enumerate().rev() {
            let events = self.events.get(start..end).unwrap_or_default();
            let begins = |event: &Event| matches!(event, Event::TurnBegan { .. } | Event::SecondPart { .. });
            if events.iter().any(|event| event.reveals() || begins(event)) {
                return decision + 1;
            }
            end = start;
        }
        0
    }

    /// Whether there is a decision that was taken back and can be redone.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.at() < self.actions.len()
    }

    /// The set-up from which the game was made.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The current state of the game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// All events up to now.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The events of the last statement, including the decisions that it declined. At the start, those of the set-up.
    #[must_use]
    pub fn last_events(&self) -> &[Event] {
        self.events.get(self.last_events..).unwrap_or_default()
    }

    /// The events of the last decision alone.
    #[must_use]
    pub fn decision_events(&self) -> &[Event] {
        self.events.get(self.events_before.last().copied().unwrap_or(0)..).unwrap_or_default()
    }

    /// The colour of the player who decides.
    pub(crate) fn asked_colour(&self) -> Colour {
        asked_colour(&self.game)
    }
}

fn asked_colour(game: &Game) -> Colour {
    game.rules().players[game.asked().index()].colour
}

/// The action that a statement of a record means at the current decision of a game: with the colour that it needs if it is another
/// player's turn.
fn taken(game: &Game, statement: &Statement) -> Result<Action, String> {
    if statement.by.is_none() && game.asked() != game.active() {
        let asked = asked_colour(game).name();
        return Err(format!("it is {asked}'s decision, so the statement must begin with '{asked}'"));
    }
    meant(game, statement)
}

/// The action that a statement, with or without a colour, means at the current decision of a game.
fn meant(game: &Game, statement: &Statement) -> Result<Action, String> {
    if let Some(colour) = statement.by
        && !game.is_over()
        && colour != asked_colour(game)
    {
        return Err(format!("it is not {}'s decision but {}'s", colour.name(), asked_colour(game).name()));
    }
    let action = match (game.step(), statement.action(game)) {
        (Step::Figure | Step::Wagon, Err(reason)) => return Err(reason),
        (Step::Lay, Err(reason)) if matches!(statement.verb, Verb::Tile { .. }) => return Err(reason),
        (_, Ok(action)) => action,
        // If this is no decision about a figure, that is a better reason than a missing part.
        (_, Err(_)) => Action::Place { figure: rules::FigureKind::Meeple, part: 0 },
    };
    rules::check(game, action).map_err(|illegal| illegal.to_string())?;
    Ok(action)
}
