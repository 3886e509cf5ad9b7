//! Questions that change nothing.

use super::effect::{HintAsk, HintMoment};
use super::patches::{Changes, EntryMoments, read_all};
use super::play::{reason, rule_of};
use super::said::Said;
use super::tell::{Face, SceneView};
use super::{Table, Who};
use crate::Problem;
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::VecDeque;
use tabletop::log::{Entry, EntryNo, EntryOf};
use tabletop::{Audience, Fault, Game, Next, Seat, moves_of, refuse};
use title::AdviceOf;
use title::{MoveOf, Teller, Title, ViewOf};
use wire::{Advised, Code, Passage, Reply, Since, Tried, ViewsWanted, json};
use words::Detail;

/// The most facts a look back tells.
const MOST_TOLD: usize = 500;

/// What a seat plans to do after an advised move, until somebody else moves.
fn rest<T: Title>(seat: Seat, counsel: &title::CounselOf<T>) -> Vec<Box<RawValue>> {
    counsel.line.iter().skip(1).take_while(|(who, _)| *who == seat).map_while(|(_, mv)| json::raw(mv)).collect()
}

impl<T: Title> Table<T> {
    /// The seat a client looks from.
    fn faced(&self, face: &Face) -> Result<Seat, Problem> {
        match face.audience {
            Audience::Seat(seat) => Ok(seat),
            Audience::Spectator | Audience::Omniscient => Err(Code::NotYourSeat.into()),
        }
    }

    /// The moves of the seat a client looks from, with what a menu says of them.
    pub fn ask_moves(&self, face: &Face) -> Result<Reply, Problem> {
        let seat = self.faced(face)?;
        self.progress.is_on()?;
        let moves = moves_of(self.game.rules().as_ref(), self.game.state(), seat);
        Ok(Reply::Moves(self.choices(face, seat, &moves, true)))
    }

    /// Why a move is possible and what it would do, or why it is not.
    pub fn ask_why(&self, face: &Face, mv: Value) -> Result<Reply, Problem> {
        let seat = self.faced(face)?;
        let mv: MoveOf<T> = serde_json::from_value(mv).map_err(|e| Problem::malformed(Detail::unread_move(e)))?;
        let words = face.words_or_english();
        let names = self.names(face.words_or_english(), Some(seat));
        let teller = T::teller(self.game.rules(), words, &names);
        let view = self.game.rules().view(self.game.state(), Audience::Seat(seat));
        Ok(match refuse(self.game.rules().as_ref(), self.game.state(), seat, mv) {
            Ok(()) => Reply::Why { possible: true, text: teller.why(&view, mv), reason: None, rule: None },
            Err(refused) => {
                let (reason, rule) = (reason(&refused), rule_of::<T>(&refused).map(str::to_owned));
                Reply::Why { possible: false, text: teller.fault(&Fault::Refused(refused)), reason: Some(reason), rule }
            }
        })
    }

    /// What the seat a client looks from can do with its cards, by what it sees.
    pub fn ask_uses(&self, face: &Face) -> Result<Reply, Problem> {
        let seat = self.faced(face)?;
        self.progress.is_on()?;
        let names = self.names(face.words_or_english(), Some(seat));
        let teller = T::teller(self.game.rules(), face.words_or_english(), &names);
        let view = self.game.rules().view(self.game.state(), Audience::Seat(seat));
        let refuses = |mv: MoveOf<T>| refuse(self.game.rules().as_ref(), self.game.state(), seat, mv).err();
        let uses = json::raw(&T::uses(self.game.rules(), &view, &teller, &refuses));
        Ok(Reply::Uses(uses.ok_or(Code::Internal)?))
    }

    /// What is ahead after an entry as things stand, by what a client sees.
    pub fn ask_ahead(&self, face: &Face, to: Option<EntryNo>) -> Result<Reply, Problem> {
        let last = self.horizon(face);
        let entry = to.unwrap_or(last);
        if entry > last {
            return Err(Problem::new(Code::NoSuchEntry).with("entry", entry));
        }
        let rules = self.game.rules();
        let view = match entry == self.game.len() {
            true => rules.view(self.game.state(), face.audience),
            false => rules.view(&self.game.timeline().at(entry), face.audience),
        };
        let names = self.names(face.words_or_english(), face.seat());
        let teller = T::teller(rules, face.words_or_english(), &names);
        let parts = teller.ahead(&view).into_iter().map(|(title, lines)| Passage { title, lines }).collect();
        Ok(Reply::Ahead { entry, ahead: T::ahead(rules, &view).as_ref().and_then(json::raw), parts })
    }

    /// What a move would bring, tried on a copy of what the seat sees.
    pub fn ask_try(&self, face: &Face, mv: Value) -> Result<Reply, Problem> {
        let seat = self.faced(face)?;
        self.progress.is_on()?;
        let mv: MoveOf<T> = serde_json::from_value(mv).map_err(|e| Problem::malformed(Detail::unread_move(e)))?;
        refuse(self.game.rules().as_ref(), self.game.state(), seat, mv)
            .map_err(|refused| self.illegal(face.words_or_english(), seat, refused))?;
        let view = self.game.rules().view(self.game.state(), Audience::Seat(seat));
        let (names, entry) = (self.names(face.words_or_english(), Some(seat)), self.game.len() + 1);
        let teller = T::teller(self.game.rules(), face.words_or_english(), &names);
        let Some(trial) = T::trial(self.game.rules(), &view, &teller, mv) else {
            return Err(Problem::malformed(Detail::new("server-detail-no-try", &[])));
        };
        let facts = self.without_patches(&trial.facts, face.audience);
        let moves: Result<Vec<Value>, _> = trial.moves.iter().map(serde_json::to_value).collect();
        Ok(Reply::Tried(Box::new(Tried {
            forecast: json::raw(&trial.forecast).ok_or(Code::Internal)?,
            told: self.fact_messages(face, &names, entry, &facts, &mut Said::default()),
            moves: moves.map_err(|_| Problem::new(Code::Internal))?,
            assumed: trial.moves.len() > 1,
            chosen: trial.chosen,
            open: trial.open,
            moved_on: trial.moved_on,
            effect: trial.effect,
            changes: trial.changes,
        })))
    }

    /// What has to be worked out for a hint.
    pub fn ask_hint(&self, face: &Face) -> Result<HintAsk<T>, Problem> {
        if !self.fixed.settings.hints {
            return Err(Code::HintsOff.into());
        }
        let seat = self.faced(face)?;
        self.progress.is_on()?;
        if moves_of(self.game.rules().as_ref(), self.game.state(), seat).is_empty() {
            return Err(Code::NotYourTurn.into());
        }
        Ok(HintAsk {
            rules: self.game.rules().clone(),
            view: Box::new(self.game.rules().view(self.game.state(), Audience::Seat(seat))),
            dice: self.game.dice("hint", seat),
            moment: self.hint_moment(seat),
        })
    }

    fn hint_moment(&self, seat: Seat) -> HintMoment {
        let own = |entry: &EntryOf<T::Game>| match entry {
            Entry::Move { seat: who, .. } => *who == seat,
            Entry::Retract { .. } | Entry::Branch { .. } => true,
            Entry::Draw(_) => false,
        };
        HintMoment { seat, last: self.game.entries().iter().rposition(own) }
    }

    /// Does a hint still help? Not once its seat has moved or is not asked any more; what others do does not matter.
    pub fn wants_hint(&self, moment: HintMoment) -> bool {
        let asked = matches!(self.game.next(), Next::Ask(asked) if asked.has(moment.seat));
        asked && self.progress.is_on().is_ok() && self.hint_moment(moment.seat) == moment
    }

    /// A hint in words.
    pub fn hint(&self, face: &Face, view: &ViewOf<T>, advice: &AdviceOf<T>, next_in_ms: u64) -> Reply {
        let words = face.words_or_english();
        let names = self.names(face.words_or_english(), Some(advice.seat));
        let teller = T::teller(self.game.rules(), words, &names);
        let advised = |counsel: &title::CounselOf<T>| {
            let choice = super::tell::choice::<T>(counsel.mv, Some(teller.label(view, counsel.mv)))?;
            Some(Advised {
                choice,
                chance: counsel.chance,
                figures: teller.figures(view, counsel),
                beside: advice.moves.first().and_then(|best| teller.beside(best, counsel)),
                why: teller.reason(view, counsel),
                expect: teller.expect(view, counsel),
                rest: rest::<T>(advice.seat, counsel),
            })
        };
        Reply::Hint {
            heading: words.advice_heading(advice.choices, advice.lines),
            note: teller.note(advice),
            moves: advice.moves.iter().filter_map(advised).collect(),
            next_in_ms,
        }
    }

    /// The table as a client saw it at an earlier moment.
    pub fn ask_look(&self, face: &Face, to: EntryNo, bare: bool) -> Result<Reply, Problem> {
        if to > self.horizon(face) {
            return Err(Problem::new(Code::NoSuchEntry).with("entry", to));
        }
        // Where a move was taken back since, what was told and holds leads to another table than the one of then.
        let known = bare && self.game.timeline().holds_still(to);
        let shows = if known { SceneView::None } else { face.whole() };
        Ok(Reply::Look(Box::new(self.scene(face, to, shows))))
    }

    /// Everything a client was told after a message and up to an entry, as far as it still holds.
    pub fn since(&self, face: &Face, n: u32, to: Option<EntryNo>) -> Since {
        let first = self.game.numbers().partition_point(|&no| no <= n) as EntryNo + 1;
        let last = self.horizon(face);
        let rules = self.game.rules().as_ref();
        let mut steps = VecDeque::new();
        let (mut count, mut cut) = (0, false);
        self.game.timeline().replay(last, |step| {
            if step.no >= first && to.is_none_or(|to| step.no <= to) {
                let facts = self.without_patches(step.facts, face.audience);
                count += facts.len();
                steps.push_back((step.no, step.before.clone(), step.entry.clone(), facts));
            }
            // Whole entries are left out, so that the view before the first one leads to all that follows.
            while count > MOST_TOLD && steps.len() > 1 {
                count -= steps.pop_front().map_or(0, |(.., facts)| facts.len());
                cut = true;
            }
        });
        let (mut view, mut changes) = (None, None);
        if let Some((_, before, ..)) = steps.front().filter(|_| face.view == ViewsWanted::Patches) {
            let moments: Vec<_> =
                steps.iter().map(|(_, before, entry, _)| EntryMoments::of(rules, before, entry)).collect();
            view = json::raw(&T::show(rules, &rules.view(before, face.audience)));
            changes = Some(read_all::<T>(rules, before, &moments, face.audience));
        }
        let (patched, patch) = match changes {
            Some(Changes { entries, ends, rest }) => (entries.into_iter().zip(ends).collect(), rest),
            None => (Vec::new(), None),
        };
        let mut patched = patched.into_iter();
        let names = self.names(face.words_or_english(), face.seat());
        let (mut list, mut said) = (Vec::new(), Said::default());
        for (no, _, _, facts) in steps {
            let (facts, end) = patched.next().unwrap_or((facts, None));
            list.extend(self.fact_messages(face, &names, no, &facts, &mut said));
            if let Some(last) = list.last_mut().filter(|last| last.entry == no) {
                last.end = end;
            }
        }
        Since { n, view, told: list, patch, cut }
    }

    /// The whole log of a game that is over, as lines. The header has the seed, so that anybody can check the deal.
    pub fn log(&self, who: &Who) -> Result<String, Problem> {
        self.may_enter(who)?;
        self.is_open()?;
        let mut header = self.fixed.header.clone();
        header.seats = self.seating.spelled();
        header.chance = tabletop::log::SeedRef::Seed(self.game.seed());
        header.dealt = self.dealt(true);
        let failed = |_| Problem::new(Code::Internal);
        let mut text = serde_json::to_string(&header).map_err(failed)? + "\n";
        for (n, entry) in (1..).zip(self.game.entries()) {
            text += &title::log_line::entry_line::<T::Game>(n, entry, self.game.bot_of(n)).map_err(failed)?;
            text.push('\n');
        }
        Ok(text)
    }
}
