-- A customer reports lira for an order in another currency: what the notice said, when staff matched other lira or another rate.
ALTER TABLE payments
  ADD COLUMN reported_charged     bigint CHECK (reported_charged > 0),        -- in kuruş
  ADD COLUMN reported_rate        numeric(12, 4) CHECK (reported_rate > 0),
  ADD COLUMN reported_rate_day    date,
  ADD COLUMN reported_rate_source text CHECK (reported_rate_source IN ('tcmb', 'elle')),
  ADD CHECK (num_nonnulls(reported_charged, reported_rate, reported_rate_day, reported_rate_source) IN (0, 4)),
  ADD CHECK (reported_charged IS NULL OR charged IS NOT NULL);
