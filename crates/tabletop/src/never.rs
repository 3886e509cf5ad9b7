//! What cannot be, and is said when it is all the same.
//!
//! Whoever relies on something that the code around it makes sure of says so by [`never!`], and has a lesser way behind
//! it. A fallback alone would hide the mistake; a panic alone would take a table away from people for a line that could
//! have been left out.

use std::fmt;
use std::panic::Location;
use std::sync::OnceLock;

/// Whoever hears of what cannot be: where in the source, and what it is.
pub type Report = fn(&Location<'_>, fmt::Arguments<'_>);

static REPORT: OnceLock<Report> = OnceLock::new();

/// From here on [`never!`] reports what cannot be, and the program goes on. The program that people run asks for this
/// once, at its start; nothing else does, so that tests of every profile stop at a broken invariant. A build with debug
/// assertions panics all the same.
pub fn report_never(report: Report) {
    // Whoever was first stays: one program has one log.
    let _ = REPORT.set(report);
}

/// What [`never!`] calls.
#[doc(hidden)]
#[cold]
#[track_caller]
#[allow(clippy::panic)] // It is what this is for.
pub fn happened(what: fmt::Arguments<'_>) {
    match REPORT.get() {
        Some(report) if !cfg!(debug_assertions) => report(Location::caller(), what),
        _ => panic!("this can never be: {what}"),
    }
}

/// Says that something cannot be: the program is wrong, not whoever uses it.
///
/// In tests, and wherever debug assertions are on, it panics. In the program that people run it is reported
/// ([`report_never`](crate::report_never)), and whatever stands behind the macro is done instead: leave a line out, refuse
/// a command, pass.
///
/// `never!("what", …)` stands where nobody should come to; `never!(condition, "what", …)` looks whether a condition holds
/// that never should, and answers with it.
///
/// ```
/// use tabletop::never;
///
/// fn first(letters: &str) -> char {
///     let Some(letter) = letters.chars().next() else {
///         never!("a word without letters");
///         return '?';
///     };
///     letter
/// }
/// assert_eq!(first("sun"), 's');
///
/// fn half(number: u32) -> u32 {
///     if never!(number % 2 == 1, "{number} has no half") {
///         return 0;
///     }
///     number / 2
/// }
/// assert_eq!(half(8), 4);
/// ```
///
/// ```should_panic
/// tabletop::never!("a word without letters");
/// ```
#[macro_export]
macro_rules! never {
    ($what:literal $(, $arg:expr)* $(,)?) => {
        $crate::happened(::core::format_args!($what $(, $arg)*))
    };
    ($condition:expr, $what:literal $(, $arg:expr)* $(,)?) => {{
        let broken: bool = $condition;
        if broken {
            $crate::happened(::core::format_args!($what $(, $arg)*));
        }
        broken
    }};
}
