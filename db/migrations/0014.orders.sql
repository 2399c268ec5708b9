-- Orders: a snapshot of what was bought, which never changes (db/functions/orders.sql). Columns of a snapshot are copies, not references.

CREATE TABLE orders (
  id                 bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_no           text NOT NULL UNIQUE CHECK (order_no ~ '^[A-Z]{3}-[0-9]{2}-[2-9A-HJ-NP-Z]{6}$'),
  secret_hash        bytea NOT NULL CHECK (length(secret_hash) = 32),   -- SHA-256 of the 128-bit key in the customer's link
  -- Part of the key in the links of the office's mails, which is derived from the order's number and not stored. Raised when a wrong e-mail address
  -- is corrected, which ends those links.
  key_epoch          integer NOT NULL DEFAULT 0 CHECK (key_epoch >= 0),
  status             text NOT NULL DEFAULT 'opsiyonlu' CHECK (status IN ('opsiyonlu', 'odeme-bildirildi', 'onayli', 'tamamlandi', 'suresi-doldu', 'iptal')),
  payment_status     text NOT NULL DEFAULT 'odenmedi' CHECK (payment_status IN ('odenmedi', 'kismi', 'odendi', 'iade')),
  hold_until         timestamptz,                         -- when an unpaid hold releases its seats
  rate_until         timestamptz,                         -- for how long its own exchange rate counts: end of the first hold, with its extensions, since another one began; null: that of hold_until
  source             text NOT NULL DEFAULT 'web' CHECK (source IN ('web', 'ofis')),
  lang               text NOT NULL,                       -- no reference: the language may be deleted later
  name               text NOT NULL CHECK (name <> ''),
  city               text NOT NULL,
  email              text NOT NULL,
  phone              text NOT NULL,
  message            text NOT NULL DEFAULT '',
  invoice            jsonb NOT NULL DEFAULT '{"kind": "bireysel"}',
  marketing_consent  boolean NOT NULL DEFAULT false,
  created_by         bigint REFERENCES users ON DELETE SET NULL,
  created_at         timestamptz NOT NULL DEFAULT now(),
  erased_at          timestamptz,                         -- the customer's data were erased, at the end of their time or on request; amounts, days and numbers stay (docs/privacy.md)
  CONSTRAINT hold_has_an_end CHECK (status <> 'opsiyonlu' OR hold_until IS NOT NULL)
);
CREATE INDEX ON orders (created_at DESC);
CREATE INDEX ON orders (status, created_at DESC);
CREATE INDEX ON orders (payment_status, created_at DESC);
CREATE INDEX ON orders (name COLLATE tr, id);
CREATE INDEX orders_holds ON orders (hold_until) WHERE status = 'opsiyonlu';
-- Unpaid holds by e-mail: every order counts those of its customer (lock_holds in db/functions/locks.sql).
CREATE INDEX orders_held ON orders (translate(email, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), hold_until)
  WHERE status = 'opsiyonlu' AND payment_status = 'odenmedi';

CREATE TABLE order_items (
  id                    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id              bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  position              smallint NOT NULL CHECK (position > 0),
  -- The journey.
  tour_id               bigint NOT NULL REFERENCES tours ON DELETE RESTRICT,
  departure_id          bigint NOT NULL REFERENCES departures ON DELETE RESTRICT,
  tour_code             text NOT NULL,
  tour_name             text NOT NULL,
  tour_place            text NOT NULL,
  cover_file            text REFERENCES images (file) ON DELETE RESTRICT,  -- the only column that is not a copy: the picture stays as long as the order
  start_date            date NOT NULL,
  end_date              date NOT NULL,
  -- The party.
  people_quantity       integer NOT NULL CHECK (people_quantity >= 1),
  children_ages         integer[] NOT NULL DEFAULT '{}',
  single_room_quantity  integer NOT NULL DEFAULT 0,
  seats                 integer NOT NULL CHECK (seats >= 1),
  seats_released_at     timestamptz,                      -- null: the item holds its seats
  -- Money: minor units of the currency.
  currency              text NOT NULL CHECK (currency IN ('TRY', 'EUR', 'USD', 'GBP')),
  kdv_rate              integer NOT NULL,
  price                 bigint NOT NULL,                  -- net
  kdv                   bigint NOT NULL CHECK (kdv >= 0),
  total                 bigint NOT NULL,
  deposit               bigint NOT NULL,                  -- due at booking; the total when the tour has no deposit rule
  balance_due_on        date,                             -- last day for the rest; null when nothing is left
  try_rate              numeric(12, 4) CHECK (try_rate > 0),     -- lira for one unit of the currency when it was ordered; null for lira, or unknown
  rate_day              date,                             -- of the rate
  rate_source           text CHECK (rate_source IN ('tcmb', 'elle')),
  -- What the departure cost when it was ordered, also for ages that nobody had: {multi_room_price, single_room_price,
  -- child_prices, child_bands, nights, child_price_min_adults} as pricing.rules.ts takes them. Null: not known.
  prices                jsonb,
  cancel_policy         jsonb,                            -- copy {id, name, version, steps, lines}; null: none was in force
  CONSTRAINT total_is_price_and_kdv CHECK (total = price + kdv),
  CONSTRAINT deposit_within_total CHECK (deposit BETWEEN 0 AND total),
  CONSTRAINT balance_has_a_day CHECK ((deposit < total) = (balance_due_on IS NOT NULL)),
  CONSTRAINT rate_has_a_day CHECK ((try_rate IS NULL) = (rate_day IS NULL) AND (try_rate IS NULL) = (rate_source IS NULL)),
  UNIQUE (order_id, position)
);
CREATE INDEX ON order_items (departure_id) WHERE seats_released_at IS NULL;
CREATE INDEX ON order_items (tour_id);
CREATE INDEX ON order_items (start_date);
-- Balances by their day, for reminders: an order may owe its balance and an earlier due, of which order_sums has the day.
CREATE INDEX order_items_balance_due ON order_items (balance_due_on, order_id) WHERE balance_due_on IS NOT NULL;

-- The lines add up to the total, so a discount is a line, and so is a difference that the customer has accepted: a birth date that changes what
-- somebody pays, another departure.
CREATE TABLE order_lines (
  order_item_id  bigint NOT NULL REFERENCES order_items ON DELETE CASCADE,
  position       smallint NOT NULL CHECK (position > 0),
  kind           text NOT NULL,
  label          text NOT NULL,
  quantity       integer NOT NULL CHECK (quantity > 0),
  unit_price     bigint NOT NULL,
  amount         bigint NOT NULL,
  PRIMARY KEY (order_item_id, position),
  CONSTRAINT amount_is_quantity_times_price CHECK (amount = quantity * unit_price),
  CONSTRAINT only_a_difference_is_negative CHECK (
    CASE WHEN kind = 'discount' THEN unit_price < 0 AND quantity = 1
         WHEN kind IN ('age_difference', 'move_difference') THEN unit_price <> 0 AND quantity = 1 ELSE unit_price >= 0 END)
);

CREATE TABLE order_contracts (
  order_id     bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  contract_id  bigint NOT NULL REFERENCES contracts ON DELETE RESTRICT,
  version      integer NOT NULL,                          -- no reference: versions in a deleted language are deleted with it
  lang         text NOT NULL,
  name         text NOT NULL,
  body         text NOT NULL,                             -- as it was shown, filled with the order
  body_hash    bytea NOT NULL CHECK (length(body_hash) = 32),
  acceptance   text NOT NULL DEFAULT 'sitede' CHECK (acceptance IN ('sitede', 'telefonda')), -- 'telefonda': a staff member states that the customer agreed on the telephone; the texts were sent by mail
  accepted_at  timestamptz NOT NULL DEFAULT now(),
  address      inet,
  PRIMARY KEY (order_id, contract_id)
);
CREATE INDEX ON order_contracts (contract_id, lang, version);  -- the office sees how many orders accepted a version
