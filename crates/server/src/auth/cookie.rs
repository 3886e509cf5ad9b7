//! Who somebody is, in a cookie that only this server can sign: `firstlight=1.<person>.<issued ms>.<signature>`, and once
//! something is kept of them, `firstlight=2.<person>.<device>.<issued ms>.<signature>`.

use super::base32;
use super::key::Key;
use super::secret::read_person_id;
use hmac::Mac;
use thiserror::Error;
use wire::{Millis, PersonId};

/// What the cookie is called.
pub const NAME: &str = "firstlight";

/// Without a device: of somebody of whom nothing is kept, or from before there were devices.
const PLAIN: &str = "1";
const VERSION: &str = "2";
const DAY: Millis = 24 * 60 * 60 * 1000;
/// A browser keeps a cookie for a year; it is renewed long before.
const LIFE: Millis = 365 * DAY;
const RENEW: Millis = 30 * DAY;

/// Why a request has no identity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum CookieError {
    /// There is none.
    #[error("There is no cookie of this site.")]
    Missing,
    /// It has another form than this server gives it.
    #[error("The cookie is garbled.")]
    Garbled,
    /// Somebody else signed it, or it was changed.
    #[error("The cookie is not signed by this server.")]
    Forged,
}

/// Who a request comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visitor {
    /// Who.
    pub person: PersonId,
    /// When the cookie was signed.
    pub issued: Millis,
    /// By which browser, if the cookie says so.
    pub device: Option<String>,
}

impl Visitor {
    /// Is it time for a new cookie? Also if it was signed long after now, by a clock that was wrong: it would never be old.
    pub fn wants_renewal(&self, now: Millis) -> bool {
        now.saturating_sub(self.issued).saturating_abs() >= RENEW
    }
}

/// Signs cookies and knows its own again.
#[derive(Clone, Debug)]
pub struct Cookies {
    key: Key,
    https: bool,
}

impl Cookies {
    /// With the server's key. If the site is reached over https, browsers send the cookie over nothing else.
    pub fn new(server: &Key, https: bool) -> Cookies {
        Cookies { key: server.derive("cookie"), https }
    }

    /// The value of a `Set-Cookie` header, for somebody of whom nothing is kept.
    pub fn issue(&self, person: &PersonId, now: Millis) -> String {
        self.sign(&format!("{PLAIN}.{}.{now}", person.0))
    }

    /// The value of a `Set-Cookie` header for a device of somebody.
    pub fn issue_to(&self, person: &PersonId, device: &str, now: Millis) -> String {
        self.sign(&format!("{VERSION}.{}.{device}.{now}", person.0))
    }

    /// The device of a visitor whose cookie does not say it: the same for the same cookie, however many requests come with it
    /// at once.
    pub fn device_of(&self, visitor: &Visitor) -> String {
        let derived = || {
            let tag = self.key.tag(&["device\0", &visitor.person.0, ".", &visitor.issued.to_string()]);
            tag.iter().take(16).map(|byte| base32::digit(*byte)).collect()
        };
        visitor.device.clone().unwrap_or_else(derived)
    }

    fn sign(&self, signed: &str) -> String {
        let tag = self.key.tag(&[signed]);
        let mut half = [0; 20];
        half.copy_from_slice(&tag[..20]);
        self.set(&format!("{signed}.{}", base32::encode(&half)), LIFE / 1000)
    }

    /// The value of a `Set-Cookie` header that makes the browser forget.
    pub fn forget(&self) -> String {
        self.set("", 0)
    }

    fn set(&self, value: &str, seconds: Millis) -> String {
        let secure = if self.https { "; Secure" } else { "" };
        format!("{NAME}={value}; HttpOnly; SameSite=Lax; Path=/; Max-Age={seconds}{secure}")
    }

    /// Who the `Cookie` headers of a request speak of. Of several cookies of our name the first that holds counts.
    pub fn read<'a>(&self, headers: impl IntoIterator<Item = &'a str>) -> Result<Visitor, CookieError> {
        let mut found = Err(CookieError::Missing);
        for pair in headers.into_iter().flat_map(|header| header.split(';')) {
            let Some((NAME, value)) = pair.trim_matches([' ', '\t']).split_once('=') else { continue };
            let read = self.verify(value);
            if read.is_ok() {
                return read;
            }
            found = found.or(read);
        }
        found
    }

    /// Judges the value of one cookie. What makes it good is the signature, whenever it was made: browsers forget a cookie
    /// after a year, and if we did too, a clock that jumps would make strangers of everybody.
    pub fn verify(&self, value: &str) -> Result<Visitor, CookieError> {
        let (signed, signature) = value.rsplit_once('.').ok_or(CookieError::Garbled)?;
        let signature = base32::decode(signature).ok_or(CookieError::Garbled)?;
        let mut mac = self.key.mac();
        mac.update(signed.as_bytes());
        mac.verify_truncated_left(&signature).map_err(|_| CookieError::Forged)?;
        let mut parts = signed.split('.');
        let mut next = || parts.next().ok_or(CookieError::Garbled);
        let (version, person) = (next()?, next()?);
        let device = match version {
            PLAIN => None,
            // Written as the name of a person is.
            VERSION => Some(read_person_id(next()?).ok_or(CookieError::Garbled)?.0),
            _ => return Err(CookieError::Garbled),
        };
        let issued: Millis = next()?.parse().map_err(|_| CookieError::Garbled)?;
        let person = read_person_id(person).ok_or(CookieError::Garbled)?;
        if parts.next().is_some() {
            return Err(CookieError::Garbled);
        }
        Ok(Visitor { person, issued, device })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::auth::secret::person_id;
    use proptest::prelude::*;

    const NOW: Millis = 1_800_000_000_000;

    fn cookies() -> Cookies {
        Cookies::new(&Key::fresh().unwrap(), false)
    }

    fn value(set: &str) -> &str {
        set.split(';').next().unwrap().strip_prefix("firstlight=").unwrap()
    }

    fn person() -> PersonId {
        PersonId("0123456789abcdef".to_owned())
    }

    #[test]
    fn the_cookie_is_closed_to_scripts_and_other_sites() {
        let key = Key::fresh().unwrap();
        let plain = Cookies::new(&key, false).issue(&person(), NOW);
        let (value, rest) = plain.split_once("; ").unwrap();
        assert!(value.starts_with("firstlight=1.0123456789abcdef.1800000000000."), "{value}");
        assert_eq!(rest, "HttpOnly; SameSite=Lax; Path=/; Max-Age=31536000");
        let secure = Cookies::new(&key, true).issue(&person(), NOW);
        assert_eq!(secure, format!("{plain}; Secure"));
        assert_eq!(Cookies::new(&key, true).forget(), "firstlight=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0; Secure");
    }

    #[test]
    fn it_is_found_among_others() {
        let cookies = cookies();
        let set = cookies.issue(&person(), NOW);
        let ours = set.split(';').next().unwrap();
        let visitor = Visitor { person: person(), issued: NOW, device: None };
        for header in [
            ours.to_owned(),
            format!("theme=dark; {ours}"),
            format!("a=b;{ours};c=d"),
            format!("firstlight=rubbish; {ours}"),
            format!("xfirstlight=1; firstlightx=2; {ours}; "),
        ] {
            assert_eq!(cookies.read([header.as_str()]), Ok(visitor.clone()), "{header}");
        }
        assert_eq!(cookies.read(["a=b", ours]), Ok(visitor));
        assert_eq!(cookies.read([]), Err(CookieError::Missing));
        assert_eq!(cookies.read(["theme=dark; firstlight"]), Err(CookieError::Missing));
        assert_eq!(cookies.read(["firstlight="]), Err(CookieError::Garbled));
        assert_eq!(cookies.read([ours.replacen("firstlight", "Firstlight", 1).as_str()]), Err(CookieError::Missing));
    }

    #[test]
    fn another_server_s_cookie_is_forged() {
        let set = cookies().issue(&person(), NOW);
        assert_eq!(cookies().verify(value(&set)), Err(CookieError::Forged));
    }

    #[test]
    fn it_is_renewed_long_before_browsers_forget_it_however_wrong_the_clock() {
        let set = cookies().issue(&person(), NOW);
        assert!(set.ends_with("Max-Age=31536000"));
        let visitor = Visitor { person: person(), issued: NOW, device: None };
        for (days, renewed) in
            [(0, false), (29, false), (30, true), (5000, true), (-29, false), (-30, true), (-5000, true)]
        {
            assert_eq!(visitor.wants_renewal(NOW + days * DAY), renewed, "{days} days");
        }
        assert!(Visitor { person: person(), issued: Millis::MIN, device: None }.wants_renewal(NOW));
    }

    #[test]
    fn what_we_signed_for_another_use_is_no_cookie() {
        let cookies = cookies();
        for signed in [
            "2.0123456789abcdef.5",
            "2.0123456789abcdef.phone.5",
            "2.0123456789abcdef.0123456789abcdef.5.6",
            "3.0123456789abcdef.5",
            "1.0123456789ABCDEF.5",
            "1.0123456789abcdef.x",
            "1.0123456789abcdef.5.6",
        ] {
            let tag = cookies.key.tag(&[signed]);
            let value = format!("{signed}.{}", base32::encode(tag[..20].try_into().unwrap()));
            assert_eq!(cookies.verify(&value), Err(CookieError::Garbled), "{signed}");
        }
    }

    proptest! {
        #[test]
        fn every_person_comes_back(issued in 0i64..4_000_000_000_000) {
            let (cookies, person) = (cookies(), person_id().unwrap());
            let set = cookies.issue(&person, issued);
            let plain = Visitor { person: person.clone(), issued, device: None };
            prop_assert_eq!(cookies.verify(value(&set)), Ok(plain.clone()));
            let device = cookies.device_of(&plain);
            prop_assert_eq!(&device, &cookies.device_of(&plain));
            let known = Visitor { device: Some(device.clone()), ..plain };
            let set = cookies.issue_to(&person, &device, issued);
            prop_assert_eq!(cookies.verify(value(&set)), Ok(known.clone()));
            prop_assert_eq!(cookies.device_of(&known), device);
        }

        #[test]
        fn any_changed_character_is_refused(at: prop::sample::Index, to in any::<char>()) {
            let cookies = cookies();
            let set = cookies.issue(&person(), NOW);
            let mut changed: Vec<char> = value(&set).chars().collect();
            let at = at.index(changed.len());
            prop_assume!(changed[at] != to);
            changed[at] = to;
            let changed: String = changed.into_iter().collect();
            prop_assert!(cookies.verify(&changed).is_err());
        }

        #[test]
        fn a_cut_or_longer_one_is_refused(cut in 0usize..64, more in ".{1,4}") {
            let cookies = cookies();
            let set = cookies.issue(&person(), NOW);
            let whole = value(&set);
            prop_assert!(cookies.verify(&whole[..whole.len().saturating_sub(1 + cut)]).is_err());
            prop_assert!(cookies.verify(&[whole, more.as_str()].concat()).is_err());
        }

        #[test]
        fn no_header_breaks_the_reading(header in ".{0,200}") {
            prop_assert!(cookies().read([header.as_str()]).is_err());
        }
    }
}
