//! The difference between two values, so that only changes need be sent.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A change of a value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Change {
    /// It is another one altogether.
    Whole(Value),
    /// Some fields of it are others, some are gone.
    Fields {
        /// These fields are new or changed.
        set: BTreeMap<String, Self>,
        /// These fields are gone.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        gone: Vec<String>,
    },
    /// Some of its items are others; there are as many as before.
    Items(BTreeMap<usize, Self>),
}

impl Change {
    /// Finds the change from one value to the other; none if they are alike.
    #[must_use]
    pub fn between(before: &Value, after: &Value) -> Option<Self> {
        if before == after {
            return None;
        }
        Some(match (before, after) {
            (Value::Object(before), Value::Object(after)) => {
                let changed = |(name, value): (&String, &Value)| {
                    let change = match before.get(name) {
                        Some(was) => Self::between(was, value)?,
                        None => Self::Whole(value.clone()),
                    };
                    Some((name.clone(), change))
                };
                let gone = before.keys().filter(|name| !after.contains_key(*name)).cloned().collect();
                Self::Fields { set: after.iter().filter_map(changed).collect(), gone }
            }
            (Value::Array(before), Value::Array(after)) if before.len() == after.len() => {
                let pairs = before.iter().zip(after).enumerate();
                Self::Items(pairs.filter_map(|(at, (was, is))| Some((at, Self::between(was, is)?))).collect())
            }
            _ => Self::Whole(after.clone()),
        })
    }

    /// Makes the change; false, and the value no longer to be trusted, where it does not fit.
    pub fn make(self, value: &mut Value) -> bool {
        match (self, value) {
            (Self::Whole(new), value) => {
                *value = new;
                true
            }
            (Self::Fields { set, gone }, Value::Object(fields)) => {
                let all_there = gone.iter().all(|name| fields.remove(name).is_some());
                let fits = |(name, change): (String, Self)| change.make(fields.entry(name).or_insert(Value::Null));
                all_there && set.into_iter().all(fits)
            }
            (Self::Items(items), Value::Array(list)) => {
                items.into_iter().all(|(at, change)| list.get_mut(at).is_some_and(|item| change.make(item)))
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::json;

    use super::*;

    fn values() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            (0_u8..9).prop_map(Value::from),
            "[ab]{0,2}".prop_map(Value::from),
        ];
        leaf.prop_recursive(3, 24, 4, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
                prop::collection::btree_map("[abc]", inner, 0..4)
                    .prop_map(|fields| Value::Object(fields.into_iter().collect())),
            ]
        })
    }

    proptest! {
        #[test]
        fn a_change_makes_the_one_into_the_other(before in values(), after in values()) {
            let change = Change::between(&before, &after);
            prop_assert_eq!(change.is_none(), before == after);
            let mut made = before;
            if let Some(change) = change {
                let line = serde_json::to_string(&change).unwrap();
                prop_assert!(serde_json::from_str::<Change>(&line).unwrap().make(&mut made));
            }
            prop_assert_eq!(made, after);
        }
    }

    #[test]
    fn only_what_changed_is_said() {
        let before = json!({ "wind": "N", "ships": [{ "at": 3, "sails": "Full" }, { "at": 7, "sails": "Full" }] });
        let after = json!({ "wind": "N", "ships": [{ "at": 3, "sails": "Full" }, { "at": 8, "sails": "Full" }] });
        let change = Change::between(&before, &after).unwrap();
        let said = json!({ "Fields": { "set": { "ships": { "Items": { "1": { "Fields": { "set":
            { "at": { "Whole": 8 } } } } } } } } });
        assert_eq!(serde_json::to_value(&change).unwrap(), said);
        // On another value it does not fit, and says so.
        for mut other in [json!(3), json!({ "ships": [] }), json!({ "ships": [1, 2] })] {
            assert!(!change.clone().make(&mut other));
        }
    }
}
