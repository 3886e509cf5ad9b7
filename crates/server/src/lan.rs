//! The addresses by which other devices in the home network reach this machine.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

/// Where a packet would have to go for each kind of private network, and one for whatever else the way out is. Asking the
/// system which address of ours it would send from sends nothing.
const TOWARDS: [Ipv4Addr; 5] = [
    Ipv4Addr::new(192, 168, 255, 254),
    Ipv4Addr::new(10, 255, 255, 254),
    Ipv4Addr::new(172, 31, 255, 254),
    Ipv4Addr::new(169, 254, 255, 254),
    Ipv4Addr::new(192, 0, 2, 1),
];

/// This machine's own addresses in its networks, the likeliest first. Empty, if it is in none.
pub fn addresses() -> Vec<Ipv4Addr> {
    let mut found = Vec::new();
    for towards in TOWARDS {
        let from = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).and_then(|socket| {
            socket.connect((towards, 9))?;
            socket.local_addr()
        });
        if let Ok(IpAddr::V4(own)) = from.map(|address: SocketAddr| address.ip())
            && !own.is_loopback()
            && !own.is_unspecified()
            && !found.contains(&own)
        {
            found.push(own);
        }
    }
    // What a household gives its machines comes before what is left over.
    found.sort_by_key(|own| (own.is_link_local(), !own.is_private()));
    found
}

/// The same as addresses of a site at a port.
pub fn addresses_at(port: u16) -> Vec<String> {
    addresses().into_iter().map(|own| format!("http://{own}:{port}")).collect()
}

/// How this machine itself reaches a server: one that listens everywhere listens here too.
pub fn reached_here(addr: SocketAddr) -> SocketAddr {
    match addr.ip() {
        ip if ip.is_unspecified() && ip.is_ipv4() => (Ipv4Addr::LOCALHOST, addr.port()).into(),
        ip if ip.is_unspecified() => (Ipv6Addr::LOCALHOST, addr.port()).into(),
        _ => addr,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_that_others_can_reach() {
        for own in addresses() {
            assert!(!own.is_loopback() && !own.is_unspecified() && !own.is_broadcast(), "{own}");
            // It is really one of this machine's: one can listen on it.
            assert!(std::net::TcpListener::bind((own, 0)).is_ok(), "{own}");
        }
        let once: std::collections::HashSet<_> = addresses().into_iter().collect();
        assert_eq!(once.len(), addresses().len());
        assert!(addresses_at(7878).iter().all(|site| site.starts_with("http://") && site.ends_with(":7878")));
    }

    #[test]
    fn the_own_browser_goes_to_this_machine() {
        let here = |text: &str| reached_here(text.parse().unwrap()).to_string();
        assert_eq!(here("0.0.0.0:7878"), "127.0.0.1:7878");
        assert_eq!(here("[::]:80"), "[::1]:80");
        assert_eq!(here("192.168.1.20:7878"), "192.168.1.20:7878");
    }
}
