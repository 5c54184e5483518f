//! Tables, maps and sets over a few keys are like ordinary ones in files and in digests.

use std::collections::{BTreeMap, BTreeSet};

use weather_gage::rules::dead_reckoning::goods::Hold;
use weather_gage::rules::kernel::digest;
use weather_gage::rules::kernel::keyed::{By, Few, SomeOf};

#[test]
fn few_are_read_written_and_digested_like_trees() {
    let tree: BTreeMap<Hold, u8> = [(Hold::D, 3), (Hold::B, 0)].into();
    let few: Few<Hold, u8, 4> = tree.clone().into_iter().collect();
    let written = ron::to_string(&few).unwrap();
    assert_eq!((written.as_str(), digest(&few)), (ron::to_string(&tree).unwrap().as_str(), digest(&tree)));
    assert_eq!(ron::from_str::<Few<Hold, u8, 4>>(&written), Ok(few.clone()));
    assert_eq!((format!("{few:?}"), few.len()), (format!("{tree:?}"), 2));
    assert!(few.keys().eq(&[Hold::B, Hold::D]) && few.iter().map(|(key, value)| (*key, *value)).eq(tree));

    let tree: BTreeSet<Hold> = [Hold::C, Hold::A].into();
    let some: SomeOf<Hold> = tree.iter().copied().collect();
    let written = ron::to_string(&some).unwrap();
    assert_eq!((written.as_str(), digest(&some)), (ron::to_string(&tree).unwrap().as_str(), digest(&tree)));
    assert_eq!(ron::from_str::<SomeOf<Hold>>(&written), Ok(some.clone()));
    assert_eq!((format!("{some:?}"), some.len()), (format!("{tree:?}"), 2));
    assert!(some.iter().eq(&tree));
}

#[test]
fn tables_are_read_written_and_digested_like_arrays() {
    let mut table = By::<Hold, u8, 4>::of([1, 2, 0, 4]);
    table[Hold::C] = 3;
    let array = [1, 2, 3, 4];
    let written = ron::to_string(&table).unwrap();
    assert_eq!((written.as_str(), digest(&table)), (ron::to_string(&array).unwrap().as_str(), digest(&array)));
    assert_eq!(ron::from_str::<By<Hold, u8, 4>>(&written), Ok(table));
    assert!(table == array && table.iter().eq(Hold::ALL.into_iter().zip(&array)));
}
