//! New people, and those who guess: what they cost whom.
//!
//! A school is one address. So nobody pays for what another of the address did: whoever is known here has limits of their own,
//! a code that is right brings room with it, and where the room of an address is used up, strangers are asked for a
//! little work before they are asked to wait.

use super::App;
use super::guard::Visitor;
use crate::auth::limits::Class;
use crate::auth::proof_of_work::BITS;
use crate::clock::now;
use crate::live::OrProblem;
use store::{OpenedFrom, Person};
use table::Problem;
use wire::{Code, TableId};

/// Keeps who somebody is, from the first time they do something that others see.
pub(super) async fn remember(app: &App, visitor: &Visitor) -> Result<(), Problem> {
    remember_at(app, visitor, None).await
}

/// The same for somebody whom a code or an invitation has brought to a table, which has room for its own people.
pub(super) async fn remember_at(app: &App, visitor: &Visitor, table: Option<&TableId>) -> Result<(), Problem> {
    visitor.known()?;
    if visitor.bound.is_some() || app.store.person(&visitor.who.id.0).await.or_problem()?.is_some() {
        return Ok(());
    }
    make_room(app, visitor, table)?;
    let person = Person {
        id: visitor.who.id.0.clone(),
        name: visitor.who.name.clone(),
        lang: visitor.lang.clone(),
        created: now(),
        seen: now(),
    };
    app.store.save_person(&person).await.or_problem()
}

/// May one more person come from this address?
pub(super) fn make_room(app: &App, visitor: &Visitor, table: Option<&TableId>) -> Result<(), Problem> {
    let brought = table.is_some_and(|table| app.limits.take(Class::People, now(), ("table", table)).is_ok());
    if brought || app.limits.take(Class::People, now(), visitor.address).is_ok() {
        return Ok(());
    }
    worked(app, visitor)?;
    Ok(app.limits.take(Class::People, now(), ("worked", visitor.address))?)
}

/// Has the visitor done the work that strangers are asked for?
fn worked(app: &App, visitor: &Visitor) -> Result<(), Problem> {
    if visitor.work.as_ref().is_some_and(|answer| app.proof_of_work.accepts(visitor.address, answer, now())) {
        return Ok(());
    }
    let challenge = app.proof_of_work.challenge(visitor.address, now()).map_err(|_| Problem::new(Code::Internal))?;
    Err(Problem::new(Code::WorkWanted).with("challenge", challenge).with("bits", BITS).with("retry_after_ms", 0))
}

/// May somebody try a short code? Wrong ones cost whoever typed them. Where strangers of the address have typed many, the
/// next stranger works for each; whoever is known here never does.
pub(super) fn may_guess(app: &App, visitor: &Visitor) -> Result<(), Problem> {
    app.limits.peek(Class::Guesses, now(), visitor.counted())?;
    if !visitor.kept && app.limits.peek(Class::Codes, now(), visitor.address).is_err() {
        worked(app, visitor)?;
    }
    Ok(())
}

/// Somebody typed a code that leads nowhere.
pub(super) fn guessed_wrong(app: &App, visitor: &Visitor) -> Problem {
    if !visitor.kept {
        // What is left is looked at before the next one.
        let _ = app.limits.take(Class::Codes, now(), visitor.address);
    }
    match app.limits.take(Class::Guesses, now(), visitor.counted()) {
        Ok(()) => Code::NoSuchCode.into(),
        Err(wait) => wait.into(),
    }
}

/// Somebody showed a long secret that opens nothing. A right one is never refused for the wrong ones of others: none is
/// found by trying.
pub(super) fn opened_nothing(app: &App, visitor: &Visitor) -> Problem {
    match app.limits.take(Class::Guesses, now(), visitor.counted()) {
        Ok(()) => Code::BadToken.into(),
        Err(wait) => wait.into(),
    }
}

/// May a visitor open tables this often?
pub(super) fn may_open(app: &App, visitor: &Visitor) -> Result<(), Problem> {
    app.limits.peek(Class::AddressTables, now(), visitor.address)?;
    app.limits.take(Class::Tables, now(), visitor.counted())?;
    Ok(app.limits.take(Class::AddressTables, now(), visitor.address)?)
}

/// Where a table of this visitor comes from. The address itself is not kept.
pub(super) fn opened_from(app: &App, visitor: &Visitor) -> OpenedFrom {
    let tag = app.addresses.tag(&[&visitor.address.to_string()]);
    OpenedFrom::Address(tag[..16].iter().map(|byte| format!("{byte:02x}")).collect())
}
