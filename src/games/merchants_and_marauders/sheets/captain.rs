//! The captain who reads a sheet: the known part of the table, and the rules' answers to the captain's orders.

use crate::games::merchants_and_marauders::wishes::Wish;
use crate::games::papers::sheets::Scene;
use crate::logbook::wording::merchants_and_marauders as words;
use crate::logbook::wording::{Arg, Fact, Spoken as _, key};
use crate::play::seen::Asked;
use crate::rules::kernel::{Rule, Seat};
use crate::rules::merchants_and_marauders::check;
use crate::rules::merchants_and_marauders::game::MerchantsAndMarauders;
use crate::rules::merchants_and_marauders::odds;
use crate::rules::merchants_and_marauders::orders::Order;
use crate::rules::merchants_and_marauders::pack::Pack;
use crate::rules::merchants_and_marauders::state::{Player, RollKind, Side, State};
use crate::rules::merchants_and_marauders::sums::{self, Parts};
use crate::rules::merchants_and_marauders::view::View;
use crate::rules::merchants_and_marauders::words::{Colour, Skill, Test};
use crate::rules::odds::Chance;
use crate::table::sheet::{self, in_a_list, in_lines};

/// Something that may be done.
pub type Deed = sheet::Deed<Wish>;
/// Facts, with deeds.
pub type Group = sheet::Group<Wish>;

/// The reader of a sheet.
#[derive(Clone, Copy)]
pub struct Captain<'a> {
    pub scene: &'a Scene<'a, MerchantsAndMarauders>,
    pub view: &'a View,
    /// The table as the reader knows it.
    pub table: &'a State,
    pub player: &'a Player,
    pub by: Colour,
    pub seat: Seat,
    /// Orders or a choice of this captain are awaited.
    pub awaited: bool,
    /// Chances are wanted (MM-26.1).
    pub odds: bool,
}

impl<'a> Captain<'a> {
    /// Before whom sheets lie.
    #[must_use]
    pub fn reading(scene: &'a Scene<'a, MerchantsAndMarauders>, odds: bool) -> Option<Self> {
        let seat = scene.reader()?;
        let view = &scene.seen.view;
        let player = view.table.at_seat(seat)?;
        let awaited = scene.asked() == Some(seat);
        Some(Self { scene, view, table: &view.table, player, by: player.colour, seat, awaited, odds })
    }

    /// Are orders awaited?
    #[must_use]
    pub fn orders(&self) -> bool {
        self.awaited && self.scene.seen.asked == Asked::Orders
    }

    /// Everything printed.
    #[must_use]
    pub fn pack(&self) -> &'a Pack {
        &self.table.pack
    }

    /// The captain as a side of a fight.
    #[must_use]
    pub const fn side(&self) -> Side {
        Side::Player(self.by)
    }

    /// The reader's own secrets lie open before these eyes.
    #[must_use]
    pub fn knows_own(&self) -> bool {
        self.view.shares_secrets_of(self.by)
    }

    /// The rules' objection to an order.
    #[must_use]
    pub fn against(&self, order: &Order) -> Option<(Fact, Rule)> {
        let refused = check::order(self.table, self.seat, order).err()?;
        Some(MerchantsAndMarauders::refusal(&refused))
    }

    /// An order, dark while the rules object.
    #[must_use]
    pub fn give(&self, text: impl Into<Fact>, order: Order) -> Deed {
        let against = self.against(&order);
        known(text, Wish::Give(order)).unless(against)
    }

    /// The chance of a test with its dice and their reasons, for a deed that throws them.
    #[must_use]
    pub fn trying(&self, deed: Deed, test: Test, skill: Skill, more: impl IntoIterator<Item = Fact>) -> Deed {
        let kind = RollKind::Test(test, skill);
        let dice = sums::dice(self.table, self.side(), kind);
        let reasons =
            key::MmSheetDiceOf { what: skill, sum: sum(self.pack(), &sums::dice_parts(self.table, self.side(), kind)) };
        let tip = in_lines(std::iter::once(Fact::from(reasons)).chain(more));
        let deed = Deed { tip, ..deed };
        if self.odds { deed.noting(chance(&odds::skill_test(dice))) } else { deed }
    }

    /// The name of a side of a fight.
    #[must_use]
    pub fn called(&self, side: Side) -> Arg {
        called(self.scene, side)
    }
}

/// The name of a side of a fight.
#[must_use]
pub fn called(scene: &Scene<MerchantsAndMarauders>, side: Side) -> Arg {
    match side {
        Side::Player(by) => scene.name(scene.seen.view.table.seat(by)),
        Side::Npc(_) | Side::Garrison => words::side(side).into(),
    }
}

/// A deed under the name by which lessons know it.
#[must_use]
pub fn known(text: impl Into<Fact>, wish: Wish) -> Deed {
    let mark = wish.landmark();
    Deed::new(text, wish).named(mark)
}

/// A chance in words.
#[must_use]
pub fn chance(chance: &Chance) -> Fact {
    key::MmSheetChance { percent: chance.per(100) }.into()
}

/// A name by itself.
#[must_use]
pub fn named(name: impl Into<Arg>) -> Fact {
    match name.into() {
        Arg::Fact(fact) => *fact,
        Arg::Key(key) => key.into(),
        name => key::MmNamed { name }.into(),
    }
}

/// Parts of a sum with their reasons (MM-26.1).
#[must_use]
pub fn sum(pack: &Pack, parts: &Parts) -> Fact {
    let all: i16 = parts.iter().map(|(_, amount)| *amount).sum();
    let signed = |number: usize, amount: i16| match (number, amount) {
        (0, amount) => Arg::from(amount),
        (_, amount) => Arg::text(format!("{}{}", if amount < 0 { '−' } else { '+' }, amount.abs())),
    };
    let said = parts.iter().enumerate().map(|(number, (part, amount))| {
        key::MmSheetPart { amount: signed(number, *amount), why: words::part(pack, *part) }.into()
    });
    match in_a_list(said) {
        Some(parts) => key::MmSheetSum { sum: all, parts }.into(),
        None => named(all),
    }
}
