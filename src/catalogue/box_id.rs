//! The base game and its expansions: the one list of them, with their names in a record and their tiles.

/// Makes [`BoxId`] and the list of the files of tiles from one row for each box.
macro_rules! boxes {
    ($($(#[$doc:meta])+ $id:ident $name:literal $($tiles:literal)?;)+) => {
        /// The base game or one of the expansions. The record format calls each of them a box.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum BoxId {
            $($(#[$doc])+ $id,)+
        }

        impl BoxId {
            /// All boxes in the order in which a record lists them.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$id),+];

            /// The name in a record, for example `river2`.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$id => $name,)+
                }
            }
        }

        /// The text files of their tiles, in catalogue order.
        pub(super) const SETS: &[&str] = &[$($(stripped!($tiles),)?)+];
    };
}

boxes! {
    /// The base game.
    Base "base" "sets/base.tiles";
    /// The River.
    River "river" "../boxes/river/river.tiles";
    /// The Abbot, who makes use of gardens. It has no tiles of its own.
    Abbot "abbot";
    /// Inns & Cathedrals.
    Inns "inns" "../boxes/inns/inns.tiles";
    /// Traders & Builders.
    Traders "traders" "../boxes/traders/traders.tiles";
    /// The Princess & the Dragon.
    Dragon "dragon" "../boxes/dragon/dragon.tiles";
    /// The Tower.
    Tower "tower" "../boxes/tower/tower.tiles";
    /// Abbey & Mayor.
    Abbey "abbey" "../boxes/abbey/abbey.tiles";
    /// The Count of Carcassonne.
    Count "count" "../boxes/count/count.tiles";
    /// King & Robber Baron.
    King "king" "../boxes/king/king.tiles";
    /// The River II.
    River2 "river2" "../boxes/river/river2.tiles";
    /// Bridges, Castles & Bazaars.
    Bridges "bridges" "../boxes/bridges/bridges.tiles";
    /// The tiles with arrows of the 20th anniversary edition.
    Anniversary "anniversary" "../boxes/anniversary/anniversary.tiles";
    /// The Phantom. It has no tiles.
    Phantom "phantom";
    /// Hills & Sheep.
    Hills "hills" "../boxes/hills/hills.tiles";
    /// Under the Big Top.
    Bigtop "bigtop" "../boxes/bigtop/bigtop.tiles";
    /// The Flying Machines.
    Flier "flier" "../boxes/flier/flier.tiles";
    /// The Festival.
    Festival "festival" "../boxes/festival/festival.tiles";
    /// The Mini Expansion.
    Gq11 "gq11" "../boxes/gq11/gq11.tiles";
    /// The Ferries.
    Ferries "ferries" "../boxes/ferries/ferries.tiles";
    /// The Gold Mines.
    Gold "gold" "../boxes/gold/gold.tiles";
    /// Mage & Witch.
    Mage "mage" "../boxes/mage/mage.tiles";
    /// Corn Circles I.
    Corn1 "corn1" "../boxes/corn/corn1.tiles";
    /// Corn Circles II.
    Corn2 "corn2" "../boxes/corn/corn2.tiles";
    /// The Watchtowers.
    Watchtowers "watchtowers" "../boxes/watchtowers/watchtowers.tiles";
    /// Heretics & Shrines.
    Shrines "shrines" "../boxes/shrines/shrines.tiles";
    /// The Tunnel.
    Tunnel "tunnel" "../boxes/tunnel/tunnel.tiles";
    /// The Besiegers.
    Siege "siege" "../boxes/siege/siege.tiles";
    /// The Cathars, with the rules of the Besiegers.
    Cathars "cathars" "../boxes/siege/cathars.tiles";
    /// Wind Roses.
    Windroses "windroses" "../boxes/windroses/windroses.tiles";
    /// Monasteries in Germany.
    Monasteries "monasteries" "../boxes/monasteries/monasteries.tiles";
    /// The Labyrinth.
    Labyrinth "labyrinth" "../boxes/labyrinth/labyrinth.tiles";
    /// Little Buildings, which have no tiles.
    Little "little" "../boxes/little/little.tiles";
    /// Russian Promos.
    Russian "russian" "../boxes/russian/russian.tiles";
    /// Darmstadt.
    Darmstadt "darmstadt" "../boxes/darmstadt/darmstadt.tiles";
    /// Spiel doch, two tiles without rules of their own.
    Spieldoch "spieldoch" "../boxes/spieldoch/spieldoch.tiles";
    /// The Winter Edition.
    Winter "winter" "../boxes/winter/winter.tiles";
    /// The Messages, which have no tiles.
    Messages "messages" "../boxes/messages/messages.tiles";
    /// The Robbers.
    Robbers "robbers" "../boxes/robbers/robbers.tiles";
}

impl BoxId {
    /// The names of all boxes, separated by commas, for error messages.
    #[must_use]
    pub fn names() -> String {
        Self::ALL.map(Self::name).join(", ")
    }

    /// The box with this name in a record.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|id| id.name() == name)
    }
}
