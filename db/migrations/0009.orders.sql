-- Orders: a snapshot of what was bought. Seats of an item are held while seats_released_at is null.

CREATE TABLE orders (
  id                 bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_no           text NOT NULL UNIQUE CHECK (order_no ~ '^[A-Z]{3}-[0-9]{2}-[2-9A-HJ-NP-Z]{6}$'),
  secret_hash        bytea NOT NULL CHECK (length(secret_hash) = 32),   -- SHA-256 of the 128-bit key in the customer's link
  status             text NOT NULL DEFAULT 'opsiyonlu' CHECK (status IN ('opsiyonlu', 'odeme-bildirildi', 'onayli', 'tamamlandi', 'suresi-doldu', 'iptal')),
  payment_status     text NOT NULL DEFAULT 'odenmedi' CHECK (payment_status IN ('odenmedi', 'kismi', 'odendi', 'iade')),
  hold_until         timestamptz,                          -- when an unpaid hold gives its seats back
  source             text NOT NULL DEFAULT 'web' CHECK (source IN ('web', 'ofis')),
  lang               text NOT NULL,
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
CREATE INDEX orders_holds ON orders (hold_until) WHERE status = 'opsiyonlu';

-- One intent, one order: the key, what was asked under it, and the answer that any repeat gets.
CREATE TABLE order_requests (
  idempotency_key  text PRIMARY KEY CHECK (length(idempotency_key) BETWEEN 8 AND 200),
  request_hash     bytea NOT NULL CHECK (length(request_hash) = 32),
  order_id         bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  answer           jsonb NOT NULL,
  created_at       timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE order_items (
  id                    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id              bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  position              smallint NOT NULL CHECK (position > 0),
  tour_id               bigint NOT NULL REFERENCES tours ON DELETE RESTRICT,
  departure_id          bigint NOT NULL REFERENCES departures ON DELETE RESTRICT,
  tour_code             text NOT NULL,
  tour_name             text NOT NULL,
  tour_place            text NOT NULL,
  cover_file            text,
  start_date            date NOT NULL,
  end_date              date NOT NULL,
  people_quantity       integer NOT NULL CHECK (people_quantity >= 1),
  children_ages         integer[] NOT NULL DEFAULT '{}',
  single_room_quantity  integer NOT NULL DEFAULT 0,
  seats                 integer NOT NULL CHECK (seats >= 1),
  seats_released_at     timestamptz,
  currency              text NOT NULL,
  kdv_rate              integer NOT NULL,
  price                 bigint NOT NULL,                   -- net
  kdv                   bigint NOT NULL CHECK (kdv >= 0),
  total                 bigint NOT NULL CHECK (total = price + kdv),
  UNIQUE (order_id, position)
);
CREATE INDEX ON order_items (departure_id) WHERE seats_released_at IS NULL;
CREATE INDEX ON order_items (tour_id);

CREATE TABLE order_lines (
  order_item_id  bigint NOT NULL REFERENCES order_items ON DELETE CASCADE,
  position       smallint NOT NULL CHECK (position > 0),
  kind           text NOT NULL,
  label          text NOT NULL,
  quantity       integer NOT NULL CHECK (quantity > 0),
  unit_price     bigint NOT NULL CHECK (unit_price >= 0),
  amount         bigint NOT NULL CHECK (amount = quantity * unit_price),
  PRIMARY KEY (order_item_id, position)
);

CREATE FUNCTION order_snapshots_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'order_items' AND to_jsonb(NEW) - 'seats_released_at' = to_jsonb(OLD) - 'seats_released_at'
     AND OLD.seats_released_at IS NULL THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'what was bought never changes' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER order_items_never_change BEFORE UPDATE ON order_items FOR EACH ROW EXECUTE FUNCTION order_snapshots_never_change();
CREATE TRIGGER order_lines_never_change BEFORE UPDATE ON order_lines FOR EACH ROW EXECUTE FUNCTION order_snapshots_never_change();

CREATE FUNCTION order_lines_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.total <> coalesce((SELECT sum(amount) FROM order_lines WHERE order_item_id = NEW.id), 0) THEN
    RAISE EXCEPTION 'the lines of an order item do not add up to its total' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER order_lines_add_up AFTER INSERT ON order_items DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION order_lines_add_up();

CREATE TABLE order_contracts (
  order_id     bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  contract_id  bigint NOT NULL REFERENCES contracts ON DELETE RESTRICT,
  version      integer NOT NULL,
  lang         text NOT NULL,
  name         text NOT NULL,
  body         text NOT NULL,                              -- as it was shown, filled with the order
  body_hash    bytea NOT NULL CHECK (length(body_hash) = 32),
  accepted_at  timestamptz NOT NULL DEFAULT now(),
  address      inet,
  PRIMARY KEY (order_id, contract_id)
);

CREATE TABLE order_events (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id  bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  at        timestamptz NOT NULL DEFAULT now(),
  kind      text NOT NULL CHECK (kind IN ('durum', 'odeme', 'not', 'iptal-istegi', 'posta')),
  from_status  text,
  to_status    text,
  note      text NOT NULL DEFAULT '',
  user_id   bigint REFERENCES users ON DELETE SET NULL     -- null: the customer or the system
);
CREATE INDEX ON order_events (order_id, id);

CREATE TABLE payments (
  id               bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id         bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  status           text NOT NULL DEFAULT 'bildirildi' CHECK (status IN ('bildirildi', 'eslesti', 'reddedildi', 'iade')),
  method           text NOT NULL DEFAULT 'havale' CHECK (method IN ('havale', 'nakit', 'kart')),
  amount           bigint NOT NULL CHECK (amount > 0),
  currency         text NOT NULL CHECK (currency IN ('TRY', 'EUR', 'USD', 'GBP')),
  bank_account_id  bigint REFERENCES bank_accounts ON DELETE SET NULL,
  paid_on          date NOT NULL,
  sender           text NOT NULL DEFAULT '',
  receipt_file     text,
  note             text NOT NULL DEFAULT '',
  created_at       timestamptz NOT NULL DEFAULT now(),
  decided_by       bigint REFERENCES users ON DELETE SET NULL,
  decided_at       timestamptz
);
CREATE INDEX ON payments (order_id);
CREATE INDEX ON payments (created_at DESC) WHERE status = 'bildirildi';
