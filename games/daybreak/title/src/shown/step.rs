//! What the table is at.

use daybreak::{Cause, Frame, GlobalId, PlanetaryEffect};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seats};

/// What the table is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DaybreakStep {
    /// Challenge cards are turned over.
    Challenges,
    /// Global projects are drawn.
    DrawProjects,
    /// The group keeps one of the drawn projects, or none.
    KeepProject,
    /// The group makes room for a project.
    MakeRoom {
        /// The project it keeps.
        keep: GlobalId,
    },
    /// Somebody draws local cards.
    DrawCards {
        /// Who.
        seat: Seat,
    },
    /// The Local stage, until all are done.
    Local,
    /// All may act before carbon is added.
    EmissionsWindow,
    /// Carbon is added and absorbed.
    Carbon,
    /// The planetary die is rolled.
    Rolls,
    /// A roll may be ignored.
    RollWindow {
        /// What was rolled.
        effect: PlanetaryEffect,
    },
    /// A crisis is turned up or resolved.
    Crisis {
        /// Its place in the row.
        at: u8,
    },
    /// Tied players roll for who is struck.
    Tie {
        /// The place of the crisis.
        at: u8,
        /// Who is tied.
        tied: Seats,
    },
    /// All may act before a crisis strikes.
    CrisisWindow {
        /// Its place in the row.
        at: u8,
    },
    /// The group names somebody who is spared.
    Spare {
        /// The place of the crisis.
        at: u8,
        /// Players still to name.
        left: u8,
    },
    /// Several players choose what they lose.
    Choices {
        /// What for.
        cause: Cause,
    },
    /// The group discards a project.
    LoseProject {
        /// Projects still to discard.
        left: u8,
    },
    /// The geoengineering die is rolled.
    Die {
        /// Who rolls.
        seat: Seat,
    },
    /// An action goes on after a die or a draw.
    Act {
        /// Whose.
        seat: Seat,
    },
    /// The game has ended.
    Over,
}

/// What the table waits for, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DaybreakWait {
    /// A decision of the group.
    Vote,
    /// The end of the Local stage.
    Local,
    /// An action or a pass.
    Window,
    /// A choice of one's own, or nothing.
    Choice,
}

impl DaybreakWait {
    pub(super) fn of(frame: Option<Frame>) -> DaybreakWait {
        match frame {
            Some(Frame::KeepProject | Frame::MakeRoom { .. } | Frame::Spare { .. } | Frame::LoseProject { .. }) => {
                DaybreakWait::Vote
            }
            Some(Frame::Local) => DaybreakWait::Local,
            Some(Frame::EmissionsWindow | Frame::RollWindow { .. } | Frame::CrisisWindow { .. }) => {
                DaybreakWait::Window
            }
            Some(
                Frame::Challenges
                | Frame::DrawProjects
                | Frame::DrawCards { .. }
                | Frame::Carbon
                | Frame::Rolls
                | Frame::Crises { .. }
                | Frame::TurnUp { .. }
                | Frame::Strike { .. }
                | Frame::Ties { .. }
                | Frame::Desks { .. }
                | Frame::Die { .. }
                | Frame::Act { .. }
                | Frame::Over,
            )
            | None => DaybreakWait::Choice,
        }
    }
}

impl DaybreakStep {
    pub(super) fn of(frame: Frame) -> DaybreakStep {
        match frame {
            Frame::Challenges => DaybreakStep::Challenges,
            Frame::DrawProjects => DaybreakStep::DrawProjects,
            Frame::KeepProject => DaybreakStep::KeepProject,
            Frame::MakeRoom { keep } => DaybreakStep::MakeRoom { keep },
            Frame::DrawCards { seat, .. } => DaybreakStep::DrawCards { seat },
            Frame::Local => DaybreakStep::Local,
            Frame::EmissionsWindow => DaybreakStep::EmissionsWindow,
            Frame::Carbon => DaybreakStep::Carbon,
            Frame::Rolls => DaybreakStep::Rolls,
            Frame::RollWindow { effect } => DaybreakStep::RollWindow { effect },
            Frame::Crises { at } | Frame::TurnUp { at } | Frame::Strike { at, .. } => DaybreakStep::Crisis { at },
            Frame::Ties { at, tied } => DaybreakStep::Tie { at, tied },
            Frame::CrisisWindow { at } => DaybreakStep::CrisisWindow { at },
            Frame::Spare { at, left } => DaybreakStep::Spare { at, left },
            Frame::Desks { cause } => DaybreakStep::Choices { cause },
            Frame::LoseProject { left } => DaybreakStep::LoseProject { left },
            Frame::Die { seat, .. } => DaybreakStep::Die { seat },
            Frame::Act { seat, .. } => DaybreakStep::Act { seat },
            Frame::Over => DaybreakStep::Over,
        }
    }
}
