//! The steps of a game's scripts: its own with their inputs, and those that every game has.

/// Writes the `Step` of a game, with the input of each step.
#[macro_export]
macro_rules! steps {
    ($game:ty; $($(#[$doc:meta])* $own:ident($($(@$default:ident)? $field:ident: $kind:ty),*) => $put:expr,)*) => {
        /// One thing that is put in, or looked for.
        #[derive(Debug, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub enum Step {
            $($(#[$doc])* $own($($(#[serde($default)])? $kind),*),)*
            /// Faces, in the order in which the want lists its dice.
            Throw(Vec<u8>, #[serde(default)] $crate::headless::script::Whose),
            /// A key the want printed.
            Choose(String),
            /// The order just before, or the next one, is refused by this rule.
            ExpectRefusal(String),
            /// This has happened since the step before.
            Expect($crate::headless::script::Pattern<<$game as $crate::rules::kernel::Ruleset>::Happening>),
            /// This has happened since the step before, one after the other.
            ExpectOrder(Vec<$crate::headless::script::Pattern<<$game as $crate::rules::kernel::Ruleset>::Happening>>),
            /// Nothing like this has happened since the step before.
            ExpectNo($crate::headless::script::Unwanted<<$game as $crate::rules::kernel::Ruleset>::Happening>),
            /// This is wanted now.
            ExpectWant(ron::Value),
            /// The set-up is refused for this field.
            ExpectSetUpRefused(String),
            ExpectState(String, ron::Value),
        }

        impl $crate::headless::script::Steps<$game> for Step {
            fn put(&self) -> $crate::headless::script::Put<'_, $game> {
                use $crate::headless::script::Put;
                match self {
                    $(Step::$own($($field),*) => $put,)*
                    Step::Throw(faces, whose) => Put::Throw(faces, whose),
                    Step::Choose(word) => Put::Choose(word),
                    Step::ExpectRefusal(rule) => Put::ExpectRefusal(rule),
                    Step::Expect(happening) => Put::Expect(happening),
                    Step::ExpectOrder(happenings) => Put::ExpectOrder(happenings),
                    Step::ExpectNo(pattern) => Put::ExpectNo(pattern),
                    Step::ExpectWant(pattern) => Put::ExpectWant(pattern),
                    Step::ExpectSetUpRefused(field) => Put::ExpectSetUpRefused(field),
                    Step::ExpectState(path, value) => Put::ExpectState(path, value),
                }
            }
        }
    };
}
