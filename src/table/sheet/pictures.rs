//! Pictures on sheets: size and name are values, the strokes are the game's own.

use std::fmt;
use std::sync::Arc;

use bevy_egui::egui::{Color32, Painter, Rect, Sense, Ui, WidgetInfo, WidgetType, vec2};

use crate::logbook::wording::Fact;
use crate::table::speech::Speech;
use crate::table::theme::furniture::illustrated;

type Strokes = dyn Fn(&Painter, Rect, Color32) + Send + Sync;

/// A small drawing in place of words. Two of one size are taken for the same: their words tell them apart.
#[derive(Clone)]
pub struct Drawing {
    /// The least and the greatest width, and the height.
    pub size: (f32, f32, f32),
    pub(super) paint: Arc<Strokes>,
}

impl Drawing {
    /// A picture of this width and height; its colour is that of the print.
    #[must_use]
    pub fn new(wide: f32, high: f32, paint: impl Fn(&Painter, Rect, Color32) + Send + Sync + 'static) -> Self {
        Self::between(wide, wide, high, paint)
    }

    /// As wide as its row has room for.
    #[must_use]
    pub fn between(
        least: f32,
        most: f32,
        high: f32,
        paint: impl Fn(&Painter, Rect, Color32) + Send + Sync + 'static,
    ) -> Self {
        Self { size: (least, most, high), paint: Arc::new(paint) }
    }
}

impl PartialEq for Drawing {
    fn eq(&self, other: &Self) -> bool {
        self.size == other.size
    }
}

impl fmt::Debug for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Drawing").field(&self.size).finish()
    }
}

/// A picture on a page.
#[derive(Clone)]
pub struct Picture {
    /// The name of the picture.
    pub name: Fact,
    /// Its part of the width where words stand beside it, and the widest that it is.
    pub wide: (f32, f32),
    /// Its height in parts of its width.
    pub high: f32,
    /// It may be lower, where all of it is seen at once so.
    pub yields: bool,
    pub paint: Arc<dyn Fn(&Painter, Rect) + Send + Sync>,
}

impl fmt::Debug for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Picture").field("name", &self.name).field("wide", &self.wide).finish_non_exhaustive()
    }
}

/// A picture with words beside it where the page is wider than this, else above them.
pub fn pictured(ui: &mut Ui, speech: &Speech, picture: Option<&Picture>, from: f32, words: impl FnOnce(&mut Ui)) {
    let Some(picture) = picture else { return words(ui) };
    let width = ui.available_width();
    let beside = width > from;
    let (share, widest) = picture.wide;
    let wide = (width * if beside { share } else { 1.0 }).min(widest);
    let shown = |ui: &mut Ui| {
        let tall = wide * picture.high;
        let room = ui.clip_rect().bottom() - ui.cursor().top() - 6.0;
        let tall = if beside && picture.yields && room > 200.0 { tall.min(room) } else { tall };
        let (rect, response) = ui.allocate_exact_size(vec2(wide, tall), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, speech.relate(&picture.name)));
        (picture.paint)(ui.painter(), rect);
    };
    illustrated(ui, beside, shown, words);
}
