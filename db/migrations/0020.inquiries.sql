-- One mailbox for the four public forms.

CREATE TABLE messages (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message_no  text NOT NULL UNIQUE,                       -- the number that the sender is given
  kind        text NOT NULL CHECK (kind IN ('contact', 'special-tour', 'human-resources', 'offer')),
  section     text NOT NULL DEFAULT 'mail' CHECK (section IN ('mail', 'trash')),
  "check"     boolean NOT NULL DEFAULT false,             -- read; the wire's name
  name        text NOT NULL,
  email       text NOT NULL DEFAULT '',
  phone       text NOT NULL DEFAULT '',
  subject     text NOT NULL DEFAULT '',
  message     text NOT NULL DEFAULT '',
  details     jsonb NOT NULL DEFAULT '{}',                -- the fields of its kind
  file        text,                                       -- CV in the store of documents, which no table lists
  lang        text NOT NULL,                              -- no reference: the language may be deleted later
  created_at  timestamptz NOT NULL DEFAULT now(),
  CHECK (email <> '' OR phone <> '')
);
CREATE INDEX ON messages (kind, section, id DESC);
CREATE INDEX messages_unread ON messages (kind) WHERE NOT "check" AND section = 'mail';
CREATE UNIQUE INDEX messages_file ON messages (file) WHERE file IS NOT NULL;
