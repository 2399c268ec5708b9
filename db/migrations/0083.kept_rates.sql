-- How long an order's own rate counts, and typed rates that do not count any more but were used in the books.

ALTER TABLE orders
  ADD rate_until timestamptz; -- end of the first hold, with its extensions, since another one began; null: that of hold_until

ALTER TABLE exchange_rates
  ADD withdrawn_on date; -- day on which staff took it away: from then on it counts no more, also in the accounts
