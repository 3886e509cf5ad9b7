//! The document of the interface tells the truth about what is answered.

use crate::client::Client;
use crate::site::{Site, earthrise, table};
use crate::validate::Validator;
use serde_json::{Value, json};
use server::http::{ROUTES, document};
use std::collections::BTreeMap;

fn schemas() -> BTreeMap<String, Value> {
    serde_json::from_value(document().unwrap()["components"]["schemas"].clone()).unwrap()
}

/// Every reference anywhere in a value.
fn references<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::Object(map) => {
            found.extend(map.get("$ref").and_then(Value::as_str));
            map.values().for_each(|inner| references(inner, found));
        }
        Value::Array(list) => list.iter().for_each(|inner| references(inner, found)),
        _ => {}
    }
}

#[test]
fn every_type_that_is_named_is_there() {
    let (document, schemas) = (document().unwrap(), schemas());
    let mut found = Vec::new();
    references(&document, &mut found);
    assert!(found.len() > 100, "{} references", found.len());
    for reference in found {
        let name = reference.strip_prefix("#/components/schemas/").unwrap();
        assert!(schemas.contains_key(name), "{reference} leads nowhere");
    }
    for route in ROUTES.iter() {
        let types = [&route.request, &route.response].into_iter().flatten().flat_map(|names| names.split(" | "));
        for name in types.map(|name| name.trim_end_matches("[]")) {
            assert!(schemas.contains_key(name), "{} {} names {name}", route.method, route.path);
        }
        assert!(document["paths"][route.path][route.method]["summary"].is_string());
    }
}

/// Asks, and holds the answer against the type the list of routes names.
struct Checked {
    client: Client,
    validator: Validator,
    tried: Vec<(&'static str, &'static str)>,
}

impl Checked {
    fn check(&self, name: &str, value: &Value) {
        let (list, one) = (name.ends_with("[]"), name.trim_end_matches("[]"));
        let values = if list { value.as_array().unwrap().iter().collect() } else { vec![value] };
        for value in values {
            self.validator.check(one, value).unwrap_or_else(|why| panic!("{why}\nin {value}"));
        }
    }

    async fn ask(&mut self, method: &str, at: &str, filled: &str, body: &Value) -> Value {
        let route = ROUTES.iter().find(|route| route.method == method && route.path == at).unwrap();
        if let Some(name) = &route.request {
            self.check(name, body);
        }
        let body = (!body.is_null()).then(|| body.to_string());
        let answer = self.client.send(method, filled, body.as_deref()).await.is(200);
        self.tried.push((route.method, route.path));
        match &route.response {
            None => Value::Null,
            Some(names) => {
                let value = answer.json();
                let fits = names.split(" | ").filter(|name| self.validator.check(name, &value).is_ok()).count();
                if fits == 0 {
                    self.check(names, &value);
                }
                value
            }
        }
    }
}

#[tokio::test]
async fn answers_are_what_the_document_says() {
    let site = Site::with(|said| said.hint_ms = Some(10)).await;
    let client = site.person("Anna").await;
    let mut anna = Checked { client, validator: Validator::new(schemas()), tried: Vec::new() };
    let nothing = Value::Null;
    for path in ["/healthz", "/readyz", "/metrics", "/api/v1", "/api/v1/openapi.json", "/api/v1/me"] {
        anna.ask("get", path, path, &nothing).await;
    }
    anna.ask("patch", "/api/v1/me", "/api/v1/me", &json!({"name": "Anna", "lang": "es"})).await;
    let code = anna.ask("post", "/api/v1/me/carry", "/api/v1/me/carry", &nothing).await;
    anna.ask("post", "/api/v1/carry", "/api/v1/carry", &json!({"secret": code["secret"]})).await;
    let link = anna.ask("post", "/api/v1/me/link", "/api/v1/me/link", &nothing).await;
    anna.ask("post", "/api/v1/link", "/api/v1/link", &json!({"secret": link["secret"]})).await;
    let mut wanted = earthrise(1, 2);
    wanted["settings"] = json!({"visibility": "public", "watch": "live", "bot_pace": 0});
    let opened = anna.ask("post", "/api/v1/tables", "/api/v1/tables", &wanted).await;
    let id = opened["table"].as_str().unwrap();
    let at = |rest: &str| (format!("/api/v1/tables/{{table}}{rest}"), format!("/api/v1/tables/{id}{rest}"));
    for path in ["/api/v1/tables", "/api/v1/me/tables"] {
        assert!(!anna.ask("get", path, path, &nothing).await.as_array().unwrap().is_empty());
    }
    let (route, path) = at("/code");
    anna.ask("post", &route, &path, &nothing).await;
    let (route, path) = at("/invites");
    let invite = anna.ask("post", &route, &path, &nothing).await;
    anna.ask("post", "/api/v1/invites", "/api/v1/invites", &json!({"secret": invite["secret"]})).await;
    let (route, path) = at("/tokens");
    let token = anna.ask("post", &route, &path, &json!({"seat": 1, "name": "Probe"})).await;
    let (route, path) = at("/issued");
    anna.ask("get", &route, &path, &nothing).await;
    let filled = format!("{path}/{}", token["id"].as_str().unwrap());
    anna.ask("post", &format!("{route}/{{id}}"), &filled, &nothing).await;
    anna.ask("delete", &format!("{route}/{{id}}"), &filled, &nothing).await;
    let code = format!("/api/v1/qr?of=http://{}/t/{id}", site.server.addr);
    anna.ask("get", "/api/v1/qr", &code, &nothing).await;
    anna.ask("post", "/api/v1/oops", "/api/v1/oops", &json!({"count": 1})).await;
    for rest in ["", "/view"] {
        let (route, path) = at(rest);
        anna.ask("get", &route, &path, &nothing).await;
    }
    let (route, path) = at("/view");
    anna.ask("get", &route, &format!("{path}?to=1"), &nothing).await;

    let (mut socket, _) = anna.client.sit_at(id, json!({"lang": "en", "moves": "labels", "since": 0})).await;
    for command in [
        json!({"do": "chat", "text": "hello"}),
        json!({"do": "ask", "what": "moves"}),
        json!({"do": "ask", "what": "why", "move": "save"}),
        json!({"do": "ask", "what": "uses"}),
        json!({"do": "ask", "what": "ahead"}),
        json!({"do": "ask", "what": "look", "to": 2}),
        json!({"do": "ask", "what": "since", "n": 0}),
        json!({"do": "ask", "what": "hint"}),
        json!({"do": "propose", "text": "later"}),
        json!({"do": "vote", "plan": 1, "yes": null}),
        json!({"do": "withdraw", "plan": 1}),
        json!({"do": "move", "move": "save"}),
        json!({"do": "pause"}),
        json!({"do": "resume"}),
    ] {
        anna.check("Command", &command);
        socket.ask(command).await;
    }
    socket.say(&json!({"do": "signal", "signal": "thanks", "target": "you"})).await;
    socket.heard_of("signal").await;
    // From here on the game may be over at any moment, so nothing else is waited for.
    let command = json!({"do": "stand_in", "bot": "random", "until": "back"});
    anna.check("Command", &command);
    socket.say(&command).await;
    socket.until("the end", |message| message["table"]["status"] == "finished").await;
    for message in &socket.heard {
        anna.check("Message", message);
    }
    let (route, path) = at("/commands");
    anna.ask("post", &route, &path, &json!({"id": "again", "do": "rematch", "same_deal": true})).await;
    for rest in ["/log", "/results", "/view", "/debrief", "/turns"] {
        let (route, path) = at(rest);
        if ROUTES.iter().any(|known| known.path == route) {
            anna.ask("get", &route, &path, &nothing).await;
        }
    }
    // A log is no JSON as a whole, so it goes as it is; what was opened from it is taken off the list again.
    let log = anna.client.get(&at("/log").1).await.is(200).text();
    let from_file = anna.client.send("post", "/api/v1/logs", Some(&log)).await.is(200).json();
    anna.check("At", &from_file);
    anna.tried.push(("post", "/api/v1/logs"));
    let own = format!("/api/v1/me/tables/{}", from_file["table"].as_str().unwrap());
    anna.ask("delete", "/api/v1/me/tables/{table}", &own, &nothing).await;
    // Somebody else said something at the table that began anew.
    let mut ben = site.person("Ben").await;
    let other = anna.client.open(&table("daybreak", 1, 0)).await;
    ben.command(&other, &json!({"do": "sit"})).await.is(200);
    let his = ben.get(&format!("/api/v1/tables/{other}")).await.json()["you"]["who"].clone();
    let report = json!({"who": his, "reason": "spam", "text": "too much"});
    anna.ask("post", "/api/v1/tables/{table}/reports", &format!("/api/v1/tables/{other}/reports"), &report).await;
    for game in ["daybreak", "earthrise"] {
        anna.ask("get", "/api/v1/library/{game}", &format!("/api/v1/library/{game}"), &nothing).await;
    }
    let daily = ("/api/v1/daily/{game}", "/api/v1/daily/daybreak");
    anna.ask("post", daily.0, daily.1, &nothing).await;
    anna.ask("get", daily.0, daily.1, &nothing).await;
    let solo = anna.client.open(&table("daybreak", 0, 0)).await;
    let (mut socket, _) = anna.client.sit_at(&solo, json!({"lang": "pt-BR", "moves": "labels"})).await;
    let mut last = socket.ask(json!({"do": "chat", "text": "alone"})).await;
    for _ in 0..40 {
        let moves =
            if last["now"].is_object() { last } else { socket.ask(json!({"do": "face", "facing": {"seat": 0}})).await };
        let mv = moves["now"]["moves"].as_array().unwrap().last().unwrap()["move"].clone();
        for asked in [
            json!({"do": "ask", "what": "uses"}),
            json!({"do": "ask", "what": "ahead"}),
            json!({"do": "ask", "what": "try", "move": mv}),
        ] {
            anna.check("Command", &asked);
            socket.ask(asked).await;
        }
        last = socket.ask(json!({"do": "move", "move": mv})).await;
    }
    for message in &socket.heard {
        anna.check("Message", message);
    }
    let code = anna.client.post("/api/v1/me/carry", &json!({})).await.is(200).json();
    site.client().post("/api/v1/carry", &json!({"secret": code["secret"]})).await.is(200);
    let devices = anna.ask("get", "/api/v1/me/devices", "/api/v1/me/devices", &nothing).await;
    let other = devices.as_array().unwrap().iter().find(|one| one["here"] == false).unwrap();
    let path = format!("/api/v1/me/devices/{}", other["id"].as_str().unwrap());
    anna.ask("delete", "/api/v1/me/devices/{id}", &path, &nothing).await;
    let out = ("/api/v1/me/logout", json!({"from": "everywhere"}));
    let link = anna.ask("post", out.0, out.0, &out.1).await["link"]["secret"].clone();
    anna.client = site.client();
    anna.client.post("/api/v1/link", &json!({"secret": link})).await.is(200);
    let said = anna.client.get("/api/v1/tables/000000000000").await.json();
    anna.check("Said", &said);
    anna.ask("post", "/api/v1/me/delete", "/api/v1/me/delete", &json!({"name": "Anna"})).await;
    let untried: Vec<_> = ROUTES
        .iter()
        .filter(|route| !route.path.ends_with("/socket") && !anna.tried.contains(&(route.method, route.path)))
        .map(|route| (route.method, route.path))
        .collect();
    assert!(untried.is_empty(), "no good answer of these was looked at: {untried:?}");
    let unseen = anna.validator.untried();
    let unseen: Vec<_> = [
        "Message",
        "Command",
        "Reply",
        "FactMessage",
        "Note",
        "Choice",
        "Since",
        "Said",
        "Daily",
        "DealResult",
        "Tried",
        "DaybreakUses",
        "EarthriseUses",
        "CardUse",
        "ActionUse",
    ]
    .into_iter()
    .filter(|name| unseen.iter().any(|other| other == name))
    .collect();
    assert!(unseen.is_empty(), "nothing of these types was looked at: {unseen:?}");
    site.stop().await;
}
