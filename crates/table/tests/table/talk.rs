//! Chat, signals, and stopping the table.

use crate::bench::{Bench, Playable, ana, bot, bruno, person, stranger};
use wire::{Body, Code, Happening, Signal, SignalKind};

both!(chat_is_bounded_and_plain, signals_are_not_kept, a_paused_table_stands_still);

fn chat(text: &str) -> Body {
    Body::Chat { text: text.to_owned() }
}

fn chat_is_bounded_and_plain<T: Playable>() {
    let (ana, guest) = (ana(), bruno());
    let mut bench = Bench::<T>::new(vec![person(&ana), bot(), bot()]).sparse(10);
    let client = bench.connect(&ana, None);
    for text in ["", " \t\n", "\u{0}\u{1b}", &"x".repeat(501)] {
        assert_eq!(bench.code(&ana, chat(text)), Code::BadText);
    }
    assert_eq!(bench.code(&guest, chat("hello")), Code::NotAtTable);
    bench.admit(&guest);
    bench.ok(&guest, chat("  two\nlines \u{1b}[31m<b>\u{202e} "));
    let update = bench.clients[client].updates.last().unwrap();
    let Happening::Said(spoken) = &update.notes[0].happening else { panic!() };
    assert_eq!((spoken.text.as_str(), spoken.seat), ("two lines [31m<b>", None));
    bench.ok(&ana, chat(&"é".repeat(500)));
    for line in 0..120 {
        bench.ok(&ana, chat(&format!("line {line}")));
    }
    let face = bench.face(&ana, None).unwrap();
    let welcome = bench.table.welcome(&ana, &face, None, None);
    assert_eq!((welcome.chat.len(), welcome.chat[99].text.as_str()), (100, "line 119"));
}

fn signals_are_not_kept<T: Playable>() {
    let ana = ana();
    let mut bench = Bench::<T>::new(vec![person(&ana), bot(), bot()]);
    let signal =
        |target: Option<&str>| Body::Signal(Signal { signal: SignalKind::Look, target: target.map(str::to_owned) });
    let before = bench.table.no();
    bench.ok(&ana, signal(None));
    bench.ok(&ana, signal(Some("card\u{0} 4")));
    assert_eq!(bench.code(&ana, signal(Some(&"x".repeat(201)))), Code::BadText);
    assert_eq!(bench.code(&ana, signal(Some("\n"))), Code::BadText);
    assert_eq!(bench.code(&stranger(), signal(None)), Code::NotAtTable);
    assert_eq!(bench.table.no(), before);
    assert_eq!(bench.signals.len(), 2);
    assert_eq!(bench.signals[1].2.target.as_deref(), Some("card 4"));
}

fn a_paused_table_stands_still<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = Bench::<T>::new(vec![person(&ana), bot(), bot()]);
    while bench.asks.is_empty() {
        assert!(bench.person_plays(&[&ana]));
    }
    // A bot thinks while the table is stopped: its answer does not count, and it is asked again.
    assert_eq!(bench.code(&bruno, Body::Pause), Code::NotAtTable);
    bench.ok(&ana, Body::Pause);
    let before = bench.table.no();
    bench.ok(&ana, Body::Pause);
    let len = bench.table.timeline().len();
    assert!(bench.bot_answers());
    assert_eq!((bench.table.timeline().len(), bench.table.no()), (len, before));
    assert!(bench.asks.is_empty(), "bots wait");
    let mv = Body::Move { seat: None, mv: serde_json::Value::Null };
    assert_eq!(bench.code(&ana, mv), Code::Paused);
    assert_eq!(bench.code(&ana, Body::Retract { seat: None, from: None }), Code::Paused);
    let face = bench.face(&ana, None).unwrap();
    assert_eq!(bench.table.ask_hint(&face).err().unwrap().code, Code::Paused);
    bench.ok(&ana, chat("a moment"));
    assert!(bench.table.info().paused);
    bench.restart();
    assert!(bench.table.info().paused && bench.asks.is_empty());
    bench.ok(&ana, Body::Resume);
    assert!(bench.bot_answers(), "the bot is asked again");
    assert!(bench.table.timeline().len() > len);
}
