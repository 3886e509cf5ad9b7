//! What a table is made of. Each part has its fields to itself: it knows neither the table nor another part, and is told
//! all it needs. What changes it are events, by its `apply`, and for what is not kept, methods of its own.

mod backlog;
mod bot_steps;
mod clocks;
mod dealing;
mod game_log;
mod host_deeds;
mod ids;
mod knocks;
mod members;
mod plans;
mod presence;
mod progress;
mod questions;
mod seating;
mod talk;

pub(crate) use backlog::Backlog;
pub(crate) use bot_steps::{BotSteps, Thinking};
pub(crate) use clocks::{Clocks, TimeLeft, Timing};
pub(crate) use dealing::{Dealing, seats_of};
pub(crate) use game_log::{GameLog, Made};
pub(crate) use host_deeds::HostDeeds;
pub use host_deeds::say_deed;
pub(crate) use ids::{Ids, Known};
pub(crate) use knocks::{Knock, Knocks};
pub(crate) use members::Members;
pub(crate) use plans::{ProposedPlan, ProposedPlans};
pub(crate) use presence::Presence;
pub(crate) use progress::Progress;
pub(crate) use questions::{Question, Questions};
pub(crate) use seating::{ProgramOwner, SeatHolder, Seating, USUAL_BOT};
pub(crate) use talk::Talk;
