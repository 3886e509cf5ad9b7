//! One line of a log.

use super::LogFormat;
use super::clean;
use crate::clock::now;
use std::fmt;
use tracing::field::{Field, Visit};
use tracing::{Event, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::layer::Context;
use wire::Millis;

/// The most characters of a value, and of what is said.
const LONGEST_VALUE: usize = 400;
const LONGEST_MESSAGE: usize = 1000;

/// A moment as in 2026-11-16T21:32:00.250Z.
pub fn stamp(at: Millis) -> String {
    let day = at.rem_euclid(24 * 60 * 60 * 1000);
    let (hours, minutes) = (day / 3_600_000, day / 60_000 % 60);
    let (seconds, millis) = (day / 1000 % 60, day % 1000);
    format!("{}T{hours:02}:{minutes:02}:{seconds:02}.{millis:03}Z", table::day_of(at))
}

/// What happened.
#[derive(Clone, Debug)]
pub struct Line {
    at: Millis,
    level: &'static str,
    /// Which part of the program, or which log.
    target: String,
    message: String,
    /// What it is about; numbers stay numbers.
    fields: Vec<(&'static str, Value)>,
}

#[derive(Clone, Debug)]
enum Value {
    Text(String),
    Texts(Vec<String>),
    /// As it is written, which is the same in text and in JSON.
    Number(String),
}

impl Line {
    /// A line of one of our own logs.
    pub fn new(target: &str, message: &str) -> Line {
        let message = clean(message, LONGEST_MESSAGE);
        Line { at: now(), level: "INFO", target: target.to_owned(), message, fields: Vec::new() }
    }

    /// With a text.
    #[must_use]
    pub fn text(mut self, name: &'static str, text: &str) -> Line {
        self.fields.push((name, Value::Text(clean(text, LONGEST_VALUE))));
        self
    }

    /// With a text that may be long.
    #[must_use]
    pub fn long_text(mut self, name: &'static str, text: &str) -> Line {
        self.fields.push((name, Value::Text(clean(text, LONGEST_MESSAGE))));
        self
    }

    /// With several texts that may be long.
    #[must_use]
    pub fn texts(mut self, name: &'static str, texts: &[String]) -> Line {
        self.fields.push((name, Value::Texts(texts.iter().map(|text| clean(text, LONGEST_MESSAGE)).collect())));
        self
    }

    /// With a number.
    #[must_use]
    pub fn number(mut self, name: &'static str, number: impl Into<i64>) -> Line {
        self.fields.push((name, Value::Number(number.into().to_string())));
        self
    }

    /// As it stands in a log, with the end of the line.
    pub fn write(&self, format: LogFormat) -> String {
        match format {
            LogFormat::Text => self.for_people(),
            LogFormat::Json => self.for_programs(),
        }
    }

    fn for_people(&self) -> String {
        let mut line = format!("{} {:>5} {}", stamp(self.at), self.level, self.message);
        for (name, value) in &self.fields {
            line += &match value {
                Value::Text(text) if is_plain(text) => format!(" {name}={text}"),
                Value::Text(text) => format!(" {name}=\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"")),
                Value::Texts(texts) => {
                    let all = serde_json::Value::from(texts.clone());
                    format!(" {name}={all}")
                }
                Value::Number(number) => format!(" {name}={number}"),
            };
        }
        line.push('\n');
        line
    }

    fn for_programs(&self) -> String {
        let text = |text: &str| serde_json::Value::from(text).to_string();
        let mut line = format!(
            "{{\"time\":\"{}\",\"level\":\"{}\",\"target\":{},\"message\":{}",
            stamp(self.at),
            self.level,
            text(&self.target),
            text(&self.message)
        );
        for (name, value) in &self.fields {
            line += &match value {
                Value::Text(said) => format!(",{}:{}", text(name), text(said)),
                Value::Texts(texts) => format!(",{}:{}", text(name), serde_json::Value::from(texts.clone())),
                Value::Number(number) => format!(",{}:{number}", text(name)),
            };
        }
        line.push_str("}\n");
        line
    }
}

/// Can a value stand without quotes, and not be taken for several?
fn is_plain(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || "._:/@+-{}[]*%~,;<>()&?#!".contains(c))
}

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        self.record_str(field, &format!("{value:?}"));
    }

    fn record_str(&mut self, field: &Field, value: &str) {
        match field.name() {
            "message" => self.message = clean(value, LONGEST_MESSAGE),
            name => self.fields.push((name, Value::Text(clean(value, LONGEST_VALUE)))),
        }
    }

    fn record_i64(&mut self, field: &Field, value: i64) {
        self.fields.push((field.name(), Value::Number(value.to_string())));
    }

    fn record_u64(&mut self, field: &Field, value: u64) {
        self.fields.push((field.name(), Value::Number(value.to_string())));
    }

    fn record_bool(&mut self, field: &Field, value: bool) {
        self.fields.push((field.name(), Value::Number(value.to_string())));
    }
}

/// Writes what the program says of itself.
pub struct Lines<W> {
    format: LogFormat,
    out: W,
}

impl<W: Fn(&str)> Lines<W> {
    /// In this form, to whatever takes a line.
    pub fn new(format: LogFormat, out: W) -> Lines<W> {
        Lines { format, out }
    }
}

impl<S: Subscriber, W: Fn(&str) + 'static> Layer<S> for Lines<W> {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let mut line = Line::new(event.metadata().target(), "");
        line.level = event.metadata().level().as_str();
        event.record(&mut line);
        (self.out)(&line.write(self.format));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::{Arc, Mutex};
    use tracing_subscriber::layer::SubscriberExt;

    /// What the program writes while something happens.
    fn written(format: LogFormat, happens: impl FnOnce()) -> String {
        let out = Arc::new(Mutex::new(String::new()));
        let to = Arc::clone(&out);
        let lines = Lines::new(format, move |line: &str| to.lock().unwrap().push_str(line));
        tracing::subscriber::with_default(tracing_subscriber::registry().with(lines), happens);
        out.lock().unwrap().clone()
    }

    const EVIL: &str = "x\n2026-01-01T00:00:00.000Z ERROR the disk is on fire\u{1b}[2J\" level=\"\u{202e}";

    #[test]
    fn a_moment_is_written_by_the_calendar() {
        assert_eq!(stamp(0), "1970-01-01T00:00:00.000Z");
        assert_eq!(stamp(1_794_864_720_250), "2026-11-16T21:32:00.250Z");
        assert_eq!(stamp(-1), "1969-12-31T23:59:59.999Z");
    }

    #[test]
    fn whatever_is_logged_is_one_line_that_acts_on_nothing() {
        for format in [LogFormat::Text, LogFormat::Json] {
            let error = store::StoreError::Repeated { table: "t".to_owned(), client: EVIL.to_owned(), no: 7 };
            let log = written(format, || {
                tracing::warn!(table = "t", %error, name = EVIL, ?error, number = 3_u64, "{EVIL}");
            });
            assert!(log.ends_with('\n') && log.matches('\n').count() == 1, "{log}");
            assert!(!log.contains(['\u{1b}', '\u{202e}']), "{log}");
            if format == LogFormat::Json {
                let line: serde_json::Value = serde_json::from_str(&log).unwrap();
                assert_eq!((&line["level"], &line["number"]), (&"WARN".into(), &3.into()), "{log}");
                assert!(line["name"].as_str().unwrap().starts_with("x\\n2026-01-01"), "{log}");
            } else {
                assert!(log.contains(" WARN x\\n2026") && log.contains("number=3"), "{log}");
                assert!(log.contains("name=\"x\\\\n2026") && log.contains("\\\" level="), "{log}");
            }
        }
    }

    #[test]
    fn what_is_long_is_cut() {
        let log = written(LogFormat::Json, || tracing::info!(name = "x".repeat(1 << 20), "said"));
        assert!(log.len() < 1000 && serde_json::from_str::<serde_json::Value>(&log).is_ok(), "{log}");
    }

    #[test]
    fn a_line_for_people_reads_as_one() {
        let line = Line::new("access", "request").text("route", "/api/v1").text("agent", "a b").number("ms", 3);
        let text = line.write(LogFormat::Text);
        assert!(text.ends_with("  INFO request route=/api/v1 agent=\"a b\" ms=3\n"), "{text}");
    }
}
