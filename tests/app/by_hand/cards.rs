//! Gets an order onto the sheets at the side: every mark of it is looked for in words and pressed.

use weather_gage::logbook::wording::{Arg, Fact, key, the_ships as words};
use weather_gage::rules::kernel::Seat;
use weather_gage::rules::the_ships::orders::{Berth, DeckOrder, FittingOut, LoadMark, Order, OrderCard, Step};
use weather_gage::rules::the_ships::ship_card::{BatteryPlace, Sails};
use weather_gage::rules::the_ships::ship_id::ShipId;
use weather_gage::rules::the_ships::view::View;

use super::sailor::{By, Sailor};

impl Sailor {
    /// Writes an order and seals it.
    pub fn write(&mut self, view: &View, seat: Seat, order: &Order) {
        let done = match order {
            Order::Place(berths) => {
                for (ship, berth) in berths {
                    self.place(view, *ship, *berth);
                }
                key::PLACE_DONE
            }
            Order::FitOut(ships) => {
                for (ship, fitting) in ships {
                    self.take_up(view, *ship, ships.len());
                    self.fit_out(view, *ship, fitting);
                }
                key::FIT_DONE
            }
            Order::Cards { cards, strike } => {
                for (ship, card) in cards {
                    self.take_up(view, *ship, cards.len());
                    self.card(view, *ship, card);
                    if strike.contains(ship) {
                        let words = self.say(key::ORDER_STRIKE);
                        self.press(None, &words);
                    }
                }
                key::ORDER_SEAL
            }
            Order::Concede | Order::GiveUp => panic!("{seat:?} gives up"),
            Order::Propose(_) => panic!("{seat:?} proposes a ruling"),
        };
        match (self.by, done) {
            (By::Keys, key::ORDER_SEAL) => drop(self.table.step("key Ctrl+Enter")),
            _ => {
                let words = self.say(done);
                self.press(None, &words);
            }
        }
    }

    fn take_up(&mut self, view: &View, ship: ShipId, of: usize) {
        if of > 1 {
            let name = self.name(words::ship(&view.table.articles, ship));
            // A card that is done bears a tick before the name.
            let ticked = format!("✔ {name}");
            let text = if self.reads(&ticked) { ticked } else { name };
            self.press(None, &text);
        }
    }

    /// By mouse the hex is clicked for the bow, and clicked again to turn her; by keys she goes on from place to place.
    fn place(&mut self, view: &View, ship: ShipId, berth: Berth) {
        let name = self.name(words::ship(&view.table.articles, ship));
        let heading = self.say(key::TooltipHeading { heading: Arg::key(words::heading(berth.facing)) });
        let there = self.say(key::PlaceAt { column: berth.bow.col, row: berth.bow.row });
        let bow = self.say(key::PlaceAt { column: Arg::text(""), row: Arg::text("") });
        let bow = bow.split_whitespace().next().unwrap_or_default().to_owned();
        self.press(Some(&name), &bow);
        for _ in 0..200 {
            if self.follows(&name, &there) {
                break;
            }
            match self.by {
                By::Mouse => self.table.step(&format!("click hex {} {}", berth.bow.col, berth.bow.row)),
                By::Keys => self.table.step("key I"),
            };
        }
        for _ in 0..6 {
            if self.follows(&name, &heading) {
                return;
            }
            match self.by {
                By::Mouse => self.table.step(&format!("click hex {} {}", berth.bow.col, berth.bow.row)),
                By::Keys => self.table.step("key L"),
            };
        }
        panic!("{name} cannot be laid at {berth:?}: {}", self.table.step("labels"));
    }

    fn fit_out(&mut self, view: &View, ship: ShipId, fitting: &FittingOut) {
        use weather_gage::games::the_ships::papers::fitting::suggested;
        let place = view.table.place_of(ship).unwrap();
        let now = suggested(&view.table, place);
        let cargo = [
            (key::FIT_POWDER, now.powder, fitting.powder),
            (key::PEOPLE_MUSKETEERS, now.musketeers, fitting.musketeers),
            (key::PEOPLE_PIKEMEN, now.pikemen, fitting.pikemen),
        ];
        // Goods go ashore first, then others come aboard: the hold has only that much room.
        for (more, said) in [(false, key::VoyageLess::of as fn(String) -> Fact), (true, key::VoyageMore::of)] {
            for (name, from, to) in cargo {
                let times = if more { to.saturating_sub(from) } else { from.saturating_sub(to) };
                let name = self.say(name);
                let text = self.say(said(name));
                for _ in 0..times {
                    self.press(None, &text);
                }
            }
        }
        for (battery, shot) in fitting.shot.iter() {
            if now.shot.get(battery) != Some(shot) {
                let (heading, text) = (self.say(words::battery(battery)), self.say(words::shot(shot)));
                self.press(Some(&heading), &text);
            }
        }
    }

    fn card(&mut self, view: &View, ship: ShipId, card: &OrderCard) {
        let table = &view.table;
        let place = table.place_of(ship).unwrap();
        let anchored = table.ship(place).anchored;
        if self.wipes {
            let wipe = self.say(key::ORDER_WIPE);
            self.press(None, &wipe);
        }
        let (heading, sails) = (self.say(key::ORDER_SAILS), self.say(words::sails(card.sails)));
        self.press(Some(&heading), &sails);
        let weighs_by_itself = anchored && card.sails != Sails::Furled;
        let anchor = self.say(key::ORDER_ANCHOR);
        for (wanted, words) in [
            (card.cut, key::ORDER_CUT),
            (card.drop, key::ORDER_DROP),
            (card.weigh && !weighs_by_itself, key::ORDER_WEIGH),
        ] {
            if wanted {
                let text = self.say(words);
                self.press(Some(&anchor), &text);
            }
        }
        for step in &card.route.0 {
            self.step(*step);
        }
        if let Some(target) = card.board {
            let (heading, name) = (self.say(key::ORDER_BOARD), self.name(words::ship(&table.articles, target)));
            self.press(Some(&heading), &name);
        }
        if let Some(pivot) = card.pivot {
            let (heading, text) = (self.say(key::ORDER_PIVOT), self.say(words::pivot_in_words(pivot)));
            self.press(Some(&heading), &text);
        }
        for battery in BatteryPlace::ALL {
            let heading = self.say(words::battery(battery));
            if let Some(load) = card.load.get(battery) {
                let text = match load {
                    LoadMark::Void => self.say(key::ORDER_LOAD_BLANK),
                    load => self.say(words::shot(load.shot().unwrap())),
                };
                self.press(Some(&heading), &text);
            }
            if let Some(range) = card.range.get(battery) {
                let name = self.say(key::ORDER_RANGE);
                self.press(Some(&heading), &format!("{name} {range}:"));
            }
        }
        for (heading, order) in [(key::PEOPLE_MUSKETEERS, card.musketeers), (key::PEOPLE_PIKEMEN, card.pikemen)] {
            if let Some(order) = order {
                let heading = self.say(heading);
                let text = self.deck(order);
                self.press(Some(&heading), &text);
            }
        }
        if let Some(range) = card.muskets {
            let heading = self.say(key::PEOPLE_MUSKETEERS);
            let text = self.say(key::HexDistance { count: range });
            self.press(Some(&heading), &text);
        }
        if let Some(hex) = card.land {
            let heading = self.say(key::ORDER_LAND);
            let text = self.say(key::HexName { column: hex.col, row: hex.row });
            self.press(Some(&heading), &text);
        }
        if let Some(step) = card.train {
            let heading = self.say(key::ORDER_TRAIN);
            let text = self.say(key::OrderOnStep { step });
            self.press(Some(&heading), &text);
        }
    }

    fn step(&mut self, step: Step) {
        match self.by {
            By::Keys => {
                let key = match step {
                    Step::Forward => "I",
                    Step::Left => "J",
                    Step::Right => "L",
                };
                self.table.step(&format!("key {key}"));
            }
            By::Mouse => {
                let heading = self.say(key::ORDER_ROUTE);
                let text = self.say(words::step(step));
                self.press(Some(&heading), &text);
            }
        }
    }

    fn deck(&self, order: DeckOrder) -> String {
        self.say(match order {
            DeckOrder::Up(0) => Fact::from(key::ORDER_DECK_UP_AT_ONCE),
            DeckOrder::Down(0) => Fact::from(key::ORDER_DECK_DOWN_AT_ONCE),
            DeckOrder::Up(step) => Fact::from(key::OrderDeckUp { step }),
            DeckOrder::Down(step) => Fact::from(key::OrderDeckDown { step }),
        })
    }
}
