INSERT INTO tables (key, id, game, status, visibility, host, created, touched, no, header, seed, options, summary)
VALUES (7, 'old', 'earthrise', 'running', 'link', 'ada', 1, 3, 3, '{}',
        x'abababababababababababababababababababababababababababababababab', '{}', '{"round":1}');
INSERT INTO events (table_key, no, at, author, client, body)
VALUES (7, 1, 1, 'ada', NULL, '{"move":1}'), (7, 2, 2, 'ada', 'c2', '{"move":2}');
INSERT INTO fresh (table_key, no, at, author, client, body) VALUES (7, 3, 3, 'bob', 'c3', '{"move":3}');
INSERT INTO snapshots (table_id, no, body) VALUES ('old', 1, x'01');
INSERT INTO members (table_id, person, role, seen) VALUES ('old', 'ada', 'host', 2);
INSERT INTO people (id, name, lang, created, seen) VALUES ('ada', 'Ada', 'en', 1, 1);
