//! Hints, worked out on threads of their own by the node at which whoever asks is connected; that is not always the node that
//! has the table.

use super::hub::Hub;
use super::pool::{Busy, Owner, Ticket, Wish};
use crate::logging::target;
use crate::metrics::Rank;
use bots::search::Budget;
use std::net::IpAddr;
use std::time::{Duration, Instant};
use table::{HintAsk, HintMoment, Problem, Table};
use tabletop::Xoshiro;
use title::{AdviceOf, Title, ViewOf};
use wire::{PersonId, TableId};

/// How many moves a hint shows.
const HINTS: usize = 3;
/// So long a hint is thought about at least, also while a bot's move waits.
const LEAST: Duration = Duration::from_millis(400);
/// How long somebody waits at least who asks for a hint while one is worked out for them.
const SOON: Duration = Duration::from_millis(250);

/// A hint that is being worked out for a connection. Who lets go of it does not want it any more.
pub(crate) struct Hinting {
    since: Instant,
    moment: HintMoment,
    ticket: Ticket,
}

/// What was thought of.
pub(crate) struct FoundHint<T: Title> {
    /// What the seat saw then.
    pub(crate) view: Box<ViewOf<T>>,
    /// The advice.
    pub(crate) advice: Box<AdviceOf<T>>,
}

/// May somebody have a hint? One at a time and not without end, or a few impatient people would keep all bots from thinking.
pub(crate) fn is_free<T: Title>(
    hub: &Hub,
    table: &Table<T>,
    who: &PersonId,
    now: Option<&Hinting>,
) -> Result<(), Problem> {
    if let Some(hinting) = now {
        let left = match table.wants_hint(hinting.moment) {
            true => hub.inner().settings.hint.saturating_sub(hinting.since.elapsed()).max(SOON),
            // It is about to end.
            false => SOON,
        };
        return Err(Problem::too_fast(left.as_millis() as u64));
    }
    Ok(hub.take_hint(who)?)
}

impl Hinting {
    /// Has a hint worked out, if not too many wait for theirs. What is found is handed to `found` on the thread that thought, if
    /// it is still wanted.
    pub(crate) fn begin<T: Title>(
        hub: &Hub,
        (table, address): (&TableId, IpAddr),
        ask: HintAsk<T>,
        found: impl FnOnce(FoundHint<T>) + Send + 'static,
    ) -> Result<Hinting, Problem> {
        let settings = &hub.inner().settings;
        let (budget, time, most, least) = match settings.hint_lines {
            // Whoever counts lines wants the same hint every time.
            Some(lines) => (Budget::Iterations(lines), settings.hint, None, Duration::MAX),
            None => (Budget::Time(settings.hint), settings.hint, Some(settings.hint), LEAST),
        };
        let wish = Wish { table: table.clone(), owner: Owner::Address(address), time, most, least };
        let (moment, metrics) = (ask.moment, hub.inner().metrics.clone());
        let ticket = hub.inner().pool.hint(wish, move |grant| {
            let began = Instant::now();
            let advice = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                let mut adviser = T::adviser();
                adviser.heed(&grant.deadline);
                adviser.advise(ask.rules.as_ref(), &ask.view, HINTS, budget, &mut Xoshiro::new(ask.dice))
            }));
            // Who fails to find anything says so, and does not keep the asker waiting.
            let advice = advice.unwrap_or_else(|_| {
                tracing::error!(target: target::THINK, game = T::ID, "a hint could not be worked out");
                Default::default()
            });
            grant.note(&metrics, (T::ID, Rank::Hint), time, began);
            if grant.is_wanted() {
                found(FoundHint { view: ask.view, advice: Box::new(advice) });
            }
        });
        match ticket {
            Ok(ticket) => Ok(Hinting { since: Instant::now(), moment, ticket }),
            Err(Busy(wait)) => {
                hub.inner().metrics.bots.refused(Rank::Hint);
                Err(Problem::busy(wait))
            }
        }
    }

    /// Nobody thinks about what the table does not want to know any more.
    pub(crate) fn end_if_idle<T: Title>(&self, table: &Table<T>) {
        if !table.wants_hint(self.moment) {
            self.ticket.end_soon();
        }
    }
}
