-- What happened to an order: its events, what customer and agency write each other about it, and its moves to another departure.

CREATE TABLE order_events (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id     bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  at           timestamptz NOT NULL DEFAULT now(),
  -- baglanti: a link to pay by was made; baglanti-iptal: it was withdrawn. The note is its purpose.
  -- duyuru: a message to everybody on a departure. The note is its subject.
  kind         text NOT NULL CHECK (kind IN ('durum', 'odeme', 'not', 'iptal-istegi', 'iptal-yaniti', 'opsiyon', 'bilgi', 'posta', 'hatirlatma', 'baglanti',
                 'baglanti-iptal', 'duyuru')),
  from_status  text,
  to_status    text,
  hold_until   timestamptz,                               -- the hold that begins with this event
  payment_id   bigint REFERENCES payments ON DELETE SET NULL, -- whose decision this is, or caused it
  -- kart: a provider took the money, whose facts stand in its attempt, in no language. kart-ret: a provider refused a payment after its review.
  -- iade-ret: a refund whose answer was not heard did not happen. kart-acilmadi: a provider opened no page for a payment of the order, which
  -- trying again does not change.
  action       text CHECK (action IN ('bildirildi', 'eslesti', 'reddedildi', 'girildi', 'iade', 'geri-alindi', 'kart', 'kart-ret', 'iade-ret', 'kart-acilmadi')),
  note         text NOT NULL DEFAULT '',
  user_id      bigint REFERENCES users ON DELETE SET NULL -- null: the customer or a background job
);
CREATE INDEX ON order_events (order_id, id);
CREATE INDEX ON order_events (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX order_events_cancel_requests ON order_events (order_id, id) WHERE kind = 'iptal-istegi';
-- Open tabs of the office ask for the newest cancellation after every change, and for what became of card money when nobody was at the screen.
CREATE INDEX order_events_cancellations ON order_events (id) WHERE user_id IS NULL AND (kind = 'iptal-istegi' OR to_status = 'iptal');
CREATE INDEX order_events_card_news ON order_events (id) WHERE action IN ('kart-ret', 'iade-ret', 'kart-acilmadi');

-- What customer and agency write each other about an order, and what the customer asks to have changed.
CREATE TABLE order_messages (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id     bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  by_customer  boolean NOT NULL,                          -- by the order's link; false: by staff
  user_id      bigint REFERENCES users ON DELETE SET NULL,
  body         text NOT NULL,                             -- plain text; '' once it is erased
  wish         text CHECK (wish IN ('tarih', 'kisi', 'otel', 'isim', 'diger')), -- what the customer asks to have changed; null: a message
  state        text CHECK (state IN ('acik', 'yapildi', 'reddedildi')),         -- of the wish
  decides      bigint REFERENCES order_messages ON DELETE SET NULL,             -- the wish that this answer closes
  created_at   timestamptz NOT NULL,
  read_at      timestamptz,                               -- by staff
  erased_at    timestamptz,                               -- 180 days after the return
  CONSTRAINT wish_has_a_state CHECK ((wish IS NULL) = (state IS NULL)),
  CONSTRAINT customers_have_wishes CHECK (by_customer OR wish IS NULL),
  CONSTRAINT staff_decide CHECK (NOT by_customer OR decides IS NULL)
);
CREATE INDEX ON order_messages (order_id, id);
CREATE INDEX order_messages_unread ON order_messages (order_id) WHERE by_customer AND read_at IS NULL;
CREATE INDEX order_messages_open ON order_messages (order_id) WHERE state = 'acik';
CREATE INDEX order_messages_latest ON order_messages (id) WHERE by_customer;
CREATE INDEX ON order_messages (decides) WHERE decides IS NOT NULL;
CREATE INDEX ON order_messages (user_id) WHERE user_id IS NOT NULL;

-- Orders that were moved to another departure of their tour. An item may only move with its row here (db/functions/orders.sql).
CREATE TABLE order_moves (
  id                 bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_item_id      bigint NOT NULL REFERENCES order_items ON DELETE CASCADE,
  from_departure_id  bigint REFERENCES departures ON DELETE SET NULL, -- one without orders may be deleted
  to_departure_id    bigint REFERENCES departures ON DELETE SET NULL,
  from_start         date NOT NULL,
  from_end           date NOT NULL,
  to_start           date NOT NULL,
  to_end             date NOT NULL,
  difference         bigint NOT NULL,                     -- what the prices of the new departure make of the total; minor units
  is_charged         boolean NOT NULL,                    -- false: the price stays as it was
  by                 text NOT NULL CHECK (by IN ('customer', 'staff')),
  reason             text NOT NULL DEFAULT '',            -- for staff
  user_id            bigint REFERENCES users ON DELETE SET NULL,
  at                 timestamptz NOT NULL
);
CREATE INDEX ON order_moves (order_item_id);
CREATE INDEX ON order_moves (from_departure_id);
CREATE INDEX ON order_moves (to_departure_id);
