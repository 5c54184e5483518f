//! The list of things: ship boards with the cards and the tokens of each ship (TS-6, TS-11.1), the marks of a course
//! (TS-28.C1), the wind (TS-5.1).

use std::fmt;

use bevy::prelude::*;

use super::{BOARD, Own, Print, Stock, Thing};
use crate::games::the_ships::base;
use crate::games::the_ships::cards::lying::{Card, gun_card, order_card};
use crate::games::the_ships::order_card::draft::DraftOrder;
use crate::games::the_ships::pieces::ShipsPiece;
use crate::games::the_ships::seats::chair_of;
use crate::games::the_ships::setting_out::{Fleet, Mustered};
use crate::games::the_ships::ship_board_print::Marks;
use crate::logbook::wording::{Arg, Fact, key, names, the_ships as words};
use crate::play::livery::Livery;
use crate::play::seen::Seen;
use crate::rules::geometry::hex::{Heading, Hex};
use crate::rules::the_ships::course::buoys_reached;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::ship_card::{BatteryPlace, Nation};
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::victory::Course;
use crate::table::board::places::world_from_hex;
use crate::table::camera::views::Laid;
use crate::table::liveries::Liveries;
use crate::table::pieces::Piece;
use crate::table::room::places::{CARDS_NEARER, TABLE_TOP, TOKEN_BOWL, boards};
use crate::table::things::{Form, turned};
use crate::table::zones::{Mat, centred};

/// The cards lie here beside each other, from the middle of the ship board, and this high over the oak.
const ORDERS_AT: f32 = 0.2;
const GUNS_AT: [f32; 3] = [-1.12, -0.83, -0.54];
const CARD_HEIGHT: f32 = 0.03;
/// A token is this thick; tokens lie here beside an order card, in four stacks, and before the bow, in the frame of the
/// base.
pub(super) const TOKEN: f32 = 0.03;
const STACKS: [Vec2; 4] =
    [Vec2::new(0.90, -0.10), Vec2::new(1.10, -0.10), Vec2::new(0.90, 0.11), Vec2::new(1.10, 0.11)];
const BEFORE_THE_BOW: [Vec2; 2] = [Vec2::new(-0.19, 0.52), Vec2::new(0.19, 0.52)];
/// The wind is shown here: west of the frame, in sight of both seats.
const WIND: Vec3 = Vec3::new(-9.45, -0.10, -2.6);

/// The list is made from these.
pub(super) struct Stage<'a> {
    pub fleet: &'a Fleet,
    /// None before a match.
    pub seen: Option<&'a Seen<TheShips>>,
    pub draft: &'a DraftOrder,
    /// Those of the scenario that lies there before a match.
    pub courses: &'a [Course],
    pub wind: Heading,
    pub liveries: &'a Liveries,
    /// A board keeps these marks until their losses have been shown.
    pub marked: &'a dyn Fn(ShipId) -> Option<Marks>,
}

/// A movement token: before the bow of this ship or beside her order card, by its number there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Token(ShipId, bool, u8);

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

/// From the middle of one board to that of the next, in a row of `ships`.
fn step(ships: usize) -> f32 {
    (2.0 * BOARD.x + 0.12).min(10.6 / ships.max(1) as f32)
}

/// The ships of each side.
fn sides(fleet: &Fleet) -> [(Nation, Vec<&Mustered>); 2] {
    [Nation::English, Nation::Spanish].map(|side| (side, fleet.0.iter().filter(|ship| ship.side == side).collect()))
}

/// The boards of each side reach this far.
pub(super) fn reach(fleet: &Fleet) -> [(Nation, Laid); 2] {
    sides(fleet).map(|(side, ships)| {
        let last = (ships.len().max(1) - 1, ships.len());
        (side, Laid { reach: BOARD.x + centred(last, step(ships.len())), sheet: 0.0, hand: None, sea: None })
    })
}

/// The place of each ship's board.
fn places_of_the_boards(fleet: &Fleet) -> impl Iterator<Item = (&Mustered, Transform)> {
    sides(fleet).into_iter().flat_map(|(side, ships)| {
        let (chair, of) = (chair_of(side), ships.len());
        let row = Transform::from_translation(boards(chair)).with_rotation(Quat::from_rotation_y(chair.yaw()));
        ships.into_iter().enumerate().map(move |(i, ship)| {
            let at = Mat::on(row, centred((i, of), step(of)), 0.0, 0.0);
            let height = TABLE_TOP + 0.022 + 0.004 * i as f32;
            (ship, at.with_translation(at.translation.with_y(height)))
        })
    })
}

/// Lists every thing.
pub(super) fn things(stage: &Stage) -> Vec<Thing> {
    let wind = Thing::new(ShipsPiece::Wind, Form::Own(Own::Wind(stage.wind)), Transform::from_translation(WIND));
    let tale = vec![
        Fact::from(key::THING_WIND),
        Fact::from(key::WindTowards { heading: Arg::key(words::heading(stage.wind)) }),
        Fact::from(key::WIND_NOTE),
    ];
    let mut all = vec![wind.says(Vec3::Y * 0.12, Vec3::new(0.9, 0.14, 0.9), tale)];
    let table = stage.seen.map(|seen| &seen.view.table);
    let courses = table.map_or(stage.courses, |table| table.articles.scenario.victory.courses.as_slice());
    let own = stage.seen.and_then(|seen| seen.view.table.side_at(seen.seat?));
    for course in courses.iter().filter(|_| !stage.fleet.0.is_empty()) {
        let upto = table.map_or(0, |table| buoys_reached(table, course));
        let theirs = own.is_some_and(|own| own != course.player);
        marks(course, upto, stage.liveries.of(chair_of(course.player)), theirs, &mut all);
    }
    for (ship, board) in places_of_the_boards(stage.fleet) {
        let livery = stage.liveries.of(chair_of(ship.side));
        let place = stage.seen.and_then(|seen| Some((seen, seen.view.table.place_of(ship.id)?)));
        let now = || place.map_or(Marks::none(&ship.card), |(seen, place)| Marks::of(seen.view.table.ship(place)));
        let print = Print::Board(ship.card.clone(), livery, (stage.marked)(ship.id).unwrap_or_else(now));
        let tale = vec![
            Fact::from(key::ThingShipBoard { ship: Arg::key(names::ship(&ship.card.id)) }),
            Fact::from(names::ship_note(&ship.card.id)),
        ];
        let sheet = Thing::new(ShipsPiece::Board(ship.id), Form::Sheet(print), board);
        all.push(sheet.says(Vec3::ZERO, Vec3::new(BOARD.x, 0.02, BOARD.y), tale));
        if let Some((seen, place)) = place {
            let papers = Mat::on(board, 0.0, CARDS_NEARER, 0.0);
            let papers = papers.with_translation(papers.translation.with_y(TABLE_TOP));
            cards(stage, seen, (ship, place), papers, &mut all);
            let day = &seen.view.table.ship(place).day;
            tokens(ship.id, (day.pool, day.laid), papers, &mut all);
        }
    }
    all
}

/// The order card of a ship and those on her guns, as they lie for the eyes at the window.
fn cards(
    stage: &Stage,
    seen: &Seen<TheShips>,
    (ship, place): (&Mustered, Place),
    papers: Transform,
    all: &mut Vec<Thing>,
) {
    let livery = stage.liveries.of(chair_of(ship.side));
    let named = || Arg::key(names::ship(&ship.card.id));
    let mut lay = |piece: ShipsPiece, stock: Stock, right: f32, face: Option<Print>, tale: Vec<Fact>| {
        let (half, mut at) = (stock.half(), Mat::on(papers, right, 0.0, CARD_HEIGHT));
        if face.is_none() {
            at.rotation *= turned(half);
        }
        let form = Form::Card(face.or(Some(Print::Blank(stock))), Print::Back(stock, livery));
        all.push(Thing::new(piece, form, at).says(Vec3::ZERO, Vec3::new(half.x, 0.012, half.y), tale));
    };
    let orders = order_card(seen, stage.draft, place);
    let note = match &orders {
        Card::Down => Some(key::CARD_NOTE_DOWN),
        Card::Up(None) => Some(key::CARD_NOTE_BLANK),
        Card::Up(Some(_)) | Card::Away => None,
    };
    let face = orders.face().map(|face| (face.clone(), stage.draft.pencil.is_on(ship.id, face)));
    let prey = orders.face().and_then(|face| face.board).map(|prey| words::ship(&seen.view.table.articles, prey));
    let print = || Print::Orders(ship.card.clone(), livery, face, prey);
    if orders.is_there() {
        let title = Fact::from(key::ThingOrderCard { ship: named() });
        let tale = [title].into_iter().chain(note.map(Fact::from)).collect();
        let face = (orders != Card::Down).then(print);
        lay(ShipsPiece::Orders(ship.id), Stock::Orders, ORDERS_AT, face, tale);
    }
    for (battery, right) in BatteryPlace::ALL.into_iter().zip(GUNS_AT) {
        let guns = gun_card(seen, place, battery);
        if guns.is_there() {
            let down = guns == Card::Down;
            let title = Fact::from(key::ThingGunCards { ship: named(), battery: Arg::key(words::battery(battery)) });
            let tale = [title].into_iter().chain(down.then(|| key::CARD_NOTE_GUNS_DOWN.into())).collect();
            let face = (!down).then(|| Print::Guns(battery, guns.face().copied(), ship.card.reload));
            lay(ShipsPiece::Guns(ship.id, battery), Stock::Guns, right, face, tale);
        }
    }
}

/// Tokens: out of the bowl, to the order card and before the bow, and back (TS-11.1, TS-11.6).
fn tokens(ship: ShipId, (pool, laid): (u8, u8), papers: Transform, all: &mut Vec<Thing>) {
    let stacked = |stacks: &[Vec2], number: u8| {
        let (number, of) = (usize::from(number), stacks.len().max(1));
        let at = stacks.get(number % of).copied().unwrap_or_default();
        Vec3::new(at.x, TOKEN * (number / of) as f32, at.y)
    };
    let token = |bow: bool, number: u8, at: Vec3| {
        let thing = Thing::new(Token(ship, bow, number), Form::Own(Own::Token), Transform::from_translation(at));
        thing.from(TOKEN_BOWL)
    };
    all.extend((0..pool).map(|number| {
        let at = papers.transform_point(stacked(&STACKS, number) + Vec3::Y * 0.016);
        token(false, number, at)
    }));
    all.extend((0..laid).map(|number| {
        let at = stacked(&BEFORE_THE_BOW, number) + Vec3::Y * (base::THICK + 0.008);
        token(true, number, at).riding(Piece::of(ShipsPiece::Ship(ship)))
    }));
}

/// Marks of the other side are this large beside one's own.
const THEIRS: f32 = 0.55;

/// The marks of a course, of which this number is reached; the viewer may have to reach others.
fn marks(course: &Course, upto: u8, livery: Livery, theirs: bool, all: &mut Vec<Thing>) {
    for (at, number) in course.buoys.iter().zip(1_u8..) {
        let reached = number <= upto;
        let side = Arg::key(names::side(course.player.word()));
        let passes = course.best.saturating_add(course.grace);
        let how = match reached {
            true => Fact::from(key::MARK_REACHED),
            false => key::MarkHow { turns: course.best, passes }.into(),
        };
        let size = Vec3::splat(if theirs { THEIRS } else { 1.0 });
        let lies = Transform::from_translation(world_from_hex(Hex::from(*at))).with_scale(size);
        let form = Form::Own(Own::Buoy { livery, number, reached, theirs });
        let buoy = Thing::new(ShipsPiece::Mark(course.player, number), form, lies);
        let tale = vec![Fact::from(key::ThingMark { number, side }), how];
        all.push(buoy.says(Vec3::Y * 0.4, Vec3::new(0.2, 0.4, 0.2), tale));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::geometry::hex::Offset;
    use crate::table::things::ThingsOnTable;

    #[test]
    fn ts_28_every_mark_is_laid_with_its_number_and_shows_whether_it_was_reached() {
        let course = Course {
            player: Nation::English,
            ship: "revenge".into(),
            buoys: vec![Offset { col: 3, row: 5 }, Offset { col: 14, row: 5 }],
            best: 4,
            grace: 2,
        };
        for theirs in [false, true] {
            let mut all = Vec::new();
            marks(&course, 1, Livery::Rose, theirs, &mut all);
            let seen: Vec<_> = all.into_iter().map(|buoy| (buoy.at.translation, buoy.piece, buoy.form)).collect();
            let mark = |col: i32, number: u8, reached: bool| {
                let at = world_from_hex(Hex::from(Offset { col, row: 5 }));
                let piece = Piece::of(ShipsPiece::Mark(Nation::English, number));
                (at, piece, Form::Own(Own::Buoy { livery: Livery::Rose, number, reached, theirs }))
            };
            assert_eq!(seen, [mark(3, 1, true), mark(14, 2, false)]);
        }
        let sizes = [false, true].map(|theirs| {
            let mut all = Vec::new();
            marks(&course, 0, Livery::Rose, theirs, &mut all);
            all[0].at.scale.x
        });
        assert!(sizes[1] < sizes[0], "those of the other side stand back");
    }

    #[test]
    fn ts_11_6_tokens_are_laid_from_the_card_and_spent_into_the_bowl() {
        let (ship, mut world) = (ShipId::try_from("revenge").unwrap(), World::new());
        let mut table = ThingsOnTable::default();
        let mut go = |pool: u8, laid: u8| {
            let mut all = Vec::new();
            tokens(ship, (pool, laid), Transform::IDENTITY, &mut all);
            let moved = table.update(&mut world.commands(), all);
            world.flush();
            let zone = |at: Vec3| {
                if at == TOKEN_BOWL {
                    "bowl"
                } else if at.z > 0.4 {
                    "bow"
                } else {
                    "card"
                }
            };
            let mut ways: Vec<_> =
                moved.iter().map(|moved| [moved.from, moved.thing.at].map(|at| zone(at.translation))).collect();
            ways.sort_unstable();
            ways
        };
        assert_eq!(go(3, 0), [["bowl", "card"]; 3]);
        assert_eq!(go(1, 2), [["card", "bow"]; 2]);
        // Both are spent on a step: the one on the card stays.
        assert_eq!(go(1, 0), [["bow", "bowl"]; 2]);
        // Those on their way to the bowl do not come back: the next is a new one.
        assert_eq!(go(0, 2), [["bowl", "bow"], ["card", "bow"]]);
    }
}
