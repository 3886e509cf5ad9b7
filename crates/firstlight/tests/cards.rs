//! Reading the cards, counting them, and checking a folder of one's own.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use crate::common;

use common::{Ran, firstlight, folder, text};
use serde_json::Value;

fn cards(args: &[&str]) -> Ran {
    firstlight(&[&["cards", "daybreak"], args].concat())
}

fn said(args: &[&str]) -> String {
    let ran = cards(args);
    assert_eq!(ran.code, 0, "{args:?}: {}", ran.err);
    ran.out
}

fn refused(args: &[&str]) -> String {
    let ran = cards(args);
    assert_eq!(ran.code, 2, "{args:?}: {}{}", ran.out, ran.err);
    ran.err
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&said(&[args, &["--json"]].concat())).unwrap()
}

fn heads(out: &str) -> usize {
    out.lines().filter(|line| !line.starts_with(' ')).count()
}

#[test]
fn the_whole_box_and_its_parts() {
    let content = daybreak::content::Content::builtin().unwrap();
    assert_eq!(heads(&said(&[])), content.numbers().count());
    assert_eq!(heads(&said(&["--deck", "crisis"])), content.size(daybreak::Deck::Crisis));
    let solar = said(&["--tag", "solar", "--deck", "local"]);
    assert!(heads(&solar) >= 9 && solar.contains("1.014 Solar Plants [Local project"), "{solar}");
    // In the language of the reader, and several filters at once.
    assert_eq!(heads(&said(&["--tag", "energía solar", "--deck", "local", "--lang", "es"])), heads(&solar));
    let ours = said(&["--deck", "global", "--source", "reconstructed"]);
    assert!(ours.contains("Green Climate Fund") && !ours.contains("Amazon Treaty"), "{ours}");
    assert_eq!(said(&["--specials"]).lines().count(), 1);
}

#[test]
fn one_card_by_title_or_number() {
    let card = "1.065 Heat Pumps [Local project · Energy · Infrastructure · published]\n    \
                Raise your energy demand by 1 to remove 1 buildings emissions token.\n    \
                Once a round for each Incentive tag in this stack.\n    In the real world: ";
    for wanted in ["Heat Pumps", "heat pumps", "1.065", "65"] {
        let out = said(&[wanted]);
        assert!(out.starts_with(card) && heads(&out) == 1, "{out}");
    }
    assert!(said(&["Bombas de calor", "--lang", "es"]).contains("Aumenta tu demanda energética en 1 para"));
    assert!(said(&["heat pumps", "--lang", "pt"]).contains("No mundo real: "));
    // Every power has its own.
    assert_eq!(heads(&said(&["Clean Electricity Plants"])), 5);
}

#[test]
fn json_has_what_the_help_says() {
    let help = firstlight(&["cards", "--help"]).out;
    let list = json(&["Pay-as-You-Go Solar"]);
    let card = list.get(0).unwrap().as_object().unwrap();
    for field in card.keys() {
        assert!(help.contains(field.as_str()), "the help does not speak of {field}");
    }
    assert_eq!(card["no"], "1.030");
    assert_eq!(card["tags"], serde_json::json!(["solar", "finance"]));
    assert_eq!((&card["solo"], &card["special"]), (&Value::Bool(false), &Value::Bool(false)));
    let all = daybreak::content::Content::builtin().unwrap().numbers().count();
    assert_eq!(json(&[]).as_array().unwrap().len(), all);
}

#[test]
fn tags_are_within_two_points_of_the_rulebook() {
    let stats = json(&["--stats"]);
    let rows = stats["tags"].as_array().unwrap();
    assert_eq!(rows.len(), 12);
    for row in rows {
        let off = row["percent"].as_f64().unwrap() - row["rulebook"].as_f64().unwrap();
        assert!(off.abs() <= 2.0, "{row}");
    }
    assert_eq!(stats["sources"].as_object().unwrap().len(), 5);
    assert_eq!(stats["specials"], 0);
    for (sector, cards) in stats["actions"].as_object().unwrap() {
        assert!(cards.as_u64().unwrap() > 0, "nothing removes {sector}");
    }
    let table = said(&["--stats"]);
    assert!(table.contains("geoengineering") && table.contains("fuel-extraction"), "{table}");
}

#[test]
fn wrong_words_get_a_list_of_the_right_ones() {
    let cases: &[(&[&str], &str)] = &[
        (&["--deck", "moon"], "local, starting, global, crisis, challenge"),
        (&["--tag", "coal"], "energy, ecology, grid"),
        (&["--source", "hearsay"], "rulebook, published, play, reconstructed, printed"),
        (&["Heet Pumps"], "“Heat Pumps”"),
        (&["solar plnats"], "“Solar Plants”"),
        (&["--lang", "fr"], "pt-BR"),
        (&["--deck", "crisis", "--tag", "solar"], "no card is all of that"),
        (&["--stats", "--deck", "local"], "--stats"),
        (&["--content", "no/such/folder"], "not a folder"),
    ];
    for (args, fragment) in cases {
        let said = refused(args);
        assert!(said.contains(fragment), "{args:?}: expected `{fragment}` in:\n{said}");
    }
    assert!(firstlight(&["cards", "chess"]).err.contains("daybreak"));
}

#[test]
fn a_card_of_ones_own_is_read_as_it_was_changed() {
    let folder = folder("own-cards");
    std::fs::write(folder.join("local.ron"), "[(no: 65, title: \"My Pumps\", source: printed)]").unwrap();
    let ran = firstlight(&["content", "check", text(&folder)]);
    assert!(ran.code == 0 && ran.out.contains("1 file, 1 card of your own"), "{}{}", ran.out, ran.err);
    let out = said(&["65", "--lang", "es", "--content", text(&folder)]);
    assert!(out.starts_with("1.065 My Pumps") && out.contains("leída en la carta"), "{out}");
}

#[test]
fn a_new_folder_is_commented_and_in_order() {
    let folder = folder("new-content").join("box");
    let ran = firstlight(&["content", "new", text(&folder)]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let file = std::fs::read_to_string(folder.join("local.ron")).unwrap();
    assert!(file.starts_with("// Content of your own") && file.contains("//         no: 65, title: \"Heat Pumps\""));
    let ran = firstlight(&["content", "check", text(&folder)]);
    assert!(ran.code == 0 && ran.out.contains("0 cards of your own; Earthrise"), "{}{}", ran.out, ran.err);
    // It changes nothing: translations stay.
    assert_eq!(said(&["--lang", "es"]), said(&["--lang", "es", "--content", text(&folder)]));
    let again = firstlight(&["content", "new", text(&folder)]);
    assert!(again.code == 2 && again.err.contains("exists already"), "{}", again.err);
}

#[test]
fn every_mistake_of_a_folder_is_explained() {
    let folder = folder("broken-content");
    let files = [
        (
            "local.ron",
            "[(no: 65, tags: [Coal]), (no: 66, action: (requires: [Stack(Solar, 90)], steps: [Do(Gain(Clean, N(1)))]))]",
        ),
        ("crisis.ron", "[(no: 480, title: \"One Too Many\")]"),
        ("starting.ron", "[(no: 205, tags: [Grid, Grid, Grid, Grid]), (no: 206, actoin: ())]"),
        ("earthrise.ron", "("),
    ];
    for (name, content) in files {
        std::fs::write(folder.join(name), content).unwrap();
    }
    let ran = firstlight(&["content", "check", text(&folder)]);
    assert_eq!(ran.code, 1, "{}{}", ran.out, ran.err);
    let wanted = [
        "local.ron:1:18: card 1.065: tags[0]: `Coal` is not known here",
        "card 1.066: action.requires: no stack can hold 90 solar tags",
        "the number is not in the range of this deck",
        "the list has 4 values; expected at most 3",
        "actoin: there is no such field here",
        "earthrise.ron",
        "mistakes in",
    ];
    for fragment in wanted {
        assert!(ran.err.contains(fragment), "expected `{fragment}` in:\n{}", ran.err);
    }
}

#[test]
fn a_card_without_a_title_is_a_mistake_in_every_language() {
    let folder = folder("untitled");
    std::fs::write(folder.join("global.ron"), "[(no: 300, title: \"\")]").unwrap();
    let ran = firstlight(&["content", "check", text(&folder)]);
    assert_eq!(ran.code, 1, "{}", ran.out);
    let wanted = "global.ron: card 1.300: title: there is none in en, es, pt-BR";
    assert!(ran.err.contains("1 mistake in") && ran.err.contains(wanted), "{}", ran.err);
    let empty = common::folder("empty-content");
    assert!(firstlight(&["content", "check", text(&empty)]).err.contains("holds none of local.ron"));
}

#[test]
fn reference_cards_are_read_out() {
    let ran = firstlight(&["cards", "daybreak", "--deck", "reference", "--lang", "es"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    for power in ["China", "Europa", "Estados Unidos"] {
        assert!(ran.out.contains(power), "{}", ran.out);
    }
    assert_eq!(ran.out.lines().filter(|line| !line.starts_with(' ')).count(), 5, "{}", ran.out);
    assert_eq!(firstlight(&["cards", "daybreak", "--deck", "reference", "--tag", "wind"]).code, 2);
}
