//! The battles of Dead Reckoning in the chooser: the list, and a page with the tray they are fought in.

use std::sync::{Arc, OnceLock};

use bevy_egui::egui::{
    Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, TextureHandle, TextureId, TextureOptions, Vec2 as Size,
    pos2, vec2,
};

use super::crests::{crest, ink};
use super::{tray_floor, voyage};
use crate::dice::Vessels;
use crate::games::listing::{Offer, Side};
use crate::logbook::data::Library;
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Arg, Fact, key, names};
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::duel::{Duel, Target};
use crate::table::sheet::{Line, Picture, Print};
use crate::table::theme::colours::mixed;
use crate::table::theme::{Colours, paper};

/// Most who sit at one desk.
const SEATS: usize = 2;
/// About how long a battle takes, in minutes.
const MINUTES: u16 = 10;

/// Cubes lie here in the picture, in parts of it, turned by this angle.
const LYING: [(f32, f32, f32); 8] = [
    (0.72, 0.38, 0.3),
    (0.45, 0.33, 1.1),
    (0.13, 0.80, 0.7),
    (0.62, 0.72, 0.1),
    (0.32, 0.37, 0.9),
    (0.78, 0.13, 1.3),
    (0.39, 0.20, 0.5),
    (0.86, 0.84, 0.2),
];

/// The floor of the tray as a picture, printed once for all battles when the first is looked at.
type Floor = Arc<OnceLock<Option<TextureHandle>>>;

/// The foe, in words.
const fn against(target: Option<Target>) -> &'static str {
    match target {
        Some(Target::Merchant) => key::DUEL_CHOOSER_KIND_MERCHANT,
        Some(Target::Building(_)) => key::DUEL_CHOOSER_KIND_BUILDING,
        Some(Target::Ship(_)) | None => key::DUEL_CHOOSER_KIND_SHIP,
    }
}

fn sides(duel: &Duel) -> [Colour; 2] {
    let colour = |at: usize| duel.players.get(at).map_or(Colour::Black, |player| player.colour);
    let other = if duel.attack == Some(Target::Merchant) { Colour::Black } else { colour(1) };
    [colour(0), other]
}

/// Every whole game, and every battle that two can fight at this desk, in the order of their lists.
#[must_use]
pub fn offers(library: &Library) -> Vec<Offer> {
    let battles = library.dead_reckoning().battles.values();
    let mut battles: Vec<&Duel> =
        battles.filter(|duel| duel.players.len() <= SEATS && !duel.is_of_a_whole_game()).collect();
    battles.sort_by_key(|duel| duel.rank);
    let floor = Floor::default();
    voyage::card::offers(library).into_iter().chain(battles.into_iter().map(|duel| offer(duel, &floor))).collect()
}

fn offer(duel: &Duel, floor: &Floor) -> Offer {
    let (against, sides, floor) = (against(duel.attack), sides(duel), Arc::clone(floor));
    let paint = move |painter: &Painter, place: Rect| {
        let print = || {
            let floor = tray_floor::print(&Vessels::built_in().ok()?).for_a_panel();
            Some(painter.ctx().load_texture("floor of the battle tray", floor, TextureOptions::LINEAR))
        };
        if let Some(floor) = floor.get_or_init(print) {
            paint_tray(painter, place, floor.id(), sides, &Colours::of(painter.ctx()));
        }
    };
    Offer {
        id: duel.id.clone(),
        part: key::DUEL_CHOOSER_BATTLES,
        detail: vec![Arg::key(against), Fact::from(key::ChooserMinutes { minutes: MINUTES }).into()],
        is_lesson: false,
        picture: Some(Picture {
            name: names::scenario(&duel.id).into(),
            wide: (0.52, 420.0),
            high: 0.64,
            yields: false,
            paint: Arc::new(paint),
        }),
        // Merchants and forts need no player.
        sides: vec![side(sides[0], true), side(sides[1], against == key::DUEL_CHOOSER_KIND_SHIP)],
        about: vec![Line::new(Print::Hint, against)],
    }
}

/// The side of a colour.
pub(super) fn side(colour: Colour, played: bool) -> Side {
    Side { sign: crest(colour).into(), name: words::colour(colour), with: Vec::new(), played }
}

/// The tray from above with a few cubes in it, as a picture of the game.
fn paint_tray(painter: &Painter, rect: Rect, floor: TextureId, sides: [Colour; 2], colours: &Colours) {
    painter.rect_filled(rect, 4.0, colours.walnut_dark);
    painter.add(paper::walnut(painter.ctx(), rect.shrink(1.0), colours));
    let inner = rect.shrink(rect.width() * 0.03);
    painter.image(floor, inner, Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)), Color32::WHITE);
    for (number, (x, y, turn)) in LYING.into_iter().enumerate() {
        let [own, other] = sides;
        let paint = ink(if number % 2 == 0 { own } else { other });
        let at = inner.min + vec2(x, y) * inner.size();
        let half = inner.width() / 60.0;
        let corner = |number: f32| at + Size::angled(turn + number * std::f32::consts::FRAC_PI_2) * half * 1.414;
        let corners: Vec<Pos2> = [0.5, 1.5, 2.5, 3.5].map(corner).to_vec();
        let shade: Vec<Pos2> = corners.iter().map(|at| *at + vec2(2.5, 3.5)).collect();
        painter.add(Shape::convex_polygon(shade, Color32::from_black_alpha(90), Stroke::NONE));
        painter.add(Shape::convex_polygon(corners, paint, Stroke::new(1.5, mixed(paint, Color32::BLACK, 0.5))));
    }
    painter.rect_stroke(rect, 4.0, Stroke::new(2.0, colours.brass_dark), StrokeKind::Inside);
}
