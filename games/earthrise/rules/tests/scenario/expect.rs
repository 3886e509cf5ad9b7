//! What a scene shows.

use super::{Mission, card, kinds, set};
use earthrise::content::Maneuver;
use earthrise::{Fact, Move, Phase, Question, Refusal};
use tabletop::{Game, Refused, Seat};

impl Mission {
    /// This seat, and nobody else, is asked this.
    #[track_caller]
    pub(crate) fn asks(self, seat: u8, question: Question) -> Mission {
        assert_eq!(self.asked(), super::seats(&[seat]), "who is asked, in {:?}", self.phase());
        assert_eq!(self.game().eye(self.line.state(), Seat(seat)).question(), Some(question));
        self
    }

    /// The rules do not allow a move that this seat might want to make.
    #[track_caller]
    pub(crate) fn refuses(self, seat: u8, mv: Move, why: Refusal) -> Mission {
        assert_eq!(self.refusal(seat, mv), Some(Refused::Rule(why)));
        self
    }

    /// It is not this seat's turn.
    #[track_caller]
    pub(crate) fn does_not_ask(self, seat: u8, mv: Move) -> Mission {
        let asked = self.asked();
        assert_eq!(self.refusal(seat, mv), Some(Refused::NotAsked { seat: Seat(seat), asked }));
        self
    }

    /// Exactly these moves are offered.
    #[track_caller]
    pub(crate) fn offers(self, seat: u8, moves: &[Move]) -> Mission {
        assert_eq!(self.moves(seat), moves);
        self
    }

    /// Exactly these cards may be played; each once, however many copies are in hand.
    #[track_caller]
    pub(crate) fn may_play(self, seat: u8, text: &str) -> Mission {
        let expected: Vec<Move> = set(text).kinds().map(Move::Play).collect();
        self.offers(seat, &expected)
    }

    /// Any card of the hand may be played.
    #[track_caller]
    pub(crate) fn may_play_anything(self, seat: u8) -> Mission {
        let hand = self.all().hands[usize::from(seat)].unwrap();
        let expected: Vec<Move> = hand.kinds().map(Move::Play).collect();
        self.offers(seat, &expected)
    }

    /// This card is neither Trump nor an Alert, and its owner has the Trump.
    #[track_caller]
    pub(crate) fn must_follow(self, seat: u8, text: &str) -> Mission {
        let (card, trump) = (card(text), self.all().trump.unwrap());
        let hand = self.all().hands[usize::from(seat)].unwrap();
        let or = self.game().table().free_suit.filter(|&suit| suit != trump && !hand.of(suit).is_empty());
        self.refuses(seat, Move::Play(card), Refusal::MustFollow { card, trump, or })
    }

    #[track_caller]
    pub(crate) fn maneuver_goes_to(self, seat: u8) -> Mission {
        assert_eq!(self.maneuver_winner(), Some(Seat(seat)), "who gets the Maneuver");
        self
    }

    #[track_caller]
    pub(crate) fn maneuver_is_unclaimed(self) -> Mission {
        assert_eq!(self.maneuver_winner(), None, "who gets the Maneuver");
        self
    }

    /// Who got the Maneuver reward of the last complete open trick.
    pub(crate) fn maneuver_winner(&self) -> Option<Seat> {
        let reward = |fact: &Fact| match *fact {
            Fact::ManeuverWon { seat, .. } => Some(Some(seat)),
            Fact::ManeuverUnclaimed { .. } => Some(None),
            _ => None,
        };
        self.facts.iter().rev().find_map(reward).unwrap_or_else(|| panic!("no Maneuver was awarded yet"))
    }

    /// The Copilot of the trick that is being rewarded, or of the last one that was.
    #[track_caller]
    pub(crate) fn copilot_is(self, seat: u8) -> Mission {
        assert_eq!(self.copilot(), Some(Seat(seat)), "who is Copilot");
        self
    }

    #[track_caller]
    pub(crate) fn there_is_no_copilot(self) -> Mission {
        assert_eq!(self.copilot(), None, "who is Copilot");
        self
    }

    pub(crate) fn copilot(&self) -> Option<Seat> {
        if let Phase::Copilot { seat } = self.phase() {
            return Some(seat);
        }
        let reward = |fact: &Fact| match *fact {
            Fact::CopilotTook { seat, .. } => Some(Some(seat)),
            Fact::NoCopilot => Some(None),
            _ => None,
        };
        self.facts.iter().rev().find_map(reward).unwrap_or_else(|| panic!("no trick was rewarded yet"))
    }

    /// The Commander of the last trick that was rewarded; a Copilot who is asked takes the first card there is.
    #[track_caller]
    pub(crate) fn commander_is(self, seat: u8) -> Mission {
        let rewarded = self.clone_if_waiting();
        let reward = |fact: &Fact| match *fact {
            Fact::CommanderTook { seat, .. } => Some(seat),
            _ => None,
        };
        let commander = rewarded.as_ref().unwrap_or(&self).facts.iter().rev().find_map(reward);
        assert_eq!(commander, Some(Seat(seat)), "who is Commander");
        self
    }

    /// The same scene with the rewards done, if somebody is still asked about them.
    fn clone_if_waiting(&self) -> Option<Mission> {
        let waits = |mission: &Mission| matches!(mission.phase(), Phase::Exchange { .. } | Phase::Copilot { .. });
        waits(self).then(|| self.what_if(|mission| mission.goes_on_until(|mission| !waits(mission))))
    }

    #[track_caller]
    pub(crate) fn commander_took(self, seat: u8, cards: &str) -> Mission {
        let took = self.facts.iter().rev().find(|fact| matches!(fact, Fact::CommanderTook { .. }));
        match took {
            Some(Fact::CommanderTook { seat: commander, cards: taken, .. }) => {
                assert_eq!((*commander, *taken), (Seat(seat), set(cards)));
            }
            _ => panic!("no trick was rewarded yet"),
        }
        self
    }

    /// The tokens on the Earth.
    #[track_caller]
    pub(crate) fn earth_holds<const N: usize>(self, tokens: [Maneuver; N]) -> Mission {
        let on_earth: Vec<Maneuver> = self.all().earth.iter().map(|token| self.maneuver(token)).collect();
        assert_eq!(sorted(&on_earth), sorted(&tokens), "the tokens on the Earth");
        self
    }

    /// How many tokens each seat holds.
    #[track_caller]
    pub(crate) fn tokens_are<const N: usize>(self, tokens: [u32; N]) -> Mission {
        assert_eq!(self.all().tokens.map(|tokens| tokens.len())[..N], tokens, "tokens held");
        self
    }

    /// The kinds of pieces a seat has.
    #[track_caller]
    pub(crate) fn puzzle_is(self, seat: u8, pieces: &[u8]) -> Mission {
        assert_eq!(self.all().pieces[usize::from(seat)], kinds(pieces), "pieces of seat {seat}");
        self
    }

    /// The pieces known to lie under the pile, in the order in which they will come.
    #[track_caller]
    pub(crate) fn under_the_pile_lie(self, pieces: &[u8]) -> Mission {
        assert_eq!(self.all().under.as_slice(), pieces, "pieces under the pile");
        self
    }

    /// Honors in one column of the score sheet: R1, R2, R3, then F, from 1.
    #[track_caller]
    pub(crate) fn honors_are<const N: usize>(self, column: usize, honors: [i16; N]) -> Mission {
        assert_eq!(self.all().score_sheet[column - 1][..N], honors, "column {column} of the score sheet");
        self
    }

    /// Alerts everybody has.
    #[track_caller]
    pub(crate) fn alerts_are<const N: usize>(self, alerts: [u8; N]) -> Mission {
        assert_eq!(self.all().memory.alerts[..N], alerts, "Alerts");
        self
    }

    /// Cards captured this round.
    #[track_caller]
    pub(crate) fn pile_is(self, seat: u8, cards: &str) -> Mission {
        assert_eq!(self.all().memory.won[usize::from(seat)], set(cards), "the pile of seat {seat}");
        self
    }

    #[track_caller]
    pub(crate) fn pilot_is(self, seat: u8) -> Mission {
        assert_eq!(self.all().pilot, Seat(seat), "who holds the Apollo 8");
        self
    }

    /// What a seat scored in the final phase: for few Alerts, for tokens, for the puzzle.
    pub(crate) fn final_of(&self, seat: u8) -> (i16, i16, i16) {
        let scored = |fact: &Fact| match *fact {
            Fact::FinalScored { seat: of, fewest_alerts, tokens, puzzle } if of == Seat(seat) => {
                Some((fewest_alerts, tokens, puzzle))
            }
            _ => None,
        };
        self.facts.iter().find_map(scored).unwrap_or_else(|| panic!("F is not scored yet"))
    }

    /// The facts of this kind so far, in order.
    pub(crate) fn all_that<T>(&self, kind: impl FnMut(&Fact) -> Option<T>) -> Vec<T> {
        self.facts.iter().filter_map(kind).collect()
    }
}

fn sorted(tokens: &[Maneuver]) -> Vec<String> {
    let mut names: Vec<String> = tokens.iter().map(Maneuver::to_string).collect();
    names.sort();
    names
}
