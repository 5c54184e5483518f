//! What is printed on a card of Dead Reckoning, clause by clause, in words: symbols, abilities, what counts at the end.

use super::asks::ability;
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::dead_reckoning::goods::Goods;
use crate::rules::dead_reckoning::printed::abilities::{Act, Amount, Clause, EndGame, Gained, Paid, Reach, Symbol};
use crate::rules::dead_reckoning::printed::things::Class;

/// What a clause says.
#[must_use]
pub fn clause(clause: &Clause) -> Fact {
    match clause {
        Clause::Symbol(kind) => symbols(1, *kind),
        Clause::Symbols(count, kind) => symbols(*count, *kind),
        Clause::SymbolPer(kind, per) => key::DrClausePer { one: symbols(1, *kind), other: symbol(*per) }.into(),
        Clause::Do(done) => act(done),
        Clause::Either(options) => {
            let both = |one: Fact, other: Fact| key::DrClauseEither { one, other }.into();
            options.iter().map(self::clause).reduce(both).unwrap_or_else(|| key::DR_PART_NOTHING.into())
        }
        Clause::Battle(used) => key::DrInBattle { what: ability(*used) }.into(),
        Clause::AtEnd(EndGame::Gold(count)) => key::DrEndGold { count: i64::from(*count) }.into(),
        Clause::AtEnd(EndGame::GoldPerCargo(count)) => key::DrEndPerCargo { count: *count }.into(),
        Clause::AtEnd(EndGame::GoldPerIslandWithoutCubes(count)) => key::DrEndPerIsland { count: *count }.into(),
        Clause::AtEnd(EndGame::GoldPer(count, per)) => {
            key::DrEndPerSymbol { count: *count, symbol: symbol(*per) }.into()
        }
    }
}

/// The name of a symbol.
#[must_use]
pub fn symbol(symbol: Symbol) -> Arg {
    Arg::key(match symbol {
        Symbol::Sail => key::DR_SYMBOL_SAIL,
        Symbol::Cannon => key::DR_SYMBOL_CANNON,
        Symbol::Helm => key::DR_SYMBOL_HELM,
        Symbol::Flag => key::DR_SYMBOL_FLAG,
        Symbol::BonusCard => key::DR_SYMBOL_BONUS_CARD,
        Symbol::Hand => key::DR_SYMBOL_HAND,
    })
}

/// What a symbol is for.
#[must_use]
pub fn symbol_why(symbol: Symbol) -> Fact {
    Fact::from(match symbol {
        Symbol::Sail => key::DR_SYMBOL_SAIL_WHY,
        Symbol::Cannon => key::DR_SYMBOL_CANNON_WHY,
        Symbol::Helm => key::DR_SYMBOL_HELM_WHY,
        Symbol::Flag => key::DR_SYMBOL_FLAG_WHY,
        Symbol::BonusCard => key::DR_SYMBOL_BONUS_CARD_WHY,
        Symbol::Hand => key::DR_SYMBOL_HAND_WHY,
    })
}

/// So many of a symbol.
#[must_use]
pub fn symbols(count: u8, symbol: Symbol) -> Fact {
    match symbol {
        Symbol::Sail => key::DrClauseSails { count }.into(),
        Symbol::Cannon => key::DuelCannons { count }.into(),
        Symbol::Helm => key::DrClauseHelms { count }.into(),
        Symbol::Flag => key::DrClauseFlags { count }.into(),
        Symbol::BonusCard => key::DrClauseBonusCards { count }.into(),
        Symbol::Hand => key::DrClauseHand { count }.into(),
    }
}

/// Cargo, gold, or both.
#[must_use]
pub fn goods(goods: Goods) -> Fact {
    let Goods { cargo, gold } = goods;
    match (cargo, gold) {
        (_, 0) => key::DrGoodsCargo { count: cargo }.into(),
        (0, _) => key::DrGoodsGold { count: gold }.into(),
        _ => key::DrGoodsBoth { cargo, gold }.into(),
    }
}

/// What is done in the main phase.
#[must_use]
pub fn act(act: &Act) -> Fact {
    match act {
        Act::Gain(gained, Gained::Dock) => key::DrActGainDock { goods: goods(*gained) }.into(),
        Act::Gain(gained, Gained::Ship) => key::DrActGainShip { goods: goods(*gained) }.into(),
        Act::Gain(gained, Gained::ShipOrDock) => key::DrActGainAny { goods: goods(*gained) }.into(),
        Act::Gain(gained, Gained::Island) => key::DrActGainIsland { goods: goods(*gained) }.into(),
        Act::Pay(price, Paid::Ship, then) => key::DrActPayAboard { goods: goods(*price), what: self::act(then) }.into(),
        Act::Pay(price, _, then) => key::DrActPay { goods: goods(*price), what: self::act(then) }.into(),
        Act::InHarbour(then) => key::DrActInHarbour { what: self::act(then) }.into(),
        Act::InPort(then) => key::DrActInPort { what: self::act(then) }.into(),
        Act::Influence(amount, reach) => influence(*amount, *reach),
        Act::Produce { islands, rows, more, gold_per } => {
            let mut what: Fact = key::DrActProduce { count: *islands }.into();
            what = match rows.as_slice() {
                [] => what,
                [row] => key::DrActProduceInRow { what, row: *row }.into(),
                [row, other, ..] => key::DrActProduceInRows { what, row: *row, other: *other }.into(),
            };
            if more.units() > 0 {
                what = key::DrActProduceMore { what, goods: goods(*more) }.into();
            }
            match gold_per {
                Some(per) => key::DrActProducePer { what, symbol: symbol(*per) }.into(),
                None => what,
            }
        }
        Act::Build(count) => key::DrActBuild { count: *count }.into(),
        Act::Upgrade(Some(Class::Basic)) => key::DR_ACT_UPGRADE_BASIC.into(),
        Act::Upgrade(Some(Class::Advanced)) => key::DR_ACT_UPGRADE_ADVANCED.into(),
        Act::Upgrade(None) => key::DR_ACT_UPGRADE.into(),
        Act::Swap => key::DR_ACT_SWAP.into(),
        Act::Repair(count) => key::DrActRepair { count: *count }.into(),
        Act::LevelThis => key::DR_ACT_LEVEL_THIS.into(),
        Act::LevelBottom => key::DR_ACT_LEVEL_BOTTOM.into(),
        Act::TakeTop(_) => key::DR_ACT_TAKE_TOP.into(),
        Act::Broadside { cannons, damage } => key::DrActBroadside { cannons: *cannons, damage: *damage }.into(),
        Act::CoastRunner(row) => key::DrActCoastRunner { row: *row }.into(),
        Act::WakeOfFire(damage) => key::DrActWake { damage: *damage }.into(),
        Act::IgnoreForts => key::DR_ACT_IGNORE_FORTS.into(),
        Act::Flag => key::DR_ACT_FLAG.into(),
        Act::Copy => key::DR_ACT_COPY.into(),
    }
}

fn influence(amount: Amount, reach: Reach) -> Fact {
    let what: Fact = match amount {
        Amount::Fixed(count) => key::DrActInfluence { count }.into(),
        Amount::Per(count, per) => {
            key::DrClausePer { one: Fact::from(key::DrActInfluence { count }), other: symbol(per) }.into()
        }
    };
    match reach {
        Reach::Here => what,
        Reach::SomeNextDoor(most) => key::DrActInfluenceSomeNextDoor { what, most }.into(),
        Reach::NextDoor => key::DrActInfluenceNextDoor { what }.into(),
    }
}
