-- Lira that staff took for an order in another currency: what came, and the rate that made it the order's money.
ALTER TABLE payments
  ADD COLUMN charged     bigint CHECK (charged > 0),               -- in kuruş; amount and currency stay those of the order
  ADD COLUMN try_rate    numeric(12, 4) CHECK (try_rate > 0),      -- lira for one unit
  ADD COLUMN rate_day    date,
  ADD COLUMN rate_source text CHECK (rate_source IN ('tcmb', 'elle')),
  ADD COLUMN returns_id  bigint REFERENCES payments ON DELETE CASCADE, -- of a refund in lira: the payment that goes back, at whose rate
  ADD CHECK (num_nonnulls(charged, try_rate, rate_day, rate_source) IN (0, 4)),
  ADD CHECK (charged IS NULL OR currency <> 'TRY'),
  ADD CHECK (returns_id IS NULL OR (status IN ('iade', 'geri-alindi') AND charged IS NOT NULL));
CREATE INDEX ON payments (returns_id) WHERE returns_id IS NOT NULL;
