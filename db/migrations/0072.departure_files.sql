-- Files of a departure for everybody who travels on it: flight list, hotel list.

CREATE TABLE departure_files (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  departure_id  bigint NOT NULL REFERENCES departures ON DELETE CASCADE,
  name          text NOT NULL CHECK (name <> ''),          -- in Turkish
  name_en       text NOT NULL DEFAULT '',                  -- for everybody who ordered in another language
  file          text NOT NULL,                             -- name in the store of documents
  bytes         integer NOT NULL CHECK (bytes > 0),
  user_id       bigint REFERENCES users ON DELETE SET NULL,
  created_at    timestamptz NOT NULL
);
CREATE INDEX ON departure_files (departure_id);
CREATE INDEX ON departure_files (user_id) WHERE user_id IS NOT NULL;
