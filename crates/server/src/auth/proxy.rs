//! Which proxies are believed.

use serde::Deserialize;
use std::net::IpAddr;
use std::str::FromStr;
use thiserror::Error;

/// A text names no proxy.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is no address of a proxy; expected an address or a network, such as 127.0.0.1, ::1 or 10.0.0.0/8")]
pub struct NotAProxy(pub String);

/// A proxy, or all in a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Proxy {
    network: IpAddr,
    /// How many of the first bits count.
    bits: u8,
}

impl Proxy {
    /// Is this one of them?
    pub fn has(&self, address: IpAddr) -> bool {
        match (self.network, address.to_canonical()) {
            (IpAddr::V4(network), IpAddr::V4(address)) => {
                same(network.to_bits().into(), address.to_bits().into(), 32 - self.bits)
            }
            (IpAddr::V6(network), IpAddr::V6(address)) => same(network.to_bits(), address.to_bits(), 128 - self.bits),
            _ => false,
        }
    }
}

/// Are two addresses the same but for the last bits?
fn same(one: u128, other: u128, last: u8) -> bool {
    let first = |bits: u128| bits.checked_shr(last.into()).unwrap_or(0);
    first(one) == first(other)
}

impl FromStr for Proxy {
    type Err = NotAProxy;

    fn from_str(text: &str) -> Result<Proxy, NotAProxy> {
        let read = || {
            let (network, bits) = match text.trim().split_once('/') {
                Some((network, bits)) => (network, Some(bits.parse::<u8>().ok()?)),
                None => (text.trim(), None),
            };
            let network: IpAddr = network.parse::<IpAddr>().ok()?.to_canonical();
            let most = if network.is_ipv4() { 32 } else { 128 };
            let bits = bits.unwrap_or(most);
            // A network of everybody would believe whoever writes the header.
            (1..=most).contains(&bits).then_some(Proxy { network, bits })
        };
        read().ok_or_else(|| NotAProxy(text.to_owned()))
    }
}

impl TryFrom<String> for Proxy {
    type Error = NotAProxy;

    fn try_from(text: String) -> Result<Proxy, NotAProxy> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn has(proxy: &str, address: &str) -> bool {
        proxy.parse::<Proxy>().unwrap().has(address.parse().unwrap())
    }

    #[test]
    fn an_address_is_itself_and_a_network_all_in_it() {
        assert!(has("127.0.0.1", "127.0.0.1") && has("127.0.0.1", "::ffff:127.0.0.1"));
        assert!(!has("127.0.0.1", "127.0.0.2") && !has("127.0.0.1", "::1"));
        assert!(has("10.0.0.0/8", "10.9.8.7") && !has("10.0.0.0/8", "11.0.0.0"));
        assert!(has("10.1.2.3/8", "10.9.8.7"), "what is beyond the network does not matter");
        assert!(has("::1", "::1") && has("fd00::/8", "fd12:3456::1") && !has("fd00::/8", "fe80::1"));
        assert!(has("0.0.0.0/1", "127.255.0.1") && !has("0.0.0.0/1", "128.0.0.1"));
    }

    #[test]
    fn everybody_is_no_proxy() {
        for text in
            ["", "true", "yes", "*", "proxy.example.org", "0.0.0.0/0", "::/0", "10.0.0.0/33", "10.0.0.0/", "1.2.3"]
        {
            assert_eq!(text.parse::<Proxy>(), Err(NotAProxy(text.to_owned())));
        }
    }
}
