-- Requests that took effect: orders, messages and payment notices. A repeat gets the stored answer (docs/decisions/0008-one-intent-one-order.md).

CREATE TABLE intents (
  command       text NOT NULL,
  key           text NOT NULL CHECK (length(key) BETWEEN 8 AND 300), -- the header Idempotency-Key, or derived from the request
  request_hash  bytea NOT NULL CHECK (length(request_hash) = 32),
  answer        jsonb NOT NULL,                           -- without personal data: it outlives what it answered for
  created_at    timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (command, key)
);
