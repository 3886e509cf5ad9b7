//! Worlds that could lie behind a view, each as likely as it really is.
//!
//! What a seat cannot see is who holds which card, which cards lie face down in a silent trick, which pills the others
//! have, and, where the table hides drawn pieces, where those lie. Every deal of the unseen cards that fits what was
//! shown is equally likely; a seat that did not follow suit is known to be void (ER-6.4).

use crate::card::{Card, Cards, Suit};
use crate::content::PillDecisions;
use crate::game::Earthrise;
use crate::state::{MAX_PLAYERS, Phase, PillId, State, Tricks};
use crate::view::{PillSeen, Shown, UNKNOWN_PIECE, View};
use tabletop::deck::{Deck, Pile};
use tabletop::{Dice, Game, Seat, Seats};

const ALL_SUITS: u8 = 0b1111;

/// So often pieces are arranged anew before a view is taken for one that no game leads to.
const MAX_TRIES: u32 = 10_000;

/// One full state behind a view.
pub(crate) fn imagine(game: &Earthrise, view: &View, dice: &mut impl Dice) -> State {
    Worlds::new(game, view).sample(dice)
}

/// The worlds behind one view. Making it counts them; sampling is cheap after that.
#[derive(Clone, Debug)]
pub struct Worlds<'a> {
    game: &'a Earthrise,
    view: &'a View,
    /// Cards this audience cannot place, by suit.
    unseen: [Vec<Card>; 4],
    /// The ways in which the face-down cards of a silent trick may bear on the hands; each with its number of deals.
    cases: Vec<Case>,
}

/// A place where unseen cards lie.
#[derive(Clone, Copy, Debug)]
struct Place {
    seat: Seat,
    /// The card in front of the seat instead of its hand?
    face_down: bool,
    size: u8,
    /// Suits that can lie here, as bits.
    suits: u8,
}

/// Places with fixed suits, and how many deals fit them.
#[derive(Clone, Debug)]
struct Case {
    places: Vec<Place>,
    /// How to share the cards out; without it any card can lie anywhere.
    counts: Option<Counts>,
    deals: f64,
}

impl<'a> Worlds<'a> {
    /// Counts the worlds behind a view.
    pub fn new(game: &'a Earthrise, view: &'a View) -> Worlds<'a> {
        let unseen = unseen_cards(game, view);
        let sizes: [u8; 4] = std::array::from_fn(|suit| unseen[suit].len() as u8);
        let mut cases = vec![Vec::new()];
        for seat in (0..game.players()).map(Seat) {
            cases = add_seat(game, view, seat, cases);
        }
        let cases = cases
            .into_iter()
            .map(|places| {
                if places.iter().all(|place| place.suits == ALL_SUITS) {
                    let deals = free_deals(&places, sizes);
                    return Case { places, counts: None, deals };
                }
                let mut counts = Counts::new(sizes, places.len());
                let deals = counts.deals(&places, 0, sizes);
                Case { places, counts: Some(counts), deals }
            })
            .filter(|case| case.deals > 0.0)
            .collect();
        Worlds { game, view, unseen, cases }
    }

    /// How many deals of the unseen cards there are; copies of a card are told apart.
    pub fn deals(&self) -> f64 {
        self.cases.iter().map(|case| case.deals).sum()
    }

    /// One of the worlds, each equally likely.
    pub fn sample(&self, dice: &mut impl Dice) -> State {
        let mut state = self.known();
        self.deal(&mut state, dice);
        self.hand_out_pills(&mut state, dice);
        self.place_pieces(&mut state, dice);
        state.turn = Seat((state.pilot.0 + state.played) % self.game.players());
        state.on_table = state.table.iter().flatten().copied().collect();
        if let Some(trump) = state.trump {
            state.standing = self.game.trick(&state).standing(trump);
        }
        state
    }

    /// The same world but for two cards: two hands that this audience cannot see give each other one, by chance. `None`
    /// if the cards cannot lie so. From world to world in this way each comes up equally often, so whoever has reasons to
    /// believe in some more than in others can walk among them.
    pub fn exchange(&self, world: &State, dice: &mut impl Dice) -> Option<(State, [Seat; 2])> {
        let players = u32::from(self.game.players());
        let one = dice.below(players);
        let other = (one + 1 + dice.below(players - 1)) % players;
        let seats = [Seat(one as u8), Seat(other as u8)];
        if seats.iter().any(|&seat| self.view.who.knows(seat)) {
            return None;
        }
        let [given, taken] = [self.any_card(world, seats[0], dice)?, self.any_card(world, seats[1], dice)?];
        if given == taken || !self.can_hold(world, seats[0], taken) || !self.can_hold(world, seats[1], given) {
            return None;
        }
        let mut state = *world;
        let [one, other] = seats.map(Seat::index);
        state.hands[one] = state.hands[one].without(given).with(taken);
        state.hands[other] = state.hands[other].without(taken).with(given);
        Some((state, seats))
    }

    /// Hands out the pills anew, as far as this audience does not know them, and arranges the pieces.
    pub fn shake(&self, world: &mut State, dice: &mut impl Dice) {
        self.hand_out_pills(world, dice);
        self.place_pieces(world, dice);
    }

    /// A card of a hand, each copy equally likely.
    fn any_card(&self, world: &State, seat: Seat, dice: &mut impl Dice) -> Option<Card> {
        let hand = world.hands[seat.index()];
        if hand.is_empty() { None } else { hand.iter().nth(dice.below(hand.len()) as usize) }
    }

    /// Does nothing that was shown, or lies face down in this world, speak against this card in this hand?
    fn can_hold(&self, world: &State, seat: Seat, card: Card) -> bool {
        let at = seat.index();
        if self.view.voids[at] >> card.suit().index() & 1 == 1 {
            return false;
        }
        // Who did not follow to a silent trick holds no Trump, though only this world knows.
        match (world.table[at], self.view.trump) {
            (Some(lying), Some(trump)) if self.view.table[at] == Shown::FaceDown && card.is_of(trump) => {
                lying.is_of(trump)
                    || self.game.table.free_suit == Some(lying.suit())
                    || !self.game.must_follow_in(world.trick)
            }
            _ => true,
        }
    }

    /// The state with everything this audience knows filled in.
    fn known(&self) -> State {
        let view = self.view;
        let mut state = self.game.begin();
        state.phase = view.phase;
        state.round = view.round;
        state.trick = view.trick;
        state.first_pilot = view.first_pilot;
        state.pilot = view.pilot;
        state.trump = view.trump;
        state.played = view.played;
        state.table = view.table.map(|shown| match shown {
            Shown::Card(card) => Some(card),
            Shown::Nothing | Shown::FaceDown => None,
        });
        state.hands = view.hands.map(|hand| hand.unwrap_or(Cards::NONE));
        state.won = view.memory.won;
        state.tricks = Tricks::of(&view.memory.tricks);
        state.voids = view.voids;
        state.track = view.track;
        state.supply = view.supply;
        state.earth = view.earth;
        state.newest = view.newest;
        state.tokens = view.tokens;
        state.under_by = view.under_by;
        state.to_draw = view.to_draw;
        state.pieces = view.pieces;
        state.silence = view.silence;
        state.alerts = view.memory.alerts;
        state.fresh_alerts = view.memory.fresh_alerts;
        state.score_sheet = view.score_sheet;
        state.pills_used = view.pills_used;
        state.decided = view.decided;
        state.revealing = view.revealing;
        state.last_exchanged = view.last_exchanged;
        state
    }

    fn deal(&self, state: &mut State, dice: &mut impl Dice) {
        let Some(case) = pick_by_weight(&self.cases, |case| case.deals, dice) else { return };
        let Some(counts) = &case.counts else { return self.deal_freely(state, &case.places, dice) };
        let mut cards = self.unseen.clone();
        cards.iter_mut().for_each(|suit| dice.shuffle(suit));
        let mut left: [u8; 4] = std::array::from_fn(|suit| cards[suit].len() as u8);
        for (at, place) in case.places.iter().enumerate() {
            let share = counts.share(&case.places, at, left, dice);
            for suit in 0..4 {
                let rest = cards[suit].len() - usize::from(share[suit]);
                cards[suit].drain(rest..).for_each(|card| put(state, place, card));
                left[suit] -= share[suit];
            }
        }
    }

    /// Nothing was shown that binds a card to a place.
    fn deal_freely(&self, state: &mut State, places: &[Place], dice: &mut impl Dice) {
        let mut cards = self.unseen.concat();
        dice.shuffle(&mut cards);
        let mut cards = cards.into_iter();
        for place in places {
            cards.by_ref().take(usize::from(place.size)).for_each(|card| put(state, place, card));
        }
    }

    fn hand_out_pills(&self, state: &mut State, dice: &mut impl Dice) {
        let known = |pill: u8| self.view.pills.contains(&PillSeen::Pill(PillId(pill)));
        let mut pool: Vec<u8> = self.game.table.pill_pool.iter().copied().filter(|&pill| !known(pill)).collect();
        dice.shuffle(&mut pool);
        for seat in 0..MAX_PLAYERS {
            state.pills[seat] = match self.view.pills[seat] {
                PillSeen::None => None,
                PillSeen::Pill(pill) => Some(pill),
                PillSeen::FaceDown => pool.pop().map(PillId),
            };
        }
        // Somebody who has decided in secret may have decided either way, if the pill fits this scoring.
        let secret = self.game.options.pill_decisions == PillDecisions::Simultaneous && self.view.phase == Phase::Pills;
        let hidden = |seat: &Seat| secret && self.view.pills[seat.index()] == PillSeen::FaceDown;
        let reveals = self.view.decided.iter().filter(hidden).filter(|seat| {
            let fits = state.pills[seat.index()].is_some_and(|pill| self.game.pill_fits(pill, self.view.round));
            fits && dice.below(2) == 1
        });
        state.revealing = state.revealing.union(reveals.collect::<Seats>());
    }

    fn place_pieces(&self, state: &mut State, dice: &mut impl Dice) {
        for _ in 0..MAX_TRIES {
            self.arrange_pieces(state, dice);
            let Phase::KeepPiece { seat } = state.phase else { return };
            if self.game.new_kinds(state.drawn.as_slice(), state.pieces[seat.index()]).count_ones() > 1 {
                return;
            }
        }
    }

    fn arrange_pieces(&self, state: &mut State, dice: &mut impl Dice) {
        let mut middle = self.view.unplaced;
        let mut fill = |pieces: &[u8]| {
            let mut filled = Pile::EMPTY;
            for &piece in pieces {
                let piece = if piece == UNKNOWN_PIECE {
                    let unknown = middle.sample(dice).unwrap_or(0);
                    middle.take(unknown);
                    unknown
                } else {
                    piece
                };
                filled.push(piece);
            }
            filled
        };
        let under: Pile<{ crate::state::MAX_PIECES }> = fill(self.view.under.as_slice());
        state.drawn = fill(self.view.drawn.as_slice());
        state.pile = Deck::shuffled(middle);
        for &piece in under.as_slice() {
            state.pile.put_under(piece);
        }
    }
}

/// A card comes to lie at its place.
fn put(state: &mut State, place: &Place, card: Card) {
    let seat = place.seat.index();
    if place.face_down {
        state.table[seat] = Some(card);
    } else {
        state.hands[seat] = state.hands[seat].with(card);
    }
}

/// In how many ways the cards fill places that can hold any of them.
fn free_deals(places: &[Place], sizes: [u8; 4]) -> f64 {
    let mut left: u8 = sizes.iter().sum();
    let mut deals = 1.0;
    for place in places {
        if place.size > left {
            return 0.0;
        }
        deals *= choose(left, place.size);
        left -= place.size;
    }
    if left == 0 { deals } else { 0.0 }
}

/// The cards that lie somewhere this audience cannot see, by suit.
fn unseen_cards(game: &Earthrise, view: &View) -> [Vec<Card>; 4] {
    if view.hand_sizes == [0; MAX_PLAYERS] && !view.table.contains(&Shown::FaceDown) {
        return Default::default();
    }
    let mut unseen = game.table.deck_set;
    // In the Copilot's decision the cards of the trick still lie on the table; later they lie in the piles.
    let piles = view.memory.won.iter();
    let hands = view.hands.iter().flatten();
    for cards in piles.chain(hands).chain([&view.open_cards()]) {
        unseen = cards.iter().fold(unseen, Cards::without);
    }
    Suit::ALL.map(|suit| unseen.of(suit).iter().collect())
}

/// Adds the hand of a seat, and its face-down card, to each of the cases so far.
fn add_seat(game: &Earthrise, view: &View, seat: Seat, cases: Vec<Vec<Place>>) -> Vec<Vec<Place>> {
    if view.who.knows(seat) {
        return cases;
    }
    let free = ALL_SUITS & !view.voids[seat.index()];
    let hand = |suits: u8| Place { seat, face_down: false, size: view.hand_sizes[seat.index()], suits };
    let card = |suits: u8| Place { seat, face_down: true, size: 1, suits };
    let extend = |options: &[Vec<Place>]| {
        let both = |case: &Vec<Place>| options.iter().map(|o| [case.as_slice(), o].concat()).collect::<Vec<_>>();
        cases.iter().flat_map(both).collect()
    };
    let Some(trump) = view.trump.filter(|_| view.table[seat.index()] == Shown::FaceDown) else {
        return extend(&[vec![hand(free)]]);
    };
    let trump = 1 << trump.index();
    if seat == view.pilot {
        return extend(&[vec![card(trump), hand(free)]]);
    }
    if !game.must_follow_in(view.trick) || free & trump == 0 {
        return extend(&[vec![card(free), hand(free)]]);
    }
    // Either the card follows (or is one that always may be played), or the hand holds no Trump.
    let follows = trump | game.table.free_suit.map_or(0, |suit| 1 << suit.index());
    extend(&[vec![card(free & follows), hand(free)], vec![card(free & !follows), hand(free & !trump)]])
}

/// Numbers of deals, remembered: for each place, by how many cards of each suit are left for it and those after it.
#[derive(Clone, Debug)]
struct Counts {
    sizes: [u8; 4],
    known: Vec<f64>,
}

impl Counts {
    fn new(sizes: [u8; 4], places: usize) -> Counts {
        let states: usize = sizes.iter().map(|&size| usize::from(size) + 1).product();
        Counts { sizes, known: vec![f64::NAN; states * places] }
    }

    fn index(&self, place: usize, left: [u8; 4]) -> usize {
        let fold = |at: usize, (&left, &size): (&u8, &u8)| at * (usize::from(size) + 1) + usize::from(left);
        left.iter().zip(&self.sizes).fold(place, fold)
    }

    /// In how many ways the cards that are left fill the places from this one on.
    fn deals(&mut self, places: &[Place], at: usize, left: [u8; 4]) -> f64 {
        let Some(place) = places.get(at) else {
            return if left == [0; 4] { 1.0 } else { 0.0 };
        };
        let index = self.index(at, left);
        if self.known[index].is_nan() {
            let mut sum = 0.0;
            for_each_share(place, left, |share, rest| sum += ways(left, share) * self.deals(places, at + 1, rest));
            self.known[index] = sum;
        }
        self.known[index]
    }

    /// How many cards of each suit a place gets, by chance.
    fn share(&self, places: &[Place], at: usize, left: [u8; 4], dice: &mut impl Dice) -> [u8; 4] {
        let after = |rest: [u8; 4]| match places.get(at + 1) {
            Some(_) => self.known[self.index(at + 1, rest)],
            None if rest == [0; 4] => 1.0,
            None => 0.0,
        };
        let mut shares = Vec::new();
        for_each_share(&places[at], left, |share, rest| shares.push((share, ways(left, share) * after(rest))));
        pick_by_weight(&shares, |(_, weight)| *weight, dice).map_or([0; 4], |(share, _)| *share)
    }
}

/// Goes through the ways to fill a place by suit; with each, what is left for the places after it.
fn for_each_share(place: &Place, left: [u8; 4], mut visit: impl FnMut([u8; 4], [u8; 4])) {
    let most = |suit: usize| if place.suits >> suit & 1 == 1 { left[suit].min(place.size) } else { 0 };
    for a in 0..=most(0) {
        for b in 0..=most(1).min(place.size - a) {
            for c in 0..=most(2).min(place.size - a - b) {
                let d = place.size - a - b - c;
                if d <= most(3) {
                    visit([a, b, c, d], [left[0] - a, left[1] - b, left[2] - c, left[3] - d]);
                }
            }
        }
    }
}

/// In how many ways this many cards of each suit can be taken from those left.
fn ways(left: [u8; 4], share: [u8; 4]) -> f64 {
    left.iter().zip(&share).map(|(&n, &k)| choose(n, k)).product()
}

/// `n` over `k`.
fn choose(n: u8, k: u8) -> f64 {
    (0..k).fold(1.0, |c, i| c * f64::from(n - i) / f64::from(i + 1))
}

fn pick_by_weight<'a, T>(items: &'a [T], weight: impl Fn(&T) -> f64, dice: &mut impl Dice) -> Option<&'a T> {
    let total: f64 = items.iter().map(&weight).sum();
    let mut point = (dice.bits() >> 11) as f64 / (1u64 << 53) as f64 * total;
    let likely = items.iter().filter(|item| weight(item) > 0.0);
    let mut last = None;
    for item in likely {
        last = Some(item);
        point -= weight(item);
        if point < 0.0 {
            break;
        }
    }
    last
}
