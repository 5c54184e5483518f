//! Positions: what is said, what is left out, and what is refused (MM-29.5 to MM-29.7).

use weather_gage::rules::kernel::Ruleset;
use weather_gage::rules::merchants_and_marauders::conserved::conserved;
use weather_gage::rules::merchants_and_marauders::position::Position;
use weather_gage::rules::merchants_and_marauders::setup::Flaw;
use weather_gage::rules::merchants_and_marauders::state::Phase;

use super::common::*;

#[test]
fn mm_29_6_what_is_left_out_is_as_at_the_start() {
    let game = Game::of(TWO);
    let state = game.state();
    assert_eq!((state.phase, state.round, state.active()), (Phase::Actions, 1, Red));
    let red = game.player(Red);
    assert_eq!((red.at, red.gold, red.chest, red.glory), (Where::Port(Zone::Nassau), 10, 0, 0));
    assert_eq!((red.hand.len(), red.cargo.len(), red.bounties.len()), (0, 0, 0));
    assert_eq!(red.ship.as_ref().map(|ship| ship.kind), Some(ShipKind::Sloop));
    let tracks = Location::ALL.map(|location| game.track(Red, location));
    assert_eq!(tracks, [2, 2, 2, 2, 1], "a Sloop as MM-6.11 has it");
    assert_eq!((state.event, state.war, state.npcs.len()), (None, None, 0));
    assert_eq!(state.missions, [card("M-01"), card("M-02")]);
    assert_eq!(state.decks.glory.first(), Some(&card("GL-01")));
    assert_eq!(state.decks.mission.first(), Some(&card("M-03")));
    assert_eq!((state.decks.captain.len(), state.decks.event.len(), state.decks.cargo.len()), (16, 34, 64));
    assert_eq!(conserved(state), []);
}

#[test]
fn mm_29_6_tokens_lie_in_the_order_of_the_tables_over_and_over() {
    let game = Game::of(TWO);
    let state = game.state();
    let demand: Vec<Good> = state.demand.values().copied().collect();
    assert_eq!(demand[..9], [&Good::ALL[..], &[Good::Rum]].concat()[..]);
    assert_eq!(state.reserve, Good::ALL);
    let merchants: Vec<Nation> = state.merchants.values().copied().collect();
    assert_eq!(merchants.len(), 17);
    assert_eq!(merchants[..5], [&Nation::ALL[..], &[Nation::Spanish]].concat()[..]);
    assert_eq!(merchants[16], Nation::Spanish);
    let yards: Vec<Fitting> = state.yards.values().map(|yard| yard.kind).collect();
    assert_eq!((yards.len(), yards[0], yards[8]), (16, Fitting::ExtraHammocks, Fitting::ExtraHammocks));
    assert!(state.yards.values().all(|yard| !yard.open));
}

#[test]
fn mm_29_5_everything_may_be_said() {
    let game = Game::of(
        "target: 8, players: [
            (
                colour: Red, captain: \"CP-05\", ship: Frigate, at: Zone(havana), hull: 2, crew: 1, gold: 7, chest: 12,
                glory: 3, hand: [\"GL-17\"], cargo: [\"RU-1\"], rumor: \"R-01\", proved: [\"R-05\"], mission: \"M-05\",
                bounties: {Spanish: 2}, modifications: [SwivelGuns, ReinforcedHull], used: [ReinforcedHull],
                weapons: [ChainShot], specialists: [\"GL-05\"], big_ship: true, last_buy: (nassau, 1),
                ahead: {TurnStart: PassUntilMyTurn},
            ),
            (colour: Blue),
        ],
        first: Blue, active: Red, round: 3, turn: (actions: 2, scouted: [(Merchant, havana)]),
        event: \"EV-22\", war: (Spanish, English), demand: {havana: Cocoa}, reserve: [Cotton, Rum],
        merchants: {havana: Dutch, nassau: None}, track: [French], yards: {havana: (kind: LongGuns, open: true)},
        missions: [\"M-16\", \"M-17\"],
        npcs: {Dutch: (cards: [\"EV-03\", \"EV-01\"], at: curacao), PirateSloop: (cards: [\"EV-13\"], at: nassau)},
        entering: [\"EV-02\"], returning: [French], squadrons: {Spanish: havana},
        decks: (event: [\"EV-26\"], cargo: [\"RU-2\", \"CO-1\"]), discards: (glory: [\"GL-20\"])",
    );
    let state = game.state();
    let red = game.player(Red);
    assert_eq!((state.house.target, state.round, state.turn.spent), (8, 3, 1));
    assert_eq!((game.track(Red, Location::Hull), game.track(Red, Location::Masts)), (2, 3));
    assert_eq!(red.ship.as_ref().and_then(|ship| ship.fittings.get(&Fitting::ReinforcedHull)), Some(&true));
    assert_eq!(game.player(Blue).at, Where::Nowhere);
    assert!(game.player(Blue).played, "Blue is first and has had a turn");
    assert_eq!(state.war_card, Some(card("EV-19")));
    assert!(!state.decks.event.contains(&card("EV-19")));
    assert_eq!(state.demand.get(&Zone::Havana), Some(&Good::Cocoa));
    assert_eq!(state.reserve[..2], [Good::Cotton, Good::Rum]);
    assert_eq!((state.merchants.get(&Zone::Nassau), state.track.len()), (None, 1));
    let squadron = state.npcs.get(&NpcKind::Spanish).unwrap();
    assert!(squadron.squadron && squadron.man_of_war);
    assert_eq!(state.decks.cargo[..2], [cargo("RU-2"), cargo("CO-1")]);
    assert_eq!(conserved(state), []);
}

#[test]
fn mm_29_7_a_position_that_cannot_be_is_refused_with_its_field() {
    let blue = "(colour: Blue, captain: \"CP-10\")";
    let red = |more: &str| format!("players: [(colour: Red, captain: \"CP-05\", {more}), {blue}]");
    let two = red("");
    for (text, field, flaw) in [
        (format!("players: [{blue}]"), "players", Flaw::Players),
        (format!("players: [{blue}, {blue}]"), "players[1].colour", Flaw::ColourTwice),
        (two.replace("CP-05", "CP-10"), "players[1].captain", Flaw::CardTwice),
        (two.replace("CP-05", "CP-77"), "players[0].captain", Flaw::Card),
        (red("hull: 3"), "players[0].hull", Flaw::AboveMaximum),
        (red("hand: [\"GL-01\", \"GL-02\", \"GL-03\", \"GL-04\", \"GL-05\"]"), "players[0].hand", Flaw::HandTooFull),
        (red("hand: [\"M-01\"]"), "players[0].hand", Flaw::Card),
        (red("rumor: \"R-01\", proved: [\"R-01\"]"), "players[0].proved", Flaw::CardTwice),
        (red("at: Port(caribbean_sea)"), "players[0].at", Flaw::NoPort),
        (red("at: Nowhere"), "players[0].at", Flaw::Nowhere),
        (red("bounties: {Dutch: 6}"), "players[0].bounties", Flaw::Level),
        (red("specialists: [\"GL-05\", \"GL-06\"]"), "players[0].specialists", Flaw::Specialist),
        (red("used: [Chasers]"), "players[0].used", Flaw::NotAboard),
        (format!("{two}, demand: {{caribbean_sea: Rum}}"), "demand", Flaw::NoPort),
        (format!("{two}, track: [Dutch, Dutch, Dutch, Dutch, Dutch]"), "track", Flaw::TokenTwice),
        (format!("{two}, event: \"EV-22\", decks: (event: [\"EV-22\"])"), "decks.event", Flaw::CardTwice),
        (
            format!("{two}, npcs: {{Dutch: (cards: [\"EV-01\"], at: aruba)}}, squadrons: {{Dutch: curacao}}"),
            "npcs.Dutch.at",
            Flaw::NavalShips,
        ),
        (format!("{two}, npcs: {{Dutch: (cards: [\"EV-04\"], at: aruba)}}"), "npcs.Dutch.cards", Flaw::NpcCard),
        (format!("{two}, phase: Reveal"), "phase", Flaw::Phase),
        (format!("{two}, phase: Raid"), "raid", Flaw::Phase),
        (format!("{two}, active: Green"), "active", Flaw::NoSuchPlayer),
        (format!("{two}, war: (Dutch, Dutch)"), "war", Flaw::War),
        (format!("{two}, target: 0"), "target", Flaw::Target),
        (format!("{two}, battle: (attacker: Player(Red), defender: Npc(Dutch))"), "battle.defender", Flaw::NoSuchSide),
    ] {
        let found = fault(&text);
        assert_eq!((found.field.as_str(), found.flaw), (field, flaw), "{text}");
    }
}

#[test]
fn mm_29_5_a_deck_may_be_short() {
    let game = Game::of(&format!("{TWO}, short: [Event, Cargo], decks: (cargo: [\"RU-1\"])"));
    let state = game.state();
    assert_eq!((state.decks.event.len(), state.discards.event.len()), (0, 34));
    assert_eq!((state.decks.cargo.len(), state.discards.cargo.len()), (1, 63));
}

#[test]
fn a_position_is_kept_in_a_journal_as_it_was_written() {
    let given: Position = ron(&format!("({TWO}, war: (Dutch, French), merchants: {{aruba: None}}, track: [Dutch])"));
    let kept = serde_json::to_string(&given).unwrap();
    assert_eq!(serde_json::from_str::<Position>(&kept).unwrap(), given);
    let setup = setup(TWO);
    let kept = serde_json::to_string(&setup).unwrap();
    let read = serde_json::from_str(&kept).unwrap();
    assert_eq!(setup, read);
    assert!(MerchantsAndMarauders::set_up(&read).is_ok());
}
