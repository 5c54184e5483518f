//! The pictures of the rulebook, drawn from the rules' own geometry, so that they agree with the rules.

use std::sync::Arc;

use bevy_egui::egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use crate::rules::geometry::base::Base;
use crate::rules::geometry::compass::{PointOfSailing, wind_by_die};
use crate::rules::geometry::cones::{Arc as GunArc, InSextant, arc_hexes, sextant};
use crate::rules::geometry::hex::{Heading, Hex};
use crate::rules::geometry::sight::blocked;
use crate::table::theme::Colours;
use crate::table::theme::colours::mixed;

/// The rows of hexes lie this far apart, with the side of a hex as the unit.
const ROOT: f32 = 1.732_050_8;

/// Draws the picture of this name; false where there is none.
pub fn draw(painter: &Painter, place: Rect, name: &str) -> bool {
    let pen = Pen { painter, colours: Colours::of(painter.ctx()) };
    match name {
        "wind" => pen.wind(place),
        "turn" => pen.turn(place),
        "pivot" => pen.pivot(place),
        "arcs" => pen.arcs(place),
        "zone" => pen.zone(place),
        "aspect" => pen.aspect(place),
        "sight" => pen.sight(place),
        "collision" => pen.collision(place),
        "melee" => pen.melee(place),
        _ => return false,
    }
    true
}

fn plane(hex: Hex) -> Vec2 {
    vec2(1.5 * hex.x as f32, ROOT * (hex.y as f32 + hex.x as f32 / 2.0))
}

fn around(middle: Hex, reach: i32) -> Vec<Hex> {
    middle.range(u32::try_from(reach).unwrap_or(0)).collect()
}

struct Pen<'a> {
    painter: &'a Painter,
    colours: Arc<Colours>,
}

/// A stretch of sea that fits into a place.
struct Sea<'a> {
    pen: &'a Pen<'a>,
    origin: Pos2,
    side: f32,
}

impl<'a> Pen<'a> {
    fn sea(&'a self, place: Rect, hexes: &[Hex]) -> Sea<'a> {
        let mut bounds = Rect::NOTHING;
        for hex in hexes {
            bounds.extend_with((plane(*hex) + vec2(1.0, ROOT / 2.0)).to_pos2());
            bounds.extend_with((plane(*hex) - vec2(1.0, ROOT / 2.0)).to_pos2());
        }
        let side = (place.width() / bounds.width()).min(place.height() / bounds.height());
        let sea = Sea { pen: self, origin: place.center() - bounds.center().to_vec2() * side, side };
        for hex in hexes {
            sea.fill(*hex, mixed(self.colours.parchment_light, self.colours.deep, 0.22));
        }
        sea
    }

    fn numeral(&self, at: Pos2, text: &str, size: f32, colour: Color32) {
        self.painter.text(at, Align2::CENTER_CENTER, text, FontId::proportional(size), colour);
    }

    fn arrow(&self, from: Pos2, to: Pos2, colour: Color32, width: f32) {
        let ahead = (to - from).normalized();
        let head = width * 3.2;
        self.painter.line_segment([from, to - ahead * head * 0.8], Stroke::new(width, colour));
        let foot = to - ahead * head;
        let aside = ahead.rot90() * head * 0.55;
        self.painter.add(Shape::convex_polygon(vec![to, foot + aside, foot - aside], colour, Stroke::NONE));
    }

    /// Cuts a place into columns and rows.
    fn cut(place: Rect, columns: usize, rows: usize) -> Vec<Rect> {
        let size = vec2(place.width() / columns as f32, place.height() / rows as f32);
        let cell = |number: usize| vec2((number % columns) as f32 * size.x, (number / columns) as f32 * size.y);
        (0..columns * rows).map(|number| Rect::from_min_size(place.min + cell(number), size).shrink(4.0)).collect()
    }

    fn wind(&self, place: Rect) {
        let [left, right] = Self::cut(place, 2, 1)[..] else { return };
        let middle = Hex::ZERO;
        let ring = self.sea(left, &around(middle, 1));
        for heading in Heading::ALL {
            let faces: Vec<u8> = (1..=20).filter(|face| wind_by_die(*face) == Some(heading)).collect();
            let (Some(first), Some(last)) = (faces.first(), faces.last()) else { continue };
            let there = ring.at(heading.step(middle));
            let towards = (there - ring.at(middle)).normalized();
            self.arrow(
                ring.at(middle) + towards * ring.side * 0.35,
                there - towards * ring.side * 0.45,
                self.colours.brass_dark,
                2.0,
            );
            self.numeral(
                there + towards * ring.side * 0.15,
                &format!("{first}–{last}"),
                ring.side * 0.42,
                self.colours.ink,
            );
        }
        let wind = Heading::SE;
        let sea = self.sea(right, &around(middle, 3));
        for heading in Heading::ALL {
            let base = Base::new(heading.step(middle), heading);
            let cost = PointOfSailing::of(heading, wind).cost();
            let colour = match cost {
                1 => self.colours.green,
                2 => self.colours.brass,
                _ => self.colours.red,
            };
            sea.ship(base, colour);
            sea.numeral(heading.step(base.bow()), &cost.to_string(), 1.0);
        }
        let (from, to) = (sea.at(wind.opposite().step(middle)), sea.at(wind.step(middle)));
        let ahead = (to - from).normalized();
        let centre = sea.at(middle);
        self.arrow(centre - ahead * sea.side * 0.8, centre + ahead * sea.side * 0.8, self.colours.ink, 3.0);
    }

    /// The ship's old place, faint, and her new one.
    fn moved(&self, place: Rect, from: Base, to: Base) {
        let mut hexes = around(from.stern, 1);
        hexes.extend(around(from.bow(), 1));
        let sea = self.sea(place, &hexes);
        for hex in to.hexes().into_iter().filter(|hex| !from.covers(*hex)) {
            sea.fill(hex, mixed(self.colours.parchment_light, self.colours.brass_light, 0.8));
        }
        sea.ship(from, mixed(self.colours.parchment, self.colours.ink_soft, 0.35));
        sea.ship(to, self.colours.walnut_light);
    }

    fn turn(&self, place: Rect) {
        let base = Base::new(Hex::new(0, 1), Heading::N);
        for (place, to) in Self::cut(place, 2, 1)
            .into_iter()
            .zip([Base::new(base.bow(), base.facing), Base::new(base.stern, base.facing.right())])
        {
            self.moved(place, base, to);
        }
    }

    fn pivot(&self, place: Rect) {
        let base = Base::new(Hex::new(0, 1), Heading::N);
        let pivots = [
            Base::new(base.stern, base.facing.right()),
            Base::new(base.stern, base.facing.left()),
            Base::from_bow(base.bow(), base.facing.right()),
            Base::from_bow(base.bow(), base.facing.left()),
        ];
        for (place, to) in Self::cut(place, 4, 1).into_iter().zip(pivots) {
            self.moved(place, base, to);
        }
    }

    fn arcs(&self, place: Rect) {
        let base = Base::new(Hex::new(0, 0), Heading::NE);
        let arcs = [
            (GunArc::Port, self.colours.red),
            (GunArc::Starboard, self.colours.green),
            (GunArc::Stern, self.colours.brass),
        ];
        let shot = |arc| arc_hexes(base, arc, 3);
        let mut hexes: Vec<Hex> = arcs.iter().flat_map(|(arc, _)| shot(*arc)).collect();
        hexes.extend(base.hexes());
        let sea = self.sea(place, &hexes);
        for (arc, colour) in arcs {
            for hex in shot(arc) {
                sea.fill(hex, mixed(self.colours.parchment_light, colour, 0.45));
                sea.numeral(hex, &base.range_to_hex(hex).to_string(), 0.6);
            }
        }
        sea.ship(base, self.colours.walnut_light);
    }

    fn zone(&self, place: Rect) {
        let base = Base::new(Hex::new(0, 0), Heading::SE);
        let mut hexes: Vec<Hex> = arc_hexes(base, GunArc::Port, 5).collect();
        hexes.extend(base.hexes());
        let sea = self.sea(place, &hexes);
        for hex in arc_hexes(base, GunArc::Port, 3) {
            sea.fill(hex, mixed(self.colours.parchment_light, self.colours.red, 0.5));
        }
        for hex in arc_hexes(base, GunArc::Port, 5) {
            sea.numeral(hex, &base.range_to_hex(hex).to_string(), 0.7);
        }
        sea.ship(base, self.colours.walnut_light);
    }

    fn aspect(&self, place: Rect) {
        let base = Base::new(Hex::new(0, 0), Heading::NE);
        let mut hexes = around(base.stern, 3);
        hexes.extend(around(base.bow(), 3));
        hexes.sort_unstable_by_key(|hex| (hex.x, hex.y));
        hexes.dedup();
        let sea = self.sea(place, &hexes);
        let from = |hex: Hex, apex: Hex| hex - apex;
        for hex in hexes.into_iter().filter(|hex| !base.covers(*hex)) {
            let ahead = sextant(from(hex, base.bow()), base.facing) == InSextant::Inside;
            let behind = sextant(from(hex, base.stern), base.facing.opposite()) == InSextant::Inside;
            let colour = match (ahead, behind) {
                (true, _) => self.colours.red,
                (_, true) => self.colours.brass,
                _ => self.colours.deep,
            };
            sea.fill(hex, mixed(self.colours.parchment_light, colour, 0.5));
        }
        sea.ship(base, self.colours.walnut_light);
    }

    fn sight(&self, place: Rect) {
        let shooter = Base::new(Hex::new(0, 2), Heading::NE);
        let third = Base::new(Hex::new(3, 0), Heading::N);
        let targets = [Base::new(Hex::new(6, -2), Heading::S), Base::new(Hex::new(5, 1), Heading::SE)];
        let mut hexes: Vec<Hex> =
            (0..=7).flat_map(|q: i32| (0..5).map(move |row| Hex::new(q, row - 1 - q / 2))).collect();
        hexes.extend([shooter, third].iter().flat_map(|base| base.hexes()));
        let sea = self.sea(place, &hexes);
        sea.ship(shooter, self.colours.walnut_light);
        sea.ship(third, self.colours.ink_soft);
        for target in targets {
            sea.ship(target, self.colours.brass);
            let hidden = blocked(shooter, target, |hex| third.covers(hex)).is_some();
            let colour = if hidden { self.colours.red } else { self.colours.green };
            self.painter.line_segment([sea.centre(shooter), sea.centre(target)], Stroke::new(2.0, colour));
        }
    }

    fn collision(&self, place: Rect) {
        let striker = Base::new(Hex::new(0, 1), Heading::N);
        let ahead = Hex::new(0, -1);
        let turned = striker.facing.right().step(striker.stern);
        // The hexside she comes through decides: the one that looks at her bow.
        let towards_her = Heading::between(turned, striker.bow()).unwrap_or(Heading::NW);
        let meetings = [
            (ahead, Base::from_bow(ahead, Heading::S)),
            (ahead, Base::new(ahead, Heading::N)),
            (ahead, Base::from_bow(ahead, Heading::SE)),
            (turned, Base::new(turned, Heading::N)),
            (turned, Base::new(turned, towards_her.opposite())),
            (turned, Base::from_bow(turned, towards_her)),
        ];
        for (number, (place, (entered, struck))) in Self::cut(place, 6, 1).into_iter().zip(meetings).enumerate() {
            let mut hexes = vec![entered];
            hexes.extend(striker.hexes());
            hexes.extend(struck.hexes());
            // All six in one size.
            hexes.extend([Hex::new(-1, -1), Hex::new(2, -2), Hex::new(0, 1), Hex::new(0, -2)]);
            let sea = self.sea(place, &hexes);
            sea.ship(striker, self.colours.red);
            sea.ship(struck, self.colours.deep);
            let (from, to) = (sea.at(striker.bow()), sea.at(entered));
            self.arrow(from + (to - from) * 0.2, from + (to - from) * 0.85, self.colours.ink, 2.0);
            let corner = place.left_top() + vec2(8.0, 8.0);
            self.numeral(corner, &(number + 1).to_string(), 13.0, self.colours.ink);
        }
    }

    fn melee(&self, place: Rect) {
        let ships = [Base::new(Hex::new(0, 0), Heading::N), Base::new(Hex::new(1, 0), Heading::S)];
        let hexes: Vec<Hex> = ships.iter().flat_map(|base| base.hexes()).collect();
        let middle = Rect::from_center_size(place.center(), vec2(place.width() * 0.3, place.height()));
        let sea = self.sea(middle, &hexes);
        for (base, colour) in ships.into_iter().zip([self.colours.red, self.colours.deep]) {
            sea.ship(base, colour);
        }
        // Five strikes a round: the first strikers stand nearest.
        let kinds =
            [self.colours.walnut, self.colours.walnut, self.colours.brass, self.colours.brass, self.colours.ink_soft];
        for side in [-1.0, 1.0] {
            for (place, colour) in kinds.iter().enumerate() {
                let order = place as f32;
                let at = middle.center() + vec2(side * (middle.width() * 0.62 + order * 22.0), 0.0);
                self.painter.circle_filled(at, 8.0, *colour);
                self.numeral(at, &(place + 1).to_string(), 11.0, self.colours.ivory);
            }
            let from = middle.center() + vec2(side * middle.width() * 0.5, -24.0);
            self.arrow(from, from - vec2(side * middle.width() * 0.22, 0.0), self.colours.ink, 2.0);
        }
    }
}

impl Sea<'_> {
    fn at(&self, hex: Hex) -> Pos2 {
        self.origin + plane(hex) * self.side
    }

    /// The middle of a ship.
    fn centre(&self, base: Base) -> Pos2 {
        self.at(base.bow()).lerp(self.at(base.stern), 0.5)
    }

    fn fill(&self, hex: Hex, colour: Color32) {
        let at = self.at(hex);
        let corner = |number: u8| at + Vec2::angled(f32::from(number) * std::f32::consts::FRAC_PI_3) * self.side;
        let edge = Stroke::new(0.8, mixed(self.pen.colours.parchment, self.pen.colours.ink_soft, 0.4));
        self.pen.painter.add(Shape::convex_polygon((0..6).map(corner).collect(), colour, edge));
    }

    fn numeral(&self, hex: Hex, text: &str, size: f32) {
        self.pen.numeral(self.at(hex), text, self.side * size, self.pen.colours.ink);
    }

    /// A hull seen from above, over both her hexes.
    fn ship(&self, base: Base, colour: Color32) {
        let (bow, stern) = (self.at(base.bow()), self.at(base.stern));
        let ahead = (bow - stern).normalized() * self.side;
        let aside = ahead.rot90();
        let point = |along: Pos2, forward: f32, out: f32| along + ahead * forward + aside * out;
        let hull = vec![
            point(bow, 0.62, 0.0),
            point(bow, 0.1, 0.38),
            point(stern, -0.1, 0.42),
            point(stern, -0.6, 0.3),
            point(stern, -0.6, -0.3),
            point(stern, -0.1, -0.42),
            point(bow, 0.1, -0.38),
        ];
        self.pen.painter.add(Shape::convex_polygon(hull, colour, Stroke::new(1.2, self.pen.colours.ink)));
        let mast = mixed(colour, self.pen.colours.ivory, 0.65);
        for share in [0.05, 0.45, 0.85] {
            let at = pos2(stern.x + (bow.x - stern.x) * share, stern.y + (bow.y - stern.y) * share);
            self.pen.painter.line_segment([at + aside * 0.3, at - aside * 0.3], Stroke::new(1.6, mast));
        }
    }
}
