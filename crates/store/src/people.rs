//! Devices, and those who delete themselves.

use crate::{
    Device, LogOut, Rewrite, Standing, Store, StoreError,
    handle::ask,
    op::{Op, PeopleOp},
};

impl Store {
    /// Whom a cookie speaks of.
    pub async fn standing(&self, person: &str, device: &str) -> Result<Standing, StoreError> {
        ask!(self, people, standing, person, device)
    }

    /// Stores a device, unless it is known; of too many, the one that was unused for longest is logged out. Answers how many
    /// were.
    pub async fn put_device(&self, device: &Device) -> Result<u64, StoreError> {
        self.count(Op::People(PeopleOp::PutDevice(device.clone()))).await
    }

    /// Notes that a device was in use.
    pub async fn see_device(&self, id: &str, seen: i64) -> Result<(), StoreError> {
        self.write(Op::People(PeopleOp::SeeDevice { id: id.to_owned(), seen })).await.map(drop)
    }

    /// The devices that are logged in as somebody, the last in use first.
    pub async fn devices(&self, person: &str) -> Result<Vec<Device>, StoreError> {
        ask!(self, people, devices, person)
    }

    /// Logs devices of somebody out. Answers how many.
    pub async fn log_out(&self, person: &str, which: LogOut) -> Result<u64, StoreError> {
        self.count(Op::People(PeopleOp::LogOut { person: person.to_owned(), which })).await
    }

    /// Somebody deletes themselves: whoever comes as them is refused from now on, and nothing leads back to them. Where they
    /// were is kept until [`Store::finish_forgetting`], so that all of it can be cleared up, also after a crash.
    pub async fn start_forgetting(&self, person: &str) -> Result<(), StoreError> {
        self.write(Op::People(PeopleOp::StartForgetting(person.to_owned()))).await.map(drop)
    }

    /// Those who deleted themselves, and of whom something may be left.
    pub async fn people_to_forget(&self) -> Result<Vec<String>, StoreError> {
        ask!(self, people, people_to_forget)
    }

    /// The tables at which somebody is named.
    pub async fn tables_naming(&self, person: &str) -> Result<Vec<String>, StoreError> {
        ask!(self, people, tables_naming, person)
    }

    /// How a table ended, if that is kept.
    pub async fn result_of(&self, table: &str) -> Result<Option<String>, StoreError> {
        ask!(self, read, result_of, table)
    }

    /// Stores what is left of a table when somebody is no longer named in it, all of it or nothing. There is no snapshot
    /// after that.
    pub async fn rewrite(&self, rewrite: Rewrite) -> Result<(), StoreError> {
        self.write(Op::People(PeopleOp::Rewrite(Box::new(rewrite)))).await.map(drop)
    }

    /// Nothing is left of somebody.
    pub async fn finish_forgetting(&self, person: &str) -> Result<(), StoreError> {
        self.write(Op::People(PeopleOp::FinishForgetting(person.to_owned()))).await.map(drop)
    }
}
