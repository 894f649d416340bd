//! Reading addresses, queries, forms and JSON, so that what cannot be read is told as a fault.

use axum::extract::{FromRequest, FromRequestParts, OptionalFromRequest, Request};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::fault::Fault;

/// A piece of the address. One that makes no sense leads nowhere.
pub(crate) struct Path<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for Path<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Fault> {
        let path = axum::extract::Path::<T>::from_request_parts(parts, app).await;
        path.map(|path| Self(path.0))
            .map_err(|_| Fault::not_found())
    }
}

/// What stands behind the question mark.
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<App> for Query<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Fault> {
        let query = axum::extract::Query::<T>::from_request_parts(parts, app).await;
        query
            .map(|query| Self(query.0))
            .map_err(|rejection| Fault::unreadable_address(&rejection.body_text()))
    }
}

/// A form that somebody sent.
pub(crate) struct Form<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Form<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, app: &App) -> Result<Self, Fault> {
        let form = axum::Form::<T>::from_request(request, app).await;
        form.map(|form| Self(form.0))
            .map_err(|rejection| Fault::unreadable(rejection.status(), &rejection.body_text()))
    }
}

/// What a program sent.
pub(crate) struct Json<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Json<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, app: &App) -> Result<Self, Fault> {
        let json = <axum::Json<T> as FromRequest<App>>::from_request(request, app).await;
        json.map(|json| Self(json.0))
            .map_err(|rejection| Fault::unreadable(rejection.status(), &rejection.body_text()))
    }
}

/// What a program sent, if it sent anything.
impl<T: DeserializeOwned> OptionalFromRequest<App> for Json<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, app: &App) -> Result<Option<Self>, Fault> {
        let json = <axum::Json<T> as OptionalFromRequest<App>>::from_request(request, app).await;
        json.map(|json| json.map(|json| Self(json.0)))
            .map_err(|rejection| Fault::unreadable(rejection.status(), &rejection.body_text()))
    }
}
