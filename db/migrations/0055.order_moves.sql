-- Orders that were moved to another departure of their tour. An item may only move with its row here (db/functions/orders.sql).

CREATE TABLE order_moves (
  id                 bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_item_id      bigint NOT NULL REFERENCES order_items ON DELETE CASCADE,
  from_departure_id  bigint REFERENCES departures ON DELETE SET NULL, -- one without orders may be deleted
  to_departure_id    bigint REFERENCES departures ON DELETE SET NULL,
  from_start         date NOT NULL,
  from_end           date NOT NULL,
  to_start           date NOT NULL,
  to_end             date NOT NULL,
  difference         bigint NOT NULL,                     -- what the prices of the new departure make of the total; minor units
  is_charged         boolean NOT NULL,                    -- false: the price stays as it was
  by                 text NOT NULL CHECK (by IN ('customer', 'staff')),
  reason             text NOT NULL DEFAULT '',            -- for staff
  user_id            bigint REFERENCES users ON DELETE SET NULL,
  at                 timestamptz NOT NULL
);
CREATE INDEX ON order_moves (order_item_id);
CREATE INDEX ON order_moves (from_departure_id);
CREATE INDEX ON order_moves (to_departure_id);

-- What another departure costs more or less is a line of its own.
ALTER TABLE order_lines DROP CONSTRAINT only_a_difference_is_negative;
ALTER TABLE order_lines ADD CONSTRAINT only_a_difference_is_negative
  CHECK (CASE WHEN kind = 'discount' THEN unit_price < 0 AND quantity = 1
              WHEN kind IN ('age_difference', 'move_difference') THEN unit_price <> 0 AND quantity = 1 ELSE unit_price >= 0 END);
