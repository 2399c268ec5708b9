-- What staff ask the makers of the program.

CREATE TABLE support_requests (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id     bigint REFERENCES users ON DELETE SET NULL,
  subject     text NOT NULL CHECK (subject <> ''),
  message     text NOT NULL CHECK (message <> ''),
  screen      text NOT NULL DEFAULT '',
  browser     text NOT NULL DEFAULT '',
  created_at  timestamptz NOT NULL DEFAULT now()
);
