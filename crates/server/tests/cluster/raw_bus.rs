//! Somebody at the bus who does not have the secrets: hears everything, and says what they like.

use crate::client::Trouble;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};

/// A connection to NATS that hears every subject.
pub(crate) struct Eavesdropper {
    hears: BufReader<OwnedReadHalf>,
    says: OwnedWriteHalf,
}

impl Eavesdropper {
    pub(crate) async fn connect(port: u16) -> Result<Eavesdropper, Trouble> {
        let (read, mut says) = TcpStream::connect(("127.0.0.1", port)).await?.into_split();
        let mut hears = BufReader::new(read);
        let mut info = String::new();
        hears.read_line(&mut info).await?;
        says.write_all(b"CONNECT {\"verbose\":false,\"pedantic\":false,\"echo\":false}\r\nSUB > 1\r\n").await?;
        Ok(Eavesdropper { hears, says })
    }

    /// The next thing that anybody says: its subject, and what is said.
    pub(crate) async fn hear(&mut self) -> Result<(String, Vec<u8>), Trouble> {
        loop {
            let mut line = String::new();
            if self.hears.read_line(&mut line).await? == 0 {
                return Err("the bus closed the connection".into());
            }
            let mut words = line.split_whitespace();
            match words.next() {
                Some("MSG") => {
                    let subject = words.next().ok_or("a message without a subject")?.to_owned();
                    let size: usize = words.next_back().ok_or("a message without a size")?.parse()?;
                    let mut said = vec![0; size + 2];
                    self.hears.read_exact(&mut said).await?;
                    said.truncate(size);
                    return Ok((subject, said));
                }
                Some("PING") => self.says.write_all(b"PONG\r\n").await?,
                _ => {}
            }
        }
    }

    /// Says anything to anybody.
    pub(crate) async fn say(&mut self, subject: &str, what: &[u8]) -> Result<(), Trouble> {
        self.says.write_all(format!("PUB {subject} {}\r\n", what.len()).as_bytes()).await?;
        self.says.write_all(what).await?;
        Ok(self.says.write_all(b"\r\n").await?)
    }
}
