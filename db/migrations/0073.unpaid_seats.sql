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

ALTER TABLE settings
  ADD seats_per_email     integer NOT NULL DEFAULT 24 CHECK (seats_per_email BETWEEN 1 AND 100000),
  ADD seats_per_address   integer NOT NULL DEFAULT 40 CHECK (seats_per_address BETWEEN 1 AND 100000),
  ADD unpaid_share        integer NOT NULL DEFAULT 60 CHECK (unpaid_share BETWEEN 1 AND 100),        -- percent of a departure's quota
  ADD unpaid_share_of_one integer NOT NULL DEFAULT 25 CHECK (unpaid_share_of_one BETWEEN 1 AND 100); -- the same, of one e-mail
