//! Where a request comes from, as far as limits and routes for this machine alone are concerned.

use super::proxy::Proxy;
use std::net::{IpAddr, Ipv6Addr};

/// Proxies that may stand behind one another.
const MOST_HOPS: usize = 16;

/// Where a request comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Caller {
    /// Whose limits it counts against.
    pub address: IpAddr,
    /// Does a proxy that is believed stand in between?
    pub trusted: bool,
    /// Was it made by a program of this machine, and passed on by nobody?
    pub local: bool,
    /// Does somebody who is not believed say that it comes from elsewhere?
    pub disbelieved: bool,
}

impl Caller {
    /// By who is at the other end of the connection, and what stands in all `X-Forwarded-For` headers. They are read from
    /// their end, each entry for as long as whoever wrote it is a proxy that is believed: what stands before anybody may
    /// have sent. `passed_on` says that some header of a proxy is there.
    pub fn of(peer: IpAddr, forwarded: &str, passed_on: bool, proxies: &[Proxy]) -> Caller {
        let believed = |address: IpAddr| proxies.iter().any(|proxy| proxy.has(address));
        let peer = peer.to_canonical();
        let mut address = peer;
        for entry in forwarded.rsplit(',').take(MOST_HOPS) {
            if !believed(address) {
                break;
            }
            let Some(before) = read(entry.trim()) else { break };
            address = before.to_canonical();
        }
        Caller {
            address: group(address),
            trusted: believed(peer),
            local: peer.is_loopback() && !passed_on,
            disbelieved: passed_on && !believed(peer),
        }
    }
}

/// An entry of the header: an address, perhaps with a port.
fn read(entry: &str) -> Option<IpAddr> {
    let bare = entry.strip_prefix('[').and_then(|entry| entry.split_once(']')).map(|(address, _)| address);
    let with_port = || entry.split_once(':').filter(|(_, port)| !port.contains(':')).map(|(address, _)| address);
    entry.parse().ok().or_else(|| bare?.parse().ok()).or_else(|| with_port()?.parse().ok())
}

/// One household is one address: IPv6 gives everybody 2^64 of them, so that only the first half counts.
pub fn group(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => Ipv6Addr::from_bits(v6.to_bits() >> 64 << 64).into(),
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    fn address(peer: &str, forwarded: &str, proxies: &[&str]) -> IpAddr {
        let proxies: Vec<Proxy> = proxies.iter().map(|proxy| proxy.parse().unwrap()).collect();
        Caller::of(ip(peer), forwarded, !forwarded.is_empty(), &proxies).address
    }

    #[test]
    fn a_header_is_believed_from_a_proxy_and_from_nobody_else() {
        assert_eq!(address("10.0.0.1", "1.2.3.4", &[]), ip("10.0.0.1"));
        assert_eq!(address("10.0.0.1", "1.2.3.4", &["10.0.0.2"]), ip("10.0.0.1"));
        assert_eq!(address("10.0.0.1", "1.2.3.4", &["10.0.0.0/24"]), ip("1.2.3.4"));
        assert_eq!(address("10.0.0.1", "6.6.6.6, 1.2.3.4", &["10.0.0.1"]), ip("1.2.3.4"), "the rest may be invented");
        assert_eq!(address("10.0.0.1", "6.6.6.6,1.2.3.4, 10.0.0.9", &["10.0.0.0/24"]), ip("1.2.3.4"), "two proxies");
        assert_eq!(address("10.0.0.1", "1.2.3.4, unknown", &["10.0.0.1"]), ip("10.0.0.1"));
        assert_eq!(address("10.0.0.1", "", &["10.0.0.1"]), ip("10.0.0.1"));
        assert_eq!(address("::ffff:10.0.0.1", "1.2.3.4", &["10.0.0.1"]), ip("1.2.3.4"));
    }

    #[test]
    fn an_entry_may_have_a_port() {
        assert_eq!(address("::1", "1.2.3.4:5678", &["::1"]), ip("1.2.3.4"));
        assert_eq!(address("::1", "[2001:db8::7]:5678", &["::1"]), ip("2001:db8::"));
        assert_eq!(address("::1", "[2001:db8::7]", &["::1"]), ip("2001:db8::"));
        assert_eq!(address("::1", "2001:db8::7", &["::1"]), ip("2001:db8::"));
    }

    #[test]
    fn a_network_of_ipv6_counts_as_one() {
        assert_eq!(address("2001:db8:1:2:3:4:5:6", "", &[]), address("2001:db8:1:2::1", "", &[]));
        assert_ne!(address("2001:db8:1:2::1", "", &[]), address("2001:db8:1:3::1", "", &[]));
        assert_eq!(address("::ffff:1.2.3.4", "", &[]), ip("1.2.3.4"));
    }

    #[test]
    fn who_comes_through_a_proxy_is_not_on_this_machine() {
        let local = |peer: &str, passed_on| Caller::of(ip(peer), "", passed_on, &[]).local;
        assert!(local("127.0.0.1", false) && local("::1", false) && local("::ffff:127.0.0.1", false));
        assert!(!local("127.0.0.1", true) && !local("10.0.0.1", false));
    }
}
