-- Orders: a snapshot of what was bought, which never changes (db/functions/orders.sql). Columns of a snapshot are copies, not references.

CREATE TABLE orders (
  id                 bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_no           text NOT NULL UNIQUE CHECK (order_no ~ '^[A-Z]{3}-[0-9]{2}-[2-9A-HJ-NP-Z]{6}$'),
  secret_hash        bytea NOT NULL CHECK (length(secret_hash) = 32),   -- SHA-256 of the 128-bit key in the customer's link
  status             text NOT NULL DEFAULT 'opsiyonlu' CHECK (status IN ('opsiyonlu', 'odeme-bildirildi', 'onayli', 'tamamlandi', 'suresi-doldu', 'iptal')),
  payment_status     text NOT NULL DEFAULT 'odenmedi' CHECK (payment_status IN ('odenmedi', 'kismi', 'odendi', 'iade')),
  hold_until         timestamptz,                         -- when an unpaid hold releases its seats
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
  CHECK (status <> 'opsiyonlu' OR hold_until IS NOT NULL)
);
CREATE INDEX ON orders (created_at DESC);
CREATE INDEX ON orders (status, created_at DESC);
CREATE INDEX ON orders (payment_status, created_at DESC);
CREATE INDEX ON orders (name COLLATE tr, id);
CREATE INDEX orders_holds ON orders (hold_until) WHERE status = 'opsiyonlu';

CREATE TABLE order_items (
  id                    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id              bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  position              smallint NOT NULL CHECK (position > 0),
  tour_id               bigint NOT NULL REFERENCES tours ON DELETE RESTRICT,
  departure_id          bigint NOT NULL REFERENCES departures ON DELETE RESTRICT,
  tour_code             text NOT NULL,
  tour_name             text NOT NULL,
  tour_place            text NOT NULL,
  cover_file            text REFERENCES images (file) ON DELETE RESTRICT,  -- the only column that is not a copy: the picture stays as long as the order
  start_date            date NOT NULL,
  end_date              date NOT NULL,
  people_quantity       integer NOT NULL CHECK (people_quantity >= 1),
  children_ages         integer[] NOT NULL DEFAULT '{}',
  single_room_quantity  integer NOT NULL DEFAULT 0,
  seats                 integer NOT NULL CHECK (seats >= 1),
  seats_released_at     timestamptz,                      -- null: the item holds its seats
  currency              text NOT NULL CHECK (currency IN ('TRY', 'EUR', 'USD', 'GBP')),
  kdv_rate              integer NOT NULL,
  price                 bigint NOT NULL,                  -- net
  kdv                   bigint NOT NULL CHECK (kdv >= 0),
  total                 bigint NOT NULL,
  deposit               bigint NOT NULL,                  -- due at booking; the total when the tour has no deposit rule
  balance_due_on        date,                             -- last day for the rest; null when nothing is left
  CONSTRAINT total_is_price_and_kdv CHECK (total = price + kdv),
  CONSTRAINT deposit_within_total CHECK (deposit BETWEEN 0 AND total),
  CONSTRAINT balance_has_a_day CHECK ((deposit < total) = (balance_due_on IS NOT NULL)),
  UNIQUE (order_id, position)
);
CREATE INDEX ON order_items (departure_id) WHERE seats_released_at IS NULL;
CREATE INDEX ON order_items (tour_id);
CREATE INDEX ON order_items (start_date);

CREATE TABLE order_lines (
  order_item_id  bigint NOT NULL REFERENCES order_items ON DELETE CASCADE,
  position       smallint NOT NULL CHECK (position > 0),
  kind           text NOT NULL,
  label          text NOT NULL,
  quantity       integer NOT NULL CHECK (quantity > 0),
  unit_price     bigint NOT NULL CHECK (unit_price >= 0),
  amount         bigint NOT NULL,
  CONSTRAINT amount_is_quantity_times_price CHECK (amount = quantity * unit_price),
  PRIMARY KEY (order_item_id, position)
);

CREATE TABLE order_contracts (
  order_id     bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  contract_id  bigint NOT NULL REFERENCES contracts ON DELETE RESTRICT,
  version      integer NOT NULL,                          -- no reference: versions in a deleted language are deleted with it
  lang         text NOT NULL,
  name         text NOT NULL,
  body         text NOT NULL,                             -- as it was shown, filled with the order
  body_hash    bytea NOT NULL CHECK (length(body_hash) = 32),
  accepted_at  timestamptz NOT NULL DEFAULT now(),
  address      inet,
  PRIMARY KEY (order_id, contract_id)
);
CREATE INDEX ON order_contracts (contract_id, lang, version);  -- the office sees how many orders accepted a version

CREATE TABLE order_events (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id     bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  at           timestamptz NOT NULL DEFAULT now(),
  kind         text NOT NULL CHECK (kind IN ('durum', 'odeme', 'not', 'iptal-istegi', 'posta')),
  from_status  text,
  to_status    text,
  note         text NOT NULL DEFAULT '',
  user_id      bigint REFERENCES users ON DELETE SET NULL -- null: the customer or a background job
);
CREATE INDEX ON order_events (order_id, id);
