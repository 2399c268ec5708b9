-- What staff see of their sessions. Neither the address nor the browser's own description is stored.

ALTER TABLE sessions
  ADD COLUMN id            bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  ADD COLUMN last_used_at  timestamptz NOT NULL DEFAULT now(),  -- some minutes late: it is not written with every request
  ADD COLUMN browser       text NOT NULL DEFAULT '',            -- 'Chrome, Windows'
  ADD COLUMN network       bytea CHECK (length(network) = 32);  -- hashed, as in login_networks
