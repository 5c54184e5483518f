//! Cards and happenings in words: a card's text is put together from its clauses, and whole games are said in every
//! language.

use weather_gage::captains::{Crew, Crewed, Random, Rank};
use weather_gage::headless::{GAMES, OffTable};
use weather_gage::logbook::wording::merchants_and_marauders::{card_text, clause};
use weather_gage::logbook::wording::{Fact, Language, Spoken, Words};
use weather_gage::rules::kernel::{Orders, Ruleset, Seat, Viewer, run_live};

use super::common::*;

/// Facts as they are said, one by one; none may show a key or a hole.
fn said(language: &Language, facts: &[Fact]) -> Vec<String> {
    let words = Words::built_in();
    let said: Vec<String> = facts.iter().map(|fact| words.tell(language, fact)).collect();
    for (text, fact) in said.iter().zip(facts) {
        assert!(
            !text.contains("mm-") && !text.contains(['{', '}']) && !text.contains("  "),
            "{language} {fact:?}: {text}"
        );
    }
    said
}

fn text(language: &Language, id: &str) -> Vec<String> {
    said(language, &card_text(&PACK, CardId::try_from(id.to_owned()).unwrap()))
}

#[test]
fn mm_28_1_a_card_says_what_its_clauses_do() {
    let english = |id| text(&Language::En, id);
    assert_eq!(
        english("CP-02"),
        [
            "After your test for scouting a player’s captain or scouting a naval ship or pirate, if it failed: throw all \
          your dice again, if you like (once a turn)"
        ]
    );
    assert_eq!(
        english("EV-22"),
        ["At the end of your turn, if you are at sea: test Seamanship; on failure your ship takes 3 hits"]
    );
    assert_eq!(
        english("GL-02"),
        [
            "During your port action, if your ship has 2 or more damage points: hire the Carpenter",
            "After a battle you survive / After a raid you survive: repair 1 damage point, not Crew, if you like",
        ]
    );
    assert_eq!(
        english("M-17"),
        [
            "Claimed in Curaçao; Influence is tested",
            "To do: a successful Scout off Caribbean Sea",
            "Done: gain 6 gold; draw 1 Glory card; 1 glory point",
        ]
    );
    assert_eq!(
        english("R-14"),
        [
            "Proved in port by Influence: Tobago",
            "True: this card stays with you; 1 glory point",
            "Always: you may enter closed ports",
            "After this has let you into a closed port: throw a die, and on 1 or 2 discard this",
        ]
    );
}

#[test]
fn mm_28_1_a_card_counts_as_each_language_does() {
    let of = |language| text(&language, "GL-57");
    assert_eq!(of(Language::Ru), ["В свой ход: получите 6 золотых"]);
    assert_eq!(of(Language::Pl), ["W swojej kolejce: zyskaj 6 dukatów"]);
    assert_eq!(of(Language::Uk), ["У свій хід: отримайте 6 золотих"]);
    let of = |language| text(&language, "EV-26");
    assert_eq!(of(Language::Ru), ["В этом раунде: 2 действия за ход"]);
    assert_eq!(of(Language::Pl), ["W tej turze: 2 akcje na kolejkę"]);
    assert_eq!(of(Language::Uk), ["У цьому раунді: 2 дії за хід"]);
}

#[test]
fn everything_printed_has_a_text_in_every_language() {
    let cards = PACK.captains.keys().chain(PACK.events.keys()).chain(PACK.glory.keys());
    let cards = cards.chain(PACK.missions.keys()).chain(PACK.rumors.keys());
    let mut facts: Vec<Fact> = cards.flat_map(|card| card_text(&PACK, *card)).collect();
    assert!(facts.len() > 254 - 64 - 20);
    facts.extend(PACK.zones.values().flat_map(|zone| &zone.clauses).map(clause));
    facts.extend(PACK.fittings.values().chain(PACK.weapons.values()).flatten().map(clause));
    for language in Language::BUILT_IN {
        said(&language, &facts);
    }
}

#[test]
fn a_whole_game_is_said_to_everybody_in_every_language() {
    let (library, _) = GAMES.library(None);
    for (game, id) in (0..).zip(MerchantsAndMarauders::offers(&library)) {
        let setup = MerchantsAndMarauders::setup(&library, &id).unwrap();
        let mut state = MerchantsAndMarauders::set_up(&setup).unwrap();
        let mut crew = Crew::<MerchantsAndMarauders>::for_game(&[Rank::Random], 23, game);
        let mut lots = Random::new(game);
        let mut facts = Vec::new();
        while !MerchantsAndMarauders::is_over(&state) {
            let mut orders = Orders::<MerchantsAndMarauders>::new();
            for seat in MerchantsAndMarauders::awaited(&state) {
                orders.insert(seat, MerchantsAndMarauders::by_lot(&state, seat, &mut lots).unwrap());
            }
            let (after, told, _) = run_live::<MerchantsAndMarauders>(state.clone(), &orders, &[], &mut crew).unwrap();
            let eyes = [Viewer::Seat(Seat(0)), Viewer::Bystander];
            let told = told.iter().flat_map(|one| {
                eyes.iter()
                    .filter_map(|viewer| MerchantsAndMarauders::told_to(&after, one, *viewer))
                    .collect::<Vec<_>>()
            });
            facts.extend(told.map(|one| MerchantsAndMarauders::happening(&PACK, &one)));
            state = after;
        }
        facts.sort_by(|one, other| format!("{one:?}").cmp(&format!("{other:?}")));
        facts.dedup();
        for language in Language::BUILT_IN {
            assert_eq!(said(&language, &facts).len(), facts.len());
        }
    }
}
