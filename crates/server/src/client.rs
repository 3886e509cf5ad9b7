//! The browser client as the server is given it: files by their addresses. The crate `client` holds the real ones.

use std::borrow::Cow;

/// What a file holds.
pub type Bytes = Cow<'static, [u8]>;

/// A file of the client.
#[derive(Clone, Debug)]
pub struct File {
    /// Where it lies on the site.
    pub address: String,
    /// What it holds.
    pub plain: Bytes,
    /// The same, packed with Brotli.
    pub packed: Option<Bytes>,
}

const PAGE: &str = "/index.html";
/// Here lies the same page for each place and language, with what that place needs named in its head.
const PAGES: &str = "/pages/";
/// The name of a packed copy ends with this.
const PACKED: &str = ".br";

/// The files of a client.
#[derive(Clone, Copy, Debug)]
pub struct Client {
    find: fn(&str) -> Option<Bytes>,
}

impl Client {
    /// No client: the server says so to a browser.
    pub const NONE: Client = Client::new(|_| None);

    /// Of what finds its files by their names, such as `index.html`; packed copies end with `.br`.
    pub const fn new(find: fn(&str) -> Option<Bytes>) -> Client {
        Client { find }
    }

    /// The page in which every place of the site is shown.
    pub fn index(&self) -> Option<File> {
        self.file(PAGE)
    }

    /// The page for a place of the site, in the language of whoever looks; `about` is what the address names, such as a game.
    pub fn page(&self, place: &str, about: Option<&str>, lang: &str) -> Option<File> {
        about
            .and_then(|about| self.file(&format!("{PAGES}{place}.{about}.{lang}.html")))
            .or_else(|| self.file(&format!("{PAGES}{place}.{lang}.html")))
            .or_else(|| self.index())
    }

    /// The file at an address. Packed copies and hidden files have none.
    pub fn file(&self, address: &str) -> Option<File> {
        let name = address.strip_prefix('/').filter(|name| !name.ends_with(PACKED) && !name.starts_with('.'))?;
        let plain = (self.find)(name)?;
        Some(File { address: address.to_owned(), plain, packed: (self.find)(&format!("{name}{PACKED}")) })
    }
}

impl File {
    /// Is it the page in which every place is shown? It has no address of its own.
    pub fn is_page(&self) -> bool {
        self.address == PAGE || self.address.starts_with(PAGES)
    }

    /// The kind of file, for browsers.
    pub fn kind(&self) -> &'static str {
        match self.address.rsplit('.').next() {
            Some("html") => "text/html; charset=utf-8",
            Some("js") => "text/javascript; charset=utf-8",
            Some("css") => "text/css; charset=utf-8",
            Some("svg") => "image/svg+xml",
            Some("woff2") => "font/woff2",
            Some("png") => "image/png",
            Some("json") => "application/json",
            Some("webmanifest") => "application/manifest+json",
            _ => "text/plain; charset=utf-8",
        }
    }

    /// How long it may be kept: what lies under `/assets/` has its hash in its name and never changes.
    pub fn keeping(&self) -> &'static str {
        if self.address.starts_with("/assets/") { "public, max-age=31536000, immutable" } else { "no-cache" }
    }
}
