//! Windows: a moment that players may speak at, by cards in hand and by open things (MM-28.4).

use std::sync::Arc;

use super::clauses::{Clause, Effect, Reaction};
use super::conditions::holds;
use super::effects::{self, Doing};
use super::game::{MerchantsAndMarauders, Ruling, Table};
use super::glory::HAND;
use super::happenings::Cards;
use super::hours::{Ahead, Hour, Occasion, fits};
use super::ids::CardId;
use super::occasions::Answers;
use super::pack::Pack;
use super::sources;
use super::state::{Phase, Side, Source, State};
use super::wants::{Choice, Why};
use super::words::Colour;

/// A moment has at most this number of windows, one after the other.
const MOST_WINDOWS: usize = 24;
/// Tests within tests, at most: a card that brings a test at every test ends here.
const MOST_TESTS: usize = 6;

impl Answers for MerchantsAndMarauders {
    /// Musts come first, then players may speak, until all pass (MM-28.4, 28.6).
    fn open(table: &mut Table<'_>, occasion: &Occasion) -> Ruling<()> {
        if table.rolls.len() > MOST_TESTS {
            return Ok(());
        }
        musts(table, occasion)?;
        hear(table, occasion, occasion)
    }

    fn carry_out(table: &mut Table<'_>, by: Colour, source: Source, all: &[Effect]) -> Ruling<()> {
        effects::carry_out(table, by, source, all)
    }
}

/// Lists what a player could play or use now, at the own turn or between activities in port (MM-13.5).
#[must_use]
pub fn offers(state: &State, by: Colour, hour: Hour) -> Vec<Choice> {
    if !is_calm(state, by) {
        return Vec::new();
    }
    let occasion = Occasion::of(hour, by);
    said_by(state, by, &occasion, &occasion, &[])
}

/// May this card be played, or this thing be used, now?
#[must_use]
pub fn playable(state: &State, by: Colour, source: Source, hour: Hour) -> bool {
    let owned = match source {
        Source::Hand(card) => state.player(by).is_some_and(|player| player.hand.contains(&card)),
        open => sources_of(state, by).contains(&open),
    };
    let occasion = Occasion::of(hour, by);
    owned && is_calm(state, by) && ready(&state.pack, state, by, source, &occasion, &occasion, &[]).is_some()
}

/// Plays a card, or uses a thing, at the own turn or in port: cost, effects, and the answers of others (MM-13.5).
///
/// # Errors
/// Stops where an answer is missing.
pub fn speak(table: &mut Table<'_>, by: Colour, source: Source, hour: Hour) -> Ruling<()> {
    let pack = Arc::clone(&table.pack);
    let occasion = Occasion::of(hour, by);
    let Some((_, reaction)) = ready(&pack, table, by, source, &occasion, &occasion, &[]) else { return Ok(()) };
    let resolved = perform(table, by, source, reaction, &occasion, &occasion)?;
    if resolved && matches!(source, Source::Hand(_)) { answer(table, &occasion) } else { Ok(()) }
}

/// The own turn, with no test, raid, battle or window in progress, and no card to be discarded (MM-13.3, 13.5).
fn is_calm(state: &State, by: Colour) -> bool {
    let ready = state.player(by).is_some_and(|player| player.captain.is_some() && player.hand.len() <= HAND);
    ready
        && state.active() == by
        && state.battle.is_none()
        && state.raid.is_none()
        && matches!(state.phase, Phase::Actions | Phase::Port)
}

/// The open things that speak for a player: the rules of a zone for the player who acts there (MM-28.2).
fn sources_of(state: &State, by: Colour) -> Vec<Source> {
    let mut all = sources::open(state, by);
    if state.active() != by {
        all.retain(|source| !matches!(source, Source::Zone(_)));
    }
    all
}

/// The players in the order in which they speak: in a battle its captains, the attacker first (MM-13.8); at moments of
/// the round in turn order; else from the active one clockwise (MM-13.6).
fn order(state: &State, occasion: &Occasion) -> Vec<Colour> {
    let mut order = match &state.battle {
        Some(battle) => battle.sides().into_iter().filter_map(Side::player).collect(),
        None if matches!(occasion.hour, Hour::Revealed | Hour::RoundEnd) => state.clockwise_from(state.first),
        None => state.clockwise_from(state.active),
    };
    order.retain(|by| state.player(*by).is_some_and(|player| player.captain.is_some()));
    order
}

/// Carries out what must happen, and asks nobody (MM-28.1).
fn musts(table: &mut Table<'_>, occasion: &Occasion) -> Ruling<()> {
    of_the_table(table, occasion)?;
    let pack = Arc::clone(&table.pack);
    for by in order(table, occasion) {
        for source in sources_of(table, by) {
            for clause in sources::clauses(&pack, source) {
                let Clause::Must { at, when, effects } = clause else { continue };
                let due = fits(at, occasion, by)
                    && holds(table, by, when, Some(occasion))
                    && !effects.iter().all(effects::is_of_the_table)
                    && sources_of(table, by).contains(&source)
                    && !loops(occasion, effects);
                let doing = Doing { by, source, at: Some(occasion), under: Some(occasion), lasts: None };
                if due && effects.iter().any(|effect| effects::could(table, &doing, effect, false)) {
                    table.tell(Cards::ThingUsed { by, source, once: None });
                    effects::act(table, &doing, effects)?;
                }
            }
        }
    }
    Ok(())
}

/// An event speaks to the whole table: a war breaks out once, not once for every player, and also where nobody has a
/// captain.
fn of_the_table(table: &mut Table<'_>, occasion: &Occasion) -> Ruling<()> {
    let Some(card) = table.event else { return Ok(()) };
    let (pack, by, source) = (Arc::clone(&table.pack), table.active(), Source::Event(card));
    for clause in sources::clauses(&pack, source) {
        if let Clause::Must { at, effects, .. } = clause
            && effects.iter().all(effects::is_of_the_table)
            && fits(at, occasion, by)
        {
            let doing = Doing { by, source, at: Some(occasion), under: Some(occasion), lasts: None };
            effects::act(table, &doing, effects)?;
        }
    }
    Ok(())
}

/// Would these effects bring the same moment again, without an end?
fn loops(occasion: &Occasion, effects: &[Effect]) -> bool {
    let raises = |effect: &Effect| matches!(effect, Effect::Bounty(..) | Effect::BountyHighest(_));
    occasion.hour == Hour::BountyDue && effects.iter().any(raises)
}

/// A clause that was used at this moment already: the player, the thing, and its place there.
type Spoken = (Colour, Source, usize);

/// Opens windows until all have passed (MM-28.6). `under` is the moment that a played card belongs to, where the moment
/// itself is that a card was played.
fn hear(table: &mut Table<'_>, occasion: &Occasion, under: &Occasion) -> Ruling<()> {
    let decided = |state: &State| state.battle.as_ref().is_some_and(|battle| battle.outcome.is_some());
    let before = decided(table);
    let mut spoken = Vec::new();
    for _ in 0..MOST_WINDOWS {
        if !window(table, occasion, under, &mut spoken)? || decided(table) != before {
            break;
        }
    }
    Ok(())
}

/// Asks each player one thing; announced cards are resolved in the same order (MM-13.6, 13.8). True if anything was
/// resolved: then the same moment has another window.
fn window(table: &mut Table<'_>, occasion: &Occasion, under: &Occasion, spoken: &mut Vec<Spoken>) -> Ruling<bool> {
    let hour = occasion.hour;
    let mut said = Vec::new();
    for by in order(table, occasion) {
        if passes_ahead(table, by, occasion) || !is_asked(table, by, occasion, under, spoken) {
            continue;
        }
        // Silence tells nothing: passing is always among them, and there is more than one of it (MM-28.5).
        let mut options = vec![Choice::Pass, Choice::PassThisTurn, Choice::PassUntilMyTurn];
        options.extend(said_by(table, by, occasion, under, spoken));
        let seat = table.seat(by);
        match table.choose(seat, options, Why::Window { by, hour })? {
            Some(Choice::PassThisTurn) => {
                table.tell(Cards::AheadSet { by, hour: Some(hour), ahead: Some(Ahead::PassThisTurn) });
            }
            Some(Choice::PassUntilMyTurn) => {
                table.tell(Cards::AheadSet { by, hour: Some(hour), ahead: Some(Ahead::PassUntilMyTurn) });
            }
            Some(Choice::Announce(card)) => {
                table.tell(Cards::CardAnnounced { by, hour, card: Some(card) });
                said.push((by, Source::Hand(card)));
            }
            Some(Choice::Use(source)) => said.push((by, source)),
            _ => {}
        }
    }
    let mut resolved = false;
    for (by, source) in said {
        resolved |= match source {
            Source::Hand(card) => resolve(table, by, card, occasion, under)?,
            open => used(table, by, open, occasion, under, spoken)?,
        };
    }
    Ok(resolved)
}

/// A card is resolved, or shown and taken back; it must be taken back where its condition holds no longer (MM-13.7,
/// 28.2).
fn resolve(table: &mut Table<'_>, by: Colour, card: CardId, occasion: &Occasion, under: &Occasion) -> Ruling<bool> {
    let (pack, source) = (Arc::clone(&table.pack), Source::Hand(card));
    if let Some((_, reaction)) = ready(&pack, table, by, source, occasion, under, &[]) {
        let seat = table.seat(by);
        let options = vec![Choice::Resolve, Choice::Decline];
        if table.choose(seat, options, Why::Resolve { by, card })? == Some(Choice::Resolve) {
            let resolved = perform(table, by, source, reaction, occasion, under)?;
            // The next window of this moment is the answer to a card that answers.
            if resolved && occasion.hour != Hour::CardPlayed {
                answer(table, occasion)?;
            }
            return Ok(resolved);
        }
    }
    table.tell(Cards::CardDeclined { by, card });
    Ok(false)
}

/// A thing is used, once at each moment.
fn used(
    table: &mut Table<'_>,
    by: Colour,
    source: Source,
    occasion: &Occasion,
    under: &Occasion,
    spoken: &mut Vec<Spoken>,
) -> Ruling<bool> {
    let pack = Arc::clone(&table.pack);
    let Some((place, reaction)) = ready(&pack, table, by, source, occasion, under, spoken) else { return Ok(false) };
    spoken.push((by, source, place));
    perform(table, by, source, reaction, occasion, under)
}

/// A Glory card was resolved: that is a moment of its own (MM-13.15, 28.6).
fn answer(table: &mut Table<'_>, under: &Occasion) -> Ruling<()> {
    let played = Occasion::of_all(Hour::CardPlayed);
    musts(table, &played)?;
    hear(table, &played, under)
}

/// Pays the cost and carries out the effects; false if the cost was not paid (MM-28.2).
fn perform(
    table: &mut Table<'_>,
    by: Colour,
    source: Source,
    reaction: Reaction<'_>,
    occasion: &Occasion,
    under: &Occasion,
) -> Ruling<bool> {
    match source {
        Source::Hand(card) => table.tell(Cards::CardPlayed { by, card }),
        open => table.tell(Cards::ThingUsed { by, source: open, once: reaction.once }),
    }
    let doing = Doing { by, source, at: Some(occasion), under: Some(under), lasts: reaction.lasts };
    if !effects::pay(table, &doing, &reaction)? {
        if let Source::Hand(card) = source
            && reaction.effects.iter().any(|effect| matches!(effect, Effect::Hire(_)))
        {
            table.tell(Cards::HiringFailed { by, card });
        }
        return Ok(false);
    }
    effects::act(table, &doing, reaction.effects)?;
    if let Source::Hand(card) = source {
        table.tell(Cards::CardResolved { by, card });
    }
    Ok(true)
}

/// The first clause of a source that its owner may use at this moment: it fits, its condition holds, it was not used up,
/// its cost can be paid, and it could do something (MM-28.2).
pub(super) fn ready<'p>(
    pack: &'p Pack,
    state: &State,
    by: Colour,
    source: Source,
    occasion: &Occasion,
    under: &Occasion,
    spoken: &[Spoken],
) -> Option<(usize, Reaction<'p>)> {
    if let Source::Hand(card) = source
        && state.turn.hiring_failed.contains(&card)
    {
        return None;
    }
    let clauses = sources::clauses(pack, source).iter().enumerate();
    let mut own = clauses.filter_map(|(place, clause)| Some((place, asks(clause, source)?)));
    own.find(|(place, reaction)| {
        let doing = Doing { by, source, at: Some(occasion), under: Some(under), lasts: reaction.lasts };
        !spoken.contains(&(by, source, *place)) && speaks(state, &doing, reaction, occasion, false)
    })
}

/// Could this player use the clause of a card at a moment, as if it were in hand? `openly` asks by what all know.
pub(super) fn answers(state: &State, by: Colour, source: Source, occasion: &Occasion, openly: bool) -> bool {
    let mut own = sources::clauses(&state.pack, source).iter().filter_map(|clause| asks(clause, source));
    own.any(|reaction| {
        let doing = Doing { by, source, at: Some(occasion), under: Some(occasion), lasts: reaction.lasts };
        speaks(state, &doing, &reaction, occasion, openly)
    })
}

/// A card in hand is played, an open thing is used; other clauses ask nobody.
fn asks(clause: &Clause, source: Source) -> Option<Reaction<'_>> {
    match clause {
        Clause::Play { .. } if matches!(source, Source::Hand(_)) => clause.reaction(),
        Clause::May { .. } if !matches!(source, Source::Hand(_)) => clause.reaction(),
        _ => None,
    }
}

/// May this clause speak at this moment? `openly` asks by what all know.
fn speaks(state: &State, doing: &Doing<'_>, reaction: &Reaction<'_>, occasion: &Occasion, openly: bool) -> bool {
    let Doing { by, source, .. } = *doing;
    let spent = |span| state.used.iter().any(|used| (used.by, used.source, used.span) == (by, source, span));
    fits(reaction.at, occasion, by)
        && holds(state, by, reaction.when, Some(occasion))
        && !reaction.once.is_some_and(spent)
        && !loops(occasion, reaction.effects)
        && effects::payable(state, by, reaction.pay, openly)
        && reaction.effects.iter().any(|effect| effects::could(state, doing, effect, openly))
}

/// Lists everything a player may say at a moment.
fn said_by(state: &State, by: Colour, occasion: &Occasion, under: &Occasion, spoken: &[Spoken]) -> Vec<Choice> {
    let hand = state.player(by).into_iter().flat_map(|player| &player.hand).map(|card| Source::Hand(*card));
    let all = hand.chain(sources_of(state, by));
    let now = all.filter(|source| ready(&state.pack, state, by, *source, occasion, under, spoken).is_some());
    now.map(|source| match source {
        Source::Hand(card) => Choice::Announce(card),
        open => Choice::Use(open),
    })
    .collect()
}

/// Is a player asked at this moment? Every holder of a card is, if some card of the pack could speak in this role; so
/// is the owner of an open thing that can. All of that is known to everybody, so the question tells nothing (MM-28.4).
fn is_asked(state: &State, by: Colour, occasion: &Occasion, under: &Occasion, spoken: &[Spoken]) -> bool {
    let could = |source: Source, clause: &Clause| {
        let Some(reaction) = asks(clause, source).filter(|reaction| fits(reaction.at, occasion, by)) else {
            return false;
        };
        let doing = Doing { by, source, at: Some(occasion), under: Some(under), lasts: reaction.lasts };
        speaks(state, &doing, &reaction, occasion, true)
    };
    let holds_cards = state.player(by).is_some_and(|player| !player.hand.is_empty());
    let by_card = || {
        let mut cards = state.pack.glory.iter();
        cards.any(|(card, printed)| printed.clauses.iter().any(|clause| could(Source::Hand(*card), clause)))
    };
    let by_thing = || {
        sources_of(state, by).into_iter().any(|source| {
            let mut clauses = sources::clauses(&state.pack, source).iter().enumerate();
            clauses.any(|(place, clause)| !spoken.contains(&(by, source, place)) && could(source, clause))
        })
    };
    (holds_cards && by_card()) || by_thing()
}

/// Does a player pass in advance? Without a wish, everybody is asked at the own moments and in own battles, and on other
/// players' turns not of turn starts, tests and cards (MM-28.5).
fn passes_ahead(state: &State, by: Colour, occasion: &Occasion) -> bool {
    let Some(player) = state.player(by) else { return true };
    match player.ahead.get(&occasion.hour) {
        Some(Ahead::Ask) => false,
        Some(Ahead::PassThisTurn | Ahead::PassUntilMyTurn) => true,
        None => {
            let battle = state.battle.as_ref().is_some_and(|battle| battle.sides().contains(&Side::Player(by)));
            let others = match occasion.hour {
                Hour::TurnStart | Hour::CardPlayed => true,
                Hour::Tested => !occasion.mine.contains(&by),
                _ => false,
            };
            others && !battle && state.active() != by
        }
    }
}
