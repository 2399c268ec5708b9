-- The office's work on messages: state, assignee, thread of notes and answers, templates of answers.

ALTER TABLE messages
  ADD COLUMN state       text NOT NULL DEFAULT 'yeni' CHECK (state IN ('yeni', 'ilgileniliyor', 'yanitlandi', 'kapandi')),
  ADD COLUMN assignee_id bigint REFERENCES users ON DELETE SET NULL,
  ADD COLUMN version     integer NOT NULL DEFAULT 1;
CREATE INDEX ON messages (assignee_id) WHERE assignee_id IS NOT NULL;

CREATE TABLE message_entries (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message_id  bigint NOT NULL REFERENCES messages ON DELETE CASCADE,
  kind        text NOT NULL CHECK (kind IN ('not', 'yanit')),   -- internal note, mailed answer
  subject     text NOT NULL DEFAULT '',                          -- of an answer
  body        text NOT NULL CHECK (body <> ''),
  user_id     bigint REFERENCES users ON DELETE SET NULL,
  user_name   text NOT NULL,                                     -- as it was then: the account may be deleted later
  created_at  timestamptz NOT NULL
);
CREATE INDEX ON message_entries (message_id, id);
CREATE INDEX ON message_entries (user_id);

CREATE TABLE reply_templates (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind     text NOT NULL CHECK (kind IN ('contact', 'special-tour', 'human-resources', 'offer')),
  lang     text NOT NULL,                                        -- no reference: the language may be deleted later
  name     text NOT NULL CHECK (name <> ''),
  body     text NOT NULL CHECK (body <> ''),                     -- with the placeholders {name} and {message_no}
  queue    integer NOT NULL DEFAULT 0,
  version  integer NOT NULL DEFAULT 1
);
