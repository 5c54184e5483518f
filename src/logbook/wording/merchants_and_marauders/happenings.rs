//! Happenings of the round in words: one sentence a happening, a ladder a chapter. A new one does not compile without a
//! sentence.

use super::battles::{battles, dice, raids, volleys};
use super::cards::card;
use super::modifiers::signed;
use super::things::{gold, list, nation, zone};
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::merchants_and_marauders::clauses::Modifier;
use crate::rules::merchants_and_marauders::glory::GloryFor;
use crate::rules::merchants_and_marauders::happenings::{
    Cards, Course, Decided, Fates, Grudge, Happening, Papers, Purse, Rounds, SettingOut, Ships, Trade, Turns,
};
use crate::rules::merchants_and_marauders::ids::CargoId;
use crate::rules::merchants_and_marauders::pack::Pack;
use crate::rules::merchants_and_marauders::state::{Phase, Ship, Source};

keys! {
    /// The deed that a glory point is for.
    glory_for(GloryFor): mm_glory_for;
    /// The count that decided the game.
    decided(Decided): mm_decided;
}

/// One happening.
#[must_use]
pub fn happening(pack: &Pack, told: &Happening) -> Fact {
    use Happening as H;
    match told {
        H::SettingOut(told) => key::mm_told_setting_out!(SettingOut, told, pack),
        H::Rounds(told) => rounds(pack, told),
        H::Turns(told) => key::mm_told_turns!(Turns, told, pack),
        H::Purse(told) => purse(told),
        H::Trade(told) => trade(pack, told),
        H::Ships(told) => key::mm_told_ships!(Ships, told, pack),
        H::Papers(told) => key::mm_told_papers!(Papers, told, pack),
        H::Raids(told) => raids(pack, told),
        H::Battles(told) => battles(pack, told),
        H::Volleys(told) => volleys(pack, told),
        H::Dice(told) => dice(pack, told),
        H::Cards(told) => cards(pack, told),
        H::Fates(told) => fates(pack, told),
    }
}

fn rounds(pack: &Pack, told: &Rounds) -> Fact {
    key::mm_told_rounds!(Rounds, told, pack;
        Rounds::MerchantsDealt { zones, .. } => key::MmToldMerchantsDealt { count: zones.len() }.into(),
        Rounds::EventTurned { card: id } => {
            let title = card(pack, *id);
            match pack.events.get(id).and_then(|event| event.npc.as_ref()) {
                Some(npc) => key::MmToldNpcTurned { card: title, npc: npc.who }.into(),
                None => key::MmToldEventTurned { card: title }.into(),
            }
        }
    )
}

/// Says the reason of a chase.
#[must_use]
pub fn grudge(why: Grudge) -> Fact {
    key::mm_grudge!(Grudge, &why)
}

fn purse(told: &Purse) -> Fact {
    match *told {
        Purse::GoldGained { by, gold: sum } => key::MmToldGoldGained { by, gold: gold(sum) }.into(),
        Purse::GoldPaid { by, gold: sum, from_chest: Some(chest @ 1..) } => {
            key::MmToldGoldPaidFromChest { by, gold: gold(sum), chest }.into()
        }
        Purse::GoldPaid { by, gold: sum, .. } => key::MmToldGoldPaid { by, gold: gold(sum) }.into(),
        Purse::GoldHidden { by, gold: Some(sum) } => key::MmToldGoldHidden { by, gold: gold(sum) }.into(),
        Purse::GoldHidden { by, gold: None } => key::MmToldGoldHiddenSecretly { by }.into(),
        Purse::GoldFetched { by, gold: Some(sum) } => key::MmToldGoldFetched { by, gold: gold(sum) }.into(),
        Purse::GoldFetched { by, gold: None } => key::MmToldGoldFetchedSecretly { by }.into(),
    }
}

fn trade(pack: &Pack, told: &Trade) -> Fact {
    key::mm_told_trade!(Trade, told, pack;
        Trade::PricesSet { by, prices: Some(prices) } => {
            let each = prices.iter().map(|(good, price)| key::MmGoodsPrice { good: *good, price: *price }.into());
            key::MmToldPricesSet { by: *by, prices: list(each) }.into()
        }
        Trade::CargoBought { by, price, card: Some(CargoId { good, .. }) } => {
            key::MmToldCargoBought { by: *by, gold: gold(*price), good: *good }.into()
        }
        Trade::CargoBought { by, price, card: None } => {
            key::MmToldCargoBoughtSecretly { by: *by, gold: gold(*price) }.into()
        }
    )
}

fn cards(pack: &Pack, told: &Cards) -> Fact {
    key::mm_told_cards!(Cards, told, pack;
        Cards::NextRollChanged { side, dice } => {
            key::MmToldNextRollChanged { side: *side, change: signed(*dice) }.into()
        }
        Cards::HandSeen { by, of, hand: Some(hand), rumor } => {
            let cards = list(hand.iter().chain(rumor).map(|id| card(pack, *id)));
            key::MmToldHandSeen { by: *by, of: *of, cards }.into()
        }
        Cards::MerchantsSeen { by, zones, nations: Some(nations) } => {
            let pair = |(at, of): (&_, &_)| key::MmPair { one: zone(*at), other: nation(*of) }.into();
            key::MmToldMerchantsSeen { by: *by, what: list(zones.iter().zip(nations).map(pair)) }.into()
        }
        Cards::MerchantsSeen { by, zones, nations: None } => {
            key::MmToldMerchantsSeenSecretly { by: *by, zones: list(zones.iter().map(|at| zone(*at))) }.into()
        }
    )
}

fn fates(pack: &Pack, told: &Fates) -> Fact {
    key::mm_told_fates!(Fates, told, pack;
        Fates::GameWon { winners, decided, .. } => {
            let by = list(winners.iter().map(|by| (*by).into()));
            match decided {
                Decided::Shared => key::MmToldVictoryShared { by }.into(),
                how => key::MmToldGameWon { by, how: *how }.into(),
            }
        }
    )
}

said_as! {
    Grudge: |why| grudge(why);
    Modifier: |change| super::modifiers::modifier(&change);
}
