//! Pages.

use super::answer::Failed;
use super::guard::Visitor;
use crate::wire::Code;

pub async fn serve(visitor: Visitor) -> Failed {
    Failed(Code::NoSuchRoute.into(), visitor.words)
}
