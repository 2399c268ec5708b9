-- Staff: who may enter the office, their sessions, and the record of what they changed.

CREATE TABLE users (
  id                   bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name                 text NOT NULL CHECK (name <> ''),
  email                text NOT NULL CHECK (length(email) BETWEEN 6 AND 50),
  email_key            text GENERATED ALWAYS AS (translate(email, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')) STORED UNIQUE, -- ASCII folding only: İ and ı never match i
  password_hash        text,                              -- null until the one-time link is used
  role_group           text NOT NULL CHECK (role_group IN ('yonetici', 'icerik', 'satis', 'muhasebe')),
  active               boolean NOT NULL DEFAULT true,
  last_login_at        timestamptz,
  created_at           timestamptz NOT NULL DEFAULT now(),
  updated_at           timestamptz NOT NULL DEFAULT now()
);

-- A session is an opaque random token, kept only as its SHA-256.
CREATE TABLE sessions (
  token_hash  bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  user_id     bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at  timestamptz NOT NULL DEFAULT now(),
  expires_at  timestamptz NOT NULL CHECK (expires_at > created_at)
);
CREATE INDEX ON sessions (user_id);
CREATE INDEX ON sessions (expires_at);

CREATE TABLE password_links (
  key_hash    bytea PRIMARY KEY CHECK (length(key_hash) = 32),
  user_id     bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  expires_at  timestamptz NOT NULL,
  used_at     timestamptz
);

CREATE TABLE audit_events (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at          timestamptz NOT NULL DEFAULT now(),
  user_id     bigint REFERENCES users ON DELETE SET NULL,
  user_name   text NOT NULL,                              -- kept when the user is gone
  action      text NOT NULL,
  entity      text NOT NULL,
  entity_id   text,
  before      jsonb,
  after       jsonb
);
CREATE INDEX ON audit_events (at DESC);
CREATE INDEX ON audit_events (entity, entity_id);
CREATE INDEX ON audit_events (user_id, at DESC);
