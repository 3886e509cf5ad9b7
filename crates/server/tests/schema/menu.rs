//! A few types that use every construct there is, and what a validator makes of them.

use crate::validate::Validator;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use server::schema::Types;
use std::collections::BTreeMap;

/// A dish on a menu.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Dish {
    /// What it is called.
    name: String,
    price: f64,
    /// How hot it is, from 0 to 3.
    heat: Option<u8>,
    course: Course,
    /// Only at these hours, from and to.
    hours: (u8, u8),
    /// Whether and when it is sold out.
    sold_out: Option<Sold>,
    /// What goes with it. This is a long description, so that it does not fit into one line of TypeScript and has to be
    /// broken; it ends like a comment: */
    ///
    /// A second paragraph.
    sides: Vec<Option<Side>>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    notes: BTreeMap<String, Vec<String>>,
    #[serde(rename = "kilo-calories")]
    energy: [u16; 2],
    anything: Value,
    vegan: bool,
}

/// When it is served.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Course {
    /// First.
    Starter,
    /// Then.
    MainDish,
    /// Last.
    Dessert,
}

/// Written where it is used.
#[derive(Serialize, Deserialize, JsonSchema)]
#[schemars(inline)]
enum Sold {
    /// All of it.
    Out,
    /// Soon.
    In { minutes: u8 },
}

#[derive(Serialize, Deserialize, JsonSchema)]
enum Side {
    Rice,
    Bread,
    /// Of so many leaves.
    Salad(u8),
    Soup {
        /// Which.
        flavour: String,
        #[serde(default)]
        large: bool,
    },
    Both(Box<Side>, Box<Side>),
}

/// What a guest says.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Order {
    /// One dish.
    Bring {
        dish: Table,
        times: u8,
    },
    /// Everything about a guest.
    Seat(Guest),
    Pay,
}

/// A number that stands for a table.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
struct Table(u8);

#[derive(Serialize, Deserialize, JsonSchema)]
struct Guest {
    name: String,
    #[serde(flatten)]
    place: Place,
    size: Size,
}

#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Place {
    Table(Table),
    Bar,
}

#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
enum Size {
    Known(u32),
    Said(String),
}

#[derive(Serialize, Deserialize, JsonSchema)]
struct Nothing {}

fn menu() -> Types {
    let mut types = Types::default();
    types.add::<Dish>();
    types.take::<Order>();
    types.add::<Nothing>();
    types
}

/// A validator that accepts everything would prove nothing.
#[test]
fn a_value_that_does_not_fit_is_noticed() {
    let validator = Validator::new(menu().schemas().unwrap());
    let dish = json!({
        "name": "Soup", "price": 4.5, "heat": null, "course": "starter", "hours": [11, 22], "sides": [null, "Rice", { "Salad": 3 }],
        "kilo-calories": [1, 2], "anything": { "at": ["all"] }, "vegan": true, "sold_out": { "In": { "minutes": 3 } }, "notes": { "a": ["b"] },
    });
    validator.check("Dish", &dish).unwrap();
    for (field, wrong) in [
        ("name", json!(1)),
        ("price", json!("4")),
        ("heat", json!(256)),
        ("heat", json!(1.5)),
        ("course", json!("Starter")),
        ("hours", json!([1])),
        ("hours", json!([1, 2, 3])),
        ("hours", json!([1, "2"])),
        ("sides", json!(["Potatoes"])),
        ("sides", json!([{ "Salad": 3, "Rice": null }])),
        ("sides", json!([{ "Soup": { "flavour": "pea", "large": true, "salt": true } }])),
        ("kilo-calories", json!([1])),
        ("notes", json!({ "a": "b" })),
        ("vegan", json!(null)),
        ("forgotten", json!(0)),
    ] {
        let mut dish = dish.clone();
        dish[field] = wrong;
        assert!(validator.check("Dish", &dish).is_err(), "{dish}");
    }
    for field in ["name", "heat", "sides"] {
        let mut dish = dish.clone();
        dish.as_object_mut().unwrap().remove(field);
        assert!(validator.check("Dish", &dish).is_err(), "{dish}");
    }

    let guest = json!({ "type": "seat", "name": "Ana", "table": 3, "size": "two" });
    validator.check("Order", &guest).unwrap();
    validator.check("Order", &json!({ "type": "pay" })).unwrap();
    for wrong in [
        json!({ "type": "seat", "name": "Ana", "size": 2 }),
        json!({ "type": "seat", "name": "Ana", "table": 3, "bar": null, "size": 2 }),
        json!({ "type": "seat", "name": "Ana", "table": 3, "size": 2, "hat": true }),
        json!({ "type": "pay", "tip": 1 }),
        json!({ "type": "leave" }),
    ] {
        assert!(validator.check("Order", &wrong).is_err(), "{wrong}");
    }
    assert_eq!(validator.untried(), ["Nothing"]);
}
