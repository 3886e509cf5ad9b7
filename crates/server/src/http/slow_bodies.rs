//! Bodies that take too long.

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::Request;
use hyper::body::{Frame, SizeHint};
use std::error::Error;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::time::{Instant, Sleep, sleep_until};

/// Bytes for which a body has one second more.
const PER_SECOND: u64 = 16 * 1024;

/// A body came too slowly.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("the body took too long")]
pub(super) struct Late;

/// The same request, whose body has to be there in time.
pub(super) fn in_time(request: Request, within: Duration) -> Request {
    request.map(|body| match body.is_end_stream() {
        true => body,
        false => {
            let from = Instant::now();
            Body::new(InTime { body, from, within, received: 0, alarm: Box::pin(sleep_until(from + within)) })
        }
    })
}

/// Is this why a body could not be read?
pub(super) fn is_late(error: &(dyn Error + 'static)) -> bool {
    let mut cause = Some(error);
    while let Some(error) = cause {
        if error.is::<Late>() {
            return true;
        }
        cause = error.source();
    }
    false
}

struct InTime {
    body: Body,
    from: Instant,
    within: Duration,
    received: u64,
    alarm: Pin<Box<Sleep>>,
}

impl HttpBody for InTime {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let frame = Pin::new(&mut self.body).poll_frame(cx);
        if let Poll::Ready(Some(Ok(frame))) = &frame {
            self.received += frame.data_ref().map_or(0, |data| data.len() as u64);
            let until = self.from + self.within + Duration::from_secs(self.received / PER_SECOND);
            self.alarm.as_mut().reset(until);
        }
        // One byte at a time is as late as none.
        if !matches!(frame, Poll::Ready(None)) && self.alarm.as_mut().poll(cx).is_ready() {
            return Poll::Ready(Some(Err(axum::Error::new(Late))));
        }
        frame
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
