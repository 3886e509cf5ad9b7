//! The course of a round: laying tokens, dealing, the tricks and their rewards, in the order of the rulebook.

use crate::card::{Card, Cards, Suit};
use crate::content::StackCondition;
use crate::facts::Fact;
use crate::game::Earthrise;
use crate::state::{MAX_PLAYERS, MAX_TRICKS, PerSeat, Phase, State, TokenId, Tokens};
use crate::trick::{Standing, Trick};
use tabletop::{Seat, Tell};

impl Earthrise {
    /// The tokens come next: by chance, or as the content lays them out (ER-3.3, ER-10.4).
    pub(crate) fn begin_round(&self, state: &mut State, tell: &mut impl Tell<State, Fact>) {
        match self.table.layout.as_ref().and_then(|rounds| rounds.get(usize::from(state.round))) {
            Some(tokens) => self.lay(state, tokens, tell),
            None => state.phase = Phase::Lay,
        }
    }

    /// Lays the tokens of the round on the positions that are not silent (ER-3.2, ER-3.3).
    pub(crate) fn lay(&self, state: &mut State, tokens: &[u8], tell: &mut impl Tell<State, Fact>) {
        let mut tokens_left = tokens.iter().map(|&id| TokenId(id));
        state.track = [None; MAX_TRICKS];
        for trick in (0..self.table.hand_size).filter(|&trick| !self.is_silent(trick)) {
            let token = tokens_left.next();
            state.track[usize::from(trick)] = token;
            state.supply = token.map_or(state.supply, |token| state.supply.without(token));
        }
        state.phase = Phase::Deal;
        tell.tell(state, || Fact::TokensLaid {
            round: state.round,
            tokens: state.track.iter().flatten().copied().collect(),
        });
    }

    /// Everybody takes up a hand; the whole deck is dealt (ER-3.5).
    pub(crate) fn deal(&self, state: &mut State, hands: PerSeat<Cards>, tell: &mut impl Tell<State, Fact>) {
        state.won = [Cards::NONE; MAX_PLAYERS];
        state.voids = [0; MAX_PLAYERS];
        state.silence = [0; MAX_PLAYERS];
        state.trick = 0;
        for seat in (0..self.table.players).map(Seat) {
            state.hands[seat.index()] = hands[seat.index()];
            tell.tell(state, || Fact::Dealt { seat, hand: Some(hands[seat.index()]) });
        }
        self.begin_trick(state, tell);
    }

    /// The Pilot moves the token of this position to the Earth (ER-5.1), or the Radio Silence token to the Moon
    /// (ER-7.1).
    fn begin_trick(&self, state: &mut State, tell: &mut impl Tell<State, Fact>) {
        let token = state.track[usize::from(state.trick)];
        if let Some(token) = token {
            state.earth = state.earth.with(token);
            state.newest = Some(token);
        }
        state.turn = state.pilot;
        state.standing = Standing::NOBODY;
        state.phase = Phase::Play;
        tell.tell(state, || Fact::TrickBegan {
            trick: state.trick,
            pilot: state.pilot,
            token,
            stacked: state.earth.len() as u8,
        });
    }

    /// A card goes to the table: face up (ER-5.2, ER-5.3), or face down in a silent trick (ER-7.2, ER-7.3).
    #[inline(always)]
    pub(crate) fn play_card(&self, state: &mut State, seat: Seat, card: Card, tell: &mut impl Tell<State, Fact>) {
        let face_down = self.is_silent(state.trick);
        let leads = state.played == 0;
        state.hands[seat.index()] = state.hands[seat.index()].without(card);
        state.table[seat.index()] = Some(card);
        state.on_table = state.on_table.with(card);
        state.played += 1;
        state.turn = seat.left(self.table.players);
        let trump = *state.trump.get_or_insert(card.suit());
        if card.is_of(trump) {
            state.standing.add(seat, card.value());
        } else if !face_down {
            self.note_void(state, seat, trump, card);
        }
        tell.tell(state, || Fact::Played { seat, card: Some(card), face_down, trump: leads.then_some(card.suit()) });
        if state.played == self.table.players {
            self.complete_trick(state, tell);
        }
    }

    /// A card that is neither Trump nor always playable shows that its owner has no Trump (ER-6.4).
    #[inline(always)]
    fn note_void(&self, state: &mut State, seat: Seat, trump: Suit, card: Card) {
        if self.table.free_suit != Some(card.suit()) && self.must_follow_in(state.trick) {
            state.voids[seat.index()] |= 1 << trump.index();
        }
    }

    #[inline]
    pub(crate) fn trick<'a>(&self, state: &'a State) -> Trick<'a> {
        Trick { cards: &state.table, pilot: state.pilot, players: self.table.players }
    }

    /// All have played: reveal a silent trick (ER-7.4), or award the Maneuver (ER-5.4). Silent tricks have none
    /// (ER-7.5).
    fn complete_trick(&self, state: &mut State, tell: &mut impl Tell<State, Fact>) {
        state.tricks.keep(state.trick, &state.table);
        if self.is_silent(state.trick) {
            tell.tell(state, || Fact::Shown { cards: state.table });
            for seat in (0..self.table.players).map(Seat) {
                if let (Some(trump), Some(card)) = (state.trump, state.table[seat.index()])
                    && !card.is_of(trump)
                {
                    self.note_void(state, seat, trump, card);
                }
            }
            return self.ask_copilot(state, tell);
        }
        let Some(winner) = self.maneuver_winner(state) else {
            tell.tell(state, || Fact::ManeuverUnclaimed { stacked: state.earth.len() as u8 });
            return self.ask_copilot(state, tell);
        };
        // ER-8.5: all tokens on the Earth.
        let won = state.earth;
        state.tokens[winner.index()] = state.tokens[winner.index()].union(won);
        state.earth = Tokens::NONE;
        state.newest = None;
        tell.tell(state, || Fact::ManeuverWon { seat: winner, tokens: won.iter().collect() });
        if state.pile.is_empty() {
            self.ask_copilot(state, tell);
        } else {
            state.phase = Phase::Exchange { seat: winner };
        }
    }

    fn maneuver_winner(&self, state: &State) -> Option<Seat> {
        self.taker(self.trick(state), state.newest, state.earth)
    }

    /// The last player to meet the condition of the newest token, or of any on the Earth if the table plays so, with the
    /// cards that lie in the trick.
    pub fn taker(&self, trick: Trick<'_>, newest: Option<TokenId>, earth: Tokens) -> Option<Seat> {
        let winner_of = |token: TokenId| {
            let maneuver = *self.table.tokens.get(usize::from(token.0))?;
            trick.winner_of(maneuver, self.options.same_as_includes_pilot)
        };
        match self.options.stack_condition {
            StackCondition::Newest => winner_of(newest?),
            StackCondition::Any => {
                let winners = earth.iter().filter_map(winner_of);
                winners.max_by_key(|&seat| trick.pilot.distance(seat, self.table.players))
            }
        }
    }

    /// Can this seat, whose card lies in the trick, still be the [taker](Earthrise::taker) when all have played, whatever
    /// the others hold?
    pub fn may_take(&self, trick: Trick<'_>, seat: Seat, newest: Option<TokenId>, earth: Tokens) -> bool {
        let includes_pilot = self.options.same_as_includes_pilot;
        let may = |token: TokenId| {
            let maneuver = self.table.tokens.get(usize::from(token.0));
            maneuver.is_some_and(|&maneuver| trick.may_win(seat, maneuver, includes_pilot))
        };
        self.conditions(newest, earth).iter().any(may)
    }

    /// The tokens on the Earth whose conditions count.
    pub fn conditions(&self, newest: Option<TokenId>, earth: Tokens) -> Tokens {
        match self.options.stack_condition {
            StackCondition::Newest => newest.map_or(Tokens::NONE, |token| Tokens::NONE.with(token)),
            StackCondition::Any => earth,
        }
    }

    /// The Copilot must take a card (ER-8.11), if there is one (ER-8.12).
    pub(crate) fn ask_copilot(&self, state: &mut State, tell: &mut impl Tell<State, Fact>) {
        match state.standing.copilot() {
            Some(seat) => state.phase = Phase::Copilot { seat },
            None => {
                tell.tell(state, || Fact::NoCopilot);
                self.reward_commander(state, tell);
            }
        }
    }

    /// The Copilot's card goes to his pile.
    #[inline]
    pub(crate) fn take(&self, state: &mut State, seat: Seat, card: Card, tell: &mut impl Tell<State, Fact>) {
        state.won[seat.index()] = state.won[seat.index()].with(card);
        state.on_table = state.on_table.without(card);
        // Every place is written, so that nothing of this is left where nobody listens: the table is cleared just after.
        state.table = state.table.map(|place| place.filter(|&other| other != card));
        tell.tell(state, || Fact::CopilotTook { seat, card });
        self.reward_commander(state, tell);
    }

    /// The Commander takes what is left (ER-8.13) and a Radio Silence token (ER-7.6); the Apollo 8 passes left,
    /// whoever won (ER-5.5, ER-7.7).
    fn reward_commander(&self, state: &mut State, tell: &mut impl Tell<State, Fact>) {
        let rest = std::mem::replace(&mut state.on_table, Cards::NONE);
        state.table = [None; MAX_PLAYERS];
        let silence = self.is_silent(state.trick);
        // The Pilot's card is Trump, so there always is a Commander.
        let commander = state.standing.commander().unwrap_or(state.pilot);
        state.won[commander.index()] = state.won[commander.index()].plus(rest);
        state.silence[commander.index()] += u8::from(silence);
        tell.tell(state, || Fact::CommanderTook { seat: commander, cards: rest, silence });

        // With the Apollo 8 the trick is over: what is seen then belongs to the next.
        state.pilot = state.pilot.left(self.table.players);
        state.trick += 1;
        state.trump = None;
        state.played = 0;
        tell.tell(state, || Fact::ApolloPassed { to: state.pilot });
        if state.trick < self.table.hand_size {
            self.begin_trick(state, tell);
        } else {
            self.end_round(state, tell);
        }
    }
}
