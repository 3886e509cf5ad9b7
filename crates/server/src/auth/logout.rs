//! Who was logged out a moment ago: open connections hear of it and end.

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
#[derive(Clone, Debug)]
pub struct LogoutNotices(broadcast::Sender<LoggedOutDevices>);

impl LogoutNotices {
    /// Nobody is logged out yet.
    pub fn new() -> LogoutNotices {
        LogoutNotices(broadcast::Sender::new(BEHIND))
    }

    /// Tells every connection.
    pub fn tell(&self, left: LoggedOutDevices) {
        // Nobody connected is no failure.
        let _ = self.0.send(left);
    }

    /// Gets all notices from now on.
    pub fn listen(&self) -> broadcast::Receiver<LoggedOutDevices> {
        self.0.subscribe()
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
