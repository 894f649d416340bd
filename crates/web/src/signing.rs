//! Proof that something was given out by this house.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;
use tables::{Player, PlayerId};

/// Signs what is given out and checks what comes back.
pub(crate) struct Signer(Hmac<Sha256>);

impl Signer {
    pub(crate) fn new(key: &[u8]) -> Self {
        Self(Hmac::new_from_slice(key).expect("any key will do"))
    }

    fn sign(&self, purpose: &str, text: &str) -> String {
        let tag = self.tagged(purpose, text).finalize().into_bytes();
        format!("{text}.{}", URL_SAFE_NO_PAD.encode(tag))
    }

    /// What was signed, if it was signed here for this purpose.
    fn check<'a>(&self, purpose: &str, signed: &'a str) -> Option<&'a str> {
        let (text, tag) = signed.rsplit_once('.')?;
        let tag = URL_SAFE_NO_PAD.decode(tag).ok()?;
        self.tagged(purpose, text).verify_slice(&tag).ok()?;
        Some(text)
    }

    fn tagged(&self, purpose: &str, text: &str) -> Hmac<Sha256> {
        let mut mac = self.0.clone();
        mac.update(purpose.as_bytes());
        mac.update(&[0]);
        mac.update(text.as_bytes());
        mac
    }

    /// What a browser keeps to be known again.
    pub(crate) fn cookie(&self, player: &PlayerId) -> String {
        self.sign("cookie", player.as_str())
    }

    /// Who the browser with this cookie is.
    pub(crate) fn read_cookie(&self, cookie: &str) -> Option<PlayerId> {
        self.check("cookie", cookie)?.parse().ok()
    }

    /// What a personal link ends with.
    pub(crate) fn link(&self, player: &Player) -> String {
        self.sign("link", &format!("{}-{}", player.id, player.link))
    }

    /// Who the personal link is for, and which of his links it is.
    pub(crate) fn read_link(&self, link: &str) -> Option<(PlayerId, i64)> {
        let (player, number) = self.check("link", link)?.split_once('-')?;
        Some((player.parse().ok()?, number.parse().ok()?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_signed_reads_back_and_nothing_else_does() {
        let signer = Signer::new(b"key");
        let player = PlayerId::fresh();
        let cookie = signer.cookie(&player);
        assert_eq!(signer.read_cookie(&cookie), Some(player.clone()));
        let other = cookie.replace(player.as_str(), PlayerId::fresh().as_str());
        for forged in ["", ".", "a.b", player.as_str(), &other, &cookie[1..]] {
            assert_eq!(signer.read_cookie(forged), None, "{forged}");
        }
        assert_eq!(Signer::new(b"other").read_cookie(&cookie), None);
    }

    #[test]
    fn a_cookie_is_no_link_and_a_link_no_cookie() {
        let signer = Signer::new(b"key");
        let player = Player {
            id: PlayerId::fresh(),
            name: "x".to_owned(),
            link: 3,
        };
        let link = signer.link(&player);
        assert_eq!(signer.read_link(&link), Some((player.id.clone(), 3)));
        assert_eq!(signer.read_link(&signer.cookie(&player.id)), None);
        assert_eq!(signer.read_cookie(&link), None);
    }
}
