//! Messages as text: base64url of a byte for the kind, the content, and four bytes by which a cut or changed text is noticed.

use super::{
    Refusal,
    chain::{Link, Pledge},
    hash::{Digest, hash, of_text, to_text},
    table::{Table, Terms},
};

/// The first bytes of a hash: enough to tell the games of one person apart.
pub(super) type Id = [u8; 4];

impl Table {
    /// By this messages name the game: it is known from the invitation on.
    pub(super) fn id(&self) -> Id {
        id_of(&self.invitation().hash())
    }
}

/// A signature.
pub(super) type Signature = [u8; 64];

fn id_of(hash: &Digest) -> Id {
    [hash[0], hash[1], hash[2], hash[3]]
}

/// A message from one player to all others.
#[derive(Clone, Debug)]
pub(super) enum Message {
    /// The rules, and the inviter's pledge.
    Invite(Table),
    /// The pledge of somebody who was invited; in a game for two with the link for the inviter's first turn.
    Answer { id: Id, name: String, pledge: Pledge, link: Option<Link> },
    /// All pledges, when everybody has answered, and the inviter's signature on them. Only where there are more than two players.
    Table { table: Table, signature: Signature },
    /// A signature on all pledges.
    Ready { id: Id, seat: u8, signature: Signature },
    /// Links that the game waits for.
    Open { id: Id, seat: u8, links: [Option<Link>; 2] },
    /// Decisions of one player, as places in the sorted list of what was allowed.
    Move { id: Id, seat: u8, number: u16, links: [Option<Link>; 2], choices: Vec<u16>, signature: Signature },
    /// That another player has left, after so many moves; `given`: the indices of the links that still count.
    Left { id: Id, seat: u8, who: u8, number: u16, given: [u16; 2], signature: Signature },
}

const KINDS: u8 = 7;

impl Message {
    /// The beginning of the hash of the invitation from which its game came.
    pub(super) fn id(&self) -> Id {
        match self {
            Self::Invite(table) | Self::Table { table, .. } => table.id(),
            Self::Answer { id, .. }
            | Self::Ready { id, .. }
            | Self::Open { id, .. }
            | Self::Move { id, .. }
            | Self::Left { id, .. } => *id,
        }
    }

    pub(super) fn to_text(&self) -> String {
        let mut out = Vec::new();
        match self {
            Self::Invite(table) => {
                out.push(0);
                write_table(&mut out, table);
            }
            Self::Answer { id, name, pledge, link } => {
                out.push(1);
                out.extend(id);
                write_text(&mut out, name);
                out.extend(pledge.to_bytes());
                write_links(&mut out, &[*link, None]);
            }
            Self::Table { table, signature } => {
                out.push(2);
                write_table(&mut out, table);
                out.extend(signature);
            }
            Self::Ready { id, seat, signature } => {
                out.push(3);
                out.extend(id);
                out.push(*seat);
                out.extend(signature);
            }
            Self::Open { id, seat, links } => {
                out.push(4);
                out.extend(id);
                out.push(*seat);
                write_links(&mut out, links);
            }
            Self::Move { id, seat, number, links, choices, signature } => {
                out.push(5);
                out.extend(id);
                out.push(*seat);
                out.extend(number.to_be_bytes());
                write_links(&mut out, links);
                out.push(choices.len() as u8);
                for &choice in choices {
                    match u8::try_from(choice) {
                        Ok(short @ ..0x80) => out.push(short),
                        _ => out.extend((choice | 0x8000).to_be_bytes()),
                    }
                }
                out.extend(signature);
            }
            Self::Left { id, seat, who, number, given, signature } => {
                out.push(6);
                out.extend(id);
                out.extend([*seat, *who]);
                out.extend([*number, given[0], given[1]].into_iter().flat_map(u16::to_be_bytes));
                out.extend(signature);
            }
        }
        out.extend(id_of(&hash("sum", &[&out])));
        to_text(&out)
    }

    /// Reads a message.
    pub(super) fn parse(text: &str) -> Result<Self, Refusal> {
        let bytes = of_text(text.trim()).ok_or(Refusal::NotWhole)?;
        let (&kind, _) = bytes.split_first().ok_or(Refusal::NotWhole)?;
        let end = bytes.len().saturating_sub(4);
        if end == 0 || bytes[end..] != id_of(&hash("sum", &[&bytes[..end]])) {
            return Err(Refusal::NotWhole);
        }
        if kind >= KINDS {
            return Err(Refusal::Newer);
        }
        let mut reader = Reader(&bytes[1..end]);
        let message = reader.message(kind)?;
        if reader.0.is_empty() { Ok(message) } else { Err(Refusal::NotWhole) }
    }
}

/// The indices of the links that a message gives away, of both chains, 0 for none; `None` if the text is no message.
#[must_use]
pub fn links_in(text: &str) -> Option<[u16; 2]> {
    let links = match Message::parse(text).ok()? {
        Message::Open { links, .. } | Message::Move { links, .. } => links,
        Message::Answer { link, .. } => [link, None],
        Message::Invite(_) | Message::Table { .. } | Message::Ready { .. } | Message::Left { .. } => [None, None],
    };
    Some(links.map(|link| link.map_or(0, |link| link.index)))
}

/// The name of the game to which a message belongs: the same in every message of it, and in its record ([`super::id_of_record`]).
///
/// # Errors
/// If the text is no message.
pub fn id_of_message(text: &str) -> Result<String, Refusal> {
    Ok(hex(&Message::parse(text)?.id()))
}

pub(super) fn hex(id: &Id) -> String {
    id.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The rules and the players of an invitation as tags of a record, its terms, and the seat of the player who invites; `None` for any other
/// message.
///
/// # Errors
/// If the text is no message.
pub fn invitation(text: &str) -> Result<Option<(String, Terms, usize)>, Refusal> {
    Ok(match Message::parse(text)? {
        Message::Invite(table) => Some((table.head(), table.terms, table.inviter)),
        _ => None,
    })
}

fn write_text(out: &mut Vec<u8>, text: &str) {
    out.extend((text.len() as u16).to_be_bytes());
    out.extend(text.as_bytes());
}

fn write_table(out: &mut Vec<u8>, table: &Table) {
    out.extend(table.terms_bytes());
    write_text(out, &table.head());
    for pledge in &table.pledges {
        out.push(u8::from(pledge.is_some()));
        out.extend(pledge.iter().flat_map(Pledge::to_bytes));
    }
}

/// A byte says which links follow.
fn write_links(out: &mut Vec<u8>, links: &[Option<Link>; 2]) {
    out.push(u8::from(links[0].is_some()) | u8::from(links[1].is_some()) << 1);
    for link in links.iter().flatten() {
        out.extend(link.index.to_be_bytes());
        out.extend(link.link);
    }
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn message(&mut self, kind: u8) -> Result<Message, Refusal> {
        Ok(match kind {
            0 => Message::Invite(self.table()?),
            1 => Message::Answer {
                id: self.bytes()?,
                name: self.text()?,
                pledge: Pledge::of_bytes(&self.bytes::<112>()?).ok_or(Refusal::NotWhole)?,
                link: self.links()?[0],
            },
            2 => Message::Table { table: self.table()?, signature: self.bytes()? },
            3 => Message::Ready { id: self.bytes()?, seat: self.byte()?, signature: self.bytes()? },
            4 => Message::Open { id: self.bytes()?, seat: self.byte()?, links: self.links()? },
            6 => Message::Left {
                id: self.bytes()?,
                seat: self.byte()?,
                who: self.byte()?,
                number: u16::from_be_bytes(self.bytes()?),
                given: [u16::from_be_bytes(self.bytes()?), u16::from_be_bytes(self.bytes()?)],
                signature: self.bytes()?,
            },
            _ => Message::Move {
                id: self.bytes()?,
                seat: self.byte()?,
                number: u16::from_be_bytes(self.bytes()?),
                links: self.links()?,
                choices: self.choices()?,
                signature: self.bytes()?,
            },
        })
    }

    fn bytes<const N: usize>(&mut self) -> Result<[u8; N], Refusal> {
        let (bytes, rest) = self.0.split_first_chunk::<N>().ok_or(Refusal::NotWhole)?;
        self.0 = rest;
        Ok(*bytes)
    }

    fn byte(&mut self) -> Result<u8, Refusal> {
        self.bytes::<1>().map(|[byte]| byte)
    }

    fn text(&mut self) -> Result<String, Refusal> {
        let length = usize::from(u16::from_be_bytes(self.bytes()?));
        let (text, rest) = self.0.split_at_checked(length).ok_or(Refusal::NotWhole)?;
        self.0 = rest;
        std::str::from_utf8(text).map(str::to_owned).or(Err(Refusal::NotWhole))
    }

    fn table(&mut self) -> Result<Table, Refusal> {
        let (terms, inviter) = Table::terms_of(self.bytes()?);
        let mut table = Table::of_head(&self.text()?, terms, inviter)?;
        for seat in 0..table.n_seats() {
            if self.byte()? == 1 {
                table.pledges[seat] = Pledge::of_bytes(&self.bytes::<112>()?);
            }
        }
        Ok(table)
    }

    fn links(&mut self) -> Result<[Option<Link>; 2], Refusal> {
        let which = self.byte()?;
        let mut links = [None; 2];
        for (at, link) in links.iter_mut().enumerate() {
            if which >> at & 1 == 1 {
                *link = Some(Link { index: u16::from_be_bytes(self.bytes()?), link: self.bytes()? });
            }
        }
        Ok(links)
    }

    fn choices(&mut self) -> Result<Vec<u16>, Refusal> {
        let count = self.byte()?;
        let one = |_| {
            let first = self.byte()?;
            if first < 0x80 { Ok(first.into()) } else { Ok(u16::from(first & 0x7f) << 8 | u16::from(self.byte()?)) }
        };
        (0..count).map(one).collect()
    }
}
