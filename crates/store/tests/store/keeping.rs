//! People, lists of tables, tokens, results, and what is swept away.

use store::{Batch, Event, MemberChange, Person, ResultRow, Status, Store, StoreError, TableFilter, TableFor, Token};

use crate::both::{On, on_both};
use crate::table::{batch, change, create, event, row};

on_both!(
    a_person_is_remembered_as_last_saved,
    lists_of_tables_are_filtered_and_paged_newest_first,
    tables_whose_summary_lags_are_found,
    a_token_is_taken_once,
    a_revoked_token_is_known_but_not_given,
    results_of_a_deal_are_listed_best_first,
    those_who_are_new_here_come_after_all_others,
    a_sweep_takes_what_nobody_touched_with_all_that_belongs_to_it,
    tokens_that_expired_or_were_revoked_are_swept_and_no_others,
    days_of_running_are_counted_and_no_others,
    a_table_is_taken_off_one_persons_list_only,
    a_token_goes_by_another_secret,
    a_table_says_what_it_is_to_somebody,
);

fn token(n: u8, table: Option<&str>) -> Token {
    Token {
        hash: [n; 32],
        id: format!("k{n}"),
        purpose: "seat".to_owned(),
        table: table.map(str::to_owned),
        person: Some("ada".to_owned()),
        body: r#"{"seat":1}"#.to_owned(),
        created: i64::from(n),
        expires: Some(100),
        revoked: false,
    }
}

async fn ids(store: &Store, filter: &TableFilter) -> Vec<String> {
    store.tables(filter).await.unwrap().into_iter().map(|row| row.id).collect()
}

async fn a_person_is_remembered_as_last_saved(on: On) {
    let (_home, store) = on.store().await;
    let mut ada = Person { id: "ada".to_owned(), name: "Ada".to_owned(), lang: None, created: 1, seen: 1 };
    assert_eq!(store.person("ada").await.unwrap(), None);
    store.save_person(&ada).await.unwrap();
    ada = Person { name: "Ada L.".to_owned(), lang: Some("pt-BR".to_owned()), seen: 2, ..ada };
    store.save_person(&ada).await.unwrap();
    assert_eq!(store.person("ada").await.unwrap(), Some(ada));
}

async fn lists_of_tables_are_filtered_and_paged_newest_first(on: On) {
    let (_home, store) = on.store().await;
    let statuses = Status::ALL;
    for n in 0..24_u32 {
        let mut table = row(&format!("t{n:02}"), i64::from(n / 3));
        table.status = statuses[n as usize % 4];
        table.visibility = if n % 2 == 0 { "public" } else { "link" }.to_owned();
        table.game = if n < 12 { "daybreak" } else { "earthrise" }.to_owned();
        let members = match n % 5 {
            0 => vec![MemberChange::Put { person: "ada".to_owned(), role: "seat".to_owned() }],
            _ => Vec::new(),
        };
        store.create_table(&table, Batch { members, ..batch(&table.id, []) }).await.unwrap();
    }
    let all = store.tables(&TableFilter { most: 100, ..TableFilter::default() }).await.unwrap();
    assert_eq!(all.len(), 24);
    assert!(all.windows(2).all(|pair| (pair[0].created, &pair[0].id) > (pair[1].created, &pair[1].id)));

    let mut filter = TableFilter { most: 5, ..TableFilter::default() };
    let mut paged = Vec::new();
    loop {
        let page = store.tables(&filter).await.unwrap();
        let Some(last) = page.last() else { break };
        filter = filter.after(last);
        paged.extend(page);
    }
    assert_eq!(paged, all, "pages are the whole list");

    let open = store.tables(&TableFilter::open_to_all(100)).await.unwrap();
    assert!(open.iter().all(|row| row.visibility == "public" && row.status != Status::Finished));
    assert_eq!(open.len(), 6);
    assert_eq!(ids(&store, &TableFilter::of_person("ada", 100)).await, ["t20", "t15", "t10", "t05", "t00"]);
    let mut of_ada = TableFilter::of_person("ada", 100);
    of_ada.game = Some("earthrise".to_owned());
    of_ada.status = vec![Status::Waiting];
    assert_eq!(ids(&store, &of_ada).await, ["t20"]);
    let other_deal = TableFilter { deal: Some("d2".to_owned()), most: 100, ..TableFilter::default() };
    assert_eq!(ids(&store, &other_deal).await, [""; 0]);
}

async fn tables_whose_summary_lags_are_found(on: On) {
    let (_home, store) = on.store().await;
    for id in ["a", "b", "c"] {
        create(&store, id).await;
        store.append(batch(id, (1..=3).map(event))).await.unwrap();
    }
    store.append(Batch { row: Some(change(Status::Running, 3, 3)), ..batch("b", []) }).await.unwrap();
    assert_eq!(store.stale(None, 10).await.unwrap(), ["a", "c"]);
    assert_eq!(store.stale(None, 1).await.unwrap(), ["a"]);
    assert_eq!(store.stale(Some(&["b".to_owned(), "c".to_owned()]), 10).await.unwrap(), ["c"]);
}

async fn a_token_is_taken_once(on: On) {
    let (_home, store) = on.store().await;
    store.put_token(&token(1, None)).await.unwrap();
    assert_eq!(store.token(&[1; 32]).await.unwrap(), Some(token(1, None)));
    let tasks: Vec<_> = (0..20)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move { store.take_token(&[1; 32]).await.unwrap() })
        })
        .collect();
    let mut taken = Vec::new();
    for task in tasks {
        taken.extend(task.await.unwrap());
    }
    assert_eq!(taken, [token(1, None)]);
    assert_eq!(store.token(&[1; 32]).await.unwrap(), None);
}

async fn a_revoked_token_is_known_but_not_given(on: On) {
    let (_home, store) = on.store().await;
    create(&store, "t").await;
    for n in [2, 1] {
        store.put_token(&token(n, Some("t"))).await.unwrap();
    }
    assert!(store.revoke_token("k1").await.unwrap());
    assert!(!store.revoke_token("k9").await.unwrap());
    let revoked = Token { revoked: true, ..token(1, Some("t")) };
    assert_eq!(store.take_token(&[1; 32]).await.unwrap(), None);
    assert_eq!(store.token(&[1; 32]).await.unwrap(), Some(revoked.clone()));
    assert_eq!(store.tokens_of("t").await.unwrap(), [revoked, token(2, Some("t"))]);
    let same_id = Token { hash: [7; 32], ..token(2, None) };
    assert!(matches!(store.put_token(&same_id).await, Err(StoreError::Exists { what: "token", .. })));
    assert!(matches!(store.put_token(&token(3, Some("nowhere"))).await, Err(StoreError::NoTable { .. })));
}

async fn results_of_a_deal_are_listed_best_first(on: On) {
    let (_home, store) = on.store().await;
    let result = |table: &str, score, finished_at| ResultRow {
        deal: "d1".to_owned(),
        table: table.to_owned(),
        finished_at,
        body: format!(r#"{{"won":{}}}"#, score > 0),
        score,
        unproven: false,
    };
    for (table, score, at) in [("a", 3, 1), ("b", -1, 2), ("c", 7, 3), ("d", 3, 0)] {
        create(&store, table).await;
        store.append(Batch { result: Some(result(table, score, at)), ..batch(table, [event(1)]) }).await.unwrap();
    }
    let best = [result("c", 7, 3), result("d", 3, 0), result("a", 3, 1), result("b", -1, 2)];
    assert_eq!(store.results("d1", 10).await.unwrap(), best);
    assert_eq!(store.results("d1", 2).await.unwrap(), best[..2]);
    assert_eq!(store.results("d2", 10).await.unwrap(), []);
}

async fn those_who_are_new_here_come_after_all_others(on: On) {
    let (_home, store) = on.store().await;
    const DAY: i64 = 24 * 60 * 60 * 1000;
    for (person, created) in [("known", 0), ("new", 10 * DAY)] {
        let (name, lang) = (person.to_owned(), None);
        store.save_person(&Person { id: person.to_owned(), name, lang, created, seen: created }).await.unwrap();
    }
    let result = |table: &str, persons: &str, score, finished_at| ResultRow {
        deal: "d1".to_owned(),
        table: table.to_owned(),
        finished_at,
        body: format!(r#"{{"persons":{persons}}}"#),
        score,
        unproven: false,
    };
    for (table, persons, score, at) in [
        ("soon", r#"["new",null]"#, 9, 10 * DAY + 1),
        ("nobody", r#"["never kept"]"#, 8, 11 * DAY),
        ("friends", r#"["known","new"]"#, 7, 11 * DAY - 1),
        ("proven", r#"["known","program 1",null]"#, 1, 10 * DAY),
        ("later", r#"["new"]"#, 0, 11 * DAY),
    ] {
        create(&store, table).await;
        let result = Some(result(table, persons, score, at));
        store.append(Batch { result, ..batch(table, [event(1)]) }).await.unwrap();
    }
    let listed = store.results("d1", 10).await.unwrap();
    let listed: Vec<(&str, bool)> = listed.iter().map(|row| (row.table.as_str(), row.unproven)).collect();
    assert_eq!(listed, [("proven", false), ("later", false), ("soon", true), ("nobody", true), ("friends", true)]);
    // However many new visitors there are, they push nobody off the list.
    assert_eq!(store.results("d1", 2).await.unwrap().iter().filter(|row| row.unproven).count(), 0);
}

async fn a_sweep_takes_what_nobody_touched_with_all_that_belongs_to_it(on: On) {
    let (home, store) = on.store().await;
    let stands_at = |id: &'static str, status, no, touched| (id, status, no, touched);
    let tables = [
        stands_at("old", Status::Running, 1, 10),
        stands_at("given-up", Status::Abandoned, 1, 10),
        stands_at("finished", Status::Finished, 1, 10),
        stands_at("recent", Status::Waiting, 1, 60),
        stands_at("lagging", Status::Running, 0, 10),
    ];
    for (id, status, no, touched) in tables {
        create(&store, id).await;
        let member = MemberChange::Put { person: "ada".to_owned(), role: "seat".to_owned() };
        let row = Some(change(status, no, touched));
        store.append(Batch { row, members: vec![member], ..batch(id, [event(1)]) }).await.unwrap();
    }
    for n in 0..40 {
        store.create_table(&row(&format!("empty{n}"), 10), batch(&format!("empty{n}"), [])).await.unwrap();
    }
    // Nothing but its log knows that somebody has just been here.
    store.append(batch("given-up", [Event { at: 70, ..event(2) }])).await.unwrap();
    store.append(Batch { row: Some(change(Status::Abandoned, 2, 10)), ..batch("given-up", []) }).await.unwrap();
    let long = (2..=3000).map(|no| Event { at: 10, ..event(no) });
    store.append(batch("old", long)).await.unwrap();
    store.append(batch("old", [Event { at: 10, ..event(3001) }])).await.unwrap();
    store.save_snapshot("old", 3001, vec![1], &change(Status::Running, 3001, 10)).await.unwrap();
    store.put_token(&token(1, Some("old"))).await.unwrap();
    store.put_token(&Token { expires: Some(49), ..token(2, None) }).await.unwrap();
    store.put_token(&Token { expires: None, ..token(3, None) }).await.unwrap();

    assert_eq!(store.sweep(50).await.unwrap(), 41);
    let left = ids(&store, &TableFilter { most: 100, ..TableFilter::default() }).await;
    assert_eq!(left, ["recent", "lagging", "given-up", "finished"]);
    assert!(store.token(&[2; 32]).await.unwrap().is_some(), "tokens go by themselves");
    assert_eq!(store.sweep_tokens(50).await.unwrap(), 1);
    assert_eq!(store.token(&[2; 32]).await.unwrap(), None);
    assert!(store.token(&[3; 32]).await.unwrap().is_some());
    for (table, column, key) in [
        ("events", "table_key", "key"),
        ("fresh", "table_key", "key"),
        ("snapshots", "table_id", "id"),
        ("members", "table_id", "id"),
        ("tokens", "table_id", "id"),
    ] {
        if table == "fresh" && on != On::Sqlite {
            continue;
        }
        let sql = format!("SELECT count(*) FROM {table} WHERE {column} NOT IN (SELECT {key} FROM tables)");
        assert_eq!(home.number(sql).await, 0, "rows of a removed table in {table}");
    }
    assert_eq!(store.sweep(50).await.unwrap(), 0);
}

async fn tokens_that_expired_or_were_revoked_are_swept_and_no_others(on: On) {
    let (_home, store) = on.store().await;
    let made = |n: u8, created, expires| Token { created, expires, ..token(n, None) };
    for token in [made(1, 1, Some(49)), made(2, 1, Some(50)), made(3, 1, None), made(4, 1, None), made(5, 60, None)] {
        store.put_token(&token).await.unwrap();
    }
    for revoked in ["k4", "k5"] {
        assert!(store.revoke_token(revoked).await.unwrap());
    }
    assert_eq!(store.sweep_tokens(50).await.unwrap(), 2);
    for (n, left) in [(1, false), (2, true), (3, true), (4, false), (5, true)] {
        assert_eq!(store.token(&[n; 32]).await.unwrap().is_some(), left, "token {n}");
    }
    store.remove_token("k3").await.unwrap();
    assert_eq!(store.token(&[3; 32]).await.unwrap(), None);
}

async fn days_of_running_are_counted_and_no_others(on: On) {
    let (_home, store) = on.store().await;
    assert_eq!(store.day_before_last(0).await.unwrap(), None);
    for day in [100, 100, 101, 200, 201] {
        store.note_day(day).await.unwrap();
    }
    let before = |days| store.day_before_last(days);
    assert_eq!(before(0).await.unwrap(), Some(201));
    assert_eq!(before(2).await.unwrap(), Some(101), "the summer does not count");
    assert_eq!(before(4).await.unwrap(), None);
    // A clock that jumps far ahead is one day more.
    store.note_day(47_482).await.unwrap();
    assert_eq!(before(3).await.unwrap(), Some(101));
}

async fn a_table_is_taken_off_one_persons_list_only(on: On) {
    let (_home, store) = on.store().await;
    let member = |person: &str| MemberChange::Put { person: person.to_owned(), role: "member".to_owned() };
    let members = vec![member("ada"), member("ben")];
    store.create_table(&row("t", 1), Batch { members: members.clone(), ..batch("t", []) }).await.unwrap();
    let listed = |person: &str| TableFilter { listed: true, ..TableFilter::of_person(person, 10) };
    assert!(store.hide("t", "ada", true).await.unwrap());
    assert!(!store.hide("t", "nobody", true).await.unwrap());
    assert_eq!(ids(&store, &listed("ada")).await, [""; 0]);
    assert_eq!(ids(&store, &TableFilter::of_person("ada", 10)).await, ["t"], "she still belongs to it");
    assert_eq!(ids(&store, &listed("ben")).await, ["t"]);
    // What happens at the table brings it back to nobody's list.
    store.append(Batch { members, ..batch("t", [event(1)]) }).await.unwrap();
    assert_eq!(ids(&store, &listed("ada")).await, [""; 0]);
    store.hide("t", "ada", false).await.unwrap();
    assert_eq!(ids(&store, &listed("ada")).await, ["t"]);
}

async fn a_token_goes_by_another_secret(on: On) {
    let (_home, store) = on.store().await;
    create(&store, "t").await;
    store.put_token(&token(1, Some("t"))).await.unwrap();
    assert!(store.renew_token("k1", &[9; 32]).await.unwrap());
    assert_eq!(store.token(&[1; 32]).await.unwrap(), None, "the old one is void");
    assert_eq!(store.token(&[9; 32]).await.unwrap(), Some(Token { hash: [9; 32], ..token(1, Some("t")) }));
    assert!(!store.renew_token("k2", &[8; 32]).await.unwrap());
    store.revoke_token("k1").await.unwrap();
    assert!(!store.renew_token("k1", &[8; 32]).await.unwrap(), "what is revoked stays so");
    assert_eq!(store.token(&[8; 32]).await.unwrap(), None);
}

async fn a_table_says_what_it_is_to_somebody(on: On) {
    let (_home, store) = on.store().await;
    create(&store, "one").await;
    create(&store, "two").await;
    let put = |person: &str| MemberChange::Put { person: person.to_owned(), role: "member".to_owned() };
    let members = vec![
        put("ada"),
        put("ben"),
        MemberChange::Remove { person: "ben".to_owned() },
        MemberChange::Trace { person: "cleo".to_owned() },
    ];
    let row = Some(change(Status::Running, 1, 2));
    store.append(Batch { members, row, ..batch("one", [event(1)]) }).await.unwrap();
    for (person, member, traced) in
        [("ada", true, false), ("ben", false, true), ("cleo", false, true), ("dora", false, false)]
    {
        let (game, visibility) = ("daybreak".to_owned(), "public".to_owned());
        let told = TableFor { game, status: Status::Running, visibility, member, traced };
        assert_eq!(store.table_for("one", person).await.unwrap(), Some(told), "{person}");
        let other = store.table_for("two", person).await.unwrap().unwrap();
        assert_eq!((other.status, other.member, other.traced), (Status::Waiting, false, false), "{person}");
    }
    assert_eq!(store.table_for("three", "ada").await.unwrap(), None);
}
