//! Sets of things that are numbered, one bit for each.

/// Makes the type of a set of things, one bit for each, and the iterator over it, which lists them rising.
///
/// A thing is a tuple struct whose only field is its number, a `u8` counted from 0; the word has a bit for each. Or it is an enum
/// without data that lists all its variants, in order, as `ALL`: then the set is one `of each`. What a game needs besides, such as how
/// many there are in the type that it counts with, it adds itself.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Eq, Debug)]
/// pub struct Village(u8);
///
/// game::set_of! {
///     /// A set of villages.
///     pub struct Villages(u64) of Village, listed by VillagesIter
/// }
///
/// let mut villages: Villages = [Village(31), Village(4)].into_iter().collect();
/// villages.insert(Village(7));
/// villages.remove(Village(31));
/// assert!(villages.contains(Village(7)) && !villages.contains(Village(31)));
/// assert_eq!(villages.into_iter().collect::<Vec<_>>(), [Village(4), Village(7)]);
/// assert_eq!((villages - Villages::only(Village(4))).first(), Some(Village(7)));
///
/// #[derive(Clone, Copy, PartialEq, Eq, Debug)]
/// pub enum Wind { East, West }
///
/// impl Wind {
///     pub const ALL: [Self; 2] = [Self::East, Self::West];
/// }
///
/// game::set_of! {
///     /// A set of winds.
///     pub struct Winds(u8) of each Wind, listed by WindsIter
/// }
///
/// let winds = Winds::only(Wind::West);
/// assert_eq!((winds.contains(Wind::East), winds.first()), (false, Some(Wind::West)));
/// ```
#[macro_export]
macro_rules! set_of {
    (@number tuple $one:ident) => { $one.0 };
    (@number each $one:ident) => { $one as u8 };
    (@thing tuple $Thing:ident $number:ident) => { $Thing($number) };
    (@thing each $Thing:ident $number:ident) => { $Thing::ALL[$number as usize] };
    ($(#[$about:meta])* $vis:vis struct $Set:ident($Word:ty) of each $Thing:ident, listed by $Iter:ident) => {
        $crate::set_of! { @make each $(#[$about])* $vis struct $Set($Word) of $Thing, listed by $Iter }
    };
    ($(#[$about:meta])* $vis:vis struct $Set:ident($Word:ty) of $Thing:ident, listed by $Iter:ident) => {
        $crate::set_of! { @make tuple $(#[$about])* $vis struct $Set($Word) of $Thing, listed by $Iter }
    };
    (@make $how:ident $(#[$about:meta])* $vis:vis struct $Set:ident($Word:ty) of $Thing:ident, listed by $Iter:ident) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        $vis struct $Set($Word);

        #[allow(dead_code, reason = "no set needs all that sets can do")]
        impl $Set {
            /// The empty set.
            $vis const NONE: Self = Self(0);

            /// Only this one.
            #[inline]
            $vis const fn only(one: $Thing) -> Self {
                Self(1 << $crate::set_of!(@number $how one))
            }

            /// Whether it is in the set.
            #[inline]
            $vis const fn contains(self, one: $Thing) -> bool {
                self.0 & (1 << $crate::set_of!(@number $how one)) != 0
            }

            /// Adds it.
            #[inline]
            $vis const fn insert(&mut self, one: $Thing) {
                self.0 |= 1 << $crate::set_of!(@number $how one);
            }

            /// Takes it out.
            #[inline]
            $vis const fn remove(&mut self, one: $Thing) {
                self.0 &= !(1 << $crate::set_of!(@number $how one));
            }

            /// Whether there is none.
            #[inline]
            $vis const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The lowest of them.
            #[inline]
            $vis fn first(self) -> Option<$Thing> {
                self.into_iter().next()
            }
        }

        impl ::std::ops::BitOr for $Set {
            type Output = Self;

            /// Those that are in either.
            #[inline]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl ::std::ops::BitOrAssign for $Set {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }

        impl ::std::ops::BitAnd for $Set {
            type Output = Self;

            /// Those that are in both.
            #[inline]
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl ::std::ops::Sub for $Set {
            type Output = Self;

            /// Those of this set that are not in the other.
            #[inline]
            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }

        impl ::std::ops::SubAssign for $Set {
            #[inline]
            fn sub_assign(&mut self, other: Self) {
                self.0 &= !other.0;
            }
        }

        impl ::std::iter::FromIterator<$Thing> for $Set {
            fn from_iter<I: ::std::iter::IntoIterator<Item = $Thing>>(all: I) -> Self {
                let mut set = Self::NONE;
                set.extend(all);
                set
            }
        }

        impl ::std::iter::Extend<$Thing> for $Set {
            fn extend<I: ::std::iter::IntoIterator<Item = $Thing>>(&mut self, all: I) {
                for one in all {
                    self.insert(one);
                }
            }
        }

        impl ::std::iter::IntoIterator for $Set {
            type Item = $Thing;
            type IntoIter = $Iter;

            #[inline]
            fn into_iter(self) -> $Iter {
                $Iter(self.0)
            }
        }

        impl ::std::fmt::Debug for $Set {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(*self).finish()
            }
        }

        /// What is in a set, rising.
        #[derive(Clone, Debug)]
        $vis struct $Iter($Word);

        impl ::std::iter::Iterator for $Iter {
            type Item = $Thing;

            #[inline]
            fn next(&mut self) -> Option<$Thing> {
                if self.0 == 0 {
                    return None;
                }
                #[allow(
                    clippy::cast_possible_truncation,
                    reason = "the widest word has 128 bits"
                )]
                let number = self.0.trailing_zeros() as u8;
                self.0 &= self.0 - 1;
                Some($crate::set_of!(@thing $how $Thing number))
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                let left = self.0.count_ones() as usize;
                (left, Some(left))
            }
        }

        impl ::std::iter::ExactSizeIterator for $Iter {}
    };
}

#[cfg(test)]
mod tests {
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    struct Card(u8);

    set_of! {
        /// A set of cards.
        struct Cards(u128) of Card, listed by CardsIter
    }

    fn cards(numbers: &[u8]) -> Cards {
        numbers.iter().map(|number| Card(*number)).collect()
    }

    #[test]
    fn a_set_lists_what_is_in_it_rising() {
        let set = cards(&[127, 0, 33]);
        assert_eq!(set.into_iter().len(), 3);
        assert_eq!(set.first(), Some(Card(0)));
        assert_eq!(format!("{set:?}"), "{Card(0), Card(33), Card(127)}");
        assert_eq!(Cards::NONE.first(), None);
    }

    #[test]
    fn what_is_added_can_be_taken_out() {
        let mut set = cards(&[4]);
        set.insert(Card(9));
        assert_eq!(set, cards(&[4, 9]));
        set.insert(Card(4));
        set.remove(Card(9));
        set.remove(Card(7));
        assert_eq!(set, Cards::only(Card(4)));
    }

    #[test]
    fn sets_are_joined_crossed_and_parted() {
        let (odd, low) = (cards(&[1, 3, 5]), cards(&[1, 2, 3]));
        assert_eq!(odd | low, cards(&[1, 2, 3, 5]));
        assert_eq!(odd & low, cards(&[1, 3]));
        assert_eq!(odd - low, cards(&[5]));
        let mut left = odd;
        left -= low;
        left |= cards(&[7]);
        assert_eq!(left, cards(&[5, 7]));
        assert!((left - left).is_empty() && !left.contains(Card(1)));
    }
}
