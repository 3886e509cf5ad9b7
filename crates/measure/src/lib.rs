//! What is counted in games, and what it says: a title brings its own [`Metric`]s, and the lab plays the games.
//!
//! A [`Metric`] listens to the facts of a game and makes a row of whole numbers of them, which a [`Record`] keeps; from the
//! rows of many games it draws a [`Figure`](figure::Figure). [`LineUp`] says who sat where, [`stats`] how sure a number is.

pub mod figure;
mod kind;
mod line_up;
mod metric;
mod record;
pub mod stats;

pub use kind::Kind;
pub use line_up::LineUp;
pub use metric::{Listener, Metric, Sample, fans, figure_of_fans, is_one_table, spreads};
pub use record::{Record, WHOLE};
