//! The captain who reads a sheet: the known part of the table, and the rules' answers to the captain's orders.

use crate::games::papers::sheets::Scene;
use crate::games::pirates::wishes::{Draft, Wish};
use crate::logbook::wording::pirates as words;
use crate::logbook::wording::{Arg, Fact, Spoken as _, key};
use crate::play::seen::Asked;
use crate::rules::kernel::{Rule, Seat};
use crate::rules::pirates::check;
use crate::rules::pirates::game::Pirates;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::orders::Order;
use crate::rules::pirates::pack::Pack;
use crate::rules::pirates::refusals::{Checked, Refusal};
use crate::rules::pirates::state::{Phase, Player, Running, State, Unit};
use crate::rules::pirates::view::View;
use crate::rules::pirates::words::Flag;
use crate::rules::plane::Mm;
use crate::table::sheet;

/// Something that may be done.
pub type Deed = sheet::Deed<Wish>;
/// Facts, with deeds.
pub type Group = sheet::Group<Wish>;

/// The reader of a sheet.
#[derive(Clone, Copy)]
pub struct Captain<'a> {
    pub scene: &'a Scene<'a, Pirates>,
    pub view: &'a View,
    /// The table as the reader knows it, with blanks for what lies face down.
    pub table: &'a State,
    pub player: &'a Player,
    pub by: Flag,
    pub seat: Seat,
    /// Orders or a choice of this captain are awaited.
    pub awaited: bool,
}

impl<'a> Captain<'a> {
    /// Before whom sheets lie.
    #[must_use]
    pub fn reading(scene: &'a Scene<'a, Pirates>) -> Option<Self> {
        let seat = scene.reader()?;
        let view = &scene.seen.view;
        Self::before(scene, seat, scene.reckoned.table(view))
    }

    /// The same with the table as it is seen, before anything was worked out for it.
    #[must_use]
    pub fn seeing(scene: &'a Scene<'a, Pirates>) -> Option<Self> {
        Self::before(scene, scene.reader()?, &scene.seen.view.table)
    }

    fn before(scene: &'a Scene<'a, Pirates>, seat: Seat, table: &'a State) -> Option<Self> {
        let view = &scene.seen.view;
        let player = table.at_seat(seat)?;
        let awaited = scene.asked() == Some(seat);
        Some(Self { scene, view, table, player, by: player.flag, seat, awaited })
    }

    /// Are orders awaited?
    #[must_use]
    pub fn orders(&self) -> bool {
        self.awaited && self.scene.seen.asked == Asked::Orders && self.scene.seen.moment.is_none()
    }

    /// Are orders awaited in this phase?
    #[must_use]
    pub fn orders_in(&self, phase: Phase) -> bool {
        self.orders() && self.table.phase == phase
    }

    /// Everything printed.
    #[must_use]
    pub fn pack(&self) -> &'a Pack {
        &self.table.pack
    }

    /// The reader's own secrets lie open before these eyes.
    #[must_use]
    pub fn knows_own(&self) -> bool {
        self.view.shares_secrets_of(self.by)
    }

    /// The order of an own unit that is carried out.
    #[must_use]
    pub fn running(&self) -> Option<&'a Running> {
        check::carried_out(self.table).filter(|run| self.own(run.unit))
    }

    /// Is this unit the reader's own?
    #[must_use]
    pub fn own(&self, unit: Name) -> bool {
        self.table.unit(unit).is_some_and(|unit| unit.flag() == self.by)
    }

    /// The unit that is looked after.
    #[must_use]
    pub fn picked(&self, draft: &Draft) -> Option<Name> {
        let running = self.running().map(|run| run.unit);
        running.or(draft.unit.filter(|unit| self.own(*unit)))
    }

    /// The rules' objection to an order.
    #[must_use]
    pub fn against(&self, order: &Order) -> Option<(Fact, Rule)> {
        said(check::order(self.table, self.seat, order))
    }

    /// Is nothing against it?
    #[must_use]
    pub fn may(&self, order: &Order) -> bool {
        check::order(self.table, self.seat, order).is_ok()
    }

    /// An order, dark while the rules object.
    #[must_use]
    pub fn give(&self, text: impl Into<Fact>, order: Order) -> Deed {
        let against = self.against(&order);
        known(text, Wish::Give(order)).unless(against)
    }

    /// An order, if nothing is against it.
    #[must_use]
    pub fn open(&self, text: impl Into<Fact>, order: Order) -> Option<Deed> {
        let open = self.may(&order);
        open.then(|| known(text, Wish::Give(order)))
    }

    /// The name of a piece or card.
    #[must_use]
    pub fn name(&self, of: Name) -> Arg {
        if of == Name::none() { Arg::key(key::PC_SHEET_FACE_DOWN) } else { words::name(self.table, of) }
    }

    /// The name of a card.
    #[must_use]
    pub fn card(&self, of: Name) -> Arg {
        if of == Name::none() { Arg::key(key::PC_SHEET_FACE_DOWN) } else { words::card(self.table, of) }
    }

    /// The name of a player.
    #[must_use]
    pub fn called(&self, flag: Flag) -> Arg {
        self.scene.name(self.table.seat(flag))
    }
}

/// Units of this player: ships, krakens, forts.
#[must_use]
pub fn units_of(table: &State, flag: Flag) -> Vec<Name> {
    let ships = table.ships.iter().filter(|ship| ship.flag == flag).map(|ship| ship.id);
    let krakens = table.krakens.iter().filter(|kraken| kraken.flag == flag).map(|kraken| kraken.id);
    let forts = table.forts.iter().filter(|fort| fort.flag == flag).map(|fort| fort.id);
    ships.chain(krakens).chain(forts).collect()
}

/// Units of all others.
#[must_use]
pub fn enemies_of(table: &State, flag: Flag) -> Vec<Name> {
    let others = table.players.iter().map(|player| player.flag).filter(|own| *own != flag);
    others.flat_map(|other| units_of(table, other)).collect()
}

/// Standing masts, tentacles or flags, and all of them.
#[must_use]
pub fn standing(unit: &Unit) -> (u8, u8) {
    let stand: Vec<bool> = match unit {
        Unit::Ship(ship) => ship.masts.clone(),
        Unit::Kraken(kraken) => kraken.tentacles.clone(),
        Unit::Fort(fort) => fort.flags.iter().map(|(_, stands)| *stands).collect(),
    };
    let count = |wanted: &dyn Fn(&bool) -> bool| {
        u8::try_from(stand.iter().filter(|one| wanted(one)).count()).unwrap_or(u8::MAX)
    };
    (count(&|stands| *stands), count(&|_| true))
}

/// Says a refusal.
#[must_use]
pub fn refusal(refusal: &Refusal) -> (Fact, Rule) {
    Pirates::refusal(refusal)
}

/// Says the objection that a check found.
#[must_use]
pub fn said(checked: Checked) -> Option<(Fact, Rule)> {
    checked.err().map(|found| refusal(&found))
}

/// A deed under the name by which lessons know it.
#[must_use]
pub fn known(text: impl Into<Fact>, wish: Wish) -> Deed {
    let mark = wish.landmark();
    Deed::new(text, wish).named(mark)
}

/// A name by itself.
#[must_use]
pub fn named(name: impl Into<Arg>) -> Fact {
    match name.into() {
        Arg::Fact(fact) => *fact,
        Arg::Key(key) => key.into(),
        name => key::PcSheetNamed { name }.into(),
    }
}

/// Hundredths, as a number with as many places as it needs.
#[must_use]
pub fn hundredths(of: i32) -> Arg {
    let sign = if of < 0 { "−" } else { "" };
    let (whole, rest) = (of.unsigned_abs() / 100, of.unsigned_abs() % 100);
    let text = match rest {
        0 => format!("{sign}{whole}"),
        rest if rest % 10 == 0 => format!("{sign}{whole}.{}", rest / 10),
        rest => format!("{sign}{whole}.{rest:02}"),
    };
    Arg::text(text)
}

/// A length in millimetres.
#[must_use]
pub fn millimetres(of: Mm) -> Arg {
    hundredths(of.0)
}

/// Signed, as a part of a sum.
#[must_use]
pub fn signed(of: i8) -> Arg {
    let sign = if of < 0 { '−' } else { '+' };
    Arg::text(format!("{sign}{}", of.unsigned_abs()))
}
