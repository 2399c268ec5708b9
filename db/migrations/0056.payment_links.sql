-- Links with which a part of an order is paid by card, made by staff. Whoever has the link can pay and sees no personal data.

CREATE TABLE payment_links (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code          text NOT NULL UNIQUE CHECK (code ~ '^[0-9A-Z]{26}$'), -- random; the end of the link's address
  order_id      bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  amount        bigint NOT NULL CHECK (amount > 0),        -- minor units of currency
  currency      text NOT NULL CHECK (currency IN ('TRY', 'EUR', 'USD', 'GBP')),
  is_partial    boolean NOT NULL,                          -- less than the amount may be paid at a time
  purpose       text NOT NULL,                             -- what the payer reads
  valid_until   date NOT NULL,                             -- the last day on which it can be paid
  created_by    bigint REFERENCES users ON DELETE SET NULL,
  created_at    timestamptz NOT NULL,
  mailed_at     timestamptz,                               -- last time
  withdrawn_at  timestamptz
);
CREATE INDEX ON payment_links (order_id, id);

ALTER TABLE card_attempts
  ADD link_id bigint REFERENCES payment_links ON DELETE SET NULL,
  ADD page_url text NOT NULL DEFAULT '';                   -- the hosted page, which a second tab opens again
CREATE INDEX ON card_attempts (link_id, id) WHERE link_id IS NOT NULL;

-- baglanti: a link was made; baglanti-iptal: it was withdrawn. The note is its purpose.
ALTER TABLE order_events DROP CONSTRAINT order_events_kind_check;
ALTER TABLE order_events ADD CONSTRAINT order_events_kind_check
  CHECK (kind IN ('durum', 'odeme', 'not', 'iptal-istegi', 'iptal-yaniti', 'opsiyon', 'bilgi', 'posta', 'hatirlatma', 'baglanti',
                  'baglanti-iptal'));
