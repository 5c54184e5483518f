//! Every event of T-6: the captain it brings, and the ways of its icons. Other effects stand in `captains.rs`.

use std::collections::BTreeSet;

use weather_gage::rules::merchants_and_marauders::happenings::{Happening, Rounds};
use weather_gage::rules::merchants_and_marauders::state::Side;
use weather_gage::rules::merchants_and_marauders::sums;
use weather_gage::rules::merchants_and_marauders::words::Compass::{self, E, N, S, W};
use weather_gage::rules::merchants_and_marauders::words::NpcKind::{
    Dutch, English, French, PirateFrigate, PirateSloop, Spanish,
};

use super::common::*;

/// The first table of T-6: card, captain of which ship, zone, Seamanship, Scouting, Leadership. Every naval captain has the
/// flag, and no pirate has.
const CAPTAINS: [(&str, NpcKind, Zone, [u8; 3]); 18] = [
    ("EV-01", Dutch, Zone::Curacao, [3, 2, 3]),
    ("EV-02", Dutch, Zone::StMaarten, [3, 3, 2]),
    ("EV-03", Dutch, Zone::Tobago, [2, 2, 3]),
    ("EV-04", English, Zone::PortRoyal, [3, 2, 3]),
    ("EV-05", English, Zone::Bridgetown, [4, 2, 2]),
    ("EV-06", English, Zone::StJohn, [3, 3, 2]),
    ("EV-07", French, Zone::BasseTerre, [3, 2, 3]),
    ("EV-08", French, Zone::PetitGoave, [3, 3, 2]),
    ("EV-09", French, Zone::SaintPierre, [2, 3, 3]),
    ("EV-10", Spanish, Zone::Havana, [3, 2, 3]),
    ("EV-11", Spanish, Zone::Cartagena, [3, 2, 4]),
    ("EV-12", Spanish, Zone::SantoDomingo, [2, 3, 3]),
    ("EV-13", PirateSloop, Zone::Nassau, [3, 3, 2]),
    ("EV-14", PirateSloop, Zone::Tortuga, [3, 2, 3]),
    ("EV-15", PirateSloop, Zone::Aruba, [4, 3, 2]),
    ("EV-16", PirateFrigate, Zone::CaribbeanSea, [3, 3, 3]),
    ("EV-17", PirateFrigate, Zone::Cartagena, [3, 2, 4]),
    ("EV-18", PirateFrigate, Zone::Tobago, [4, 3, 3]),
];

/// The icons of both tables of T-6, in printed order.
const ICONS: [(&str, [(NpcKind, Compass); 3]); 17] = [
    ("EV-15", [(PirateSloop, S), (Spanish, N), (English, W)]),
    ("EV-19", [(Spanish, E), (English, S), (PirateSloop, W)]),
    ("EV-20", [(French, W), (Dutch, N), (PirateFrigate, E)]),
    ("EV-21", [(English, W), (French, N), (PirateFrigate, S)]),
    ("EV-22", [(Dutch, E), (PirateSloop, N), (Spanish, S)]),
    ("EV-23", [(PirateFrigate, W), (English, N), (French, E)]),
    ("EV-24", [(Spanish, W), (Dutch, S), (PirateSloop, E)]),
    ("EV-25", [(French, S), (PirateFrigate, N), (English, E)]),
    ("EV-26", [(Dutch, W), (Spanish, N), (PirateSloop, S)]),
    ("EV-27", [(English, S), (PirateFrigate, E), (Dutch, N)]),
    ("EV-28", [(French, E), (Spanish, S), (PirateSloop, W)]),
    ("EV-29", [(PirateFrigate, W), (Dutch, E), (English, N)]),
    ("EV-30", [(Spanish, E), (French, W), (PirateSloop, N)]),
    ("EV-31", [(English, E), (PirateFrigate, S), (Dutch, W)]),
    ("EV-32", [(French, N), (Spanish, W), (PirateSloop, E)]),
    ("EV-33", [(Dutch, S), (English, W), (PirateFrigate, N)]),
    ("EV-34", [(Spanish, N), (French, S), (PirateFrigate, E)]),
];

#[test]
fn t_6_the_tables_name_every_event() {
    let named: BTreeSet<_> = CAPTAINS.iter().map(|row| row.0).chain(ICONS.iter().map(|row| row.0)).map(card).collect();
    assert!(named.iter().eq(PACK.events.keys()));
}

#[test]
fn t_6_and_mm_14_3_every_captain_enters_his_zone_at_the_end_of_the_round() {
    for (word, npc, zone, [seamanship, scouting, leadership]) in CAPTAINS {
        // The event after it is another pirate, who moves nobody.
        let next = if word == "EV-13" { "EV-14" } else { "EV-13" };
        let players = [plain("Red", "bounties: {French: 5}"), plain("Blue", "")];
        let table = format!("phase: Round, decks: (event: [\"{word}\", \"{next}\"])");
        let mut game = Game::of(&of_players(&players, &table));
        assert_eq!(game.state().entering, [card(word)], "{word}");
        assert!(game.state().npcs.is_empty(), "{word}");
        game.end_turn(1).end_turn(1);
        let (state, side) = (game.state(), Side::Npc(npc));
        let ship = state.npcs.get(&npc).unwrap_or_else(|| panic!("{word}"));
        assert_eq!((ship.cards.as_slice(), ship.at), ([card(word)].as_slice(), Some(zone)), "{word}");
        let kind = if npc == PirateSloop { ShipKind::Sloop } else { ShipKind::Frigate };
        assert_eq!(sums::npc_ship(state, npc), kind, "{word}");
        let skills =
            [Skill::Seamanship, Skill::Scouting, Skill::Leadership].map(|skill| sums::skill(state, side, skill));
        assert_eq!(skills, [seamanship, scouting, leadership], "{word}");
        // With a flag the bounty of five counts (MM-14.16).
        let flag = !matches!(npc, PirateSloop | PirateFrigate);
        assert_eq!(sums::npc_scout_dice(state, npc, Red), if flag { 5 } else { scouting }, "{word}");
    }
}

/// Santo Domingo has a border of each letter (T-1).
const fn from_santo_domingo(letter: Compass) -> Zone {
    match letter {
        N => Zone::Tortuga,
        E => Zone::StMaarten,
        S => Zone::CaribbeanSea,
        W => Zone::PetitGoave,
    }
}

#[test]
fn t_6_and_mm_14_20_every_icon_sends_its_ship_in_printed_order() {
    let captains = [
        (Dutch, "EV-01"),
        (English, "EV-04"),
        (French, "EV-07"),
        (Spanish, "EV-10"),
        (PirateSloop, "EV-13"),
        (PirateFrigate, "EV-16"),
    ];
    let ships = captains.map(|(npc, card)| format!("{npc:?}: (cards: [\"{card}\"], at: santo_domingo)")).join(", ");
    for (word, icons) in ICONS {
        let game = Game::of(&format!("{TWO}, phase: Round, npcs: {{{ships}}}, decks: (event: [\"{word}\"])"));
        let sailed = game.told.iter().filter_map(|told| match told {
            Happening::Rounds(Rounds::NpcSailed { npc, to, .. }) => Some((*npc, *to)),
            _ => None,
        });
        let asked = icons.map(|(npc, letter)| (npc, from_santo_domingo(letter)));
        assert_eq!(sailed.collect::<Vec<_>>(), asked, "{word}");
    }
}
