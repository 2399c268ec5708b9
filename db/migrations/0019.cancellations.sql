-- Cancelled orders, with what was kept and has to go back; and departures that the agency cancelled with orders on them.

CREATE TABLE order_cancellations (
  order_id  bigint PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  by        text NOT NULL CHECK (by IN ('customer', 'staff', 'agency')), -- by its link; by staff on the customer's wish; by the agency's own wish
  day       date NOT NULL,                                -- in Istanbul; that of the customer's request when there was one
  at        timestamptz NOT NULL,
  reason    text NOT NULL DEFAULT '',
  user_id   bigint REFERENCES users ON DELETE SET NULL
);

CREATE TABLE order_cancellation_sums (
  order_id     bigint NOT NULL REFERENCES order_cancellations ON DELETE CASCADE,
  currency     text NOT NULL CHECK (currency IN ('TRY', 'EUR', 'USD', 'GBP')),
  paid         bigint NOT NULL CHECK (paid >= 0),         -- received and not given back until then; minor units
  policy_kept  bigint CHECK (policy_kept >= 0),           -- what the policies keep on that day; null: an item has none
  kept         bigint NOT NULL CHECK (kept >= 0),         -- as decided
  refund       bigint NOT NULL,
  due_on       date,                                      -- last day for the refund; null: nothing goes back
  done_at      timestamptz,                               -- when the refund had gone back
  PRIMARY KEY (order_id, currency),
  CONSTRAINT refund_is_the_rest CHECK (refund = greatest(0, paid - kept)),
  CONSTRAINT refund_has_a_day CHECK ((refund > 0) = (due_on IS NOT NULL))
);
CREATE INDEX order_refunds_due ON order_cancellation_sums (due_on) WHERE done_at IS NULL AND refund > 0;

-- Whether an order of a cancelled departure is answered for is not stored: it is as long as the order does not hold seats there any more.
CREATE TABLE departure_cancellations (
  departure_id  bigint PRIMARY KEY REFERENCES departures ON DELETE CASCADE,
  reason        text NOT NULL,                            -- to customers, in Turkish
  reason_en     text NOT NULL DEFAULT '',                 -- to customers in other languages; empty: they read none
  offered       bigint[],                                 -- which other dates customers may choose; null: every date of the tour with room for them
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
