-- Mails about a person, and corrections of a customer, are found without reading all mails and audit records (docs/privacy.md).

-- For beginnings of keys in a database of any collation.
CREATE INDEX outbox_key_starts ON outbox (message_key text_pattern_ops);
CREATE INDEX outbox_recipients ON outbox (translate(recipient, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'))
  WHERE cleared_at IS NULL;
CREATE INDEX audit_corrected_customers ON audit_events (entity_id) WHERE entity = 'orders' AND before ?| ARRAY['email', 'phone'];
