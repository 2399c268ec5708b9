-- What everybody on a departure is told and given: messages, what to know before travelling, files.

-- Messages that staff sent to everybody. Each order has its copy among its own messages.
CREATE TABLE departure_messages (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  departure_id  bigint NOT NULL REFERENCES departures ON DELETE CASCADE,
  subject       text NOT NULL,
  body          text NOT NULL,                            -- plain text, as the English one
  subject_en    text NOT NULL DEFAULT '',                 -- empty: everybody reads the Turkish one
  body_en       text NOT NULL DEFAULT '',
  orders        integer NOT NULL CHECK (orders > 0),      -- that got it
  mailed        integer NOT NULL,                         -- those of them with an address
  user_id       bigint REFERENCES users ON DELETE SET NULL,
  at            timestamptz NOT NULL,
  CONSTRAINT mailed_are_of_the_orders CHECK (mailed <= orders),
  CONSTRAINT english_is_whole CHECK ((subject_en = '') = (body_en = ''))
);
CREATE INDEX ON departure_messages (departure_id, id);
CREATE INDEX ON departure_messages (user_id) WHERE user_id IS NOT NULL;

-- Written for a departure, approved by staff, sent once to every order that travels.
CREATE TABLE departure_infos (
  departure_id      bigint PRIMARY KEY REFERENCES departures ON DELETE CASCADE,
  meeting_time      text NOT NULL DEFAULT '' CHECK (meeting_time ~ '^(([01][0-9]|2[0-3]):[0-5][0-9])?$'), -- HH:MM of its day, local
  meeting_place     text NOT NULL DEFAULT '',             -- in Turkish, as the note
  meeting_place_en  text NOT NULL DEFAULT '',             -- for everybody who ordered in another language
  guide_name        text NOT NULL DEFAULT '',
  guide_phone       text NOT NULL DEFAULT '',
  hotels            jsonb NOT NULL DEFAULT '[]',          -- [{ place, name, phone, nights }]; nights may be null
  note              text NOT NULL DEFAULT '',
  note_en           text NOT NULL DEFAULT '',
  version           integer NOT NULL DEFAULT 1,           -- of the contents: a change makes a new one, which nobody has approved
  user_id           bigint REFERENCES users ON DELETE SET NULL,
  changed_at        timestamptz NOT NULL
);
CREATE INDEX ON departure_infos (user_id) WHERE user_id IS NOT NULL;

-- Versions that staff approved. The contents are kept: customers see what they were sent, whatever is written later.
CREATE TABLE departure_info_approvals (
  departure_id  bigint NOT NULL REFERENCES departure_infos ON DELETE CASCADE,
  version       integer NOT NULL,
  contents      jsonb NOT NULL,
  user_id       bigint REFERENCES users ON DELETE SET NULL,
  at            timestamptz NOT NULL,
  PRIMARY KEY (departure_id, version)
);
CREATE INDEX ON departure_info_approvals (user_id) WHERE user_id IS NOT NULL;

-- One row for each order and version: two processes cannot send the same one twice.
CREATE TABLE departure_info_sends (
  departure_id  bigint NOT NULL,
  order_id      bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  version       integer NOT NULL,
  at            timestamptz NOT NULL,
  PRIMARY KEY (departure_id, order_id, version),
  FOREIGN KEY (departure_id, version) REFERENCES departure_info_approvals ON DELETE CASCADE
);
CREATE INDEX ON departure_info_sends (order_id);

-- Staff are reminded of information that nobody approved: a day before it is due, and when it is.
CREATE TABLE departure_info_reminders (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  departure_id  bigint NOT NULL REFERENCES departures ON DELETE CASCADE,
  kind          text NOT NULL CHECK (kind IN ('once', 'gununde')),
  at            timestamptz NOT NULL,
  UNIQUE (departure_id, kind)
);

-- Files for everybody: flight list, hotel list.
CREATE TABLE departure_files (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  departure_id  bigint NOT NULL REFERENCES departures ON DELETE CASCADE,
  name          text NOT NULL CHECK (name <> ''),         -- in Turkish
  name_en       text NOT NULL DEFAULT '',                 -- for everybody who ordered in another language
  file          text NOT NULL,                            -- name in the store of documents
  bytes         integer NOT NULL CHECK (bytes > 0),
  user_id       bigint REFERENCES users ON DELETE SET NULL,
  created_at    timestamptz NOT NULL
);
CREATE INDEX ON departure_files (departure_id);
CREATE INDEX ON departure_files (user_id) WHERE user_id IS NOT NULL;
