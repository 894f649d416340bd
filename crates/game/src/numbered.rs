//! Things of a game that people know by a number from 1.

/// Gives a thing that people know by its number from 1 what such a thing needs: it is made from its number and shows it, in
/// texts and in JSON, and has a place in lists of all.
///
/// It is a tuple struct whose only field is a `u8` that counts from 0.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Eq)]
/// pub struct Pile(u8);
///
/// game::numbered!(Pile: "pile", 8);
///
/// let pile = Pile::new(8).expect("there are eight");
/// assert_eq!((pile.index(), pile.number(), pile.to_string().as_str()), (7, 8, "8"));
/// assert!(Pile::new(0).is_none() && "9".parse::<Pile>().is_err());
/// assert_eq!(Pile::try_from(9).err().as_deref(), Some("there is no pile 9; their numbers are 1 to 8"));
/// ```
#[macro_export]
macro_rules! numbered {
    ($Thing:ident: $word:literal, $most:expr) => {
        impl $Thing {
            /// The one with this number; none if there is none.
            pub fn new(number: u8) -> Option<Self> {
                (1..=$most)
                    .contains(&usize::from(number))
                    .then(|| Self(number - 1))
            }

            /// Its place in a list of all.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Its number.
            pub const fn number(self) -> u8 {
                self.0 + 1
            }
        }

        impl ::std::fmt::Display for $Thing {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&self.number(), f)
            }
        }

        impl ::std::fmt::Debug for $Thing {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, "{}({})", stringify!($Thing), self.number())
            }
        }

        impl ::std::convert::From<$Thing> for u8 {
            fn from(one: $Thing) -> Self {
                one.number()
            }
        }

        impl ::std::convert::TryFrom<u8> for $Thing {
            type Error = String;

            fn try_from(number: u8) -> Result<Self, String> {
                Self::new(number).ok_or_else(|| {
                    format!(
                        concat!("there is no ", $word, " {}; their numbers are 1 to {}"),
                        number, $most
                    )
                })
            }
        }

        impl ::std::str::FromStr for $Thing {
            type Err = ();

            fn from_str(text: &str) -> Result<Self, ()> {
                text.parse().ok().and_then(Self::new).ok_or(())
            }
        }
    };
}
