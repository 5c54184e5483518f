//! Favours: requests of the second window that only the first can carry out.

use bevy::prelude::*;

use crate::dice::Way;

/// The dice of the second window's seat are to be thrown this way: wished for there, done at the first.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ThrowWished(pub Way);

/// The player at the second window asks for a thing that only the first can do.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct FirstWindowOnly;
