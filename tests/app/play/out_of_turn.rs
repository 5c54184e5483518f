//! A player who may order something while others are asked comes to a shared window for it: behind the curtain, and
//! back (DR-13.1, DR-30.15).

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use weather_gage::captains::Rank;
use weather_gage::games::dead_reckoning::pieces::ReckoningPiece;
use weather_gage::games::dead_reckoning::things::standing::Shape;
use weather_gage::games::dead_reckoning::things::thing::{Form, Own};
use weather_gage::headless::GAMES;
use weather_gage::play::begin::NewMatch;
use weather_gage::play::bots::Thinking;
use weather_gage::play::curtain::{ComeForward, Curtain, DropCurtain, LiftCurtain, OutOfTurn};
use weather_gage::play::players::Player;
use weather_gage::play::sealed_orders::{OrderGiven, OrderRefused};
use weather_gage::play::seen::{Asked, Onlooker, Seen};
use weather_gage::play::{self, match_plugin};
use weather_gage::rules::dead_reckoning::cards::CardId;
use weather_gage::rules::dead_reckoning::colours::Colour;
use weather_gage::rules::dead_reckoning::duel::Setup;
use weather_gage::rules::dead_reckoning::orders::Order;
use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
use weather_gage::rules::dead_reckoning::state::Player as Captain;
use weather_gage::rules::kernel::Seat;
use weather_gage::table::pieces::Piece;
use weather_gage::table::things;

const DUE: &str = r#"(id: "due", phase: Main, players: [
    (colour: Purple, hand: ["SA-PUR@2"]),
    (colour: Green, hand: ["SA-CAP@1", "SA-MAT@4"]),
    (colour: Blue, hand: ["SA-BOS@1"], level_up_due: false),
    (colour: Yellow, hand: ["SA-BOS@1"]),
])"#;

const PURPLE: Seat = Seat(0);
const GREEN: Seat = Seat(1);
const BLUE: Seat = Seat(2);
const YELLOW: Seat = Seat(3);

/// Three people at one window, and a bot.
struct Desk {
    app: App,
    window: Entity,
}

impl Desk {
    fn new() -> Self {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, play::plugin, match_plugin::<DeadReckoning>));
        app.add_plugins(things::of_game::<DeadReckoning>).insert_resource(Thinking::AtOnce);
        let window = app.world_mut().spawn(Onlooker::default()).id();
        app.finish();
        app.cleanup();
        let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
        let cards = GAMES.library(None).0.dead_reckoning().cards["dead-reckoning"].clone();
        let setup = Setup::position(options.from_str(DUE).unwrap(), cards);
        let people = ["Anne", "Bernardo", "Cat"].map(Player::human);
        let players = people.into_iter().chain([Player::bot("", Rank::Random)]).collect();
        let mut desk = Self { app, window };
        desk.say(NewMatch::<DeadReckoning> { setup, players, seed: Some(3), limit: None });
        for _ in 0..3 {
            desk.app.update();
        }
        desk
    }

    fn say<M: Message>(&mut self, message: M) {
        self.app.world_mut().write_message(message);
        self.app.update();
    }

    fn seen(&self) -> &Seen<DeadReckoning> {
        self.app.world().get(self.window).expect("a match is on")
    }

    fn curtain(&self) -> Curtain {
        *self.app.world().resource()
    }

    /// The curtain hangs for this one, and all hands are hidden.
    fn hangs_for(&mut self, seat: Seat) {
        assert_eq!((self.curtain(), self.seen().seat), (Curtain { up: false, next: Some(seat) }, None));
        assert!(self.seen().view.table.players.iter().all(|player| player.hand.is_empty()));
        self.say(LiftCurtain);
        assert_eq!((self.curtain(), self.seen().seat), (Curtain::default(), Some(seat)));
        let own = |player: &Captain| !player.hand.is_empty();
        let open: Vec<usize> = (0..4).filter(|place| own(&self.seen().view.table.players[*place])).collect();
        assert_eq!(open, [usize::from(seat.0)], "and now his alone");
    }

    fn level_up(&mut self, seat: Seat, card: &str) {
        let order = Order::LevelUp(CardId::try_from(card).unwrap());
        self.say(OrderGiven::<DeadReckoning> { seat, order });
        let refused = self.app.world().resource::<Messages<OrderRefused<DeadReckoning>>>();
        assert_eq!(refused.iter_current_update_messages().count(), 0);
    }

    /// The pennants on the table.
    fn pennants(&mut self) -> Vec<Colour> {
        self.app.update();
        let mut all = self.app.world_mut().query::<(&Piece, &Shape<Form>)>();
        let flying = all.iter(self.app.world()).filter(|(_, shape)| shape.0 == Form::Own(Own::Pennant));
        let mut whose: Vec<Colour> = flying
            .filter_map(|(piece, _)| match piece.own() {
                Some(ReckoningPiece::LevelUp(colour)) => Some(*colour),
                _ => None,
            })
            .collect();
        whose.sort_unstable();
        whose
    }
}

#[test]
fn dr_30_15_a_captain_levels_up_behind_the_curtain_out_of_turn_and_it_falls_again_for_whoever_is_asked() {
    let mut desk = Desk::new();
    desk.hangs_for(PURPLE);
    assert_eq!(desk.seen().asked, Asked::Orders);
    assert_eq!(desk.pennants(), [Colour::Green, Colour::Yellow], "everybody sees whose level-up is due");
    // A player who has nothing to do cannot come forward, nor one who does not sit here.
    for seat in [PURPLE, BLUE, YELLOW, Seat(9)] {
        desk.say(ComeForward(seat));
        assert_eq!((desk.curtain(), desk.seen().seat), (Curtain::default(), Some(PURPLE)), "{seat:?}");
    }
    desk.say(ComeForward(GREEN));
    desk.hangs_for(GREEN);
    assert_eq!(desk.seen().asked, Asked::Waits(vec![PURPLE]), "it is purple’s turn still");
    desk.level_up(GREEN, "SA-CAP");
    desk.hangs_for(PURPLE);
    assert_eq!(desk.seen().asked, Asked::Orders);
    assert_eq!(desk.pennants(), [Colour::Yellow]);
    desk.say(ComeForward(GREEN));
    assert_eq!(desk.seen().seat, Some(PURPLE), "once is enough (DR-13.5)");
}

#[test]
fn dr_30_15_who_has_come_forward_may_go_back_with_nothing_done() {
    let mut desk = Desk::new();
    desk.hangs_for(PURPLE);
    desk.say(ComeForward(GREEN));
    desk.hangs_for(GREEN);
    assert_eq!(desk.app.world().resource::<OutOfTurn>().seat, Some(GREEN));
    desk.say(DropCurtain);
    desk.hangs_for(PURPLE);
    assert_eq!(desk.app.world().resource::<OutOfTurn>().seat, None);
    assert_eq!(desk.pennants(), [Colour::Green, Colour::Yellow], "it is still due");
}
