//! Effects of clauses: one arm a word of the language, each by the rule of its own (MM-28.5).

mod could;
mod dice;
mod goods;
mod hits;

use std::sync::Arc;

use super::battles;
use super::bounties;
use super::clauses::{Cost, Dice, Effect, Reaction, Span};
use super::game::{Ruling, Table};
use super::glory::{self, GloryFor};
use super::happenings::{Cards, Dice as Thrown};
use super::hours::{Hour, Occasion};
use super::ids::CardId;
use super::market;
use super::moving;
use super::npcs;
use super::purse;
use super::rumors;
use super::state::{Side, Source, State};
use super::sums;
use super::trials;
use super::volleys;
use super::wants::{Choice, Why};
use super::war;
use super::windows::ready;
use super::words::{Colour, Fitting, Location, Nation, NpcKind, Test, Zone, skulls};
use super::yard;
use crate::rules::kernel::ThrowRequest;

pub(super) use could::{could, payable};

/// A clause that is being carried out.
#[derive(Clone, Copy, Debug)]
pub(super) struct Doing<'a> {
    pub by: Colour,
    pub source: Source,
    /// The moment it speaks at.
    pub at: Option<&'a Occasion>,
    /// The moment in which the card that it answers was played, or its own.
    pub under: Option<&'a Occasion>,
    pub lasts: Option<Span>,
}

impl Doing<'_> {
    fn hour(&self) -> Option<Hour> {
        self.at.map(|at| at.hour)
    }

    const fn side(&self) -> Side {
        Side::Player(self.by)
    }

    /// The other side of the battle that this player is in.
    fn foe(&self, state: &State) -> Option<Side> {
        let battle = state.battle.as_ref().filter(|battle| battle.sides().contains(&self.side()))?;
        Some(battle.foe_of(self.side()))
    }

    /// The test that its dice are thrown for.
    const fn test(&self) -> Test {
        if matches!(self.source, Source::Event(_)) { Test::Event } else { Test::Plain }
    }
}

/// Carries out effects that stand alone: what a mission or a rumor brings (MM-28.2).
///
/// # Errors
/// Stops where an answer is missing.
pub fn carry_out(table: &mut Table<'_>, by: Colour, source: Source, effects: &[Effect]) -> Ruling<()> {
    act(table, &Doing { by, source, at: None, under: None, lasts: None }, effects)
}

/// Does this effect speak to the whole table, and not to one player of it?
pub(super) const fn is_of_the_table(effect: &Effect) -> bool {
    matches!(effect, Effect::War | Effect::Peace | Effect::LayDemand | Effect::NpcEnters)
}

/// Pays a cost, all of it or nothing: what can be counted first, then the test; false if that shows no skull (MM-28.2,
/// 28.5). An action stays spent whatever the test shows (MM-8.14).
pub(super) fn pay(table: &mut Table<'_>, doing: &Doing<'_>, reaction: &Reaction<'_>) -> Ruling<bool> {
    let by = doing.by;
    if !payable(table, by, reaction.pay, false) {
        return Ok(false);
    }
    for cost in reaction.pay {
        match *cost {
            Cost::Gold(gold) => purse::pay(table, by, gold.into()),
            Cost::Action(actions) => (0..actions).for_each(|_| moving::spend(table, by, false)),
            Cost::Cargo(good, count) => goods::hand_over(table, by, good, count),
            Cost::This => discard(table, doing)?,
            Cost::Test(_) => {}
        }
    }
    let hires = reaction.effects.iter().any(|effect| matches!(effect, Effect::Hire(_)));
    for cost in reaction.pay {
        if let Cost::Test(skill) = *cost {
            let test = if hires { Test::Hire } else { doing.test() };
            if !trials::passes(table, by, test, skill)? {
                return Ok(false);
            }
        }
    }
    Ok(true)
}

/// The token or card itself goes; a played card goes anyway.
fn discard(table: &mut Table<'_>, doing: &Doing<'_>) -> Ruling<()> {
    let Doing { by, source, .. } = *doing;
    match source {
        Source::Hand(_) | Source::Captain(_) | Source::Fitting(_) | Source::Zone(_) | Source::Event(_) => Ok(()),
        Source::Weapon(_) | Source::Specialist(_) => {
            table.tell(Cards::ThingDiscarded { by, source });
            Ok(())
        }
        // Rumors go back and are shuffled in (MM-10.36).
        Source::Proved(card) => {
            let has = table.player(by).is_some_and(|player| player.proved.contains(&card));
            if has { rumors::put_back(table, &[card]) } else { Ok(()) }
        }
    }
}

/// Carries out effects in order. An effect that kills the captain ends the list.
pub(super) fn act(table: &mut Table<'_>, doing: &Doing<'_>, effects: &[Effect]) -> Ruling<()> {
    let captain = |table: &Table<'_>| table.player(doing.by).and_then(|player| player.captain);
    let before = captain(table);
    for effect in effects {
        if captain(table) != before {
            break;
        }
        one(table, doing, effect)?;
    }
    Ok(())
}

/// Asks the owner for something that an effect needs.
fn ask(table: &mut Table<'_>, doing: &Doing<'_>, options: Vec<Choice>) -> Ruling<Option<Choice>> {
    let Doing { by, source, .. } = *doing;
    let seat = table.seat(by);
    table.choose(seat, options, Why::For { by, source })
}

fn one(table: &mut Table<'_>, doing: &Doing<'_>, effect: &Effect) -> Ruling<()> {
    let Doing { by, source, .. } = *doing;
    match *effect {
        // ---- what comes to the captain
        Effect::Gold(gold) => purse::gain(table, by, gold.into()),
        Effect::Glory => glory::point(table, by, GloryFor::Card)?,
        Effect::GloryCard(cards) => glory::draw(table, by, cards)?,
        Effect::Rumor(rumors) => rumors::draw(table, by, rumors)?,
        Effect::Specialist => glory::free_specialist(table, by)?,
        Effect::Hire(trade) => {
            if let Source::Hand(card) = source
                && !glory::has(table, by, trade)
            {
                table.tell(Cards::Hired { by, card, trade });
            }
        }

        // ---- the ship
        Effect::Crew(more) => crew(table, by, more),
        Effect::CrewFill => crew(table, by, i8::MAX),
        Effect::Repair(points) => repair(table, doing, points)?,
        Effect::RepairAll => repair_all(table, by),
        Effect::Weapons => yard::take_weapons(table, by),
        Effect::Modification => modification(table, doing)?,
        Effect::TurnOver => {
            if let Source::Fitting(fitting) = source {
                table.tell(Cards::FittingTurned { by, fitting });
            }
        }
        Effect::Carry => table.tell(Cards::CarryAllowed { by }),

        // ---- bounties
        Effect::Bounty(nation, levels) => raise(table, by, nation, levels)?,
        Effect::BountyHighest(levels) => raise_highest(table, doing, levels)?,
        Effect::BountyFalls(levels) => lower(table, doing, levels, 0)?,
        Effect::Pardon(levels, gold) => lower(table, doing, levels, gold)?,
        Effect::ClearOne => {
            if let Some(nation) = hunter(table, doing)? {
                let level = table.bounty(by, nation);
                bounties::fall(table, by, nation, level);
            }
        }
        Effect::CancelBounty => table.tell(Cards::BountyCancelled { by }),

        // ---- goods
        Effect::Cargo(cards, keep) => goods::cargo(table, doing, cards, keep)?,
        Effect::Stash => goods::stash(table, doing)?,
        Effect::SellAll(price) => market::sell_all(table, by, price)?,
        Effect::Replace(cards) => market::exchange(table, by, cards)?,
        Effect::ChangeDemand => goods::change_demand(table, doing)?,
        Effect::LayDemand => goods::lay_demand(table)?,
        Effect::Toll(gold, skill) => {
            if let Some(zone) = table.entering_port
                && !moving::toll(table, by, gold, skill)?
            {
                table.tell(Cards::TurnedAway { by, zone });
            }
        }
        Effect::OpenPort(ports) => table.tell(Cards::PortsOpened { by, ports }),

        // ---- dice and hits
        Effect::Reroll(whose, count) => dice::reroll(table, doing, whose, count)?,
        Effect::SetDie(count) => dice::set(table, doing, count)?,
        Effect::Succeed => {
            if dice::test_of(table, doing).is_some_and(|roll| roll.by == doing.side()) {
                table.tell(Thrown::TestCounts { by });
            }
        }
        Effect::DieToSuccess(count) => dice::make(table, doing, count),
        Effect::AddHit(count) => hits::add(table, doing, count),
        Effect::CancelHit(count) => hits::cancel(table, doing, count)?,
        Effect::MoveHit(count) => hits::shift(table, doing, count)?,
        Effect::SkullsTo(location) => hits::aim(table, doing, location),
        Effect::HitFoe(count) => hits::strike(table, doing, count),
        Effect::Volley(count) => volleys::suffer(table, by, count)?,
        Effect::PerSkull(ref dice, ref then) => per_skull(table, doing, *dice, then)?,
        Effect::IfSkull(ref dice, ref then) => {
            if throw(table, doing, *dice)? > 0 {
                act(table, doing, then)?;
            }
        }
        Effect::Try(skill, ref passed, ref failed) => {
            let success = trials::passes(table, by, doing.test(), skill)?;
            act(table, doing, if success { passed } else { failed })?;
        }

        // ---- the battle
        Effect::NextRoll(dice) => table.tell(Cards::NextRollChanged { side: doing.side(), dice }),
        Effect::FoeRoll(dice) => {
            if let Some(side) = doing.foe(table) {
                table.tell(Cards::NextRollChanged { side, dice });
            }
        }
        Effect::Spare(crew) => table.tell(Cards::CrewSpared { by, crew }),
        Effect::TheirCrew(crew) => take_crew(table, doing, crew),
        Effect::Escape => table.tell(Cards::EscapeGranted { by }),
        Effect::EndBattle => table.tell(Cards::BattleBrokenOff { by }),
        Effect::Ashore(leadership, crew, ref then) => {
            if table.battle.is_none() && battles::ashore(table, by, leadership, crew)? {
                act(table, doing, then)?;
            }
        }

        // ---- the table
        Effect::War => {
            if let Source::Event(card) = source {
                war::break_out(table, card)?;
            }
        }
        Effect::Peace => war::peace(table),
        // The captain waits in the row since the card was turned, and step (2) of MM-7.8 lets the ship in.
        Effect::NpcEnters => {}
        Effect::MoveNpc(zones) => move_npc(table, doing, zones)?,
        Effect::LookAtHandAndRumor => look_at_hand(table, doing)?,
        Effect::LookAtMerchants(count) => look_at_merchants(table, doing, count)?,

        // ---- the card itself, and what it leaves
        Effect::Copy => copy(table, doing)?,
        Effect::DiscardOn(ref faces) => {
            let thrown = throw_faces(table, doing, 1)?;
            if thrown.iter().any(|face| faces.contains(face)) {
                discard(table, doing)?;
            }
        }
        // A proved rumor stays with its captain (MM-10.35).
        Effect::Stay => {}
        Effect::Actions(actions) => table.tell(Cards::ActionsGained { by, actions }),
        Effect::Moves(moves) => table.tell(Cards::MovesGained { by, moves }),
        Effect::Modify(modifier) => {
            let span = doing.lasts.unwrap_or(Span::Turn);
            table.tell(Cards::LastingBegan { by, source, modifier, span });
        }
    }
    Ok(())
}

/// Crew rises up to its maximum, or falls down to 0.
fn crew(table: &mut Table<'_>, by: Colour, more: i8) {
    let side = Side::Player(by);
    let now = sums::track(table, side, Location::Crew);
    let room = sums::max(table, side, Location::Crew).saturating_sub(now);
    let change = more.unsigned_abs();
    if more > 0 && room > 0 {
        yard::crew_gain(table, by, change.min(room));
    } else if more < 0 && now > 0 {
        yard::crew_lose(table, by, change.min(now));
    }
}

/// Points missing at a location.
fn missing(state: &State, by: Colour, location: Location) -> u8 {
    let side = Side::Player(by);
    sums::max(state, side, location).saturating_sub(sums::track(state, side, location))
}

/// Damaged locations other than Crew.
fn broken(state: &State, by: Colour) -> Vec<Location> {
    let fixable = Location::ALL.into_iter().filter(|location| *location != Location::Crew);
    fixable.filter(|location| missing(state, by, *location) > 0).collect()
}

/// Damage points other than Crew are repaired, each where the owner says.
fn repair(table: &mut Table<'_>, doing: &Doing<'_>, points: u8) -> Ruling<()> {
    for _ in 0..points {
        let options = broken(table, doing.by).into_iter().map(Choice::Location).collect();
        let Some(Choice::Location(location)) = ask(table, doing, options)? else { return Ok(()) };
        yard::mend(table, doing.by, location, 1);
    }
    Ok(())
}

fn repair_all(table: &mut Table<'_>, by: Colour) {
    for location in broken(table, by) {
        let points = missing(table, by, location);
        yard::mend(table, by, location, points);
    }
}

/// Open modification tokens lying in ports whose kind the captain does not own (MM-10.26).
fn tokens(state: &State, by: Colour) -> Vec<(Zone, Fitting)> {
    let Some(ship) = state.ship(by) else { return Vec::new() };
    let open = state.yards.iter().filter(|(_, yard)| yard.open && ship.fittings.get(&yard.kind).is_none());
    open.map(|(zone, yard)| (*zone, yard.kind)).collect()
}

fn modification(table: &mut Table<'_>, doing: &Doing<'_>) -> Ruling<()> {
    let tokens = tokens(table, doing.by);
    let options = tokens.iter().map(|(zone, _)| Choice::Zone(*zone)).collect();
    if let Some(Choice::Zone(at)) = ask(table, doing, options)?
        && let Some((_, fitting)) = tokens.into_iter().find(|(zone, _)| *zone == at)
    {
        yard::fit(table, doing.by, fitting, at);
    }
    Ok(())
}

/// A bounty rises level by level; each is a moment of its own (G-74).
fn raise(table: &mut Table<'_>, by: Colour, nation: Nation, levels: u8) -> Ruling<()> {
    for _ in 0..levels {
        bounties::set(table, by, nation)?;
    }
    Ok(())
}

/// The highest bounty rises; of equals the owner picks one (T-6).
fn raise_highest(table: &mut Table<'_>, doing: &Doing<'_>, levels: u8) -> Ruling<()> {
    let Some(player) = table.player(doing.by) else { return Ok(()) };
    let highest = player.bounties.values().max().copied();
    let equal = player.bounties.iter().filter(|(_, level)| Some(**level) == highest);
    let options = equal.map(|(nation, _)| Choice::Nation(*nation)).collect();
    match ask(table, doing, options)? {
        Some(Choice::Nation(nation)) => raise(table, doing.by, nation, levels),
        _ => Ok(()),
    }
}

/// The owner picks a nation with a bounty on the captain.
fn hunter(table: &mut Table<'_>, doing: &Doing<'_>) -> Ruling<Option<Nation>> {
    let player = table.player(doing.by);
    let options = player.into_iter().flat_map(|player| player.bounties.keys()).copied().map(Choice::Nation).collect();
    Ok(match ask(table, doing, options)? {
        Some(Choice::Nation(nation)) => Some(nation),
        _ => None,
    })
}

/// One bounty falls by up to this number of levels, each for this much gold (MM-12.8).
fn lower(table: &mut Table<'_>, doing: &Doing<'_>, most: u8, gold: u8) -> Ruling<()> {
    let by = doing.by;
    let Some(nation) = hunter(table, doing)? else { return Ok(()) };
    let most = most.min(table.bounty(by, nation));
    let price = |levels: u8| u16::from(levels) * u16::from(gold);
    let options = (1..=most).filter(|levels| purse::can_pay(table, by, price(*levels))).map(Choice::Levels).collect();
    if let Some(Choice::Levels(levels)) = ask(table, doing, options)? {
        if gold > 0 {
            purse::pay(table, by, price(levels));
        }
        bounties::fall(table, by, nation, levels);
    }
    Ok(())
}

/// Throws dice of a card or a thing, and counts their skulls.
fn throw(table: &mut Table<'_>, doing: &Doing<'_>, dice: Dice) -> Ruling<u8> {
    let dice = match dice {
        Dice::Of(dice) => dice,
        Dice::Cannons => sums::track(table, doing.side(), Location::Cannons),
    };
    Ok(skulls(&throw_faces(table, doing, dice)?))
}

fn throw_faces(table: &mut Table<'_>, doing: &Doing<'_>, dice: u8) -> Ruling<Vec<u8>> {
    if dice == 0 {
        return Ok(Vec::new());
    }
    let Doing { by, source, .. } = *doing;
    let seat = table.seat(by);
    let dice = usize::from(dice.min(sums::DICE));
    let thrown = table.throw(seat, ThrowRequest::dice(dice, 6), Why::CardDie { by, source })?;
    let faces: Vec<u8> = thrown.faces().collect();
    table.tell(Thrown::CardDiceThrown { by, source, faces: faces.clone() });
    Ok(faces)
}

/// The effects come for each skull; hits of one moment are one volley (MM-17.1).
fn per_skull(table: &mut Table<'_>, doing: &Doing<'_>, dice: Dice, then: &[Effect]) -> Ruling<()> {
    let skulls = throw(table, doing, dice)?;
    for effect in then {
        if let Effect::HitFoe(count) = effect {
            hits::strike(table, doing, count.saturating_mul(skulls));
            continue;
        }
        for _ in 0..skulls {
            act(table, doing, std::slice::from_ref(effect))?;
        }
    }
    Ok(())
}

/// The side that loses Crew, and what it keeps at least: at a turn's start the ship of that turn keeps 1 (T-8).
fn crew_of(state: &State, doing: &Doing<'_>) -> Option<(Side, u8)> {
    doing.foe(state).map(|foe| (foe, 0)).or_else(|| {
        let theirs = state.active();
        (theirs != doing.by && state.ship(theirs).is_some()).then_some((Side::Player(theirs), 1))
    })
}

fn take_crew(table: &mut Table<'_>, doing: &Doing<'_>, crew: u8) {
    let Some((from, least)) = crew_of(table, doing) else { return };
    let now = sums::track(table, from, Location::Crew);
    let lost = crew.min(now.saturating_sub(least));
    if lost > 0 {
        table.tell(Cards::CrewTaken { from, lost, left: now.saturating_sub(lost) });
    }
}

/// Ships of no player that are on the board.
fn afloat(state: &State) -> Vec<NpcKind> {
    NpcKind::ALL.into_iter().filter(|npc| state.npcs.get(npc).is_some_and(|npc| npc.at.is_some())).collect()
}

/// A ship of no player sails across any border (T-8).
fn move_npc(table: &mut Table<'_>, doing: &Doing<'_>, zones: u8) -> Ruling<()> {
    let options = afloat(table).into_iter().map(Choice::Npc).collect();
    let Some(Choice::Npc(npc)) = ask(table, doing, options)? else { return Ok(()) };
    for _ in 0..zones {
        let Some(from) = table.npcs.get(&npc).and_then(|npc| npc.at) else { return Ok(()) };
        let options = table.pack.neighbours(from).map(|border| Choice::Zone(border.to)).collect();
        if let Some(Choice::Zone(to)) = ask(table, doing, options)? {
            npcs::move_one(table, npc, to);
        }
    }
    Ok(())
}

/// Other players who have a hand or a rumor to be seen.
fn seen(state: &State, by: Colour) -> Vec<Colour> {
    let others = state.players.iter().filter(|player| player.colour != by);
    others.filter(|player| !player.hand.is_empty() || player.rumor.is_some()).map(|player| player.colour).collect()
}

fn look_at_hand(table: &mut Table<'_>, doing: &Doing<'_>) -> Ruling<()> {
    let options = seen(table, doing.by).into_iter().map(Choice::Player).collect();
    if let Some(Choice::Player(of)) = ask(table, doing, options)?
        && let Some(player) = table.player(of)
    {
        let (hand, rumor) = (Some(player.hand.clone()), player.rumor);
        table.tell(Cards::HandSeen { by: doing.by, of, hand, rumor });
    }
    Ok(())
}

fn look_at_merchants(table: &mut Table<'_>, doing: &Doing<'_>, count: u8) -> Ruling<()> {
    let mut zones: Vec<Zone> = Vec::new();
    for _ in 0..count {
        let others = table.merchants.keys().copied().filter(|zone| !zones.contains(zone));
        let options = others.map(Choice::Zone).collect();
        let Some(Choice::Zone(zone)) = ask(table, doing, options)? else { break };
        zones.push(zone);
    }
    if !zones.is_empty() {
        let nations = zones.iter().filter_map(|zone| table.merchants.get(zone)).copied().collect();
        table.tell(Cards::MerchantsSeen { by: doing.by, zones, nations: Some(nations) });
    }
    Ok(())
}

/// The card that was resolved last, if it is discarded after use and could be played by this player now (MM-13.15).
fn original(state: &State) -> Option<(CardId, Source)> {
    let card = state.last_card?;
    let discarded = state.pack.glory.get(&card).is_some_and(|printed| printed.specialist.is_none());
    discarded.then_some((card, Source::Hand(card)))
}

/// Works like the card that was resolved last (MM-13.15).
fn copy(table: &mut Table<'_>, doing: &Doing<'_>) -> Ruling<()> {
    let (Some((card, source)), Some(under)) = (original(table), doing.under) else { return Ok(()) };
    let (pack, by) = (Arc::clone(&table.pack), doing.by);
    let Some((_, reaction)) = ready(&pack, table, by, source, under, under, &[]) else { return Ok(()) };
    table.tell(Cards::CardCopied { by, card });
    let copied = Doing { by, source, at: Some(under), under: Some(under), lasts: reaction.lasts };
    if pay(table, &copied, &reaction)? {
        act(table, &copied, reaction.effects)?;
    }
    Ok(())
}
