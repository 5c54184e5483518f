//! The Ships: the rules, numbered as in the specification (`TS-…`).
