//! The marks beside the cubes: the count of each zone, a line around every cube that was read, and offers at places on
//! the tray, with the hand that takes them there.

use bevy::prelude::*;
use bevy_egui::egui::{
    Align2, Color32, FontId, Id, LayerId, Order, Painter, Pos2, Rect, Shape, Stroke, Vec2 as Size, pos2, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::crests::crest;
use super::cubes::number;
use super::wishes::Wish;
use crate::dice::Vessels;
use crate::dice::read_zones::zone_under;
use crate::games::papers::curtain::is_up;
use crate::games::papers::sheets::Drafts;
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Fact, key};
use crate::play::PlaySystems;
use crate::play::choices::ChoiceMade;
use crate::play::seen::{Asked, Seen, SeenHere};
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::Fight;
use crate::rules::dead_reckoning::tray::{Lie, Zone, ZoneKind};
use crate::rules::dead_reckoning::wants::Choice;
use crate::rules::kernel::PieceId;
use crate::table::pieces::{Piece, Tale};
use crate::table::settings::bindings::{Action, Hands};
use crate::table::stage::{Menu, Redraw, TableEye, at_the_table};
use crate::table::theme::sight::Sight;
use crate::table::throwing::at_rest::CubePiece;
use crate::table::throwing::dice_box::{Die, Shows, ThrowVessels};
use crate::table::throwing::frame::{tray_from_world, world_from_tray};
use crate::table::throwing::physical::Lying;
use crate::table::under::Under;

/// The ink of a kind of zone.
const fn ink(kind: ZoneKind) -> Color32 {
    match kind {
        ZoneKind::Strength(1) => Color32::from_rgb(0xF4, 0xE4, 0xB8),
        ZoneKind::Strength(_) => Color32::from_rgb(0xFF, 0xD4, 0x4A),
        ZoneKind::Booty => Color32::from_rgb(0x9F, 0xE0, 0xC0),
        ZoneKind::Damage => Color32::from_rgb(0xFF, 0x9A, 0x7A),
        ZoneKind::Explosion => Color32::from_rgb(0xFF, 0x6A, 0x5A),
    }
}

/// The place where an option can be taken too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mark {
    Cube(PieceId),
    Zone(Zone),
}

/// The option that is pointed at on the table, by its number.
#[derive(Resource, Default)]
struct Pointed(Option<usize>);

/// Offers at a cube or in a zone, by the number of the option.
fn offered(seen: &Seen<DeadReckoning>) -> Vec<(usize, Mark)> {
    let Asked::Choose { options, .. } = &seen.asked else { return Vec::new() };
    let mark = |option: &Choice| match option {
        Choice::Cube(piece) => Some(Mark::Cube(PieceId(*piece))),
        Choice::Zone(zone) => Some(Mark::Zone(*zone)),
        _ => None,
    };
    (0..).zip(options).filter_map(|(number, option)| Some((number, mark(option)?))).collect()
}

/// From the tray to the panels' points.
struct OverTheTray<'a>(Sight<'a>);

impl OverTheTray<'_> {
    fn at(&self, x: f64, y: f64, z: f32) -> Option<Pos2> {
        self.0.at(world_from_tray(Vec3::new(x as f32, y as f32, z)))
    }
}

/// The counts of a zone stand here: in a corner of it, beside the ridges, where they hide few cubes.
const fn beside(zone: Zone) -> (f64, f64) {
    match zone {
        Zone::Mi => (112.0, 39.0),
        Zone::Go => (66.0, 36.0),
        Zone::Ex => (25.0, 37.0),
        Zone::S1b => (-8.0, 38.0),
        Zone::Ca => (-43.0, 36.0),
        Zone::Db => (-84.0, 36.0),
        Zone::Da => (70.0, 72.0),
        Zone::S1a => (20.0, 73.0),
        Zone::S1c => (-36.0, 73.0),
        Zone::S1d => (-88.0, 71.0),
        Zone::S2 => (-12.0, 143.0),
        Zone::Ch => (108.0, 143.0),
    }
}

fn counts(fight: &Fight, zone: Zone) -> Vec<(Colour, usize)> {
    let of = |colour: Colour| {
        let lies = |lie: Option<Lie>| lie == Some(Lie::In(zone));
        fight.tray.iter().filter(|cube| cube.of == colour && lies(cube.lie)).count()
    };
    fight.sides.iter().map(|side| (side.colour, of(side.colour))).filter(|(_, count)| *count > 0).collect()
}

fn draw(
    mut contexts: EguiContexts,
    here: SeenHere<DeadReckoning>,
    vessels: Res<ThrowVessels>,
    lying: Res<Lying>,
    (pointed, drafts): (Res<Pointed>, Res<Drafts<DeadReckoning>>),
    time: Res<Time>,
    eyes: Query<(&Camera, &GlobalTransform), With<TableEye>>,
    cubes: Query<(&Die, &Shows, &GlobalTransform)>,
    mut redraw: ResMut<Redraw>,
) -> Result {
    let (Some(seen), Ok((camera, eye))) = (here.get(), eyes.single()) else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let sight = OverTheTray(Sight::new((camera, eye), context));
    let painter = context.layer_painter(LayerId::new(Order::Background, Id::new("tray marks")));
    let Some(scale) = sight.at(10.0, 75.0, 0.0).zip(sight.at(-10.0, 75.0, 0.0)).map(|(a, b)| a.distance(b) / 20.0)
    else {
        return Ok(());
    };
    let fight = seen.view.table.fight.as_ref();
    let marks = offered(seen);
    let on_the_sheet = drafts.meant().and_then(|wish| match wish {
        Wish::Choose(number) => Some(*number),
        _ => None,
    });
    let meant = pointed.0.or(on_the_sheet);
    let meant = marks.iter().find(|(number, _)| Some(*number) == meant).map(|(_, mark)| *mark);
    let pulse = if marks.is_empty() {
        0.5
    } else {
        redraw.ask();
        (time.elapsed_secs() * 3.2).sin() * 0.5 + 0.5
    };
    offered_zones(&painter, &sight, &vessels.0, (&marks, meant), pulse);
    for zone in Zone::ALL {
        let (x, y) = beside(zone);
        let Some(at) = sight.at(x, y, 0.5) else { continue };
        let own = fight.map(|fight| counts(fight, zone)).unwrap_or_default();
        tell_counts(&painter, at, (scale * 4.6).clamp(9.0, 20.0), &own);
    }
    for (die, shows, placed) in &cubes {
        let Some(cube) = fight.and_then(|fight| fight.cube(die.piece)) else { continue };
        let offered = marks.iter().any(|(_, mark)| *mark == Mark::Cube(die.piece));
        let this = meant == Some(Mark::Cube(die.piece));
        let at = tray_from_world(placed.translation());
        let read = Lie::numbered(shows.0).and_then(Lie::zone).filter(|_| cube.lie.is_some());
        if !lying.0.contains_key(&die.piece) || (read.is_none() && !offered) {
            continue;
        }
        let reach = if this { 8.6 } else { 7.2 };
        let ring: Vec<Pos2> = (0..28)
            .filter_map(|step| {
                let turn = f64::from(step) / 28.0 * std::f64::consts::TAU;
                sight.at(f64::from(at.x) + reach * turn.cos(), f64::from(at.y) + reach * turn.sin(), 0.3)
            })
            .collect();
        let (ink, wide) = match (this, offered) {
            (true, _) => (Color32::WHITE, 3.5),
            (_, true) => (Color32::from_rgb(0xFF, 0xE9, 0xB0).gamma_multiply(0.5 + 0.5 * pulse), 2.5),
            _ => (read.map_or(Color32::WHITE, |zone| ink(zone.kind())).gamma_multiply(0.75), 1.4),
        };
        painter.add(Shape::closed_line(ring, Stroke::new(wide, ink)));
    }
    Ok(())
}

/// Zones that may be chosen, and the one under the pointer.
fn offered_zones(
    painter: &Painter,
    sight: &OverTheTray,
    vessels: &Vessels,
    (marks, meant): (&[(usize, Mark)], Option<Mark>),
    pulse: f32,
) {
    for (_, mark) in marks {
        let Mark::Zone(zone) = mark else { continue };
        let Some(place) = vessels.tray.zones.get(usize::from(number(*zone))) else { continue };
        let ring: Vec<Pos2> = place.outline.iter().filter_map(|(x, y)| sight.at(*x, *y, 2.6)).collect();
        let this = meant == Some(*mark);
        let (ink, wide) = if this {
            (Color32::WHITE, 4.0)
        } else {
            (Color32::from_rgb(0xFF, 0xE9, 0xB0).gamma_multiply(0.4 + 0.4 * pulse), 2.5)
        };
        painter.add(Shape::closed_line(ring, Stroke::new(wide, ink)));
    }
}

/// Counts the cubes of each side in a zone.
fn tell_counts(painter: &Painter, at: Pos2, size: f32, own: &[(Colour, usize)]) {
    let wide = size * 2.3;
    let mut left = at.x - wide * own.len() as f32 / 2.0;
    for (colour, count) in own {
        let chip = Rect::from_min_size(pos2(left, at.y - size * 0.7), vec2(wide - 2.0, size * 1.4));
        painter.rect_filled(chip, 3.0, Color32::from_rgba_unmultiplied(0x14, 0x0D, 0x08, 0xD8));
        let square = Rect::from_min_size(chip.min + vec2(2.0, size * 0.2), Size::splat(size));
        crest(*colour).paint(painter, square);
        let text = pos2(square.right() + size * 0.5, chip.center().y);
        let font = FontId::proportional(size * 1.1);
        painter.text(text, Align2::CENTER_CENTER, count.to_string(), font, Color32::from_rgb(0xEF, 0xE3, 0xC6));
        left += wide;
    }
}

/// A cube or a zone is taken where it lies.
fn take_where_it_lies(
    here: SeenHere<DeadReckoning>,
    vessels: Res<ThrowVessels>,
    hands: Res<Hands>,
    under: Res<Under>,
    pieces: Query<&Piece>,
    eyes: Query<(&Camera, &GlobalTransform), With<TableEye>>,
    mut own: ResMut<Pointed>,
    mut chosen: MessageWriter<ChoiceMade<DeadReckoning>>,
) {
    let Some(seen) = here.get() else { return };
    let marks = offered(seen);
    let pointed = if marks.is_empty() {
        None
    } else {
        let piece = under.piece.and_then(|piece| pieces.get(piece).ok()).and_then(Piece::own::<CubePiece>);
        let cube = piece.map(|CubePiece(cube)| Mark::Cube(*cube));
        let zone = || under_the_cursor(&hands, &eyes, &vessels.0).map(Mark::Zone);
        let offered = |mark: Mark| marks.iter().find(|(_, own)| *own == mark).map(|(number, _)| *number);
        cube.and_then(offered).or_else(|| zone().and_then(offered))
    };
    if own.0 != pointed {
        own.0 = pointed;
    }
    if let (Some(option), Asked::Choose { by, .. }, true) = (pointed, &seen.asked, hands.begun(Action::Select)) {
        chosen.write(ChoiceMade::of(*by, option));
    }
}

/// The zone of the tray under the cursor.
fn under_the_cursor(
    hands: &Hands,
    eyes: &Query<(&Camera, &GlobalTransform), With<TableEye>>,
    vessels: &Vessels,
) -> Option<Zone> {
    let (camera, eye) = eyes.single().ok()?;
    let ray = camera.viewport_to_world(eye, hands.over_the_table()?).ok()?;
    let level = world_from_tray(Vec3::ZERO).y;
    let share = (level - ray.origin.y) / ray.direction.y;
    let at = tray_from_world(ray.get_point(share.is_finite().then_some(share).filter(|share| *share > 0.0)?));
    let spot = (f64::from(at.x), f64::from(at.y));
    let (x, y) = (vessels.tray.x, vessels.tray.y);
    let inside = spot.0 >= x.0 && spot.0 <= x.1 && spot.1 >= y.0 && spot.1 <= y.1;
    let zone = zone_under(&vessels.tray, spot).filter(|_| inside)?;
    Lie::numbered(zone).and_then(Lie::zone)
}

/// The effect of a zone on a player with a cube in it (DR-22.1, DR-22.19).
fn effect(zone: Zone) -> Fact {
    match zone.kind() {
        ZoneKind::Explosion => Fact::from(key::DUEL_ZONE_EXPLOSION),
        ZoneKind::Strength(strength) => Fact::from(key::DuelZoneStrength { strength }),
        ZoneKind::Booty => Fact::from(key::DUEL_ZONE_BOOTY),
        ZoneKind::Damage => Fact::from(key::DUEL_ZONE_DAMAGE),
    }
}

/// The tray tells the zone under the cursor, and the owners of its cubes; after the battle it is a tray again.
fn tell_of_zones(
    here: SeenHere<DeadReckoning>,
    vessels: Res<ThrowVessels>,
    hands: Res<Hands>,
    eyes: Query<(&Camera, &GlobalTransform), With<TableEye>>,
    mut pieces: Query<(&Piece, &mut Tale)>,
) {
    let seen = here.get();
    let zone = seen.and_then(|_| under_the_cursor(&hands, &eyes, &vessels.0));
    let tale = match zone {
        Some(zone) => {
            let fight = seen.and_then(|seen| seen.view.table.fight.as_ref());
            let own = fight.map(|fight| counts(fight, zone)).unwrap_or_default();
            let lie = own.into_iter().map(|(colour, count)| {
                let cubes = Fact::from(key::DuelCubes { count });
                let by = words::colour(colour);
                Fact::from(key::DuelChoiceCube { by, zone: cubes })
            });
            [Fact::from(words::zone_key(zone)), effect(zone)].into_iter().chain(lie).collect()
        }
        None => vec![Fact::from(key::THING_TRAY), Fact::from(key::THING_TRAY_NOTE)],
    };
    for (_, mut own) in pieces.iter_mut().filter(|(piece, _)| **piece == Piece::Tray) {
        if own.0 != tale {
            own.0.clone_from(&tale);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pointed>()
        .add_systems(Update, tell_of_zones)
        .add_systems(
            Update,
            take_where_it_lies.before(PlaySystems::TakeAnswers).run_if(in_state(Menu::None).and_then(is_up)),
        )
        .add_systems(EguiPrimaryContextPass, draw.run_if(at_the_table.and_then(is_up)));
}
