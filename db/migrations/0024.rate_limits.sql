-- Counters of base/http/limits, by address. Keys are hashed with a secret of the application.

-- Unlogged: after a crash of the server the counters are zero, and nothing else depends on them.
CREATE UNLOGGED TABLE rate_limits (
  key     varchar(255) PRIMARY KEY,
  points  integer NOT NULL DEFAULT 0,
  expire  bigint                                          -- ms since 1970
);
CREATE INDEX ON rate_limits (expire);
