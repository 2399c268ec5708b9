-- A message has a number people can quote, and is written once however often its form is sent.

ALTER TABLE messages ADD COLUMN message_no text;
UPDATE messages SET message_no = 'TLP-' || id;
ALTER TABLE messages ALTER COLUMN message_no SET NOT NULL, ADD UNIQUE (message_no);

CREATE TABLE message_requests (
  idempotency_key  text PRIMARY KEY CHECK (length(idempotency_key) BETWEEN 8 AND 200),
  request_hash     bytea NOT NULL CHECK (length(request_hash) = 32),
  message_id       bigint NOT NULL REFERENCES messages ON DELETE CASCADE,
  answer           jsonb NOT NULL,
  created_at       timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON message_requests (message_id);
CREATE UNIQUE INDEX messages_file ON messages (file) WHERE file IS NOT NULL;
