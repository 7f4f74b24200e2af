//! The one list of the boxes that have decisions, events, refusals or options of their own, and the macros that make the vocabulary of a game
//! of it.
//!
//! A box stands in a list with the variant that it has in the enums, its folder, and its sentence in the docs. [`with_boxes!`] appends a variant
//! for each box to an enum; `decisions!(match …)`, `events!(match …)` and `refusals!(match …)` put the same question to all of them, which a trait of the layer
//! declares (for example [`BoxDecision`](crate::rules::BoxDecision)). A box that does not answer it does not compile.

/// The boxes with decisions of their own.
macro_rules! decisions {
    (match $($given:tt)*) => { $crate::boxes::list::arms! { decisions match $($given)* } };
    ([$($given:tt)*]) => { $crate::boxes::list::decisions! { each { $($given)* } } };
    ($then:ident $given:tt) => {
        $crate::boxes::list::$then! { $given
            Abbey abbey "A decision about abbeys, barns and wagons (Abbey & Mayor).";
            Dragon dragon "A decision about the dragon, the fairy and princesses (Princess & Dragon).";
            Tower tower "A decision about towers and prisoners (The Tower).";
            Bridges bridges "A decision about bridges, castles and bazaars (Bridges, Castles & Bazaars).";
            Count count "A decision about the City of Carcassonne (The Count).";
            Hills hills "A decision about a shepherd and his flock (Hills & Sheep).";
            Gold gold "Lay a bar of gold (The Gold Mines).";
            Mage mage "Move the mage or the witch (Mage & Witch).";
            Corn corn "Say what a corn circle does (Corn Circles).";
            Ferries ferries "Lay or move a ferry (The Ferries).";
            Tunnel tunnel "Put a token on the mouth of a tunnel (The Tunnel).";
            Siege siege "Let a follower escape from a besieged city (The Besiegers, The Cathars).";
            Little little "Put a little building on the tile just laid (Little Buildings).";
            Robbers robbers "A decision about a robber (The Robbers).";
            Messages messages "A decision about a scoring figure or a message (The Messages).";
            Bigtop bigtop "A decision about acrobats, or the big top (Under the Big Top).";
            Flier flier "Let a figure fly (The Flying Machines).";
        }
    };
}

/// The boxes with events of their own.
macro_rules! events {
    (match $($given:tt)*) => { $crate::boxes::list::arms! { events match $($given)* } };
    ($then:ident $given:tt) => {
        $crate::boxes::list::$then! { $given
            Abbey abbey "Something happened with abbeys, barns and wagons (Abbey & Mayor).";
            Dragon dragon "Something happened with the dragon, the fairy and princesses (Princess & Dragon).";
            Tower tower "Something happened with towers and prisoners (The Tower).";
            Bridges bridges "Something happened with bridges, castles and bazaars (Bridges, Castles & Bazaars).";
            Count count "Something happened with the City of Carcassonne (The Count).";
            Traders traders "Goods went to a player (Traders & Builders).";
            King king "A card went to a player (King & Robber Baron).";
            Hills hills "A token was drawn (Hills & Sheep).";
            Gold gold "A bar of gold came onto a tile, or bars were won (The Gold Mines).";
            Mage mage "The mage or the witch came, moved or left (Mage & Witch).";
            Corn corn "A player said what a corn circle does (Corn Circles).";
            Ferries ferries "A ferry was laid or moved (The Ferries).";
            Tunnel tunnel "A player put a token on the mouth of a tunnel (The Tunnel).";
            Little little "A player put a little building on a tile (Little Buildings).";
            Robbers robbers "Something happened with a robber (The Robbers).";
            Messages messages "A message came or was read (The Messages).";
            Bigtop bigtop "The big top moved, or a token under it was turned up (Under the Big Top).";
            Russian russian "A figure climbed an oak or fell into a pond (Russian Promos).";
            Flier flier "A figure flew (The Flying Machines).";
        }
    };
}

/// The boxes with reasons of their own why something is not legal.
macro_rules! refusals {
    (match $($given:tt)*) => { $crate::boxes::list::arms! { refusals match $($given)* } };
    ($then:ident $given:tt) => {
        $crate::boxes::list::$then! { $given
            Abbey abbey "A reason of the rules about abbeys, barns and wagons (Abbey & Mayor).";
            Dragon dragon "A reason of the rules about the dragon, the fairy and princesses (Princess & Dragon).";
            Tower tower "A reason of the rules about towers and prisoners (The Tower).";
            Bridges bridges "A reason of the rules about bridges, castles and bazaars (Bridges, Castles & Bazaars).";
            Count count "A reason of the rules about the City of Carcassonne (The Count).";
            Hills hills "A reason of the rules about shepherds and their flocks (Hills & Sheep).";
            Gold gold "A reason of the rules about bars of gold (The Gold Mines).";
            Mage mage "A reason of the rules about the mage and the witch (Mage & Witch).";
            Corn corn "A reason of the rules about corn circles (Corn Circles).";
            Ferries ferries "A reason of the rules about ferries (The Ferries).";
            Tunnel tunnel "A reason of the rules about tunnels (The Tunnel).";
            Siege siege "A reason of the rules about besieged cities (The Besiegers, The Cathars).";
            Little little "A reason of the rules about little buildings (Little Buildings).";
            Robbers robbers "A reason of the rules about robbers (The Robbers).";
            Messages messages "A reason of the rules about messages (The Messages).";
            Bigtop bigtop "A reason of the rules about the big top (Under the Big Top).";
            Russian russian "A reason of the rules about oak and pond (Russian Promos).";
            Shrines shrines "A reason of the rules about shrines (Heretics & Shrines).";
            Flier flier "A figure cannot fly, or one that flies must land (The Flying Machines).";
        }
    };
}

/// The boxes with options of their own, in the order of the table of all options.
macro_rules! with_options {
    ($then:ident) => {
        $then! {
            river "the rivers";
            inns "Inns & Cathedrals";
            abbey "Abbey & Mayor";
            traders "Traders & Builders";
            king "King & Robber Baron";
            dragon "Princess & Dragon";
            count "The Count";
            bridges "Bridges, Castles & Bazaars";
            hills "Hills & Sheep";
            festival "The Festival";
            gq11 "the Mini Expansion";
            siege "The Besiegers and The Cathars";
            tunnel "The Tunnel";
            little "Little Buildings";
            monasteries "the Monasteries in Germany";
            labyrinth "The Labyrinth";
            messages "The Messages";
            robbers "The Robbers";
        }
    };
}

/// Makes an enum with the variants that are given and one for each box of a list, which holds the box's type of this name, and converts
/// the boxes' types into it. After `with` stands an attribute that each of these variants gets.
///
/// ```ignore
/// with_boxes! { decisions rules::Action;
///     /// One decision of a player.
///     pub enum Action { /* those that no box owns */ }
/// }
/// ```
macro_rules! with_boxes {
    ($list:ident $layer:ident::$word:ident; $($enum:tt)*) => {
        $crate::boxes::list::with_boxes! { $list $layer::$word with #[cfg(all())]; $($enum)* }
    };
    (
        $list:ident $layer:ident::$word:ident with #[$of_box:meta];
        $(#[$meta:meta])* $visible:vis enum $name:ident { $($core:tt)* }
    ) => {
        $crate::boxes::list::$list! { variants {
            $layer $word $of_box; $(#[$meta])* $visible enum $name { $($core)* }
        } }
    };
}

macro_rules! variants {
    (
        { $layer:ident $word:ident $of_box:meta; $(#[$meta:meta])* $visible:vis enum $name:ident { $($core:tt)* } }
        $($variant:ident $folder:ident $doc:literal;)*
    ) => {
        $(#[$meta])*
        $visible enum $name {
            $($core)*
            $(#[doc = $doc] #[$of_box] $variant($crate::boxes::$folder::$layer::$word),)*
        }
        $(impl From<$crate::boxes::$folder::$layer::$word> for $name {
            fn from(of_the_box: $crate::boxes::$folder::$layer::$word) -> Self {
                Self::$variant(of_the_box)
            }
        })*
    };
}

/// The arms of a `match` over an enum of [`with_boxes!`]: first `Each`, which is that of every box of the list, then those that are given.
///
/// ```ignore
/// decisions!(match action {
///     Action::Each(of_a_box) => of_a_box.play(game, events),
///     Action::Lay { tile, pos, turns } => lay(tile, pos, turns),
/// })
/// ```
macro_rules! arms {
    ($list:ident match $value:ident { $enum:ident::Each($of_a_box:ident) => $each:expr, $($core:tt)* }) => {
        $crate::boxes::list::$list! { arms { $value $enum $of_a_box ($each) $($core)* } }
    };
    (
        { $value:ident $enum:ident $of_a_box:ident ($each:expr) $($core:tt)* }
        $($variant:ident $folder:ident $doc:literal;)*
    ) => {
        match $value {
            $($enum::$variant($of_a_box) => $each,)*
            $($core)*
        }
    };
}

/// An expression for each box of a list, in an array. It names the box's type as it likes.
///
/// ```ignore
/// decisions!([V of record::Verb: V::WORDS])
/// ```
macro_rules! each {
    (
        { $type:ident of $layer:ident::$word:ident: $each:expr }
        $($variant:ident $folder:ident $doc:literal;)*
    ) => {
        [$({
            type $type = $crate::boxes::$folder::$layer::$word;
            $each
        },)*]
    };
}

pub(crate) use {arms, decisions, each, events, refusals, variants, with_boxes, with_options};
