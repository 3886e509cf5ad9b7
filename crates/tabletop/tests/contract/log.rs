use serde_json::{Value, json};
use tabletop::log::{ContentRef, Entry, FORMAT, Header, SeedRef};
use tabletop::toy::Call;
use tabletop::{Commitment, Seat, Seed};

type Line = Entry<Call, u8>;

fn read(text: &str) -> Result<Line, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

#[test]
fn each_kind_of_line_is_written_and_read() {
    let lines = [
        (Line::Move { seat: Seat(1), mv: Call::Join(Seat(0)) }, r#"{"seat":1,"move":{"join":0}}"#),
        (Line::Draw(0), r#"{"draw":0}"#),
        (Line::Retract { seat: Seat(2), lifted: vec![4, 7] }, r#"{"seat":2,"retract":[4,7]}"#),
        (Line::Branch { to: 0 }, r#"{"branch":0}"#),
    ];
    for (line, text) in lines {
        assert_eq!(serde_json::to_string(&line).unwrap(), text);
        assert_eq!(read(text), Ok(line));
    }
}

#[test]
fn lines_of_no_kind_say_which_there_are() {
    let wrong = [
        r#"{}"#,
        r#"{"seat":1}"#,
        r#"{"move":"low"}"#,
        r#"{"seat":1,"move":"low","draw":3}"#,
        r#"{"seat":1,"draw":3}"#,
        r#"{"retract":[1]}"#,
        r#"{"seat":1,"move":"low","retract":[1]}"#,
        r#"{"seat":0,"branch":1}"#,
        r#"{"seat":0,"move":null}"#,
    ];
    for text in wrong {
        let error = read(text).unwrap_err();
        assert!(error.contains("an entry is one of: seat and move; draw; seat and retract; branch"), "{text}: {error}");
    }
    let error = read(r#"{"seat":1,"move":"low","time":3}"#).unwrap_err();
    assert!(error.contains("unknown field `time`"), "{error}");
    let error = read(r#"{"seat":1,"move":"middle"}"#).unwrap_err();
    assert!(error.contains("unknown variant `middle`"), "{error}");
}

fn header(chance: SeedRef) -> Header<Value> {
    Header {
        firstlight: FORMAT,
        game: "pairs".to_owned(),
        rules: 1,
        content: ContentRef { id: "pairs".to_owned(), hash: Commitment::of_text(""), files: [].into() },
        setup: json!({ "players": 2 }),
        seats: vec!["Ada".to_owned(), "Bob".to_owned()],
        chance,
        dealt: None,
    }
}

#[test]
fn a_header_has_a_seed_or_a_commitment() {
    let open = header(SeedRef::Seed(Seed::from(42)));
    let shut = header(SeedRef::Commitment(Seed::from(42).commitment()));
    for (header, field, value) in
        [(&open, "seed", "42".to_owned()), (&shut, "commitment", Seed::from(42).commitment().to_string())]
    {
        let written = serde_json::to_value(header).unwrap();
        assert_eq!(written[field], json!(value));
        assert_eq!(&serde_json::from_value::<Header<Value>>(written).unwrap(), header);
    }
}

#[test]
fn seats_and_files_are_written_only_if_there_are_any() {
    let mut header = header(SeedRef::Seed(Seed::from(1)));
    header.seats.clear();
    let written = serde_json::to_value(&header).unwrap();
    assert!(written.get("seats").is_none() && written["content"].get("files").is_none());
    assert_eq!(serde_json::from_value::<Header<Value>>(written).unwrap(), header);
    header.content.files.insert("cards.ron".to_owned(), "()".to_owned());
    let written = serde_json::to_value(&header).unwrap();
    assert_eq!(serde_json::from_value::<Header<Value>>(written).unwrap(), header);
}

#[test]
fn a_header_with_something_else_is_refused() {
    let written = serde_json::to_value(header(SeedRef::Seed(Seed::from(42)))).unwrap();
    let error = |change: fn(&mut serde_json::Map<String, Value>)| {
        let mut changed = written.clone();
        change(changed.as_object_mut().unwrap());
        serde_json::from_value::<Header<Value>>(changed).unwrap_err().to_string()
    };
    let unknown = error(|header| drop(header.insert("colour".to_owned(), json!("red"))));
    assert!(unknown.contains("unknown field `colour`, expected one of `firstlight`, `game`"), "{unknown}");
    let neither = error(|header| drop(header.remove("seed")));
    assert!(neither.contains("either a seed or a commitment"), "{neither}");
    let both = error(|header| drop(header.insert("commitment".to_owned(), json!("00".repeat(32)))));
    assert!(both.contains("either a seed or a commitment"), "{both}");
    let no_game = error(|header| drop(header.remove("game")));
    assert!(no_game.contains("missing field `game`"), "{no_game}");
    let no_seed = error(|header| drop(header.insert("seed".to_owned(), json!("forty-two"))));
    assert!(no_seed.contains("`forty-two` is not a seed"), "{no_seed}");
}
