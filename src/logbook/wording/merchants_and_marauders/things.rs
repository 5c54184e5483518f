//! The names of things in Merchants & Marauders: players, nations, zones, goods, ships, tokens, steps.

use crate::logbook::wording::{Arg, Fact, InWords, key};
use crate::rules::merchants_and_marauders::hours::Hour;
use crate::rules::merchants_and_marauders::ids::{CargoId, Sort};
use crate::rules::merchants_and_marauders::pack::{Pack, Symbol};
use crate::rules::merchants_and_marauders::state::{Activity, Phase, Side, Target, VolleyKind, Where};
use crate::rules::merchants_and_marauders::words::{
    Colour, Compass, Declaration, Fitting, Good, Location, Nation, NpcKind, ShipKind, Skill, Trade, Weapon, Zone,
};

names! {
    /// A player.
    colour(Colour): mm_colour;
    /// The country of a nation.
    nation(Nation): mm_nation;
    /// A ship of no player.
    npc(NpcKind): mm_npc;
    /// A sea zone.
    zone(Zone): mm_zone;
    /// A letter at a border.
    compass(Compass): mm_compass;
    /// A good.
    good(Good): mm_good;
    /// A skill of a captain.
    skill(Skill): mm_skill;
    /// A track of a ship.
    location(Location): mm_location;
    /// A type of ships.
    ship(ShipKind): mm_ship;
    /// A ship modification.
    fitting(Fitting): mm_fitting;
    /// A special weapon.
    weapon(Weapon): mm_weapon;
    /// A specialist.
    trade(Trade): mm_trade;
    /// A declaration in a battle.
    declaration(Declaration): mm_declaration;
    /// The guns of a volley.
    volley(VolleyKind): mm_volley;
}

keys! {
    /// A step of the game.
    phase(Phase): mm_phase;
    /// An activity in port.
    activity(Activity): mm_activity;
    /// A moment that players may speak at.
    hour(Hour): mm_hour;
    /// A deck.
    sort(Sort): mm_sort;
}

macro_rules! whys {
    ($($(#[$doc:meta])* $name:ident($of:ident): $ladder:ident;)*) => {$(
        $(#[$doc])*
        #[must_use]
        pub const fn $name(of: $of) -> &'static str {
            key::$ladder!($of, of)
        }
    )*};
}

whys! {
    /// The nationality of a captain.
    nation_people(Nation): mm_nation_people;
    /// A merchant of a nation.
    merchant(Nation): mm_merchant;
    /// The name of a zone's own rule.
    zone_rule(Zone): mm_zone_rule;
    /// Says the use of a skill.
    skill_why(Skill): mm_skill_why;
    /// Says the use of a track.
    location_why(Location): mm_location_why;
    /// Says the merits of a ship.
    ship_why(ShipKind): mm_ship_why;
    /// Says the use of a modification.
    fitting_why(Fitting): mm_fitting_why;
    /// Says the use of a special weapon.
    weapon_why(Weapon): mm_weapon_why;
    /// Says the use of a specialist.
    trade_why(Trade): mm_trade_why;
}

/// A place of a ship.
#[must_use]
pub fn place(at: Where) -> Fact {
    key::mm_where!(Where, &at)
}

/// A side of a fight.
#[must_use]
pub fn side(side: Side) -> Fact {
    key::mm_side!(Side, &side)
}

/// A target of scouting.
#[must_use]
pub fn target(target: Target) -> Fact {
    key::mm_target!(Target, &target)
}

/// This number of pieces of gold, as it stands after a verb.
#[must_use]
pub fn gold(count: impl Into<Arg>) -> Fact {
    key::MmGold::of(count)
}

/// A cargo card: its good with what is printed on it.
#[must_use]
pub fn cargo(pack: &Pack, card: CargoId) -> Arg {
    let good = card.good;
    let Some(printed) = pack.cargo.get(&card) else { return good.into() };
    let plunder = printed.plunder;
    match printed.symbol {
        Symbol::Escape => key::MmCargoEscape { good, plunder }.into(),
        Symbol::Hit(location) => key::MmCargoHit { good, plunder, location }.into(),
    }
}

/// Names one after the other; none of them is nothing.
#[must_use]
pub fn list(all: impl IntoIterator<Item = Arg>) -> Arg {
    let both = |one: Arg, other: Arg| key::MmList { one, other }.into();
    all.into_iter().reduce(both).unwrap_or_else(|| Arg::key(key::MM_NOTHING))
}

said_as! {
    Where: |at| place(at);
    Side: |of| side(of);
    Target: |of| target(of);
}

impl InWords<Pack> for CargoId {
    fn in_words(&self, pack: &Pack) -> Arg {
        cargo(pack, *self)
    }
}

/// Cargo cards counted by their goods.
#[must_use]
pub fn goods(cards: &[CargoId]) -> Arg {
    let count = |good: Good| cards.iter().filter(|card| card.good == good).count();
    let counted = |(good, count)| match count {
        1 => Arg::from(good),
        _ => key::MmGoodsCount { good, count }.into(),
    };
    list(Good::ALL.map(|good| (good, count(good))).into_iter().filter(|(_, count)| *count > 0).map(counted))
}

impl InWords<Pack> for Vec<CargoId> {
    fn in_words(&self, _: &Pack) -> Arg {
        goods(self)
    }
}
