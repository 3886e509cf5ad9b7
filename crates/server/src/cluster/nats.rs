//! The connection to NATS, and the only file that knows it. A program that was built without it says so when it is asked.

use std::time::Duration;
use thiserror::Error;

/// Why there is no bus.
#[derive(Debug, Error)]
pub enum BusError {
    /// The program cannot.
    #[error(
        "this program was built without the bus between nodes; build it with `--features cluster`, or take a release"
    )]
    NotBuilt,
    /// Nobody answers there.
    #[error("the bus {url} cannot be reached ({why}); is nats-server running there?")]
    Unreachable {
        /// Its address, without its password.
        url: String,
        /// What the client says.
        why: String,
    },
    /// It was reached, and did not take something.
    #[error("the bus did not do what was asked: {0}")]
    Failed(String),
}

/// How often the bus is asked whether it is still there. After two questions without an answer it is not.
#[cfg(feature = "cluster")]
const PING: Duration = Duration::from_secs(1);
/// How long a connection may take.
#[cfg(feature = "cluster")]
const CONNECT_WITHIN: Duration = Duration::from_secs(2);
/// Envelopes that may wait to be opened. What comes when there are more is lost, and whoever misses it looks anew.
#[cfg(feature = "cluster")]
const WAITING: usize = 16 * 1024;
/// The longest between two tries to connect.
#[cfg(feature = "cluster")]
const RETRY: Duration = Duration::from_millis(500);
/// How long what was said may take to leave.
const FLUSH_WITHIN: Duration = Duration::from_secs(1);

/// An address without what nobody should read in a log.
#[cfg(any(feature = "cluster", test))]
fn without_password(url: &str) -> String {
    match (url.split_once("://"), url.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, host))) => format!("{scheme}://{host}"),
        _ => url.to_owned(),
    }
}

#[cfg(feature = "cluster")]
mod built {
    use super::*;
    use async_nats::{Client, ConnectOptions, Event};
    use futures_util::StreamExt;
    use tokio::sync::watch;

    /// A connection to the bus. Copies share it.
    #[derive(Clone, Debug)]
    pub(in crate::cluster) struct Nats {
        client: Client,
        connected: watch::Receiver<bool>,
    }

    /// What is said to one subject.
    pub(in crate::cluster) struct Subscription(async_nats::Subscriber);

    impl Nats {
        /// Connects, or says why not. Later it comes back by itself.
        pub(in crate::cluster) async fn connect(
            url: &str,
            name: &str,
            lost: impl Fn() + Send + Sync + 'static,
        ) -> Result<Nats, BusError> {
            let (tell, connected) = watch::channel(true);
            let lost = std::sync::Arc::new(lost);
            let heard = move |event: Event| {
                let (tell, lost) = (tell.clone(), lost.clone());
                async move {
                    match event {
                        Event::Connected => drop(tell.send_replace(true)),
                        Event::Disconnected | Event::Closed => drop(tell.send_replace(false)),
                        Event::SlowConsumer(_) => lost(),
                        Event::LameDuckMode | Event::Draining => {}
                        Event::ServerError(error) => tracing::warn!(%error, "the bus complains"),
                        Event::ClientError(error) => tracing::warn!(%error, "the connection to the bus complains"),
                    }
                }
            };
            let options = ConnectOptions::new()
                .name(format!("firstlight {name}"))
                .ping_interval(PING)
                .connection_timeout(CONNECT_WITHIN)
                .subscription_capacity(WAITING)
                .reconnect_delay_callback(|tries| RETRY.min(Duration::from_millis(50 * tries as u64)))
                .event_callback(heard);
            let unreachable = |why: String| BusError::Unreachable { url: without_password(url), why };
            let client = options.connect(url).await.map_err(|error| unreachable(error.to_string()))?;
            Ok(Nats { client, connected })
        }

        pub(in crate::cluster) async fn subscribe(&self, subject: &str) -> Result<Subscription, BusError> {
            let subscribed = self.client.subscribe(subject.to_owned()).await;
            let subscriber = subscribed.map_err(|error| BusError::Failed(error.to_string()))?;
            // From here on nothing that is said to it is missed.
            self.flush().await?;
            Ok(Subscription(subscriber))
        }

        pub(in crate::cluster) async fn publish(&self, subject: String, envelope: Vec<u8>) -> Result<(), BusError> {
            let sent = self.client.publish(subject, envelope.into()).await;
            sent.map_err(|error| BusError::Failed(error.to_string()))
        }

        /// Waits until what was said is on its way.
        pub(in crate::cluster) async fn flush(&self) -> Result<(), BusError> {
            match tokio::time::timeout(FLUSH_WITHIN, self.client.flush()).await {
                Ok(flushed) => flushed.map_err(|error| BusError::Failed(error.to_string())),
                Err(_) => Err(BusError::Failed("it does not take what it is told".to_owned())),
            }
        }

        /// The most bytes of one envelope.
        pub(in crate::cluster) fn most_bytes(&self) -> usize {
            self.client.max_payload().min(crate::cluster::envelope::LARGEST)
        }

        pub(in crate::cluster) fn is_connected(&self) -> bool {
            *self.connected.borrow()
        }

        /// Waits until it is there.
        pub(in crate::cluster) async fn connected(&self) {
            let mut connected = self.connected.clone();
            let _ = connected.wait_for(|there| *there).await;
        }

        /// Waits until it is gone.
        pub(in crate::cluster) async fn cut(&self) {
            let mut connected = self.connected.clone();
            let _ = connected.wait_for(|there| !*there).await;
        }
    }

    impl Subscription {
        /// The next envelope; none when the bus is closed.
        pub(in crate::cluster) async fn next(&mut self) -> Option<bytes::Bytes> {
            self.0.next().await.map(|message| message.payload)
        }
    }
}

#[cfg(not(feature = "cluster"))]
mod built {
    use super::*;

    /// None is ever made in this program.
    #[derive(Clone, Debug)]
    pub(in crate::cluster) struct Nats(());

    /// None is ever made in this program.
    pub(in crate::cluster) struct Subscription(());

    impl Nats {
        pub(in crate::cluster) async fn connect(
            _: &str,
            _: &str,
            _: impl Fn() + Send + Sync + 'static,
        ) -> Result<Nats, BusError> {
            Err(BusError::NotBuilt)
        }

        pub(in crate::cluster) async fn subscribe(&self, _: &str) -> Result<Subscription, BusError> {
            Err(BusError::NotBuilt)
        }

        pub(in crate::cluster) async fn publish(&self, _: String, _: Vec<u8>) -> Result<(), BusError> {
            Err(BusError::NotBuilt)
        }

        pub(in crate::cluster) async fn flush(&self) -> Result<(), BusError> {
            tokio::time::sleep(FLUSH_WITHIN).await;
            Err(BusError::NotBuilt)
        }

        pub(in crate::cluster) fn most_bytes(&self) -> usize {
            0
        }

        pub(in crate::cluster) fn is_connected(&self) -> bool {
            false
        }

        pub(in crate::cluster) async fn connected(&self) {
            std::future::pending().await
        }

        pub(in crate::cluster) async fn cut(&self) {}
    }

    impl Subscription {
        pub(in crate::cluster) async fn next(&mut self) -> Option<bytes::Bytes> {
            None
        }
    }
}

pub(super) use built::Nats;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_are_not_said() {
        assert_eq!(without_password("nats://me:secret@bus:4222"), "nats://bus:4222");
        assert_eq!(without_password("nats://bus:4222"), "nats://bus:4222");
        assert_eq!(without_password("tls://token@bus"), "tls://bus");
    }
}
