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

-- Passkeys (WebAuthn): a second factor beside one-time codes; a user may have several.
CREATE TABLE passkeys (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id        bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  name           text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  rp_id          text NOT NULL CHECK (length(rp_id) BETWEEN 1 AND 253),  -- relying party: the host of SITE_URL when it was made. It works there and nowhere else
  credential_id  bytea NOT NULL UNIQUE CHECK (length(credential_id) BETWEEN 1 AND 1023),   -- chosen by the authenticator
  public_key     bytea NOT NULL,                                     -- COSE_Key (RFC 9052)
  counter        bigint NOT NULL CHECK (counter >= 0),               -- of signatures; authenticators that synchronise keys stay at 0
  transports     text[] NOT NULL,                                    -- how browsers reach it, such as usb: a hint for the next sign-in
  created_at     timestamptz NOT NULL,
  last_used_at   timestamptz,
  UNIQUE (user_id, name)
);

-- A passkey that is being added: the password was right, the authenticator is to answer. One a user.
CREATE TABLE passkey_setups (
  user_id     bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  name        text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  challenge   bytea NOT NULL CHECK (length(challenge) = 32),
  expires_at  timestamptz NOT NULL
);
CREATE INDEX ON passkey_setups (expires_at);

-- The password was right, the second step is to come. No session: the key opens nothing but that step.
CREATE TABLE login_challenges (
  key_hash           bytea PRIMARY KEY CHECK (length(key_hash) = 32),
  user_id            bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  passkey_challenge  bytea CHECK (length(passkey_challenge) = 32),   -- what a passkey has to sign to end the sign-in; null until it is asked for, and again with the first answer
  expires_at         timestamptz NOT NULL
);
CREATE INDEX ON login_challenges (user_id);
CREATE INDEX ON login_challenges (expires_at);
