//! The sheet of a side: who, how strong and by what, the ship and her people, and below it what may be done now.

use bevy_egui::egui::{Label, Response, RichText, Sense, TextStyle, Ui, vec2};

use crate::games::dead_reckoning::crests::{cube, ink};
use crate::games::dead_reckoning::offers::{Deal, Kind, Offer, sailor};
use crate::games::dead_reckoning::sides::{Force, Ship, SideSheet, Skill, Tally};
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::dead_reckoning::happenings::{Battle, Happening};
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::sinking::SINKS;
use crate::table::speech::Speech;
use crate::table::theme::Colours;
use crate::table::theme::furniture::{for_the_keyboard, hint, pressed};
use crate::table::theme::landmarks::landmark;
use crate::table::theme::slips::{OfferState, caption, offer, pips};

/// The contents of the sheet beside what is known of the side.
pub struct Sheet<'a> {
    /// The words.
    pub speech: &'a Speech,
    /// The side.
    pub side: &'a SideSheet,
    /// What the player is called.
    pub name: Arg,
    /// So many cannons were put into its cup by hand.
    pub cup: u8,
    /// What is asked of this side, in words, with its rule.
    pub question: Option<(Fact, &'static str)>,
    /// What it may do.
    pub offers: &'a [Offer],
    /// What the merchant's card says, line by line.
    pub card: &'a [Fact],
}

/// The player's answer on the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Answer {
    /// This offer was taken.
    pub taken: Option<usize>,
    /// This offer is meant: the pointer or the keyboard is on it.
    pub meant: Option<usize>,
}

/// Draws the head of the sheet: name and strength.
pub fn side_ui(ui: &mut Ui, sheet: &Sheet) -> Answer {
    let colours = Colours::of(ui.ctx());
    let speech = sheet.speech;
    ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
    head(ui, sheet, &colours);
    strength(ui, speech, sheet.side, &colours);
    let mut answer = Answer::default();
    if !sheet.offers.is_empty() || sheet.question.is_some() {
        answer = asked(ui, sheet, &colours);
    }
    match &sheet.side.force {
        Force::Ship(ship) => board(ui, speech, ship),
        Force::Merchant(_) | Force::Building(_) => {
            for line in sheet.card {
                ui.add(Label::new(RichText::new(speech.relate(line)).small().color(colours.ink)).wrap());
            }
        }
    }
    answer
}

fn head(ui: &mut Ui, sheet: &Sheet, colours: &Colours) {
    let (speech, side) = (sheet.speech, sheet.side);
    ui.horizontal_wrapped(|ui| {
        cube(ui, side.colour, 22.0);
        let name = speech.name(&sheet.name);
        let size = TextStyle::Body.resolve(ui.style()).size * 1.1;
        ui.add(Label::new(RichText::new(name).size(size).strong().color(colours.ink)).wrap());
    });
    let force = match &side.force {
        Force::Ship(ship) if ship.pirate => speech.say(key::DUEL_PIRATE),
        Force::Ship(_) => speech.say(key::DUEL_TRADER),
        Force::Merchant(Some(id)) => speech.say(key::DuelMerchant { merchant: words::printed(&id.word()) }),
        Force::Merchant(None) => String::new(),
        Force::Building(building) => speech.say(key::DuelBuilding { building: words::building(*building) }),
    };
    if !force.is_empty() {
        hint(ui, &force);
    }
    if side.attacks {
        hint(ui, &speech.say(key::DUEL_ATTACKER));
    }
}

/// The strength, large, and every part of it (DR-18.28).
fn strength(ui: &mut Ui, speech: &Speech, side: &SideSheet, colours: &Colours) {
    let tally = &side.tally;
    ui.horizontal(|ui| {
        let big = TextStyle::Heading.resolve(ui.style()).size * 1.7;
        let number = RichText::new(tally.strength().to_string()).size(big).strong().color(ink(side.colour));
        ui.add(Label::new(number)).on_hover_text(speech.say(key::DUEL_STRENGTH));
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            ui.add(Label::new(RichText::new(speech.say(key::DUEL_STRENGTH)).small().color(colours.red)).wrap());
            let parts =
                speech.say(key::DuelStrengthParts { ones: tally.ones, twos: tally.twos, markers: tally.markers });
            hint(ui, &parts);
            others(ui, speech, tally);
            for (count, why) in &side.extras {
                let told = Happening::Battle(Battle::ExtraCubes { by: side.colour, count: *count, why: *why });
                hint(ui, &speech.relate(&words::happening(&told)));
            }
        });
    });
    if side.won {
        let won = RichText::new(speech.say(key::DUEL_WON)).strong().color(colours.red);
        ui.add(Label::new(won).wrap());
    }
}

fn others(ui: &mut Ui, speech: &Speech, tally: &Tally) {
    let parts = [
        (key::DuelCup::of as fn(_) -> Fact, tally.cup),
        (key::DuelAway::of, tally.away),
        (key::DuelBooty::of, tally.booty),
        (key::DuelDamage::of, tally.damage),
    ];
    for (said, count) in parts.into_iter().filter(|(_, count)| *count > 0) {
        hint(ui, &speech.say(said(count)));
    }
}

/// The question and its offers: those of the step first, cards and goods below.
fn asked(ui: &mut Ui, sheet: &Sheet, colours: &Colours) -> Answer {
    let speech = sheet.speech;
    let mut answer = Answer::default();
    if let Some((question, rule)) = &sheet.question {
        ui.add_space(2.0);
        let text = speech.relate(question);
        ui.add(Label::new(RichText::new(text).strong().color(colours.ink)).wrap());
        hint(ui, &speech.say(key::TooltipRule { rule: Arg::text(*rule) }));
    }
    for (kind, heading) in
        [(Kind::First, None), (Kind::Cards, Some(key::DUEL_HAND)), (Kind::Goods, Some(key::DUEL_GOODS))]
    {
        let mut own = sheet.offers.iter().enumerate().filter(|(_, offer)| offer.kind == kind).peekable();
        if own.peek().is_none() {
            continue;
        }
        if let Some(heading) = heading {
            caption(ui, &speech.say(heading));
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(5.0, 5.0);
            for (number, one) in own {
                let response = line(ui, sheet, number, one, &mut answer);
                // The first that may be taken is what most captains do.
                let first = sheet.offers.iter().position(|one| one.against.is_none());
                if first == Some(number) {
                    landmark(&response, "go");
                }
                if one.deal == Deal::Order(Order::Pass) {
                    landmark(&response, "pass");
                }
                if let Deal::Order(Order::Play(card)) = &one.deal {
                    landmark(&response, format!("play:{}", String::from(*card)));
                }
            }
        });
    }
    answer
}

fn line(ui: &mut Ui, sheet: &Sheet, number: usize, one: &Offer, answer: &mut Answer) -> Response {
    let speech = sheet.speech;
    let mut text = speech.relate(&one.text);
    if let Some(note) = &one.note {
        text = speech.say(key::DuelWithNote { what: Arg::text(&text), note: note.clone() });
    }
    let against = one
        .against
        .as_ref()
        .map(|(why, rule)| speech.say(key::OrderRefused { why: why.clone(), rule: Arg::text(*rule) }));
    let chosen = sheet.cup > 0 && one.deal == Deal::Order(Order::Commit(sheet.cup));
    let state = OfferState { chosen, against: against.as_deref(), barred: against.is_some(), ..OfferState::default() };
    let response = offer(ui, &text, state);
    let can = against.is_none();
    // The keyboard is on the first answer at once.
    if number == 0 && can {
        for_the_keyboard(ui, &response);
    }
    if can && (response.hovered() || (response.has_focus() && answer.meant.is_none())) {
        answer.meant = Some(number);
    }
    if can && pressed(&response) {
        answer.taken = Some(number);
    }
    response
}

/// The ship: hull, cannons, holds, crew.
fn board(ui: &mut Ui, speech: &Speech, ship: &Ship) {
    let colours = Colours::of(ui.ctx());
    caption(ui, &speech.say(key::DUEL_SHIP));
    ui.horizontal_wrapped(|ui| {
        ui.add(Label::new(RichText::new(speech.say(key::DUEL_HULL)).small().color(colours.ink)));
        pips(ui, ship.damage.min(SINKS), SINKS);
    });
    let (left, all) = ship.cannons;
    hint(ui, &speech.say(key::DuelCannonsLeft { left, all }));
    for berth in &ship.berths {
        let goods = speech.say(key::DuelHold {
            hold: words::hold(berth.hold),
            cargo: berth.goods.cargo,
            gold: berth.goods.gold,
            used: berth.goods.units(),
            room: berth.room,
        });
        let goods = match &berth.token {
            Some(token) => {
                let token = words::printed(token);
                speech.say(key::DuelWithNote { what: Arg::text(goods), note: token })
            }
            None => goods,
        };
        hint(ui, &goods);
    }
    if let Some(chest) = ship.chest {
        hint(ui, &speech.say(key::DuelChest { gold: Arg::Number(i64::from(chest)) }));
    }
    if !ship.crew.is_empty() {
        caption(ui, &speech.say(key::DUEL_CREW));
    }
    for hand in &ship.crew {
        let name = sailor(hand.card.sailor, hand.level);
        let line = match hand.cannons {
            0 => speech.relate(&name),
            guns => {
                let guns = Fact::from(key::DuelCannons { count: guns });
                speech.say(key::DuelWithNote { what: name, note: guns })
            }
        };
        ui.add(Label::new(RichText::new(line).small().color(colours.ink)).wrap());
        for skill in &hand.skills {
            one_skill(ui, speech, skill);
        }
    }
    if ship.held > 0 {
        hint(ui, &speech.say(key::DuelHeld { count: ship.held }));
    }
}

fn one_skill(ui: &mut Ui, speech: &Speech, skill: &Skill) {
    let colours = Colours::of(ui.ctx());
    let mut text = RichText::new(speech.relate(&words::ability(skill.ability))).small();
    text = text.color(colours.ink_soft);
    if skill.used {
        text = text.strikethrough();
    }
    ui.horizontal_top(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(10.0, 12.0), Sense::hover());
        crate::table::theme::ornaments::lozenge(ui.painter(), rect.center(), 3.0, colours.red);
        ui.add(Label::new(text).wrap());
    });
}
