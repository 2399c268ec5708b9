-- What the office's search for orders is matched against. Triggers keep it up to date (db/functions/order_search.sql).

CREATE TABLE order_search (
  order_id    bigint PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  words       text NOT NULL,                              -- number, customer and phone, '|', tours; folded. A space at both ends: '% word%' matches the start of a word
  start_date  date                                        -- of the first tour
);
CREATE INDEX ON order_search USING gin (words gin_trgm_ops);
CREATE INDEX ON order_search (start_date, order_id);
