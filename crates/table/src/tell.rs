//! What each audience is told, in its language. Everything here is made from that audience's view and facts alone.

use super::choices::ChoicesFor;
use super::effect::Broadcast;
use super::patches::{Change, Patches};
use super::play::takes_back;
use super::said::{Said, Sentence};
use super::spectators::is_about_moves;
use super::{Table, Who, shown_name};
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::sync::Arc;
use tabletop::log::{Entry, EntryNo};
use tabletop::{Audience, Game, Next, Seat, Seats, moves_of, told};
use title::{FactOf, MoveOf, StateOf, Teller, Title, ViewOf};
use wire::json;
use wire::{
    Choice, Facing, FactMessage, Happening, MovesWanted, Note, Scene, Spoken, Status, TableInfo, Update, ViewsWanted,
    Watch, Welcome,
};
use words::{Names, Words};

/// How one client looks at a table.
#[derive(Clone, Copy, Debug)]
pub struct Face {
    /// As whom.
    pub facing: Facing,
    /// The same for the rules.
    pub audience: Audience,
    /// The language, if it wants sentences.
    pub words: Option<&'static Words>,
    /// How it wants to know what it sees.
    pub view: ViewsWanted,
    /// Does it want its moves?
    pub moves: MovesWanted,
}

/// What decides what a client is told: two clients with the same key are told the same, word for word.
pub type AudienceKey = (Audience, Option<words::Lang>, ViewsWanted, MovesWanted);

impl Face {
    /// What decides what it is told.
    pub fn key(&self) -> AudienceKey {
        (self.audience, self.words.map(Words::lang), self.view, self.moves)
    }

    /// How a client looks at what has happened that was shown the game up to an entry: patches lead nowhere for somebody
    /// who was not told what came before.
    pub fn after<T: Title>(&self, shown: EntryNo, broadcast: &Broadcast<T>) -> Face {
        match self.view {
            ViewsWanted::Patches if shown != broadcast.after() => Face { view: ViewsWanted::Whole, ..*self },
            _ => *self,
        }
    }

    /// What a scene has of the view that no facts lead to.
    pub(super) fn whole(&self) -> SceneView {
        if self.view == ViewsWanted::None { SceneView::None } else { SceneView::Whole }
    }

    /// The seat it looks from.
    pub fn seat(&self) -> Option<Seat> {
        match self.audience {
            Audience::Seat(seat) => Some(seat),
            Audience::Spectator | Audience::Omniscient => None,
        }
    }

    /// The language of sentences that cannot be left out.
    pub fn words_or_english(&self) -> &'static Words {
        self.words.unwrap_or_else(|| Words::of(words::Lang::En))
    }
}

/// What a scene has of the view.
pub(super) enum SceneView {
    /// Nothing of it.
    None,
    /// All of it.
    Whole,
    /// What has changed after the last fact, if anything.
    Patch(Option<Arc<RawValue>>),
}

/// A move as a client gets it.
pub(super) fn choice<T: Title>(mv: MoveOf<T>, label: Option<String>) -> Option<Choice> {
    Some(Choice { mv: json::raw(&mv)?, label })
}

impl<T: Title> Table<T> {
    /// The table as it is, for a client that comes.
    pub fn welcome(&self, who: &Who, face: &Face, since: Option<u32>, re: Option<String>) -> Welcome {
        let entry = self.horizon(face);
        let now = self.scene(face, entry, face.whole());
        let words = face.words_or_english();
        let said = |spoken: &Spoken| Spoken { name: shown_name(words, &spoken.name), ..spoken.clone() };
        Welcome {
            n: self.told_until(face),
            re,
            table: self.info_for(face),
            you: self.you(who, face.facing),
            now,
            chat: self.talk.said().map(said).collect(),
            since: since.map(|n| self.since(face, n, None)),
        }
    }

    /// What a client is told of a broadcast; none, if there is nothing for it in it. A client that wants patches has to have
    /// been told everything before it.
    pub fn update(
        &self,
        face: &Face,
        broadcast: &Broadcast<T>,
        late: bool,
        patches: &mut Patches<T>,
    ) -> Option<Update> {
        if late && face.audience != Audience::Spectator {
            return None;
        }
        let barred = self.is_barred(face, late);
        let (entries, game) = if barred { (&[][..], false) } else { (&broadcast.entries[..], broadcast.game) };
        let names = self.names_for(face, &mut patches.said);
        let follows = face.view == ViewsWanted::Patches;
        let changes = follows.then(|| patches.changes(self.game.rules(), entries, face.audience)).flatten();
        let (mut list, mut notes): (Vec<FactMessage>, Vec<Note>) = Default::default();
        for (at, step) in entries.iter().enumerate() {
            if takes_back(&step.entry) {
                let note = match &step.entry {
                    Entry::Retract { seat, .. } => {
                        Some(self.noted(face, broadcast.at, Happening::TakenBack { seat: *seat }))
                    }
                    Entry::Branch { .. } | Entry::Move { .. } | Entry::Draw(_) => None,
                };
                let branch = || face.words.map(|words| words.say("note-branch", &[]));
                let text = note.as_ref().map_or_else(branch, |note| note.text.clone());
                list.push(FactMessage {
                    entry: step.no,
                    fact: None,
                    patch: None,
                    end: None,
                    text,
                    concerns: Seats::NONE,
                    opens: true,
                    round: None,
                    step: None,
                    bot: None,
                });
                notes.extend(note);
            }
            let said = &mut patches.said;
            match &changes {
                Some(changes) => list.extend(self.fact_messages(face, &names, step.no, &changes.entries[at], said)),
                None => {
                    let facts = self.without_patches(&step.facts, face.audience);
                    list.extend(self.fact_messages(face, &names, step.no, &facts, said));
                }
            }
        }
        if !late {
            let told = broadcast.notes.iter().filter(|(_, event)| !self.is_early(face, event));
            notes.extend(told.filter_map(|(at, event)| self.note(face, *at, event)));
        }
        let table = (broadcast.table && !late).then(|| self.info_for(face));
        let clocks = if game && !late && table.is_none() { self.seat_clocks() } else { Vec::new() };
        if barred && notes.is_empty() && table.is_none() {
            return None;
        }
        let now = game.then(|| {
            let view = changes.map_or_else(|| face.whole(), |changes| SceneView::Patch(changes.rest.clone()));
            let mut scene = match broadcast.entry == self.game.len() {
                true => self.scene_of(face, &names, (broadcast.entry, self.game.state()), view, patches),
                false => self.scene(face, broadcast.entry, view),
            };
            if face.moves == MovesWanted::Changes {
                patches.moves.leave_out(face, broadcast.after(), &mut scene);
            }
            scene
        });
        let n = if barred || late { self.told_until(face) } else { broadcast.no };
        Some(Update { n, re: None, told: list, notes, table, clocks, now })
    }

    /// Is a client not told of the game as it happens, or if `late`, as delayed spectators are?
    fn is_barred(&self, face: &Face, late: bool) -> bool {
        face.audience == Audience::Spectator
            && self.progress.is_running()
            && (self.watch() == Watch::Off || self.delay(face.audience).is_some() != late)
    }

    /// The table as somebody may know it who asks for it without looking from anywhere.
    pub fn info_of(&self, who: &Who) -> TableInfo {
        let Ok((facing, audience)) = self.face(who, None) else {
            // Where nobody watches, nobody counts the moves either.
            let running = self.progress.is_running();
            let (entries, clocks) = if running { (0, Vec::new()) } else { (self.game.len(), self.seat_clocks()) };
            let mut info = TableInfo { entries, clocks, ..self.info() };
            info.questions.retain(|open| !running || !is_about_moves(&open.about));
            return info;
        };
        self.info_for(&Face { facing, audience, words: None, view: ViewsWanted::None, moves: MovesWanted::None })
    }

    /// The table as this client may know it.
    fn info_for(&self, face: &Face) -> TableInfo {
        let mut info = self.info_in(face.words_or_english().lang());
        info.entries = self.horizon(face);
        // Whose time runs says whose turn it is.
        if self.is_barred(face, false) {
            info.clocks.clear();
        }
        info.questions.retain(|open| !self.is_behind(face) || !is_about_moves(&open.about));
        info
    }

    /// The facts of an entry as a client is told them.
    pub(super) fn fact_messages(
        &self,
        face: &Face,
        names: &Names,
        entry: EntryNo,
        facts: &[Change<T>],
        said: &mut Said<T>,
    ) -> Vec<FactMessage> {
        let mut player = self.game.bot_of(entry).zip(self.game.mover(entry));
        let tell = |(fact, patch): &Change<T>| {
            let player = player.take();
            let said = said.fact(fact);
            let (text, opens, round) = match (face.words, player) {
                (Some(words), None) => {
                    let Sentence { text, opens, round } = said.sentence(words.lang(), names.me, || {
                        let teller = T::teller(self.game.rules(), words, names);
                        Sentence { text: teller.fact(fact), opens: teller.opens(fact), round: teller.round(fact) }
                    });
                    (Some(text), opens, round)
                }
                (Some(words), Some((_, seat))) => (Some(self.say_of_bot(words, names, seat, fact)), false, None),
                (None, _) => (None, false, None),
            };
            let bot = player.map(|(kind, _)| kind.to_owned());
            let concerns = T::concerns(fact);
            FactMessage {
                entry,
                fact: said.json.clone(),
                patch: patch.clone(),
                end: None,
                text,
                concerns,
                opens,
                round,
                step: T::step_of(fact).map(Cow::Borrowed),
                bot,
            }
        };
        facts.iter().map(tell).collect()
    }

    /// What the seats are called, for a reader.
    fn names_for(&self, face: &Face, said: &mut Said<T>) -> Names {
        let words = face.words_or_english();
        said.names(words.lang(), || self.names(words, None)).read_by(face.seat())
    }

    /// Facts as an audience is told them that does not follow its view by them.
    pub(super) fn without_patches(&self, facts: &[FactOf<T>], who: Audience) -> Vec<Change<T>> {
        told(self.game.rules().as_ref(), facts, who).into_iter().map(|fact| (fact, None)).collect()
    }

    /// What a bot did in place of a person.
    fn say_of_bot(&self, words: &Words, names: &Names, seat: Seat, fact: &FactOf<T>) -> String {
        let mut others = names.read_by(names.me.filter(|me| *me != seat));
        if !T::TITLED_SEATS {
            if let Some(name) = others.seats.get_mut(seat.index()) {
                *name = words.bot_for(names, seat);
            }
            return T::teller(self.game.rules(), words, &others).fact(fact);
        }
        words.played_by_bot(names, seat, &T::teller(self.game.rules(), words, &others).fact(fact))
    }

    /// The game from where a client looks, after an entry.
    pub(super) fn scene(&self, face: &Face, entry: EntryNo, shows: SceneView) -> Scene {
        let names = self.names(face.words_or_english(), face.seat());
        let anew = &mut Patches::default();
        match entry == self.game.len() {
            true => self.scene_of(face, &names, (entry, self.game.state()), shows, anew),
            false => self.scene_of(face, &names, (entry, &self.game.timeline().at(entry)), shows, anew),
        }
    }

    /// The game in this state, which is that after an entry. What is known of it already need not be made again.
    fn scene_of(
        &self,
        face: &Face,
        names: &Names,
        (entry, state): (EntryNo, &StateOf<T>),
        shows: SceneView,
        known: &mut Patches<T>,
    ) -> Scene {
        let Patches { views, said, choices, .. } = known;
        let next = self.game.rules().next(state);
        let idle = match self.progress.status() {
            Status::Waiting => true,
            Status::Abandoned => entry == self.game.len(),
            Status::Running | Status::Finished => false,
        };
        let asked = match &next {
            Next::Ask(asked) if !idle => *asked,
            _ => Seats::NONE,
        };
        let outcome = match &next {
            Next::Over(outcome) => Some(outcome),
            _ => None,
        };
        let mine = face.seat().filter(|&seat| asked.has(seat));
        let is_whole = matches!(shows, SceneView::Whole);
        let needs_view = is_whole || face.words.is_some() || (mine.is_some() && face.moves.are_labelled());
        let view = needs_view.then(|| match views.get(face.audience, entry) {
            Some(seen) => Cow::Borrowed(seen),
            None => Cow::Owned(self.game.rules().view(state, face.audience)),
        });
        let view = view.as_deref();
        let teller = face.words.map(|words| T::teller(self.game.rules(), words, names));
        let rule = view.filter(|_| face.words.is_some()).and_then(|view| T::rule_of_view(self.game.rules(), view));
        let moves = mine.filter(|_| face.moves != MovesWanted::None).map(|seat| {
            let moves = moves_of(self.game.rules().as_ref(), state, seat);
            let labels = view.zip(teller.as_ref()).filter(|_| face.moves.are_labelled());
            let lang = labels.and(face.words).map(Words::lang);
            choices.told(
                ChoicesFor { seat, labels: lang, names },
                &moves,
                |mv| labels.map_or(Some(0), |(view, _)| T::label_rests_on(self.game.rules(), view, mv)),
                |mv| labels.map(|(view, teller)| teller.label(view, mv)),
            )
        });
        let when = |(words, (teller, view)): (&Words, (&T::Teller<'_>, &ViewOf<T>))| {
            said.when(entry, words.lang(), || teller.when(view))
        };
        Scene {
            entry,
            when: face.words.zip(teller.as_ref().zip(view)).map(when),
            rule: rule.map(str::to_owned),
            asked,
            awaited: if asked.is_empty() { Seats::NONE } else { T::awaited(self.game.rules(), state, asked) },
            prompt: teller.as_ref().zip(view).and_then(|(teller, view)| teller.prompt(view)),
            moves: moves.flatten(),
            moves_stay: false,
            forced: mine.is_some_and(|seat| T::forced(self.game.rules(), state, seat)),
            take_back: self.take_back(face, entry),
            outcome: outcome.and_then(json::raw),
            outcome_text: outcome.zip(teller.as_ref()).map(|(outcome, teller)| teller.outcome(outcome)),
            view: view.filter(|_| is_whole).and_then(|view| json::raw(&T::show(self.game.rules(), view))),
            patch: if let SceneView::Patch(patch) = shows { patch } else { None },
        }
    }

    pub(super) fn choices(&self, face: &Face, seat: Seat, moves: &[MoveOf<T>], labels: bool) -> Vec<Choice> {
        let names = self.names(face.words_or_english(), Some(seat));
        let teller = T::teller(self.game.rules(), face.words_or_english(), &names);
        let view = self.game.rules().view(self.game.state(), Audience::Seat(seat));
        moves.iter().filter_map(|&mv| choice::<T>(mv, labels.then(|| teller.label(&view, mv)))).collect()
    }
}
