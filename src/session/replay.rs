//! A game with its history. Only the set-up and the actions are stored; every position is found again by replaying them.

mod text;

use crate::{
    record::{DIAGRAMS, Diagram, Item, Line, Location, Record, RecordError, RuleError, Statement, SyntaxError, tag_of},
    rules::{self, Action, Colour, Event, Game, PlayerId, Setup, SetupError, Step},
};
use text::numbers;

/// A game that can go back and forth.
#[derive(Clone, Debug)]
pub struct Replay {
    pub(super) setup: Setup,
    pub(super) unknown_tags: Vec<(String, String)>,
    /// All decisions, also those taken back and not yet played anew.
    actions: Vec<Action>,
    /// For each decision up to now how many events there were before it.
    events_before: Vec<usize>,
    /// For each decision up to now who made it.
    pub(super) decided_by: Vec<PlayerId>,
    events: Vec<Event>,
    /// Where the events of the last statement begin.
    last_events: usize,
    /// How many decisions were handed over to the next player: those at the table take back none of them.
    handed: usize,
    pub(super) game: Game,
    /// The diagram that is shown instead of a game that is played.
    pub(super) diagram: Option<Box<Diagram>>,
}

/// Watches a record being replayed.
pub trait Watch {
    /// Called before each decision with the game as it is, the decision and the line of its statement.
    fn before(&mut self, game: &Game, action: Action, line: usize);
    /// Called after the same decision and all that followed from it.
    fn after(&mut self, replay: &Replay);
}

/// Watches nothing.
impl Watch for () {
    fn before(&mut self, _: &Game, _: Action, _: usize) {}
    fn after(&mut self, _: &Replay) {}
}

impl Replay {
    /// Begins a game.
    ///
    /// # Errors
    /// If the set-up cannot be played.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        let mut events = Vec::new();
        let game = Game::new(&setup, &mut events)?;
        Ok(Self {
            setup,
            unknown_tags: Vec::new(),
            actions: Vec::new(),
            events_before: Vec::new(),
            decided_by: Vec::new(),
            events,
            last_events: 0,
            handed: 0,
            game,
            diagram: None,
        })
    }

    /// A diagram to be looked at where games are: it has one moment, at which nothing is asked.
    #[must_use]
    pub fn showing(diagram: Diagram) -> Self {
        Self {
            setup: diagram.setup().clone(),
            unknown_tags: Vec::new(),
            actions: Vec::new(),
            events_before: Vec::new(),
            decided_by: Vec::new(),
            events: Vec::new(),
            last_events: 0,
            handed: 0,
            game: diagram.game().clone(),
            diagram: Some(Box::new(diagram)),
        }
    }

    /// The diagram that is shown; none for a game that is played.
    #[must_use]
    pub fn diagram(&self) -> Option<&Diagram> {
        self.diagram.as_deref().filter(|_| DIAGRAMS)
    }

    /// What a diagram shows; nothing for a game that is played.
    #[must_use]
    pub fn items(&self) -> &[Item] {
        self.diagram().map_or(&[], Diagram::items)
    }

    /// Plays a record up to a number of statements (`usize::MAX` for all), checking its expectations on the way.
    ///
    /// What could be played before an error is given back with it; no statement is half applied.
    pub fn of_record(record: &Record, upto: usize, watch: &mut impl Watch) -> (Option<Self>, Result<(), RecordError>) {
        if record.is_diagram() {
            let Location { line, column } = record.tag_place("Diagram");
            let reason = "a diagram is looked at, and cannot be played".into();
            return (None, Err(SyntaxError { line, column, reason }.into()));
        }
        let mut replay = match Self::new(record.setup.clone()) {
            Ok(replay) => replay,
            Err(error) => return (None, Err(RecordError::Setup(record.tag_place(tag_of(&error)), error))),
        };
        replay.unknown_tags.clone_from(&record.unknown_tags);
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
                Line::Item(_) => {} // only in diagrams
                Line::Expect(expectation) => {
                    expectation.check(self).map_err(|reason| RecordError::Unmet(*place, reason))?;
                }
            }
        }
        self.check_result(record)
    }

    fn check_result(&self, record: &Record) -> Result<(), RecordError> {
        let Some(claimed) = &record.result else { return Ok(()) };
        let place = record.tag_place("Result");
        let scores: Vec<u16> = self.game.players().map(|player| self.game.score(player)).collect();
        if !self.game.is_over() {
            return Err(RecordError::Unmet(place, "the record has a result, but its game is not over".into()));
        }
        if *claimed != scores {
            let reason = format!("the result is {}, not {}", numbers(&scores), numbers(claimed));
            return Err(RecordError::Unmet(place, reason));
        }
        Ok(())
    }

    /// Plays a statement: the first open decision at which it is legal takes it, optional ones before that are declined.
    ///
    /// # Errors
    /// If no decision takes it; nothing has changed then.
    pub fn play_statement(
        &mut self,
        statement: &Statement,
        place: Location,
        watch: &mut impl Watch,
    ) -> Result<(), RuleError> {
        let (declined, action) = self.find(statement).map_err(|reason| RuleError {
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

    /// How many optional decisions a statement declines, and the action that it is.
    fn find(&self, statement: &Statement) -> Result<(usize, Action), String> {
        let reason = match self.check_coloured(statement) {
            Ok(action) => return Ok((0, action)),
            Err(reason) => reason,
        };
        let mut later = self.clone();
        for declined in 1.. {
            if rules::check(&later.game, Action::Skip).is_err() {
                break;
            }
            later.play_unchecked(Action::Skip);
            match later.check_coloured(statement) {
                Ok(action) => return Ok((declined, action)),
                Err(next) if rules::check(&later.game, Action::Skip).is_err() => {
                    return Err(format!("{reason}; with that declined, {next}"));
                }
                Err(_) => {}
            }
        }
        Err(reason)
    }

    /// The same as [`Self::check`] for a statement of the record: one by a player whose turn it is not needs a colour.
    fn check_coloured(&self, statement: &Statement) -> Result<Action, String> {
        if statement.by.is_none() && self.game.asked() != self.game.active() {
            let asked = self.asked_colour().name();
            return Err(format!("{asked} is asked, and what {asked} decides begins with '{asked}'"));
        }
        self.check(statement)
    }

    /// The action that a statement is at the decision that is open now, with or without a colour.
    ///
    /// # Errors
    /// The sentence why it is not legal.
    pub fn check(&self, statement: &Statement) -> Result<Action, String> {
        if let Some(colour) = statement.by
            && !self.game.is_over()
            && colour != self.asked_colour()
        {
            return Err(format!("{} is not asked, {} is", colour.name(), self.asked_colour().name()));
        }
        let action = match (self.game.step(), statement.action(&self.game)) {
            (Step::Figure | Step::Wagon, Err(reason)) => return Err(reason),
            (_, Ok(action)) => action,
            // Where no figure is asked for, that matters more than a part that is not there.
            (_, Err(_)) => Action::Place { figure: rules::FigureKind::Meeple, part: 0 },
        };
        rules::check(&self.game, action).map_err(|illegal| illegal.to_string())?;
        Ok(action)
    }

    /// Plays a legal action; decisions taken back before are forgotten.
    ///
    /// # Errors
    /// If the action is not legal; nothing has changed then.
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

    pub(super) fn play_unchecked(&mut self, action: Action) {
        self.handed = self.turn_start();
        self.actions.truncate(self.at());
        self.actions.push(action);
        self.step_forward(action);
    }

    fn step_forward(&mut self, action: Action) {
        self.events_before.push(self.events.len());
        self.decided_by.push(self.game.asked());
        self.game.play_unchecked(action, &mut self.events);
    }

    /// Takes the last decision back; whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(target) = self.at().checked_sub(1) else { return false };
        self.go_to(target);
        true
    }

    /// Plays the decision taken back last anew; whether there was one.
    pub fn redo(&mut self) -> bool {
        let can = self.can_redo();
        if can {
            self.go_to(self.at() + 1);
        }
        can
    }

    /// Goes to the moment after a number of decisions, at most all that are known. Back is from the beginning again: a
    /// whole game takes far less than a frame.
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

    /// How many decisions have been played.
    #[must_use]
    pub fn at(&self) -> usize {
        self.events_before.len()
    }

    /// All decisions that are known, also those taken back.
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

    /// Whether the last decision may be taken back by those at the table: until the turn is handed over, which it is by the
    /// first decision of the next one, or by [`Self::hand_over`]. The tile that was drawn stays the same. With computer
    /// players at the table also what was decided before them.
    #[must_use]
    pub fn can_undo_turn(&self) -> bool {
        self.can_undo_beside_computers().unwrap_or(self.at() > self.handed)
    }

    /// Hands over what was decided up to now: those at the table take none of it back.
    pub fn hand_over(&mut self) {
        self.handed = self.at();
    }

    /// How many decisions had been played when the current turn began.
    fn turn_start(&self) -> usize {
        let mut end = self.events.len();
        for (decision, &start) in self.events_before.iter().enumerate().rev() {
            let events = self.events.get(start..end).unwrap_or_default();
            if events.iter().any(|event| matches!(event, Event::TurnBegan { .. })) {
                return decision + 1;
            }
            end = start;
        }
        0
    }

    /// Whether a decision was taken back.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.at() < self.actions.len()
    }

    /// The set-up from which it began.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The game as it is.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Everything that happened so far.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// What happened by the last statement, with what it declined; at the beginning, by the set-up.
    #[must_use]
    pub fn last_events(&self) -> &[Event] {
        self.events.get(self.last_events..).unwrap_or_default()
    }

    /// What happened by the last decision alone.
    #[must_use]
    pub fn decision_events(&self) -> &[Event] {
        self.events.get(self.events_before.last().copied().unwrap_or(0)..).unwrap_or_default()
    }

    fn asked_colour(&self) -> Colour {
        self.game.rules().players[self.game.asked().index()].colour
    }
}
