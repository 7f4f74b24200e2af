//! The table under the landscape, and the shadow that the landscape throws on it.

use super::{
    Seen, Theme, is_seen,
    square::{Square, draw, square},
};
use crate::{
    art::paint::{Cap, Colour4, DrawCmd, Path, Shape, Sprite, Stroke},
    catalogue::Side,
    ui::camera::{Area, Point},
};

/// The side of a piece of linen in CSS pixels.
const CLOTH: f64 = 256.0;
/// The colour of the shadow.
const SHADE: Colour4 = Colour4::rgb(0x2e_2110);
/// From how many lines, each narrower than the one before, the soft shadow is laid.
const STEPS: u8 = 9;

/// The cloth; it moves with the landscape and keeps its size.
pub(super) fn cloth(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let sprite = Sprite::Table { dark: seen.theme == Theme::Dark };
    let Point { x, y } = seen.camera.to_screen(Point::default());
    let Area { right, bottom, .. } = seen.camera.screen();
    let mut top = y.rem_euclid(CLOTH) - CLOTH;
    while top < bottom {
        let mut left = x.rem_euclid(CLOTH) - CLOTH;
        while left < right {
            commands.push(Square { x: left, y: top, side: CLOTH }.sprite(sprite, 1.0));
            left += CLOTH;
        }
        top += CLOTH;
    }
}

/// One soft shadow to the south-east, and the thickness of the card, along the edges of the landscape.
pub(super) fn shadow(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let scale = seen.camera.scale();
    let blur = (0.17 * scale).clamp(5.0, 26.0);
    let card = (0.02 * scale).clamp(1.0, 3.5);
    let (mut edges, mut sides) = (Path::default(), Path::default());
    for laid in seen.game.board().tiles().iter().filter(|laid| is_seen(seen, laid.pos)) {
        let Square { x, y, side } = square(seen, laid.pos);
        for at in Side::ALL {
            if seen.game.board().tile_at(laid.pos.beside(at)).is_some() {
                continue;
            }
            let edge = usize::from(seen.camera.turns()) + at.index();
            let [dx, dy] = [[0.0, 0.0], [side, 0.0], [0.0, side], [0.0, 0.0]][edge % 4];
            let [along, down] = if edge % 2 == 0 { [side, 0.0] } else { [0.0, side] };
            let line = |path: Path, longer: f64| {
                let from = [x + dx, y + dy].map(|v| v as f32);
                path.move_to(from[0], from[1])
                    .line_to(from[0] + (along * longer) as f32, from[1] + (down * longer) as f32)
            };
            edges = line(edges, 1.0);
            if matches!(edge % 4, 1 | 2) {
                sides = line(sides, 1.0 + card / side);
            }
        }
    }
    let shade = SHADE.alpha(seen.theme.shadow() / STEPS);
    for step in (1..=STEPS).rev() {
        let reach = card + blur * f64::from(step) / f64::from(STEPS);
        let shape = edges.clone().stroke(shade, 2.0 * reach as f32);
        commands.push(DrawCmd::Shape { shape, x: 0.6 * reach, y: 0.7 * reach, scale: 1.0 });
    }
    let stroke = Stroke { colour: seen.theme.card(), width: 2.0 * card as f32, cap: Cap::Butt, dash: Vec::new() };
    draw(Shape { path: sides, fill: None, stroke: Some(stroke) }, commands);
}
