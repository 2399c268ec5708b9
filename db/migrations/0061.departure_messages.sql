-- Messages that staff sent to everybody on a departure. Each order has its copy among its own messages.

CREATE TABLE departure_messages (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  departure_id  bigint NOT NULL REFERENCES departures ON DELETE CASCADE,
  subject       text NOT NULL,
  body          text NOT NULL,                            -- plain text, as the English one
  subject_en    text NOT NULL DEFAULT '',                 -- empty: everybody reads the Turkish one
  body_en       text NOT NULL DEFAULT '',
  orders        integer NOT NULL CHECK (orders > 0),      -- that got it
  mailed        integer NOT NULL CHECK (mailed <= orders), -- those of them with an address
  user_id       bigint REFERENCES users ON DELETE SET NULL,
  at            timestamptz NOT NULL,
  CONSTRAINT english_is_whole CHECK ((subject_en = '') = (body_en = ''))
);
CREATE INDEX ON departure_messages (departure_id, id);
CREATE INDEX ON departure_messages (user_id) WHERE user_id IS NOT NULL;

-- duyuru: a message to everybody on a departure. The note is its subject.
ALTER TABLE order_events DROP CONSTRAINT order_events_kind_check;
ALTER TABLE order_events ADD CONSTRAINT order_events_kind_check
  CHECK (kind IN ('durum', 'odeme', 'not', 'iptal-istegi', 'iptal-yaniti', 'opsiyon', 'bilgi', 'posta', 'hatirlatma', 'baglanti',
                  'baglanti-iptal', 'duyuru'));
