//! What somebody asks to read: cards with their texts, tracks, the boards of others, decks and discards.

use super::screen::Screen;
use crate::powers_of;
use daybreak::{CardNo, CardSet, Deck, Face, Move, PlanetaryEffect, View};
use daybreak_words::CardText;
use tabletop::{Game, Seat};
use title::terminal::screen::{entry, wrapped};
use words::folded;

impl Screen<'_> {
    /// A card as a person would read it.
    fn read(&self, no: CardNo) -> String {
        let Some(card) = self.cards().card(no) else { return String::new() };
        self.paragraphs(&card)
    }

    fn paragraphs(&self, card: &CardText) -> String {
        let marks: Vec<&str> = card
            .marks
            .iter()
            .map(String::as_str)
            .chain([card.source.as_str()])
            .filter(|mark| !mark.is_empty())
            .collect();
        let head = format!("{} [{}]", self.style.bold(&card.title), marks.join(" · "));
        entry(" ", &head) + &entry("     ", &card.paragraph())
    }

    fn or_nothing(&self, text: String) -> String {
        if text.is_empty() { format!(" {}\n", self.label("table-db-nothing")) } else { text }
    }

    fn cards_read(&self, cards: &CardSet) -> String {
        self.or_nothing(cards.iter().map(|card| self.read(card.no())).collect())
    }

    /// The hand of a seat, with what every card does.
    pub(crate) fn hand_read(&self, view: &View, seat: Seat) -> String {
        self.cards_read(&view.state.board(seat).hand)
    }

    /// The stacks of a seat, with what their actions do.
    pub(crate) fn stacks_read(&self, view: &View, seat: Seat) -> String {
        let mut out = String::new();
        for (number, stack) in Screen::each_stack(view.state.board(seat)) {
            out += &entry(" ", &self.stack(view, number, stack).unwrap_or_default());
            if let Some(card) = stack.cards.front().and_then(|front| self.cards().card(front.no())) {
                out += &entry("     ", &card.paragraph());
            }
        }
        if out.is_empty() { self.or_nothing(out) } else { out + &self.area_tags(view, seat) }
    }

    /// What the card that a move is about does.
    pub(crate) fn deed(&self, view: &View, seat: Seat, mv: Move) -> Option<String> {
        let state = &view.state;
        let front = |stack: u8| Some(state.board(seat).stacks.get(usize::from(stack))?.cards.front()?.no());
        let project = |at: u8| Some(state.projects.get(usize::from(at)).copied().flatten()?.card.no());
        let no = match mv {
            Move::Act(stack) | Move::Support { stack, .. } => front(stack)?,
            Move::UseProject(at) | Move::SupportProject { project: at, .. } | Move::DropProject(at) => project(at)?,
            Move::KeepProject(card) => card.no(),
            Move::Start { card, .. } | Move::Keep(card) => card.no(),
            Move::ReduceCrisis { crisis, .. } => match state.crises.get(usize::from(crisis))?.face {
                Face::Up(card) => card.no(),
                Face::Unknown | Face::Laid => return None,
            },
            _ => return None,
        };
        Some(self.cards().card(no)?.paragraph())
    }

    /// The projects in play, with what they do.
    pub(crate) fn projects_read(&self, view: &View) -> String {
        self.or_nothing(view.state.projects.iter().flatten().map(|project| self.read(project.card.no())).collect())
    }

    /// The crises that lie face up, with what they do.
    pub(crate) fn crises_read(&self, view: &View) -> String {
        let up = view.state.crises.iter().filter_map(|crisis| match crisis.face {
            Face::Up(card) => Some(self.read(card.no())),
            Face::Unknown | Face::Laid => None,
        });
        self.or_nothing(up.collect())
    }

    /// The planetary tracks, and what their signs mean.
    pub(crate) fn planet(&self, view: &View) -> String {
        let tracks: String = PlanetaryEffect::ALL.into_iter().map(|effect| self.track(view, effect)).collect();
        tracks + &self.style.dim(&wrapped(&self.label("table-db-planet-legend"), " "))
    }

    /// A planetary track with its tipping points.
    fn track(&self, view: &View, effect: PlanetaryEffect) -> String {
        let track = &self.game.content().board().tracks[effect.index()];
        let now = view.state.world.tracks[effect.index()];
        let tips = |at: u8| track.tips >> at & 1 == 1;
        let space = |at: u8| match (at == now, tips(at)) {
            (true, _) => '●',
            (false, true) => '!',
            (false, false) => '·',
        };
        let spaces: String = (0..=track.spaces).map(space).collect();
        // On the last space the token stays, and every roll tips again.
        let next = (now + 1..=track.spaces).find(|&at| tips(at)).or((now == track.spaces && tips(now)).then_some(now));
        let args = [
            ("now", now.into()),
            ("spaces", track.spaces.into()),
            ("next", next.map_or(0, |next| if next == now { 1 } else { next - now }).into()),
        ];
        let title = self.style.bold(&capital(&self.cards().planetary(effect)));
        let head = format!("{spaces} {title}: {}", self.words.say("table-db-track", &args));
        entry(" ", &head) + &entry("     ", &self.cards().tipping_point(effect))
    }

    /// The discard piles and how many cards every deck has left: both are open (DB-INFO-02).
    pub(crate) fn discards_read(&self, view: &View) -> String {
        let state = &view.state;
        let unknown = state.crises.iter().filter(|crisis| crisis.face == Face::Unknown).count() as u32;
        let deck = |key: &str, left: u32, numbers: Vec<CardNo>| {
            let name = self.label(key);
            let args = [("deck", name.into()), ("left", left.into()), ("count", numbers.len().into())];
            let mut titles: Vec<String> = numbers.into_iter().map(|no| self.cards().title(no)).collect();
            titles.sort();
            let list = titles.join(", ");
            let list = if list.is_empty() { list } else { entry("     ", &list) };
            entry(" ", &self.style.bold(&self.words.say("table-db-deck", &args))) + &list
        };
        let of = |deck: Deck, bits: u64| -> Vec<CardNo> {
            (0..deck.room()).filter(|at| bits >> at & 1 == 1).map(|at| CardNo(deck.first() + at)).collect()
        };
        let local = state.local_discards.iter().map(|card| card.no()).collect();
        let global = of(Deck::Global, state.global_discards.into());
        let crises = of(Deck::Crisis, state.crisis_discards);
        deck("table-db-deck-local", state.local_deck.len(), local)
            + &deck("table-db-deck-global", state.global_deck.count_ones(), global)
            + &deck("table-db-deck-crisis", state.crisis_deck.count_ones().saturating_sub(unknown), crises)
    }

    /// The stacks, the tags of all of them and the hand of the power called like this.
    pub(crate) fn board(&self, view: &View, name: &str) -> String {
        let wanted = folded(name);
        let by_flag = powers_of(&name.to_lowercase()).ok().filter(|powers| powers.len() == 1);
        let called = |&seat: &Seat| {
            let is_it = by_flag.as_ref().is_some_and(|powers| self.game.powers().get(seat.index()) == powers.first());
            is_it || folded(&self.narrator.power(seat)).contains(&wanted)
        };
        match (0..self.game.players()).map(Seat).find(called) {
            Some(seat) => format!(
                " {}\n{}{}{}",
                self.style.bold(&self.narrator.power(seat)),
                self.stacks(view, seat),
                self.area_tags(view, seat),
                self.hand(view, seat)
            ),
            None => wrapped(&self.words.say("table-db-no-power", &[("input", name.to_owned().into())]), ""),
        }
    }

    /// The card called like this, of any deck: the one that is called just so, or all whose title holds it.
    pub(crate) fn card_called(&self, title: &str) -> String {
        let wanted = folded(title);
        let all = self.cards().content.numbers();
        let holds: Vec<CardNo> =
            all.filter(|&no| no.to_string() == wanted || folded(&self.cards().title(no)).contains(&wanted)).collect();
        let just = holds.iter().find(|&&no| folded(&self.cards().title(no)) == wanted);
        match (just, holds.as_slice()) {
            (Some(&no), _) => self.read(no),
            (None, []) => wrapped(&self.words.say("table-db-no-card", &[("input", title.to_owned().into())]), ""),
            (None, several) => several.iter().map(|&no| self.read(no)).collect(),
        }
    }
}

/// Names begin a line here.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    first + letters.as_str()
}
