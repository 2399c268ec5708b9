-- Staff accounts, sessions, password links, what an account signed in with, and the filters that a user saved.

CREATE TABLE users (
  id                 bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name               text NOT NULL CHECK (name <> ''),
  email              text NOT NULL CHECK (length(email) BETWEEN 6 AND 50),
  email_key          text GENERATED ALWAYS AS (translate(email, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')) STORED UNIQUE, -- ASCII letters only: İ and ı never match i
  password_hash      text,                                -- null until the one-time link is used
  role_group         text NOT NULL CHECK (role_group IN ('yonetici', 'icerik', 'satis', 'muhasebe')),
  active             boolean NOT NULL DEFAULT true,
  office_lang        text CHECK (office_lang IN ('tr', 'en')),                         -- in every browser; null until they choose one, which leaves it to the browser
  last_login_at      timestamptz,
  link_asked_at      timestamptz,                         -- when somebody asked on the login screen for a link to set a new password; null once it was answered
  new_device_since   timestamptz,
  new_device_logins  integer NOT NULL DEFAULT 0 CHECK (new_device_logins >= 0), -- with new browsers in the 24 hours from new_device_since: the owner is mailed about the first ones only
  version            integer NOT NULL DEFAULT 1,          -- of every table: one more with each save; a stale save is refused
  created_at         timestamptz NOT NULL DEFAULT now(),
  updated_at         timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX users_link_asked ON users (link_asked_at) WHERE link_asked_at IS NOT NULL;

-- The token of a session is random; only its SHA-256 is stored. Neither the address nor the browser's own description is.
CREATE TABLE sessions (
  token_hash    bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  id            bigint GENERATED ALWAYS AS IDENTITY UNIQUE,    -- by which staff end one of their sessions
  user_id       bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  browser       text NOT NULL DEFAULT '',                 -- 'Chrome, Windows'
  network       bytea CHECK (length(network) = 32),       -- hashed, as in login_networks
  created_at    timestamptz NOT NULL DEFAULT now(),
  last_used_at  timestamptz NOT NULL DEFAULT now(),       -- some minutes late: it is not written with every request
  expires_at    timestamptz NOT NULL,
  CONSTRAINT session_ends_later CHECK (expires_at > created_at)
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

-- Browsers that an account signed in with, by a random cookie. It signs nobody in: a browser without it is mailed to the owner.
CREATE TABLE login_devices (
  user_id        bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  device_hash    bytea NOT NULL CHECK (length(device_hash) = 32),
  last_login_at  timestamptz NOT NULL,
  PRIMARY KEY (user_id, device_hash)
);
CREATE INDEX ON login_devices (device_hash);
CREATE INDEX ON login_devices (last_login_at);

-- The filters of an office list that a user gave a name.
CREATE TABLE saved_filters (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id  bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  screen   text NOT NULL,
  name     text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 40),
  query    text NOT NULL CHECK (char_length(query) BETWEEN 1 AND 1000),  -- of the screen's address, without the page
  UNIQUE (user_id, screen, name)
);
