-- What customers need to know before they travel: written for a departure, approved by staff, sent once to every order that travels.

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

ALTER TABLE alert_settings ADD travel_info boolean NOT NULL DEFAULT true;
-- Preparing a journey is the work of sales and of managers.
UPDATE alert_settings SET travel_info = false FROM users WHERE users.id = user_id AND role_group = 'muhasebe';
ALTER TABLE alert_settings ALTER travel_info DROP DEFAULT;
ALTER TABLE alert_queue DROP CONSTRAINT alert_queue_cause_check;
ALTER TABLE alert_queue ADD CONSTRAINT alert_queue_cause_check
  CHECK (cause IN ('orders', 'payments', 'messages', 'cancellations', 'order_messages', 'travel_info'));
