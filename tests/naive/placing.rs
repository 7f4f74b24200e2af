//! Where figures may stand (RULES.md "A turn" 2, "The Abbot", "Inns & Cathedrals", "Abbey & Mayor"; BOXES.md
//! "Traders & Builders", "The Phantom"). Nobody may stand on the dragon's tile; what else may be done instead of placing a figure is
//! in `dragon`, `fairy` and `tower`.

use std::collections::BTreeSet;

use bastide::catalogue::PartKind;

use super::{
    Choice, Figure, Game,
    facts::Man,
    spots::Spot,
    table::{Cell, Feature, block},
};

impl Game {
    /// Everything that the active player may do with figures after laying a tile, without the choice to do nothing: a figure on
    /// this tile, or one of the things that may be done instead.
    pub(super) fn figure_choices(&self) -> Vec<Choice> {
        if self.must_send_knight() {
            let uses_nothing_up = self.bridge_choices().into_iter().chain(self.tunnel_choices());
            return self.princess_choices().into_iter().chain(uses_nothing_up).collect();
        }
        let men: Vec<Man> = self.men_at_hand().collect();
        let but_phantom: Vec<Man> = men.iter().copied().filter(|&man| man != Man::Phantom).collect();
        let mut choices: Vec<Choice> = but_phantom.iter().flat_map(|&man| self.places_of(man)).collect();
        choices.extend(self.abbot_to_recall().map(|_| Choice::Recall));
        choices.extend((0..4).filter(|&corner| self.barn_place(corner).is_some()).map(Choice::Barn));
        choices.extend(self.fairy_choices());
        choices.extend(self.princess_choices());
        choices.extend(self.portal_choices(&but_phantom));
        choices.extend(self.arrow_choices(&but_phantom));
        choices.extend(self.floor_choices());
        choices.extend(self.atop_choices(&but_phantom));
        choices.extend(self.flight_choices(&but_phantom));
        choices.extend(self.shepherd_choices());
        choices.extend(self.acrobat_choices());
        choices.extend(self.pyramid_choices());
        choices.extend(self.return_choices());
        choices.extend(self.trapped_choices());
        choices.extend(self.building_choices());
        choices.extend(self.bridge_choices());
        choices.extend(self.tunnel_choices());
        choices
    }

    /// Where the active player may place the phantom besides the figure of this turn: on the tile, through a portal that this figure
    /// did not use, or on top of a tower.
    pub(super) fn phantom_choices(&self) -> Vec<Choice> {
        let phantom: Vec<Man> = self.men_at_hand().filter(|&man| man == Man::Phantom).collect();
        let mut choices: Vec<Choice> = phantom.iter().flat_map(|&man| self.places_of(man)).collect();
        choices.extend(self.portal_choices(&phantom));
        choices.extend(self.atop_choices(&phantom));
        choices.extend(self.flight_choices(&phantom));
        choices
    }

    /// The kinds of figures in the active player's supply.
    pub(super) fn men_at_hand(&self) -> impl Iterator<Item = Man> {
        self.hands[self.active].iter().filter(|&(_, &n)| n > 0).map(|(&man, _)| man)
    }

    /// Where a figure of the active player may be placed on the tile just laid: a follower where nobody stands, and builder and
    /// pig beside a follower of the same player.
    fn places_of(&self, man: Man) -> Vec<Choice> {
        let may_be_at = |cell: Cell, part: usize| {
            let feature = self.table.feature(cell, part);
            if man.is_follower() {
                self.may_stand_on(man, cell, part) && self.is_free(cell, part)
            } else {
                self.may_join(man, &feature) && self.has_follower_in(self.active, &feature)
            }
        };
        let parts = self.table.parts_at(self.table.last()).filter(|&(cell, _)| !self.is_closed(cell));
        let those = parts.filter(|&(cell, part)| may_be_at(cell, part));
        those.map(|(_, part)| Choice::Place(man, part)).collect()
    }

    /// Which follower stands on what.
    pub(super) fn may_stand(&self, man: Man, kind: PartKind) -> bool {
        match man {
            Man::Meeple | Man::Large | Man::Phantom | Man::Ringmaster => match kind {
                PartKind::City | PartKind::Road | PartKind::Monastery => true,
                PartKind::Field => !self.agreed.is("farms", "off"),
                _ => false,
            },
            Man::Abbot => matches!(kind, PartKind::Monastery | PartKind::Garden),
            Man::Mayor => kind == PartKind::City,
            Man::Wagon => matches!(kind, PartKind::City | PartKind::Road | PartKind::Monastery),
            Man::Builder | Man::Pig | Man::Shepherd => false,
        }
    }

    /// Whether anybody stands on a feature.
    pub(super) fn is_taken(&self, feature: &Feature) -> bool {
        self.figures.iter().any(|figure| feature.has(figure.cell, figure.part))
    }

    /// Whether a barn stands on a field.
    pub(super) fn has_barn_in(&self, feature: &Feature) -> bool {
        self.barns.iter().any(|barn| feature.has(barn.cell, barn.part))
    }

    /// The active player's abbot, if he can be taken back. He cannot if his monastery or garden is scored in this turn anyway.
    pub(super) fn abbot_to_recall(&self) -> Option<Figure> {
        let abbot = self.figures.iter().find(|figure| figure.owner == self.active && figure.man == Man::Abbot);
        let may_score = |abbot: &Figure| matches!(self.spot_of(abbot), None | Some(Spot::Lying)); // not on an oak, nor in a pond
        abbot.copied().filter(|abbot| may_score(abbot) && !self.table.feature(abbot.cell, abbot.part).complete)
    }

    /// The field on which the active player's barn would stand at a corner of the tile just laid, if four tiles meet there and
    /// each shows one field.
    pub(super) fn barn_place(&self, corner: usize) -> Option<usize> {
        let has_cause = !self.agreed.is("farms", "off") || self.agreed.is("barn-without-farmers", "yes");
        if !self.has_barn.contains(&self.active) || !has_cause {
            return None;
        }
        let (x, y) = self.table.last();
        let east = if corner == 0 || corner == 1 { 1 } else { -1 };
        let south = if corner == 1 || corner == 2 { 1 } else { -1 };
        // The corner as seen from the four tiles: first left and right are swapped, then top and bottom.
        let [flipped_x, flipped_y] = [[3, 2, 1, 0][corner], [1, 0, 3, 2][corner]];
        let all_four = [
            ((x, y), corner),
            ((x + east, y), flipped_x),
            ((x, y + south), flipped_y),
            ((x + east, y + south), (corner + 2) % 4),
        ];
        let field = |(cell, corner): (Cell, usize)| self.table.at(cell)?.field_at_corner(corner);
        if all_four.into_iter().any(|there| field(there).is_none()) {
            return None;
        }
        let part = field(all_four[0])?;
        let free = self.agreed.is("barn-on-barn", "yes") || !self.has_barn_in(&self.table.feature((x, y), part));
        free.then_some(part)
    }

    /// The parts to which a player's waiting wagon may move: unoccupied, incomplete roads, cities and monasteries.
    pub(super) fn wagon_choices(&self, owner: usize) -> Vec<Choice> {
        let Some(wagon) = self.waiting.iter().find(|wagon| wagon.owner == owner) else { return Vec::new() };
        let reached: BTreeSet<(Cell, usize)> = if self.agreed.is("wagon", "near") {
            block(wagon.cell).flat_map(|cell| self.table.parts_at(cell)).collect()
        } else {
            self.with_lying(&self.table.met_by(&self.table.feature(wagon.cell, wagon.part)))
        };
        let may_go = |&(cell, part): &(Cell, usize)| {
            let feature = self.table.feature(cell, part);
            let free = !feature.complete && self.is_free_for_wagon(cell, part) && !self.is_closed(cell);
            self.may_stand_on(Man::Wagon, cell, part) && self.may_move_into(cell, part) && free
        };
        reached.into_iter().filter(may_go).map(|(cell, part)| Choice::Wagon(cell, part)).collect()
    }
}
