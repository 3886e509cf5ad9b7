//! Names that modules have in log lines. Operators filter by them, so a module that is renamed goes on logging under the name
//! it had.

/// `live::effects`.
pub(crate) const EFFECTS: &str = "server::live::carry";
/// `live::effects::think`.
pub(crate) const THINK: &str = "server::live::carry::think";
/// `live::forget_person`.
pub(crate) const FORGET_PERSON: &str = "server::live::depart";
/// `live::turning_points`.
pub(crate) const TURNING_POINTS: &str = "server::live::turns";
/// `http::page_errors`.
pub(crate) const PAGE_ERRORS: &str = "server::http::oops";
/// `http::request_log`.
pub(crate) const REQUEST_LOG: &str = "server::http::trail";
