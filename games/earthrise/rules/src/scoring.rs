//! The scoring of a round (ER-10), the pills (ER-13) and the final phase (ER-11, ER-12).

use crate::card::{Cards, Suit};
use crate::content::{FewestAlertsTies, FinalExchangeOrder, FinalTie, Pill, PillDecisions, PillEffect};
use crate::facts::Fact;
use crate::game::{Earthrise, Outcome};
use crate::state::{MAX_PLAYERS, PerSeat, Phase, State, Tokens, Tricks};
use crate::trick::Standing;
use tabletop::{Seat, Seats, Tell};

impl Earthrise {
    /// Clockwise from the holder of the Apollo 8.
    fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.table.players;
        (0..players).map(move |step| Seat((from.0 + step) % players))
    }

    /// All hands are empty (ER-4.3): pill decisions, then the scoring.
    pub(crate) fn end_round(&self, state: &mut State, tell: &mut impl Tell<State, Fact>) {
        state.turn = state.pilot;
        state.standing = Standing::NOBODY;
        self.ask_about_pills(state, tell);
    }

    /// Everybody who holds a pill decides (ER-10.3, ER-13.2).
    fn ask_about_pills(&self, state: &mut State, tell: &mut impl Tell<State, Fact>) {
        state.decided = Seats::NONE;
        state.revealing = Seats::NONE;
        if self.pill_holders(state).is_empty() {
            self.score(state, tell);
        } else {
            state.phase = Phase::Pills;
        }
    }

    /// One decision; it is secret until all have decided, unless the table decides in turn (ER-13.6).
    pub(crate) fn decide(&self, state: &mut State, seat: Seat, reveals: bool, tell: &mut impl Tell<State, Fact>) {
        state.decided = state.decided.with(seat);
        if reveals {
            state.revealing = state.revealing.with(seat);
        }
        tell.tell(state, || Fact::PillDecided { seat, reveals: Some(reveals) });
        if reveals && self.options.pill_decisions == PillDecisions::InTurn {
            self.turn_up(state, seat, tell);
        }
        if state.decided == self.pill_holders(state) {
            state.phase = Phase::Score;
            if self.options.pill_decisions == PillDecisions::Simultaneous {
                let revealing = std::mem::replace(&mut state.revealing, Seats::NONE);
                for seat in self.clockwise(state.pilot).filter(|&seat| revealing.has(seat)) {
                    state.revealing = state.revealing.with(seat);
                    self.turn_up(state, seat, tell);
                }
            }
            self.score(state, tell);
        }
    }

    fn turn_up(&self, state: &State, seat: Seat, tell: &mut impl Tell<State, Fact>) {
        if let Some(pill) = state.pills[seat.index()] {
            tell.tell(state, || Fact::PillRevealed { seat, pill });
        }
    }

    /// The pill a seat uses at this scoring.
    fn pill_in_use(&self, state: &State, seat: Seat) -> Option<&Pill> {
        let pill = state.pills[seat.index()].filter(|_| state.revealing.has(seat))?;
        self.table.pills.get(usize::from(pill.0))
    }

    fn score(&self, state: &mut State, tell: &mut impl Tell<State, Fact>) {
        if state.round < self.table.rounds {
            self.score_round(state, tell);
        } else {
            self.score_final(state, tell);
        }
    }

    /// Honors for captured cards (ER-10.1), pills clockwise from the Apollo 8 (ER-13.6), Alert tokens (ER-10.2).
    fn score_round(&self, state: &mut State, tell: &mut impl Tell<State, Fact>) {
        let round = usize::from(state.round);
        for seat in (0..self.table.players).map(Seat) {
            let honors = worth(state.won[seat.index()], &self.table.honors[round]);
            state.score_sheet[round][seat.index()] = honors;
            tell.tell(state, || Fact::RoundScored { round: state.round, seat, honors });
        }
        for seat in self.clockwise(state.pilot) {
            self.score_pill(state, seat, round, tell);
        }
        for seat in (0..self.table.players).map(Seat) {
            let cancelled =
                self.pill_in_use(state, seat).is_some_and(|pill| pill.effects.contains(&PillEffect::CancelOwnAlerts));
            let alerts = match cancelled {
                true => 0,
                false => worth(state.won[seat.index()], &self.table.alerts_per_card[round]) as u8,
            };
            state.fresh_alerts[seat.index()] = alerts;
            state.alerts[seat.index()] += alerts;
            tell.tell(state, || Fact::AlertsTaken { seat, alerts: Some(alerts) });
        }
        self.next_gift(state, tell);
    }

    /// What a pill adds at once: cards, sets, exact cards, Radio Silence tokens, the puzzle.
    fn score_pill(&self, state: &mut State, seat: Seat, column: usize, tell: &mut impl Tell<State, Fact>) {
        let Some(rule) = self.pill_in_use(state, seat) else { return };
        // The puzzle counts in the final phase only, also with a pill that has other effects besides (ER-13.4).
        let pieces = if column == usize::from(self.table.rounds) { Some(state.pieces[seat.index()]) } else { None };
        let honors = pill_honors(rule, state.won[seat.index()], state.silence[seat.index()], pieces);
        state.score_sheet[column][seat.index()] += honors;
        if let Some(pill) = state.pills[seat.index()] {
            tell.tell(state, || Fact::PillScored { seat, pill, honors });
        }
    }

    /// Pill 06, after all have taken their tokens: the owner hands on those of this round (ER-13.6).
    fn next_gift(&self, state: &mut State, tell: &mut impl Tell<State, Fact>) {
        let giver = self.clockwise(state.pilot).find(|&seat| {
            state.fresh_alerts[seat.index()] > 0
                && self
                    .pill_in_use(state, seat)
                    .is_some_and(|pill| pill.effects.contains(&PillEffect::GiveAwayRoundAlerts))
        });
        match giver {
            Some(seat) => state.phase = Phase::GiveAlerts { seat },
            None => self.close_round(state, tell),
        }
    }

    pub(crate) fn give_alert(&self, state: &mut State, from: Seat, to: Seat, tell: &mut impl Tell<State, Fact>) {
        state.fresh_alerts[from.index()] -= 1;
        state.alerts[from.index()] -= 1;
        state.alerts[to.index()] += 1;
        tell.tell(state, || Fact::AlertGiven { from, to });
        self.next_gift(state, tell);
    }

    /// Used pills leave the game; then the next round (ER-10.4, ER-10.5) or the final phase (ER-11.1).
    fn close_round(&self, state: &mut State, tell: &mut impl Tell<State, Fact>) {
        self.discard_pills(state);
        state.won = [Cards::NONE; MAX_PLAYERS];
        state.tricks = Tricks::default();
        state.silence = [0; MAX_PLAYERS];
        state.voids = [0; MAX_PLAYERS];
        state.fresh_alerts = [0; MAX_PLAYERS];
        state.round += 1;
        state.trick = 0;
        // What was scored lies open no more: in the final phase Alerts stay face down until they are compared (ER-11.2).
        state.phase = Phase::Lay;
        if !self.options.carry_stack_between_rounds && !state.earth.is_empty() {
            let tokens = state.earth.len() as u8;
            state.earth = Tokens::NONE;
            state.newest = None;
            tell.tell(state, || Fact::StackDiscarded { tokens });
        }
        if state.round < self.table.rounds {
            self.begin_round(state, tell);
        } else {
            tell.tell(state, || Fact::FinalBegan);
            self.next_last_exchange(state, tell);
        }
    }

    fn discard_pills(&self, state: &mut State) {
        state.pills_used = state.pills_used.union(state.revealing);
        state.decided = Seats::NONE;
        state.revealing = Seats::NONE;
    }

    /// The last exchanges, one a player, in their order (ER-11.1); then pills (ER-13.8), then F.
    pub(crate) fn next_last_exchange(&self, state: &mut State, tell: &mut impl Tell<State, Fact>) {
        let from = match self.options.final_exchange_order {
            FinalExchangeOrder::ClockwiseFromMarker => state.pilot,
            FinalExchangeOrder::ClockwiseFromFirstPilot => state.first_pilot,
        };
        let may = |seat: &Seat| !state.last_exchanged.has(*seat) && !state.tokens[seat.index()].is_empty();
        match self.clockwise(from).find(may) {
            Some(seat) if !state.pile.is_empty() => state.phase = Phase::Exchange { seat },
            _ => self.ask_about_pills(state, tell),
        }
    }

    /// Fewest Alerts (ER-11.2), leftover tokens (ER-11.3), the puzzle (ER-11.4), and Pill 09.
    fn score_final(&self, state: &mut State, tell: &mut impl Tell<State, Fact>) {
        let column = usize::from(self.table.rounds);
        state.phase = Phase::Score;
        tell.tell(state, || Fact::AlertsShown { alerts: state.alerts });
        let fewest = self.fewest_alerts(&state.alerts, state.pilot);
        for seat in (0..self.table.players).map(Seat) {
            let at = seat.index();
            let fewest_alerts = if fewest.has(seat) { i16::from(self.table.fewest_alerts) } else { 0 };
            let (tokens, puzzle) = (self.token_honors(state.tokens[at]), self.puzzle_honors(state.pieces[at]));
            state.score_sheet[column][at] = fewest_alerts + tokens + puzzle;
            tell.tell(state, || Fact::FinalScored { seat, fewest_alerts, tokens, puzzle });
        }
        for seat in self.clockwise(state.pilot) {
            self.score_pill(state, seat, column, tell);
        }
        self.discard_pills(state);
        state.phase = Phase::Over;
        let outcome = self.outcome(state);
        tell.tell(state, || Fact::Won {
            winners: outcome.winners,
            tied: outcome.tied,
            honors: outcome.honors.into_iter().max().unwrap_or(0),
        });
    }

    /// What these tokens count in the final phase, if they are not exchanged.
    pub fn token_honors(&self, tokens: Tokens) -> i16 {
        tokens.len() as i16 * i16::from(self.table.per_leftover_token)
    }

    /// What these kinds of pieces, as bits, count in the final phase.
    pub fn puzzle_honors(&self, pieces: u8) -> i16 {
        self.table.puzzle.get(pieces.count_ones() as usize).copied().map_or(0, i16::from)
    }

    /// Who scores for the fewest Alerts, when all rounds have been played and `pilot` holds the Apollo 8.
    pub fn fewest_alerts(&self, alerts: &PerSeat<u8>, pilot: Seat) -> Seats {
        let players = || (0..self.table.players).map(Seat);
        let least = players().map(|seat| alerts[seat.index()]).min().unwrap_or(0);
        let tied: Seats = players().filter(|seat| alerts[seat.index()] == least).collect();
        match self.options.fewest_alerts_ties {
            FewestAlertsTies::All => tied,
            FewestAlertsTies::LastToPlayLastTrick => self.last_to_play(pilot, tied),
        }
    }

    /// Among these seats, the one that played last in the last trick of all (ER-12.2). The Apollo 8 has passed on
    /// since, so its holder was second in that trick and the seat before it led.
    fn last_to_play(&self, pilot: Seat, among: Seats) -> Seats {
        let led = pilot.right(self.table.players);
        among.iter().max_by_key(|&seat| led.distance(seat, self.table.players)).map_or(Seats::NONE, Seats::only)
    }

    /// The seats by their Honors, most first. Once the game is over and `pilot` holds the Apollo 8, equal ones stand as the
    /// table decides ties (ER-12.2): whoever wins stands first.
    pub fn standing(&self, honors: &PerSeat<i16>, pilot: Option<Seat>) -> Vec<Seat> {
        let mut standing: Vec<Seat> = (0..self.table.players).map(Seat).collect();
        standing.sort_by_key(|&seat| std::cmp::Reverse(honors[seat.index()]));
        if let (Some(pilot), FinalTie::LastToPlayLastTrick) = (pilot, self.options.final_tie) {
            let led = pilot.right(self.table.players);
            let place = |seat: Seat| (honors[seat.index()], led.distance(seat, self.table.players));
            standing.sort_by_key(|&seat| std::cmp::Reverse(place(seat)));
        }
        standing
    }

    /// Most Honors wins (ER-12.1); a tie as the table plays it (ER-12.2).
    pub(crate) fn outcome(&self, state: &State) -> Outcome {
        let honors: PerSeat<i16> = std::array::from_fn(|seat| state.honors(Seat(seat as u8)));
        let players = || (0..self.table.players).map(Seat);
        let most = players().map(|seat| honors[seat.index()]).max().unwrap_or(0);
        let tied: Seats = players().filter(|seat| honors[seat.index()] == most).collect();
        let winners = match self.options.final_tie {
            FinalTie::SharedVictory => tied,
            FinalTie::LastToPlayLastTrick => self.last_to_play(state.pilot, tied),
        };
        Outcome { honors, winners, tied }
    }
}

/// What a pill gives for these captured cards and Radio Silence tokens, and in the final phase for these pieces, as bits
/// (ER-13.4).
pub fn pill_honors(rule: &Pill, won: Cards, silence: u8, pieces: Option<u8>) -> i16 {
    let honors = rule.effects.iter().map(|effect| match *effect {
        PillEffect::PerCard(by_suit) => worth(won, &by_suit),
        PillEffect::PerSet { suits, honors } => {
            let of_each = Suit::ALL.into_iter().filter(|suit| suits >> suit.index() & 1 == 1);
            of_each.map(|suit| won.of(suit).len() as i16).min().unwrap_or(0) * i16::from(honors)
        }
        PillEffect::PerExactCard(card, honors) => i16::from(won.count(card)) * i16::from(honors),
        PillEffect::PerSilenceToken(honors) => i16::from(silence) * i16::from(honors),
        PillEffect::PuzzleBonus(bonus) => {
            let honors = pieces.and_then(|pieces| bonus.get(pieces.count_ones() as usize));
            honors.copied().map_or(0, i16::from)
        }
        PillEffect::CancelOwnAlerts | PillEffect::GiveAwayRoundAlerts => 0,
    });
    honors.sum()
}

/// Cards times what each suit is worth.
pub fn worth(cards: Cards, by_suit: &[u8; 4]) -> i16 {
    cards.by_suit().into_iter().zip(by_suit).map(|(count, &each)| i16::from(count) * i16::from(each)).sum()
}
