//! A livery in print: the colour with its pattern in ivory.

use bevy::math::Vec2;

use super::print::InkImage;
use crate::play::livery::Livery;

/// Patterns are drawn in this.
const IVORY: [u8; 3] = [0xF1, 0xEB, 0xDC];

/// Fills a rectangle with the colour and the pattern; its figures lie `pitch` apart.
pub fn patch(sheet: &mut InkImage, least: Vec2, most: Vec2, livery: Livery, pitch: f32) {
    sheet.block(least, most, livery.colour(), 0.94);
    let inside = |at: Vec2, by: f32| at.cmpge(least + by).all() && at.cmple(most - by).all();
    match livery {
        Livery::Vermilion => {
            let rows = ((most.y - least.y) / pitch).floor().max(1.0);
            let step = (most.y - least.y) / rows;
            let mut y = least.y + step * 0.5;
            while y < most.y {
                sheet.block(Vec2::new(least.x, y - pitch * 0.12), Vec2::new(most.x, y + pitch * 0.12), IVORY, 0.9);
                y += step;
            }
        }
        Livery::Blue => {
            let mut x = least.x - (most.y - least.y);
            while x < most.x {
                let mut y = 0.0;
                while y < most.y - least.y {
                    let at = Vec2::new(x + y, most.y - y);
                    if inside(at, 1.0) {
                        sheet.disc(at, pitch * 0.11, IVORY);
                    }
                    y += 1.0;
                }
                x += pitch;
            }
        }
        Livery::Sky => {
            let mut y = least.y + pitch * 0.5;
            while y < most.y + pitch {
                let mut x = 0.0;
                while x < most.x - least.x {
                    let wave = ((x / pitch).fract() - 0.5).abs() * pitch;
                    let at = Vec2::new(least.x + x, y - wave);
                    if inside(at, 1.5) {
                        sheet.disc(at, pitch * 0.10, IVORY);
                    }
                    x += 1.0;
                }
                y += pitch * 0.8;
            }
        }
        Livery::Green | Livery::Yellow | Livery::Rose => {
            let half = pitch * 0.28;
            let mut row = 0_u32;
            let mut y = least.y + pitch * 0.5;
            while y < most.y {
                let mut x = least.x + pitch * if row.is_multiple_of(2) { 0.5 } else { 1.0 };
                while x < most.x {
                    let at = Vec2::new(x, y);
                    if inside(at, half * 0.9) {
                        figure(sheet, at, half, livery);
                    }
                    x += pitch;
                }
                y += pitch * 0.62;
                row += 1;
            }
        }
    }
}

fn figure(sheet: &mut InkImage, at: Vec2, half: f32, livery: Livery) {
    match livery {
        Livery::Rose => {
            sheet.disc(at, half, IVORY);
            sheet.disc(at, half * 0.55, livery.colour());
        }
        Livery::Yellow => {
            // Ivory does not show on yellow.
            let ink = [0x4A, 0x3A, 0x10];
            sheet.block(at - Vec2::splat(half), at + Vec2::splat(half), ink, 0.85);
        }
        _ => {
            let corners = [Vec2::Y, Vec2::X, Vec2::NEG_Y, Vec2::NEG_X].map(|corner| at + corner * half);
            sheet.fill(&corners, IVORY, 0.9);
        }
    }
}
