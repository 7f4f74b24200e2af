//! What lies on the board besides figures, and what of it everybody still has: bars of gold, little buildings, mage and witch, ferries,
//! tunnel tokens, and robbers and scoring figures on the track.

use std::collections::BTreeSet;

use bastide::{
    board::Pos,
    boxes::little::rules::Building,
    catalogue::BoxId,
    record::PartName,
    rules::{Game, LaidPart, ScoringFigure},
};

use crate::naive;

/// That both engines agree on all of them.
pub(super) fn same(game: &Game, naive: &naive::Game) {
    same_bars_and_buildings(game, naive);
    same_ferries(game, naive);
    same_tunnels(game, naive);
    same_robbers(game, naive);
    same_counts(game, naive);
}

fn cell(pos: Pos) -> (i32, i32) {
    (i32::from(pos.x), i32::from(pos.y))
}

/// Bars of gold, little buildings, and the mage and the witch.
fn same_bars_and_buildings(game: &Game, naive: &naive::Game) {
    for player in game.players() {
        let (won, naive) = (usize::from(game.bars_won(player)), naive.bars(player.index()));
        assert_eq!(won, naive, "bars won by {}: engine, naive", player.index());
    }
    let bars = |pos| game.gold().find(|pile| pile.pos == pos).map_or(0, |pile| usize::from(pile.bars));
    for pos in game.board().tiles().iter().map(|laid| laid.pos) {
        assert_eq!(bars(pos), naive.bars_at((pos.x.into(), pos.y.into())), "bars at {pos}: engine, naive");
    }
    if game.rules().has(BoxId::Little) {
        for player in game.players() {
            let left = Building::ALL.map(|building| usize::from(game.buildings_left(player, building)));
            assert_eq!(
                left,
                naive.buildings_left(player.index()),
                "buildings left to {}: engine, naive",
                player.index()
            );
        }
    }
    for placed in game.buildings() {
        let there = naive.building_at((placed.pos.x.into(), placed.pos.y.into()));
        assert_eq!(Some(placed.building.name()), there, "the building at {}: engine, naive", placed.pos);
    }
    let magic = game.magic().map(|on| {
        let LaidPart { pos, tile, turns, part } = game.laid_part(on?);
        Some(((i32::from(pos.x), i32::from(pos.y)), PartName::of(tile, turns, part.into()).to_string()))
    });
    assert_eq!(magic, naive.magic_places(), "mage and witch: engine, naive");
}

/// Where each ferry is.
fn same_ferries(game: &Game, naive: &naive::Game) {
    let ferries: BTreeSet<_> =
        game.lakes().filter_map(|lake| Some((cell(lake.pos), lake.ferry?.name().to_string()))).collect();
    assert_eq!(ferries, naive.ferries().into_iter().collect(), "ferries: engine, naive");
}

/// How many tunnel tokens everybody has left, and which are on which mouths.
fn same_tunnels(game: &Game, naive: &naive::Game) {
    for player in game.players() {
        let left = usize::from(game.tunnel_tokens_left(player));
        assert_eq!(left, naive.tunnel_tokens_left(player.index()), "tokens left to {}: engine, naive", player.index());
    }
    let tokens = game.tunnel_tokens().map(|token| {
        let LaidPart { pos, tile, turns, part } = game.laid_part(token.node);
        let place = PartName::of(tile, turns, part.into()).to_string();
        (cell(pos), place, token.owner.index(), token.pair as usize)
    });
    assert_eq!(tokens.collect::<BTreeSet<_>>(), naive.tunnel_tokens().into_iter().collect(), "tokens: engine, naive");
}

/// The space of each player's robber.
fn same_robbers(game: &Game, naive: &naive::Game) {
    for player in game.players() {
        let space = game.robber(player).map(i32::from);
        assert_eq!(space, naive.robber_on(player.index()), "the robber of {}: engine, naive", player.index());
    }
}

/// How far everybody's two figures have come. In the final scoring nobody says which of them moves.
fn same_counts(game: &Game, naive: &naive::Game) {
    if game.rules().has(BoxId::Messages) && !game.is_over() {
        for player in game.players() {
            let counts = [ScoringFigure::Meeple, ScoringFigure::Woman].map(|figure| game.count_of(player, figure));
            let naive = naive.counts(player.index());
            assert_eq!(counts.map(i32::from), naive, "the counts of {}: engine, naive", player.index());
        }
    }
}
