//! The damage of a battle is visible on a ship's model, and follows from the view alone.

use weather_gage::games::the_ships::look::ShipLook;
use weather_gage::rules::geometry::hex::Heading;
use weather_gage::rules::the_ships::articles::OrderEntry;
use weather_gage::rules::the_ships::ship_card::BatteryPlace;
use weather_gage::table::pieces::wounds::{SHREDS, Wounds};

use crate::order_cards::{battle, id};

#[test]
fn ts_6_3_what_is_crossed_on_her_card_is_seen_on_her_model() {
    let mut state = battle("gravelines", Heading::SE, OrderEntry::Assisted);
    let number = state.each().position(|place| state.id(place) == id("revenge")).unwrap();
    let place = state.each().nth(number).unwrap();
    let wounds = |state: &_| ShipLook::seen(state, place).wounds;
    let whole = Wounds { holed: vec![('p', 0, 14), ('s', 0, 14), ('t', 0, 5)], ..Wounds::default() };
    assert_eq!(wounds(&state), whole, "a whole ship shows nothing");

    let ship = &mut state.ships[number];
    ship.crossed[BatteryPlace::Port] = 3;
    ship.masts[1] = 2;
    let few = wounds(&state);
    assert_eq!(few.holed, [('p', 3, 14), ('s', 0, 14), ('t', 0, 5)]);
    assert_eq!((few.torn, few.masts, few.list), (vec![("main", 1)], vec![], 0));

    let ship = &mut state.ships[number];
    ship.crossed[BatteryPlace::Port] = 14;
    ship.guns = Default::default();
    (ship.masts[0], ship.masts[1]) = (0, 1);
    let many = wounds(&state);
    assert_eq!((many.masts, many.torn), (vec!["fore"], vec![("main", 2)]));
    assert_eq!(many.guns.len(), 14, "seven guns on either side");
    assert!(many.list > 5 && many.settled > 0, "she lists to port before she sinks");
    const { assert!(SHREDS == 3) };
}
