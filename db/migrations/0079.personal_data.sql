-- Personal data that were erased at the end of their time or because the person asked (docs/privacy.md).

ALTER TABLE orders ADD COLUMN erased_at timestamptz;      -- the customer's data were erased; amounts, days and numbers stay

-- Requests of persons, and what the daily sweep erased: the record of destruction that the law asks for. Without the data themselves.
CREATE TABLE personal_data_events (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind         text NOT NULL CHECK (kind IN ('look', 'download', 'erase', 'expired')), -- expired: by the sweep
  at           timestamptz NOT NULL,
  user_id      bigint REFERENCES users ON DELETE SET NULL,
  person_hash  bytea CHECK (length(person_hash) = 32),    -- of the e-mail address or telephone, with the key 'personal-data' of app_keys
  counts       jsonb NOT NULL DEFAULT '{}',               -- rows by what they are: {"messages": 2}
  CHECK ((kind = 'expired') = (person_hash IS NULL))
);
CREATE INDEX ON personal_data_events (person_hash, id) WHERE person_hash IS NOT NULL;
CREATE INDEX ON personal_data_events (user_id) WHERE user_id IS NOT NULL;
