-- What is kept beside orders, so that lists, search and limits read what they need instead of all orders that there ever were.

-- Sums of an order for lists: filters, order and due day. Triggers keep it up to date (db/functions/order_sums.sql).
CREATE TABLE order_sums (
  order_id  bigint PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  total     bigint NOT NULL,                              -- amounts of all currencies added up, for an order with one currency exact
  paid      bigint NOT NULL,                              -- received - refunded
  open      bigint NOT NULL,                              -- negative: to be given back
  due_on    date                                          -- by which the next money is due; null: nothing is
);
CREATE INDEX order_sums_due ON order_sums (due_on) WHERE open > 0;
CREATE INDEX ON order_sums (open, order_id) WHERE open <> 0;
-- Sorted by day in both directions: orders without one come last in either, so one index is not the other read backwards.
CREATE INDEX order_sums_soonest ON order_sums (due_on, order_id);
CREATE INDEX order_sums_latest ON order_sums (due_on DESC NULLS LAST, order_id DESC);

-- What the office's search for orders is matched against. Triggers keep it up to date (db/functions/order_search.sql).
CREATE TABLE order_search (
  order_id    bigint PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  words       text NOT NULL,                              -- number, customer and phone, '|', tours; folded. A space at both ends: '% word%' matches the start of a word
  start_date  date                                        -- of the first tour
);
CREATE INDEX ON order_search USING gin (words gin_trgm_ops);
CREATE INDEX ON order_search (start_date, order_id);
CREATE INDEX order_search_latest ON order_search (start_date DESC NULLS LAST, order_id DESC); -- as order_sums_latest

-- Seats of visitors' orders for which nobody has paid or vouched yet, one row for an item: what limits of unpaid seats count
-- (docs/decisions/0096-unpaid-seats-are-limited.md). db/functions/unpaid_seats.sql removes rows when money or staff arrive.
CREATE TABLE unpaid_seats (
  order_id      bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  position      smallint NOT NULL,
  departure_id  bigint NOT NULL,                          -- no reference: the item has one
  seats         integer NOT NULL CHECK (seats > 0),
  -- The buyer, hashed with the key 'limits' of app_keys: addresses are personal data.
  email         bytea NOT NULL,
  address       bytea NOT NULL,                           -- an IPv4 address, or an IPv6 /64
  network       bytea NOT NULL,                           -- an IPv4 /24, or an IPv6 /48
  PRIMARY KEY (order_id, position)
);
CREATE INDEX ON unpaid_seats (departure_id);
CREATE INDEX ON unpaid_seats (email);
CREATE INDEX ON unpaid_seats (address);
CREATE INDEX ON unpaid_seats (network);
