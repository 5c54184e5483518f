//! The order card as a sheet, as a captain thinks: sails and course ahead, the ship with her guns below, soldiers, the anchor.

use bevy_egui::egui::{Align2, Color32, FontId, Painter, Rect, Shape, Stroke, Ui, vec2};

use crate::games::papers::sheets::AT_THE_RIGHT;
use crate::games::the_ships::papers::wishes::{Wish, why};
use crate::logbook::wording::{Fact, key};
use crate::table::sheet::{Block, Deed, Drawing, Group, Pen, Sheet, in_lines, refused};
use crate::table::theme::Colours;

use super::draft::{Mark, OrderWish};
use super::helm::{course, instead, route, sails};
use super::marking::Card;
use super::overleaf::overleaf;
use super::people::people;
use super::plan::plan;
use super::sheet::{OrderSheet, Tab};
use super::warnings::Warning;

impl Card<'_> {
    /// The face of the card, or its back.
    #[must_use]
    pub fn sheet(self) -> Sheet<Wish> {
        let OrderSheet { turn, name, tabs, .. } = self.sheet;
        let tabs = (tabs.len() > 1).then(|| Block::Tabs(tabs.iter().map(|tab| self.tab(tab)).collect()));
        let sheet = Sheet { keeps_keyboard: true, dense: true, ..Sheet::new("order card", AT_THE_RIGHT) };
        let sheet = sheet.titled(key::OrderCardTitle { turn: *turn, ship: name.clone() }).with(tabs);
        let sheet = if self.sheet.overleaf { sheet.with(overleaf(self)) } else { sheet.with(self.face()) };
        sheet.footed(self.foot())
    }

    fn face(self) -> Vec<Block<Wish>> {
        let mut face = vec![sails(self).into()];
        face.extend(route(self));
        face.extend(instead(self).map(Block::from));
        if !(self.sheet.batteries.is_empty() && self.sheet.soldiers.is_empty()) {
            face.push(Block::Own("ship"));
        }
        face.extend(people(self).map(Block::from));
        face.extend(self.ashore().map(Block::from));
        face.push(self.anchor_and_flag().into());
        face
    }

    fn tab(self, tab: &Tab) -> Deed<Wish> {
        let name = Fact::from(key::DrNamed { name: tab.name.clone() });
        let done = tab.against.is_none() && tab.written;
        let name = if done { key::OrderTabDone { ship: name }.into() } else { name };
        let against = tab.against.as_ref().map(|against| refused(&why(against)));
        Deed { tip: against, ..Deed::new(name, Wish::Card(OrderWish::TakeUp(tab.ship))) }
            .chosen(tab.ship == self.sheet.ship)
            .known_as(format!("tab:{}", tab.ship.as_str()))
    }

    /// Soldiers who land, and a fireship's train.
    fn ashore(self) -> impl Iterator<Item = Group<Wish>> {
        let shores = self.sheet.shores.iter().map(|offered| {
            let hex = key::HexName { column: offered.value.col, row: offered.value.row };
            self.mark("land", hex, offered, Mark::Land(Some(offered.value).filter(|_| !offered.chosen)))
        });
        let trains = self.sheet.train.iter().map(|offered| {
            let (step, set) = (offered.value, Some(offered.value).filter(|_| !offered.chosen));
            self.mark(format!("train:{step}"), key::OrderOnStep { step }, offered, Mark::Train(set))
        });
        let groups = [Group::after(key::ORDER_LAND).offering(shores), Group::after(key::ORDER_TRAIN).offering(trains)];
        groups.into_iter().filter(|group| !group.is_empty())
    }

    fn anchor_and_flag(self) -> Group<Wish> {
        let anchor = self.sheet.anchor.iter().map(|(offered, words)| {
            let name = match offered.value {
                Mark::Weigh(_) => "anchor:weigh",
                Mark::Cut(_) => "anchor:cut",
                _ => "anchor:drop",
            };
            self.mark(name, *words, offered, offered.value.clone())
        });
        let strikes = self.sheet.strikes;
        let strike = Deed::new(key::ORDER_STRIKE, Wish::Card(OrderWish::Strike(!strikes))).chosen(strikes);
        let heading = (!self.sheet.anchor.is_empty()).then(|| key::ORDER_ANCHOR.into());
        Group { heading, in_a_row: true, ..Group::default() }.offering(anchor).offering([strike])
    }

    /// The buttons below: seal, turn over, copy, wipe.
    fn foot(self) -> Vec<Deed<Wish>> {
        let against = self.sheet.against.as_ref().map(|refusal| {
            let ship = refusal.ship.and_then(|id| self.sheet.tabs.iter().find(|tab| tab.ship == id));
            (refusal, ship.map(|tab| tab.name.clone()))
        });
        let against = against.map(|(refusal, ship)| match (why(refusal), ship) {
            ((words, rule), Some(ship)) => (key::OrderShipLacks { ship, why: words }.into(), rule),
            (against, None) => against,
        });
        let copy = Deed::new(key::ORDER_COPY_LAST, Wish::Card(OrderWish::CopyLast)).known_as("copy").signed("↺");
        let wipe = Deed::new(key::ORDER_WIPE, Wish::Card(OrderWish::Mark(Mark::Wipe))).known_as("wipe").signed("✖");
        let mut foot = vec![
            Deed::first(key::ORDER_SEAL, Wish::Card(OrderWish::Seal)).known_as("seal").unless(against),
            self.turn_over(),
        ];
        foot.extend(self.sheet.has_last.then_some(copy));
        foot.push(wipe);
        foot
    }

    /// The card is turned over by the eye, or by the number of its remarks.
    fn turn_over(self) -> Deed<Wish> {
        let remarks: Vec<Fact> = self.spoken().filter(|_| self.sheet.against.is_none()).map(Warning::told).collect();
        let (count, overleaf) = (remarks.len(), self.sheet.overleaf);
        let picture = Drawing::new(36.0, 28.0, move |painter, rect, print| match count {
            0 => eye(painter, rect, print),
            _ => {
                let print = if overleaf { print } else { Colours::of(painter.ctx()).red };
                let font = FontId::proportional(15.0);
                painter.text(rect.center(), Align2::CENTER_CENTER, format!("! {count}"), font, print);
            }
        });
        let deed = Deed::new(key::ORDER_OVERLEAF, Wish::Card(OrderWish::TurnOver)).chosen(overleaf);
        Deed { drawing: Some(picture), tip: in_lines(remarks), ..deed }.known_as("overleaf")
    }
}

/// Draws a picture on it.
pub fn own_ui(name: &str, ui: &mut Ui, pen: &Pen<Wish>, card: Card) {
    match name {
        "course" => course(ui, pen, card),
        _ => plan(ui, pen, card),
    }
}

fn eye(painter: &Painter, rect: Rect, print: Color32) {
    let at = |x: f32, y: f32| rect.center() + vec2(x, y);
    let lids = [(-9.0, 0.0), (-5.0, -4.0), (0.0, -5.5), (5.0, -4.0), (9.0, 0.0), (5.0, 4.0), (0.0, 5.5), (-5.0, 4.0)];
    painter.add(Shape::closed_line(lids.map(|(x, y)| at(x, y)).to_vec(), Stroke::new(1.3, print)));
    painter.circle_filled(at(0.0, 0.0), 2.6, print);
}
