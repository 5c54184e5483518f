//! The sheets of both sides of a battle: name, strength with its parts, deeds, ship and people; and the slip of a
//! throw.

use super::sheets::{SIDE, log_side};
use crate::dice::Way;
use crate::games::dead_reckoning::offers::{groups, sailor};
use crate::games::dead_reckoning::sides::{Force, Side, Tally, sides};
use crate::games::dead_reckoning::wishes::{Draft, Wish};
use crate::games::papers::sheets::Scene;
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Arg, Fact, key};
use crate::play::seen::{Asked, Seen};
use crate::rules::dead_reckoning::cards::Card;
use crate::rules::dead_reckoning::goods::{Goods, Hold};
use crate::rules::dead_reckoning::happenings::{Battle, Happening};
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::printed::ids::Kind;
use crate::rules::dead_reckoning::printed::things::Effect;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::sinking::SINKS;
use crate::rules::dead_reckoning::state::{Phase, Player, State, in_all};
use crate::rules::dead_reckoning::view::View;
use crate::rules::dead_reckoning::wants::Why;
use crate::rules::kernel::Rule;
use crate::table::settings::bindings::Action as Chord;
use crate::table::sheet::{Block, Deed, Edge, Figure, Line, Place, Print, Sheet, Width};

fn hint(text: impl Into<Fact>) -> Block<Wish> {
    Line::new(Print::Hint, text).into()
}

/// Both sheets, but for one over which log or books lie.
pub(super) fn of_both_sides(scene: &Scene<DeadReckoning>, draft: &Draft) -> Vec<Sheet<Wish>> {
    let (seen, asked) = (scene.seen, scene.asked());
    let view = scene.memory.over(&seen.view);
    let all = sides(&view);
    let log = log_side(asked, &all[0]);
    let papers = scene.open.log || scene.open.books;
    let sheets = all.iter().zip([(Edge::Left, "duel-left"), (Edge::Right, "duel-right")]);
    // Log and books lie over the sheet of the side that is not asked.
    let sheets = sheets.filter(|(_, (edge, _))| !papers || *edge != log).map(|(side, (edge, name))| {
        let mut blocks = head(scene, side, &view.table);
        if asked.is_some() && asked == side.seat {
            blocks.extend(question(seen));
            let mut groups = groups(seen, scene.players);
            for deed in groups.iter_mut().flat_map(|group| &mut group.deeds) {
                deed.chosen = draft.cup > 0 && deed.does == Wish::Give(Order::Commit(draft.cup));
            }
            blocks.extend(groups.into_iter().map(Block::from));
        }
        blocks.extend(match (side.force, view.table.player(side.colour)) {
            (Force::Ship, Some(player)) => board(&view, player),
            (force, _) => card(&view.table, force),
        });
        Sheet::new(name, Place::Side(edge, SIDE, None)).with(blocks).for_the_keyboard()
    });
    sheets.collect()
}

/// Name and force; the strength, large, and every part of it (DR-18.28).
fn head(scene: &Scene<DeadReckoning>, side: &Side, table: &State) -> Vec<Block<Wish>> {
    let name = side.seat.map_or_else(|| words::colour(side.colour), |seat| scene.name(seat));
    let sign = table.seat(side.colour);
    let mut blocks = vec![Line::new(Print::Name, key::DrNamed { name }).signed(sign).into()];
    blocks.extend(match side.force {
        Force::Ship if table.player(side.colour).is_some_and(|player| player.pirate) => Some(hint(key::DUEL_PIRATE)),
        Force::Ship => Some(hint(key::DUEL_TRADER)),
        Force::Merchant(id) => id.map(|id| hint(key::DuelMerchant { merchant: words::printed(&id.word()) })),
        Force::Building(building) => Some(hint(key::DuelBuilding { building: words::building(building) })),
    });
    blocks.extend(side.attacks.then(|| hint(key::DUEL_ATTACKER)));
    let Tally { ones, twos, markers, booty, damage, away, cup } = side.tally;
    let others = [
        (key::DuelCup::of as fn(_) -> Fact, cup),
        (key::DuelAway::of, away),
        (key::DuelBooty::of, booty),
        (key::DuelDamage::of, damage),
    ];
    let others = others.into_iter().filter(|(_, count)| *count > 0).map(|(said, count)| said(count));
    let extras = side.extras.iter().map(|(count, why)| {
        words::happening(&Happening::Battle(Battle::ExtraCubes { by: side.colour, count: *count, why: *why }))
    });
    let parts = std::iter::once(key::DuelStrengthParts { ones, twos, markers }.into()).chain(others).chain(extras);
    blocks.push(Block::Figure(Figure {
        number: side.tally.strength().into(),
        means: key::DUEL_STRENGTH.into(),
        of: sign,
        lines: parts.map(|part: Fact| Line::new(Print::Hint, part)).collect(),
    }));
    blocks.extend(side.won.then(|| Line::new(Print::Red, key::DUEL_WON).into()));
    blocks
}

/// The question in words, with its rule.
fn question(seen: &Seen<DeadReckoning>) -> Vec<Block<Wish>> {
    let (question, Rule(rule)) = match &seen.asked {
        Asked::Choose { why, .. } => (words::why(why), why.rule()),
        _ => match seen.view.table.phase {
            Phase::Declare => (key::DUEL_ASK_DECLARE.into(), Rule("DR-18.3")),
            Phase::Commit => (key::DUEL_ASK_COMMIT.into(), Rule("DR-18.11")),
            Phase::Answer => (key::DUEL_ASK_ANSWER.into(), Rule("DR-20.5")),
            Phase::Abilities => (key::DUEL_ASK_ABILITY.into(), Rule("DR-18.18")),
            _ => return Vec::new(),
        },
    };
    vec![Line::new(Print::Strong, question).into(), hint(key::TooltipRule { rule: Arg::text(rule) })]
}

/// The ship: hull, cannons, holds, crew.
fn board(view: &View, player: &Player) -> Vec<Block<Wish>> {
    let (table, cards) = (&view.table, view.table.cards());
    let (left, all) = (in_all(&table.unused_cannons(player.colour)), in_all(&table.cannons(player.colour)));
    let caption = |words: &str| Line::new(Print::Caption, words).into();
    let mut blocks = vec![
        caption(key::DUEL_SHIP),
        Block::Pips(key::DUEL_HULL.into(), player.damage.min(SINKS), SINKS),
        hint(key::DuelCannonsLeft { left, all }),
    ];
    for hold in Hold::ALL {
        let (slot, room) = (player.slot(hold), player.capacity(cards, hold));
        let (carried, used) = (words::goods(slot.goods), slot.goods.units());
        let goods = key::DuelHold { hold: words::hold(hold), goods: carried, used, room };
        blocks.extend(match slot.tokens.last() {
            Some(token) => {
                let note = words::printed(token);
                Some(hint(key::DuelWithNote { what: Fact::from(goods), note }))
            }
            None => (room > 0).then(|| hint(goods)),
        });
    }
    if view.shares_secrets_of(player.colour) {
        blocks.push(hint(key::DuelChest { gold: Arg::from(player.chest) }));
    }
    blocks.extend((!player.in_play.is_empty()).then(|| caption(key::DUEL_CREW)));
    blocks.extend(player.in_play.iter().flat_map(|card| hand(table, player, card)));
    let held = view.hands.get(usize::from(table.seat(player.colour).0)).copied().unwrap_or_default();
    blocks.extend((held > 0).then(|| hint(key::DuelHeld { count: held })));
    blocks
}

/// A card in play: name, cannons, and battle abilities; used ones are struck out.
fn hand(table: &State, player: &Player, card: &Card) -> Vec<Block<Wish>> {
    let name = sailor(card.id.sailor, card.level);
    let line = match table.cards().cannons(card) {
        0 => name,
        count => key::DuelWithNote { what: name, note: Fact::from(key::DuelCannons { count }) }.into(),
    };
    let skills = (0..).zip(table.cards().abilities(card)).map(|(number, ability)| {
        let used = table.battle_ability_used(player.colour, card.id, number);
        Line::new(if used { Print::Struck } else { Print::Item }, words::ability(ability))
    });
    std::iter::once(Line::from(line)).chain(skills).map(Block::from).collect()
}

/// The merchant's card, as far as it was turned; or the cubes of a building.
fn card(table: &State, force: Force) -> Vec<Block<Wish>> {
    let lines: Vec<Fact> = match force {
        Force::Ship => Vec::new(),
        Force::Building(building) => vec![key::DuelDefence { count: table.cards().defence(building) }.into()],
        Force::Merchant(id) => merchant(table, id),
    };
    lines.into_iter().map(|line| Line::from(line).into()).collect()
}

fn merchant(table: &State, id: Option<Kind>) -> Vec<Fact> {
    let Some(card) = id.and_then(|id| table.cards().merchants.get(&id)) else {
        return vec![key::DUEL_MERCHANT_CLOSED.into()];
    };
    let mut lines: Vec<Fact> = vec![key::DuelBlackCubes { count: card.cubes }.into()];
    lines.extend(card.victory.iter().map(|effect| key::DuelOnVictory { what: said(*effect) }.into()));
    lines.extend(card.defeat.iter().map(|effect| key::DuelOnDefeat { what: said(*effect) }.into()));
    lines.extend(card.prize.is_some().then(|| key::DUEL_PRIZE.into()));
    lines
}

fn said(effect: Effect) -> Fact {
    match effect {
        Effect::Gain(Goods { cargo, gold }) => key::DuelGain { cargo, gold }.into(),
        Effect::Damage(count) => key::DuelTakesDamage { count }.into(),
        Effect::DrawCard => key::DUEL_DRAWS.into(),
        Effect::LevelUp => key::DUEL_RISES.into(),
        Effect::Upgrade(_) => key::DUEL_UPGRADE.into(),
    }
}

/// The slip over the tray while cubes wait in the hand: the thrower, their number, and their way in.
pub(super) fn of_a_throw(scene: &Scene<DeadReckoning>) -> Option<Sheet<Wish>> {
    // Once they have fallen they are looked at.
    let Asked::Throw { by, request, why } = &scene.seen.asked else { return None };
    if scene.window.thrown {
        return None;
    }
    let by_hand = scene.window.in_hand && !request.fresh.is_empty();
    let count = Fact::from(key::DuelCubes { count: request.thrown() });
    let asked = Line::new(Print::Body, key::DuelWithNote { what: words::why(why), note: count });
    let sheet = Sheet::new("duel-throw", Place::Slip(Edge::Above, Width { share: 0.5, least: 160.0, most: 560.0 }));
    // Cubes that are put down by hand are no matter of chance.
    let odds = words::odds_of_zones().into_iter().filter(|_| *why != Why::PutDown);
    let (tip, throw) = ((scene.chord)(Chord::TipIn), (scene.chord)(Chord::Throw));
    let how = match by_hand {
        // At the second window there is no tower to click and no hand to shake.
        true if scene.window.guest => None,
        true => Some(key::DuelThrowHow { tip, throw }.into()),
        false => Some(Fact::from(key::DUEL_THROW_BY_ITSELF)),
    };
    let sheet = sheet.with([Block::Line(asked.signed(*by))]).with(odds.chain(how).map(hint));
    let tip = || Deed::first(key::DUEL_TIP, Wish::Throw(Way::Tower)).known_as("tower");
    Some(sheet.footed(by_hand.then(tip)))
}
