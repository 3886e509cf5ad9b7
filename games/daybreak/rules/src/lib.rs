//! The rules of Daybreak: one to four World Powers against climate change.
//!
//! Rule ids such as DB-EMIT-04 are the paragraphs of `docs/rules/daybreak-rules.md`. [`language`] is the one language of
//! effects that all cards are written in, [`content`] reads them from files, [`State`] is everything that can change.
//!
//! [`Daybreak`] is the game at one table. To find a rule, read `stages/global.rs`, `local.rs`, `emissions.rs`,
//! `crisis.rs`, `growth.rs` from top to bottom. What players begin is carried out in `walk.rs` (costs, steps, questions)
//! and `effects.rs`; what strikes them, in `harm.rs`. `run.rs` keeps the table's agenda, `desk.rs` the open questions of
//! a seat, `group.rs` the decisions of all, `windows.rs` who may act when, `act.rs` why an action is not possible.
//!
//! The first argument of a function says what it may change: of a `Position` nothing, of a part such as
//! `Thermometer`, `CrisisRow` or `LocalCards` just that, of a `Course` everything.

mod act;
mod ahead;
mod answers;
mod begin;
mod chance;
pub mod content;
mod course;
mod crises;
mod crisis_forecast;
mod desk;
mod difference;
mod draws;
mod effects;
mod facts;
mod few;
mod forecast;
mod game;
mod group;
mod harm;
pub mod language;
#[cfg(feature = "laws")]
mod laws;
mod local_cards;
mod meant;
mod measure;
mod moves;
mod pending;
mod position;
mod projects;
mod queries;
mod run;
#[cfg(feature = "schema")]
mod schema;
mod sets;
mod setup;
mod stages;
mod state;
mod thermometer;
mod today;
mod tokens;
mod view;
mod vocab;
mod walk;
mod windows;

pub use ahead::{Ahead, Certain, CrisisAhead, CrisisWay, FaceAhead, Harmless, Likely, Open, UnknownAhead, Worst};
pub use crisis_forecast::{CrisisForecast, SeatChange, WorldChange};
pub use difference::{CrisisChange, Difference, ProjectChange, SeatDifference, Upcoming};
pub use draws::{Draw, Need};
pub use facts::{Cause, Fact, Giver, Loss, Losses, Outcome};
pub use few::Few;
pub use forecast::Forecast;
pub use game::{Daybreak, Eye};
pub use group::{Decision, Party, Stands};
pub use meant::{ThinSink, Toward};
pub use moves::{Move, Question, Refusal};
pub use pending::{ActionSource, Ask, Draft, DrawTo, Frame, MAX_ANSWERS, OwedChoice, SeatPrompt, Way};
pub use sets::{Bytes, CardSet, TagCounts};
pub use setup::{ChallengePick, MAX_CHALLENGES, Setup, SetupError};
pub use state::{
    Chain, CrisisInPlay, CurrentCrisis, Face, MAX_CRISES, MAX_PLAYERS, MAX_PROJECTS, MAX_STACKS, NO_CARD, PerSeat,
    PlayerBoard, ProjectInPlay, Stack, Standing, State, World,
};
pub use today::{Places, Slots, Uses, Yield};
pub use view::View;
pub use vocab::{
    CardNo, ChallengeId, CrisisId, Deck, GlobalId, LOCAL_CARDS, LocalId, PlanetaryEffect, Power, Resilience, Sector,
    Set, Stage, Tag,
};
