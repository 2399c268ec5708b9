-- Where a rate comes from, who chooses it, and the rate that an order keeps.

ALTER TABLE exchange_rates
  ADD source text NOT NULL DEFAULT 'tcmb' CHECK (source IN ('tcmb', 'elle')), -- the Central Bank's forex selling rate, or typed by staff
  ADD at timestamptz NOT NULL DEFAULT now();              -- when it was read or typed

CREATE TABLE rate_settings (
  id       integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  source   text NOT NULL DEFAULT 'tcmb' CHECK (source IN ('tcmb', 'elle')), -- 'elle': nothing is fetched
  version  integer NOT NULL DEFAULT 1
);
INSERT INTO rate_settings DEFAULT VALUES;

ALTER TABLE order_items
  ADD try_rate numeric(12, 4) CHECK (try_rate > 0),       -- lira for one unit of the currency when it was ordered; null for lira, or unknown
  ADD rate_day date,                                      -- of the rate
  ADD rate_source text CHECK (rate_source IN ('tcmb', 'elle')),
  ADD CONSTRAINT rate_has_a_day CHECK ((try_rate IS NULL) = (rate_day IS NULL) AND (try_rate IS NULL) = (rate_source IS NULL));
