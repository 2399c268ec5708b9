-- Staff accounts, sessions, password links and sign-in history.

CREATE TABLE users (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name           text NOT NULL CHECK (name <> ''),
  email          text NOT NULL CHECK (length(email) BETWEEN 6 AND 50),
  email_key      text GENERATED ALWAYS AS (translate(email, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')) STORED UNIQUE, -- ASCII letters only: İ and ı never match i
  password_hash  text,                                    -- null until the one-time link is used
  role_group     text NOT NULL CHECK (role_group IN ('yonetici', 'icerik', 'satis', 'muhasebe')),
  active         boolean NOT NULL DEFAULT true,
  last_login_at  timestamptz,
  version        integer NOT NULL DEFAULT 1,              -- of every table: one more with each save; a stale save is refused
  created_at     timestamptz NOT NULL DEFAULT now(),
  updated_at     timestamptz NOT NULL DEFAULT now()
);

-- The token of a session is random; only its SHA-256 is stored.
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
CREATE INDEX ON password_links (user_id);
CREATE INDEX ON password_links (expires_at);

-- Networks from which staff signed in recently. While a password is being guessed, only these networks may try it.
CREATE TABLE login_networks (
  user_id        bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  network        bytea NOT NULL CHECK (length(network) = 32),   -- hashed with a secret of the application: an address is personal data
  last_login_at  timestamptz NOT NULL,
  PRIMARY KEY (user_id, network)
);
CREATE INDEX ON login_networks (last_login_at);
