//! Non-interference over whole games (DR-30.1): two worlds that differ only in secrets from a seat look, sound and ask
//! alike to it, and go on looking alike.

use weather_gage::captains::Rank;
use weather_gage::captains::dead_reckoning::suppositions;
use weather_gage::rules::dead_reckoning::cards::Card;
use weather_gage::rules::dead_reckoning::happenings::{
    Advancements, Battle, Happening, Levelling, Outcome, Sailors, SettingOut,
};
use weather_gage::rules::dead_reckoning::printed::ids::{CardNo, Sort};
use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
use weather_gage::rules::dead_reckoning::sea::Sea;
use weather_gage::rules::dead_reckoning::state::{Player, State};
use weather_gage::rules::kernel::{Ruleset, Run, Seat, Viewer, Want, run};

use super::scene::{ACTIVE, Game, Green, OTHER, card};
use super::whole_games::{Step, walk};

/// The cards of each deck and box that a run has drawn or brought to light.
struct Shown<'a>(&'a Step);

impl Shown<'_> {
    fn any(&self, wanted: impl Fn(&Happening) -> bool) -> bool {
        self.0.told.iter().any(wanted)
    }

    fn count(&self, wanted: impl Fn(&Happening) -> bool) -> usize {
        self.0.told.iter().filter(|told| wanted(told)).count()
    }
}

/// Another world for this seat: its unknowns before and after the run lie otherwise.
fn twin(step: &Step, viewer: Viewer) -> (State, u16) {
    let (before, after, shown) = (&step.before, &step.after, Shown(step));
    let mut other = before.clone();
    let mut changed = 0_u16;
    for (seat, player) in other.players.iter_mut().enumerate() {
        let own = viewer == Viewer::Seat(Seat(u8::try_from(seat).unwrap()));
        let colour = player.colour;
        let drawn =
            shown.count(|told| matches!(told, Happening::Sailors(Sailors::CardDrawn { by, .. }) if *by == colour));
        let shuffled =
            shown.any(|told| matches!(told, Happening::Sailors(Sailors::DeckShuffled { by, .. }) if *by == colour));
        let bottom = shown.any(|told| match told {
            Happening::Sailors(Sailors::LevelledUp { by, why, .. }) => *by == colour && *why == Levelling::Bottom,
            _ => false,
        });
        // A deck from the second card that was not drawn on: its order is secret from every seat.
        if !shuffled && !bottom && player.deck.len() > drawn + 1 {
            player.deck[drawn..].reverse();
            changed |= 1;
        }
        if own {
            continue;
        }
        let after = &after.players[seat];
        // A chest below the gold that must be declared is secret; one that pays for sinking is seen to be empty.
        let pays = shown.any(|told| matches!(told, Happening::Outcome(Outcome::Sank { ship, .. }) if *ship == colour));
        if player.chest.max(after.chest) < 22 && player.chest.min(after.chest) > 12 && !pays {
            player.chest += 7;
            changed |= 2;
        }
        if let (Some(kept), [one, two]) = (player.bonus, player.bonus_dealt.as_slice())
            && before.players[seat].bonus == after.bonus
        {
            player.bonus = Some(if kept == *one { *two } else { *one });
            changed |= 4;
        }
        // Cards that were in hand all the time may be at other levels, as far as level 4 is not announced.
        let still = |card: &Card| after.hand.contains(card);
        let levels = player.hand.iter_mut().filter(|card| still(card) && card.level < 4);
        for card in levels {
            card.level = card.level % 3 + 1;
            changed |= 8;
        }
        // A pile under its top card is secret from others (G-53).
        if let (Some((_, under)), false) = (player.discard.split_last_mut(), shuffled)
            && under.len() > 1
        {
            under.reverse();
            changed |= 256;
        }
        // One that stayed in hand, and one that stayed in the deck, may be each other.
        if !shuffled && !bottom {
            exchange(player, after, drawn, &mut changed);
        }
    }
    boxes(step, &mut other, &mut changed);
    tiles(step, &mut other, &mut changed);
    (other, changed)
}

fn exchange(player: &mut Player, after: &Player, drawn: usize, changed: &mut u16) {
    let untouched = |card: &Card| card.sleeve.is_empty();
    let held = player.hand.iter().position(|card| untouched(card) && after.hand.iter().any(|own| own.id == card.id));
    let lying = (drawn..player.deck.len()).find(|at| untouched(&player.deck[*at]));
    if let (Some(held), Some(lying)) = (held, lying) {
        std::mem::swap(&mut player.hand[held], &mut player.deck[lying]);
        *changed |= 16;
    }
}

/// Behind their fronts the boxes lie otherwise, and merchant ships with the same front have changed places with those that lie out.
fn boxes(step: &Step, other: &mut State, changed: &mut u16) {
    let shown = Shown(step);
    if shown.any(|told| {
        matches!(
            told,
            Happening::Advancements(Advancements::AdvancementTaken { .. } | Advancements::NothingTaken { .. })
        )
    }) {
        return;
    }
    let laid = shown.count(|told| matches!(told, Happening::SettingOut(SettingOut::CardLaid { .. })));
    let front = |state: &State, card: CardNo| state.cards().shown(card);
    let turned = |card: CardNo| {
        let told = shown.any(|told| match told {
            Happening::Battle(Battle::EncounterTurned { merchant, .. })
            | Happening::Outcome(Outcome::EncounterWon { merchant, .. } | Outcome::EncounterBuried { merchant }) => {
                *merchant == card
            }
            _ => false,
        });
        told || step.before.sea.tiles().filter_map(|(_, tile)| tile.cell).any(|cell| cell.card == card && cell.turned)
    };
    for row in 0..4 {
        let keep = laid + 1;
        if other.boxes[row].len() > keep + 1 {
            other.boxes[row][keep..].reverse();
            *changed |= 32;
        }
        for at in Sea::places() {
            let Some(cell) = other.sea.cell(at).filter(|cell| cell.card.kind.sort == Sort::Encounter) else { continue };
            let face = front(other, cell.card);
            let mut tail = other.boxes[row].iter().skip(keep);
            let found = tail.position(|card| card.kind.sort == Sort::Encounter && front(&step.before, *card) == face);
            if let Some(found) = found.filter(|_| !turned(cell.card)) {
                let hidden = std::mem::replace(&mut other.boxes[row][keep + found], cell.card);
                other.sea.tile_mut(at).unwrap().cell.as_mut().unwrap().card = hidden;
                *changed |= 64;
            }
        }
    }
}

/// Tiles that lie face down before and after have changed places.
fn tiles(step: &Step, other: &mut State, changed: &mut u16) {
    let down = |state: &State, at| state.sea.tile(at).is_some_and(|tile| !tile.face_up);
    let hidden: Vec<_> = Sea::places().filter(|at| down(&step.before, *at) && down(&step.after, *at)).collect();
    let ids: Vec<_> = hidden.iter().rev().map(|at| step.before.sea.tile(*at).unwrap().id).collect();
    for (at, id) in hidden.iter().zip(ids) {
        other.sea.tile_mut(*at).unwrap().id = id;
    }
    if hidden.len() > 1 {
        *changed |= 128;
    }
}

/// Everything a viewer is told of these happenings, in the words of the wire.
fn told_to(before: &State, told: &[Happening], viewer: Viewer) -> Vec<Happening> {
    let mut state = before.clone();
    let heard = told.iter().filter_map(|happening| {
        let heard = DeadReckoning::told_to(&state, happening, viewer);
        DeadReckoning::evolve(&mut state, happening);
        heard
    });
    heard.collect()
}

/// A question, as far as this viewer is asked or it lies open.
fn asked_of(want: &Want<DeadReckoning>, viewer: Viewer) -> bool {
    match want {
        Want::Choice { by, .. } => viewer == Viewer::Seat(*by),
        Want::Throw { .. } | Want::Shuffle { .. } => true,
    }
}

fn look_alike(step: &Step, viewer: Viewer) -> u16 {
    let (other, changed) = twin(step, viewer);
    let sight = |state: &State| DeadReckoning::seen_by(state, viewer);
    let (one, two) = (sight(&step.before), sight(&other));
    assert!(one == two, "{viewer:?} sees what it may not: {:?}", step.before.phase);
    // The wire carries the view as it is written.
    assert_eq!(serde_json::to_string(&one).unwrap(), serde_json::to_string(&two).unwrap());
    assert_eq!(DeadReckoning::awaited(&step.before), DeadReckoning::awaited(&other));
    for given in 0..=step.answers.len() {
        let (here, there) = match (
            run::<DeadReckoning>(&step.before, &step.orders, &step.answers[..given]),
            run::<DeadReckoning>(&other, &step.orders, &step.answers[..given]),
        ) {
            (Run::Wants { want, meanwhile, told }, Run::Wants { want: other, meanwhile: state, told: heard }) => {
                assert!(!asked_of(&want, viewer) || want == other, "{viewer:?} is asked {want:?} and {other:?}");
                ((meanwhile, told), (state, heard))
            }
            (Run::Settled { after, told }, Run::Settled { after: state, told: heard }) => {
                ((after, told), (state, heard))
            }
            (one, two) => panic!("{viewer:?}: {:?} runs otherwise: {one:?} and {two:?}", step.orders),
        };
        let (heard, also) = (told_to(&step.before, &here.1, viewer), told_to(&other, &there.1, viewer));
        assert_eq!(heard, also, "{viewer:?} is told otherwise");
        // Once it is over there are no secrets.
        let open = DeadReckoning::is_over(&here.0);
        assert!(open || sight(&here.0) == sight(&there.0), "{viewer:?} sees what it may not after {:?}", step.orders);
    }
    changed
}

#[test]
fn dr_30_1_what_a_seat_may_not_know_changes_nothing_it_sees_hears_or_is_asked_in_whole_games() {
    let mut changed = 0;
    for players in 2..=4_usize {
        walk(players, Rank::Random, 30, 320, |step| {
            let seats = (0..u8::try_from(players).unwrap()).map(|seat| Viewer::Seat(Seat(seat)));
            for viewer in seats.chain([Viewer::Bystander]) {
                changed |= look_alike(step, viewer);
            }
        });
    }
    assert_eq!(changed, 0x1FF, "every kind of secret was changed somewhere");
}

#[test]
fn dr_30_1_a_discard_pile_is_its_owners_to_browse_and_others_see_the_top_card() {
    let game = Game::in_turn(
        "players: [(colour: Purple), (colour: Green, discard: [\"SA-CAP@4\", \"SA-BOS@2\", \"SA-PIR@3\"], hand: [\"SA-MAT\"], deck: [\"SA-PUR\"])]",
    );
    let piles = [(Viewer::Seat(ACTIVE), 1), (Viewer::Seat(OTHER), 3), (Viewer::Bystander, 1)];
    for (viewer, open) in piles {
        let view = DeadReckoning::seen_by(game.state(), viewer);
        let pile = &view.table.player(Green).unwrap().discard;
        assert_eq!(
            (pile.len(), pile.last().unwrap().id, &view.discards),
            (open, card("SA-PIR"), &vec![0, 3]),
            "{viewer:?}"
        );
    }
    // The supposed state has as many cards, and the open one on top.
    let view = DeadReckoning::seen_by(game.state(), Viewer::Seat(ACTIVE));
    let supposed = suppositions::imagined(&view, &mut |_| 0);
    let green = supposed.player(Green).unwrap();
    assert_eq!((green.hand.len(), green.deck.len(), green.discard.len()), (1, 1, 3));
    assert_eq!(green.discard.last().unwrap().id, card("SA-PIR"));
    let mut crew: Vec<_> = green.crew().map(|own| own.id).collect();
    crew.sort_unstable();
    crew.dedup();
    assert_eq!(crew.len(), 5, "nobody twice");
}
