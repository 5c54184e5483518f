//! Everything a battle tells, asks and offers is said in four languages.

use weather_gage::captains::{Crew, Rank};
use weather_gage::logbook::wording::{Fact, Language, Words, dead_reckoning as facts};
use weather_gage::rules::dead_reckoning::happenings::{Battle, Cubes, Happening, Islands, Marks, Outcome, Turns};
use weather_gage::rules::dead_reckoning::printed::abilities::Ability;
use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
use weather_gage::rules::dead_reckoning::state::{Phase, State};
use weather_gage::rules::dead_reckoning::tray::Lie;
use weather_gage::rules::dead_reckoning::wants::{Choice, Why};
use weather_gage::rules::kernel::{Answer, Ruleset, Source, Viewer, Want, run_live};

use super::laws::{any_orders, setups};
use super::scene::*;

/// Writes down everything that is asked.
struct Listener {
    crew: Crew<DeadReckoning>,
    heard: Vec<Fact>,
}

impl Source<DeadReckoning> for Listener {
    fn answer(&mut self, state: &State, want: &Want<DeadReckoning>) -> Answer {
        self.heard.push(facts::why(want.why()));
        if let Want::Choice { options, .. } = want {
            self.heard.extend(options.iter().map(facts::choice));
        }
        self.crew.answer(state, want)
    }
}

fn said(words: &Words, fact: &Fact, faults: &mut Vec<String>) {
    for language in Language::BUILT_IN {
        let sentence = words.tell(&language, fact);
        if !words.has(&language, &fact.key) || sentence.contains('{') || sentence.contains("dr-") {
            faults.push(format!("{language} {}: {sentence}", fact.key));
        }
    }
}

#[test]
fn all_that_random_battles_tell_and_ask_is_said_in_words() {
    let (words, mut faults) = (Words::built_in(), Vec::new());
    for setup in &setups() {
        for game in 0..20 {
            let crew = Crew::<DeadReckoning>::for_game(&[Rank::Random], 21, game);
            let mut listener = Listener { crew, heard: Vec::new() };
            let mut state = DeadReckoning::set_up(setup).unwrap();
            while !DeadReckoning::is_over(&state) {
                let (after, told, _) =
                    run_live::<DeadReckoning>(state.clone(), &any_orders(&state, game), &[], &mut listener).unwrap();
                for happening in &told {
                    listener.heard.push(facts::happening(happening));
                    let masked = DeadReckoning::told_to(&after, happening, Viewer::Bystander);
                    listener.heard.extend(masked.iter().map(facts::happening));
                }
                state = after;
            }
            listener.heard.sort_by(|one, other| format!("{one:?}").cmp(&format!("{other:?}")));
            listener.heard.dedup();
            listener.heard.iter().for_each(|fact| said(&words, fact, &mut faults));
        }
    }
    faults.sort();
    faults.dedup();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn what_is_seldom_told_and_asked_is_said_too() {
    let (words, mut faults) = (Words::built_in(), Vec::new());
    let mut heard: Vec<Fact> = Lie::all()
        .map(|lie| facts::happening(&Happening::Cubes(Cubes::CubeCame { cube: 0, of: Purple, lie })))
        .chain([
            facts::happening(&H::Cubes(Cubes::CubePutDown {
                cube: 0,
                of: Green,
                zone: weather_gage::rules::dead_reckoning::tray::Zone::S2,
            })),
            facts::happening(&H::Battle(Battle::CubesMissing { by: Black, count: 2 })),
            facts::happening(&H::Turns(Turns::TurnEnded)),
            facts::why(&Why::PutDown),
            facts::why(&Why::WhichPirate),
            facts::why(&Why::Covered { by: Purple, hold: Hold::A }),
            facts::choice(&Choice::Target(Target::Merchant)),
            facts::choice(&Choice::Shift(weather_gage::rules::dead_reckoning::goods::Good::Gold, Hold::B)),
        ])
        .collect();
    let phases =
        [Phase::Declare, Phase::Commit, Phase::Answer, Phase::Drop, Phase::Abilities, Phase::Aftermath, Phase::Over];
    heard.extend(phases.map(|phase| facts::happening(&H::Turns(Turns::PhaseBegan { phase }))));
    heard.extend(abilities().map(facts::ability));
    let (at, building) = (place("r2c1"), weather_gage::rules::dead_reckoning::island::Building::Outpost);
    let on_islands = [
        H::Islands(Islands::InfluencePlaced { by: Purple, at, instead_of: None, from: None }),
        H::Islands(Islands::InfluencePlaced { by: Purple, at, instead_of: Some(Green), from: Some(place("r1c1")) }),
        H::Islands(Islands::InfluenceLost { by: Purple, count: 2 }),
        H::Islands(Islands::ControlChanged { at, from: None, to: Some(Green) }),
        H::Islands(Islands::ControlChanged { at, from: Some(Green), to: None }),
        H::Islands(Islands::PermanentPlaced { by: Green, at, from: None }),
        H::Islands(Islands::BuildingReturned { at, building }),
        H::Islands(Islands::Built { by: Purple, at, building }),
        H::Marks(Marks::ExplorerGrew { by: Purple, tiles: 2, goal: 5, cube: true }),
        H::Marks(Marks::ExplorerGivenUp { by: Green, cubes: 1 }),
    ];
    heard.extend(on_islands.iter().map(facts::happening));
    heard.iter().for_each(|fact| said(&words, fact, &mut faults));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    let sank =
        facts::happening(&H::Outcome(Outcome::Sank { ship: Green, by: Some(Purple), from_ship: 2, from_chest: 3 }));
    let said = |language| words.tell(&language, &sank);
    assert_eq!(said(Language::En), "Green sinks and loses gold: 5");
    assert_eq!(said(Language::Ru), "Зелёный: корабль тонет, потеряно золота: 5");
    assert_eq!(said(Language::Pl), "Zielony: statek tonie, stracone złoto: 5");
    assert_eq!(said(Language::Uk), "Зелений: корабель тоне, втрачено золота: 5");
}

#[test]
fn dr_15_47_an_ability_of_victory_says_what_its_card_says() {
    let said = |ability| Words::built_in().tell(&Language::En, &facts::ability(ability));
    let none = Ability::OnVictory {
        goods: Goods { cargo: 0, gold: 0 },
        gold_per_helm: false,
        damage: 0,
        not_at_buildings: false,
    };
    assert_eq!(said(none), "On victory: nothing more");
    let captain = Ability::OnVictory {
        goods: Goods { cargo: 0, gold: 2 },
        gold_per_helm: true,
        damage: 0,
        not_at_buildings: true,
    };
    assert_eq!(said(captain), "On victory: 2 gold, 1 gold for each helm on this card, not at buildings");
    let prize = Ability::OnVictory {
        goods: Goods { cargo: 1, gold: 2 },
        gold_per_helm: false,
        damage: 1,
        not_at_buildings: false,
    };
    assert_eq!(said(prize), "On victory: 1 damage to the enemy ship, 1 cargo, 2 gold");
}
