//! A match at the table without a table: the whole of `play/` on a bare app.

mod afterwards;
mod annals;
mod battles;
mod chance;
mod consent;
mod convergence;
mod cruise;
pub mod desk;
mod forks;
mod handing_over;
mod heard;
mod keeping;
mod mate;
mod notebooks;
mod out_of_turn;
mod sand_glass;
mod second_program;
mod second_window;
mod secrets;
mod since;
mod toy;
mod undoing;
