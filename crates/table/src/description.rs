//! The table as everybody at it may know it.

use super::parts::{Question, SeatHolder};
use super::{Table, shown_name};
use tabletop::log::Dealt;
use title::Title;
use wire::{Holder, QuestionInfo, SeatInfo, TableInfo};
use words::{Lang, Words};

impl<T: Title> Table<T> {
    /// The seats; `timed`, if it is told right away how long it takes until somebody counts as away.
    pub(super) fn seat_infos(&self, timed: bool) -> Vec<SeatInfo> {
        let present = self.present();
        self.seating
            .holders()
            .map(|(seat, held_by)| {
                let holder = match held_by {
                    SeatHolder::Open => Holder::Open,
                    SeatHolder::Person { .. } => Holder::Person,
                    SeatHolder::Bot { .. } => Holder::Bot,
                };
                let name = held_by.name().to_owned();
                let until = match held_by {
                    SeatHolder::Person { stand_in: Some(_), until, .. } => Some(*until),
                    _ => None,
                };
                let bot = held_by.bot().map(str::to_owned);
                let program_of = held_by.owner().map(|owner| owner.name.clone());
                let away_in = self.away_in(seat).filter(|_| timed);
                // Lists and results do without: there nobody talks.
                let person = held_by.person().filter(|_| timed);
                let who = person.map(|person| self.handle(person));
                let muted = person.is_some_and(|person| self.talk.is_muted(person));
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
        let question = |open: &Question| QuestionInfo {
            question: open.number,
            about: open.about,
            by: shown_name(words, &open.name),
            asked: open.asked,
            agreed: open.agreed,
        };
        TableInfo {
            id: self.fixed.id.clone(),
            game: T::ID.to_owned(),
            content: self.older_content.clone(),
            setup: self.fixed.header.setup.clone(),
            settings: self.fixed.settings.clone(),
            watch: self.watch(),
            status: self.progress.status(),
            paused: self.progress.is_paused(),
            host: if self.fixed.daily.is_none() { shown_name(words, self.members.host_name()) } else { String::new() },
            host_did: self.deeds.told(words),
            seats: self.seat_infos(true).into_iter().map(seat).collect(),
            clocks: self.seat_clocks(),
            guests: self.guests(),
            questions: self.questions.open().map(question).collect(),
            knocks: self.knocks_told(),
            looking: self.lookers(),
            plans: self.plans.infos(lang, |person| self.handle(person)),
            commitment: self.fixed.seed.commitment().to_string(),
            seed: self.is_open().is_ok().then(|| self.game.seed().to_string()),
            dealing: self.dealing_info(),
            dealt: self.dealt(self.is_open().is_ok()).map(|dealt| told_of(words, dealt)),
            deal: self.game.deal().clone(),
            daily: self.fixed.daily.clone(),
            known_deal: self.fixed.known_deal,
            study: self.is_study(),
            sealed: self.progress.is_over().is_ok() && self.is_sealed(),
            next: self.progress.next().cloned(),
            entries: self.game.len(),
            created: self.fixed.created,
        }
    }
}

/// How a deal was made, with those who have deleted themselves in words.
fn told_of(words: &Words, mut dealt: Dealt) -> Dealt {
    dealt.shares.iter_mut().for_each(|given| given.name = shown_name(words, &given.name));
    dealt.left_out.iter_mut().for_each(|one| one.name = shown_name(words, &one.name));
    dealt
}
