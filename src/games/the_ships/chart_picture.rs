//! A small engraved chart of a layout: terrain by colour and mark, ships as arrows, the wind.

use bevy_egui::egui::epaint::StrokeKind;
use bevy_egui::egui::{Align2, Color32, CornerRadius, FontId, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use super::seats::chair_of;
use crate::logbook::data::the_ships::{Shelf, starting_places};
use crate::rules::geometry::hex::{Heading, Hex, Offset};
use crate::rules::the_ships::chart::Chart;
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::scenario::{Scenario, WindRule};
use crate::rules::the_ships::ship::Standing;
use crate::rules::the_ships::state::State;
use crate::rules::the_ships::tile::Terrain;
use crate::table::chairs::Chair;
use crate::table::theme::Colours;
use crate::table::theme::colours::mixed;
use crate::table::theme::paper::speck;

/// A ship on the chart.
#[derive(Clone, PartialEq, Debug)]
pub struct ChartShip {
    pub seat: Chair,
    /// Her two hexes, bow first.
    pub base: [Pos2; 2],
}

/// The way a ship has sailed.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    pub seat: Chair,
    /// Her bow was at these places, from the first to the last.
    pub places: Vec<Pos2>,
    pub lost: bool,
    /// Told from another of her side by her line.
    pub dashed: bool,
}

/// A place to be sailed to.
#[derive(Clone, PartialEq, Debug)]
pub struct ChartMark {
    pub seat: Chair,
    pub at: Pos2,
    /// Its number in its order.
    pub number: u8,
}

/// Everything the small chart shows, in units of a hex's side.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ChartPicture {
    pub hexes: Vec<(Pos2, Terrain)>,
    pub ships: Vec<ChartShip>,
    /// The ways they have sailed.
    pub courses: Vec<Course>,
    /// The marks they are to reach.
    pub marks: Vec<ChartMark>,
    /// The wind blows this way.
    pub wind: Option<Heading>,
    /// The hexes cover this.
    pub size: Vec2,
}

fn plane(at: Offset) -> Pos2 {
    let hex = Hex::from(at);
    let (q, r) = (hex.x as f32, hex.y as f32);
    pos2(1.5 * q + 1.0, 3.0_f32.sqrt() * (r + q / 2.0) + 3.0_f32.sqrt() / 2.0)
}

/// The marks of all courses of a scenario (TS-28.C1).
fn marks_of(scenario: &Scenario) -> Vec<ChartMark> {
    let of = |course: &crate::rules::the_ships::victory::Course| {
        let seat = chair_of(course.player);
        let marks = course.buoys.clone().into_iter().zip(1_u8..);
        marks.map(move |(at, number)| ChartMark { seat, at: plane(at), number })
    };
    scenario.victory.courses.iter().flat_map(of).collect()
}

impl ChartPicture {
    /// The chart of a scenario.
    #[must_use]
    pub fn of(scenario: &Scenario, library: &Shelf) -> Self {
        let wind = match &scenario.wind {
            WindRule::Fixed(heading) => Some(*heading),
            _ => None,
        };
        let hexes: Vec<_> = Chart::lay(&scenario.layout, &library.tiles)
            .map(|chart| chart.hexes().map(|(at, terrain)| (plane(at), terrain)).collect())
            .unwrap_or_default();
        let ships = starting_places(scenario, library, wind)
            .into_iter()
            .map(|placed| ChartShip {
                seat: chair_of(placed.side),
                base: [placed.base.bow(), placed.base.stern].map(|hex| plane(hex.into())),
            })
            .collect();
        let size = hexes
            .iter()
            .fold(Vec2::ZERO, |size: Vec2, (at, _)| size.max(at.to_vec2() + vec2(1.0, 3.0_f32.sqrt() / 2.0)));
        Self { hexes, ships, courses: Vec::new(), marks: marks_of(scenario), wind, size }
    }

    /// The board as a battle left it, with the courses of all ships, their names, and their fates.
    #[must_use]
    pub fn sailed(battle: &State, ways: &[(Place, Vec<Offset>)]) -> Self {
        let hexes: Vec<_> = battle.chart.hexes().map(|(at, terrain)| (plane(at), terrain)).collect();
        let mut sides = Vec::new();
        let (mut ships, mut courses) = (Vec::new(), Vec::new());
        for (place, way) in ways {
            let (ship, seat) = (battle.ship(*place), chair_of(battle.side(*place)));
            let lost = matches!(ship.standing, Standing::Sunk | Standing::BlownUp);
            let dashed = sides.contains(&seat);
            sides.push(seat);
            courses.push(Course { seat, places: way.iter().copied().map(plane).collect(), lost, dashed });
            if let Some(base) = ship.base.filter(|_| !lost) {
                ships.push(ChartShip { seat, base: [base.bow(), base.stern].map(|hex| plane(hex.into())) });
            }
        }
        let marks = marks_of(&battle.articles.scenario);
        let mut chart = Self { hexes, ships, courses, marks, wind: Some(battle.wind), size: Vec2::ZERO };
        chart.trim();
        chart
    }

    /// Moves the corner of the drawing to the origin.
    fn trim(&mut self) {
        let half = vec2(1.0, 3.0_f32.sqrt() / 2.0);
        let sailed = self.courses.iter().flat_map(|course| &course.places);
        let shown = self.hexes.iter().map(|(at, _)| at).chain(sailed);
        let all = Rect::from_points(&shown.copied().collect::<Vec<_>>());
        if !all.is_finite() {
            return;
        }
        let corner = all.min.to_vec2() - half;
        self.size = all.size() + 2.0 * half;
        let hexes = self.hexes.iter_mut().map(|(at, _)| at);
        let ships = self.ships.iter_mut().flat_map(|ship| &mut ship.base);
        let courses = self.courses.iter_mut().flat_map(|course| &mut course.places);
        let marks = self.marks.iter_mut().map(|mark| &mut mark.at);
        for at in hexes.chain(ships).chain(courses).chain(marks) {
            *at -= corner;
        }
    }

    /// Engraves the chart into a place.
    pub fn paint(&self, painter: &Painter, rect: Rect, colours: &Colours) {
        painter.rect_filled(rect, CornerRadius::same(2), colours.parchment_light);
        painter.rect_stroke(rect, CornerRadius::same(2), Stroke::new(1.5, colours.ink), StrokeKind::Inside);
        painter.rect_stroke(rect.shrink(3.5), 0, Stroke::new(0.8, colours.ink_soft), StrokeKind::Inside);
        if self.size.x <= 0.0 {
            return;
        }
        let inside = rect.shrink(8.0);
        let painter = painter.with_clip_rect(inside.intersect(painter.clip_rect()));
        let side = (inside.width() / self.size.x).min(inside.height() / self.size.y);
        let corner = inside.center() - self.size * side / 2.0;
        let place = |at: Pos2| corner + at.to_vec2() * side;
        for (at, terrain) in &self.hexes {
            hexagon(&painter, place(*at), side, *terrain, colours);
        }
        for mark in &self.marks {
            pennant(&painter, place(mark.at), side, mark, colours);
        }
        for course in &self.courses {
            let places: Vec<Pos2> = course.places.iter().copied().map(place).collect();
            sailed(&painter, &places, course, colours);
        }
        for ship in &self.ships {
            arrow(&painter, ship.base.map(place), side, colours.crest(ship.seat).colour(), colours);
        }
        for course in self.courses.iter().filter(|course| course.lost) {
            if let Some(last) = course.places.last() {
                wreck(&painter, place(*last), colours.crest(course.seat).colour(), colours);
            }
        }
        if let Some(wind) = self.wind {
            let at = inside.right_top() + vec2(-26.0, 26.0);
            painter.circle_filled(at, 21.0, colours.parchment_light);
            painter.circle_stroke(at, 21.0, Stroke::new(1.0, colours.ink));
            let ahead =
                Vec2::angled(f32::from(wind.index()) * std::f32::consts::FRAC_PI_3 - std::f32::consts::FRAC_PI_2);
            let aside = ahead.rot90();
            painter.line_segment([at - ahead * 15.0, at + ahead * 8.0], Stroke::new(2.0, colours.red));
            painter.add(Shape::convex_polygon(
                vec![at + ahead * 16.0, at + ahead * 5.0 + aside * 6.5, at + ahead * 5.0 - aside * 6.5],
                colours.red,
                Stroke::NONE,
            ));
            for back in [-14.0, -10.5, -7.0] {
                let foot = at + ahead * back;
                painter.line_segment([foot, foot - ahead * 4.0 + aside * 6.0], Stroke::new(1.4, colours.red));
                painter.line_segment([foot, foot - ahead * 4.0 - aside * 6.0], Stroke::new(1.4, colours.red));
            }
        }
    }
}

fn corners(at: Pos2, side: f32) -> Vec<Pos2> {
    (0..6_u8).map(|corner| at + Vec2::angled(f32::from(corner) * std::f32::consts::FRAC_PI_3) * side).collect()
}

/// One hex: its tint, and a mark that says the same without colour.
fn hexagon(painter: &Painter, at: Pos2, side: f32, terrain: Terrain, colours: &Colours) {
    let fill = match terrain {
        Terrain::Deep => colours.deep,
        Terrain::Shallow => colours.shallow,
        Terrain::Shoal => colours.shoal,
        Terrain::Reef => colours.shallow,
        Terrain::Land => colours.land,
    };
    let grain = speck((at.x * 3.0) as i32, (at.y * 3.0) as i32);
    let fill = mixed(fill, colours.parchment_light, 0.06 + 0.1 * grain);
    let line = mixed(fill, colours.ink, 0.22);
    painter.add(Shape::convex_polygon(corners(at, side), fill, Stroke::new(0.7, line)));
    let ink = mixed(fill, colours.ink, 0.75);
    match terrain {
        Terrain::Deep => {}
        Terrain::Shallow => {
            for y in [-0.28, 0.22] {
                painter.hline(
                    at.x - 0.3 * side..=at.x + 0.3 * side,
                    at.y + y * side,
                    Stroke::new(0.7, mixed(fill, colours.ink, 0.28)),
                );
            }
        }
        Terrain::Shoal => {
            for dot in 0..9_i32 {
                let angle = dot as f32 * 2.4;
                let reach = side * (0.1 + 0.062 * dot as f32);
                painter.circle_filled(at + Vec2::angled(angle) * reach, (side * 0.055).max(0.6), ink);
            }
        }
        Terrain::Reef => {
            let arm = side * 0.22;
            for (dx, dy) in [(-0.3, -0.25), (0.3, -0.1), (-0.05, 0.35)] {
                let mark = at + vec2(dx, dy) * side;
                painter.line_segment([mark - vec2(arm, 0.0), mark + vec2(arm, 0.0)], Stroke::new(1.2, colours.ink));
                painter.line_segment([mark - vec2(0.0, arm), mark + vec2(0.0, arm)], Stroke::new(1.2, colours.ink));
            }
        }
        Terrain::Land => {
            for (dx, dy) in [(-0.3, 0.1), (0.28, -0.05), (0.0, 0.42)] {
                let foot = at + vec2(dx, dy) * side;
                let hill: Vec<Pos2> = (0..=6_u8)
                    .map(|step| {
                        let angle = std::f32::consts::PI * (1.0 + f32::from(step) / 6.0);
                        foot + vec2(angle.cos() * 0.26, angle.sin() * 0.3) * side
                    })
                    .collect();
                painter.add(Shape::line(hill, Stroke::new(0.9, ink)));
                for hatch in [0.08, 0.15] {
                    let top = foot + vec2(hatch, -0.24) * side;
                    painter.line_segment([top, top + vec2(0.06, 0.2) * side], Stroke::new(0.7, ink));
                }
            }
        }
    }
}

/// The way a ship has sailed, with a ring where she began.
fn sailed(painter: &Painter, places: &[Pos2], course: &Course, colours: &Colours) {
    let colour = colours.crest(course.seat).colour();
    let pale = Stroke::new(4.0, colours.parchment_light.gamma_multiply(0.7));
    painter.add(Shape::line(places.to_vec(), pale));
    let stroke = Stroke::new(2.0, colour);
    if course.dashed {
        painter.extend(Shape::dashed_line(places, stroke, 6.0, 3.5));
    } else {
        painter.add(Shape::line(places.to_vec(), stroke));
    }
    if let Some(first) = places.first() {
        painter.circle(*first, 3.5, colours.parchment_light, stroke);
    }
}

/// A mark to be reached: a pennant in its seat's colour with its number.
fn pennant(painter: &Painter, foot: Pos2, side: f32, mark: &ChartMark, colours: &Colours) {
    let (high, wide) = ((side * 2.4).max(15.0), (side * 1.9).max(12.0));
    let top = foot - vec2(0.0, high);
    painter.line_segment([foot, top], Stroke::new(1.6, colours.ink));
    painter.circle_filled(foot, 2.2, colours.ink);
    let flag = Rect::from_min_size(top, vec2(wide, high * 0.6));
    painter.rect(flag, 1, colours.crest(mark.seat).colour(), Stroke::new(1.0, colours.ink), StrokeKind::Inside);
    let font = FontId::proportional(high * 0.5);
    painter.text(flag.center(), Align2::CENTER_CENTER, mark.number, font, Color32::WHITE);
}

/// A cross where a ship went down.
fn wreck(painter: &Painter, last: Pos2, colour: Color32, colours: &Colours) {
    for (wide, long, ink) in [(5.0, 7.0, colours.parchment_light), (2.6, 6.0, colour)] {
        for across in [vec2(long, long), vec2(long, -long)] {
            painter.line_segment([last - across, last + across], Stroke::new(wide, ink));
        }
    }
}

/// A ship as an arrow over her two hexes, in her seat's colour with her seat's mark.
fn arrow(painter: &Painter, [bow, stern]: [Pos2; 2], side: f32, colour: Color32, colours: &Colours) {
    let ahead = (bow - stern).normalized();
    let aside = ahead.rot90();
    let half = side * 0.52;
    let tip = bow + ahead * side * 0.78;
    let tail = stern - ahead * side * 0.62;
    let outline =
        vec![tip, bow + aside * half, tail + aside * half * 0.72, tail - aside * half * 0.72, bow - aside * half];
    painter.add(Shape::convex_polygon(outline, colour, Stroke::new(1.6, colours.ink)));
    painter.line_segment([tail + ahead * side * 0.35, bow + ahead * side * 0.1], Stroke::new(1.4, Color32::WHITE));
}
