//! The access log, which has every request, and the audit log, which has what changed who may do what.
//!
//! Neither holds a secret: routes stand without what fills them, a table by the first characters of its name (which is all
//! it takes to enter one that is open to whoever has the link), nobody by a cookie, code, link or token.

use super::line::Line;
use super::{LogFormat, LogTo};
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use wire::Code;

/// A log cannot be written.
#[derive(Debug, thiserror::Error)]
#[error("the log {} cannot be written ({source}): choose another file, or let the user who runs the server own it", path.display())]
pub struct JournalError {
    path: PathBuf,
    source: std::io::Error,
}

/// Where lines go.
enum Sink {
    Nowhere,
    /// Among what the program says of itself.
    Log(LogFormat),
    /// A file of JSON lines.
    File(Mutex<File>),
}

impl Sink {
    fn open(to: &LogTo, format: LogFormat) -> Result<Sink, JournalError> {
        Ok(match to {
            LogTo::Off => Sink::Nowhere,
            LogTo::On => Sink::Log(format),
            LogTo::File(path) => {
                Sink::File(Mutex::new(append(path).map_err(|source| JournalError { path: path.clone(), source })?))
            }
        })
    }
}

fn append(path: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Both logs. Copies share them.
#[derive(Clone)]
pub struct Journal(Arc<Sinks>);

struct Sinks {
    format: LogFormat,
    access: Sink,
    audit: Sink,
    /// Has somebody been told that a log cannot be written?
    lost: AtomicBool,
}

/// A request and what became of it.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The name of the request.
    pub request: String,
    /// The method, as it was sent.
    pub method: String,
    /// The route, without what fills it.
    pub route: Option<String>,
    /// The table it is about.
    pub table: Option<String>,
    /// Where it came from.
    pub address: IpAddr,
    /// Who asked, if that is known.
    pub who: Option<String>,
    /// What the client calls itself.
    pub agent: Option<String>,
    /// The status of the answer.
    pub status: u16,
    /// What went wrong.
    pub code: Option<Code>,
    /// How long it took.
    pub took: Duration,
}

/// Characters of a table's name that are written: enough to tell tables apart, too few to enter one.
pub(crate) const TABLE_SHOWN: usize = 6;

/// Routes by which people play; each would be a line for every move.
const PLAY: [&str; 2] = ["/api/v1/tables/{table}/commands", "/api/v1/oops"];

impl Asked {
    fn access(&self) -> Line {
        let line = self.on(Line::new("access", "request")).number("status", self.status);
        let line = line.number("ms", i64::try_from(self.took.as_millis()).unwrap_or(i64::MAX));
        match &self.agent {
            Some(agent) => line.text("agent", agent),
            None => line,
        }
    }

    /// What changed who may do what, or was refused for want of the right to: it asks for a change, and is no move.
    fn audit(&self) -> Option<Line> {
        let route = self.route.as_deref()?;
        let changes = !matches!(self.method.as_str(), "GET" | "HEAD" | "OPTIONS") && !PLAY.contains(&route);
        let done = (200..300).contains(&self.status);
        let tried = matches!(self.code, Some(Code::BadToken | Code::NoSuchCode | Code::BadOrigin));
        (tried || (changes && done)).then(|| {
            let line = self.on(Line::new("audit", if done { "done" } else { "refused" }));
            match &self.table {
                Some(table) => line.text("table", &table.chars().take(TABLE_SHOWN).collect::<String>()),
                None => line,
            }
        })
    }

    fn on(&self, line: Line) -> Line {
        let line = line.text("request", &self.request).text("method", &self.method);
        let line = line.text("route", self.route.as_deref().unwrap_or("none"));
        let line = line.text("address", &self.address.to_string());
        let line = match &self.who {
            Some(who) => line.text("who", who),
            None => line,
        };
        match self.code {
            Some(code) => line.text("code", &code.name()),
            None => line,
        }
    }
}

impl Journal {
    /// Opens both logs.
    pub fn open(access: &LogTo, audit: &LogTo, format: LogFormat) -> Result<Journal, JournalError> {
        let (access, audit) = (Sink::open(access, format)?, Sink::open(audit, format)?);
        Ok(Journal(Arc::new(Sinks { format, access, audit, lost: AtomicBool::new(false) })))
    }

    /// Notes a request in whichever of the logs it belongs to.
    pub fn asked(&self, asked: &Asked) {
        if !matches!(self.0.access, Sink::Nowhere) {
            self.put(&self.0.access, &asked.access());
        }
        if !matches!(self.0.audit, Sink::Nowhere)
            && let Some(line) = asked.audit()
        {
            self.put(&self.0.audit, &line);
        }
    }

    /// Notes something of the operator's concern that is more than a request, as a report is. Where there is no audit log it
    /// goes among what the program says of itself: somebody was told that the operator has it.
    pub fn audit(&self, line: &Line) {
        match &self.0.audit {
            Sink::Nowhere => self.put(&Sink::Log(self.0.format), line),
            sink => self.put(sink, line),
        }
    }

    fn put(&self, sink: &Sink, line: &Line) {
        let written = match sink {
            Sink::Nowhere => return,
            Sink::Log(format) => std::io::stderr().write_all(line.write(*format).as_bytes()),
            Sink::File(file) => {
                let text = line.write(LogFormat::Json);
                file.lock().unwrap_or_else(PoisonError::into_inner).write_all(text.as_bytes())
            }
        };
        // The game goes on without its log; the operator hears of it once, and again after it worked in between.
        match written {
            Ok(()) => self.0.lost.store(false, Ordering::Relaxed),
            Err(error) if !self.0.lost.swap(true, Ordering::Relaxed) => {
                tracing::error!(%error, "a log cannot be written; its lines are lost");
            }
            Err(_) => {}
        }
    }
}
