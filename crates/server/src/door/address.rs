//! Which address a request comes from, as far as limits are concerned.

use std::net::{IpAddr, Ipv6Addr};

/// Whose limits a request counts against. `forwarded` is the last `X-Forwarded-For` header; it is read only if a proxy is
/// trusted, and then its last entry counts: that one the proxy wrote itself, those before it anybody may have sent.
pub fn client(peer: IpAddr, forwarded: Option<&str>, trust_proxy: bool) -> IpAddr {
    let said = forwarded.filter(|_| trust_proxy).and_then(|list| list.rsplit(',').next());
    group(said.and_then(|entry| entry.trim().parse().ok()).unwrap_or(peer))
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

    #[test]
    fn the_peer_counts_unless_a_proxy_is_trusted() {
        let peer = ip("10.0.0.1");
        assert_eq!(client(peer, Some("1.2.3.4"), false), peer);
        assert_eq!(client(peer, Some("1.2.3.4"), true), ip("1.2.3.4"));
        assert_eq!(client(peer, Some("6.6.6.6, 1.2.3.4"), true), ip("1.2.3.4"), "the first entry may be invented");
        assert_eq!(client(peer, Some("1.2.3.4, unknown"), true), peer);
        assert_eq!(client(peer, Some(""), true), peer);
        assert_eq!(client(peer, None, true), peer);
    }

    #[test]
    fn a_network_of_ipv6_counts_as_one() {
        assert_eq!(client(ip("2001:db8:1:2:3:4:5:6"), None, false), client(ip("2001:db8:1:2::1"), None, false));
        assert_ne!(client(ip("2001:db8:1:2::1"), None, false), client(ip("2001:db8:1:3::1"), None, false));
        assert_eq!(client(ip("::ffff:1.2.3.4"), None, false), ip("1.2.3.4"));
    }
}
