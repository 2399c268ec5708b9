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
  after      jsonb
);
CREATE INDEX ON audit_events (at DESC);
CREATE INDEX ON audit_events (entity, entity_id);
CREATE INDEX ON audit_events (user_id, at DESC);
CREATE INDEX ON audit_events (user_name, at DESC);        -- search by part of a name reads the distinct names from it
