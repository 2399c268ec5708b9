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
