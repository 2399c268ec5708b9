-- What staff sign in with besides their password, and sign-ins that wait for it.

-- One-time codes of an application (RFC 6238). A row exists once the first code was right.
CREATE TABLE one_time_codes (
  user_id     bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  sealed_key  bytea NOT NULL,                             -- sealed with the key 'one-time-codes' of app_keys
  last_step   bigint NOT NULL CHECK (last_step > 0),      -- of the code that was taken last, 30 s each since 1970: no code is taken twice
  created_at  timestamptz NOT NULL DEFAULT now()
);

-- Each takes the place of a one-time code once.
CREATE TABLE recovery_codes (
  user_id    bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  code_hash  bytea NOT NULL CHECK (length(code_hash) = 32),
  used_at    timestamptz,
  PRIMARY KEY (user_id, code_hash)
);

-- The password was right, the second step is to come. No session: the key opens nothing but that step.
CREATE TABLE login_challenges (
  key_hash    bytea PRIMARY KEY CHECK (length(key_hash) = 32),
  user_id     bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  expires_at  timestamptz NOT NULL
);
CREATE INDEX ON login_challenges (user_id);
CREATE INDEX ON login_challenges (expires_at);

-- Who must have a second factor: nobody, the managers, everybody.
ALTER TABLE settings
  ADD COLUMN second_factor text NOT NULL DEFAULT 'free' CHECK (second_factor IN ('free', 'yonetici', 'everybody'));
