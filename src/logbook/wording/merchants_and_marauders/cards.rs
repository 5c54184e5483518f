//! Cards in words: titles and lines by their ids, and texts put together from their clauses.

use super::clauses::{clause, condition, effects, event_clause, price};
use super::things::zone_rule;
use crate::logbook::wording::{Arg, Fact, InWords, key};
use crate::rules::merchants_and_marauders::clauses::Condition;
use crate::rules::merchants_and_marauders::ids::{CardId, Sort};
use crate::rules::merchants_and_marauders::pack::{Deed, MissionCard, Pack, RumorCard};
use crate::rules::merchants_and_marauders::state::Source;
use crate::rules::merchants_and_marauders::words::Skill;

/// Twins share the words of one of them.
fn words_of(pack: &Pack, card: CardId) -> CardId {
    let twin = match card.sort {
        Sort::Event => pack.events.get(&card).and_then(|event| event.words),
        Sort::Glory => pack.glory.get(&card).and_then(|glory| glory.words),
        Sort::Captain | Sort::Mission | Sort::Rumor => None,
    };
    twin.unwrap_or(card)
}

fn key_of(pack: &Pack, card: CardId, detail: &str) -> String {
    format!("mm-{}-{detail}", words_of(pack, card).to_string().to_lowercase())
}

/// The key of a card's title. A card of a mod without a title is called by its id.
#[must_use]
pub fn card_key(pack: &Pack, card: CardId) -> String {
    key_of(pack, card, "name")
}

/// The title of a card, or the name of the captain on it.
#[must_use]
pub fn card(pack: &Pack, card: CardId) -> Arg {
    Arg::key(card_key(pack, card))
}

/// The key of the line below a captain or an event. Not every card has one: ask `Words::has` first.
#[must_use]
pub fn line_key(pack: &Pack, card: CardId) -> String {
    key_of(pack, card, "note")
}

/// The key of the name of a captain's abilities. A mod's captain may have none.
#[must_use]
pub fn ability_key(pack: &Pack, captain: CardId) -> String {
    key_of(pack, captain, "ability")
}

/// Everything a card says: its clauses, or those of a mission or a rumor with what it asks for.
#[must_use]
pub fn card_text(pack: &Pack, card: CardId) -> Vec<Fact> {
    match card.sort {
        Sort::Captain => pack.captains.get(&card).map(|captain| captain.clauses.iter().map(clause).collect()),
        Sort::Event => pack.events.get(&card).map(|event| event.clauses.iter().map(event_clause).collect()),
        Sort::Glory => pack.glory.get(&card).map(|glory| {
            let hired = glory.specialist.and_then(|trade| pack.specialists.get(&trade)).into_iter().flatten();
            glory.clauses.iter().chain(hired).map(clause).collect()
        }),
        Sort::Mission => pack.missions.get(&card).map(|mission| mission_text(mission).into()),
        Sort::Rumor => pack.rumors.get(&card).map(rumor_text),
    }
    .unwrap_or_default()
}

/// Says the needs, the task and the benefit of a mission.
#[must_use]
pub fn mission_text(mission: &MissionCard) -> [Fact; 3] {
    let mut claim: Fact = key::MmMissionClaim { zone: mission.at }.into();
    if mission.when != Condition::Always {
        claim = key::MmClauseIf { at: claim, when: condition(&mission.when) }.into();
    }
    if let Some(skill) = mission.test {
        claim = key::MmMissionTest { what: claim, skill }.into();
    }
    let either = |one: Fact, other: Fact| key::MmOr { one, other }.into();
    let deeds = mission.deeds.iter().map(deed).reduce(either);
    let mut task = price(deeds.unwrap_or_else(|| key::MM_NOTHING.into()), &mission.pay);
    if let Some(count) = mission.turns {
        task = key::MmMissionTurns { what: task, count }.into();
    }
    [claim, key::MmMissionTask { what: task }.into(), key::MmMissionGain { what: effects(&mission.gain) }.into()]
}

/// Says a deed.
#[must_use]
pub fn deed(deed: &Deed) -> Fact {
    key::mm_deed!(Deed, deed)
}

/// Says the place of a rumor, its benefit, and its effects while it stays.
#[must_use]
pub fn rumor_text(rumor: &RumorCard) -> Vec<Fact> {
    let (skill, zone, what) = (rumor.test, rumor.at, effects(&rumor.gain));
    let place = match skill {
        Skill::Scouting => key::MmRumorAtSea { skill, zone }.into(),
        Skill::Seamanship | Skill::Leadership | Skill::Influence => key::MmRumorInPort { skill, zone }.into(),
    };
    let gain =
        if rumor.point_if_won { key::MmRumorGainIfWon { what }.into() } else { key::MmRumorGain { what }.into() };
    [place, gain].into_iter().chain(rumor.clauses.iter().map(clause)).collect()
}

impl InWords<Pack> for CardId {
    fn in_words(&self, pack: &Pack) -> Arg {
        card(pack, *self)
    }
}

impl InWords<Pack> for Vec<CardId> {
    fn in_words(&self, pack: &Pack) -> Arg {
        super::things::list(self.iter().map(|id| card(pack, *id)))
    }
}

/// Something with a clause of its own.
#[must_use]
pub fn source(pack: &Pack, source: Source) -> Arg {
    match source {
        Source::Hand(id) | Source::Captain(id) | Source::Specialist(id) | Source::Proved(id) | Source::Event(id) => {
            card(pack, id)
        }
        Source::Fitting(fitting) => fitting.into(),
        Source::Weapon(weapon) => weapon.into(),
        Source::Zone(zone) => Arg::key(zone_rule(zone)),
    }
}

impl InWords<Pack> for Source {
    fn in_words(&self, pack: &Pack) -> Arg {
        source(pack, *self)
    }
}
