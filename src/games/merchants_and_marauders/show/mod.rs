//! The show of Merchants & Marauders: a row of a table for every fact, and the ways of everything that another layout moves.

mod fights;
mod moved;
mod rows;

use bevy::prelude::*;

use super::pieces::CruisePiece;
use super::things::places;
use super::things::thing::Form;
use crate::logbook::wording::Spoken as _;
use crate::play::telling::{ShowLock, Told};
use crate::rules::merchants_and_marauders::game::MerchantsAndMarauders;
use crate::rules::merchants_and_marauders::happenings::Happening;
use crate::rules::merchants_and_marauders::state::{Side, State, Where};
use crate::rules::merchants_and_marauders::view::View;
use crate::rules::merchants_and_marauders::words::{Colour, NpcKind, Zone};
use crate::table::beats::{Act, Beats, Cue, Performance, Recipe, Shown, Spot, perform};
use crate::table::pieces::Piece;
use crate::table::things::{LaidOut as _, Laying, ThingsOnTable};

/// Over the deck of a ship, and over what lies flat, where words rise.
const OVER: Vec3 = Vec3::new(0.0, 0.7, 0.0);

/// Words rise over one of these.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Over {
    /// A player's ship, or the board while there is none.
    Ship(Colour),
    /// The mat before a player.
    Mat(Colour),
    Npc(NpcKind),
    Side(Side),
    Zone(Zone),
    Port(Zone),
    /// The card of the round.
    Event,
    /// The middle of the chart.
    Chart,
}

/// The table before and after a fact, as the window may know it.
struct Stage<'a> {
    told: &'a Happening,
    before: &'a State,
    after: &'a State,
    table: &'a ThingsOnTable<Form>,
}

fn sound(sound: &'static str, times: u8, from: Spot) -> Beats {
    Beats::of(Act::Sound(Cue { sound, times, from }), 0.0)
}

fn puff(at: Vec3, along: Vec3, wide: f32, recipe: Recipe) -> Beats {
    Beats::of(Act::Puff { at: Spot::Point(at), along, wide, recipe }, 0.0)
}

impl Stage<'_> {
    /// The place of a piece.
    fn lies(&self, piece: CruisePiece) -> Option<Vec3> {
        self.table.thing(&Piece::of(piece)).map(|thing| thing.at.translation)
    }

    /// The piece of a side: a ship that sailed before this happened or after it, or what stands for it.
    fn piece(&self, side: Side) -> CruisePiece {
        let sails =
            |state: &State, by| state.player(by).is_some_and(|own| own.ship.is_some() && own.at != Where::Nowhere);
        match side {
            Side::Player(by) if sails(self.before, by) || sails(self.after, by) => CruisePiece::Ship(by),
            Side::Player(by) => CruisePiece::Board(by),
            Side::Npc(npc) => CruisePiece::Npc(npc),
            Side::Garrison => CruisePiece::Ship(self.after.active()),
        }
    }

    /// The point of a side's ship, or of the middle of the chart.
    fn point(&self, side: Side) -> Vec3 {
        let zone = match side {
            Side::Npc(npc) => self.before.npcs.get(&npc).and_then(|npc| npc.at),
            Side::Player(by) => self.before.player(by).and_then(|own| own.at.zone()),
            Side::Garrison => None,
        };
        let at_sea = || zone.map(|zone| places::sea(&self.after.pack, zone));
        self.lies(self.piece(side)).or_else(at_sea).unwrap_or_else(|| places::chart().translation)
    }

    fn spot(&self, over: Over) -> Spot {
        let pack = &self.after.pack;
        let point = match over {
            Over::Ship(by) => self.point(Side::Player(by)),
            Over::Npc(npc) => self.point(Side::Npc(npc)),
            Over::Side(side) => self.point(side),
            Over::Mat(by) => self.lies(CruisePiece::Board(by)).unwrap_or_default(),
            Over::Zone(zone) => places::sea(pack, zone),
            Over::Port(zone) => places::harbour(pack, zone),
            Over::Event => places::south_row(0),
            Over::Chart => places::chart().translation,
        };
        Spot::Point(point + OVER)
    }

    /// The words of the fact, read for this number of seconds.
    fn say(&self, over: Over, seconds: f32) -> Shown {
        Shown::said(self.spot(over), MerchantsAndMarauders::happening(&self.after.pack, self.told), seconds)
    }

    fn hear(&self, sound: &'static str, over: Over) -> Shown {
        Shown::heard(sound, self.spot(over))
    }

    /// A sound, and the words of the fact.
    fn call(&self, sound: &'static str, over: Over, seconds: f32) -> Shown {
        self.say(over, seconds).sound(sound, self.spot(over))
    }
}

fn show(
    told: On<Told<MerchantsAndMarauders>>,
    mut hands: Laying<Form>,
    mut performance: ResMut<Performance>,
    mut lock: ResMut<ShowLock>,
) {
    let after: &View = &told.after;
    let (moves, props) = hands.shows(MerchantsAndMarauders::layout(after));
    let stage = Stage { told: &told.happening, before: &told.before.table, after: &after.table, table: props.table };
    let shown = stage.shown();
    let others = moves.iter().filter(|moved| !shown.settles.contains(&moved.thing.piece));
    let moved = moved::moved(others);
    perform(&mut performance, &mut lock, &shown.with(moved).beats());
}

/// The show, for the table and for tests without a picture.
pub fn plugin(app: &mut App) {
    app.add_observer(show);
}
