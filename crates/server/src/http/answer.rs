//! Answers: JSON, or what went wrong.

use super::App;
use super::guard::Visitor;
use super::routes::Limit;
use super::slow_bodies::is_late;
use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::Problem;
use wire::Code;
use words::Detail;
use words::{Lang, Words};

/// Something that went wrong, in the language of whoever asked.
pub(super) struct Failed(pub Problem, pub &'static Words);

impl IntoResponse for Failed {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.0.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = (status, Json(self.0.say(self.1, None))).into_response();
        // For the logs, which have no use for the sentence.
        response.extensions_mut().insert(self.0.code);
        response
    }
}

/// A good answer, or a bad one.
pub(super) type Answer<T> = Result<Json<T>, Failed>;

/// Puts a result into the visitor's language.
pub(super) fn answer<T: Serialize>(visitor: &Visitor, result: Result<T, Problem>) -> Answer<T> {
    result.map(Json).map_err(|problem| Failed(problem, visitor.words))
}

/// A body of JSON that says what is wrong with it. The limit of its route is taken once it is read.
pub(super) struct Given<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Given<T> {
    type Rejection = Failed;

    async fn from_request(request: Request, app: &App) -> Result<Self, Failed> {
        let visitor = request.extensions().get::<Visitor>().cloned();
        let limit = request.extensions().get::<Limit>().copied();
        let words = visitor.as_ref().map_or_else(|| Words::of(Lang::En), |visitor| visitor.words);
        let bytes = Bytes::from_request(request, app).await.map_err(|rejected| {
            let problem = match rejected {
                BytesRejection::FailedToBufferBody(e) if e.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                    Problem::new(Code::TooLarge).with("detail", "body")
                }
                BytesRejection::FailedToBufferBody(e) if is_late(&e) => {
                    Problem::new(Code::TooSlow).with("detail", "body")
                }
                _ => Problem::malformed(Detail::new("server-detail-body", &[])),
            };
            Failed(problem, words)
        })?;
        let body = serde_json::from_slice(&bytes).map_err(|e| Failed(Problem::malformed(Detail::parser(e)), words))?;
        if let (Some(limit), Some(visitor)) = (limit, &visitor) {
            limit.take(app, visitor).map_err(|fast| Failed(fast.into(), words))?;
        }
        Ok(Given(body))
    }
}

/// What an address asks for after its question mark, or what is wrong with it.
pub(super) struct Asked<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failed> {
        match Query::from_request_parts(parts, state).await {
            Ok(Query(asked)) => Ok(Asked(asked)),
            Err(rejected) => {
                let words = parts.extensions.get::<Visitor>().map_or_else(|| Words::of(Lang::En), |v| v.words);
                Err(Failed(Problem::malformed(Detail::parser(rejected.body_text())), words))
            }
        }
    }
}

/// The address is there, for another method.
pub(super) async fn wrong_method(visitor: Visitor) -> Failed {
    Failed(Code::WrongMethod.into(), visitor.words)
}
