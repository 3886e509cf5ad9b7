//! Somebody has deleted themselves: every table they were at forgets who they were.

use super::effects::Live;
use super::hub::Hub;
use super::rows::{event_of, stored};
use crate::auth::secret::person_id;
use crate::lease::Owned;
use crate::live::OrProblem;
use crate::logging::target;
use store::{Fence, Rewrite, Store, StoreError};
use table::Problem;
use table::{Forgotten, GONE, Who, forgotten, unnamed};
use title::Title;
use tokio::task::JoinHandle;
use wire::{Code, PersonId, TableId};

/// How often it is looked whether a table names them that was opened meanwhile.
const ROUNDS: u32 = 4;

/// Clears up after those who deleted themselves while the server was about to stop.
pub fn finish_forgetting(hub: Hub) -> JoinHandle<()> {
    tokio::spawn(async move {
        let all = hub.store().people_to_forget().await.unwrap_or_else(|error| {
            tracing::error!(target: target::FORGET_PERSON, %error, "who deleted themselves cannot be read; the next start looks again");
            Vec::new()
        });
        for person in all {
            if let Err(problem) = forget_person(&hub, &PersonId(person)).await {
                tracing::error!(target: target::FORGET_PERSON, code = %problem.code.name(), "somebody who deleted themselves is still named; the next start goes on");
            }
        }
    })
}

/// Lets every table forget somebody. Answers how many did.
pub async fn forget_person(hub: &Hub, person: &PersonId) -> Result<u32, Problem> {
    let mut cleared = 0;
    for _ in 0..ROUNDS {
        let tables = hub.store().tables_naming(&person.0).await.or_problem()?;
        if tables.is_empty() {
            hub.store().finish_forgetting(&person.0).await.or_problem()?;
            return Ok(cleared);
        }
        for table in tables {
            // Who they are from here on is nobody elsewhere, and at no other table the same.
            let to = person_id().map_err(|_| Problem::new(Code::Internal))?;
            let table = TableId(table);
            match hub.forget(&table, person, &to).await {
                Ok(()) => {}
                Err(problem) if problem.code == Code::Stopping => return Err(problem),
                // A table that cannot be brought to life can still be written anew.
                Err(_) => {
                    let fence = fence(hub, &table).await.or_problem()?;
                    rewrite(hub.store(), (&table, fence), person, &to).await.or_problem()?;
                }
            }
            cleared += 1;
        }
    }
    Err(Code::Internal.into())
}

/// By what right a table is written to that is not in memory. That of another node is that node's to write.
async fn fence(hub: &Hub, table: &TableId) -> Result<Option<Fence>, StoreError> {
    let Some(others) = hub.others() else { return Ok(None) };
    match others.own(table).await? {
        Owned::Here(hold) => Ok(hold.fence),
        Owned::At(_) => Err(StoreError::NotOwner { table: table.0.clone() }),
    }
}

/// Writes down what is left of a table without somebody.
async fn rewrite(
    store: &Store,
    (table, fence): (&TableId, Option<Fence>),
    person: &PersonId,
    to: &PersonId,
) -> Result<(), StoreError> {
    let Some(kept) = store.open_table(&table.0).await? else { return Ok(()) };
    let all: Vec<_> = store.events(&table.0, 0, u32::MAX).await?.into_iter().map(event_of).collect();
    let Forgotten { events, names } = forgotten(&all, person, to);
    let unnamed = |kept: &str| unnamed(kept, &names, person, to);
    let rewrite = Rewrite {
        table: table.0.clone(),
        person: person.0.clone(),
        to: to.0.clone(),
        summary: unnamed(&kept.row.summary),
        result: store.result_of(&table.0).await?.as_deref().map(unnamed),
        events: events.into_iter().map(stored).collect(),
        fence,
    };
    store.rewrite(rewrite).await
}

impl<T: Title> Live<T> {
    /// Somebody leaves for good, and with them whatever was theirs; then the table is what its events say without them.
    pub(super) async fn forget(&mut self, person: &PersonId, to: &PersonId) -> Result<(), Problem> {
        for program in self.table().programs_of(person) {
            self.unseat(&program).await;
        }
        self.quit(&Who { id: person.clone(), name: GONE.to_owned() }).await?;
        self.hang_up(person, Code::LoggedOut).await;
        let (store, id, fence) = (self.store(), self.table().id().clone(), self.hold().fence);
        rewrite(&store, (&id, fence), person, to).await.or_problem()?;
        self.begin_anew(person).await;
        Ok(())
    }
}

impl Hub {
    /// Lets a table forget somebody, and waits until it has.
    async fn forget(&self, id: &TableId, person: &PersonId, to: &PersonId) -> Result<(), Problem> {
        let (answer, wait) = tokio::sync::oneshot::channel();
        let mail = super::Mail::Forget { person: person.clone(), to: to.clone(), answer };
        self.send(id, mail).await?;
        wait.await.unwrap_or_else(|_| Err(Code::Internal.into()))
    }
}
