//! The table as everybody at it may know it.

use super::{Place, Table};
use crate::games::Hosted;
use crate::wire::{Holder, QuestionInfo, SeatInfo, Status, TableInfo};
use tabletop::Seat;
use words::Lang;

impl<G: Hosted> Table<G> {
    pub(super) fn seat_infos(&self) -> Vec<SeatInfo> {
        let present = self.present();
        (0..)
            .map(Seat)
            .zip(&self.seats)
            .map(|(seat, place)| {
                let (holder, name) = match place {
                    Place::Open => (Holder::Open, String::new()),
                    Place::Person { name, .. } => (Holder::Person, name.clone()),
                    Place::Bot { name, .. } => (Holder::Bot, name.clone()),
                };
                let until = match place {
                    Place::Person { stand_in: Some(_), until, .. } => Some(*until),
                    _ => None,
                };
                let bot = self.bot_of(seat).map(str::to_owned);
                SeatInfo { seat, holder, name, bot, until, here: present.has(seat) }
            })
            .collect()
    }

    /// The table as everybody at it may know it.
    pub fn info(&self) -> TableInfo {
        self.info_in(Lang::En)
    }

    /// The same, with what bots say in this language.
    pub(super) fn info_in(&self, lang: Lang) -> TableInfo {
        let over = matches!(self.status, Status::Finished | Status::Abandoned);
        let question = |open: &super::Question| QuestionInfo {
            question: open.number,
            about: open.about,
            by: open.name.clone(),
            asked: open.asked,
            agreed: open.agreed,
        };
        TableInfo {
            id: self.id.clone(),
            game: G::ID.to_owned(),
            setup: self.header.setup.clone(),
            settings: self.settings.clone(),
            watch: self.watch(),
            status: self.status,
            paused: self.paused,
            host: self.host_name.clone(),
            seats: self.seat_infos(),
            questions: self.questions.iter().map(question).collect(),
            knocks: self.knocks.infos(),
            looking: self.lookers(),
            plans: self.plans.infos(lang),
            commitment: self.seed.commitment().to_string(),
            seed: over.then(|| self.seed.to_string()),
            deal: self.deal.clone(),
            daily: self.daily.clone(),
            known_deal: self.known_deal,
            next: self.next.clone(),
            entries: self.timeline.len(),
            created: self.created,
        }
    }
}
