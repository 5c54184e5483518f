//! The sheet of the captain at this window: the question, pages of deeds, and the order that is being laid out.

use super::deeds::{Captain, Deed, Group};
use super::{aims, company, crew, draft as drafts, ending, isles, market, rows, ship};
use crate::games::dead_reckoning::wishes::{Draft, Page, Wish};
use crate::games::papers::sheets::Scene;
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Fact, key};
use crate::play::seen::Asked;
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::Phase;
use crate::rules::kernel::Rule;
use crate::table::sheet::{Block, Edge, Line, Place, Print, Sheet, Width, refused};

/// The sheet of a captain is this wide.
pub const WIDTH: Width = Width { share: 0.29, least: 250.0, most: 470.0 };
/// The chart of the ocean, which is drawn in its own way.
pub const CHART: &str = "chart";

/// The reader, with the reader's draft and duties.
struct Reader<'a> {
    scene: &'a Scene<'a, DeadReckoning>,
    captain: Captain<'a>,
    /// Orders or a choice of this captain are awaited.
    awaited: bool,
}

/// The order may be laid out now.
#[must_use]
pub fn in_main(scene: &Scene<DeadReckoning>) -> bool {
    scene.asked().is_some() && scene.seen.view.table.phase == Phase::Main && scene.seen.asked == Asked::Orders
}

/// The whole sheet.
#[must_use]
pub fn sheet(scene: &Scene<DeadReckoning>, draft: &Draft) -> Option<Sheet<Wish>> {
    let seat = scene.reader()?;
    let captain = Captain::at(&scene.seen.view.table, seat)?;
    let reader = Reader { scene, captain, awaited: scene.asked() == Some(seat) };
    let sheet = Sheet::new("voyage", Place::Side(Edge::Left, WIDTH, None))
        .titled(key::DrNamed { name: scene.name(seat) })
        .with(reader.head())
        .with(reader.body(draft))
        .footed(reader.foot(draft));
    Some(if reader.awaited || scene.window.out_of_turn { sheet.for_the_keyboard() } else { sheet })
}

impl Reader<'_> {
    /// The reader's name, and the question.
    fn head(&self) -> Vec<Line> {
        let (table, asked) = (self.captain.table, &self.scene.seen.asked);
        let question = match asked {
            Asked::Choose { why, .. } if self.awaited => Some((words::why(why), why.rule())),
            _ if self.awaited => ending::question(table),
            _ if self.scene.window.out_of_turn => Some((key::VOYAGE_ASK_OUT_OF_TURN.into(), Rule("DR-13.1"))),
            _ => None,
        };
        let active = self.scene.name(table.active);
        let first = match question {
            Some((question, rule)) => Line::new(Print::Strong, question).by(rule),
            None => Line::new(Print::Soft, key::VoyageWaits { player: active }),
        };
        let mut lines = vec![first.signed(self.captain.seat)];
        let remark = |text: Fact| Line::new(Print::Remark, text);
        if table.phase != Phase::Over {
            let stands = std::iter::once(aims::tally(&self.captain)).chain(aims::nearest(&self.captain));
            lines.extend(stands.map(|line| Line::new(Print::Faint, line)));
        }
        lines.extend(company::still_to_play(table).map(|who| remark(key::VoyageStillToPlay { who }.into())));
        if self.awaited && table.phase == Phase::Sleeve && ending::still_due(&self.captain) > 0 {
            let due = key::VoyageStillDue { count: ending::still_due(&self.captain) };
            lines.push(remark(match ending::still_due_by_name(&self.captain) {
                Some(which) => key::DuelWithNote { what: Fact::from(due), note: which }.into(),
                None => due.into(),
            }));
        }
        lines
    }

    fn body(&self, draft: &Draft) -> Vec<Block<Wish>> {
        let groups = match &self.scene.seen.asked {
            Asked::Choose { options, why, .. } if self.awaited => ending::options(self.captain.table, options, why),
            _ if self.scene.window.out_of_turn => {
                let rising = crew::level_up(&self.captain);
                vec![if rising.is_empty() { rising.saying(key::VOYAGE_NOBODY_RISES) } else { rising }]
            }
            _ if self.awaited && !in_main(self.scene) => ending::groups(&self.captain),
            _ => {
                let mut blocks = vec![Block::Tabs(self.tabs(draft.page))];
                match &draft.order {
                    Some(order) => self.laid_out(order, &mut blocks),
                    None => self.page(draft.page, &mut blocks),
                }
                let unused = in_main(self.scene).then(|| crew::unused(&self.captain)).flatten();
                let unused = unused.map(|what| Line::new(Print::Remark, key::VoyageUnused { what }));
                blocks.extend(unused.map(Block::from));
                return blocks;
            }
        };
        groups.into_iter().map(Block::from).collect()
    }

    fn tabs(&self, open: Page) -> Vec<Deed> {
        let tab = |page: Page| {
            let tab = Deed::new(page.name(), Wish::Turn(page, None)).chosen(page == open);
            // The keyboard has a place here on every page: Tab goes on from the open one.
            Deed { keyboard: page == open && self.awaited, ..tab.known_as(format!("page:{}", page.word())) }
        };
        Page::ALL.into_iter().map(tab).collect()
    }

    fn page(&self, page: Page, blocks: &mut Vec<Block<Wish>>) {
        let captain = &self.captain;
        let groups = match page {
            Page::Crew => crew::groups(captain),
            Page::Ship => ship::groups(captain),
            Page::Sea => {
                blocks.push(Block::Own(CHART));
                vec![market::battles(captain)]
            }
            Page::Aims => aims::groups(captain),
            Page::Cards => market::groups(captain, &self.scene.seen.view),
            Page::Isles => isles::groups(captain),
        };
        blocks.extend(groups.into_iter().filter(|group| !group.is_empty()).map(Block::from));
    }

    /// An order that is laid out: its numbers, and the objection to it as it stands.
    fn laid_out(&self, order: &Order, blocks: &mut Vec<Block<Wish>>) {
        let (title, parts): (Fact, Vec<Group>) = rows::parts(&self.captain, order);
        blocks.push(Line::new(Print::Strong, title).into());
        blocks.extend(parts.into_iter().map(Block::from));
        let against = self.captain.against(order).filter(|_| !drafts::names_one_island(&self.captain, order));
        let against = against.map(|against| Line::new(Print::Remark, refused(&against)));
        blocks.extend(against.map(Block::from));
        if matches!(order, Order::Move(_)) {
            blocks.push(Block::Own(CHART));
        }
    }

    fn foot(&self, draft: &Draft) -> Vec<Deed> {
        if self.scene.window.out_of_turn {
            return vec![Deed::button(key::MENU_BACK, Wish::Leave).known_as("leave")];
        }
        let given = |words: &str, order: &Order| {
            Deed::first(words, Wish::Give(order.clone())).unless(self.captain.against(order))
        };
        if let Some(order) = draft.order.as_ref().filter(|_| in_main(self.scene)) {
            let confirm = || given(key::VOYAGE_CONFIRM, order).known_as("confirm");
            // A click on the island confirms an order that names only one.
            let confirm = (!drafts::names_one_island(&self.captain, order)).then(confirm);
            return confirm.into_iter().chain([Deed::button(key::MENU_BACK, Wish::Back)]).collect();
        }
        if !self.awaited || self.scene.seen.asked != Asked::Orders {
            return Vec::new();
        }
        match self.captain.table.phase {
            Phase::Main => vec![given(key::VOYAGE_END_MAIN, &Order::EndMain).known_as("end-main")],
            Phase::Sleeve => vec![given(key::VOYAGE_DONE_SLEEVING, &Order::DoneSleeving).known_as("done")],
            _ => Vec::new(),
        }
    }
}
