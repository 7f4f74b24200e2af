//! Who does what, and when (RULES.md "A turn", BOXES.md "A turn with all boxes").

use std::collections::VecDeque;

use bastide::catalogue::TileId;

use super::{
    Asks, Barn, Choice, Figure, Game, TOWER,
    facts::{Man, abbey, is_lake, name},
    table::Cell,
    track::Then,
};

impl Game {
    /// Begins the active player's turn, or its second part. While there is a pile, an abbey may be laid instead of drawing.
    pub(super) fn begin_turn(&mut self) {
        self.has_built = false;
        if self.is_nothing_left() {
            self.after_the_pile();
            return;
        }
        if self.pile.is_empty() && self.held[self.active].is_none() {
            return self.pass_on(); // others hold tiles of a bazaar
        }
        if !self.in_second_part && !self.messages.in_more_tile {
            self.begin_whole_turn();
        }
        let holds_tile = self.held[self.active].is_some() && !self.messages.in_more_tile;
        let may_lay_abbey = !holds_tile && self.may_lay_abbey(self.active);
        if !may_lay_abbey || !self.ask(Asks::Abbey) {
            self.draw();
        }
    }

    /// What happens once in a turn, not again in its second part.
    fn begin_whole_turn(&mut self) {
        self.has_paid_ransom = false;
        self.has_sent = false;
        self.has_put_token = false;
        self.messages_begin_turn();
        self.fairy_begins_turn();
    }

    /// Whether neither the pile nor anybody has a tile left.
    fn is_nothing_left(&self) -> bool {
        self.pile.is_empty() && self.held.iter().all(Option::is_none)
    }

    /// Whether a player has an abbey left and there is a hole for it.
    fn may_lay_abbey(&self, player: usize) -> bool {
        self.has_abbey.contains(&player) && !self.holes().is_empty()
    }

    /// Lays a tile. The dragon comes to a volcano.
    pub(super) fn lay(&mut self, id: TileId, cell: Cell, turns: usize) {
        self.table.lay(id, cell, turns);
        self.portal_is_used = false;
        self.has_flown = false;
        self.lake_waits();
        self.note_closed();
        self.arrows.clear();
        self.from_features.fill(0);
        self.tile_under_hill();
        self.bar_on_tile();
        self.circus_comes();
        self.volcano_calls_dragon();
    }

    /// Draws until there is a tile for the player to lay. A tile that fits nowhere leaves the game. A lake may be laid without a
    /// decision; that is no turn, so it is scored at once and the same player draws again.
    fn draw(&mut self) {
        loop {
            // A player lays the tile of a bazaar in the first part of the next turn.
            let bought =
                if self.messages.in_more_tile || self.in_second_part { None } else { self.held[self.active].take() };
            self.bazaar.is_bought = bought.is_some();
            let Some(id) = bought.or_else(|| self.pile.pop_front()) else { break };
            if !self.ask(Asks::Tile(id)) {
                self.told.push(format!("{} gone", name(id)));
                continue;
            }
            let [Choice::Tile(_, cell, turns), ..] = self.choices[..] else { return };
            if !(self.agreed.river && is_lake(id) && self.agreed.is("lake", "automatic")) {
                return;
            }
            self.lay(id, cell, turns);
            self.told.push(format!("{} by itself {},{} {turns}", name(id), cell.0, cell.1));
            self.draws_on = true;
            self.trap();
            self.score_closed_flocks(None);
            return self.ask_for_castles();
        }
        if self.in_second_part || self.messages.in_more_tile {
            self.end_whole_turn(); // its first part was played
        } else if self.is_nothing_left() {
            self.after_the_pile();
        } else {
            self.pass_on();
        }
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each choice")]
    pub(super) fn carry_out(&mut self, choice: Choice) {
        match (self.asks, choice) {
            (Asks::Abbey, Choice::Skip) if self.last_round.is_some() => self.after_the_pile(),
            (Asks::Abbey, Choice::Skip) => self.draw(),
            (asks, Choice::Ransom(captor, man)) => {
                self.pay_ransom(captor, man);
                self.ask(asks);
            }
            (_, Choice::Abbey(cell)) => {
                self.has_abbey.remove(&self.active);
                self.lay(abbey(), cell, 0);
                self.wake_arrows();
                self.trap();
                self.settle(Then::Place);
            }
            (_, Choice::Tile(id, cell, turns)) => self.lay_drawn(id, cell, turns, None),
            (_, Choice::WithAnimal(id, cell, turns, bridge, animal)) => {
                self.say_animal(animal);
                self.lay_drawn(id, cell, turns, bridge);
            }
            (_, Choice::TileAndBridge(id, cell, turns, bridge)) => self.lay_drawn(id, cell, turns, Some(bridge)),
            (Asks::Tile(id), _) => {
                self.told.push(format!("{} gone", name(id)));
                self.draw();
            }
            (_, Choice::Bridge(cell, axis)) => {
                self.build_bridge(cell, axis);
                self.ask_for_figure();
            }
            (Asks::Tunnel, choice) => {
                if let Choice::Tunnel(cell, part, pair) = choice {
                    self.put_token(cell, part, pair);
                }
                self.ask_for_ferry();
            }
            (_, Choice::Tunnel(cell, part, pair)) => {
                self.put_token(cell, part, pair);
                self.ask_for_figure();
            }
            (Asks::Ferry, choice) => self.place_ferry(choice),
            (Asks::Ferries, choice) => self.decide_about_ferries(choice),
            (Asks::Castle(player), choice) => self.decide_about_castle(player, choice),
            (Asks::MoveOut(player), choice) => self.decide_to_leave(player, choice),
            (Asks::LastMove(player), choice) => self.decide_last_move(player, choice),
            (Asks::Send, Choice::Send(man, quarter)) => {
                if !self.send(man, quarter) {
                    self.after_carcassonne();
                }
            }
            (Asks::Count, Choice::Count(quarter)) => {
                self.count = quarter;
                self.after_carcassonne();
            }
            (Asks::Send | Asks::Count, _) => self.after_carcassonne(),
            (Asks::SecondPart, Choice::GoOn) => self.begin_second_part(),
            (Asks::SecondPart, _) => self.end_whole_turn(),
            (Asks::Escape, choice) => self.decide_about_escape(choice),
            (Asks::Choose(player) | Asks::Bid(player) | Asks::BuyOrSell(player), choice) => {
                if !self.bazaar_goes_on(player, choice) {
                    self.settle(Then::NextTurn);
                }
            }
            (Asks::Runner(player), choice) => self.decide_about_runner(player, choice),
            (Asks::Message, choice) => self.read_message(choice),
            (Asks::Robber(player), choice) => self.place_robber(player, choice),
            (Asks::Rob(owner), choice) => self.decide_whom_to_rob(owner, choice),
            (Asks::Follow(owner), choice) => self.decide_to_follow(owner, choice),
            (Asks::Bar, choice) => self.put_second_bar(choice),
            (Asks::Magic, choice) => self.use_magic(choice),
            (Asks::Circle, choice) => self.circle_begins(choice),
            (Asks::CircleAdd(player), choice) => self.decide_about_circle(player, true, choice),
            (Asks::CircleRemove(player), choice) => self.decide_about_circle(player, false, choice),
            (Asks::Flock, choice) => {
                self.use_flock(choice);
                self.after_flocks();
            }
            (_, Choice::Dragon(cell)) => {
                if !self.dragon_steps(cell) {
                    self.after_dragon();
                }
            }
            (Asks::Wagon(owner), Choice::Wagon(cell, part)) => self.move_wagon(owner, Some((cell, part))),
            (Asks::Wagon(owner), _) => self.move_wagon(owner, None),
            (asks, _) => {
                let asks_more = self.use_figures(choice);
                match (asks, choice) {
                    _ if asks_more => {}
                    // A phantom lands in its own question.
                    (Asks::Phantom | Asks::Landing(Man::Phantom, _), _) => self.after_figures(),
                    (_, Choice::Princess(_)) => {
                        self.trap();
                        self.after_figures();
                    }
                    _ => self.ask_for_phantom(),
                }
            }
        }
    }

    /// Lays the drawn tile, and the bridge that makes it fit.
    fn lay_drawn(&mut self, id: TileId, cell: Cell, turns: usize, bridge: Option<(Cell, usize)>) {
        self.lay(id, cell, turns);
        if let Some((over, axis)) = bridge {
            self.build_bridge(over, axis);
        }
        self.rose_pays();
        self.announce_bazaar();
        self.earned_second_part |= !self.in_second_part && self.last_extends_builder();
        self.wake_arrows();
        self.trap();
        self.settle(Then::Place);
    }

    /// Does what was chosen for a figure. Returns whether something follows that was asked for.
    fn use_figures(&mut self, choice: Choice) -> bool {
        match choice {
            Choice::Place(man, part) => self.place(man, self.table.last(), part),
            Choice::Portal(man, cell, part) => {
                self.portal_is_used = true;
                self.place(man, cell, part);
            }
            Choice::ByArrow(man, cell, part) => {
                self.arrows.clear();
                self.place(man, cell, part);
            }
            Choice::SetOff(man, rolled) => return self.fly(man, rolled),
            Choice::Land(man, cell, part) => self.place(man, cell, part),
            Choice::Shepherd(part, said) => self.place_shepherd(part, said),
            Choice::Acrobat(cell, part) => self.place_acrobat(cell, part),
            Choice::Pyramid(cell) => self.score_pyramid(cell),
            Choice::Atop(man, cell) => self.place(man, cell, TOWER),
            Choice::Barn(corner) => self.place_barn(corner),
            Choice::Return(figure) => self.bring_back(figure),
            Choice::ReturnCitizen(man, quarter) => self.bring_citizen_back(man, quarter),
            Choice::ReturnShepherd(..) => self.shepherd_goes(self.active),
            Choice::ReturnBarn(..) => self.bring_barn_back(),
            Choice::Recall => self.abbot_to_recall().into_iter().for_each(|abbot| self.recall(abbot)),
            Choice::Building(building) => self.put_building(building),
            Choice::Fairy(figure) => self.fairy_goes_to(figure),
            Choice::Princess(knight) => self.send_knight_home(knight),
            Choice::Exchange(captor, man) => self.exchange(captor, man),
            Choice::Floor(tower) => {
                self.put_floor(tower);
                return self.ask(Asks::Capture(tower));
            }
            Choice::Capture(figure) => return self.capture(figure),
            _ => {} // declined
        }
        false
    }

    pub(super) fn ask_for_figure(&mut self) {
        if !self.ask(Asks::Figure) {
            self.ask_for_phantom();
        }
    }

    /// The phantom is asked for after the figure, whatever was done with that one.
    fn ask_for_phantom(&mut self) {
        self.trap();
        if !self.ask(Asks::Phantom) {
            self.after_figures();
        }
    }

    /// A tunnel token may be placed here if none was placed before in this turn.
    fn after_figures(&mut self) {
        if !self.ask(Asks::Tunnel) {
            self.ask_for_ferry();
        }
    }

    pub(super) fn after_ferries(&mut self) {
        if !self.flocks() {
            self.after_flocks();
        }
    }

    /// The dragon moves before the scoring or after it (`dragon-move`).
    fn after_flocks(&mut self) {
        if !(self.agreed.is("dragon-move", "before") && self.dragon_begins_to_move()) {
            self.ask_for_castles();
        }
    }

    fn after_dragon(&mut self) {
        if self.agreed.is("dragon-move", "before") {
            self.ask_for_castles();
        } else {
            self.ask_for_circle();
        }
    }

    pub(super) fn place(&mut self, man: Man, cell: Cell, part: usize) {
        *self.hands[self.active].entry(man).or_default() -= 1;
        self.put_down(self.active, man, (cell, part));
    }

    /// Puts a figure of a player on a part.
    pub(super) fn put_down(&mut self, owner: usize, man: Man, (cell, part): (Cell, usize)) {
        self.n_placed += 1;
        self.figures.push(Figure { number: self.n_placed, owner, man, cell, part });
    }

    fn place_barn(&mut self, corner: usize) {
        let cell = self.table.last();
        let Some(part) = self.barn_place(corner) else { return };
        self.has_barn.remove(&self.active);
        self.new_barn = Some((cell, part));
        self.barns.push(Barn { owner: self.active, cell, corner, part });
    }

    /// A barn just placed sends the farmers on its field home. They score 3 points for each city.
    pub(super) fn score_turn(&mut self) {
        self.trap();
        self.note_roads_elsewhere();
        self.towers_pay();
        let for_castles = self.completed_for_castles();
        self.score_completed();
        if let Some((cell, part)) = self.new_barn.take() {
            self.send_farmers_home(cell, part, 3);
        }
        self.score_joined_to_barns();
        self.score_castles(&for_castles);
        self.magic_leaves_completed();
        self.hand_out_goods();
        self.hand_over_cards();
        self.share_out_gold();
        self.challenge();
        self.settle(Then::Wagons);
    }

    /// The owners of wagons decide in turn order, starting with the active player. A wagon that cannot move anywhere returns.
    pub(super) fn ask_for_wagons(&mut self) {
        let n = self.agreed.n_players;
        let first = self.active;
        for owner in (0..n).map(|step| (first + step) % n) {
            if !self.waiting.iter().any(|wagon| wagon.owner == owner) {
                continue;
            }
            if self.ask(Asks::Wagon(owner)) {
                return;
            }
            self.bring_wagon_home(owner);
        }
        self.trap();
        self.big_top_moves();
        self.settle(Then::Send);
    }

    /// After the big top's points one figure may go to Carcassonne.
    pub(super) fn ask_for_carcassonne(&mut self) {
        if !self.ask_to_send() {
            self.after_carcassonne();
        }
    }

    fn after_carcassonne(&mut self) {
        if !(self.agreed.is("dragon-move", "after") && self.dragon_begins_to_move()) {
            self.ask_for_circle();
        }
    }

    fn move_wagon(&mut self, owner: usize, to: Option<(Cell, usize)>) {
        match to {
            None => self.bring_wagon_home(owner),
            Some((cell, part)) => {
                let wagons = std::mem::take(&mut self.waiting);
                let (moved, waiting): (Vec<_>, Vec<_>) = wagons.into_iter().partition(|wagon| wagon.owner == owner);
                self.waiting = waiting;
                self.figures.extend(moved.into_iter().map(|wagon| Figure { cell, part, ..wagon }));
            }
        }
        self.ask_for_wagons();
    }

    fn bring_wagon_home(&mut self, owner: usize) {
        let (home, waiting): (Vec<_>, Vec<_>) = self.waiting.drain(..).partition(|wagon| wagon.owner == owner);
        self.waiting = waiting;
        home.into_iter().for_each(|wagon| self.take_home(wagon));
    }

    /// Ends a turn, or its first part if the tile of that part was added to the active player's builder.
    pub(super) fn end_turn(&mut self) {
        self.earned_second_part |= !self.in_second_part && self.arrow_gives_turn();
        self.arrows.clear();
        if std::mem::take(&mut self.draws_on) {
            self.draw();
        } else if self.begin_more_tile() {
            // A second part comes after it.
        } else if !self.earned_second_part || self.pile.is_empty() {
            self.end_whole_turn();
        } else if self.agreed.is("second-part", "must") || !self.ask(Asks::SecondPart) {
            self.begin_second_part();
        }
    }

    fn begin_second_part(&mut self) {
        (self.earned_second_part, self.in_second_part) = (false, true);
        self.messages.in_more_tile = false;
        self.told.push(format!("{} again", self.active));
        self.begin_turn();
    }

    /// Ends a turn that has no other part, or none any more. At the very end a follower may escape.
    fn end_whole_turn(&mut self) {
        (self.earned_second_part, self.in_second_part) = (false, false);
        if !self.ask(Asks::Escape) {
            self.after_escape();
        }
    }

    pub(super) fn after_escape(&mut self) {
        if self.is_nothing_left() {
            self.after_the_pile();
        } else if !self.bazaar_begins() {
            self.pass_on();
        }
    }

    /// The next player's turn begins.
    pub(super) fn pass_on(&mut self) {
        self.in_second_part = false;
        self.messages.in_more_tile = false;
        self.active = (self.active + 1) % self.agreed.n_players;
        self.begin_turn();
    }

    /// After the last tile every player may lay an abbey once, starting to the left of the player in whose turn the pile ran out
    /// (`abbey-end`). Then the game is over.
    fn after_the_pile(&mut self) {
        let n = self.agreed.n_players;
        let from_the_left: VecDeque<usize> = (1..=n).map(|step| (self.active + step) % n).collect();
        let mut to_ask = self.last_round.take().unwrap_or(from_the_left);
        while let Some(player) = to_ask.pop_front() {
            if self.agreed.is("abbey-end", "yes") && self.may_lay_abbey(player) {
                self.active = player;
                self.last_round = Some(to_ask);
                (self.has_built, self.has_paid_ransom) = (false, false); // the fairy gives no point without a pile
                (self.has_sent, self.has_put_token) = (false, false);
                self.messages_begin_turn();
                self.ask(Asks::Abbey);
                return;
            }
        }
        self.begin_last_moves();
    }
}
