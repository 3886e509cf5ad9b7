//! What the cards that were played tell about those still hidden: who plays low had perhaps nothing high.

use super::briefing::Briefing;
use super::heuristics::{self, Scene, Sight};
use super::odds::Odds;
use earthrise::{Card, Cards, Earthrise, MAX_PLAYERS, MAX_TRICKS, PerSeat, Shown, State, Trick, View};
use tabletop::{Game, Seat};

/// Part of the cards that are played for no reason that could be understood.
const WHIM: f32 = 0.1;
/// Most different cards in a hand.
const MOST_KINDS: usize = 32;

/// The cards of this round that somebody played whose hand this audience cannot see.
#[derive(Clone, Debug, Default)]
pub(super) struct Past {
    plays: Vec<Play>,
}

/// A card that was played.
#[derive(Clone, Copy, Debug)]
struct Play {
    scene: Scene,
    seat: Seat,
    card: Card,
    /// Cards that had not been seen when it was played, those of the seat among them.
    hidden: Cards,
    /// This card and those that the seat has openly played after it.
    since: Cards,
    /// Cards in a hand that was still to play.
    size: u32,
}

impl Past {
    /// Remembers the round.
    pub(super) fn new(game: &Earthrise, view: &View) -> Past {
        let mut past = Past::default();
        let (mut voids, mut stacked, mut newest) = ([0; MAX_PLAYERS], 0, None);
        let mut hidden = game.table().deck_set;
        for trick in 0..game.table().hand_size {
            let Some((row, complete)) = cards_of(game, view, trick) else { break };
            if let Some(token) = view.track[usize::from(trick)] {
                (stacked, newest) = (stacked + 1, Some(token));
            }
            let silent = game.is_silent(trick);
            let pilot = pilot_of(game.players(), view, trick);
            let mut scene = Scene {
                trick,
                pilot,
                played: 0,
                trump: None,
                commander: None,
                table: [None; MAX_PLAYERS],
                voids,
                newest,
                stacked,
            };
            let mut highest = 0;
            for seat in (0..game.players()).map(|step| Seat((pilot.0 + step) % game.players())) {
                let Some(card) = row[seat.index()] else { break };
                if !view.who.knows(seat) {
                    let size = u32::from(game.table().hand_size - trick);
                    past.plays.push(Play { scene, seat, card, hidden, since: Cards::NONE, size });
                }
                let trump = *scene.trump.get_or_insert(card.suit());
                if card.suit() == trump && card.value() >= highest {
                    (highest, scene.commander) = (card.value(), Some(seat));
                }
                if card.suit() != trump && game.table().free_suit != Some(card.suit()) && game.must_follow_in(trick) {
                    voids[seat.index()] |= 1 << trump.index();
                }
                scene.table[seat.index()] = Some(card);
                scene.played += 1;
                if !silent {
                    hidden = hidden.without(card);
                }
            }
            if silent {
                hidden = row.iter().flatten().fold(hidden, |hidden, &card| hidden.without(card));
            }
            let maneuver = newest.and_then(|token| game.table().tokens.get(usize::from(token.0)));
            if let Some(&maneuver) = maneuver.filter(|_| complete && !silent) {
                let trick = Trick { cards: &row, pilot, players: game.players() };
                if trick.winner_of(maneuver, game.options().same_as_includes_pilot).is_some() {
                    (stacked, newest) = (0, None);
                }
            }
        }
        past.add_what_followed();
        past
    }

    /// Fills in what every seat has played since.
    fn add_what_followed(&mut self) {
        let mut since: PerSeat<Cards> = Default::default();
        for play in self.plays.iter_mut().rev() {
            let since = &mut since[play.seat.index()];
            *since = since.with(play.card);
            play.since = *since;
        }
    }

    /// Is there nothing to learn from?
    pub(super) fn is_empty(&self) -> bool {
        self.plays.is_empty()
    }

    /// How likely somebody with the cards of this seat in this world plays as the seat did; the logarithm of it.
    /// `doubt` says how far apart two cards must be, in Honors, for the better one to be e times as likely.
    pub(super) fn likelihood(&self, brief: &Briefing<'_>, odds: &Odds, world: &State, seat: Seat, doubt: f32) -> f32 {
        let mut now = world.hands()[seat.index()];
        if let Some(card) = world.table()[seat.index()].filter(|_| is_face_down(brief.game, world)) {
            now = now.with(card);
        }
        let plays = self.plays.iter().filter(|play| play.seat == seat);
        plays.map(|play| play.likelihood(brief, odds, now, doubt)).sum()
    }
}

impl Play {
    fn likelihood(&self, brief: &Briefing<'_>, odds: &Odds, now: Cards, doubt: f32) -> f32 {
        let hand = now.plus(self.since);
        let sight = Sight { me: self.seat, hand, unseen: self.hidden.minus(hand), size: self.size };
        let (mut worths, mut count, mut own, mut most) = ([0.0; MOST_KINDS], 0, None, f32::NEG_INFINITY);
        heuristics::weigh_in(brief, odds, brief.game, &self.scene, sight, |card, worth| {
            if card == self.card {
                own = Some(worth);
            }
            if let Some(slot) = worths.get_mut(count) {
                (*slot, count) = (worth, count + 1);
            }
            most = f32::max(most, worth);
        });
        let sum: f32 = worths[..count].iter().map(|worth| ((worth - most) / doubt).exp()).sum();
        let by_worth = own.map_or(0.0, |own| ((own - most) / doubt).exp() / sum);
        ((1.0 - WHIM) * by_worth + WHIM / count.max(1) as f32).ln()
    }
}

/// Are the cards of the running trick still covered?
fn is_face_down(game: &Earthrise, world: &State) -> bool {
    game.is_silent(world.trick()) && world.played() < game.players()
}

/// The cards of a trick of this round that are known to all, if any are, and whether that is all of them.
fn cards_of(game: &Earthrise, view: &View, trick: u8) -> Option<(PerSeat<Option<Card>>, bool)> {
    let row = view.memory.tricks[usize::from(trick) % MAX_TRICKS];
    if row.iter().any(Option::is_some) {
        return Some((row, true));
    }
    let lies_open = trick == view.trick && view.played > 0 && !game.is_silent(trick);
    lies_open.then(|| {
        let shown = view.table.map(|shown| match shown {
            Shown::Card(card) => Some(card),
            Shown::Nothing | Shown::FaceDown => None,
        });
        (shown, false)
    })
}

/// Who leads a trick of this round, past or to come: the Apollo 8 goes on by one seat each time (ER-5.5).
pub(super) fn pilot_of(players: u8, view: &View, trick: u8) -> Seat {
    let steps = i16::from(trick) - i16::from(view.trick);
    Seat((i16::from(view.pilot.0) + steps).rem_euclid(i16::from(players)) as u8)
}
