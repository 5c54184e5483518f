//! Tests of the table itself: the app without a window, and the built program as a child process.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that fails should say where")]

mod aloud;
mod by_hand;
mod camera;
mod captain_sheet;
mod card_faces;
mod damage;
mod dice;
mod drive;
mod following;
mod keepsakes;
mod launch;
mod layout;
mod lessons;
mod log_book;
mod menus;
mod order_cards;
mod order_slip;
mod outfitting;
mod over_the_table;
mod palettes;
mod papers;
mod pictures;
mod play;
mod program;
mod saved_battles;
mod screens;
mod setting_off;
mod settings;
mod sheets;
mod title;
#[path = "../toy/mod.rs"]
mod toy;
#[path = "../toy/aboard.rs"]
mod toy_aboard;
#[path = "../toy/at_table.rs"]
mod toy_at_table;
#[path = "../toy/headless.rs"]
mod toy_game;
mod toy_program;
