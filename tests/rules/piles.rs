//! Sight of ordered cards, and their dealing.

use weather_gage::rules::kernel::piles::{Sight, dealt, drawn};

#[test]
fn a_viewer_sees_what_lies_open_and_no_order_that_is_hidden() {
    let cards = [3, 1, 2];
    let seen = |sight: Sight| sight.of(&cards, |card| *card);
    assert_eq!((seen(Sight::of_a_hand(true)), seen(Sight::of_a_hand(false))), (vec![3, 1, 2], vec![]));
    assert_eq!((seen(Sight::of_a_deck(true)), seen(Sight::of_a_deck(false))), (vec![1, 2, 3], vec![]));
    assert_eq!((seen(Sight::of_a_discard(true)), seen(Sight::of_a_discard(false))), (vec![3, 1, 2], vec![2]));
    assert_eq!(seen(Sight::First), [3]);
    for sight in [Sight::Backs, Sight::First, Sight::Last, Sight::Which, Sight::All] {
        assert!(sight.of(&[], |card: &u8| *card).is_empty(), "{sight:?}");
    }
}

#[test]
fn cards_are_dealt_by_their_numbers_and_drawn_from_the_front() {
    let mut cards = dealt(&['a', 'b', 'c'], &[2, 0, 1]);
    assert_eq!(cards, ['c', 'a', 'b']);
    assert_eq!((drawn(&mut cards), cards.len(), drawn::<u8>(&mut Vec::new())), (Some('c'), 2, None));
}
