-- Mail is written here in the transaction that causes it and sent after the commit: a rollback sends nothing.

CREATE TABLE outbox (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message_key     text NOT NULL UNIQUE,                   -- one mail per cause, however often the cause is retried
  recipient       text NOT NULL,
  subject         text NOT NULL,
  body_text       text NOT NULL,
  body_html       text NOT NULL,
  created_at      timestamptz NOT NULL DEFAULT now(),
  next_try_at     timestamptz NOT NULL DEFAULT now(),
  attempts        integer NOT NULL DEFAULT 0,
  last_error      text NOT NULL DEFAULT '',
  sent_at         timestamptz,
  -- Bodies and addresses are personal data and are removed some days later. What stays proves that a mail was sent to a given address.
  cleared_at      timestamptz,
  recipient_hash  bytea CHECK (length(recipient_hash) = 32),
  CONSTRAINT outbox_cleared_is_empty CHECK (
    cleared_at IS NULL OR (recipient = '' AND body_text = '' AND body_html = '' AND recipient_hash IS NOT NULL))
);
CREATE INDEX outbox_waiting ON outbox (next_try_at) WHERE sent_at IS NULL AND cleared_at IS NULL;
CREATE INDEX outbox_kept ON outbox (created_at) WHERE cleared_at IS NULL;
