//! The table as everybody at it may know it.

use super::{SeatHolder, Table, shown_name};
use tabletop::Seat;
use tabletop::log::Dealt;
use title::Title;
use wire::{Holder, QuestionInfo, SeatInfo, TableInfo};
use words::{Lang, Words};

impl<T: Title> Table<T> {
    /// The seats; `timed`, if it is told right away how long it takes until somebody counts as away.
    pub(super) fn seat_infos(&self, timed: bool) -> Vec<SeatInfo> {
        let present = self.present();
        (0..)
            .map(Seat)
            .zip(&self.seats)
            .map(|(seat, held_by)| {
                let (holder, name) = match held_by {
                    SeatHolder::Open => (Holder::Open, String::new()),
                    SeatHolder::Person { name, .. } => (Holder::Person, name.clone()),
                    SeatHolder::Bot { name, .. } => (Holder::Bot, name.clone()),
                };
                let until = match held_by {
                    SeatHolder::Person { stand_in: Some(_), until, .. } => Some(*until),
                    _ => None,
                };
                let bot = self.bot_of(seat).map(str::to_owned);
                let program_of = match held_by {
                    SeatHolder::Person { of: Some(owner), .. } => Some(owner.name.clone()),
                    _ => None,
                };
                let away_in = self.away_in(seat).filter(|_| timed);
                // Lists and results do without: there nobody talks.
                let person = match held_by {
                    SeatHolder::Person { person, .. } if timed => Some(person),
                    _ => None,
                };
                let who = person.map(|person| self.handle(person));
                let muted = person.is_some_and(|person| self.is_muted(person));
                SeatInfo { seat, holder, name, bot, until, here: present.has(seat), program_of, away_in, who, muted }
            })
            .collect()
    }

    /// The table as everybody at it may know it.
    pub fn info(&self) -> TableInfo {
        self.info_in(Lang::En)
    }

    /// The same, with what bots say in this language.
    pub(super) fn info_in(&self, lang: Lang) -> TableInfo {
        let words = Words::of(lang);
        let seat = |info: SeatInfo| SeatInfo {
            name: shown_name(words, &info.name),
            program_of: info.program_of.map(|of| shown_name(words, &of)),
            ..info
        };
        let question = |open: &super::Question| QuestionInfo {
            question: open.number,
            about: open.about,
            by: shown_name(words, &open.name),
            asked: open.asked,
            agreed: open.agreed,
        };
        TableInfo {
            id: self.id.clone(),
            game: T::ID.to_owned(),
            setup: self.header.setup.clone(),
            settings: self.settings.clone(),
            watch: self.watch(),
            status: self.status,
            paused: self.paused,
            host: if self.daily.is_none() { shown_name(words, &self.host_name) } else { String::new() },
            host_did: self.host_deeds.told(words),
            seats: self.seat_infos(true).into_iter().map(seat).collect(),
            clocks: self.seat_clocks(),
            guests: self.guests(),
            questions: self.questions.iter().map(question).collect(),
            knocks: self.knocks_told(),
            looking: self.lookers(),
            plans: self.plans.infos(lang, |person| self.handle(person)),
            commitment: self.secret.commitment().to_string(),
            seed: self.is_open().is_ok().then(|| self.seed.to_string()),
            dealing: self.dealing_info(),
            dealt: self.dealt(self.is_open().is_ok()).map(|dealt| told_of(words, dealt)),
            deal: self.deal.clone(),
            daily: self.daily.clone(),
            known_deal: self.known_deal,
            study: self.is_study(),
            sealed: self.is_over().is_ok() && self.is_sealed(),
            next: self.next.clone(),
            entries: self.timeline.len(),
            created: self.created,
        }
    }
}

/// How a deal was made, with those who have deleted themselves in words.
fn told_of(words: &Words, mut dealt: Dealt) -> Dealt {
    dealt.shares.iter_mut().for_each(|given| given.name = shown_name(words, &given.name));
    dealt.left_out.iter_mut().for_each(|one| one.name = shown_name(words, &one.name));
    dealt
}
