-- Departures that the agency cancelled with orders on them. Whether an order is answered for is not stored: it is as long as the
-- order does not hold seats there any more.

CREATE TABLE departure_cancellations (
  departure_id  bigint PRIMARY KEY REFERENCES departures ON DELETE CASCADE,
  reason        text NOT NULL,                            -- to customers, in Turkish
  reason_en     text NOT NULL DEFAULT '',                 -- to customers in other languages; empty: they read none
  user_id       bigint REFERENCES users ON DELETE SET NULL,
  at            timestamptz NOT NULL
);

-- The orders that held seats when it was cancelled.
CREATE TABLE cancelled_departure_orders (
  departure_id  bigint NOT NULL REFERENCES departure_cancellations ON DELETE CASCADE,
  order_id      bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  told_at       timestamptz,                              -- when the mail with the choice was queued
  PRIMARY KEY (departure_id, order_id)
);
CREATE INDEX ON cancelled_departure_orders (order_id);
