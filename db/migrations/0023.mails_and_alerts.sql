-- Mails that go out, and what staff are told of.

-- Mail is written here in the transaction that causes it and sent after the commit: a rollback sends nothing.
CREATE TABLE outbox (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message_key     text NOT NULL UNIQUE,                   -- one mail per cause, however often the cause is retried
  topic           text NOT NULL DEFAULT '',               -- what it is about, such as 'order SYH-26-7F3K9Q'; lists the mails of a record
  recipient       text NOT NULL,
  reply_to        text NOT NULL DEFAULT '',               -- an address of the agency
  is_personal     boolean NOT NULL DEFAULT false,         -- words of staff: not marked as an automatic mail
  subject         text NOT NULL,
  body_text       text NOT NULL,
  body_html       text NOT NULL,
  attachments     jsonb NOT NULL DEFAULT '[]',            -- texts that it carries as files: [{"name": "…html", "html": "…"}]. Erased with the bodies
  created_at      timestamptz NOT NULL DEFAULT now(),
  next_try_at     timestamptz NOT NULL DEFAULT now(),
  attempts        integer NOT NULL DEFAULT 0,
  last_error      text NOT NULL DEFAULT '',
  sent_at         timestamptz,
  -- Bodies and addresses are personal data and are removed some days later. What stays proves that a mail was sent to a given address.
  cleared_at      timestamptz,
  recipient_hash  bytea CHECK (length(recipient_hash) = 32),
  CONSTRAINT outbox_cleared_is_empty CHECK (
    cleared_at IS NULL OR (recipient = '' AND body_text = '' AND body_html = '' AND attachments = '[]' AND recipient_hash IS NOT NULL))
);
CREATE INDEX outbox_waiting ON outbox (next_try_at) WHERE sent_at IS NULL AND cleared_at IS NULL;
CREATE INDEX outbox_kept ON outbox (created_at) WHERE cleared_at IS NULL;
CREATE INDEX outbox_topic ON outbox (topic, id) WHERE topic <> '';
-- Mails about a person are found without reading all mails (docs/privacy.md). By beginnings of keys, in a database of any collation.
CREATE INDEX outbox_key_starts ON outbox (message_key text_pattern_ops);
CREATE INDEX outbox_recipients ON outbox (translate(recipient, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'))
  WHERE cleared_at IS NULL;

-- Mails that one user wants. Without a row, those of the role.
CREATE TABLE alert_settings (
  user_id         bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  orders          boolean NOT NULL,
  payments        boolean NOT NULL,
  cards           boolean NOT NULL,
  messages        boolean NOT NULL,
  cancellations   boolean NOT NULL,
  order_messages  boolean NOT NULL,
  travel_info     boolean NOT NULL,
  backups         boolean NOT NULL
);

-- Causes that staff have not been mailed about yet, filled by triggers (db/functions/office_events.sql).
CREATE TABLE alert_queue (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cause       text NOT NULL CHECK (cause IN ('orders', 'payments', 'cards', 'messages', 'cancellations', 'order_messages', 'travel_info', 'backups')),
  record_id   bigint NOT NULL,                            -- of orders, payments, messages or order_events
  created_at  timestamptz NOT NULL DEFAULT now()
);
