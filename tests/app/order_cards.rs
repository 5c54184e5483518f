//! The writing on order cards and set-up sheets: the plot, barred marks, the quartermaster's advice.

use weather_gage::games::the_ships::order_card::draft::{DraftOrder, Mark, OrderWish, marked};
use weather_gage::games::the_ships::order_card::ghosts::pale_ship;
use weather_gage::games::the_ships::order_card::overleaf::bearing_in_words;
use weather_gage::games::the_ships::order_card::reach::{route_to, walked};
use weather_gage::games::the_ships::order_card::sheet::{OrderSheet, click, order_sheet};
use weather_gage::games::the_ships::order_card::sights::Bearing;
use weather_gage::games::the_ships::papers::fitting::DraftFitting;
use weather_gage::games::the_ships::papers::placing::DraftPlacing;
use weather_gage::games::the_ships::papers::wishes::PlaceWish;
use weather_gage::headless::GAMES;
use weather_gage::logbook::wording::{Language, Words, key};
use weather_gage::rules::geometry::hex::{Heading, Offset};
use weather_gage::rules::kernel::{Ruleset, Seat, Viewer};
use weather_gage::rules::the_ships::articles::{OrderEntry, Setup, Switches};
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::orders::{LoadMark, OrderCard, Route, Step};
use weather_gage::rules::the_ships::position::Position;
use weather_gage::rules::the_ships::refusals::Objection;
use weather_gage::rules::the_ships::ship_card::{BatteryPlace, Sails};
use weather_gage::rules::the_ships::ship_id::ShipId;
use weather_gage::rules::the_ships::state::State;
use weather_gage::rules::the_ships::view::View;

pub fn id(name: &str) -> ShipId {
    ShipId::try_from(name).unwrap()
}

pub fn setup(scenario: &str, wind: Option<Heading>, entry: OrderEntry) -> Setup {
    let library = GAMES.library(None).0;
    Setup {
        switches: Switches { order_entry: entry, ..Switches::default() },
        position: wind.map(|wind| Position { wind: Some(wind), ..Position::default() }),
        ..library.the_ships().setup(&library.the_ships().scenarios[scenario])
    }
}

pub fn battle(scenario: &str, wind: Heading, entry: OrderEntry) -> State {
    TheShips::set_up(&setup(scenario, Some(wind), entry)).unwrap()
}

pub fn view_of(state: &State, seat: u8) -> View {
    TheShips::seen_by(state, Viewer::Seat(Seat(seat)))
}

/// The English at the first turn of a scenario.
fn english(scenario: &str, entry: OrderEntry) -> (View, DraftOrder) {
    let view = view_of(&battle(scenario, Heading::S, entry), 0);
    let draft = DraftOrder::begin(&view, Seat(0));
    (view, draft)
}

pub fn write(view: &View, draft: &mut DraftOrder, marks: &[Mark]) -> OrderSheet {
    for mark in marks {
        draft.apply(view, &OrderWish::Mark(mark.clone()));
    }
    order_sheet(view, draft).unwrap()
}

#[test]
fn ts_9_1_the_plot_says_cost_wind_and_sum_of_every_step() {
    // Lesson 3: Revenge heads north, the wind blows south: she beats at 3 a step.
    let (view, mut draft) = english("lesson-3", OrderEntry::Assisted);
    let sheet =
        write(&view, &mut draft, &[Mark::Sails(Sails::Full), Mark::Step(Step::Forward), Mark::Step(Step::Right)]);
    let costs: Vec<_> = sheet.legs.iter().map(|leg| (leg.cost, leg.total)).collect();
    assert_eq!(costs, [(3, 3), (3, 6)]);
    assert_eq!(sheet.budget, 9);
    // Reaching after the turn: one more step of 2 is forced, and 1 token is thrown away (TS-11.10).
    assert_eq!(sheet.drift.iter().map(|leg| leg.total).collect::<Vec<_>>(), [8]);
    assert_eq!(sheet.leftover, 1);
    assert!(sheet.warnings.iter().any(|warning| warning.kind() == key::WarnDrift::KEY));
    assert_eq!(sheet.against, None);
}

#[test]
fn ts_9_2_every_hex_that_a_click_sails_to_is_meant_before_a_ship_that_only_reaches_over_it() {
    let (view, mut draft) = english("lesson-1", OrderEntry::Assisted);
    let board = || (0..18).flat_map(|col| (0..18).map(move |row| Offset { col, row }));
    let bow = view.table.base(view.table.place_of(id("revenge")).unwrap()).unwrap().bow();
    for marks in [vec![Mark::Sails(Sails::Full)], vec![Mark::Step(Step::Forward)], vec![Mark::Sails(Sails::Furled)]] {
        let sheet = write(&view, &mut draft, &marks);
        for hex in board() {
            let (drawn, covered) = (click(&view, &draft, hex).is_some(), view.table.covering(hex.into()).is_some());
            assert_eq!(sheet.within_reach.contains(&hex), drawn && !covered, "{marks:?} {hex:?}");
        }
        assert!(!sheet.within_reach.contains(&Offset::from(bow)), "on her own base she herself is meant");
        let under_sail = !marks.contains(&Mark::Sails(Sails::Furled));
        assert!(
            !under_sail || sheet.within_reach.contains(&Offset::from(Heading::N.step(bow))),
            "the hex before her bow"
        );
    }
}

#[test]
fn ts_14_6_how_far_an_enemy_is_is_said_where_guns_or_hands_could_reach_her() {
    let far = |scenario: &str| {
        let (view, mut draft) = english(scenario, OrderEntry::Assisted);
        let sheet = write(&view, &mut draft, &[Mark::Sails(Sails::Battle)]);
        (sheet.sights.len(), sheet.measured().len())
    };
    assert_eq!(far("lesson-1"), (1, 0), "no guns are in use");
    assert_eq!(far("lesson-2"), (1, 1));
}

#[test]
fn ts_9_2_the_ship_herself_is_shown_where_the_plotted_course_ends() {
    let (view, mut draft) = english("lesson-1", OrderEntry::Assisted);
    let sheet = write(&view, &mut draft, &[Mark::Sails(Sails::Full)]);
    assert_eq!(pale_ship(&view, &sheet), None, "she lies there already");
    let sheet = write(&view, &mut draft, &[Mark::Step(Step::Forward), Mark::Step(Step::Forward)]);
    assert_eq!(pale_ship(&view, &sheet), sheet.legs.last().map(|leg| leg.to));
    draft.apply(&view, &OrderWish::Look(Some(1)));
    let sheet = order_sheet(&view, &draft).unwrap();
    assert_eq!(pale_ship(&view, &sheet), sheet.legs.first().map(|leg| leg.to), "or where one looks");
}

#[test]
fn ts_8_4_a_card_under_sail_without_a_route_cannot_be_sealed_and_says_why() {
    let (view, mut draft) = english("lesson-3", OrderEntry::Assisted);
    let sheet = write(&view, &mut draft, &[Mark::Sails(Sails::Battle)]);
    let refusal = sheet.against.unwrap();
    assert_eq!((refusal.rule.0, refusal.why), ("TS-8.4", Objection::RouteMissing));
    assert_eq!(sheet.tabs.len(), 1);
}

#[test]
fn ts_10_5_what_is_forbidden_is_offered_with_the_rule_against_it() {
    let (view, mut draft) = english("lesson-3", OrderEntry::Assisted);
    let sheet = write(&view, &mut draft, &[]);
    // With furled sails there is no next step, and no ship is near enough to be boarded.
    assert!(sheet.next.iter().all(|next| next.offer.against.as_ref().is_some_and(|why| why.rule.0 == "TS-8.5")));
    let port = sheet.batteries.iter().find(|battery| battery.battery == BatteryPlace::Port).unwrap();
    assert!(port.ready && port.ranges.iter().all(|(offer, _)| offer.against.is_none()));
    assert!(sheet.warnings.iter().any(|warning| warning.kind() == key::WarnNoRange::KEY));
    // Once it is being loaded afresh, the range is not set in the same turn: marking one rubs the other out.
    let card = marked(draft.card().unwrap(), false, &Mark::Load(BatteryPlace::Port, Some(LoadMark::Chain)));
    let ranged = marked(&card, false, &Mark::Range(BatteryPlace::Port, Some(2)));
    assert_eq!(ranged.load.get(BatteryPlace::Port), None);
}

#[test]
fn ts_14_12_the_numbers_on_the_card_are_those_of_the_sails_that_are_chosen() {
    let (view, mut draft) = english("lesson-2", OrderEntry::Assisted);
    let needs = |sheet: &OrderSheet| sheet.batteries[0].ranges.iter().map(|(_, need)| *need).collect::<Vec<_>>();
    let furled = write(&view, &mut draft, &[]);
    assert_eq!(needs(&furled)[..4], [Some(16), Some(14), Some(12), Some(10)]);
    let full = write(&view, &mut draft, &[Mark::Sails(Sails::Full)]);
    assert_eq!(needs(&full)[..4], [Some(13), Some(11), Some(9), Some(7)]);
}

#[test]
fn ts_14_10_cardboard_entry_offers_blanks_and_bars_nothing() {
    let (view, mut draft) = english("lesson-3", OrderEntry::Cardboard);
    let sheet = write(&view, &mut draft, &[Mark::Sails(Sails::Battle)]);
    assert!(!sheet.assisted && sheet.against.is_none(), "a mistake may be laid down");
    let port = &sheet.batteries[0];
    assert!(port.loads.iter().any(|offer| offer.value == LoadMark::Void));
    assert!(port.ranges.iter().any(|(offer, _)| offer.value == 0));
}

#[test]
fn a_click_on_the_board_plots_the_cheapest_way_there_and_a_second_one_takes_it_back() {
    let (view, mut draft) = english("lesson-3", OrderEntry::Assisted);
    write(&view, &mut draft, &[Mark::Sails(Sails::Full)]);
    let ahead = Offset { col: 8, row: 9 };
    let mark = click(&view, &draft, ahead).unwrap();
    assert_eq!(mark, Mark::Route(Route(vec![Step::Forward, Step::Forward])));
    draft.apply(&view, &OrderWish::Mark(mark));
    assert_eq!(click(&view, &draft, ahead), Some(Mark::Back));
    assert_eq!(click(&view, &draft, Offset { col: 8, row: 10 }), Some(Mark::Until(1)));
    assert_eq!(click(&view, &draft, Offset { col: 0, row: 0 }), None, "nine tokens do not reach that far");
}

#[test]
fn ts_10_13_with_furled_sails_a_click_beside_her_turns_her_in_place() {
    let (view, mut draft) = english("lesson-3", OrderEntry::Assisted);
    let state = &view.table;
    let place = state.place_of(id("revenge")).unwrap();
    let base = state.base(place).unwrap();
    let mark = click(&view, &draft, Offset { col: 9, row: 11 }).unwrap();
    let Mark::Pivot(Some(pivot)) = mark.clone() else { panic!("{mark:?}") };
    let after = weather_gage::rules::the_ships::sailing::after_pivot(base, pivot);
    assert!(after.covers(Offset { col: 9, row: 11 }.into()));
    draft.apply(&view, &OrderWish::Mark(mark));
    assert_eq!(order_sheet(&view, &draft).unwrap().ghost, Some(after));
}

#[test]
fn ts_9_4_routes_to_a_hex_are_lawful_for_a_clumsy_ship_and_never_dearer_than_her_tokens() {
    let state = battle("lesson-3", Heading::S, OrderEntry::Assisted);
    let place = state.place_of(id("san-martin")).unwrap();
    let mut found = 0;
    for (hex, _) in state.chart.hexes() {
        let Some(route) = route_to(&state, place, &Route::default(), 7, hex.into()) else { continue };
        let plotted = weather_gage::rules::the_ships::plot::plot(&state, place, &route);
        assert!(plotted.iter().all(|leg| leg.lawful && leg.total <= 7), "{route:?}");
        assert_eq!(walked(&state, place, &route).unwrap().base.bow(), hex.into());
        found += 1;
    }
    assert!(found > 10, "{found} hexes are within reach before the wind");
}

#[test]
fn the_card_reads_the_view_alone() {
    let state = battle("gravelines", Heading::SE, OrderEntry::Assisted);
    let spanish = view_of(&state, 1);
    let draft = DraftOrder::begin(&spanish, Seat(1));
    assert_eq!(draft.cards.keys().map(ShipId::as_str).collect::<Vec<_>>(), ["san-martin", "santiago"]);
    let english = view_of(&state, 0);
    let sheet = order_sheet(&english, &DraftOrder::begin(&english, Seat(0))).unwrap();
    assert!(sheet.sights.iter().all(|sight| sight.ship == id("san-martin") || sight.ship == id("santiago")));
}

#[test]
fn last_turns_card_is_copied_for_the_ship_in_hand_alone() {
    let (view, mut draft) = english("gravelines", OrderEntry::Assisted);
    write(&view, &mut draft, &[Mark::Sails(Sails::Battle), Mark::Step(Step::Forward)]);
    let last = draft.cards.clone();
    let mut next = DraftOrder::begin(&view, Seat(0));
    next.last.clone_from(&last);
    next.apply(&view, &OrderWish::CopyLast);
    assert_eq!(next.card(), last.get(&id("revenge")));
    next.apply(&view, &OrderWish::Leaf(true));
    assert_eq!(next.ship, Some(id("swallow")));
    let swallow = view.table.ship(view.table.place_of(id("swallow")).unwrap());
    assert_eq!(next.card().unwrap(), &OrderCard { sails: swallow.last_sails, ..OrderCard::default() });
}

#[test]
fn ts_8_4_a_card_that_may_not_be_sealed_furls_the_sails_where_orders_are_sealed_unfinished_and_another_stands() {
    let state = battle("gravelines", Heading::SE, OrderEntry::Assisted);
    let view = view_of(&state, 0);
    let mut draft = DraftOrder::begin(&view, Seat(0));
    for (ship, route) in [("revenge", 1), ("swallow", 0)] {
        draft.apply(&view, &OrderWish::TakeUp(id(ship)));
        draft.apply(&view, &OrderWish::Mark(Mark::Sails(Sails::Battle)));
        draft.apply(&view, &OrderWish::Mark(Mark::Route(Route(vec![Step::Forward; route]))));
    }
    let check = |draft: &DraftOrder| weather_gage::rules::the_ships::check::order(&state, Seat(0), &draft.order());
    assert!(check(&draft).is_err(), "sails without a route");
    let stands = draft.as_it_stands(&view);
    assert_eq!(check(&stands), Ok(()));
    assert_eq!(stands.cards[&id("revenge")], draft.cards[&id("revenge")]);
    assert_eq!(stands.cards[&id("swallow")], OrderCard::default());
}

#[test]
fn ts_2_6_ships_are_placed_in_their_zone_and_turned_where_they_lie() {
    let mut scenario = None;
    let library = GAMES.library(None).0;
    for name in library.the_ships().scenarios.keys() {
        let state = TheShips::set_up(&setup(name, None, OrderEntry::Assisted)).unwrap();
        let view = view_of(&state, 0);
        let draft = DraftPlacing::begin(&view, Seat(0));
        if !draft.ships.is_empty() && draft.zone(&view).len() > 6 {
            scenario = Some((view, draft));
            break;
        }
    }
    let (view, mut draft) = scenario.expect("some scenario leaves places free");
    assert_eq!(draft.berths.len(), draft.ships.len(), "each is offered a place at once");
    let bow = *draft.zone(&view).last().unwrap();
    draft.apply(&view, PlaceWish::Bow(bow));
    let before = draft.berths[&draft.ship.unwrap()];
    assert_eq!(before.bow, bow);
    draft.apply(&view, PlaceWish::Turn(true));
    let after = draft.berths[&draft.ship.unwrap()];
    assert_eq!(after.bow, bow);
    draft.apply(&view, PlaceWish::Bow(Offset { col: 8, row: 8 }));
    assert_eq!(draft.berths[&draft.ship.unwrap()].bow, bow, "the middle of the board is nobody's zone");
}

#[test]
fn ts_2_8_what_the_quartermaster_suggests_is_lawful_and_fills_the_hold() {
    let library = GAMES.library(None).0;
    for name in library.the_ships().scenarios.keys() {
        let state = TheShips::set_up(&setup(name, None, OrderEntry::Assisted)).unwrap();
        for seat in [0, 1] {
            let draft = DraftFitting::begin(&view_of(&state, seat), Seat(seat));
            for (ship, fitting) in &draft.ships {
                let vessel = state.vessel(state.place_of(*ship).unwrap());
                let checked = weather_gage::rules::the_ships::fitting::check(&state.articles, vessel, fitting);
                assert_eq!(checked, Ok(()), "{name}: {ship:?}");
            }
        }
    }
}

/// The number of a ship in the list.
fn number(state: &State, name: &str) -> usize {
    state.each().position(|place| state.id(place) == id(name)).unwrap()
}

/// San Martin at anchor in Calais Roads with her port guns ready, Revenge four hexes off that side, and Swallow between them
/// or far away.
fn at_anchor(swallow: (i32, i32)) -> (View, DraftOrder) {
    use weather_gage::rules::geometry::base::Base;
    let mut state = battle("calais-roads", Heading::N, OrderEntry::Assisted);
    for (name, bow) in [("revenge", (7, 3)), ("swallow", swallow)] {
        let place = number(&state, name);
        state.ships[place].base = Some(Base::from_bow(Offset::new(bow.0, bow.1).into(), Heading::N));
    }
    let view = view_of(&state, 1);
    let draft = DraftOrder::begin(&view, Seat(1));
    (view, draft)
}

fn port_on_revenge(sheet: &OrderSheet) -> Bearing {
    let sight = sheet.sights.iter().find(|sight| sight.ship == id("revenge")).unwrap();
    sight.bearings.iter().find(|bearing| bearing.battery == BatteryPlace::Port).unwrap().clone()
}

#[test]
fn ts_14_12_the_number_and_the_odds_of_a_ship_that_weighs_or_drops_are_those_of_the_window() {
    let (view, mut draft) = at_anchor((14, 14));
    let set = Mark::Range(BatteryPlace::Port, Some(4));
    let numbers = |sheet: &OrderSheet| {
        let bearing = port_on_revenge(sheet);
        assert!(bearing.fires());
        (bearing.aim.unwrap().need(), bearing.odds.unwrap().aim.need())
    };
    // Ball at 4: 8; furled and at anchor two more each.
    let sheet = write(&view, &mut draft, std::slice::from_ref(&set));
    assert_eq!(numbers(&sheet), (12, 12));
    // She weighs with her first token, after the opening window.
    let sheet = write(&view, &mut draft, &[Mark::Sails(Sails::Battle)]);
    assert_eq!(numbers(&sheet), (10, 10));
    let port = sheet.batteries.iter().find(|battery| battery.battery == BatteryPlace::Port).unwrap();
    assert!(port.ranges.iter().any(|(offer, need)| offer.value == 4 && *need == Some(10)));
    let sheet = write(&view, &mut draft, &[Mark::Step(Step::Forward)]);
    assert_eq!(numbers(&sheet), (8, 8));
    // A cable is cut before it.
    let sheet = write(&view, &mut draft, &[Mark::Back, Mark::Cut(true)]);
    assert_eq!(numbers(&sheet), (8, 8));
}

#[test]
fn ts_3_15_the_slip_names_the_ship_that_hides_the_target_and_says_of_no_battery_that_it_fires() {
    use weather_gage::rules::the_ships::numbers::Silence;
    let (view, mut draft) = at_anchor((5, 3));
    let sheet = write(&view, &mut draft, &[Mark::Range(BatteryPlace::Port, Some(4))]);
    let bearing = port_on_revenge(&sheet);
    assert_eq!((bearing.held, bearing.fires()), (Some(Silence::HiddenBy(id("swallow"))), false));
    assert_eq!(bearing_in_words(&bearing).key, key::OrderBearsHidden::KEY);
    let sight = sheet.sights.iter().find(|sight| sight.ship == id("revenge")).unwrap();
    assert!(sight.hider.is_some() && sight.hidden == bearing.held);
}

#[test]
fn ts_14_5_14_9_and_14_4_the_slip_says_what_keeps_a_battery_silent() {
    use weather_gage::rules::the_ships::numbers::Silence;
    use weather_gage::rules::the_ships::state::Lock;
    let said = |change: &dyn Fn(&mut State), marks: &[Mark]| {
        let (mut view, mut draft) = at_anchor((14, 14));
        change(&mut view.table);
        let bearing = port_on_revenge(&write(&view, &mut draft, marks));
        assert!(!bearing.fires());
        (bearing.held, bearing_in_words(&bearing).key)
    };
    let set = [Mark::Range(BatteryPlace::Port, Some(4))];
    assert_eq!(said(&|_| {}, &[]), (Some(Silence::NoRange), key::OrderBearsNoRange::KEY.into()));
    assert_eq!(
        said(&|_| {}, &[Mark::Range(BatteryPlace::Port, Some(3))]),
        (Some(Silence::Beyond(3)), key::OrderBearsOutOfRange::KEY.into())
    );
    let no_powder = |state: &mut State| {
        let place = number(state, "san-martin");
        (state.ships[place].powder, state.ships[place].powder_below) = (0, 0);
    };
    assert_eq!(said(&no_powder, &set), (Some(Silence::NoPowder), key::OrderBearsNoPowder::KEY.into()));
    let no_guns = |state: &mut State| {
        let place = number(state, "san-martin");
        state.ships[place].guns = Default::default();
    };
    assert_eq!(said(&no_guns, &set).1, key::OrderBearsNoGuns::KEY);
    let locked = |state: &mut State| {
        state.locks.push(Lock { boarder: id("revenge"), boarded: id("santiago"), rounds: 4, from_beat: 1 });
    };
    assert_eq!(said(&locked, &set), (Some(Silence::Locked), key::OrderBearsLocked::KEY.into()));
    // Loaded anew, it is empty before the window opens.
    let (view, mut draft) = at_anchor((14, 14));
    let sheet = write(&view, &mut draft, &[Mark::Load(BatteryPlace::Port, Some(LoadMark::Chain))]);
    assert_eq!(bearing_in_words(&port_on_revenge(&sheet)).key, key::OrderBearsNotReady::KEY);
}

#[test]
fn ts_3_8_and_3_15_what_is_measured_from_any_ship_says_range_arcs_and_by_name_what_is_in_the_way() {
    use weather_gage::games::the_ships::measuring::measured;
    use weather_gage::rules::the_ships::numbers::Silence;
    let from = |swallow, seat: u8| {
        let (view, _) = at_anchor(swallow);
        // For any asking player and any ship only open facts are measured.
        let view = TheShips::seen_by(&view.table, Viewer::Seat(Seat(seat)));
        let found = measured(&view.table, view.table.place_of(id("san-martin")).unwrap());
        let revenge = view.table.place_of(id("revenge")).unwrap();
        found.into_iter().find(|one| one.to == revenge).unwrap()
    };
    for seat in [0, 1] {
        let hidden = from((5, 3), seat);
        assert_eq!((hidden.range, hidden.batteries.as_slice()), (4, &[BatteryPlace::Port][..]));
        assert_eq!(hidden.hidden, Some(Silence::HiddenBy(id("swallow"))));
        assert_eq!(from((14, 14), seat).hidden, None, "and nothing where nothing is");
    }
}

#[test]
fn ts_28_c1_slip_and_charts_say_which_mark_is_next_how_far_it_is_and_the_best_time() {
    use weather_gage::games::the_ships::chart_picture::ChartPicture;
    let (mut view, mut draft) = english("lesson-1", OrderEntry::Assisted);
    let words = Words::built_in();
    let say = |sheet: &OrderSheet| words.tell(&Language::En, sheet.mark.as_ref().expect("the lesson has marks"));
    let lies = say(&write(&view, &mut draft, &[Mark::Sails(Sails::Full)]));
    assert!(lies.starts_with("Mark 1 of 2: ") && lies.contains("Par 4 turns, up to 6 allowed"), "{lies}");
    let ahead = say(&write(&view, &mut draft, &[Mark::Step(Step::Forward)]));
    assert!(ahead.starts_with("Mark 1 of 2: ") && ahead != lies, "from the ghost that is looked at: {ahead}");
    let place = number(&view.table, "revenge");
    for (reached, begins) in [(1, "Mark 2 of 2: "), (2, "Every mark is reached.")] {
        view.table.ships[place].buoys = reached;
        let told = say(&write(&view, &mut draft, &[]));
        assert!(told.starts_with(begins), "{told}");
    }
    let library = GAMES.library(None).0;
    let scenario = &library.the_ships().scenarios["lesson-1"];
    let marks: usize = scenario.victory.courses.iter().map(|course| course.buoys.len()).sum();
    let charts = [ChartPicture::of(scenario, library.the_ships()), ChartPicture::sailed(&view.table, &[])];
    assert_eq!(charts.map(|chart| chart.marks.len()), [marks; 2], "before the lesson and after it");
}
