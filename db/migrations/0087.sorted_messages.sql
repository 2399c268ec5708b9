-- Mailboxes by name, and the messages that wait for an answer, without reading those of all years.

CREATE INDEX messages_by_name ON messages (kind, section, name COLLATE tr, id);
CREATE INDEX messages_unanswered ON messages (kind) WHERE section = 'mail' AND state IN ('yeni', 'ilgileniliyor');
