//! The reference: Earthrise for four, hand-written for speed alone.
//!
//! No contract, no log, no facts, no content file, no refusals: the default numbers are constants and the whole game
//! is one function over local variables. It plays uniformly random legal moves like [`tabletop::playout`], so that
//! the two can be compared in speed and, as a check, in scores.

use tabletop::{Dice, Xoshiro};

const PLAYERS: usize = 4;
const HAND: usize = 10;
const LOW: u64 = 0x5555_5555_5555_5555;
const ALERT: usize = 3;

/// Cards as suit * 8 + number - 1.
const DECK: [u8; 40] = [
    0, 1, 2, 3, 3, 4, 4, 5, 6, 7, // Photography
    8, 9, 10, 10, 11, 12, 13, 13, 14, 15, // Apollo
    16, 17, 17, 18, 19, 20, 21, 22, 22, 23, // Astronauts
    24, 24, 25, 26, 27, 28, 29, 30, 31, 31, // Alert
];
const HONORS: [[i16; 4]; 3] = [[2, 4, 3, 0], [4, 3, 2, 0], [3, 2, 4, 0]];
const PUZZLE: [i16; 5] = [0, 5, 10, 17, 25];
const SILENT: u32 = 0b1010_1000;

/// What a token asks for: 0 to 3 the lowest of a suit, `SAME` the right neighbour's number, else a set of numbers
/// shifted left by 8.
const SAME: u16 = 4;
const TOKENS: [u16; 22] = [
    0,
    0,
    1,
    1,
    2,
    2,
    3,
    3, // lowest of a suit
    1 << 8,
    2 << 8,
    4 << 8,
    8 << 8,
    16 << 8,
    32 << 8,
    64 << 8,
    128 << 8, // one number
    3 << 8,
    12 << 8,
    48 << 8,
    192 << 8, // two numbers
    SAME,
    SAME,
];

/// What one game came to.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Played {
    /// Honors by seat.
    pub honors: [i16; PLAYERS],
    /// How many choices were made.
    pub moves: u32,
}

/// Plays one random game.
pub(crate) fn play(dice: &mut Xoshiro) -> Played {
    let mut moves = 0;
    let mut honors = [0i16; PLAYERS];
    let mut alerts = [0i16; PLAYERS];
    let mut tokens = [0u32; PLAYERS];
    let mut pieces = [0u8; PLAYERS];
    let mut puzzle = Puzzle::new();
    let mut supply = TOKENS;
    let mut supply_left = TOKENS.len();
    let mut deck = DECK;
    let mut stack = 0;
    let mut pilot = dice.below(PLAYERS as u32) as usize;

    for by_suit in &HONORS {
        let mut track = [0u16; HAND];
        for (trick, place) in track.iter_mut().enumerate() {
            if SILENT >> trick & 1 == 0 {
                let drawn = dice.below(supply_left as u32) as usize;
                *place = supply[drawn];
                supply_left -= 1;
                supply[drawn] = supply[supply_left];
            }
        }
        dice.shuffle(&mut deck);
        let mut hands = [0u64; PLAYERS];
        for (hand, cards) in hands.iter_mut().zip(deck.chunks_exact(HAND)) {
            *hand = cards.iter().map(|card| 1 << (2 * card)).sum();
        }
        let mut won = [0u64; PLAYERS];
        for (trick, &token) in track.iter().enumerate() {
            let mut cards = [0u8; PLAYERS];
            let mut trump = 0;
            let (mut first, mut first_at, mut second, mut second_at) = (0, pilot, 0, pilot);
            for step in 0..PLAYERS {
                let seat = (pilot + step) % PLAYERS;
                let hand = hands[seat];
                let lane = hand & 0xffff << (16 * trump);
                let legal = if step == 0 || lane == 0 { hand } else { lane | hand & 0xffff << (16 * ALERT) };
                let card = any_card(legal, dice);
                hands[seat] -= 1 << (2 * card);
                cards[seat] = card;
                if step == 0 {
                    trump = usize::from(card / 8);
                }
                if usize::from(card / 8) == trump {
                    let value = card % 8 + 1;
                    if value >= first {
                        (second, second_at) = (first, first_at);
                        (first, first_at) = (value, seat);
                    } else if value >= second {
                        (second, second_at) = (value, seat);
                    }
                }
            }
            moves += PLAYERS as u32;
            if SILENT >> trick & 1 == 0 {
                stack += 1;
                if let Some(seat) = winner(token, &cards, pilot) {
                    tokens[seat] += stack;
                    stack = 0;
                    moves += exchange(&mut puzzle, &mut tokens[seat], &mut pieces[seat], dice);
                }
            }
            let mut all: u64 = cards.iter().map(|card| 1 << (2 * card)).sum();
            if second > 0 {
                let card = any_card(all, dice);
                moves += 1;
                won[second_at] += 1 << (2 * card);
                all -= 1 << (2 * card);
            }
            won[first_at] += all;
            pilot = (pilot + 1) % PLAYERS;
        }
        for seat in 0..PLAYERS {
            let counts = by_suit_of(won[seat]);
            honors[seat] += counts.iter().zip(by_suit).map(|(count, each)| count * each).sum::<i16>();
            alerts[seat] += counts[ALERT];
        }
    }
    for step in 0..PLAYERS {
        let seat = (pilot + step) % PLAYERS;
        if tokens[seat] > 0 {
            moves += exchange(&mut puzzle, &mut tokens[seat], &mut pieces[seat], dice);
        }
    }
    let fewest = alerts.into_iter().min().unwrap_or(0);
    for seat in 0..PLAYERS {
        honors[seat] += if alerts[seat] == fewest { 10 } else { 0 };
        honors[seat] += tokens[seat] as i16 + PUZZLE[pieces[seat].count_ones() as usize];
    }
    Played { honors, moves }
}

/// How many cards of each suit: neighbours are added up in pairs, then pairs of pairs.
#[inline]
fn by_suit_of(set: u64) -> [i16; 4] {
    let pairs = (set & 0x3333_3333_3333_3333) + (set >> 2 & 0x3333_3333_3333_3333);
    let fours = (pairs & 0x0f0f_0f0f_0f0f_0f0f) + (pairs >> 4 & 0x0f0f_0f0f_0f0f_0f0f);
    let lanes = (fours + (fours >> 8)) & 0x00ff_00ff_00ff_00ff;
    std::array::from_fn(|suit| (lanes >> (16 * suit)) as i16)
}

/// One of the different cards of a set.
#[inline]
fn any_card(set: u64, dice: &mut Xoshiro) -> u8 {
    let mut kinds = (set | set >> 1) & LOW;
    for _ in 0..dice.below(kinds.count_ones()) {
        kinds &= kinds - 1;
    }
    (kinds.trailing_zeros() / 2) as u8
}

/// The last player whose card meets the condition.
#[inline]
fn winner(token: u16, cards: &[u8; PLAYERS], pilot: usize) -> Option<usize> {
    if token < SAME {
        let mut lowest = u8::MAX;
        let mut at = None;
        for step in 0..PLAYERS {
            let seat = (pilot + step) % PLAYERS;
            if u16::from(cards[seat] / 8) == token && cards[seat] <= lowest {
                lowest = cards[seat];
                at = Some(seat);
            }
        }
        return at;
    }
    (0..PLAYERS).rev().map(|step| (pilot + step) % PLAYERS).find(|&seat| {
        let value = cards[seat] % 8;
        match token {
            SAME => value == cards[(seat + PLAYERS - 1) % PLAYERS] % 8,
            _ => token >> (8 + value) & 1 == 1,
        }
    })
}

/// The pile of pieces: unknown ones by kind, then those put under it.
struct Puzzle {
    unknown: [u8; 4],
    unknown_left: u32,
    under: [u8; 32],
    head: usize,
    tail: usize,
}

impl Puzzle {
    fn new() -> Puzzle {
        Puzzle { unknown: [5; 4], unknown_left: 20, under: [0; 32], head: 0, tail: 0 }
    }

    fn len(&self) -> u32 {
        self.unknown_left + (self.tail - self.head) as u32
    }

    fn draw(&mut self, dice: &mut Xoshiro) -> u8 {
        if self.unknown_left == 0 {
            self.head += 1;
            return self.under[(self.head - 1) % 32];
        }
        let mut place = dice.below(self.unknown_left) as u8;
        self.unknown_left -= 1;
        let mut kind = 0;
        while place >= self.unknown[kind] {
            place -= self.unknown[kind];
            kind += 1;
        }
        self.unknown[kind] -= 1;
        kind as u8
    }
}

/// One exchange window with random choices; how many choices it took.
fn exchange(puzzle: &mut Puzzle, tokens: &mut u32, pieces: &mut u8, dice: &mut Xoshiro) -> u32 {
    let most = (*tokens).min(puzzle.len());
    if most == 0 {
        return 0;
    }
    let spent = dice.below(most + 1);
    if spent == 0 {
        return 1;
    }
    *tokens -= spent;
    let mut drawn = [0u8; 32];
    let drawn = &mut drawn[..spent as usize];
    let mut new = 0u8;
    for piece in drawn.iter_mut() {
        *piece = puzzle.draw(dice);
        new |= 1 << *piece;
    }
    new &= !*pieces;
    let choices = new.count_ones();
    let mut kept = u8::MAX;
    if choices > 0 {
        let mut kinds = new;
        for _ in 0..if choices > 1 { dice.below(choices) } else { 0 } {
            kinds &= kinds - 1;
        }
        kept = kinds.trailing_zeros() as u8;
        *pieces |= 1 << kept;
    }
    for &piece in drawn.iter() {
        if piece == kept {
            kept = u8::MAX;
        } else {
            puzzle.under[puzzle.tail % 32] = piece;
            puzzle.tail += 1;
        }
    }
    1 + u32::from(choices > 1)
}
