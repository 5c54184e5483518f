//! From a position to a table. Everything is checked here once, so that the rules may rely on it (MM-29.7).

use std::collections::BTreeSet;
use std::sync::Arc;

use super::spread::{over_and_over, some, spread, take};
use super::{BattleAt, CaptainAt, Made, Pile, PlayerAt, Position, Tracks};
use crate::rules::kernel::Seat;
use crate::rules::kernel::keyed::By;
use crate::rules::kernel::keyed::Few;
use crate::rules::kernel::likeness::Portrait;
use crate::rules::merchants_and_marauders::clauses::{Clause, Effect, Span};
use crate::rules::merchants_and_marauders::ids::{CardId, CargoId, Sort};
use crate::rules::merchants_and_marauders::pack::{CaptainCard, House, Pack};
use crate::rules::merchants_and_marauders::setup::{self, Flaw, SetupFault, fault, nobody};
use crate::rules::merchants_and_marauders::state::{
    Battle, Decks, Discards, Npc, Phase, Player, Ship, Side, State, Turn, Used, Where, Yard,
};
use crate::rules::merchants_and_marauders::sums;
use crate::rules::merchants_and_marauders::words::{
    ByLocation, Colour, Fitting, Good, Location, Nation, NpcKind, Zone,
};

/// Captains that are made for a position have numbers from here on.
const FIRST_MADE: u8 = 90;
/// MM-13.3.
const HAND: usize = 4;
/// MM-5.6 and MM-12.5: no track goes further.
const TRACK: u8 = 5;

type Laid<T> = Result<T, SetupFault>;

fn unless(wrong: bool, field: impl Into<String>, flaw: Flaw) -> Laid<()> {
    if wrong { Err(fault(field, flaw)) } else { Ok(()) }
}

/// Lays a position out.
///
/// # Errors
/// The first field that cannot be so, and why.
pub fn laid_out(pack: &Pack, position: &Position) -> Laid<State> {
    let mut pack = pack.clone();
    let mut cards = Cards::default();
    let players = seated(position, &mut pack, &mut cards)?;
    let mut state = bare(pack, position, players)?;
    lay_cards(position, &mut state, &mut cards)?;
    lay_npcs(position, &mut state, &mut cards)?;
    lay_decks(position, &mut state, &mut cards)?;
    lay_tokens(position, &mut state)?;
    load(position, &mut state)?;
    state.battle = position.battle.as_ref().map(|battle| fought(battle, &mut state)).transpose()?;
    begin_turn(position, &mut state);
    Ok(state)
}

/// The cards that lie somewhere already.
#[derive(Default)]
struct Cards {
    named: BTreeSet<CardId>,
    cargo: BTreeSet<CargoId>,
}

impl Cards {
    /// A printed card of this sort that lies here and nowhere else.
    fn lay(&mut self, pack: &Pack, card: CardId, sort: Sort, field: &str) -> Laid<()> {
        unless(card.sort != sort || !printed(pack, card), field, Flaw::Card)?;
        unless(!self.named.insert(card), field, Flaw::CardTwice)
    }

    fn lay_cargo(&mut self, pack: &Pack, card: CargoId, field: &str) -> Laid<()> {
        unless(!pack.cargo.contains_key(&card), field, Flaw::Card)?;
        unless(!self.cargo.insert(card), field, Flaw::CardTwice)
    }

    fn lay_all(&mut self, pack: &Pack, list: &[CardId], sort: Sort, field: &str) -> Laid<()> {
        list.iter().try_for_each(|card| self.lay(pack, *card, sort, field))
    }
}

fn printed(pack: &Pack, card: CardId) -> bool {
    match card.sort {
        Sort::Captain => pack.captains.contains_key(&card),
        Sort::Event => pack.events.contains_key(&card),
        Sort::Glory => pack.glory.contains_key(&card),
        Sort::Mission => pack.missions.contains_key(&card),
        Sort::Rumor => pack.rumors.contains_key(&card),
    }
}

fn has_port(pack: &Pack, zone: Zone) -> bool {
    pack.nation_of(zone).is_some()
}

fn seated(position: &Position, pack: &mut Pack, cards: &mut Cards) -> Laid<Vec<Player>> {
    unless(!(2..=4).contains(&position.players.len()), "players", Flaw::Players)?;
    let mut colours = BTreeSet::new();
    let mut players = Vec::new();
    for (number, given) in position.players.iter().enumerate() {
        let field = |name: &str| format!("players[{number}].{name}");
        unless(!colours.insert(given.colour), field("colour"), Flaw::ColourTwice)?;
        let captain = captain(given, number, pack, cards)?;
        let home = captain.and_then(|card| pack.captains.get(&card)).map(|card| card.home);
        let at = match (given.at, home) {
            (Some(at), _) => at,
            (None, Some(home)) => Where::Port(home),
            (None, None) => Where::Nowhere,
        };
        unless((at == Where::Nowhere) != captain.is_none(), field("at"), Flaw::Nowhere)?;
        unless(matches!(at, Where::Port(zone) if !has_port(pack, zone)), field("at"), Flaw::NoPort)?;
        if let Some((port, _)) = given.last_buy {
            unless(!has_port(pack, port), field("last_buy"), Flaw::NoPort)?;
        }
        unless(given.hand.len() > HAND, field("hand"), Flaw::HandTooFull)?;
        let levels = given.bounties.values().all(|level| (1..=TRACK).contains(level));
        unless(!levels, field("bounties"), Flaw::Level)?;
        cards.lay_all(pack, &given.hand, Sort::Glory, &field("hand"))?;
        cards.lay_all(pack, &given.specialists, Sort::Glory, &field("specialists"))?;
        let trade = |card: &CardId| pack.glory.get(card).and_then(|card| card.specialist);
        let trades: BTreeSet<_> = given.specialists.iter().filter_map(trade).collect();
        unless(trades.len() != given.specialists.len(), field("specialists"), Flaw::Specialist)?;
        cards.lay_all(pack, given.rumor.as_slice(), Sort::Rumor, &field("rumor"))?;
        cards.lay_all(pack, &given.proved, Sort::Rumor, &field("proved"))?;
        cards.lay_all(pack, given.mission.as_slice(), Sort::Mission, &field("mission"))?;
        given.cargo.iter().try_for_each(|card| cards.lay_cargo(pack, *card, &field("cargo")))?;
        let mut fittings: Few<Fitting, bool, 8> = Few::new();
        for fitting in &given.modifications {
            let twice = fittings.insert(*fitting, given.used.contains(fitting)).is_some();
            unless(twice, field("modifications"), Flaw::TokenTwice)?;
        }
        let ship = Ship { kind: given.ship, now: ByLocation::default(), fittings };
        players.push(Player {
            captain,
            shown: captain.is_some(),
            ship: captain.is_some().then_some(ship),
            at,
            gold: given.gold,
            chest: given.chest,
            glory: given.glory,
            hand: given.hand.clone(),
            cargo: given.cargo.clone(),
            rumor: given.rumor,
            proved: given.proved.clone(),
            mission: given.mission,
            mission_age: given.mission_age,
            bounties: given.bounties.clone(),
            weapons: given.weapons.clone(),
            specialists: given.specialists.clone(),
            big_ship: given.big_ship,
            last_buy: given.last_buy,
            retiring: given.retiring,
            ahead: given.ahead.clone(),
            claimed: given.claimed,
            ..nobody(given.colour)
        });
    }
    Ok(players)
}

/// The captain of a player; one without a printed card gets one in the position's own pack.
fn captain(given: &PlayerAt, number: usize, pack: &mut Pack, cards: &mut Cards) -> Laid<Option<CardId>> {
    let field = format!("players[{number}].captain");
    Ok(match &given.captain {
        None => None,
        Some(CaptainAt::Card(card)) => {
            cards.lay(pack, *card, Sort::Captain, &field)?;
            Some(*card)
        }
        Some(CaptainAt::Made(Made::Plain { nation, home, skills })) => {
            unless(!has_port(pack, *home), field, Flaw::NoPort)?;
            let no = FIRST_MADE.saturating_add(u8::try_from(number).unwrap_or(0));
            let card = CardId { sort: Sort::Captain, no };
            let skills = By::of([skills.0, skills.1, skills.2, skills.3]);
            let portrait = Portrait::default();
            let made = CaptainCard { nation: *nation, home: *home, skills, clauses: Vec::new(), portrait };
            pack.captains.insert(card, made);
            cards.named.insert(card);
            Some(card)
        }
    })
}

/// The table without cards and tokens.
fn bare(pack: Pack, position: &Position, players: Vec<Player>) -> Laid<State> {
    let seat = |colour: Option<Colour>, field: &str| match colour {
        None => Ok(None),
        Some(colour) => {
            let place = players.iter().position(|player| player.colour == colour);
            let place = place.ok_or_else(|| fault(field, Flaw::NoSuchPlayer))?;
            Ok(Some(Seat(u8::try_from(place).unwrap_or(0))))
        }
    };
    let first = seat(position.first, "first")?.unwrap_or(Seat(0));
    let active = seat(position.active, "active")?.unwrap_or(first);
    let usual = match (&position.battle, &position.raid) {
        (Some(_), _) => Phase::Battle,
        (None, Some(_)) => Phase::Raid,
        (None, None) => Phase::Actions,
    };
    let phase = position.phase.unwrap_or(usual);
    let begins = !matches!(phase, Phase::SettingOut | Phase::Ships | Phase::Reveal | Phase::Over);
    unless(!begins, "phase", Flaw::Phase)?;
    unless(phase == Phase::Battle && position.battle.is_none(), "battle", Flaw::Phase)?;
    unless(phase == Phase::Raid && position.raid.is_none(), "raid", Flaw::Phase)?;
    let house = House { target: position.target, rules_of_zones: position.rules_of_zones, ..position.house };
    unless(house.target == 0, "target", Flaw::Target)?;
    Ok(State {
        phase,
        round: position.round,
        players,
        first,
        active,
        laid: position.laid,
        war: position.war,
        scattered: position.scattered.clone(),
        returning: position.returning.clone(),
        used: position.used.clone(),
        lasting: position.lasting.clone(),
        raid: position.raid.clone(),
        market: position.market.clone(),
        ..setup::bare(Arc::new(pack), house)
    })
}

/// Event, war, missions, and the cards of a raid or a market.
fn lay_cards(position: &Position, state: &mut State, cards: &mut Cards) -> Laid<()> {
    let pack = state.pack.clone();
    cards.lay_all(&pack, position.event.as_slice(), Sort::Event, "event")?;
    state.event = position.event;
    let decks = [&position.decks, &Decks::default()];
    let waits = |card: &CardId| decks.iter().any(|decks| decks.event.contains(card) || decks.mission.contains(card));
    let discarded = |card: &CardId| position.discards.event.contains(card) || position.discards.mission.contains(card);
    let named = |card: &CardId, cards: &Cards| cards.named.contains(card) || waits(card) || discarded(card);
    if let Some((one, other)) = position.war {
        unless(one == other, "war", Flaw::War)?;
        let war = |card: &CardId| pack.events.get(card).is_some_and(|event| event.clauses.iter().any(breaks_war));
        // The event of this round may be the war's card, whose ships come at the end of it (MM-15.3).
        state.new_war = position.event.as_ref().is_some_and(war);
        let free = pack.events.keys().copied().find(|card| war(card) && !named(card, cards));
        state.war_card = position.event.filter(war).or(free);
        state.event = position.event.filter(|card| !war(card));
        cards.named.extend(state.war_card);
    }
    state.missions = match &position.missions {
        Some(missions) => missions.clone(),
        None => pack.missions.keys().copied().filter(|card| !named(card, cards)).take(2).collect(),
    };
    cards.lay_all(&pack, &state.missions, Sort::Mission, "missions")?;
    let cargo = position.raid.iter().flat_map(|raid| &raid.cards).map(|card| (card, "raid.cards"));
    for (card, field) in cargo.chain(position.market.iter().map(|card| (card, "market"))) {
        cards.lay_cargo(&pack, *card, field)?;
    }
    if let Some(raid) = &position.raid {
        unless(state.player(raid.by).is_none(), "raid.by", Flaw::NoSuchPlayer)?;
    }
    Ok(())
}

fn breaks_war(clause: &Clause) -> bool {
    clause.reaction().is_some_and(|reaction| reaction.effects.contains(&Effect::War))
}

fn lay_npcs(position: &Position, state: &mut State, cards: &mut Cards) -> Laid<()> {
    let pack = state.pack.clone();
    let at_war = |nation: Nation| position.war.is_some_and(|(one, other)| nation == one || nation == other);
    for (kind, given) in position.npcs.iter() {
        let field = format!("npcs.{kind:?}.cards");
        cards.lay_all(&pack, &given.cards, Sort::Event, &field)?;
        let own = |card: &CardId| npc_of(&pack, *card) == Some(*kind);
        unless(!given.cards.iter().all(own) || given.cards.is_empty(), field, Flaw::NpcCard)?;
        let squadron = kind.nation().is_some_and(|nation| position.squadrons.get(&nation).is_some());
        unless(squadron && given.at.is_some(), format!("npcs.{kind:?}.at"), Flaw::NavalShips)?;
        let man_of_war = given.man_of_war.unwrap_or(given.at.is_some() && kind.nation().is_some_and(at_war));
        state.npcs.insert(*kind, Npc { cards: given.cards.clone(), at: given.at, man_of_war, squadron: false });
    }
    for (nation, zone) in position.squadrons.iter() {
        let npc = state.npcs.made(NpcKind::of(*nation));
        npc.at = Some(*zone);
        npc.man_of_war = true;
        npc.squadron = true;
    }
    cards.lay_all(&pack, &position.entering, Sort::Event, "entering")?;
    let strange = position.entering.iter().any(|card| npc_of(&pack, *card).is_none());
    unless(strange, "entering", Flaw::NpcCard)?;
    state.entering.clone_from(&position.entering);
    // A captain among the events lies in the row (MM-14.3).
    let captain = state.event.take_if(|card| npc_of(&pack, *card).is_some());
    state.entering.extend(captain);
    Ok(())
}

fn npc_of(pack: &Pack, card: CardId) -> Option<NpcKind> {
    Some(pack.events.get(&card)?.npc.as_ref()?.who)
}

/// Cards that lie nowhere else follow in the deck by id, or lie in the discard pile.
fn lay_decks(position: &Position, state: &mut State, cards: &mut Cards) -> Laid<()> {
    let pack = state.pack.clone();
    let nothing = Vec::new();
    let (decks, discards) = (&position.decks, &position.discards);
    let mut sorted =
        |sort: Sort, name: &str, deck: &[CardId], pile: &[CardId], all: Vec<CardId>| -> Laid<[Vec<CardId>; 2]> {
            cards.lay_all(&pack, deck, sort, &format!("decks.{name}"))?;
            cards.lay_all(&pack, pile, sort, &format!("discards.{name}"))?;
            let rest = all.into_iter().filter(|card| !cards.named.contains(card));
            let short = pile_of(sort).is_some_and(|pile| position.short.contains(&pile));
            let (mut deck, mut pile) = (deck.to_vec(), pile.to_vec());
            if short {
                pile.extend(rest);
            } else {
                deck.extend(rest);
            }
            Ok([deck, pile])
        };
    let keys = |sort: Sort| -> Vec<CardId> {
        match sort {
            Sort::Captain => pack.captains.keys().copied().collect(),
            Sort::Event => pack.events.keys().copied().collect(),
            Sort::Glory => pack.glory.keys().copied().collect(),
            Sort::Mission => pack.missions.keys().copied().collect(),
            Sort::Rumor => pack.rumors.keys().copied().collect(),
        }
    };
    let [event, event_pile] = sorted(Sort::Event, "event", &decks.event, &discards.event, keys(Sort::Event))?;
    let [glory, glory_pile] = sorted(Sort::Glory, "glory", &decks.glory, &discards.glory, keys(Sort::Glory))?;
    let [mission, mission_pile] =
        sorted(Sort::Mission, "mission", &decks.mission, &discards.mission, keys(Sort::Mission))?;
    let [captain, captain_pile] =
        sorted(Sort::Captain, "captain", &decks.captain, &discards.captain, keys(Sort::Captain))?;
    let [rumor, _] = sorted(Sort::Rumor, "rumor", &decks.rumor, &nothing, keys(Sort::Rumor))?;
    decks.cargo.iter().try_for_each(|card| cards.lay_cargo(&pack, *card, "decks.cargo"))?;
    discards.cargo.iter().try_for_each(|card| cards.lay_cargo(&pack, *card, "discards.cargo"))?;
    let (mut cargo, mut cargo_pile) = (decks.cargo.clone(), discards.cargo.clone());
    let rest = pack.cargo.keys().copied().filter(|card| !cards.cargo.contains(card));
    if position.short.contains(&Pile::Cargo) {
        cargo_pile.extend(rest);
    } else {
        cargo.extend(rest);
    }
    state.decks = Decks { event, cargo, glory, rumor, mission, captain };
    state.discards = Discards {
        event: event_pile,
        cargo: cargo_pile,
        glory: glory_pile,
        mission: mission_pile,
        captain: captain_pile,
    };
    Ok(())
}

const fn pile_of(sort: Sort) -> Option<Pile> {
    match sort {
        Sort::Captain => Some(Pile::Captain),
        Sort::Event => Some(Pile::Event),
        Sort::Glory => Some(Pile::Glory),
        Sort::Mission => Some(Pile::Mission),
        Sort::Rumor => None,
    }
}

/// Demand, merchants and yards: what is named first, then kinds in their order over and over (MM-29.6).
fn lay_tokens(position: &Position, state: &mut State) -> Laid<()> {
    let pack = state.pack.clone();
    let ports: Vec<Zone> = pack.ports().collect();
    let landlocked = |zone: &Zone| !has_port(&pack, *zone);
    unless(position.demand.keys().any(landlocked), "demand", Flaw::NoPort)?;
    unless(position.yards.keys().any(landlocked), "yards", Flaw::NoPort)?;

    let all = over_and_over(pack.demand.iter().map(|(good, count)| (*good, *count)));
    let mut pool = all.clone();
    let named: [(&str, Vec<&Good>); 3] = [
        ("demand", position.demand.values().collect()),
        ("reserve", position.reserve.iter().collect()),
        ("laid", position.laid.iter().collect()),
    ];
    for (field, goods) in named {
        unless(!goods.into_iter().all(|good| take(&mut pool, good)), field, Flaw::TokenTwice)?;
    }
    state.demand = spread(&all, &mut pool, ports.iter().copied(), &some(&position.demand));
    state.reserve = position.reserve.iter().copied().chain(pool).collect();

    let all = over_and_over(pack.merchants.iter().map(|(nation, count)| (*nation, *count)));
    let mut pool = all.clone();
    for (field, tokens) in [
        ("merchants", position.merchants.values().flatten().collect::<Vec<_>>()),
        ("track", position.track.iter().collect()),
    ] {
        unless(!tokens.into_iter().all(|nation| take(&mut pool, nation)), field, Flaw::TokenTwice)?;
    }
    state.merchants = spread(&all, &mut pool, Zone::ALL.into_iter(), &position.merchants);
    state.track = position.track.iter().copied().chain(pool).collect();

    let all = over_and_over(pack.fitting_tokens.iter().map(|(fitting, count)| (*fitting, *count)));
    let mut pool = all.clone();
    let aboard = position.players.iter().flat_map(|player| &player.modifications);
    let yards = position.yards.values().flatten().map(|yard| &yard.kind);
    let placed = aboard.chain(&position.scattered).chain(yards).all(|fitting| take(&mut pool, fitting));
    unless(!placed, "yards", Flaw::TokenTwice)?;
    let kinds = Few::from_iter(position.yards.iter().map(|(zone, yard)| (*zone, yard.map(|yard| yard.kind))));
    let laid = spread(&all, &mut pool, ports.into_iter(), &kinds);
    let open = |zone: &Zone| position.yards.get(zone).copied().flatten().is_some_and(|yard| yard.open);
    state.yards = laid.iter().map(|(zone, kind)| (*zone, Yard { kind: *kind, open: open(zone) })).collect();
    Ok(())
}

/// Sets the tracks of all ships, within their maximum.
fn load(position: &Position, state: &mut State) -> Laid<()> {
    for (number, given) in position.players.iter().enumerate() {
        if state.ship(given.colour).is_none() {
            continue;
        }
        let tracks =
            Tracks { hull: given.hull, hold: given.hold, masts: given.masts, crew: given.crew, cannons: given.cannons };
        let side = Side::Player(given.colour);
        let now = filled(tracks, |at| sums::max(state, side, at), &format!("players[{number}]"))?;
        state.of(given.colour, |player| {
            if let Some(ship) = &mut player.ship {
                ship.now = now;
            }
        });
        let strange = given.used.iter().any(|token| !given.modifications.contains(token));
        unless(strange, format!("players[{number}].used"), Flaw::NotAboard)?;
    }
    Ok(())
}

/// Tracks as they are given, full where nothing is.
fn filled(given: Tracks, max: impl Fn(Location) -> u8, field: &str) -> Laid<ByLocation> {
    let mut now = ByLocation::default();
    for location in Location::ALL {
        let most = max(location);
        let value = match location {
            Location::Hull => given.hull,
            Location::Hold => given.hold,
            Location::Masts => given.masts,
            Location::Crew => given.crew,
            Location::Cannons => given.cannons,
        };
        let value = value.unwrap_or(most);
        unless(value > most, format!("{field}.{}", location.word()), Flaw::AboveMaximum)?;
        now[location] = value;
    }
    Ok(now)
}

fn fought(given: &BattleAt, state: &mut State) -> Laid<Battle> {
    for (side, field) in [(given.attacker, "battle.attacker"), (given.defender, "battle.defender")] {
        let there = match side {
            Side::Player(colour) => state.ship(colour).is_some(),
            Side::Npc(kind) => state.npcs.get(&kind).is_some_and(|npc| npc.at.is_some()),
            Side::Garrison => true,
        };
        unless(!there, field, Flaw::NoSuchSide)?;
    }
    let foe = [given.attacker, given.defender].into_iter().find(|side| side.player().is_none());
    let foe = match foe {
        Some(Side::Npc(kind)) => filled(given.npc, |at| sums::max(state, Side::Npc(kind), at), "battle.npc")?,
        Some(_) => filled(given.npc, |_| TRACK, "battle.npc")?,
        None => ByLocation::default(),
    };
    let spent = given.spent.iter().map(|(by, source)| Used { by: *by, source: *source, span: Span::Battle });
    state.used.extend(spent);
    let mut declared = given.declared.iter().copied();
    Ok(Battle {
        attacker: given.attacker,
        defender: given.defender,
        round: given.round,
        declared: [declared.next(), declared.next()],
        won: None,
        foe,
        garrison: given.garrison,
        crew_round: given.crew_combat,
        more: [0, 0],
        spare: [0, 0],
        outcome: None,
        spoils: Vec::new(),
    })
}

/// Counts what is spent from what is left, and marks who has had a turn in this round.
fn begin_turn(position: &Position, state: &mut State) {
    let given = &position.turn;
    let active = state.active();
    let in_port = state.phase == Phase::Port;
    state.turn = Turn {
        port: given.port || in_port,
        scouted: given.scouted.clone(),
        activities: given.activities.clone(),
        sold: given.sold,
        won_crew_combat: given.won_crew_combat,
        open_ports: given.open_ports,
        hiring_failed: given.hiring_failed.clone(),
        steps: given.steps.clone(),
        ..Turn::default()
    };
    let actions = sums::actions(state, active);
    let left = given.actions.unwrap_or(actions.saturating_sub(in_port.into()));
    state.turn.spent = actions.saturating_sub(left);
    state.turn.more_actions = left.saturating_sub(actions);
    let moves = sums::moves(state, active);
    let left = given.moves.unwrap_or(moves);
    state.turn.moves_spent = moves.saturating_sub(left);
    state.turn.more_moves = left.saturating_sub(moves);
    let round_over = state.phase == Phase::RoundEnd;
    let order = state.clockwise_from(state.first);
    let had = order.iter().position(|colour| *colour == active).unwrap_or(0);
    let had = if round_over { order.len() } else { had };
    for colour in order.into_iter().take(had) {
        state.of(colour, |player| player.played = true);
    }
}
