//! Where a request comes from, and over what: as the peer shows it, or as the proxies in front of us tell.
//!
//! Each proxy adds the address of whoever asked it to the right of `X-Forwarded-For`. What stands further to the left than our
//! own proxies wrote is the client's invention and is not looked at.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::{HeaderMap, HeaderName};

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_HOST: HeaderName = HeaderName::from_static("x-forwarded-host");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// Whom to count a request for: the address that so many trusted proxies tell, or else the peer's; an IPv6 address stands for
/// its whole /64, which one household has.
pub(crate) fn client_address(
    trusted_proxies: usize,
    peer: SocketAddr,
    headers: &HeaderMap,
) -> IpAddr {
    let told = told_address(trusted_proxies, headers);
    network(told.unwrap_or_else(|| peer.ip()))
}

/// The address that the outermost of so many proxies saw. If fewer addresses are told, the request has passed fewer proxies,
/// and the first of the addresses is the one that a proxy of ours saw.
fn told_address(trusted_proxies: usize, headers: &HeaderMap) -> Option<IpAddr> {
    if trusted_proxies == 0 {
        return None;
    }
    let lines: Vec<_> = headers.get_all(FORWARDED_FOR).iter().collect();
    let mut from_the_right = lines
        .iter()
        .rev()
        // What is not text is no address, but it has its place in the list.
        .flat_map(|line| line.to_str().unwrap_or("?").rsplit(','))
        .map(str::trim)
        .filter(|told| !told.is_empty())
        .take(trusted_proxies);
    parse(from_the_right.by_ref().last()?)
}

/// An address, with or without a port: `1.2.3.4`, `1.2.3.4:567`, `::1`, `[::1]`, `[::1]:567`.
fn parse(told: &str) -> Option<IpAddr> {
    if let Ok(address) = told.parse::<IpAddr>() {
        return Some(address);
    }
    if let Ok(with_port) = told.parse::<SocketAddr>() {
        return Some(with_port.ip());
    }
    let bare = told.strip_prefix('[')?.strip_suffix(']')?;
    bare.parse::<Ipv6Addr>().ok().map(IpAddr::V6)
}

/// The network that one client has to itself: an IPv4 address, also if it is written as IPv6, or the /64 of an IPv6 address.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    const HALF: u128 = !0 << 64;
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & HALF)),
        address @ IpAddr::V4(_) => address,
    }
}

/// The host that the browser asked for, if the nearest proxy tells.
pub(crate) fn forwarded_host(trusted_proxies: usize, headers: &HeaderMap) -> Option<&str> {
    told_last(trusted_proxies, headers, &FORWARDED_HOST)
}

/// Whether the browser came over TLS, as the nearest proxy tells.
pub(crate) fn came_over_tls(trusted_proxies: usize, headers: &HeaderMap) -> bool {
    told_last(trusted_proxies, headers, &FORWARDED_PROTO)
        .is_some_and(|proto| proto.eq_ignore_ascii_case("https"))
}

/// What the nearest proxy wrote into a header: the last of all that stands there.
fn told_last<'a>(
    trusted_proxies: usize,
    headers: &'a HeaderMap,
    name: &HeaderName,
) -> Option<&'a str> {
    if trusted_proxies == 0 {
        return None;
    }
    let line = headers.get_all(name).iter().next_back()?;
    let told = line.to_str().ok()?.rsplit(',').next()?.trim();
    (!told.is_empty()).then_some(told)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(name: &'static str, lines: &[&str]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(name, line.parse().expect("a header"));
        }
        headers
    }

    #[test]
    fn the_address_is_the_one_that_the_outermost_trusted_proxy_saw() {
        const PEER: &str = "192.0.2.9";
        // Trusted proxies, lines of X-Forwarded-For, the address to count for.
        let cases: &[(usize, &[&str], &str)] = &[
            // Nobody is trusted.
            (0, &[], PEER),
            (0, &["1.2.3.4"], PEER),
            // One proxy: the last of the last line, whatever the client wrote before it.
            (1, &["1.2.3.4"], "1.2.3.4"),
            (1, &["6.6.6.6, 1.2.3.4"], "1.2.3.4"),
            (1, &["6.6.6.6", "1.2.3.4"], "1.2.3.4"),
            (1, &["6.6.6.6, 7.7.7.7", "8.8.8.8,1.2.3.4"], "1.2.3.4"),
            (1, &["6.6.6.6, , 1.2.3.4 ,"], "1.2.3.4"),
            // Two and three: counted from the right over all lines.
            (2, &["6.6.6.6, 1.2.3.4, 10.0.0.1"], "1.2.3.4"),
            (2, &["6.6.6.6, 1.2.3.4", "10.0.0.1"], "1.2.3.4"),
            (2, &["6.6.6.6", "1.2.3.4", "10.0.0.1"], "1.2.3.4"),
            (3, &["6.6.6.6", "1.2.3.4, 10.0.0.2", "10.0.0.1"], "1.2.3.4"),
            // Whoever came past the outer proxy was seen by the inner one.
            (2, &["1.2.3.4"], "1.2.3.4"),
            // Ports are cut off.
            (1, &["1.2.3.4:567"], "1.2.3.4"),
            (1, &["[2001:db8:1:2:3:4:5:6]:567"], "2001:db8:1:2::"),
            (1, &["[2001:db8:1:2:3:4:5:6]"], "2001:db8:1:2::"),
            // IPv6 by /64, IPv4 in IPv6 as IPv4.
            (1, &["2001:db8:1:2:3:4:5:6"], "2001:db8:1:2::"),
            (1, &["2001:db8:1:2:ffff::1"], "2001:db8:1:2::"),
            (1, &["::ffff:1.2.3.4"], "1.2.3.4"),
            (1, &["[::ffff:1.2.3.4]:5"], "1.2.3.4"),
            // What is no address is not looked past: the peer answers for it.
            (1, &["unknown"], PEER),
            (1, &["1.2.3.4, unknown"], PEER),
            (1, &["1.2.3.4, 5.6.7.8.9"], PEER),
            (1, &["1.2.3.4:99999"], PEER),
            (1, &["[1.2.3.4]"], PEER),
            (1, &["[::1"], PEER),
            (1, &["1.2.3.4 5.6.7.8"], PEER),
            (1, &["1.2.3.4", "\u{e4}"], PEER),
            (1, &[""], PEER),
            (1, &[" , ,"], PEER),
            (1, &[], PEER),
        ];
        for (proxies, lines, expected) in cases {
            let headers = headers("x-forwarded-for", lines);
            let peer = format!("{PEER}:1234").parse().expect("an address");
            let found = client_address(*proxies, peer, &headers);
            assert_eq!(
                found.to_string(),
                *expected,
                "{proxies} proxies and {lines:?}"
            );
        }
    }

    #[test]
    fn a_peer_counts_for_its_network_too() {
        for (peer, expected) in [
            ("[2001:db8::1:2:3:4]:5", "2001:db8::"),
            ("[::ffff:9.8.7.6]:5", "9.8.7.6"),
            ("9.8.7.6:5", "9.8.7.6"),
        ] {
            let peer = peer.parse().expect("an address");
            let found = client_address(0, peer, &HeaderMap::new());
            assert_eq!(found.to_string(), expected);
        }
    }

    #[test]
    fn protocol_and_host_are_those_that_the_nearest_proxy_tells() {
        let cases: &[(usize, &[&str], bool)] = &[
            (0, &["https"], false),
            (1, &["https"], true),
            (1, &["HTTPS"], true),
            (1, &["https", "http"], false),
            (1, &["http", "https"], true),
            (1, &["http, https"], true),
            (1, &["https, http"], false),
            (1, &["https,"], false),
            (1, &[], false),
        ];
        for (proxies, lines, expected) in cases {
            let headers = headers("x-forwarded-proto", lines);
            assert_eq!(came_over_tls(*proxies, &headers), *expected, "{lines:?}");
        }
        let hosts = headers("x-forwarded-host", &["evil", "good:81"]);
        assert_eq!(forwarded_host(1, &hosts), Some("good:81"));
        assert_eq!(forwarded_host(0, &hosts), None);
    }
}
