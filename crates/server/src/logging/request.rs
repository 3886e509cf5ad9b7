//! The name of the request that is being answered, for whoever wants to write it down further on.

use std::sync::Arc;

tokio::task_local! {
    static REQUEST: Arc<str>;
}

/// Does something as part of a request.
pub async fn within_request<F: Future>(name: &str, work: F) -> F::Output {
    REQUEST.scope(name.into(), work).await
}

/// The name of the request that this is part of, if it is part of one.
pub fn request_name() -> Option<Arc<str>> {
    REQUEST.try_with(Arc::clone).ok()
}
