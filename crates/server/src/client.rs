//! The browser client as the server is given it: files by their addresses. The crate `client` holds the real ones.

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

const PAGE: &str = "/index.html";

/// The files of a client.
#[derive(Clone, Copy, Debug)]
pub struct Client {
    files: &'static [File],
}

impl Client {
    /// No client: the server says so to a browser.
    pub const NONE: Client = Client::new(&[]);

    /// Of its files, in the order of their addresses.
    pub const fn new(files: &'static [File]) -> Client {
        Client { files }
    }

    /// The page in which every place of the site is shown.
    pub fn index(&self) -> Option<File> {
        self.file(PAGE)
    }

    /// The file at an address.
    pub fn file(&self, address: &str) -> Option<File> {
        let found = self.files.binary_search_by(|file| file.address.cmp(address)).ok()?;
        self.files.get(found).copied()
    }
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
