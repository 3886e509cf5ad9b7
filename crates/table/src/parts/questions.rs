//! What the table is asked, and who has agreed.

use crate::{Problem, TableEvent};
use serde::{Deserialize, Serialize};
use tabletop::Seats;
use wire::{Code, PersonId, QuestionAbout};

/// Something that waits for agreement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Question {
    pub(crate) number: u32,
    pub(crate) about: QuestionAbout,
    pub(crate) by: PersonId,
    pub(crate) name: String,
    pub(crate) asked: Seats,
    pub(crate) agreed: Seats,
}

/// What waits for agreement, and what was agreed for good.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Questions {
    #[serde(rename = "questions")]
    open: Vec<Question>,
    asked_so_far: u32,
    /// Has everybody with a seat agreed that all hands may be seen?
    studied: bool,
}

impl Questions {
    /// What an event changes.
    pub(crate) fn apply(&mut self, event: &TableEvent) {
        match event {
            TableEvent::Asked { question, about, by, name, asked } => {
                self.asked_so_far = self.asked_so_far.max(*question);
                let (by, name, agreed) = (by.clone(), name.clone(), Seats::NONE);
                self.open.push(Question { number: *question, about: *about, by, name, asked: *asked, agreed });
            }
            TableEvent::Agreed { question, seats } => {
                if let Some(open) = self.open.iter_mut().find(|open| open.number == *question) {
                    open.agreed = open.agreed.union(*seats);
                }
            }
            TableEvent::Settled { question, agreed } => {
                let studied = |open: &Question| open.number == *question && open.about == QuestionAbout::Study;
                self.studied |= *agreed && self.open.iter().any(studied);
                self.open.retain(|open| open.number != *question);
            }
            TableEvent::Finished | TableEvent::Abandoned => self.open.clear(),
            _ => {}
        }
    }

    /// Somebody is called something else.
    pub(crate) fn rename(&mut self, person: &PersonId, name: &str) {
        self.open.iter_mut().filter(|open| open.by == *person).for_each(|open| name.clone_into(&mut open.name));
    }

    pub(crate) fn open(&self) -> impl Iterator<Item = &Question> {
        self.open.iter()
    }

    pub(crate) fn find(&self, number: u32) -> Result<&Question, Problem> {
        let found = self.open.iter().find(|open| open.number == number);
        found.ok_or_else(|| Problem::new(Code::NoSuchQuestion).with("question", number))
    }

    /// The question about this, if it is asked.
    pub(crate) fn about(&self, about: QuestionAbout) -> Option<&Question> {
        self.open.iter().find(|open| open.about == about)
    }

    /// The numbers of those of which this is true.
    pub(crate) fn numbers(&self, of: impl Fn(&Question) -> bool) -> Vec<u32> {
        self.open.iter().filter(|open| of(open)).map(|open| open.number).collect()
    }

    /// The number of the next question.
    pub(crate) fn next_number(&self) -> u32 {
        self.asked_so_far + 1
    }

    /// Has everybody with a seat agreed that all hands may be seen?
    pub(crate) fn agreed_to_study(&self) -> bool {
        self.studied
    }
}
