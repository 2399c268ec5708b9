-- Records that outlive what they are about: what staff changed, what became of personal data, what staff asked the makers of the program.

-- What staff changed. Rows are never deleted.
CREATE TABLE audit_events (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at         timestamptz NOT NULL DEFAULT now(),
  user_id    bigint REFERENCES users ON DELETE SET NULL,
  user_name  text NOT NULL,                               -- stays when the account is deleted
  action     text NOT NULL,
  entity     text NOT NULL,                               -- table name. No foreign key: the event outlives the row
  entity_id  text,
  before     jsonb,
  after      jsonb,
  words      text NOT NULL DEFAULT ''                     -- what the search is matched against: the recorded values, folded
);
CREATE INDEX ON audit_events (at DESC);
CREATE INDEX ON audit_events (entity, entity_id);
CREATE INDEX ON audit_events (entity, at DESC);
CREATE INDEX ON audit_events (action, at DESC);
CREATE INDEX ON audit_events (user_id, at DESC);
CREATE INDEX ON audit_events (user_name, at DESC);        -- search by part of a name reads the distinct names from it
CREATE INDEX ON audit_events USING gin (words gin_trgm_ops);
-- Corrections of a customer are found without reading all records (docs/privacy.md).
CREATE INDEX audit_corrected_customers ON audit_events (entity_id) WHERE entity = 'orders' AND before ?| ARRAY['email', 'phone'];

-- Requests of persons, and what the daily sweep erased: the record of destruction that the law asks for (docs/privacy.md). Without the data themselves.
CREATE TABLE personal_data_events (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind         text NOT NULL CHECK (kind IN ('look', 'download', 'erase', 'expired')), -- expired: by the sweep
  at           timestamptz NOT NULL,
  user_id      bigint REFERENCES users ON DELETE SET NULL,
  person_hash  bytea CHECK (length(person_hash) = 32),    -- of the e-mail address or telephone, with the key 'personal-data' of app_keys
  counts       jsonb NOT NULL DEFAULT '{}',               -- rows by what they are: {"messages": 2}
  CONSTRAINT only_the_sweep_names_nobody CHECK ((kind = 'expired') = (person_hash IS NULL))
);
CREATE INDEX ON personal_data_events (person_hash, id) WHERE person_hash IS NOT NULL;
CREATE INDEX ON personal_data_events (user_id) WHERE user_id IS NOT NULL;

-- What staff ask the makers of the program. Their mails are found in the outbox by topic, as those of orders are.
CREATE TABLE support_requests (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id     bigint REFERENCES users ON DELETE SET NULL,
  user_name   text NOT NULL DEFAULT '',                   -- as in audit_events
  subject     text NOT NULL CHECK (subject <> ''),
  message     text NOT NULL CHECK (message <> ''),
  screen      text NOT NULL DEFAULT '',
  browser     text NOT NULL DEFAULT '',
  errors      text[] NOT NULL DEFAULT '{}',               -- the last ones of the browser
  created_at  timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON support_requests (created_at DESC);
CREATE INDEX ON support_requests (user_id, created_at DESC);
