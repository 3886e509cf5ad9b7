//! What the laws of the house need to know of Earthrise: odd tables, odd moves, what is secret and what is never lost.

use crate::card::{Card, Cards};
use crate::content::{BUILTIN, Content, Options, PillDecisions};
use crate::draws::Draw;
use crate::game::{Earthrise, Setup};
use crate::moves::Move;
use crate::state::{PerSeat, Phase, Piece, PillId, State, Tokens};
use std::sync::OnceLock;
use tabletop::deck::Deck;
use tabletop::laws::Subject;
use tabletop::{Audience, Dice, Game, Seat, Seats, Xoshiro};

/// Suits that may always be played, the usual one first.
const FREE_SUITS: [&str; 3] = ["ALE", "None", "PHO"];
/// Whose number `SameAs` asks for, the usual side first.
const SIDES: [&str; 2] = ["right", "left"];

/// Content that differs from the program's own. Reading it takes longer than a game, so it is read once.
fn odd_content(suit: usize, side: usize) -> &'static Content {
    static READ: [[OnceLock<Content>; SIDES.len()]; FREE_SUITS.len()] = [const { [const { OnceLock::new() }; 2] }; 3];
    READ[suit][side].get_or_init(|| {
        let free = format!("always_playable_suit: {}", FREE_SUITS[suit]);
        let same = format!("(token: SameAs({}), n: 2)", SIDES[side]);
        let text = BUILTIN.replacen("always_playable_suit: ALE", &free, 1);
        let content = Content::parse("odd content", &text.replacen("(token: SameAs(right), n: 2)", &same, 1));
        #[expect(clippy::expect_used, reason = "only tests come here, and they shall fail")]
        content.expect("odd content is valid")
    })
}

impl Subject for Earthrise {
    fn any_table(pick: u64) -> Self {
        let mut dice = Xoshiro::new(pick / 6);
        let mut setup = Setup { pills: pick / 3 % 2 == 1, ..Setup::new(3 + (pick % 3) as u8) };
        let (mut suit, mut side) = (0, 0);
        if pick >= 6 {
            for option in Options::names() {
                if dice.below(2) == 0 {
                    setup.options.insert(option.name.to_owned(), (*dice.pick(option.values)).to_owned());
                }
            }
            suit = dice.below(FREE_SUITS.len() as u32) as usize;
            side = dice.below(SIDES.len() as u32) as usize;
        }
        #[expect(clippy::expect_used, reason = "only tests come here, and they shall fail")]
        Earthrise::new(odd_content(suit, side), &setup).expect("odd tables are valid")
    }

    fn any_move(&self, dice: &mut impl Dice) -> Move {
        let card = *dice.pick(&self.table.deck);
        match dice.below(9) {
            0 | 1 => Move::Play(card),
            2 => Move::Take(card),
            3 => Move::Exchange(dice.below(12) as u8),
            4 => Move::Save,
            5 => Move::KeepPiece(Piece(dice.below(10) as u8)),
            6 => Move::Reveal,
            7 => Move::Hold,
            _ => Move::Give(Seat(dice.below(9) as u8)),
        }
    }

    fn bound(&self) -> u32 {
        let table = &self.table;
        let (rounds, players) = (u32::from(table.rounds), u32::from(table.players));
        // A card a player and trick, the Copilot, the Maneuver's exchange and choice of a piece; at every scoring a
        // decision about a pill; every Alert may be handed on; every token may be spent for a piece.
        let tricks = rounds * u32::from(table.hand_size) * (players + 3);
        let scorings = (rounds + 1) * players;
        let alerts = rounds * table.deck.len() as u32;
        let tokens = 2 * table.tokens.len() as u32;
        2 + 2 * rounds + tricks + scorings + 2 * players + alerts + tokens
    }

    fn swap_hidden(&self, state: &mut State, who: Audience, dice: &mut impl Dice) {
        let others = self.hidden_from(who);
        if others.is_empty() {
            return;
        }
        for _ in 0..6 {
            swap_cards(state, *dice.pick(&others), *dice.pick(&others), dice);
        }
        if self.is_silent(state.trick) && state.played < self.table.players {
            self.swap_face_down(state, &others, dice);
        }
        self.swap_pills(state, &others, dice);
        if !self.options.public_draw {
            swap_pieces_under(state, who, dice);
        }
    }

    fn swap_draw(&self, state: &State, draw: &Draw, who: Audience, dice: &mut impl Dice) -> Draw {
        let others = self.hidden_from(who);
        if others.is_empty() {
            return *draw;
        }
        let (one, other) = (*dice.pick(&others), *dice.pick(&others));
        match (*draw, state.phase) {
            (Draw::Hands(mut hands), _) if one != other => {
                let (given, taken) = (hands[one].pick(dice), hands[other].pick(dice));
                hands[one] = hands[one].without(given).with(taken);
                hands[other] = hands[other].without(taken).with(given);
                Draw::Hands(hands)
            }
            (Draw::Pills(mut pills), _) => {
                pills.swap(one, other);
                Draw::Pills(pills)
            }
            // A piece that is drawn out of sight, while more are to come: the last one would show by what is kept.
            (Draw::Piece(_), Phase::DrawPiece { seat })
                if !self.options.public_draw && !who.knows(seat) && state.to_draw > 1 =>
            {
                Draw::Piece(Piece(state.pile.middle().sample(dice).unwrap_or(0)))
            }
            _ => *draw,
        }
    }

    fn swap_move(&self, state: &State, seat: Seat, mv: Move, who: Audience, dice: &mut impl Dice) -> Move {
        let mut moves = Vec::new();
        self.eye(state, seat).moves(&mut moves);
        let other = *dice.pick(&moves);
        let secret = match (mv, other) {
            _ if who.knows(seat) || self.frontier(state, seat, mv) == Seats::all(self.table.players) => false,
            // The first card of a silent trick names its suit.
            (Move::Play(card), Move::Play(other)) => {
                self.is_silent(state.trick) && (state.played > 0 || card.suit() == other.suit())
            }
            (Move::Reveal | Move::Hold, _) => self.options.pill_decisions == PillDecisions::Simultaneous,
            _ => false,
        };
        if secret { other } else { mv }
    }

    fn conserved(&self, state: &State) -> Result<(), String> {
        self.cards_are_there(state)?;
        self.tokens_are_there(state)?;
        self.pieces_are_there(state)?;
        let points: u32 = self.table.alert_tokens.iter().map(|&(value, n)| u32::from(value) * u32::from(n)).sum();
        let taken: u32 = state.alerts.iter().map(|&alerts| u32::from(alerts)).sum();
        unless(taken <= points, || format!("{taken} Alert points of {points}"))?;
        let fresh = state.fresh_alerts.iter().zip(&state.alerts).all(|(fresh, all)| fresh <= all);
        unless(fresh, || "more Alerts to hand on than there are".to_owned())?;
        let pills: Vec<PillId> = state.pills.iter().flatten().copied().collect();
        let twice = pills.iter().enumerate().any(|(at, pill)| pills[..at].contains(pill));
        unless(!twice, || "a pill is there twice".to_owned())
    }
}

fn unless(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}

impl Earthrise {
    /// The seats whose secrets this audience must not know.
    fn hidden_from(&self, who: Audience) -> Vec<usize> {
        (0..self.table.players).filter(|&seat| !who.knows(Seat(seat))).map(usize::from).collect()
    }

    /// Cards that lie face down are others of their suit, from a hidden hand.
    fn swap_face_down(&self, state: &mut State, others: &[usize], dice: &mut impl Dice) {
        for &seat in others {
            let from = *dice.pick(others);
            let Some(card) = state.table[seat] else { continue };
            let same_suit = state.hands[from].of(card.suit());
            if !same_suit.is_empty() {
                let other = same_suit.pick(dice);
                state.hands[from] = state.hands[from].without(other).with(card);
                state.table[seat] = Some(other);
            }
        }
        state.on_table = state.table.iter().flatten().copied().collect();
        if let Some(trump) = state.trump {
            state.standing = self.trick(state).standing(trump);
        }
    }

    /// Secret pills change hands or go back to the unused ones; secret decisions may be the other way.
    fn swap_pills(&self, state: &mut State, others: &[usize], dice: &mut impl Dice) {
        let secret_now = state.phase == Phase::Pills && self.options.pill_decisions == PillDecisions::Simultaneous;
        let shut = |seat: &&usize| {
            let at = Seat(**seat as u8);
            state.pills[**seat].is_some() && !state.pills_used.has(at) && !state.revealing.has(at)
        };
        let shut: Vec<usize> = others.iter().filter(shut).copied().collect();
        if let [_, _, ..] = shut.as_slice() {
            state.pills.swap(*dice.pick(&shut), *dice.pick(&shut));
        }
        let unused: Vec<u8> =
            self.table.pill_pool.iter().copied().filter(|&pill| !state.pills.contains(&Some(PillId(pill)))).collect();
        if !shut.is_empty() && !unused.is_empty() && dice.below(2) == 0 {
            state.pills[*dice.pick(&shut)] = Some(PillId(*dice.pick(&unused)));
        }
        for &seat in others.iter().filter(|&&seat| secret_now && state.decided.has(Seat(seat as u8))) {
            let fits = state.pills[seat].is_some_and(|pill| self.pill_fits(pill, state.round));
            let at = Seat(seat as u8);
            state.revealing =
                if fits && dice.below(2) == 0 { state.revealing.with(at) } else { state.revealing.without(at) };
        }
    }

    /// Every card of the deck is in one place while a round lasts, and nowhere between rounds.
    fn cards_are_there(&self, state: &State) -> Result<(), String> {
        let in_round = state.round < self.table.rounds;
        let trick_lies_open = match state.phase {
            Phase::Play | Phase::Exchange { .. } | Phase::DrawPiece { .. } => in_round,
            Phase::KeepPiece { .. } | Phase::Copilot { .. } => in_round,
            _ => false,
        };
        let dealt = trick_lies_open || (in_round && matches!(state.phase, Phase::Pills | Phase::GiveAlerts { .. }));
        let on_table: Cards = state.table.iter().flatten().copied().collect();
        unless(on_table == state.on_table, || "the cards of the trick are not the cards on the table".to_owned())?;
        let all = state.hands.iter().chain(&state.won).copied().chain([on_table]);
        let mut counts = [0u32; 32];
        all.flat_map(Cards::iter).for_each(|card| counts[card.index()] += 1);
        let in_tricks: Cards = state.tricks.rows().into_iter().flatten().flatten().collect();
        let out_of_hand = state.won.iter().fold(Cards::NONE, |sum, &won| sum.plus(won));
        let complete = if trick_lies_open && state.played == self.table.players { on_table } else { Cards::NONE };
        unless(in_tricks == out_of_hand.plus(complete), || "the tricks are not the cards in the piles".to_owned())?;
        let expected = |card: Card| if dealt { u32::from(self.table.deck_set.count(card)) } else { 0 };
        match self.table.deck_set.kinds().find(|&card| counts[card.index()] != expected(card)) {
            Some(card) => Err(format!("{} of {} copies of {card} are there", counts[card.index()], expected(card))),
            None => Ok(()),
        }
    }

    /// No token is in two places.
    fn tokens_are_there(&self, state: &State) -> Result<(), String> {
        let ahead = match state.phase {
            Phase::Lots | Phase::PillDeal | Phase::Lay => Tokens::NONE,
            // Before the deal nothing has moved yet; after it the token of this trick is on its way.
            Phase::Deal => state.track.iter().flatten().copied().collect(),
            _ if state.round < self.table.rounds => {
                state.track.iter().skip(usize::from(state.trick) + 1).flatten().copied().collect()
            }
            _ => Tokens::NONE,
        };
        let places = state.tokens.iter().copied().chain([state.supply, state.earth, ahead]);
        let (union, sum) = places.fold((Tokens::NONE, 0), |(union, sum), set| (union.union(set), sum + set.len()));
        unless(union.len() == sum, || "a token is in two places".to_owned())?;
        unless(sum as usize <= self.table.tokens.len(), || "there are more tokens than in the box".to_owned())
    }

    /// Every piece is in the pile, in a puzzle, or just drawn.
    fn pieces_are_there(&self, state: &State) -> Result<(), String> {
        for kind in 0..self.table.kinds {
            let lying =
                state.pile.bottom().iter().chain(state.drawn.as_slice()).filter(|&&piece| piece == kind).count();
            let owned = state.pieces.iter().filter(|&&pieces| pieces >> kind & 1 == 1).count();
            let there = usize::from(state.pile.middle().count(kind)) + lying + owned;
            unless(there == usize::from(self.table.copies), || format!("{there} pieces of kind {kind} are there"))?;
        }
        unless(state.under_by.len() == state.pile.bottom().len(), || {
            "who put a piece under the pile is lost".to_owned()
        })
    }
}

/// Two hidden hands exchange a card each, if nothing that was shown speaks against it.
fn swap_cards(state: &mut State, one: usize, other: usize, dice: &mut impl Dice) {
    let hands = &mut state.hands;
    if one == other || hands[one].is_empty() || hands[other].is_empty() {
        return;
    }
    let (given, taken) = (hands[one].pick(dice), hands[other].pick(dice));
    let can_hold = |voids: &PerSeat<u8>, seat: usize, card: Card| voids[seat] >> card.suit().index() & 1 == 0;
    // Who has played to a silent trick must have been able to: there only the number may change.
    let silent = state.table[one].is_some() || state.table[other].is_some();
    let fits = can_hold(&state.voids, one, taken) && can_hold(&state.voids, other, given);
    if given.suit() == taken.suit() || (fits && !silent) {
        hands[one] = hands[one].without(given).with(taken);
        hands[other] = hands[other].without(taken).with(given);
    }
}

/// Pieces under the pile that were drawn out of sight change places, or lie in the unknown part of it.
fn swap_pieces_under(state: &mut State, who: Audience, dice: &mut impl Dice) {
    let mut under: Vec<u8> = state.pile.bottom().to_vec();
    let hidden: Vec<usize> =
        (0..under.len()).filter(|&place| !who.knows(Seat(state.under_by.as_slice()[place]))).collect();
    if hidden.is_empty() {
        return;
    }
    under.swap(*dice.pick(&hidden), *dice.pick(&hidden));
    let mut middle = *state.pile.middle();
    if let Some(piece) = middle.sample(dice) {
        let place = *dice.pick(&hidden);
        middle.take(piece);
        middle.add(under[place]);
        under[place] = piece;
    }
    state.pile = Deck::shuffled(middle);
    under.into_iter().for_each(|piece| {
        state.pile.put_under(piece);
    });
}
