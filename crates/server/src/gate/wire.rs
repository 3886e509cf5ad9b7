//! A connection that has to get on with it.

use super::Times;
use super::connections::{HeldConnection, Phase};
use std::io::{Error, ErrorKind};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep_until};

/// A connection, its place on the list, and until when it has to do something.
pub(super) struct Wire {
    stream: TcpStream,
    held: Arc<HeldConnection>,
    times: Times,
    /// What it was doing when it was last looked at.
    phase: Phase,
    reads_by: Pin<Box<Sleep>>,
    /// Until when it has to take something of what waits for it.
    takes_by: Option<Pin<Box<Sleep>>>,
}

impl Wire {
    pub(super) fn new(stream: TcpStream, held: Arc<HeldConnection>, times: Times) -> Wire {
        let reads_by = Box::pin(sleep_until(Instant::now() + times.header));
        Wire { stream, held, times, phase: Phase::Asking, reads_by, takes_by: None }
    }

    /// Looks at what the connection is doing now.
    fn look(&mut self) {
        let phase = self.held.phase();
        if phase != self.phase {
            self.phase = phase;
            let within = if phase == Phase::Asking { self.times.header } else { self.times.keep };
            self.reads_by.as_mut().reset(Instant::now() + within);
        }
    }

    /// Is it too late to say what is asked?
    fn is_late(&mut self, cx: &mut Context<'_>) -> bool {
        matches!(self.phase, Phase::Asking | Phase::Waiting) && self.reads_by.as_mut().poll(cx).is_ready()
    }

    /// What a write came to: one that waits has to get on within its time.
    fn written<T>(&mut self, cx: &mut Context<'_>, written: Poll<Result<T, Error>>) -> Poll<Result<T, Error>> {
        if written.is_ready() {
            self.takes_by = None;
            if self.phase == Phase::Waiting {
                // Whoever still takes an answer need not ask for the next yet.
                self.reads_by.as_mut().reset(Instant::now() + self.times.keep);
            }
            return written;
        }
        if self.held.is_ending(cx.waker()) {
            return Poll::Ready(Err(ErrorKind::ConnectionAborted.into()));
        }
        let within = self.times.answer;
        let takes_by = self.takes_by.get_or_insert_with(|| Box::pin(sleep_until(Instant::now() + within)));
        ready!(takes_by.as_mut().poll(cx));
        Poll::Ready(Err(ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Wire {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<Result<(), Error>> {
        if self.held.is_ending(cx.waker()) {
            return Poll::Ready(Err(ErrorKind::ConnectionAborted.into()));
        }
        self.look();
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(cx, buffer);
        if read.is_ready() && buffer.filled().len() > before && self.phase == Phase::Waiting {
            // The first byte of the next question.
            self.held.turn(Phase::Asking);
            self.look();
        }
        if self.is_late(cx) {
            return Poll::Ready(Err(ErrorKind::TimedOut.into()));
        }
        read
    }
}

impl AsyncWrite for Wire {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<Result<usize, Error>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.written(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[std::io::IoSlice<'_>],
    ) -> Poll<Result<usize, Error>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, bytes);
        self.written(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<(), Error>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<(), Error>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
