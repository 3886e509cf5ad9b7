//! Bots and hints, worked out on threads of their own.

use super::{Live, Thought};
use crate::live::hub::Stocked;
use crate::live::mail::SocketNo;
use crate::table::{BotAsk, HintAsk};
use bots::search::Budget;
use std::time::{Duration, Instant};
use tabletop::{Game, Xoshiro};

/// How many moves a hint shows.
const HINTS: usize = 3;
/// A bot whose move could not be kept tries again after this time.
const THINK_AGAIN_AFTER: Duration = Duration::from_secs(1);

impl<G: Stocked> Live<G> {
    pub(super) fn think_hint(&mut self, no: SocketNo, re: Option<String>, ask: HintAsk<G>) {
        if let Some(socket) = self.sockets.get_mut(&no) {
            socket.hinting = Some(Instant::now());
        }
        let thoughts = self.thoughts.clone();
        let settings = &self.hub.inner().settings;
        let budget = settings.hint_lines.map_or(Budget::Time(settings.hint), Budget::Iterations);
        self.hub.inner().pool.run(move || {
            let mut dice = Xoshiro::new(ask.dice);
            let advice = bots::advise(ask.rules.as_ref(), &ask.view, HINTS, budget, &mut dice);
            let _ = thoughts.send(Thought::Hint(no, re, ask.view, Box::new(advice)));
        });
    }

    pub(super) fn think_later(&self, ask: BotAsk<G>) {
        let thoughts = self.thoughts.clone();
        tokio::spawn(async move {
            tokio::time::sleep(THINK_AGAIN_AFTER).await;
            let _ = thoughts.send(Thought::Again(ask));
        });
    }

    pub(super) fn think(&self, ask: BotAsk<G>) {
        let thoughts = self.thoughts.clone();
        let metrics = self.hub.inner().metrics.clone();
        self.hub.inner().pool.run(move || {
            let started = Instant::now();
            let chosen = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                let mut bot = G::bot(&ask.kind).ok()?;
                Some(bot.choose_beside(ask.rules.as_ref(), &ask.view, ask.people, &mut Xoshiro::new(ask.dice)))
            }));
            // A bot that cannot think must not stop the table.
            let mv = chosen.ok().flatten().or_else(|| any_move(ask.rules.as_ref(), &ask.view, ask.dice));
            metrics.bot_thought(G::ID, started.elapsed());
            let _ = thoughts.send(Thought::Move(ask.seat, ask.purpose, mv));
        });
    }
}

/// Any move the seat of a view has.
fn any_move<G: Game>(rules: &G, view: &G::View, dice: u64) -> Option<G::Move> {
    let eye = rules.eye_of(view)?;
    let mut moves = Vec::new();
    rules.moves(&eye, &mut moves);
    (!moves.is_empty()).then(|| *tabletop::Dice::pick(&mut Xoshiro::new(dice), &moves))
}
