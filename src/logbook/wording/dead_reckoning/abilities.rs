//! A printed card of Dead Reckoning, clause by clause, in words: symbols, abilities, points at the end.

use crate::logbook::wording::{Fact, key};
use crate::rules::dead_reckoning::goods::Goods;
use crate::rules::dead_reckoning::printed::abilities::{Act, Amount, Clause, EndGame, Gained, Paid, Reach, Symbol};
use crate::rules::dead_reckoning::printed::things::Class;

/// Says a clause.
#[must_use]
pub fn clause(clause: &Clause) -> Fact {
    match clause {
        Clause::Symbol(kind) => symbols(1, *kind),
        Clause::Symbols(count, kind) => symbols(*count, *kind),
        Clause::SymbolPer(kind, per) => key::DrClausePer { one: symbols(1, *kind), other: *per }.into(),
        Clause::Do(done) => act(done),
        Clause::Either(options) => {
            let both = |one: Fact, other: Fact| key::DrClauseEither { one, other }.into();
            options.iter().map(self::clause).reduce(both).unwrap_or_else(|| key::DR_PART_NOTHING.into())
        }
        Clause::Battle(used) => key::DrInBattle { what: *used }.into(),
        Clause::AtEnd(EndGame::Gold(count)) => key::DrEndGold { count: i64::from(*count) }.into(),
        Clause::AtEnd(EndGame::GoldPerCargo(count)) => key::DrEndPerCargo { count: *count }.into(),
        Clause::AtEnd(EndGame::GoldPerIslandWithoutCubes(count)) => key::DrEndPerIsland { count: *count }.into(),
        Clause::AtEnd(EndGame::GoldPer(count, per)) => key::DrEndPerSymbol { count: *count, symbol: *per }.into(),
    }
}

/// Says a symbol with its number.
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
        (0, 0) => key::DR_GOODS_NONE.into(),
        (_, 0) => key::DrGoodsCargo { count: cargo }.into(),
        (0, _) => key::DrGoodsGold { count: gold }.into(),
        _ => {
            let (cargo, gold) = (key::DrGoodsCargo { count: cargo }, key::DrGoodsGold { count: gold });
            key::DrGoodsBoth { cargo, gold }.into()
        }
    }
}

/// Says an act of the main phase.
#[must_use]
pub fn act(act: &Act) -> Fact {
    key::dr_act!(Act, act;
        Act::Influence(amount, reach) => influence(*amount, *reach),
        Act::Produce { islands, rows, more, gold_per } => {
            let mut what: Fact = key::DrActProduce { count: *islands }.into();
            what = match rows.as_slice() {
                [] => what,
                [row] => key::DrActProduceInRow { what, row: *row }.into(),
                [row, other, ..] => key::DrActProduceInRows { what, row: *row, other: *other }.into(),
            };
            if more.units() > 0 {
                what = key::DrActProduceMore { what, goods: *more }.into();
            }
            match gold_per {
                Some(per) => key::DrActProducePer { what, symbol: *per }.into(),
                None => what,
            }
        }
    )
}

fn influence(amount: Amount, reach: Reach) -> Fact {
    let what: Fact = match amount {
        Amount::Fixed(count) => key::DrActInfluence { count }.into(),
        Amount::Per(count, per) => {
            key::DrClausePer { one: Fact::from(key::DrActInfluence { count }), other: per }.into()
        }
    };
    match reach {
        Reach::Here => what,
        Reach::SomeNextDoor(most) => key::DrActInfluenceSomeNextDoor { what, most }.into(),
        Reach::NextDoor => key::DrActInfluenceNextDoor { what }.into(),
    }
}
