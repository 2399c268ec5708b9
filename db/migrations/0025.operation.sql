-- What the program needs to run: its secrets, what its processes share, and what staff see of its state.

-- Secrets that the application makes once and all its processes share.
CREATE TABLE app_keys (
  name   text PRIMARY KEY,
  value  bytea NOT NULL CHECK (length(value) >= 32)
);

-- Requests that took effect: orders, messages and payment notices. A repeat gets the stored answer (docs/decisions/0008-one-intent-one-order.md).
CREATE TABLE intents (
  command       text NOT NULL,
  key           text NOT NULL CHECK (length(key) BETWEEN 8 AND 300), -- the header Idempotency-Key, or derived from the request
  request_hash  bytea NOT NULL CHECK (length(request_hash) = 32),
  answer        jsonb NOT NULL,                           -- without personal data: it outlives what it answered for
  created_at    timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (command, key)
);

-- Counters of base/http/limits, by address. Keys are hashed with a secret of the application.
-- Unlogged: after a crash of the server the counters are zero, and nothing else depends on them.
CREATE UNLOGGED TABLE rate_limits (
  key     varchar(255) PRIMARY KEY,
  points  integer NOT NULL DEFAULT 0,
  expire  bigint                                          -- ms since 1970
);
CREATE INDEX ON rate_limits (expire);

-- Whom limits refused in the last day, for staff. Counted by the hour and bounded, so that an attack takes no room. Networks and mailboxes are
-- masked before they are stored.
CREATE TABLE refusals (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  hour          timestamptz NOT NULL,
  kind          text NOT NULL CHECK (kind IN ('buyer', 'network', 'group', 'departure', 'holds', 'orders', 'lookups', 'messages', 'cards', 'files', 'login', 'other')),
  network       text NOT NULL CHECK (length(network) <= 40),    -- 203.0.113.•; '' when no address was counted; '*' for all beyond the hour's limit
  mailbox       text NOT NULL CHECK (length(mailbox) <= 80),    -- ay•••@ornek.com; '' when none was given
  departure_id  bigint NOT NULL,                                -- 0: none. No reference: what was counted must not fail for a deleted one
  count         bigint NOT NULL CHECK (count > 0),
  last_at       timestamptz NOT NULL,
  UNIQUE (hour, kind, network, mailbox, departure_id)
);

-- What staff see of failures. One row counts all failures of a kind on a day, so that a storm of them takes no room.
CREATE TABLE failures (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  day          date NOT NULL,
  kind         text NOT NULL CHECK (kind IN ('request', 'sweep')),
  subject      text NOT NULL CHECK (length(subject) <= 200),    -- method and route, or name of the sweep; '*' for all beyond the day's limit
  message      text NOT NULL CHECK (length(message) <= 300),    -- without numbers and quoted values, which differ each time
  count        bigint NOT NULL CHECK (count > 0),
  first_at     timestamptz NOT NULL,
  last_at      timestamptz NOT NULL,
  request_ids  text[] NOT NULL DEFAULT '{}' CHECK (cardinality(request_ids) <= 5),  -- the last ones, as in the log
  UNIQUE (day, kind, subject, message)
);

CREATE TABLE sweep_runs (
  name          text PRIMARY KEY CHECK (length(name) <= 100),
  last_at       timestamptz NOT NULL,
  ms            integer NOT NULL,
  failed_since  timestamptz                                     -- the first of the failed runs that end with the last one
);

-- Backups that the program made by itself or at the wish of staff. Not in a backup: after a restore they would speak of another time.
CREATE TABLE backup_runs (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  state          text NOT NULL CHECK (state IN ('running', 'done', 'failed')),   -- done: whole, and read back
  file           text NOT NULL CHECK (length(file) <= 200),     -- name in the folder of backups
  by_hand        boolean NOT NULL,
  started_at     timestamptz NOT NULL,
  ended_at       timestamptz,
  bytes          bigint,
  -- Files that records name and the store does not have: a backup is whole without them, and says so.
  missing        integer NOT NULL DEFAULT 0 CHECK (missing >= 0),
  missing_files  text[] NOT NULL DEFAULT '{}',                  -- keys of the first of them
  reason         text NOT NULL DEFAULT '' CHECK (reason IN ('', 'no_passphrase', 'no_database', 'target_exists', 'disk_full', 'not_writable', 'damaged',
                   'database_away', 'files_away', 'interrupted', 'stopped', 'unexpected')),
  detail         text NOT NULL DEFAULT '' CHECK (length(detail) <= 300),         -- of the failure, for support
  told           boolean NOT NULL DEFAULT false,                -- staff are mailed about this failure: the first of several
  CONSTRAINT run_has_an_end CHECK ((state = 'running') = (ended_at IS NULL)),
  CONSTRAINT failure_has_a_reason CHECK ((state = 'failed') = (reason <> ''))
);
CREATE INDEX ON backup_runs (started_at);

-- What the demo put into the database, so that it can be taken away without what the agency entered itself.
CREATE TABLE demo_rows (
  table_name  text NOT NULL,
  row_key     text NOT NULL,                              -- id; of tables without one the columns of the key, joined by a space
  facts       jsonb,                                      -- columns as seeded, of tables without an id
  PRIMARY KEY (table_name, row_key)
);
