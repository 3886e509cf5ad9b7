//! Does a request come from our own site? Browsers tell where a page comes from that posts or opens a socket (`Origin`) and
//! which name they reached us by (`Host`); a page of another site can forge neither.

use serde::Deserialize;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;
use thiserror::Error;

/// Why a request is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Stranger {
    /// The request does not say whom it is for.
    #[error("The request has no Host header.")]
    NoHost,
    /// The `Host` header is no name and no address.
    #[error("The Host header is not a name or address with an optional port.")]
    BadHost,
    /// The name is not one of ours: perhaps a name of another site that was made to point here.
    #[error("This server does not go by that name; start it with --origin and the address it is reached by.")]
    UnknownHost,
    /// The `Origin` header is `null` or nothing we can read.
    #[error("The Origin header does not name a site.")]
    BadOrigin,
    /// A page of another site.
    #[error("The request comes from a page of another site.")]
    OtherOrigin,
    /// Neither a page of ours nor a program with a token.
    #[error("A request without an Origin header needs a bearer token and no cookie.")]
    NoOrigin,
}

/// A text is not an origin.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "`{0}` is not an origin; expected http:// or https://, a name or address, and a port if it is not the usual one"
)]
pub struct NotAnOrigin(pub String);

/// A site: scheme, host and port. Two are equal if browsers take them for the same site.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Origin {
    https: bool,
    host: Host,
    port: u16,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Host {
    /// In lower case.
    Name(String),
    V4(Ipv4Addr),
    V6(Ipv6Addr),
}

impl Host {
    /// A host with an optional port, as in a `Host` header and in an origin.
    fn read(authority: &str) -> Option<(Host, Option<u16>)> {
        let (host, rest) = match authority.strip_prefix('[') {
            Some(inner) => {
                let (v6, rest) = inner.split_once(']')?;
                (Host::V6(v6.parse().ok()?), rest)
            }
            None => {
                let (name, rest) = authority.split_at(authority.find(':').unwrap_or(authority.len()));
                (Host::name(name)?, rest)
            }
        };
        let port = match rest.strip_prefix(':') {
            Some(digits) if digits.bytes().all(|b| b.is_ascii_digit()) => {
                Some(digits.parse().ok().filter(|port| *port != 0)?)
            }
            None if rest.is_empty() => None,
            _ => return None,
        };
        Some((host, port))
    }

    fn name(name: &str) -> Option<Host> {
        if let Ok(v4) = name.parse() {
            return Some(Host::V4(v4));
        }
        let known = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'-' | b'_');
        // A name whose last label is a number is an address in an odd notation to browsers, such as 127.1 or 0x7f.1.
        let last = name.rsplit_once('.').map_or(name, |(_, last)| last);
        let plain = !name.is_empty() && name.bytes().all(known) && !last.starts_with(|c: char| c.is_ascii_digit());
        plain.then(|| Host::Name(name.to_ascii_lowercase()))
    }

    fn is_loopback(&self) -> bool {
        match self {
            Host::Name(name) => name == "localhost",
            Host::V4(v4) => v4.is_loopback(),
            Host::V6(v6) => v6.is_loopback(),
        }
    }
}

/// Does a `Host` header name this very machine?
pub fn is_here(authority: &str) -> bool {
    Host::read(authority).is_some_and(|(host, _)| host.is_loopback())
}

impl Origin {
    fn new(https: bool, (host, port): (Host, Option<u16>)) -> Origin {
        Origin { https, host, port: port.unwrap_or(if https { 443 } else { 80 }) }
    }

    /// Is it an https site?
    pub fn is_https(&self) -> bool {
        self.https
    }
}

impl FromStr for Origin {
    type Err = NotAnOrigin;

    fn from_str(text: &str) -> Result<Origin, NotAnOrigin> {
        let read = || {
            let (scheme, authority) = text.split_once("://")?;
            let https = scheme.eq_ignore_ascii_case("https");
            (https || scheme.eq_ignore_ascii_case("http")).then_some(())?;
            Some(Origin::new(https, Host::read(authority)?))
        };
        read().ok_or_else(|| NotAnOrigin(text.to_owned()))
    }
}

impl TryFrom<String> for Origin {
    type Error = NotAnOrigin;

    fn try_from(text: String) -> Result<Origin, NotAnOrigin> {
        text.parse()
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.https { "https://" } else { "http://" })?;
        match &self.host {
            Host::Name(name) => f.write_str(name)?,
            Host::V4(v4) => write!(f, "{v4}")?,
            Host::V6(v6) => write!(f, "[{v6}]")?,
        }
        if self.port == if self.https { 443 } else { 80 } { Ok(()) } else { write!(f, ":{}", self.port) }
    }
}

/// What a request says of itself.
#[derive(Clone, Copy, Debug, Default)]
pub struct Asked<'a> {
    /// The `Host` header.
    pub host: Option<&'a str>,
    /// The `Origin` header.
    pub origin: Option<&'a str>,
    /// Does it carry a bearer token?
    pub bearer: bool,
    /// Does it carry our cookie?
    pub cookie: bool,
}

/// Knows what the server is called.
#[derive(Clone, Debug)]
pub struct Site {
    origins: Vec<Origin>,
    https: bool,
    loopback: bool,
}

impl Site {
    /// A server bound to an address, reached over https or not, that also goes by the names in a list.
    pub fn new(bound: IpAddr, https: bool, origins: Vec<Origin>) -> Site {
        Site { origins, https, loopback: bound.to_canonical().is_loopback() }
    }

    /// The names it was told to go by.
    pub fn origins(&self) -> impl Iterator<Item = String> + '_ {
        self.origins.iter().map(Origin::to_string)
    }

    /// For every request: is it for us, by a name of ours? Otherwise a page of another site could point its own name at this
    /// machine and read what it should not. A number cannot be pointed elsewhere. A server for everybody that was told no
    /// name goes by any.
    pub fn host(&self, host: Option<&str>) -> Result<Origin, Stranger> {
        let host = Host::read(host.ok_or(Stranger::NoHost)?).ok_or(Stranger::BadHost)?;
        let listed = self.origins.iter().any(|origin| origin.host == host.0);
        let any = self.origins.is_empty() || !matches!(host.0, Host::Name(_));
        if listed || host.0.is_loopback() || (any && !self.loopback) {
            Ok(Origin::new(self.https, host))
        } else {
            Err(Stranger::UnknownHost)
        }
    }

    /// For every request that changes something or opens a socket: does it come from a page of ours, or from a program that
    /// carries its own token?
    pub fn own(&self, asked: Asked<'_>) -> Result<(), Stranger> {
        let reached = self.host(asked.host)?;
        match asked.origin {
            Some(origin) => {
                let origin: Origin = origin.parse().map_err(|_| Stranger::BadOrigin)?;
                if origin == reached || self.origins.contains(&origin) { Ok(()) } else { Err(Stranger::OtherOrigin) }
            }
            None if asked.bearer && !asked.cookie => Ok(()),
            None => Err(Stranger::NoOrigin),
        }
    }
}
