//! Earthrise as a [`Game`]: which question or draw comes next, and what an answer does.

use crate::card::{Cards, Suit};
use crate::content::{Content, ContentError, FollowRule, OptionError, Options, PillDecisions, Table, TableError};
use crate::draws::{Draw, Need};
use crate::facts::Fact;
use crate::moves::{Eye, Move, Refusal};
use crate::state::{MAX_PLAYERS, MAX_TRICKS, PerSeat, Phase, PillId, State, Tokens, Tricks};
use crate::trick::Standing;
use crate::view::View;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabletop::deck::{Bag, Deck, Pile};
use tabletop::{Audience, Dice, Game, Next, Seat, Seats, Sight, Silent, Source, Tell};

/// How a table is set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "EarthriseSetup"))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// 3, 4 or 5.
    pub players: u8,
    /// Play with the history pills?
    #[serde(default)]
    pub pills: bool,
    /// Which pills are in use: a pool of the content by name, or its usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pill_pool: Option<String>,
    /// Options that differ from those of the content, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
}

impl Setup {
    /// A table without pills and with the options of the content.
    pub fn new(players: u8) -> Setup {
        Setup { players, pills: false, pill_pool: None, options: BTreeMap::new() }
    }
}

/// Why a table cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// A number of players the game is not made for, or an unknown pool of pills.
    #[error(transparent)]
    Table(#[from] TableError),
    /// An unknown option, or a value it does not have.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// The content is broken.
    #[error(transparent)]
    Content(#[from] ContentError),
}

/// The rules of Earthrise at one table: content, number of players, options.
#[derive(Clone, Debug)]
pub struct Earthrise {
    pub(crate) table: Table,
    pub(crate) options: Options,
    pub(crate) pills: bool,
    /// Bit `t` is set if the others must follow suit in trick `t` of a round (ER-6.2, ER-7.3).
    must_follow: u32,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "EarthriseOutcome"))]
pub struct Outcome {
    /// Honors of every seat; beyond the table 0.
    pub honors: PerSeat<i16>,
    /// Who won. More than one only where the table shares a victory.
    pub winners: Seats,
    /// Everybody with the most Honors.
    pub tied: Seats,
}

impl Earthrise {
    /// A table.
    pub fn new(content: &Content, setup: &Setup) -> Result<Earthrise, SetupError> {
        let mut options = content.options();
        for (name, value) in &setup.options {
            options.set(name, value)?;
        }
        let pool = setup.pill_pool.as_deref().unwrap_or(Content::DEFAULT_POOL);
        let table = content.table_with(setup.players, pool)?;
        let must_follow = match (options.follow_rule, options.follow_in_silence) {
            (FollowRule::Free, _) => 0,
            (FollowRule::TrumpOrAlert, true) => u32::MAX,
            (FollowRule::TrumpOrAlert, false) => !table.silent,
        };
        Ok(Earthrise { table, options, pills: setup.pills, must_follow })
    }

    /// A table with the content that comes with the program.
    pub fn builtin(setup: &Setup) -> Result<Earthrise, SetupError> {
        Earthrise::new(&Content::builtin()?, setup)
    }

    /// The numbers this table plays with.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The readings this table plays with.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Is this trick of a round, from 0, a silent one?
    #[inline]
    pub fn is_silent(&self, trick: u8) -> bool {
        self.table.silent >> trick & 1 == 1
    }

    /// Must the others follow suit in this trick?
    #[inline]
    pub fn must_follow_in(&self, trick: u8) -> bool {
        self.must_follow >> trick & 1 == 1
    }

    /// Seats that still hold an unused pill.
    pub(crate) fn pill_holders(&self, state: &State) -> Seats {
        let holds = |seat: &Seat| state.pills[seat.index()].is_some() && !state.pills_used.has(*seat);
        (0..self.table.players).map(Seat).filter(holds).collect()
    }

    /// Who is asked about a pill now. Everybody who holds one is, whether or not it fits this scoring: otherwise the
    /// question itself would tell which pill it is.
    fn asked_about_pills(&self, state: &State) -> Seats {
        let open = self.pill_holders(state).iter().filter(|&s| !state.decided.has(s));
        match self.options.pill_decisions {
            PillDecisions::Simultaneous => open.collect(),
            PillDecisions::InTurn => {
                open.min_by_key(|&s| state.pilot.distance(s, self.table.players)).map_or(Seats::NONE, Seats::only)
            }
        }
    }

    /// May this pill be used at the scoring the game has come to? (ER-13.5)
    pub(crate) fn pill_fits(&self, pill: PillId, round: u8) -> bool {
        let window = if round >= self.table.rounds { 7 } else { round };
        self.table.pills.get(usize::from(pill.0)).is_some_and(|p| p.windows >> window & 1 == 1)
    }

    /// Is the pill of a seat one that can be used neither at this scoring nor at a later one? (ER-13.5)
    pub fn pill_is_spent(&self, state: &State, seat: Seat) -> bool {
        let fits = |pill: PillId| (state.round..=self.table.rounds).any(|round| self.pill_fits(pill, round));
        state.pills[seat.index()].is_some_and(|pill| !fits(pill))
    }

    /// The cards of a hand that may be played to a trick with this Trump (ER-6.1 to ER-6.3).
    #[inline]
    pub fn playable(&self, hand: Cards, trump: Option<Suit>, trick: u8) -> Cards {
        let follow = trump.filter(|&suit| self.must_follow_in(trick) && !hand.of(suit).is_empty());
        Eye::playable(hand, follow, self.table.free_suit)
    }

    /// Puts together the decision about a card; the same for a state and for a view.
    #[inline(always)]
    pub(crate) fn eye_on_cards(&self, hand: Cards, trump: Option<Suit>, trick: u8) -> Eye {
        let follow = trump.filter(|&suit| self.must_follow_in(trick) && !hand.of(suit).is_empty());
        Eye::Play { hand, follow, or: self.table.free_suit }
    }
}

impl Game for Earthrise {
    const ID: &'static str = "earthrise";
    const RULES: u32 = 1;
    type State = State;
    type Move = Move;
    type Need = Need;
    type Draw = Draw;
    type View = View;
    type Eye<'a> = Eye;
    type Fact = Fact;
    type Refusal = Refusal;
    type Outcome = Outcome;

    fn players(&self) -> u8 {
        self.table.players
    }

    fn begin(&self) -> State {
        let mut copies = [0; 8];
        copies[..usize::from(self.table.kinds)].fill(self.table.copies);
        State {
            phase: Phase::Lots,
            round: 0,
            trick: 0,
            first_pilot: Seat(0),
            pilot: Seat(0),
            trump: None,
            played: 0,
            turn: Seat(0),
            table: [None; MAX_PLAYERS],
            on_table: Cards::NONE,
            standing: Standing::NOBODY,
            hands: [Cards::NONE; MAX_PLAYERS],
            won: [Cards::NONE; MAX_PLAYERS],
            tricks: Tricks::default(),
            voids: [0; MAX_PLAYERS],
            track: [None; MAX_TRICKS],
            supply: Tokens::first(self.table.tokens.len()),
            earth: Tokens::NONE,
            newest: None,
            tokens: [Tokens::NONE; MAX_PLAYERS],
            pile: Deck::shuffled(Bag::of(copies)),
            under_by: Pile::EMPTY,
            drawn: Pile::EMPTY,
            to_draw: 0,
            pieces: [0; MAX_PLAYERS],
            silence: [0; MAX_PLAYERS],
            alerts: [0; MAX_PLAYERS],
            fresh_alerts: [0; MAX_PLAYERS],
            score_sheet: Default::default(),
            pills: [None; MAX_PLAYERS],
            pills_used: Seats::NONE,
            decided: Seats::NONE,
            revealing: Seats::NONE,
            last_exchanged: Seats::NONE,
        }
    }

    #[inline(always)]
    fn next(&self, state: &State) -> Next<Need, Outcome> {
        // Nearly every question is about a card: that one is answered here, the others elsewhere.
        match state.phase {
            Phase::Play => Next::Ask(Seats::only(state.turn)),
            _ => self.next_beside_cards(state),
        }
    }

    #[inline(always)]
    fn eye(&self, state: &State, seat: Seat) -> Eye {
        match state.phase {
            Phase::Play if state.turn == seat => self.eye_on_cards(state.hands[seat.index()], state.trump, state.trick),
            _ => self.eye_beside_cards(state, seat),
        }
    }

    fn eye_of(&self, view: &View) -> Option<Eye> {
        view.eye(self)
    }

    #[inline]
    fn moves(&self, eye: &Eye, out: &mut Vec<Move>) {
        eye.moves(out);
    }

    #[inline(always)]
    fn pick(&self, eye: &Eye, room: &mut Vec<Move>, dice: &mut impl Dice) -> Move {
        match *eye {
            Eye::Play { hand, follow, or } => Move::Play(Eye::playable(hand, follow, or).pick(dice)),
            Eye::Take { cards } => Move::Take(cards.pick(dice)),
            _ => {
                room.clear();
                eye.moves(room);
                *dice.pick(room)
            }
        }
    }

    fn judge(&self, eye: &Eye, mv: Move) -> Result<(), Refusal> {
        eye.judge(mv)
    }

    #[inline(always)]
    fn play(&self, state: &mut State, seat: Seat, mv: Move, tell: &mut impl Tell<State, Fact>) {
        match mv {
            Move::Play(card) => self.play_card(state, seat, card, tell),
            _ => self.play_beside_cards(state, seat, mv, tell),
        }
    }

    fn frontier(&self, state: &State, seat: Seat, mv: Move) -> Seats {
        let all = Seats::all(self.table.players);
        let others = all.without(seat);
        let mut after = *state;
        self.play(&mut after, seat, mv, &mut Silent);
        match mv {
            // The end turns up the Alerts, and nobody goes back behind it.
            _ if after.phase == Phase::Over => all,
            Move::Play(_) if !self.is_silent(state.trick) => others,
            // The last card of a silent trick turns all of them up; the first names its suit.
            Move::Play(_) if state.played + 1 == self.table.players => all,
            Move::Play(_) if state.played == 0 => others,
            Move::Exchange(_) | Move::KeepPiece(_) if !self.options.public_draw => all,
            Move::Reveal | Move::Hold => match self.options.pill_decisions {
                PillDecisions::Simultaneous if self.asked_about_pills(state).len() == 1 => all,
                PillDecisions::InTurn if mv == Move::Reveal => others,
                _ => Seats::NONE,
            },
            _ => Seats::NONE,
        }
    }

    /// An open card between the first and the last of a trick can still be taken back if everybody agrees (ruling E-3).
    fn closes(&self, state: &State, seat: Seat, mv: Move) -> Seats {
        let within = state.played > 0 && state.played + 1 < self.table.players && !self.is_silent(state.trick);
        match mv {
            Move::Play(_) if within => Seats::NONE,
            _ => self.frontier(state, seat, mv),
        }
    }

    fn source(&self, need: Need) -> Source {
        Source(match need {
            Need::Pilot => "pilot",
            Need::Pills => "pills",
            Need::Tokens => "tokens",
            Need::Hands => "hands",
            Need::Piece => "pieces",
        })
    }

    fn sample(&self, state: &State, need: Need, dice: &mut impl Dice) -> Draw {
        self.sample_draw(state, need, dice)
    }

    fn check(&self, state: &State, draw: &Draw) -> Result<(), String> {
        self.check_draw(state, draw)
    }

    fn draw(&self, state: &mut State, draw: Draw, tell: &mut impl Tell<State, Fact>) {
        match draw {
            Draw::Pilot(seat) => {
                state.first_pilot = seat;
                state.pilot = seat;
                state.turn = seat;
                tell.tell(state, || Fact::LotDrawn { pilot: seat });
                if self.pills {
                    state.phase = Phase::PillDeal;
                } else {
                    self.begin_round(state, tell);
                }
            }
            Draw::Pills(pills) => {
                for seat in (0..self.table.players).map(Seat) {
                    state.pills[seat.index()] = pills[seat.index()];
                    tell.tell(state, || Fact::PillDealt { seat, pill: pills[seat.index()] });
                }
                self.begin_round(state, tell);
            }
            Draw::Tokens(tokens) => self.lay(state, tokens.as_slice(), tell),
            Draw::Hands(hands) => self.deal(state, hands, tell),
            Draw::Piece(piece) => self.draw_piece(state, piece, tell),
        }
    }

    fn view(&self, state: &State, who: Audience) -> View {
        View::of(self, state, who)
    }

    fn seen(&self, fact: &Fact, who: Audience) -> Sight<Fact> {
        self.sight(fact, who)
    }

    fn imagine(&self, view: &View, dice: &mut impl Dice) -> State {
        crate::imagine::imagine(self, view, dice)
    }
}

impl Earthrise {
    /// What the game waits for when it is not a card.
    fn next_beside_cards(&self, state: &State) -> Next<Need, Outcome> {
        match state.phase {
            Phase::Play => Next::Ask(Seats::only(state.turn)),
            Phase::Exchange { seat }
            | Phase::KeepPiece { seat }
            | Phase::Copilot { seat }
            | Phase::GiveAlerts { seat } => Next::Ask(Seats::only(seat)),
            Phase::Pills => Next::Ask(self.asked_about_pills(state)),
            Phase::Lots => Next::Draw(Need::Pilot),
            Phase::PillDeal => Next::Draw(Need::Pills),
            Phase::Lay => Next::Draw(Need::Tokens),
            Phase::Deal => Next::Draw(Need::Hands),
            Phase::DrawPiece { .. } => Next::Draw(Need::Piece),
            // Only while facts are told: nobody is asked in the middle of a scoring.
            Phase::Score => Next::Ask(Seats::NONE),
            Phase::Over => Next::Over(self.outcome(state)),
        }
    }

    /// A decision that is not about a card to play.
    fn eye_beside_cards(&self, state: &State, seat: Seat) -> Eye {
        let own = seat.index();
        match state.phase {
            Phase::Exchange { seat: asked } if asked == seat => {
                Eye::Exchange { tokens: state.tokens[own].len() as u8, pile: state.pile.len() as u8 }
            }
            Phase::KeepPiece { seat: asked } if asked == seat => {
                Eye::KeepPiece { kinds: self.new_kinds(state.drawn.as_slice(), state.pieces[own]) }
            }
            Phase::Copilot { seat: asked } if asked == seat => Eye::Take { cards: state.on_table },
            Phase::Pills => match state.pills[own] {
                Some(pill) if self.asked_about_pills(state).has(seat) => {
                    Eye::Pill { pill, open: self.pill_fits(pill, state.round) }
                }
                _ => Eye::Nothing,
            },
            Phase::GiveAlerts { seat: asked } if asked == seat => {
                Eye::Give { to: Seats::all(self.table.players).without(seat) }
            }
            _ => Eye::Nothing,
        }
    }

    /// A choice that is not a card played.
    fn play_beside_cards(&self, state: &mut State, seat: Seat, mv: Move, tell: &mut impl Tell<State, Fact>) {
        match mv {
            Move::Play(card) => self.play_card(state, seat, card, tell),
            Move::Exchange(tokens) => self.exchange(state, seat, tokens, tell),
            Move::Save => self.save(state, seat, tell),
            Move::KeepPiece(piece) => self.keep(state, seat, Some(piece), tell),
            Move::Take(card) => self.take(state, seat, card, tell),
            Move::Reveal => self.decide(state, seat, true, tell),
            Move::Hold => self.decide(state, seat, false, tell),
            Move::Give(to) => self.give_alert(state, seat, to, tell),
        }
    }
}
