-- One mailbox for the four public forms.

CREATE TABLE messages (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind        text NOT NULL CHECK (kind IN ('contact', 'special-tour', 'human-resources', 'offer')),
  section     text NOT NULL DEFAULT 'mail' CHECK (section IN ('mail', 'trash')),
  "check"     boolean NOT NULL DEFAULT false,              -- read flag; the spec's name
  name        text NOT NULL,
  email       text NOT NULL DEFAULT '',
  phone       text NOT NULL DEFAULT '',
  subject     text NOT NULL DEFAULT '',
  message     text NOT NULL DEFAULT '',
  details     jsonb NOT NULL DEFAULT '{}',                 -- the fields of its kind
  file        text,                                        -- CV in the file store
  lang        text NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),
  CHECK (email <> '' OR phone <> '')
);
CREATE INDEX ON messages (kind, section, id DESC);
CREATE INDEX messages_unread ON messages (kind) WHERE NOT "check" AND section = 'mail';

CREATE TABLE support_requests (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id     bigint REFERENCES users ON DELETE SET NULL,
  subject     text NOT NULL CHECK (subject <> ''),
  message     text NOT NULL CHECK (message <> ''),
  screen      text NOT NULL DEFAULT '',
  browser     text NOT NULL DEFAULT '',
  created_at  timestamptz NOT NULL DEFAULT now()
);
