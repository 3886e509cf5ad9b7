//! Who was logged out a moment ago: open connections hear of it and end.

use tokio::sync::broadcast;
use wire::PersonId;

/// What a connection can be behind before it has to look for itself.
const BEHIND: usize = 64;

/// Somebody's devices that are logged out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Left {
    /// Whose.
    pub person: PersonId,
    /// Only this one.
    pub only: Option<String>,
    /// Not these.
    pub but: Vec<String>,
}

impl Left {
    /// Is this device of somebody logged out?
    pub fn has(&self, person: &PersonId, device: Option<&str>) -> bool {
        let meant = self.only.as_deref().is_none_or(|only| device == Some(only));
        let spared = device.is_some_and(|device| self.but.iter().any(|one| one == device));
        self.person == *person && meant && !spared
    }
}

/// Tells connections of those who were logged out.
#[derive(Clone, Debug)]
pub struct Leavers(broadcast::Sender<Left>);

impl Leavers {
    /// Nobody has left.
    pub fn new() -> Leavers {
        Leavers(broadcast::Sender::new(BEHIND))
    }

    /// Tells every connection.
    pub fn tell(&self, left: Left) {
        // Nobody connected is no failure.
        let _ = self.0.send(left);
    }

    /// Hears of everybody from now on.
    pub fn listen(&self) -> broadcast::Receiver<Left> {
        self.0.subscribe()
    }
}

impl Default for Leavers {
    fn default() -> Leavers {
        Leavers::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_or_all_or_all_but_one() {
        let (anna, ben) = (PersonId("anna".into()), PersonId("ben".into()));
        let left = |only: Option<&str>, but: Option<&str>| Left {
            person: anna.clone(),
            only: only.map(str::to_owned),
            but: but.map(str::to_owned).into_iter().collect(),
        };
        assert!(left(Some("phone"), None).has(&anna, Some("phone")));
        assert!(!left(Some("phone"), None).has(&anna, Some("laptop")) && !left(Some("phone"), None).has(&anna, None));
        assert!(left(None, Some("phone")).has(&anna, Some("laptop")) && left(None, Some("phone")).has(&anna, None));
        assert!(!left(None, Some("phone")).has(&anna, Some("phone")));
        assert!(left(None, None).has(&anna, None) && !left(None, None).has(&ben, None));
    }
}
