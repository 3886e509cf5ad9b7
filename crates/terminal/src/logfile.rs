//! Logs as files: one JSON object a line (`docs/log-format.md`).

use crate::failure::{Detail, Failure, Part, name};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::ops::Deref;
use std::path::{Path, PathBuf};
use tabletop::log::{EntryNo, Header};
use tabletop::{Game, Timeline};
pub use title::log_line::BadEntry;
use title::log_line::{NotALog, Sheet, entry_line};

/// More than any game needs; beyond it a file is not a log of ours.
const LARGEST: u64 = 64 * 1024 * 1024;

/// A log file, split into lines but not yet judged.
#[derive(Debug)]
pub struct LogText {
    /// Where it came from.
    pub path: PathBuf,
    sheet: Sheet,
}

impl LogText {
    /// Reads a log and its header.
    pub fn read(path: &Path) -> Result<LogText, Failure> {
        let failed = |error: &std::io::Error| Failure::file(path, "read", error);
        let file = File::open(path).map_err(|e| failed(&e))?;
        if file.metadata().map_err(|e| failed(&e))?.len() > LARGEST {
            return Err(Failure::because("fail-log-large", &[("file", name(path.display()))]));
        }
        let mut bytes = Vec::new();
        // A device has no length, so the reading itself is bounded too.
        file.take(LARGEST + 1).read_to_end(&mut bytes).map_err(|e| failed(&e))?;
        if bytes.len() as u64 > LARGEST {
            return Err(Failure::because("fail-log-large", &[("file", name(path.display()))]));
        }
        let text = String::from_utf8(bytes)
            .map_err(|_| Failure::because("fail-log-no-text", &[("file", name(path.display()))]))?;
        LogText::parse(path, &text)
    }

    fn parse(path: &Path, text: &str) -> Result<LogText, Failure> {
        let sheet = Sheet::read(text).map_err(|what| no_log(path, &what))?;
        Ok(LogText { path: path.to_owned(), sheet })
    }

    /// The setup in the header, as this game understands it.
    pub fn setup<S: DeserializeOwned>(&self) -> Result<S, Failure> {
        serde_json::from_value(self.header.setup.clone())
            .map_err(|e| Failure::because("fail-log-setup", &[("file", name(self.path.display())), ("why", name(e))]))
    }
}

fn no_log(path: &Path, what: &NotALog) -> Failure {
    let why = match what {
        NotALog::Empty => Detail::new("fail-log-empty", &[]),
        NotALog::CutShort => Detail::new("fail-log-cut", &[]),
        NotALog::Newer(format) => Detail::new("fail-log-newer", &[("format", name(format))]),
        NotALog::NotJson(why) => Detail::new("fail-log-no-json", &[("why", name(why))]),
        NotALog::NoVersion => Detail::new("fail-log-no-version", &[]),
        NotALog::BadHeader(why) => Detail::new("fail-log-header", &[("why", name(why))]),
    };
    Failure::because("fail-no-log", &[("file", name(path.display())), ("why", Part::detail(why))])
}

impl Deref for LogText {
    type Target = Sheet;

    fn deref(&self) -> &Sheet {
        &self.sheet
    }
}

/// A log being written. Every entry reaches the file before anything else happens.
#[derive(Debug)]
pub struct LogWriter {
    path: PathBuf,
    file: File,
    written: EntryNo,
}

impl LogWriter {
    /// Begins a new log. A file with anything in it is never overwritten.
    pub fn create(path: &Path, header: &Header<Value>) -> Result<LogWriter, Failure> {
        let empty = std::fs::metadata(path).is_ok_and(|file| file.is_file() && file.len() == 0);
        let file = OpenOptions::new().append(true).create(empty).create_new(!empty).open(path);
        let file = file.map_err(|e| Failure::file(path, "create", &e))?;
        let mut writer = LogWriter { path: path.to_owned(), file, written: 0 };
        let line = serde_json::to_string(header).map_err(Failure::input)?;
        writer.line(&line)?;
        Ok(writer)
    }

    /// Goes on with a log that was read; a last line that was cut short is dropped first.
    pub fn resume(log: &LogText) -> Result<LogWriter, Failure> {
        let failed = |error: &std::io::Error| Failure::file(&log.path, "write", error);
        let file = OpenOptions::new().append(true).open(&log.path).map_err(|e| failed(&e))?;
        if log.cut_short {
            let text = std::fs::read(&log.path).map_err(|e| failed(&e))?;
            let whole = text.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
            file.set_len(whole as u64).map_err(|e| failed(&e))?;
        }
        Ok(LogWriter { path: log.path.clone(), file, written: log.lines.len() as EntryNo })
    }

    /// Where it is written.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes what the timeline has and the file has not.
    pub fn catch_up<G: Game>(&mut self, timeline: &Timeline<G>) -> Result<(), Failure> {
        if self.written == timeline.len() {
            return Ok(());
        }
        for entry in &timeline.entries()[self.written as usize..] {
            let line = entry_line::<G>(self.written + 1, entry, None).map_err(Failure::input)?;
            self.line(&line)?;
            self.written += 1;
        }
        self.file.sync_data().map_err(|e| Failure::file(&self.path, "write", &e))
    }

    fn line(&mut self, line: &str) -> Result<(), Failure> {
        self.file.write_all(format!("{line}\n").as_bytes()).map_err(|e| Failure::file(&self.path, "write", &e))
    }
}
