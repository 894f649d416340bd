//! Names by which the log tells visitors apart without saying who they are.

use std::fmt::Write as _;
use std::net::IpAddr;

use axum::http::HeaderMap;
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

use crate::cookies::shown_identity;
use crate::visitor::bearer;

/// Digests with a key that is made at every start and kept nowhere: within one run of the server the same visitor has the
/// same name, and nobody can go back from the name to the cookie, the token or the person.
pub(crate) struct Pseudonyms(Hmac<Sha256>);

impl Pseudonyms {
    pub(crate) fn new() -> Self {
        let mut key = [0; 32];
        getrandom::fill(&mut key).expect("the system gives random bytes");
        Self(Hmac::new_from_slice(&key).expect("any key will do"))
    }

    /// A name for whoever shows a cookie or a token, true or not.
    pub(crate) fn of_visitor(&self, headers: &HeaderMap) -> Option<String> {
        let shown = bearer(headers).or_else(|| shown_identity(headers))?;
        let mut digest = self.0.clone();
        digest.update(shown.as_bytes());
        let digest = digest.finalize().into_bytes();
        let mut name = String::with_capacity(16);
        for byte in &digest[..8] {
            write!(name, "{byte:02x}").expect("a string takes everything");
        }
        Some(name)
    }

    /// The neighbourhood of an address: its /24, or its /48.
    pub(crate) fn of_address(address: IpAddr) -> String {
        match address {
            IpAddr::V4(address) => {
                let [a, b, c, _] = address.octets();
                format!("{a}.{b}.{c}.0/24")
            }
            IpAddr::V6(address) => {
                let [a, b, c, ..] = address.segments();
                format!("{a:x}:{b:x}:{c:x}::/48")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_visitor_has_one_name_for_as_long_as_the_server_runs() {
        let mut headers = HeaderMap::new();
        let names = Pseudonyms::new();
        assert_eq!(names.of_visitor(&headers), None);
        headers.insert("cookie", "patolli=abc.def".parse().unwrap());
        let name = names.of_visitor(&headers).expect("a name");
        assert_eq!(names.of_visitor(&headers).as_ref(), Some(&name));
        assert!(name.len() == 16 && name.bytes().all(|byte| byte.is_ascii_hexdigit()));
        assert_ne!(Pseudonyms::new().of_visitor(&headers), Some(name));
    }

    #[test]
    fn of_an_address_only_the_neighbourhood_is_told() {
        let told = |address: &str| Pseudonyms::of_address(address.parse().unwrap());
        assert_eq!(told("203.0.113.77"), "203.0.113.0/24");
        assert_eq!(told("2001:db8:1:2::5"), "2001:db8:1::/48");
    }
}
