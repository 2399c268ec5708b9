-- Secrets that the application makes once and all its processes share.

CREATE TABLE app_keys (
  name   text PRIMARY KEY,
  value  bytea NOT NULL CHECK (length(value) >= 32)
);
