-- The hour of a stop as a customer was told it: on a voucher, or by a message after a change.

CREATE TABLE promised_pickups (
  order_item_id    bigint NOT NULL REFERENCES order_items ON DELETE CASCADE,
  pickup_point_id  bigint NOT NULL REFERENCES pickup_points ON DELETE CASCADE,
  time             text CHECK (time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'), -- HH:MM; null: told that the tour does not stop there
  told_at          timestamptz NOT NULL,
  PRIMARY KEY (order_item_id, pickup_point_id)
);
CREATE INDEX ON promised_pickups (pickup_point_id);
