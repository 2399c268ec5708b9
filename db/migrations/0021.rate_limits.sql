-- How often an address did something lately, counted by base/http/limits. Keys are hashed with a secret of the application.
-- Not logged: a crash of the server forgets the counts, and nothing else hangs on them.

CREATE UNLOGGED TABLE rate_limits (
  key     varchar(255) PRIMARY KEY,
  points  integer NOT NULL DEFAULT 0,
  expire  bigint                                           -- ms since 1970
);
CREATE INDEX ON rate_limits (expire);
