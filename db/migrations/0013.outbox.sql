-- Mail is written here in the transaction that causes it and sent afterwards, so none is sent for what was rolled back.

CREATE TABLE outbox (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message_key   text NOT NULL UNIQUE,                      -- one mail per cause, however often the cause is retried
  recipient     text NOT NULL,
  subject       text NOT NULL,
  body_text     text NOT NULL,
  body_html     text NOT NULL,
  created_at    timestamptz NOT NULL DEFAULT now(),
  next_try_at   timestamptz NOT NULL DEFAULT now(),
  attempts      integer NOT NULL DEFAULT 0,
  last_error    text NOT NULL DEFAULT '',
  sent_at       timestamptz
);
CREATE INDEX outbox_waiting ON outbox (next_try_at) WHERE sent_at IS NULL;
