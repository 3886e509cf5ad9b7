//! The browser client as the program carries it: the files of `web/dist`, written into the program when it was built.

/// A file of the client.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Where it lies on the site.
    pub address: &'static str,
    /// What it holds.
    pub plain: &'static [u8],
    /// The same, packed with Brotli.
    pub packed: Option<&'static [u8]>,
}

include!(concat!(env!("OUT_DIR"), "/client.rs"));

const PAGE: &str = "/index.html";

/// The page in which every place of the site is shown.
pub fn index() -> Option<File> {
    file(PAGE)
}

/// The file at an address.
pub fn file(address: &str) -> Option<File> {
    let found = FILES.binary_search_by(|file| file.address.cmp(address)).ok()?;
    FILES.get(found).copied()
}

impl File {
    /// Is it the page in which every place is shown?
    pub fn is_page(&self) -> bool {
        self.address == PAGE
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
