//! The players' colours are told apart by every eye: from each other, and from the meadow on which farmers lie.

use bastide::{
    art::{figure_art, tile_art::MEADOW},
    rules::Colour,
};
use palette::{IntoColor, Lab, LinSrgb, Srgb, color_difference::Ciede2000};

/// The least distance (CIEDE2000, 100 from black to white) of two colours that nobody mistakes.
const APART: f32 = 20.0;

/// A matrix over linear red, green and blue.
type Eye = [[f32; 3]; 3];

/// Eyes with all cones and without those for red, green or blue: Machado, Oliveira and Fernandes, "A Physiologically-based Model for
/// Simulation of Color Vision Deficiency", 2009, severity 1.
const EYES: [(&str, Eye); 4] = [
    ("all cones", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
    ),
    (
        "deuteranopia",
        [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]],
    ),
    (
        "tritanopia",
        [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]],
    ),
];

#[test]
fn players_colours_are_apart_for_every_eye() {
    for (name, eye) in EYES {
        let meadow = seen(MEADOW, eye);
        for (i, a) in Colour::ALL.into_iter().enumerate() {
            let mine = seen(player(a), eye);
            let apart = mine.difference(meadow);
            assert!(apart >= APART, "{name}: {a:?} is only {apart:.1} from a meadow");
            for b in &Colour::ALL[..i] {
                let apart = mine.difference(seen(player(*b), eye));
                assert!(apart >= APART, "{name}: {a:?} is only {apart:.1} from {b:?}");
            }
        }
    }
}

/// The red, green and blue of a player, one byte each.
fn player(colour: Colour) -> u32 {
    figure_art::player_colour(colour).0 >> 8
}

/// How an eye sees a colour.
fn seen(rgb: u32, eye: Eye) -> Lab {
    let seen: LinSrgb = Srgb::from(rgb).into_format::<f32>().into_linear();
    let [red, green, blue] =
        eye.map(|row| (row[0] * seen.red + row[1] * seen.green + row[2] * seen.blue).clamp(0.0, 1.0));
    LinSrgb::new(red, green, blue).into_color()
}
