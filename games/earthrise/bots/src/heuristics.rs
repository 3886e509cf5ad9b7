//! Steady's rules of thumb, made light for playouts: the same questions, answered from a state by looking up and
//! counting. A seat still uses only what it could see in its place.

use super::briefing::{Briefing, Stakes};
use super::odds::Odds;
use earthrise::content::{Maneuver, Side};
use earthrise::{Card, Cards, Earthrise, MAX_PLAYERS, PerSeat, Phase, State, Suit, TokenId};
use tabletop::{Game, Seat};

/// A trick as it lies when somebody is to play to it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scene {
    pub(super) trick: u8,
    pub(super) pilot: Seat,
    pub(super) played: u8,
    pub(super) trump: Option<Suit>,
    pub(super) commander: Option<Seat>,
    pub(super) table: PerSeat<Option<Card>>,
    pub(super) voids: PerSeat<u8>,
    /// The token whose condition counts, and how many lie on the Earth with it.
    pub(super) newest: Option<TokenId>,
    pub(super) stacked: u32,
}

impl Scene {
    fn of(state: &State) -> Scene {
        Scene {
            trick: state.trick(),
            pilot: state.pilot(),
            played: state.played(),
            trump: state.trump(),
            commander: state.commander(),
            table: *state.table(),
            voids: *state.voids(),
            newest: state.newest(),
            stacked: state.earth().len(),
        }
    }
}

/// What the seat to play knows of the cards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    pub(super) me: Seat,
    pub(super) hand: Cards,
    /// Cards it cannot place.
    pub(super) unseen: Cards,
    /// Cards in each hand that is still to play.
    pub(super) size: u32,
}

impl Sight {
    fn of(game: &Earthrise, state: &State, me: Seat) -> Sight {
        let silent = game.is_silent(state.trick());
        let mut sight = Sight { me, hand: state.hands()[me.index()], unseen: Cards::NONE, size: 1 };
        for seat in (0..game.players()).map(Seat).filter(|&seat| seat != me) {
            let other = state.hands()[seat.index()];
            sight.unseen = sight.unseen.plus(other);
            match state.table()[seat.index()] {
                Some(card) if silent => sight.unseen = sight.unseen.with(card),
                Some(_) => {}
                None => sight.size = other.len(),
            }
        }
        sight
    }
}

/// One seat about to play a card.
struct Turn<'a> {
    game: &'a Earthrise,
    scene: &'a Scene,
    stakes: &'a Stakes,
    brief: &'a Briefing<'a>,
    odds: &'a Odds,
    sight: Sight,
    unseen_count: u32,
    /// Who still has to play, or has played face down.
    unknown: [Seat; MAX_PLAYERS],
    unknown_count: usize,
    /// Of those, the ones who play later.
    later: u32,
    /// Cards of the trick that lie open.
    open: Cards,
}

/// What to expect of a trick with one suit as Trump, whatever this seat plays.
#[derive(Clone, Copy)]
struct Field {
    /// What the cards known and expected are worth to this seat, and what they do to it in other hands.
    mine: f32,
    theirs: f32,
    /// How likely another Trump is played.
    contested: f32,
    favourite: f32,
    denied: f32,
    /// What cards do to this seat in the hands of whoever leads now.
    lost: [f32; 4],
}

/// The card that brings most now, less what it would have brought later.
pub(super) fn play(brief: &Briefing<'_>, odds: &Odds, game: &Earthrise, state: &State, me: Seat) -> Option<Card> {
    let (mut most, mut chosen) = (f32::NEG_INFINITY, None);
    weigh(brief, odds, game, state, me, |card, worth| {
        if worth > most {
            (most, chosen) = (worth, Some(card));
        }
    });
    chosen
}

/// What each playable card brings now, less what it would have brought later, in Honors.
pub(super) fn weigh(
    brief: &Briefing<'_>,
    odds: &Odds,
    game: &Earthrise,
    state: &State,
    me: Seat,
    visit: impl FnMut(Card, f32),
) {
    if state.phase() == Phase::Play {
        weigh_in(brief, odds, game, &Scene::of(state), Sight::of(game, state, me), visit);
    }
}

/// The same for a seat in a scene.
pub(super) fn weigh_in(
    brief: &Briefing<'_>,
    odds: &Odds,
    game: &Earthrise,
    scene: &Scene,
    sight: Sight,
    mut visit: impl FnMut(Card, f32),
) {
    let turn = Turn::new(brief, odds, game, scene, sight);
    let token = turn.token_for_all();
    let mut field: [Option<Field>; 4] = [None; 4];
    for card in game.playable(sight.hand, scene.trump, scene.trick).kinds() {
        let trump = scene.trump.unwrap_or(card.suit());
        let field = *field[trump.index()].get_or_insert_with(|| turn.field(trump));
        let gain = turn.captured(field, trump, card) + turn.token(token, card);
        visit(card, gain - turn.keep(card));
    }
}

impl<'a> Turn<'a> {
    fn new(brief: &'a Briefing<'_>, odds: &'a Odds, game: &'a Earthrise, scene: &'a Scene, sight: Sight) -> Turn<'a> {
        let silent = game.is_silent(scene.trick);
        let mut open = Cards::NONE;
        let (mut unknown, mut unknown_count, mut later) = ([sight.me; MAX_PLAYERS], 0, 0);
        for seat in (0..game.players()).map(Seat).filter(|&seat| seat != sight.me) {
            match scene.table[seat.index()] {
                Some(card) if !silent => {
                    open = open.with(card);
                    continue;
                }
                Some(_) => {}
                None => later += 1,
            }
            unknown[unknown_count] = seat;
            unknown_count += 1;
        }
        let (stakes, unseen_count) = (&brief.stakes[sight.me.index()], sight.unseen.len());
        Turn { game, scene, stakes, brief, odds, sight, unseen_count, unknown, unknown_count, later, open }
    }

    fn field(&self, trump: Suit) -> Field {
        let stakes = self.stakes;
        let lost = match self.scene.commander {
            Some(seat) if !self.open.is_empty() => stakes.lost[seat.index()],
            _ => stakes.usual,
        };
        let mut field = Field {
            mine: 0.0,
            theirs: 0.0,
            contested: f32::from(u8::from(!self.open.of(trump).is_empty())),
            favourite: f32::NEG_INFINITY,
            denied: 0.0,
            lost,
        };
        for (suit, count) in self.open.by_suit().into_iter().enumerate().filter(|&(_, count)| count > 0) {
            field.mine += f32::from(count) * stakes.own[suit];
            field.theirs += f32::from(count) * lost[suit];
            if stakes.own[suit] > field.favourite {
                (field.favourite, field.denied) = (stakes.own[suit], lost[suit]);
            }
        }
        if self.unknown_count > 0 {
            self.expect(trump, &mut field);
        }
        field
    }

    /// Adds the cards that are still to come, or lie face down.
    fn expect(&self, trump: Suit, field: &mut Field) {
        let (own, lost) = (&self.stakes.own, field.lost);
        let counts = self.sight.unseen.by_suit();
        let at = trump.index();
        let free = self.game.table().free_suit.map(Suit::index).filter(|&free| free != at);
        let trumps = f32::from(counts[at]);
        let alerts = free.map_or(0.0, |free| f32::from(counts[free]));
        let all = self.unseen_count as f32;
        // Who holds Trump chooses between it and the cards he may always play (ER-6.2).
        let alert_if_held = alerts / (alerts + trumps).max(1.0);
        let alert_if_void = (alerts / (all - trumps).max(1.0)).min(1.0);
        let none = self.odds.none(self.unseen_count, u32::from(counts[at]), self.sight.size);
        let (mut others, mut other_mine, mut other_lost) = (0.0, 0.0, 0.0);
        for suit in (0..4).filter(|&suit| suit != at && Some(suit) != free) {
            let count = f32::from(counts[suit]);
            others += count;
            other_mine += count * own[suit];
            other_lost += count * lost[suit];
        }
        let others = f32::max(others, 1.0);
        let free = free.unwrap_or(at);
        let mut alone = 1.0;
        for seat in &self.unknown[..self.unknown_count] {
            let led = *seat == self.scene.pilot && self.scene.played > 0;
            let void = if led {
                0.0
            } else if self.scene.voids[seat.index()] >> at & 1 == 1 {
                1.0
            } else {
                none
            };
            let plays_trump = if led { 1.0 } else { (1.0 - void) * (1.0 - alert_if_held) };
            let plays_free = if led { 0.0 } else { (1.0 - void) * alert_if_held + void * alert_if_void };
            let rest = (1.0 - plays_trump - plays_free) / others;
            field.mine += plays_trump * own[at] + plays_free * own[free] + rest * other_mine;
            field.theirs += plays_trump * lost[at] + plays_free * lost[free] + rest * other_lost;
            alone *= 1.0 - plays_trump;
        }
        field.contested = 1.0 - (1.0 - field.contested) * alone;
    }

    /// My part of the cards, and what the others get.
    fn captured(&self, field: Field, trump: Suit, card: Card) -> f32 {
        let suit = card.suit().index();
        let own = self.stakes.own[suit];
        let (all, lost) = (field.mine + own, field.theirs + field.lost[suit]);
        let (mut favourite, mut denied) = (field.favourite, field.denied);
        if own > favourite {
            (favourite, denied) = (own, field.lost[suit]);
        }
        let best = self.stakes.own[trump.index()];
        if self.unknown_count > 0 && best > favourite {
            favourite += field.contested * (best - favourite);
            denied += field.contested * (field.lost[trump.index()] - denied);
        }
        let (first, second) = self.places(trump, card);
        let pick = field.contested * (favourite - denied);
        first * (all - pick) + second * (favourite + lost - denied) + (1.0 - first - second) * lost
    }

    /// How likely this card makes me Commander, and Copilot.
    fn places(&self, trump: Suit, card: Card) -> (f32, f32) {
        if card.suit() != trump {
            return (0.0, 0.0);
        }
        let (none, one) = match self.open.at_least(trump, card.value() + 1).len() {
            0 => (1.0, 0.0),
            1 => (0.0, 1.0),
            _ => return (0.0, 0.0),
        };
        let mut above = (none, one);
        if self.unknown_count > 0 {
            let higher = self.sight.unseen.at_least(trump, card.value()).len();
            let safe = self.odds.none(self.unseen_count, higher, self.sight.size);
            for seat in &self.unknown[..self.unknown_count] {
                let safe = if self.scene.voids[seat.index()] >> trump.index() & 1 == 1 { 1.0 } else { safe };
                above = (above.0 * safe, above.1 * safe + above.0 * (1.0 - safe));
            }
        }
        above
    }

    /// The condition of this trick and what its tokens are worth to me.
    fn token_for_all(&self) -> Option<(Maneuver, f32)> {
        if self.game.is_silent(self.scene.trick) {
            return None;
        }
        let maneuver = *self.game.table().tokens.get(usize::from(self.scene.newest?.0))?;
        Some((maneuver, self.stakes.token * self.scene.stacked as f32))
    }

    /// What the tokens bring with this card.
    fn token(&self, token: Option<(Maneuver, f32)>, card: Card) -> f32 {
        let Some((maneuver, worth)) = token else { return 0.0 };
        let own = self.meets(maneuver, card);
        if own == 0.0 || self.later == 0 {
            return own * worth;
        }
        // Somebody later may meet the condition too; but who holds such a card is not always free to play it.
        let asked = match maneuver {
            Maneuver::Value(_) => maneuver.values().map(|value| self.unseen_of(value)).sum(),
            Maneuver::LowestOf(suit) => {
                self.sight.unseen.of(suit).len() - self.sight.unseen.at_least(suit, card.value() + 1).len()
            }
            Maneuver::SameAs(_) => self.unseen_count / u32::from(Card::MAX_VALUE),
        };
        let stays = self.odds.none(self.unseen_count, asked, self.sight.size.min(4));
        own * worth * (0..self.later).fold(1.0, |chance, _| chance * stays)
    }

    fn unseen_of(&self, value: u8) -> u32 {
        let of =
            |suit| self.sight.unseen.at_least(suit, value).len() - self.sight.unseen.at_least(suit, value + 1).len();
        Suit::ALL.into_iter().map(of).sum()
    }

    fn meets(&self, maneuver: Maneuver, card: Card) -> f32 {
        let yes = |is: bool| f32::from(u8::from(is));
        match maneuver {
            Maneuver::Value(set) => yes(set >> (card.value() - 1) & 1 == 1),
            Maneuver::LowestOf(suit) => {
                let there = self.open.of(suit);
                yes(card.suit() == suit && there.at_least(suit, card.value()) == there)
            }
            Maneuver::SameAs(side) => {
                let (players, pilot) = (self.game.players(), self.scene.pilot);
                let (neighbour, closes_the_circle) = match side {
                    Side::Right => (self.sight.me.right(players), self.sight.me == pilot),
                    Side::Left => (self.sight.me.left(players), self.sight.me == pilot.right(players)),
                };
                if closes_the_circle && !self.game.options().same_as_includes_pilot {
                    return 0.0;
                }
                match self.scene.table[neighbour.index()] {
                    Some(other) => yes(other.value() == card.value()),
                    None => self.unseen_of(card.value()) as f32 / self.unseen_count.max(1) as f32,
                }
            }
        }
    }

    /// What it costs to give this card up.
    fn keep(&self, card: Card) -> f32 {
        let (stakes, weights, suit) = (self.stakes, &self.brief.weights, card.suit());
        let others = self.sight.unseen.of(suit).len();
        let below = others - self.sight.unseen.at_least(suit, card.value()).len();
        let strength = below as f32 / others.max(1) as f32;
        let in_play = if self.game.table().free_suit == Some(suit) {
            weights.keep_alert * (1.0 - weights.keep_alert_slope * strength)
        } else {
            let rich = stakes.own[suit.index()] / stakes.card - 4.0 / 3.0;
            let last = weights.keep_last / self.sight.hand.of(suit).len().max(1) as f32;
            weights.keep_high * strength * strength * (1.0 + weights.keep_rich * rich) + last
        };
        let trick = usize::from(self.scene.trick);
        let mut token = stakes.values[trick][usize::from(card.value())];
        let mine = self.sight.hand.of(suit);
        if mine.at_least(suit, card.value()) == mine {
            token = token.max(stakes.lowest[trick][suit.index()] * (1.0 - strength));
        }
        in_play * stakes.card * f32::from(self.game.players() - 1) + token
    }
}

/// As Copilot: the card that is worth most to me, and best kept from the Commander.
pub(super) fn take(brief: &Briefing<'_>, state: &State, me: Seat) -> Option<Card> {
    let stakes = &brief.stakes[me.index()];
    let lost = state.commander().map_or(&stakes.usual, |seat| &stakes.lost[seat.index()]);
    let wish = |card: &Card| stakes.own[card.suit().index()] - lost[card.suit().index()];
    state.on_table().kinds().max_by(|a, b| wish(a).total_cmp(&wish(b)))
}
