//! The parts of Abbey & Mayor that a game can leave out.

crate::rules::box_parts! {
    /// A part of Abbey & Mayor that can be played without the others.
    Abbey "abbey-parts" "Abbey & Mayor";
    /// The land tiles.
    Tiles "tiles" "the land tiles";
    /// The abbeys.
    Abbey "abbey" "the abbeys";
    /// The mayors.
    Mayor "mayor" "the mayors";
    /// The wagons.
    Wagon "wagon" "the wagons";
    /// The barns.
    Barn "barn" "the barns";
}
