//! The options of Abbey & Mayor.

crate::rules::box_options! {
    Abbey abbey and super::parts::OPTION;

    wagon: WagonReach = "wagon" "Where a wagon may move on to when its road, city or monastery is complete." {
        /// To a part of its own tile or of one of the eight surrounding tiles.
        Near "near" "on its tile or one of the eight around",
        /// To a part that meets its completed feature, on any tile of the feature or across an edge.
        Joined "joined" "to what meets its completed road, city or monastery",
    }

    barn_on_barn: BarnOnBarn = "barn-on-barn" "Whether a barn may be placed on a field that has one." {
        /// It cannot.
        No "no" "it may not",
        /// It can.
        Yes "yes" "it may",
    }

    barn_without_farmers: BarnWithoutFarmers = "barn-without-farmers" "Whether barns are placed in a game without farmers." {
        /// They are not.
        No "no" "they are not",
        /// They are.
        Yes "yes" "they are",
    }

    end: AbbeyEnd = "abbey-end" "Whether abbeys may still be laid when no tile is left." {
        /// They can: each player gets one more turn for it.
        Yes "yes" "each player gets one more turn",
        /// They cannot.
        No "no" "they may not",
    }
}
