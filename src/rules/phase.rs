//! The turn as a table of steps that are carried out from top to bottom.

use super::{Action, Event, Family, Game, PlayerId, Rules, TURN, legal, score, seams};
use crate::{
    catalogue::{BoxId, TileId},
    in_words,
};

/// A step of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Step {
    /// Lay an abbey instead of drawing a tile. This is a decision if there is a hole.
    Abbey,
    /// Draw a tile that fits somewhere, or end the game.
    Draw,
    /// Lay the tile. This is always a decision.
    Lay,
    /// Move figures on the scoring track by what came before the figure is placed. This is a decision with The Messages, or if a robber can
    /// choose.
    AdvanceEarly,
    /// Put a robber on the track. This is a decision after a tile with a bag, of one player after the other.
    Robber,
    /// Lay the second bar of gold. This is a decision if several tiles lie around the gold tile.
    Gold,
    /// Move the mage or the witch. This is a decision after a tile with a hat, or if both have come into one feature.
    Magic,
    /// Place a figure on the tile. This is a decision if something can be placed.
    Figure,
    /// Capture a follower. This is a decision if a tower just grew and one is in reach.
    Capture,
    /// Choose a follower for an exchange of prisoners. This is a decision if there are several kinds.
    Exchange,
    /// Bring followers onto oaks and into ponds after the figure.
    TrapsAfterFigure,
    /// Place a phantom as well. This is a decision if it can be placed.
    Phantom,
    /// Land with the figure that flies. This is a decision if it can land.
    Landing,
    /// Put a tunnel token on a mouth. This is a decision if none was placed in this turn.
    Tunnel,
    /// Bring followers onto oaks and into ponds after the phantom and the tunnel token.
    TrapsAfterPhantom,
    /// Lay the ferry of the lake just laid. This is always a decision after a lake.
    Ferry,
    /// Move other ferries, one after the other. This is a decision while a road leads to one.
    Ferries,
    /// Draw a token for the shepherd just placed, and score the flocks whose fields can no longer grow.
    Herd,
    /// Let a flock grow, or bring it home. This is a decision if the tile just laid belongs to its field.
    Flock,
    /// Move the dragon before scoring, one step for each player in turn. This is a decision while it can go on.
    Dragon,
    /// Turn a completed city into a castle. This is a decision of each owner of such a city.
    Castle,
    /// Move figures from the City of Carcassonne to features that are about to be scored. This is a decision of each player in turn.
    MoveOut,
    /// Bring followers onto oaks and into ponds before the scoring.
    TrapsAfterReturn,
    /// Score what the tile completed.
    Score,
    /// Move figures on the scoring track by what was scored. This is a decision with The Messages, or if a robber can choose.
    Advance,
    /// Read a message. This is a decision when one has come.
    Message,
    /// Move wagons on. This is a decision of each owner if there is a place to move to.
    Wagon,
    /// Bring followers onto oaks and into ponds after the wagons.
    TrapsAfterWagons,
    /// Move the big top to the circus just laid.
    BigTop,
    /// Move figures on the scoring track by what the big top brought. This is a decision with The Messages, or if a robber can choose.
    AdvanceAfterTent,
    /// Send a figure to the City of Carcassonne. This is a decision if only others scored.
    Send,
    /// Move the count. This is a decision after a figure was sent.
    Count,
    /// Move the dragon after scoring (option `dragon-move`).
    DragonAfter,
    /// Say what a corn circle does. This is a decision if one was laid and any figure is on the board.
    Circle,
    /// Add a figure at a corn circle or remove one. This is a decision of each player who has a follower on such a feature.
    AtCircle,
    /// Go on with another tile of the same player's turn, if there is one, or with what follows the turn.
    Next,
    /// Go on with the second part of the turn. This is a decision with option `second-part`; see [`super::Options`].
    SecondPart,
    /// Let a follower escape from a besieged city. This is a decision at the end of the turn of whoever has one there.
    Escape,
    /// Choose a tile of the bazaar, and bid for it. This is a decision of each player in turn.
    Bazaar,
    /// Move figures on the scoring track by what tiles of the bazaar brought. This is a decision with The Messages, or if a robber can
    /// choose.
    AdvanceAfterSale,
    /// Begin the next player's turn.
    Pass,
    /// Move figures from the City of Carcassonne to fields before the final scoring.
    LastMove,
    /// The game is over.
    Over,
    /// A preview has come to something that must not be seen; see [`Game::preview`].
    Hidden,
}

/// Whether a step waits for a player's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waits {
    /// Never: the step is carried out without a decision.
    No,
    /// Always.
    Always,
    /// Only if there is something to choose besides `skip`.
    IfOffered,
}

/// Does something in a turn, and returns the next step.
pub(crate) type Run = fn(&mut Game, &mut Vec<Event>) -> Step;

/// A row of the turn table: a step, and all that the turn asks about it. Rows of boxes stand with their rules.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The step.
    pub step: Step,
    /// Whether it waits for a player's decision.
    pub waits: Waits,
    /// The box that the step belongs to. A game without that box leaves the step out.
    pub box_id: BoxId,
    /// Another box with the same step.
    pub other_box: Option<BoxId>,
    /// With which parts and options it can happen; `None` for all of them.
    pub(super) only_if: Option<fn(&Rules) -> bool>,
    /// The passage of the rules and what the step does.
    pub reason: &'static str,
    /// Who decides; `None` for the active player.
    pub(super) asked: Option<fn(&Game) -> PlayerId>,
    /// What is done when nobody is asked; `None` for nothing, after which the next row follows.
    pub(super) runs: Option<Run>,
    /// What is done when the decision is declined; `None` for nothing, after which the next row follows.
    pub(super) declined: Option<Run>,
    /// The decisions of the question, in the order of the list.
    pub(super) offers: &'static [Family],
    /// Whether `skip` stands before them.
    pub(super) skips: bool,
}

impl Row {
    /// A row in which the active player is asked, nothing else is done, and the next row follows.
    pub(crate) const fn new(step: Step, waits: Waits, box_id: BoxId, reason: &'static str) -> Self {
        let reason = in_words(reason);
        Self {
            step,
            waits,
            box_id,
            other_box: None,
            only_if: None,
            reason,
            asked: None,
            runs: None,
            declined: None,
            offers: &[],
            skips: false,
        }
    }

    /// Belongs to another box as well.
    pub(crate) const fn also_with(self, box_id: BoxId) -> Self {
        Self { other_box: Some(box_id), ..self }
    }

    /// Whether one of its boxes is in play.
    fn is_of(&self, in_play: impl Fn(BoxId) -> bool) -> bool {
        in_play(self.box_id) || self.other_box.is_some_and(in_play)
    }

    /// Happens with these parts and options alone. Only [`Rules::turn`] asks that: where the step is reached without them, it offers nothing.
    pub(crate) const fn only_if(self, can_happen: fn(&Rules) -> bool) -> Self {
        Self { only_if: Some(can_happen), ..self }
    }

    /// Asks this player instead of the active one.
    pub(crate) const fn asks(self, asked: fn(&Game) -> PlayerId) -> Self {
        Self { asked: Some(asked), ..self }
    }

    /// Does this when nobody is asked, instead of going on at once.
    pub(crate) const fn runs(self, runs: Run) -> Self {
        Self { runs: Some(runs), ..self }
    }

    /// Does this when the decision is declined, instead of going on at once.
    pub(crate) const fn declined(self, declined: Run) -> Self {
        Self { declined: Some(declined), ..self }
    }

    /// Offers these decisions. [`seams::more_offers`] has those of questions to which several boxes add.
    pub(crate) const fn offers(self, offers: &'static [Family]) -> Self {
        Self { offers, ..self }
    }

    /// Offers `skip` before them.
    pub(crate) const fn skips(self) -> Self {
        Self { skips: true, ..self }
    }
}

impl Rules {
    /// The steps that a turn can have with these boxes, parts and options, from top to bottom.
    ///
    /// # Examples
    ///
    /// ```
    /// use bastide::catalogue::BoxId;
    /// use bastide::rules::{Colour, Game, Player, Setup, Step};
    ///
    /// let mut setup = Setup::base(vec![Player { colour: Colour::Red, name: String::new(), level: None }]);
    /// setup.boxes.push(BoxId::Abbey);
    /// let game = Game::new(&setup, &mut Vec::new()).unwrap();
    /// let steps: Vec<Step> = game.rules().turn().collect();
    /// assert_eq!(steps, [Step::Abbey, Step::Draw, Step::Lay, Step::Figure, Step::Score, Step::Wagon, Step::Next]);
    /// ```
    pub fn turn(&self) -> impl Iterator<Item = Step> {
        let is_played =
            |row: &&Row| row.is_of(|id| self.has(id)) && row.only_if.is_none_or(|can_happen| can_happen(self));
        TURN.iter().filter(is_played).map(|row| row.step)
    }
}

impl Step {
    /// The row of the step; `None` for the two ends, which are in no turn.
    #[inline]
    pub(super) fn row(self) -> Option<&'static Row> {
        TURN.get(self as usize)
    }

    /// Whether figures move on the scoring track in this step.
    pub(crate) const fn moves_figures(self) -> bool {
        matches!(self, Self::AdvanceEarly | Self::Advance | Self::AdvanceAfterTent | Self::AdvanceAfterSale)
    }
}

/// Carries out steps, starting with the current one, until the next decision or the end of the game.
pub(super) fn advance(game: &mut Game, events: &mut Vec<Event>) {
    while let Some(row) = game.step.row() {
        let waits = match row.waits {
            Waits::No => false,
            Waits::Always => true,
            Waits::IfOffered => is_offered(game),
        };
        if waits {
            game.asked = row.asked.map_or(game.active, |asked| asked(game));
            if row.step == Step::Abbey {
                tell_turn(game, None, events);
            }
            return;
        }
        game.step = run(game, events, row);
    }
}

/// Whether the current step offers something to choose. Neither `skip` nor a ransom alone is worth a question.
fn is_offered(game: &mut Game) -> bool {
    if !matches!(game.step, Step::Figure | Step::Phantom) {
        return is_more_than_declining(game);
    }
    game.offer_figures();
    !game.offers.only_skips() || game.rules.offers_more() && is_more_than_declining(game)
}

#[cold]
fn is_more_than_declining(game: &Game) -> bool {
    legal::legal_actions(game).any(Action::is_worth_asking)
}

/// The number of steps: those of the table, and the two ends.
pub(super) const N_STEPS: usize = Step::Hidden as usize + 1;

/// The step that follows each step, without the steps of boxes that are not in play. [`Step::Over`] and [`Step::Hidden`] follow
/// themselves.
pub(super) fn following(in_play: impl Fn(BoxId) -> bool) -> [Step; N_STEPS] {
    let mut following = [Step::Over; N_STEPS];
    following[Step::Hidden as usize] = Step::Hidden;
    for (index, next) in following.iter_mut().take(TURN.len()).enumerate() {
        let mut rows = TURN.iter().cycle().skip(index + 1);
        *next = rows.find(|row| row.is_of(&in_play)).map_or(Step::Over, |row| row.step);
    }
    following
}

/// Does what a step does without a decision. The steps of every turn are called by name, because each passes here.
#[expect(clippy::inline_always, reason = "five steps of every turn pass here")]
#[inline(always)]
fn run(game: &mut Game, events: &mut Vec<Event>, row: &Row) -> Step {
    match (row.step, row.runs) {
        (Step::Draw, _) => draw(game, events),
        (Step::Next, _) => next_player(game, events),
        (Step::Score, _) => {
            score::score_completed(game, events);
            game.rules.after(Step::Score)
        }
        (_, Some(runs)) => runs(game, events),
        (step, None) => game.rules.after(step),
    }
}

/// Goes on to the next player's turn, unless an expansion says that this turn is not over or that something comes between.
fn next_player(game: &mut Game, events: &mut Vec<Event>) -> Step {
    if let Some(step) = seams::turn_goes_on(game, events).or_else(|| seams::ends_turn(game)) {
        return step;
    }
    after_turn(game, events)
}

/// Goes on to the next player's turn from the end of one, unless something comes between.
#[inline]
pub(crate) fn after_turn(game: &mut Game, events: &mut Vec<Event>) -> Step {
    seams::comes_between(game, events).unwrap_or_else(|| pass_on(game, events))
}

/// Begins the next player's turn.
#[expect(clippy::inline_always, reason = "every turn passes here, and a rare second caller must not make it slower")]
#[inline(always)]
pub(super) fn pass_on(game: &mut Game, events: &mut Vec<Event>) -> Step {
    let next = game.active.index() + 1;
    game.active = PlayerId::from_index(if next == game.rules.n_players() { 0 } else { next });
    game.turn += 1;
    seams::turn_begins(game, events);
    game.rules.first_step()
}

fn draw(game: &mut Game, events: &mut Vec<Event>) -> Step {
    let player = game.active;
    if game.open {
        tell_turn(game, None, events);
        return Step::Lay;
    }
    loop {
        let held = seams::take_held(game);
        if held.is_none() && game.hides_tiles(1) && game.remaining() > 0 {
            return game.stop_before(None);
        }
        let Some(tile) = held.or_else(|| take_from_pile(game)) else { break };
        if !legal::fits_somewhere(game, tile) {
            events.push(Event::Discarded { player, tile, let_go: false });
            seams::leaves_game(game, tile);
            continue;
        }
        if seams::lays_itself(game, tile) {
            tell_turn(game, None, events);
            return seams::lay_by_itself(game, tile, events);
        }
        game.drawn = Some(tile);
        tell_turn(game, Some(tile), events);
        return Step::Lay;
    }
    if seams::ends_without_tile(game) {
        return Step::Next;
    }
    if game.players().any(|player| game.held_tile(player).is_some()) {
        return Step::Pass; // this turn has no tile, but others will have one
    }
    if let Some(step) = seams::pile_is_empty(game) {
        return step;
    }
    end(game, events)
}

/// Takes the next tile of the pile, if there is one.
#[inline]
fn take_from_pile(game: &mut Game) -> Option<TileId> {
    if game.remaining() == 0 {
        return None;
    }
    let tile = game.deck[game.n_drawn];
    game.n_drawn += 1;
    game.note_empty();
    Some(tile)
}

/// Adds the event that the turn began. If it was added before, adds the event that a tile was drawn.
fn tell_turn(game: &mut Game, tile: Option<TileId>, events: &mut Vec<Event>) {
    let (player, turn) = (game.active, game.turn);
    if game.told == turn {
        events.push(Event::TileDrawn { player, tile });
    } else {
        game.told = turn;
        events.push(Event::TurnBegan { player, turn, tile });
    }
}

/// Ends the game: the step before the final scoring, or the final scoring itself.
pub(super) fn end(game: &mut Game, events: &mut Vec<Event>) -> Step {
    game.drawn = None;
    if seams::moves_at_the_end(game) { Step::LastMove } else { finish(game, events) }
}

/// Scores the end of the game.
pub(crate) fn finish(game: &mut Game, events: &mut Vec<Event>) -> Step {
    if let Some(lot) = seams::final_lot(game) {
        return game.stop_before(Some(lot));
    }
    seams::final_scoring_begins(game, events);
    score::score_final(game, events);
    seams::final_scoring_ends(game, events);
    game.step = Step::Over;
    game.asked = game.active;
    events.push(Event::Over);
    Step::Over
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_stands_in_the_order_of_the_steps() {
        for (index, row) in TURN.iter().enumerate() {
            assert_eq!(row.step as usize, index, "{}", row.reason);
        }
    }
}
