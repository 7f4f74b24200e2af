//! Figures and barns: whose they are and what they are is seen, with colours and without.

use bastide::{
    art::{figure_art, paint::Pose, piece::Piece, style::Style, svg},
    rules::{Colour, FigureKind},
};

use super::raster::{SIZE, colours, raster};

#[test]
fn players_are_told_apart_by_mark_and_colour() {
    let marks: Vec<String> = Colour::ALL
        .into_iter()
        .map(|colour| {
            let picture = figure_art::piece_picture(Piece::Figure(FigureKind::Meeple), colour, Pose::Standing);
            let mut data = String::new();
            svg::path_data(&mut data, &picture.last().expect("a mark").path);
            data
        })
        .collect();
    for (i, mark) in marks.iter().enumerate() {
        assert!(!marks[..i].contains(mark));
    }
    for (i, a) in Colour::ALL.into_iter().enumerate() {
        for b in &Colour::ALL[..i] {
            let channel = |colour: Colour, shift: u32| (figure_art::player_colour(colour).0 >> shift & 255) as i32;
            let apart: i32 = [8, 16, 24].into_iter().map(|s| (channel(a, s) - channel(*b, s)).abs()).sum();
            assert!(apart > 120, "{a:?} and {b:?} are alike");
        }
    }
}

#[test]
fn players_are_told_apart_without_colour() {
    for piece in FigureKind::ALL.into_iter().map(Piece::Figure).chain([Piece::Barn]) {
        let seen: Vec<Vec<u32>> = Colour::ALL
            .into_iter()
            .map(|colour| colours(&figure_art::plain_piece(piece, colour, Pose::Standing, Style::Print)))
            .collect();
        for (i, mine) in seen.iter().enumerate() {
            assert!(mine.iter().all(|pixel| [0, 0xff].contains(&(pixel & 0xff)) || pixel & 0xff < 16), "{piece:?}");
            let covers = |k: usize| mine[k] != 0;
            assert!((0..SIZE).all(|k| !covers(k) && !covers(k * SIZE)), "{piece:?} is cut off");
            for theirs in &seen[..i] {
                let apart = mine.iter().zip(theirs).filter(|(a, b)| a != b).count();
                assert!(apart > SIZE * SIZE / 40, "{piece:?}: {apart} pixels differ");
            }
        }
    }
}

#[test]
fn pieces_are_told_apart_by_their_outline() {
    let pieces = FigureKind::ALL.into_iter().map(Piece::Figure).chain([Piece::Barn, Piece::Count]);
    let outlines: Vec<(Piece, Vec<bool>)> = pieces
        .map(|piece| {
            let mut picture = figure_art::piece_picture(piece, Colour::Red, Pose::Standing);
            assert_eq!(picture.len(), figure_art::piece_picture(piece, Colour::Black, Pose::Lying).len());
            picture.remove(0); // the shadow
            (piece, raster(&picture))
        })
        .collect();
    for (i, (a, mine)) in outlines.iter().enumerate() {
        let edge =
            (0..SIZE).any(|k| [k, k * SIZE, k * SIZE + SIZE - 1, (SIZE - 1) * SIZE + k].iter().any(|p| mine[*p]));
        assert!(!edge, "{a:?} is cut off");
        for (b, theirs) in &outlines[..i] {
            let both = mine.iter().zip(theirs).filter(|(m, t)| **m && **t).count();
            let either = mine.iter().zip(theirs).filter(|(m, t)| **m || **t).count();
            let share = (either - both) * 100 / either;
            assert!(share >= 15, "{a:?} and {b:?} differ in {share} % only");
        }
    }
    let lies = |kind: FigureKind| {
        let [up, down] =
            [Pose::Standing, Pose::Lying].map(|p| figure_art::piece_picture(Piece::Figure(kind), Colour::Red, p));
        up != down
    };
    assert_eq!(FigureKind::ALL.map(lies), [true, true, false, false, false, false, false, true, false, true]);
}
