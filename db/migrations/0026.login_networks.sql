-- Where staff signed in from lately. A password that is being guessed from everywhere is refused everywhere but there.
-- The network is hashed with a secret of the application: an address names a person.

CREATE TABLE login_networks (
  user_id        bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  network        bytea NOT NULL CHECK (length(network) = 32),
  last_login_at  timestamptz NOT NULL,
  PRIMARY KEY (user_id, network)
);
CREATE INDEX ON login_networks (last_login_at);
CREATE INDEX ON password_links (user_id);
CREATE INDEX ON password_links (expires_at);
