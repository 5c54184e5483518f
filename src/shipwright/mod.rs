//! Hull lines and rig, lofted into glTF. Knows no engine; `build.rs` compiles this folder too.
