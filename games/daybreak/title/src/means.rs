//! What a choice of the group would mean for each power as things stand. What the rules cannot say for sure is left out.

use crate::{ChoiceMeans, MeansLine, PowerMeans};
use daybreak::language::{Effect, Step};
use daybreak::{
    ActionSource, CardSet, Daybreak, Face, Frame, GlobalId, MAX_PROJECTS, MAX_STACKS, Move, State, View, Yield,
};
use daybreak_words::Narrator;
use tabletop::Seat;

/// What every choice of projects that is open now would mean.
pub(crate) fn means(game: &Daybreak, view: &View, narrator: &Narrator<'_>) -> Vec<ChoiceMeans> {
    let state = &view.state;
    match state.frame() {
        Some(Frame::KeepProject) => {
            let kept = state.drawn_projects.iter().map(|&card| Kept::of(game, state, narrator, card).means());
            kept.collect()
        }
        Some(Frame::MakeRoom { .. } | Frame::LoseProject { .. }) => {
            let there = (0..MAX_PROJECTS as u8).filter(|&at| state.projects[usize::from(at)].is_some());
            there.map(|at| dropped(game, state, narrator, at)).collect()
        }
        _ => Vec::new(),
    }
}

/// The table with a project and without it; of the others nothing differs.
struct Kept<'a> {
    game: &'a Daybreak,
    narrator: &'a Narrator<'a>,
    card: GlobalId,
    at: u8,
    without: State,
    with: State,
}

impl<'a> Kept<'a> {
    fn of(game: &'a Daybreak, state: &State, narrator: &'a Narrator<'a>, card: GlobalId) -> Kept<'a> {
        let free = state.projects.iter().position(Option::is_none).unwrap_or(0);
        let at = free as u8;
        let (without, with) = (game.with_project(state, at, None), game.with_project(state, at, Some(card)));
        Kept { game, narrator, card, at, without, with }
    }

    fn means(&self) -> ChoiceMeans {
        let seats: Vec<Seat> = self.game.seats().collect();
        let actions: Vec<Option<Result<Vec<Yield>, ()>>> = seats.iter().map(|&seat| self.action(seat)).collect();
        // What is the same for all stands on the card.
        let differ = actions.iter().any(|action| action != &actions[0]);
        let power = |(&seat, action): (&Seat, &Option<Result<Vec<Yield>, ()>>)| {
            let mut lines: Vec<MeansLine> = Vec::new();
            lines.extend(self.game.toward(&self.without, seat, self.card).map(|it| said(self.narrator.toward(&it))));
            lines.extend(fronts(self.game, self.narrator, seat, (&self.without, &self.with)));
            let hand = self.in_hand(seat);
            if !hand.is_empty() {
                lines.push(said(self.narrator.means_in_hand(&hand)));
            }
            match action.as_ref().filter(|_| differ) {
                Some(Ok(yields)) => lines.push(said(self.narrator.means_action(yields))),
                Some(Err(())) => lines.push(said(self.narrator.means_cannot())),
                None => {}
            }
            lines.extend(self.averted(seat));
            PowerMeans { seat, lines }
        };
        ChoiceMeans {
            mv: Move::KeepProject(self.card),
            at_once: self.game.is_met_at_once(&self.without, self.card),
            powers: seats.iter().zip(&actions).map(power).collect(),
        }
    }

    /// What the action of the project would bring a player, or that it would not be possible; none, where it has none or a
    /// die decides.
    fn action(&self, seat: Seat) -> Option<Result<Vec<Yield>, ()>> {
        let doing = ActionSource::Project(self.at);
        let action = self.game.action_of(&self.with, seat, doing)?;
        if action.steps.iter().any(|step| matches!(step, Step::Die(..))) {
            return None;
        }
        let judged = self.game.judge_in_time(&self.with, seat, doing).map_err(|_| ());
        Some(judged.map(|()| self.game.today(&self.with, seat, doing)))
    }

    /// The cards of a hand whose actions would bring something else in front of some stack.
    fn in_hand(&self, seat: Seat) -> CardSet {
        let stacks = |card| {
            (0..MAX_STACKS as u8).any(|stack| {
                let [old, new] = [&self.without, &self.with].map(|state| {
                    let front = self.game.with_front(state, seat, card, stack);
                    self.game.today(&front, seat, ActionSource::Stack(stack))
                });
                old != new
            })
        };
        self.without.board(seat).hand.iter().filter(|&card| stacks(card)).collect()
    }

    /// The crises in sight that would bring a player communities in crisis, and that the action lets somebody ignore.
    fn averted(&self, seat: Seat) -> Vec<MeansLine> {
        let Some(action) = self.game.action_of(&self.with, seat, ActionSource::Project(self.at)) else {
            return Vec::new();
        };
        let mut lines = Vec::new();
        for (at, crisis) in (0_u8..).zip(self.without.crises.iter()).filter(|(_, crisis)| !crisis.in_force) {
            let Face::Up(card) = crisis.face else { continue };
            let reduced = self.game.content().crisis(card).weakened_by;
            let averts = |effect: &Effect| matches!(effect, Effect::IgnoreCrisis(kind) if reduced.iter().any(|other| other == kind));
            if !action.any_effect(averts) {
                continue;
            }
            let Some(forecast) = self.game.crisis_forecast(&self.without, at).filter(|forecast| !forecast.undone)
            else {
                continue;
            };
            let change = &forecast.seats[seat.index()];
            let communities = change.tokens.iter().find(|(token, _)| *token == daybreak::language::Token::Communities);
            if let Some(count @ 1..) = communities.and_then(|(_, by)| u8::try_from(*by).ok()) {
                lines.push(said(self.narrator.means_crisis(card, count)));
            }
        }
        lines
    }
}

/// What would be lost with a project in play.
fn dropped(game: &Daybreak, state: &State, narrator: &Narrator<'_>, at: u8) -> ChoiceMeans {
    let without = game.with_project(state, at, None);
    let power = |seat: Seat| PowerMeans { seat, lines: fronts(game, narrator, seat, (state, &without)) };
    ChoiceMeans { mv: Move::DropProject(at), at_once: false, powers: game.seats().map(power).collect() }
}

/// The front cards of a player whose actions would bring something else.
fn fronts(game: &Daybreak, narrator: &Narrator<'_>, seat: Seat, (before, after): (&State, &State)) -> Vec<MeansLine> {
    let stacks = (0_u8..).zip(&before.board(seat).stacks);
    let lines = stacks.filter_map(|(stack, there)| {
        let (card, doing) = (there.cards.front()?, ActionSource::Stack(stack));
        let (old, new) = (game.today(before, seat, doing), game.today(after, seat, doing));
        (old != new).then(|| MeansLine {
            text: narrator.means_other(card, &new),
            card: Some(card),
            signs: narrator.gain_signs(&old, &new).into_iter().map(Into::into).collect(),
        })
    });
    lines.collect()
}

fn said(text: String) -> MeansLine {
    MeansLine { text, card: None, signs: Vec::new() }
}
