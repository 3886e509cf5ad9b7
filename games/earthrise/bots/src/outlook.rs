//! What a seat works out from its view before it looks at any single move: what cards are worth to whom.

use super::alerts::Race;
use super::plan::Plan;
use super::weights::Weights;
use earthrise::content::{Pill, PillEffect};
use earthrise::{Card, Cards, Earthrise, PerSeat, PillSeen, Shown, Suit, View, worth};
use tabletop::Seat;

/// The table as one player judges it.
pub(super) struct Outlook<'a> {
    pub(super) game: &'a Earthrise,
    pub(super) view: &'a View,
    pub(super) me: Seat,
    pub(super) players: u8,
    pub(super) weights: &'a Weights,
    pub(super) plan: &'a Plan,
    pub(super) race: Race,
    /// What a captured card is worth to the seat that gets it, by suit.
    pub(super) worth: PerSeat<[f32; 4]>,
    /// What it does to me if that seat gets it; for my own seat what it is worth.
    pub(super) effect: PerSeat<[f32; 4]>,
    /// How much an Honor of that seat hurts me.
    pub(super) threat: PerSeat<f32>,
    /// Own pill, if it can still be used.
    pub(super) pill: Option<&'a Pill>,
    /// How much of what the pill gives this round counts.
    pub(super) focus: f32,
    /// Open tricks to come after this one.
    pub(super) tricks_left: u8,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(
        game: &'a Earthrise,
        view: &'a View,
        me: Seat,
        pill: Option<&'a Pill>,
        weights: &'a Weights,
        plan: &'a Plan,
    ) -> Self {
        let mut outlook = Outlook {
            game,
            view,
            me,
            players: game.table().players,
            weights,
            plan,
            race: Race::new(game, view, weights),
            worth: Default::default(),
            effect: Default::default(),
            threat: threats(game, view, me, weights),
            pill,
            focus: pill.map_or(0.0, |pill| focus(game, pill, view.round, weights)),
            tricks_left: open_tricks_after(game, view),
        };
        outlook.value_cards();
        outlook
    }

    /// Seats other than my own.
    pub(super) fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let me = self.me;
        (0..self.players).map(Seat).filter(move |&seat| seat != me)
    }

    /// What cards are worth to everybody, and to me if others get them.
    fn value_cards(&mut self) {
        let round = usize::from(self.view.round);
        let table = self.game.table();
        let (Some(honors), Some(alerts)) = (table.honors.get(round), table.alerts_per_card.get(round)) else { return };
        let own_cost = self.race.cost(self.me.index());
        // An Alert that somebody else takes helps everybody besides.
        let relief = own_cost / f32::from(self.players - 1);
        for seat in (0..self.players).map(Seat) {
            let at = seat.index();
            let cost = if seat == self.me { own_cost } else { self.race.cost(at) };
            for suit in 0..4 {
                let (honors, alerts) = (f32::from(honors[suit]), f32::from(alerts[suit]));
                let worth = honors - alerts * cost;
                self.worth[at][suit] = worth;
                self.effect[at][suit] = alerts * relief - self.threat[at] * worth;
            }
        }
        let me = self.me.index();
        if let Some(pill) = self.pill
            && self.focus > 0.0
        {
            self.worth[me] = self.with_pill(pill, own_cost, alerts);
        }
        self.effect[me] = self.worth[me];
    }

    /// Own cards are worth more with a pill that counts them.
    fn with_pill(&self, pill: &Pill, own_cost: f32, alerts: &[u8; 4]) -> [f32; 4] {
        let won = self.view.memory.won[self.me.index()];
        let mut worth = self.worth[self.me.index()];
        let no_alert = if pill.spares_alerts() { own_cost } else { 0.0 };
        for suit in Suit::ALL {
            let at = suit.index();
            let gains = pill.effects.iter().map(|effect| match *effect {
                PillEffect::PerCard(honors) => f32::from(honors[at]),
                PillEffect::PerSet { suits, honors } => next_set(suits, honors, won, suit),
                // One card, tokens and the puzzle are no matter of suits; Alerts are spared once.
                PillEffect::PerExactCard(..)
                | PillEffect::PerSilenceToken(_)
                | PillEffect::PuzzleBonus(_)
                | PillEffect::CancelOwnAlerts
                | PillEffect::GiveAwayRoundAlerts => 0.0,
            });
            worth[at] += self.focus * (gains.sum::<f32>() + f32::from(alerts[at]) * no_alert);
        }
        worth
    }

    /// What I gain if `seat` captures this card.
    pub(super) fn effect_of(&self, seat: Seat, card: Card) -> f32 {
        self.effect[seat.index()][card.suit().index()] + if seat == self.me { self.exact_bonus(card) } else { 0.0 }
    }

    /// What this card is worth to me.
    pub(super) fn mine(&self, card: Card) -> f32 {
        self.worth[self.me.index()][card.suit().index()] + self.exact_bonus(card)
    }

    /// A pill that names one card.
    fn exact_bonus(&self, card: Card) -> f32 {
        self.focus
            * self.each_effect(|effect| match *effect {
                PillEffect::PerExactCard(named, honors) => {
                    if named == card {
                        f32::from(honors)
                    } else {
                        0.0
                    }
                }
                PillEffect::PerCard(_)
                | PillEffect::PerSet { .. }
                | PillEffect::PerSilenceToken(_)
                | PillEffect::PuzzleBonus(_)
                | PillEffect::CancelOwnAlerts
                | PillEffect::GiveAwayRoundAlerts => 0.0,
            })
    }

    /// What the Radio Silence token is worth to me.
    pub(super) fn silence(&self) -> f32 {
        self.focus
            * self.each_effect(|effect| match *effect {
                PillEffect::PerSilenceToken(honors) => f32::from(honors),
                PillEffect::PerCard(_)
                | PillEffect::PerSet { .. }
                | PillEffect::PerExactCard(..)
                | PillEffect::PuzzleBonus(_)
                | PillEffect::CancelOwnAlerts
                | PillEffect::GiveAwayRoundAlerts => 0.0,
            })
    }

    /// A sum over the effects of my pill.
    fn each_effect(&self, worth: impl Fn(&PillEffect) -> f32) -> f32 {
        self.pill.map_or(0.0, |pill| pill.effects.iter().map(worth).sum())
    }

    /// What I gain if I take this many tokens now.
    pub(super) fn tokens_for_me(&self, count: u32) -> f32 {
        let (pieces, have) = (self.pieces(), self.tokens());
        let with = self.plan.window(self.tricks_left, pieces, have + count);
        self.weights.token * (with - self.plan.waiting(self.tricks_left, pieces, have))
    }

    /// Pieces in my puzzle.
    pub(super) fn pieces(&self) -> u32 {
        self.view.pieces[self.me.index()].count_ones()
    }

    /// Tokens in front of me.
    pub(super) fn tokens(&self) -> u32 {
        self.view.tokens[self.me.index()].len()
    }

    /// The cards of the running trick that lie open, by seat.
    pub(super) fn open_trick(&self) -> PerSeat<Option<Card>> {
        self.view.table.map(|shown| match shown {
            Shown::Card(card) => Some(card),
            Shown::Nothing | Shown::FaceDown => None,
        })
    }

    /// Cards that lie in other hands, or face down in front of others.
    pub(super) fn unseen(&self) -> Cards {
        let own = self.view.hand().plus(self.view.open_cards());
        let seen = self.view.memory.won.iter().fold(own, |seen, &won| seen.plus(won));
        self.game.table().deck_set.minus(seen)
    }
}

/// The pill in front of a seat that looks, unless it is used up.
pub(super) fn own_pill<'a>(game: &'a Earthrise, view: &View, me: Seat) -> Option<&'a Pill> {
    match view.pills[me.index()] {
        PillSeen::Pill(pill) if !view.pills_used.has(me) => game.table().pills.get(usize::from(pill.0)),
        _ => None,
    }
}

/// A pill that can wait counts less while cards are played: it may be used in another round.
fn focus(game: &Earthrise, pill: &Pill, round: u8, weights: &Weights) -> f32 {
    if !pill.in_round(round) {
        return 0.0;
    }
    match later_windows(game, pill, round) {
        0 => 1.0,
        _ => weights.pill_focus,
    }
}

/// Scorings after this one at which the pill could give something; the final phase counts no cards.
pub(super) fn later_windows(game: &Earthrise, pill: &Pill, round: u8) -> usize {
    let rounds = game.table().rounds;
    let in_rounds = (round + 1..rounds).filter(|&later| pill.in_round(later)).count();
    in_rounds + usize::from(round < rounds && pill.in_final() && pill.puzzle_bonus().is_some())
}

/// What the next card of a suit adds to a pill that counts sets of these: the suit that is short is worth most.
fn next_set(suits: u8, honors: u8, won: Cards, suit: Suit) -> f32 {
    if suits >> suit.index() & 1 == 0 {
        return 0.0;
    }
    let of_each = || Suit::ALL.into_iter().filter(move |s| suits >> s.index() & 1 == 1).map(|s| won.of(s).len());
    let least = of_each().min().unwrap_or(0);
    let short = of_each().filter(|&count| count == least).count() as f32;
    let ahead = won.of(suit).len() - least;
    // A full set needs each of the short suits; cards ahead of them only help later sets.
    f32::from(honors) / (short + ahead as f32 * suits.count_ones() as f32)
}

/// How much an Honor of each opponent hurts: most if he leads.
fn threats(game: &Earthrise, view: &View, me: Seat, weights: &Weights) -> PerSeat<f32> {
    let table = game.table();
    let honors = table.honors.get(usize::from(view.round));
    let total = |seat: usize| {
        let puzzle = table.puzzle.get(view.pieces[seat].count_ones() as usize).copied().unwrap_or(0);
        let captured = honors.map_or(0, |honors| worth(view.memory.won[seat], honors));
        let scored = f32::from(view.honors(Seat(seat as u8))) + f32::from(captured);
        scored + f32::from(puzzle) + view.tokens[seat].len() as f32
    };
    let others = || (0..usize::from(table.players)).filter(|&seat| seat != me.index());
    let most = others().map(total).fold(f32::NEG_INFINITY, f32::max);
    let mut threat = PerSeat::default();
    for seat in others() {
        // Ten Honors behind the leader is no danger.
        let near = 1.0 - ((most - total(seat)) / 10.0).min(1.0);
        threat[seat] = (weights.rival + weights.leader * near) / f32::from(table.players - 1);
    }
    threat
}

/// Open tricks after the running one, to the end of the game.
fn open_tricks_after(game: &Earthrise, view: &View) -> u8 {
    let table = game.table();
    if view.round >= table.rounds {
        return 0;
    }
    let here = (view.trick + 1..table.hand_size).filter(|&trick| !table.is_silent(trick)).count() as u8;
    here + (table.rounds - view.round - 1) * table.maneuvers_per_round
}
