-- Departures with their prices, and exchange rates. Days are Europe/Istanbul calendar days; amounts are minor units, KDV included.

-- One row per tour and start day.
CREATE TABLE departures (
  id                 bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tour_id            bigint NOT NULL REFERENCES tours ON DELETE RESTRICT,   -- sold departures outlive a mistake
  start_date         date NOT NULL,
  end_date           date NOT NULL,
  status             text NOT NULL DEFAULT 'satista' CHECK (status IN ('satista', 'sorunuz', 'dolu', 'kesin', 'iptal')),
  quota              integer NOT NULL CHECK (quota BETWEEN 0 AND 10000),
  seats_taken        integer NOT NULL DEFAULT 0,
  min_participants   integer CHECK (min_participants BETWEEN 1 AND 500),                     -- that it needs to take place; null: as many as its tour says
  sales_cutoff_days  integer NOT NULL DEFAULT 1 CHECK (sales_cutoff_days BETWEEN 0 AND 365), -- sold until this many days before start_date
  currency           text NOT NULL CHECK (currency IN ('TRY', 'EUR', 'USD', 'GBP')),
  multi_room_price   bigint NOT NULL CHECK (multi_room_price BETWEEN 0 AND 100000000000),   -- per adult in a room of two or three
  single_room_price  bigint NOT NULL CHECK (single_room_price BETWEEN 0 AND 100000000000),  -- one adult alone
  note               text NOT NULL DEFAULT '',            -- for staff only
  version            integer NOT NULL DEFAULT 1,
  CONSTRAINT departure_ends_after_its_start CHECK (end_date >= start_date),
  CONSTRAINT seats_taken_within_quota CHECK (seats_taken BETWEEN 0 AND quota),    -- the last guard against overselling
  UNIQUE (tour_id, start_date),
  UNIQUE (tour_id, id)                                    -- for references that name the tour too
);
CREATE INDEX ON departures (start_date, tour_id);

-- Departures with free seats. The condition is a part of `onSale` in the tours room: today and the cut-off cannot be in an index.
-- By tour: cards, lowest prices and filters are index-only scans. With the last day, because holidays are compared with both ends.
CREATE INDEX departures_open ON departures (tour_id, start_date) INCLUDE (end_date, sales_cutoff_days, currency, multi_room_price)
  WHERE status IN ('satista', 'kesin') AND seats_taken < quota;
-- By day: the list of tours that leave soonest reads from its front.
CREATE INDEX departures_soonest ON departures (start_date, tour_id) INCLUDE (sales_cutoff_days)
  WHERE status IN ('satista', 'kesin') AND seats_taken < quota;

-- What a child pays, by age band of the tour. A band without a row pays as an adult.
CREATE TABLE departure_child_prices (
  tour_id       bigint NOT NULL,
  departure_id  bigint NOT NULL,
  band          smallint NOT NULL,
  price         bigint NOT NULL CHECK (price BETWEEN 0 AND 100000000000),
  PRIMARY KEY (tour_id, departure_id, band) INCLUDE (price),    -- read by the index alone
  FOREIGN KEY (tour_id, departure_id) REFERENCES departures (tour_id, id) ON DELETE CASCADE,
  -- Deferred: a save of the tour writes all bands again, and then the prices of those that moved.
  FOREIGN KEY (tour_id, band) REFERENCES tour_child_bands DEFERRABLE INITIALLY DEFERRED
);

-- For amounts in lira beside a foreign price, and for payments in lira (docs/decisions/0081-exchange-rates.md).
CREATE TABLE exchange_rates (
  currency      text NOT NULL CHECK (currency IN ('EUR', 'USD', 'GBP')),
  day           date NOT NULL,
  try_rate      numeric(12, 4) NOT NULL CHECK (try_rate > 0), -- lira for one unit
  source        text NOT NULL DEFAULT 'tcmb' CHECK (source IN ('tcmb', 'elle')), -- the Central Bank's forex selling rate, or typed by staff
  at            timestamptz NOT NULL DEFAULT now(),       -- when it was read or typed
  withdrawn_on  date,                                     -- day on which staff took it away: from then on it counts no more, also in the accounts
  PRIMARY KEY (currency, day)
);

CREATE TABLE rate_settings (
  id       integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  source   text NOT NULL DEFAULT 'tcmb' CHECK (source IN ('tcmb', 'elle')), -- 'elle': nothing is fetched
  version  integer NOT NULL DEFAULT 1
);
INSERT INTO rate_settings DEFAULT VALUES;
