//! The sheet of a captain as a value: it says what to want, does at once what leaves no choice, and keeps what is half said.

use weather_gage::captains::{Crew, Rank};
use weather_gage::games::dead_reckoning::voyage::isles::missing;
use weather_gage::games::dead_reckoning::wishes::{Draft, Page, Wish};
use weather_gage::games::papers::Papers;
use weather_gage::games::papers::levers::OpenPapers;
use weather_gage::games::papers::sheets::{AtWindow, Deal, Scene};
use weather_gage::headless::{GAMES, OffTable};
use weather_gage::logbook::wording::Language::{En, Pl, Ru, Uk};
use weather_gage::logbook::wording::{Arg, Words, dead_reckoning as words};
use weather_gage::play::players::{Player, Players};
use weather_gage::play::seen::{Asked, Seen};
use weather_gage::rules::dead_reckoning::colours::Colour;
use weather_gage::rules::dead_reckoning::goods::{Goods, Place};
use weather_gage::rules::dead_reckoning::island::Island;
use weather_gage::rules::dead_reckoning::orders::Order;
use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
use weather_gage::rules::kernel::{Awaiting, Match, Ruleset, Seat, Source, Viewer, Want};
use weather_gage::table::sheet::{Block, Deed, Line, Print, Sheet};

/// A captain with the sheet and a pen.
struct Captain {
    game: Match<DeadReckoning>,
    seat: Seat,
    draft: Draft,
}

impl Captain {
    fn of(id: &str) -> Self {
        let library = GAMES.library(None).0;
        let setup = DeadReckoning::setup(&library, id).expect("a set-up of this name");
        let mut game = Match::<DeadReckoning>::begin(&setup).unwrap();
        let mut crew = Crew::<DeadReckoning>::for_game(&[Rank::Random], 1588, 0);
        let mut seat = Seat(0);
        while let Awaiting::Answer(want) = game.awaiting().clone() {
            if let Want::Choice { by, .. } = want {
                seat = by;
                break;
            }
            let answer = crew.answer(game.state(), &want);
            game.answer(answer).unwrap();
        }
        Self { game, seat, draft: Draft::default() }
    }

    fn with<T>(&self, look: impl FnOnce(&Scene<DeadReckoning>) -> T) -> T {
        let seat = self.seat;
        let asked = match self.game.awaiting() {
            Awaiting::Orders(seats) if seats.contains(&seat) => Asked::Orders,
            Awaiting::Orders(seats) => Asked::Waits(seats.clone()),
            Awaiting::Answer(Want::Choice { by, options, why }) => {
                Asked::Choose { by: *by, options: options.clone(), why: why.clone() }
            }
            _ => Asked::Nothing,
        };
        let view = DeadReckoning::seen_by(self.game.state(), Viewer::Seat(seat));
        let title = String::from("a voyage");
        let seen =
            Seen { seat: Some(seat), title, view, asked, sealed: vec![], moment: None, replay: false, afresh: 1 };
        look(&Scene {
            seen: &seen,
            players: &Players::seated(vec![Player::human("Anne"), Player::human("Calico")], 2),
            open: &OpenPapers::default(),
            window: &AtWindow { in_hand: true, ..AtWindow::default() },
            memory: &<DeadReckoning as Papers>::Memory::default(),
            reckoned: &(),
            chord: &|_| Arg::text("Ctrl+Space"),
        })
    }

    fn sheet(&self) -> Sheet<Wish> {
        let sheets = self.with(|scene| DeadReckoning::sheets(scene, &self.draft));
        sheets.into_iter().find(|sheet| sheet.name == "voyage").expect("the captain’s sheet")
    }

    fn lines(&self) -> Vec<Line> {
        let sheet = self.sheet();
        let of_block = |block: &Block<Wish>| match block {
            Block::Line(line) => vec![line.clone()],
            Block::Group(group) => group.lines.clone(),
            _ => Vec::new(),
        };
        sheet.blocks.iter().flat_map(of_block).collect()
    }

    fn says(&self, key: &str) -> usize {
        self.lines().iter().filter(|line| line.text.key == key).count()
    }

    fn deed(&self, mark: &str) -> Deed<Wish> {
        let sheet = self.sheet();
        let deed = sheet.deeds().find(|deed| deed.marks.iter().any(|own| own == mark)).cloned();
        deed.unwrap_or_else(|| panic!("nothing is called {mark}: {:?}", sheet.deeds().collect::<Vec<_>>()))
    }

    /// Wishes, carries out the orders that come of it, and returns them.
    fn wish(&mut self, wish: Wish) -> Vec<Order> {
        let mut draft = self.draft.clone();
        let deals = self.with(|scene| DeadReckoning::wish(scene, &mut draft, wish));
        self.draft = draft;
        let mut given = Vec::new();
        for deal in deals {
            if let Deal::Give(seat, order) = deal {
                self.game.give(seat, order.clone()).unwrap();
                given.push(order);
            }
        }
        given
    }

    fn press(&mut self, mark: &str) -> Vec<Order> {
        let deed = self.deed(mark);
        assert!(deed.can(), "{mark}: {:?}", deed.against);
        self.wish(deed.does)
    }
}

#[test]
fn dr_24_20_the_first_question_says_what_each_token_pays_what_its_marks_need_and_which_is_easier() {
    let captain = Captain::of("voyage-2");
    let tokens: Vec<Deed<Wish>> = (0..2).map(|option| captain.deed(&format!("choice:{option}"))).collect();
    for token in &tokens {
        let note = token.note.as_ref().expect("what it pays");
        assert_eq!(note.key, "voyage-bonus-pays");
    }
    let needs = captain.lines().into_iter().filter(|line| line.text.key == "voyage-row").count();
    assert!(needs >= 4, "what each mark of both tokens needs: {needs}");
    assert_eq!((captain.says("voyage-bonus-suggested"), captain.says("voyage-bonus-why")), (1, 1));
}

#[test]
fn the_score_so_far_and_the_nearest_mark_stand_on_every_page_and_the_last_has_all_marks() {
    let mut captain = Captain::of("lesson-7");
    for page in Page::ALL {
        captain.wish(Wish::Turn(page, None));
        assert_eq!((captain.says("voyage-tally"), captain.says("voyage-nearest")), (1, 1), "{page:?}");
    }
    assert_eq!(captain.says("voyage-so-far-of"), 9, "every mark, with how far one is");
    assert_eq!(captain.says("voyage-mark-brings"), 9);
}

#[test]
fn what_leaves_no_choice_and_reveals_nothing_is_done_at_one_click_and_the_rest_is_laid_out() {
    let mut captain = Captain::of("lesson-7");
    for card in ["play:SA-CAP", "play:SA-CAB#1", "play:SA-DEC#1"] {
        captain.press(card);
    }
    assert_eq!(captain.says("voyage-unused"), 1, "the cabin boy’s cargo");
    captain.press("use:SA-CAB#1/1/0");
    assert_eq!(captain.says("voyage-unused"), 0, "influence works at an island");
    captain.press("page:ship");
    assert!(matches!(captain.press("load")[..], [Order::Load(_)]));
    captain.press("raise");
    captain.press("page:sea");
    let (ahead, beyond) = (Place::Tile(1, 1), Place::Tile(2, 1));
    assert_eq!(captain.wish(Wish::Sail(ahead)), [Order::Move(vec![ahead])]);
    captain.press("page:cards");
    assert!(captain.lines().iter().any(|line| line.print == Print::Item), "what cards elsewhere do");
    assert!(matches!(captain.press("buy")[..], [Order::Buy(_)]));
    captain.press("page:crew");
    assert!(matches!(captain.press("use:SA-DEC#1/1/0")[..], [Order::Employ(_)]));
    // An unknown tile is revealed only after a confirmation.
    captain.press("page:sea");
    assert_eq!(captain.wish(Wish::Sail(beyond)), []);
    captain.press("page:crew");
    assert_eq!(captain.draft.order, None);
    captain.press("page:sea");
    assert_eq!(captain.draft.order, Some(Order::Move(vec![beyond])), "it is found where it was left");
    assert_eq!(captain.press("confirm"), [Order::Move(vec![beyond])]);
}

#[test]
fn dr_5_14_what_is_struck_out_says_why_below_it() {
    let mut captain = Captain::of("lesson-7");
    captain.press("page:ship");
    let sheet = captain.sheet();
    let barred = sheet.blocks.iter().any(|block| {
        matches!(block, Block::Group(group) if group.reasons && group.deeds.iter().any(|deed| deed.against.is_some()))
    });
    assert!(barred, "there is nothing aboard to be unloaded");
}

#[test]
fn dr_17_7_the_sheet_says_how_many_more_cubes_would_take_an_island() {
    let own = Colour::Purple;
    let island = |slots: u8, cubes: &[(Colour, u8)]| Island {
        slots,
        cubes: cubes.iter().copied().collect(),
        ..Island::default()
    };
    assert_eq!(missing(&island(4, &[(own, 2)]), own), Some(1), "as many empty slots as cubes");
    assert_eq!(missing(&island(4, &[(own, 3)]), own), None, "it is taken");
    assert_eq!(missing(&island(4, &[]), own), Some(3));
    assert_eq!(missing(&island(4, &[(own, 1), (Colour::Green, 3)]), own), None, "there is no room");
}

#[test]
fn goods_are_said_as_they_are_spoken() {
    let spoken = Words::built_in();
    let say = |language, cargo, gold| spoken.tell(&language, &words::goods(Goods { cargo, gold }));
    assert_eq!(say(En, 0, 0), "nothing");
    assert_eq!(say(En, 1, 2), "1 cargo and 2 gold");
    assert_eq!(say(Ru, 2, 5), "2 груза и 5 золота");
    assert_eq!(say(Pl, 2, 0), "2 ładunki");
    assert_eq!(say(Uk, 5, 0), "5 вантажів");
}
