-- Passkeys of staff (WebAuthn), and the browsers that staff sign in with.

-- A second factor beside one-time codes; a user may have several.
CREATE TABLE passkeys (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id        bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  credential_id  bytea NOT NULL UNIQUE CHECK (length(credential_id) BETWEEN 1 AND 1023),   -- chosen by the authenticator
  public_key     bytea NOT NULL,                                     -- COSE_Key (RFC 9052)
  counter        bigint NOT NULL CHECK (counter >= 0),               -- of signatures; authenticators that synchronise keys stay at 0
  transports     text[] NOT NULL,                                    -- how browsers reach it, such as usb: a hint for the next sign-in
  name           text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  created_at     timestamptz NOT NULL,
  last_used_at   timestamptz,
  UNIQUE (user_id, name)
);

-- A passkey that is being added: the password was right, the authenticator is to answer. One a user.
CREATE TABLE passkey_setups (
  user_id     bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  challenge   bytea NOT NULL CHECK (length(challenge) = 32),
  name        text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  expires_at  timestamptz NOT NULL
);
CREATE INDEX ON passkey_setups (expires_at);

-- What a passkey has to sign to end a sign-in; null until it is asked for, and again with the first answer.
ALTER TABLE login_challenges ADD passkey_challenge bytea CHECK (length(passkey_challenge) = 32);

-- Browsers that an account signed in with, by a random cookie. It signs nobody in: a browser without it is mailed to the owner.
CREATE TABLE login_devices (
  user_id        bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  device_hash    bytea NOT NULL CHECK (length(device_hash) = 32),
  last_login_at  timestamptz NOT NULL,
  PRIMARY KEY (user_id, device_hash)
);
CREATE INDEX ON login_devices (device_hash);
CREATE INDEX ON login_devices (last_login_at);
