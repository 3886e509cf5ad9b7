//! What people have given to the deal so far, and what is asked of them.

use crate::TableEvent;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabletop::log::{Dealt, GivenShare, LeftOut};
use tabletop::{Commitment, Seat, Seats, Seed, Share};
use wire::{DealStep, Millis, SeatCommitment};

/// What people have given to the deal so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Dealing {
    /// What is asked for now.
    step: Option<DealStep>,
    /// Since when; whoever comes back into memory asks anew.
    #[serde(skip)]
    since: Millis,
    /// Everybody who plays, by the first of their seats.
    people: Vec<LeftOut>,
    /// Those for whom the table waits.
    asked: Seats,
    commitments: BTreeMap<Seat, Commitment>,
    shares: BTreeMap<Seat, Share>,
    /// How it came out.
    made: Option<Dealt>,
}

impl Dealing {
    /// What an event changes. At a slow table shares are taken when their people sit down.
    pub(crate) fn apply(&mut self, at: Millis, event: &TableEvent, slow: bool) {
        match event {
            TableEvent::Sat { seat, .. } | TableEvent::Bot { seat, .. } | TableEvent::Opened { seat, .. } => {
                self.seat_changed(*seat, slow);
            }
            TableEvent::Dealing { step, asked, people } => {
                (self.step, self.since, self.asked, self.people) = (Some(*step), at, *asked, people.clone());
            }
            TableEvent::Committed { seat, commitment } => {
                self.commitments.insert(*seat, *commitment);
            }
            TableEvent::Shared { seat, share } => {
                self.shares.insert(*seat, *share);
            }
            TableEvent::DealMade { way, shares, left_out } => {
                self.step = None;
                let (shares, left_out) = (shares.clone(), left_out.clone());
                self.made = Some(Dealt { way: *way, secret: None, shares, left_out });
            }
            _ => {}
        }
    }

    /// Another comes to a seat. While nobody has shown a share all begin anew; afterwards what was given stays.
    fn seat_changed(&mut self, seat: Seat, slow: bool) {
        if slow || self.step != Some(DealStep::Share) {
            self.step = None;
            self.commitments.clear();
            self.shares.remove(&seat);
        }
    }

    /// Everybody has the whole time again to answer.
    pub(crate) fn ask_anew(&mut self, now: Millis) {
        self.since = now;
    }

    pub(crate) fn step(&self) -> Option<DealStep> {
        self.step
    }

    /// Since when the step is asked for.
    pub(crate) fn since(&self) -> Millis {
        self.since
    }

    /// Everybody who plays, by the first of their seats.
    pub(crate) fn people(&self) -> &[LeftOut] {
        &self.people
    }

    /// Those for whom the table waits.
    pub(crate) fn asked(&self) -> Seats {
        self.asked
    }

    /// Those who have fixed their shares.
    pub(crate) fn committed(&self) -> Seats {
        self.commitments.keys().copied().collect()
    }

    /// Those who have shown their shares.
    pub(crate) fn shared(&self) -> Seats {
        self.shares.keys().copied().collect()
    }

    pub(crate) fn commitment(&self, seat: Seat) -> Option<&Commitment> {
        self.commitments.get(&seat)
    }

    pub(crate) fn commitments(&self) -> Vec<SeatCommitment> {
        self.commitments.iter().map(|(&seat, &commitment)| SeatCommitment { seat, commitment }).collect()
    }

    /// Has somebody done what is asked of all?
    pub(crate) fn has_answered(&self, seat: Seat) -> bool {
        match self.step {
            Some(DealStep::Commit) => self.commitments.contains_key(&seat),
            Some(DealStep::Share) | None => self.shares.contains_key(&seat),
        }
    }

    /// The shares of those who gave one, and those who gave none.
    pub(crate) fn given(&self, people: Vec<LeftOut>) -> (Vec<GivenShare>, Vec<LeftOut>) {
        let (gave, left_out): (Vec<LeftOut>, Vec<LeftOut>) =
            people.into_iter().partition(|one| self.shares.contains_key(&one.seat));
        let given = |LeftOut { seat, name }| self.shares.get(&seat).map(|&share| GivenShare { seat, name, share });
        (gave.into_iter().filter_map(given).collect(), left_out)
    }

    /// How it came out.
    pub(crate) fn made(&self) -> Option<&Dealt> {
        self.made.as_ref()
    }

    /// The seed that shares made of the server's secret; none, if nobody gave one.
    pub(crate) fn seed(&self, secret: &Seed) -> Option<Seed> {
        let made = self.made.as_ref().filter(|made| !made.shares.is_empty())?;
        Some(Seed::of_shares(secret, made.shares.iter().map(|given| (given.seat, &given.share))))
    }
}

/// The seats of these people.
pub(crate) fn seats_of(people: &[LeftOut]) -> Seats {
    people.iter().map(|one| one.seat).collect()
}
