-- Payments that customers notified and staff entered.

CREATE TABLE payments (
  id               bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id         bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  status           text NOT NULL DEFAULT 'bildirildi' CHECK (status IN ('bildirildi', 'eslesti', 'reddedildi', 'iade')),
  method           text NOT NULL DEFAULT 'havale' CHECK (method IN ('havale', 'nakit', 'kart')),
  amount           bigint NOT NULL CHECK (amount > 0),
  currency         text NOT NULL CHECK (currency IN ('TRY', 'EUR', 'USD', 'GBP')),
  bank_account_id  bigint REFERENCES bank_accounts ON DELETE RESTRICT, -- an account that a payment names is archived instead
  paid_on          date NOT NULL,
  sender           text NOT NULL DEFAULT '',
  receipt_file     text,                                  -- in the store of documents, which no table lists
  note             text NOT NULL DEFAULT '',
  created_at       timestamptz NOT NULL DEFAULT now(),
  decided_by       bigint REFERENCES users ON DELETE SET NULL,
  decided_at       timestamptz
);
CREATE INDEX ON payments (order_id);
CREATE INDEX ON payments (created_at DESC) WHERE status = 'bildirildi';
