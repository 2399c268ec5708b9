-- A mail that was sent is a copy of what its reader has: an order's key, a person's words. Some days later nothing is kept of it but that
-- it was sent, when, about what, and to whom as a hash: enough to prove it to somebody who says which address it was.

ALTER TABLE outbox
  ADD COLUMN cleared_at timestamptz,
  ADD COLUMN recipient_hash bytea CHECK (length(recipient_hash) = 32),
  ADD CONSTRAINT outbox_cleared_is_empty CHECK (
    cleared_at IS NULL OR (recipient = '' AND body_text = '' AND body_html = '' AND recipient_hash IS NOT NULL));
DROP INDEX outbox_waiting;
CREATE INDEX outbox_waiting ON outbox (next_try_at) WHERE sent_at IS NULL AND cleared_at IS NULL;
CREATE INDEX outbox_kept ON outbox (created_at) WHERE cleared_at IS NULL;
