//! Everything a hand can ask for.

use std::fmt;
use std::str::FromStr;

use crate::logbook::wording::{Fact, key};

/// Views that can be kept, a seat.
pub const KEPT_VIEWS: u8 = 10;

/// Something a key, a button or the wheel does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    Orbit,
    OrbitLeft,
    OrbitRight,
    OrbitUp,
    OrbitDown,
    Pan,
    Grab,
    Scroll,
    PanNorth,
    PanSouth,
    PanEast,
    PanWest,
    Zoom,
    ZoomIn,
    ZoomOut,
    LeanIn,
    CaptainsEye,
    Focus,
    Home,
    ViewBoard,
    ViewOwn,
    ViewTray,
    ViewEnemy,
    ViewTop,
    /// Keeps the shown view; the number is that of the key, 0 to 9.
    StoreView(u8),
    /// Goes to a kept view.
    RecallView(u8),
    NextPiece,
    PreviousPiece,
    Select,
    Throw,
    TipIn,
    Cancel,
    TakeUpCard,
    PlotAhead,
    PlotPort,
    PlotStarboard,
    PlotBack,
    NextCard,
    SealOrders,
    Proceed,
    NextBeat,
    HoldShow,
    ReplayBack,
    ReplayEyes,
    PhaseBack,
    PhaseOn,
    TurnBack,
    TurnOn,
    Undo,
    Redo,
    LogBook,
    ShipsBooks,
    Notes,
    Pencil,
    RubOut,
    Help,
    DiceBook,
    RuleBook,
    Pause,
    QuickSettings,
    Screenshot,
    Fullscreen,
    Mute,
    ToggleGrid,
    ToggleNames,
    Measure,
    TogglePieces,
    ToggleWakes,
    Reload,
}

/// The sections of the help page.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Group {
    Camera,
    Views,
    Pieces,
    /// Writing orders and watching their results.
    Battle,
    /// The program itself.
    Program,
}

/// The screens in which a deed can be asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// At the table, with nothing lying over it.
    Table,
    /// Everywhere but in the middle of typing.
    Everywhere,
}

/// Those without a number, with the word for files and the key of their sentence.
const PLAIN: [(Action, &str, &str); 67] = [
    (Action::Orbit, "orbit", key::DEED_ORBIT),
    (Action::Pan, "pan", key::DEED_PAN),
    (Action::Grab, "grab", key::DEED_GRAB),
    (Action::Scroll, "scroll", key::DEED_SCROLL),
    (Action::Zoom, "zoom", key::DEED_ZOOM),
    (Action::PanNorth, "pan-north", key::DEED_PAN_NORTH),
    (Action::PanSouth, "pan-south", key::DEED_PAN_SOUTH),
    (Action::PanWest, "pan-west", key::DEED_PAN_WEST),
    (Action::PanEast, "pan-east", key::DEED_PAN_EAST),
    (Action::OrbitLeft, "orbit-left", key::DEED_ORBIT_LEFT),
    (Action::OrbitRight, "orbit-right", key::DEED_ORBIT_RIGHT),
    (Action::OrbitUp, "orbit-up", key::DEED_ORBIT_UP),
    (Action::OrbitDown, "orbit-down", key::DEED_ORBIT_DOWN),
    (Action::ZoomIn, "zoom-in", key::DEED_ZOOM_IN),
    (Action::ZoomOut, "zoom-out", key::DEED_ZOOM_OUT),
    (Action::LeanIn, "lean-in", key::DEED_LEAN_IN),
    (Action::CaptainsEye, "captains-eye", key::DEED_CAPTAINS_EYE),
    (Action::Focus, "focus", key::DEED_FOCUS),
    (Action::Home, "home", key::DEED_HOME),
    (Action::ViewBoard, "view-board", key::DEED_VIEW_BOARD),
    (Action::ViewOwn, "view-own", key::DEED_VIEW_OWN),
    (Action::ViewTray, "view-tray", key::DEED_VIEW_TRAY),
    (Action::ViewEnemy, "view-enemy", key::DEED_VIEW_ENEMY),
    (Action::ViewTop, "view-top", key::DEED_VIEW_TOP),
    (Action::NextPiece, "next-piece", key::DEED_NEXT_PIECE),
    (Action::PreviousPiece, "previous-piece", key::DEED_PREVIOUS_PIECE),
    (Action::Select, "select", key::DEED_SELECT),
    (Action::Throw, "throw", key::DEED_THROW),
    (Action::TipIn, "tip-in", key::DEED_TIP_IN),
    (Action::Cancel, "cancel", key::DEED_CANCEL),
    (Action::TakeUpCard, "take-up-card", key::DEED_TAKE_UP_CARD),
    (Action::PlotAhead, "plot-ahead", key::DEED_PLOT_AHEAD),
    (Action::PlotPort, "plot-port", key::DEED_PLOT_PORT),
    (Action::PlotStarboard, "plot-starboard", key::DEED_PLOT_STARBOARD),
    (Action::PlotBack, "plot-back", key::DEED_PLOT_BACK),
    (Action::NextCard, "next-card", key::DEED_NEXT_CARD),
    (Action::SealOrders, "seal-orders", key::DEED_SEAL_ORDERS),
    (Action::Proceed, "proceed", key::DEED_PROCEED),
    (Action::NextBeat, "next-beat", key::DEED_NEXT_BEAT),
    (Action::HoldShow, "hold-show", key::DEED_HOLD_SHOW),
    (Action::ReplayBack, "replay-back", key::DEED_REPLAY_BACK),
    (Action::ReplayEyes, "replay-eyes", key::DEED_REPLAY_EYES),
    (Action::PhaseBack, "phase-back", key::DEED_PHASE_BACK),
    (Action::PhaseOn, "phase-on", key::DEED_PHASE_ON),
    (Action::TurnBack, "turn-back", key::DEED_TURN_BACK),
    (Action::TurnOn, "turn-on", key::DEED_TURN_ON),
    (Action::Undo, "undo", key::DEED_UNDO),
    (Action::Redo, "redo", key::DEED_REDO),
    (Action::LogBook, "log-book", key::DEED_LOG_BOOK),
    (Action::ShipsBooks, "ships-books", key::DEED_SHIPS_BOOKS),
    (Action::Notes, "notes", key::DEED_NOTES),
    (Action::Pencil, "pencil", key::DEED_PENCIL),
    (Action::RubOut, "rub-out", key::DEED_RUB_OUT),
    (Action::Help, "help", key::DEED_HELP),
    (Action::DiceBook, "dice-book", key::DEED_DICE_BOOK),
    (Action::RuleBook, "rule-book", key::DEED_RULE_BOOK),
    (Action::Pause, "pause", key::DEED_PAUSE),
    (Action::QuickSettings, "quick-settings", key::DEED_QUICK_SETTINGS),
    (Action::Screenshot, "screenshot", key::DEED_SCREENSHOT),
    (Action::Fullscreen, "fullscreen", key::DEED_FULLSCREEN),
    (Action::Mute, "mute", key::DEED_MUTE),
    (Action::ToggleGrid, "toggle-grid", key::DEED_TOGGLE_GRID),
    (Action::ToggleNames, "toggle-names", key::DEED_TOGGLE_NAMES),
    (Action::Measure, "measure", key::DEED_MEASURE),
    (Action::TogglePieces, "toggle-pieces", key::DEED_TOGGLE_PIECES),
    (Action::ToggleWakes, "toggle-wakes", key::DEED_TOGGLE_WAKES),
    (Action::Reload, "reload", key::DEED_RELOAD),
];

/// The digit keys in the order in which they lie on the keyboard.
pub(super) fn kept_views() -> impl Iterator<Item = u8> {
    (1..KEPT_VIEWS).chain([0])
}

impl Action {
    /// Does it last as long as its key is held?
    #[must_use]
    pub const fn is_held(self) -> bool {
        use Action::{
            LeanIn, Measure, OrbitDown, OrbitLeft, OrbitRight, OrbitUp, PanEast, PanNorth, PanSouth, PanWest,
        };
        let moves = matches!(self, PanNorth | PanSouth | PanWest | PanEast | Self::ZoomIn | Self::ZoomOut);
        moves || matches!(self, OrbitLeft | OrbitRight | OrbitUp | OrbitDown | LeanIn | Measure | Self::Pencil)
    }

    /// All of them, in the order of the help page.
    pub fn all() -> impl Iterator<Item = Self> {
        let plain = PLAIN.iter().map(|(deed, ..)| *deed);
        plain.chain(kept_views().map(Self::StoreView)).chain(kept_views().map(Self::RecallView))
    }

    /// Its description.
    #[must_use]
    pub fn fact(self) -> Fact {
        match self {
            Self::StoreView(number) => Fact::from(key::DeedStoreView { number }),
            Self::RecallView(number) => Fact::from(key::DeedRecallView { number }),
            _ => Fact::from(PLAIN.iter().find(|(deed, ..)| *deed == self).map_or("", |(.., key)| *key)),
        }
    }

    /// Its section of the help page.
    #[must_use]
    pub const fn group(self) -> Group {
        match self {
            Self::Focus
            | Self::Home
            | Self::ViewBoard
            | Self::ViewOwn
            | Self::ViewTray
            | Self::ViewEnemy
            | Self::ViewTop
            | Self::StoreView(_)
            | Self::RecallView(_) => Group::Views,
            Self::NextPiece | Self::PreviousPiece | Self::Select | Self::Throw | Self::TipIn | Self::Cancel => {
                Group::Pieces
            }
            Self::TakeUpCard
            | Self::PlotAhead
            | Self::PlotPort
            | Self::PlotStarboard
            | Self::PlotBack
            | Self::NextCard
            | Self::SealOrders
            | Self::Proceed
            | Self::NextBeat
            | Self::HoldShow
            | Self::ReplayBack
            | Self::ReplayEyes
            | Self::PhaseBack
            | Self::PhaseOn
            | Self::TurnBack
            | Self::TurnOn
            | Self::Undo
            | Self::Redo
            | Self::LogBook
            | Self::ShipsBooks
            | Self::Notes
            | Self::Pencil
            | Self::RubOut
            | Self::Measure => Group::Battle,
            Self::Help
            | Self::DiceBook
            | Self::RuleBook
            | Self::Pause
            | Self::QuickSettings
            | Self::Screenshot
            | Self::Fullscreen
            | Self::Mute
            | Self::ToggleGrid
            | Self::ToggleNames
            | Self::TogglePieces
            | Self::ToggleWakes
            | Self::Reload => Group::Program,
            _ => Group::Camera,
        }
    }

    /// It can be asked for here.
    #[must_use]
    pub const fn reach(self) -> Reach {
        match self {
            Self::Cancel
            | Self::Help
            | Self::DiceBook
            | Self::RuleBook
            | Self::Pause
            | Self::QuickSettings
            | Self::Screenshot
            | Self::Fullscreen
            | Self::Mute
            | Self::Reload => Reach::Everywhere,
            _ => Reach::Table,
        }
    }
}

impl Group {
    /// In the order of the help page.
    pub const ALL: [Self; 5] = [Self::Battle, Self::Camera, Self::Views, Self::Pieces, Self::Program];

    /// The key of its heading.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Camera => key::DEED_GROUP_CAMERA,
            Self::Views => key::DEED_GROUP_VIEWS,
            Self::Pieces => key::DEED_GROUP_PIECES,
            Self::Battle => key::DEED_GROUP_BATTLE,
            Self::Program => key::DEED_GROUP_PROGRAM,
        }
    }
}

impl fmt::Display for Action {
    /// The word for files.
    fn fmt(&self, to: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::StoreView(number) => write!(to, "store-view-{number}"),
            Self::RecallView(number) => write!(to, "recall-view-{number}"),
            _ => to.write_str(PLAIN.iter().find(|(deed, ..)| deed == self).map_or("", |(_, word, _)| *word)),
        }
    }
}

impl FromStr for Action {
    type Err = ();

    fn from_str(word: &str) -> Result<Self, ()> {
        let number = |text: &str| text.parse().ok().filter(|number| *number < KEPT_VIEWS);
        if let Some(kept) = word.strip_prefix("store-view-") {
            return number(kept).map(Self::StoreView).ok_or(());
        }
        if let Some(kept) = word.strip_prefix("recall-view-") {
            return number(kept).map(Self::RecallView).ok_or(());
        }
        PLAIN.iter().find(|(_, own, _)| *own == word).map(|(deed, ..)| *deed).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_deed_has_one_word_and_one_sentence() {
        let deeds: BTreeSet<Action> = Action::all().collect();
        let words: BTreeSet<String> = Action::all().map(|deed| deed.to_string()).collect();
        assert!(deeds.len() >= 60 + kept_views().count());
        assert_eq!(words.len(), deeds.len());
        for deed in Action::all() {
            assert_eq!(deed.to_string().parse(), Ok(deed));
            assert!(!deed.fact().key.is_empty(), "{deed:?}");
        }
        assert_eq!("store-view-10".parse::<Action>(), Err(()));
        assert_eq!("".parse::<Action>(), Err(()));
    }
}
