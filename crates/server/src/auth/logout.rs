//! Who was logged out a moment ago: open connections hear of it and end.

use std::sync::{Arc, OnceLock};
use tabletop::never;
use tokio::sync::broadcast;
use wire::PersonId;

/// What a connection can be behind before it has to look for itself.
const BEHIND: usize = 64;

/// Somebody's devices that are logged out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoggedOutDevices {
    /// Whose.
    pub person: PersonId,
    /// Only this one.
    pub only: Option<String>,
    /// Not these.
    pub but: Vec<String>,
}

impl LoggedOutDevices {
    /// Is this device of somebody logged out?
    pub fn has(&self, person: &PersonId, device: Option<&str>) -> bool {
        let meant = self.only.as_deref().is_none_or(|only| device == Some(only));
        let spared = device.is_some_and(|device| self.but.iter().any(|one| one == device));
        self.person == *person && meant && !spared
    }
}

/// Tells connections of those who were logged out.
#[derive(Clone)]
pub struct LogoutNotices {
    here: broadcast::Sender<LoggedOutDevices>,
    elsewhere: Arc<OnceLock<TellNodes>>,
}

/// How other nodes are told.
type TellNodes = Box<dyn Fn(&LoggedOutDevices) + Send + Sync>;

impl LogoutNotices {
    /// Nobody is logged out yet.
    pub fn new() -> LogoutNotices {
        LogoutNotices { here: broadcast::Sender::new(BEHIND), elsewhere: Arc::default() }
    }

    /// Tells other nodes too from now on.
    pub fn also_tell(&self, tell: impl Fn(&LoggedOutDevices) + Send + Sync + 'static) {
        if self.elsewhere.set(Box::new(tell)).is_err() {
            never!("a server is one node only");
        }
    }

    /// Tells every connection, at all nodes.
    pub fn tell(&self, left: LoggedOutDevices) {
        if let Some(tell) = self.elsewhere.get() {
            tell(&left);
        }
        self.tell_here(left);
    }

    /// Tells every connection at this node.
    pub fn tell_here(&self, left: LoggedOutDevices) {
        // Nobody connected is no failure.
        let _ = self.here.send(left);
    }

    /// Gets all notices from now on.
    pub fn listen(&self) -> broadcast::Receiver<LoggedOutDevices> {
        self.here.subscribe()
    }
}

impl Default for LogoutNotices {
    fn default() -> LogoutNotices {
        LogoutNotices::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_or_all_or_all_but_one() {
        let (anna, ben) = (PersonId("anna".into()), PersonId("ben".into()));
        let left = |only: Option<&str>, but: Option<&str>| LoggedOutDevices {
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
