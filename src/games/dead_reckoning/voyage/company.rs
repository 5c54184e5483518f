//! The books: open facts about every captain, ship, cards, marks on the harbour board.

use super::crew::about;
use super::deeds::{Deed, Group, in_one_line};
use super::{route, scores};
use crate::games::dead_reckoning::wishes::Wish;
use crate::games::papers::sheets::Scene;
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Fact, key};
use crate::play::seen::Asked;
use crate::rules::dead_reckoning::check::may_level_up_meanwhile;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::scoring::score;
use crate::rules::dead_reckoning::state::{Phase, Player, State};
use crate::rules::dead_reckoning::view::View;
use crate::rules::kernel::Seat;
use crate::table::sheet::{Block, Line, Print};

fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// Captains who still have a turn in the last turns (DR-25.2, DR-30.17).
#[must_use]
pub fn still_to_play(table: &State) -> Option<Fact> {
    let left = table.players.iter().filter(|player| table.ended_by.is_some() && !player.finished);
    in_one_line(left.map(|player| key::DrNamed { name: words::colour(player.colour) }.into()))
}

/// Open facts about a player.
#[must_use]
pub fn lines(view: &View, seat: Seat, player: &Player) -> Vec<Fact> {
    let table = &view.table;
    let place = usize::from(seat.0);
    let count = |all: &[usize]| number(all.get(place).copied().unwrap_or_default());
    let (hand, deck, pile) = (count(&view.hands), count(&view.decks), count(&view.discards));
    let at = route::named(table, player.at);
    let mut lines: Vec<Fact> = vec![
        if player.pirate { key::VoyagePirateAt { place: at }.into() } else { key::VoyageTraderAt { place: at }.into() },
        key::VoyageDamage { count: player.damage }.into(),
        key::VoyageAboard { goods: words::goods(player.aboard()) }.into(),
        key::VoyageOnDock { cargo: player.dock }.into(),
        key::VoyageCardsOf { hand, deck, pile }.into(),
        key::VoyageSupply { count: player.supply }.into(),
        key::VoyageTowards { wins: player.battles_won, explored: player.explored }.into(),
    ];
    let marks = player.achievements.iter().map(|mark| Fact::from(key::DrNamed { name: words::achievement(*mark) }));
    let tokens = player.slots.iter().flat_map(|slot| slot.tokens.last());
    let tokens = tokens.map(|token| Fact::from(key::DrNamed { name: words::printed(token) }));
    let aside = player.set_aside.iter();
    let aside = aside.map(|worn| Fact::from(key::DrNamed { name: words::kind(worn.card.kind) }));
    lines.extend(in_one_line(marks).map(|what| key::VoyageMarks { what }.into()));
    lines.extend(in_one_line(tokens).map(|what| key::VoyageHasTokens { what }.into()));
    lines.extend(in_one_line(aside).map(|what| key::VoyageHasAside { what }.into()));
    lines.extend(in_one_line(player.in_play.iter().map(about)).map(|what| key::VoyageHasPlayed { what }.into()));
    // Once everything is counted the hands lie open.
    if table.phase == Phase::Over {
        lines.extend(in_one_line(player.hand.iter().map(about)).map(|what| key::VoyageHasHeld { what }.into()));
    }
    if player.is_level_up_due() {
        lines.push(key::VOYAGE_LEVEL_DUE.into());
    }
    if player.finished {
        lines.push(key::VOYAGE_FINISHED.into());
    }
    lines
}

/// A captain after the other, and the reckoning so far; a level-up that may be done now is called for here (DR-30.15).
#[must_use]
pub fn books(scene: &Scene<DeadReckoning>) -> Vec<Block<Wish>> {
    let view = &scene.seen.view;
    let mut blocks: Vec<Block<Wish>> = Vec::new();
    for player in &view.table.players {
        let seat = view.table.seat(player.colour);
        blocks.push(Line::new(Print::Strong, key::DrNamed { name: scene.name(seat) }).signed(seat).into());
        let call = || Deed::new(key::VOYAGE_LEVEL_UP_NOW, Wish::Call(seat)).by("DR-13.1");
        let call = may_call(scene, seat).then(|| call().known_as(format!("call:{}", player.colour.word())));
        let known = lines(view, seat, player).into_iter().map(Line::from).collect();
        blocks.push(Group { lines: known, ..Group::default() }.offering(call).into());
    }
    let hint = |text: Fact| Line::new(Print::Hint, text).into();
    blocks.push(Line::new(Print::Caption, key::VOYAGE_SO_FAR).into());
    blocks.push(Block::Table(scores::table(&view.table, &score(&view.table), None)));
    blocks.push(hint(key::VOYAGE_SO_FAR_WHY.into()));
    if view.table.ended_by.is_some() {
        blocks.push(Line::new(Print::Caption, key::VOYAGE_LAST_TURNS).into());
        blocks.extend(still_to_play(&view.table).map(|who| hint(key::VoyageStillToPlay { who }.into())));
    }
    blocks
}

/// May this captain be called to this window now, to level up a card (DR-13.1)?
#[must_use]
pub fn may_call(scene: &Scene<DeadReckoning>, seat: Seat) -> bool {
    let (seen, window) = (scene.seen, scene.window);
    matches!(seen.asked, Asked::Orders | Asked::Waits(_))
        && !window.elsewhere.contains(&seat)
        && !window.guest
        && (!window.out_of_turn || seen.seat != Some(seat))
        && may_level_up_meanwhile(&seen.view.table, seat)
}
