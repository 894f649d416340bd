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

    /// What a personal link ends with.
    pub(crate) fn link(&self, player: &Player) -> String {
        self.sign("link", &format!("{}-{}", player.id, player.link))
    }

    /// Who the personal link is for, and which of their links it is.
    pub(crate) fn read_link(&self, link: &str) -> Option<(PlayerId, i64)> {
        let (player, number) = self.check("link", link)?.split_once('-')?;
        Some((player.parse().ok()?, number.parse().ok()?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_that_was_signed_reads_back_and_nothing_else_does() {
        let signer = Signer::new(b"key");
        let player = Player {
            id: PlayerId::fresh(),
            name: "x".to_owned(),
            link: 3,
            muted: false,
            banned: false,
        };
        let link = signer.link(&player);
        assert_eq!(signer.read_link(&link), Some((player.id.clone(), 3)));
        let other = link.replace(player.id.as_str(), PlayerId::fresh().as_str());
        let raised = link.replacen("-3.", "-4.", 1);
        let forged = [
            "",
            ".",
            "a.b",
            player.id.as_str(),
            &other,
            &raised,
            &link[1..],
        ];
        for forged in forged {
            assert_eq!(signer.read_link(forged), None, "{forged}");
        }
        assert_eq!(Signer::new(b"other").read_link(&link), None);
        let elsewhere = signer.sign("cookie", &format!("{}-3", player.id));
        assert_eq!(
            signer.read_link(&elsewhere),
            None,
            "what was signed for something else is no link"
        );
    }
}
