//! What cannot be, in a program that asked to go on. A test of its own: what reports is set once for a whole program.

use std::panic::catch_unwind;
use std::sync::Mutex;
use tabletop::never;

static HEARD: Mutex<Vec<String>> = Mutex::new(Vec::new());

fn half(number: u32) -> Option<u32> {
    (!never!(number % 2 == 1, "{number} has no half")).then_some(number / 2)
}

#[test]
fn it_is_reported_where_it_happened_and_the_program_goes_on_unless_assertions_are_on() {
    assert!(catch_unwind(|| half(7)).is_err(), "until somebody asks for reports, it panics");
    tabletop::report_never(|place, what| HEARD.lock().unwrap().push(format!("{}: {what}", place.file())));
    tabletop::report_never(|_, _| panic!("whoever asked first stays"));
    assert_eq!(half(8), Some(4));
    let gone_on = catch_unwind(|| half(7)).ok();
    if cfg!(debug_assertions) {
        assert_eq!(gone_on, None);
    } else {
        assert_eq!(gone_on, Some(None));
        assert_eq!(*HEARD.lock().unwrap(), [format!("{}: 7 has no half", file!())]);
    }
}
