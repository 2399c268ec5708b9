-- Card payments on the hosted page of a provider. Card numbers never reach the agency.

CREATE TABLE card_settings (
  id                    integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  provider              text NOT NULL DEFAULT 'none' CHECK (provider IN ('none', 'iyzico', 'paytr')),
  is_test               boolean NOT NULL DEFAULT false,   -- the provider's test environment: no money moves
  max_installments      integer NOT NULL DEFAULT 1 CHECK (max_installments BETWEEN 1 AND 12), -- of tours in Türkiye; abroad always 1
  iyzico_api_key        bytea,                            -- keys are sealed with the key 'cards' of app_keys
  iyzico_secret_key     bytea,
  paytr_merchant_id     bytea,
  paytr_merchant_key    bytea,
  paytr_merchant_salt   bytea,
  version               integer NOT NULL DEFAULT 1
);
INSERT INTO card_settings DEFAULT VALUES;

-- One visit to the provider's page. Its result is asked for until it is known.
CREATE TABLE card_attempts (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  attempt_no      text NOT NULL UNIQUE CHECK (attempt_no ~ '^[0-9A-Z]{26}$'), -- ours, random; the provider's conversation or order number
  order_id        bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  provider        text NOT NULL CHECK (provider IN ('iyzico', 'paytr')),
  status          text NOT NULL DEFAULT 'acik' CHECK (status IN ('acik', 'alindi', 'reddedildi', 'vazgecildi')),
  amount          bigint NOT NULL CHECK (amount > 0),      -- of the order, minor units of currency
  currency        text NOT NULL CHECK (currency IN ('TRY', 'EUR', 'USD', 'GBP')),
  charged         bigint NOT NULL CHECK (charged > 0),     -- what the card is charged, in kuruş, without interest of instalments
  try_rate        numeric(12, 4) CHECK (try_rate > 0),     -- lira for one unit; null in lira
  rate_day        date,
  rate_source     text CHECK (rate_source IN ('tcmb', 'elle')),
  provider_token  text NOT NULL DEFAULT '',                -- of the hosted page
  provider_ref    text NOT NULL DEFAULT '',                -- of the payment
  installments    integer,
  card_brand      text NOT NULL DEFAULT '',
  card_last_four  text NOT NULL DEFAULT '' CHECK (card_last_four ~ '^([0-9]{4})?$'),
  refusal         text NOT NULL DEFAULT '',                -- the provider's words
  lang            text NOT NULL,
  created_at      timestamptz NOT NULL,
  returned_at     timestamptz,                             -- the visitor came back from the page
  asked_at        timestamptz,                             -- the last inquiry that was answered or not
  decided_at      timestamptz,
  CHECK ((currency = 'TRY') = (try_rate IS NULL)),
  CHECK ((try_rate IS NULL) = (rate_day IS NULL) AND (try_rate IS NULL) = (rate_source IS NULL))
);
CREATE INDEX ON card_attempts (order_id, id);
CREATE INDEX card_attempts_open ON card_attempts (created_at) WHERE status = 'acik';

ALTER TABLE payments ADD attempt_id bigint UNIQUE REFERENCES card_attempts ON DELETE RESTRICT; -- a card payment that a provider took

-- Money that goes back to a card. It is written before the provider is asked, so that two clerks cannot give back more than came.
CREATE TABLE card_refunds (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  attempt_id  bigint NOT NULL REFERENCES card_attempts ON DELETE CASCADE,
  status      text NOT NULL DEFAULT 'bekliyor' CHECK (status IN ('bekliyor', 'iade', 'reddedildi')),
  amount      bigint NOT NULL CHECK (amount > 0),          -- of the order, in the attempt's currency
  charged     bigint NOT NULL CHECK (charged > 0),         -- in kuruş, at the attempt's own rate
  reason      text NOT NULL,
  refusal     text NOT NULL DEFAULT '',
  created_by  bigint REFERENCES users ON DELETE SET NULL,
  created_at  timestamptz NOT NULL,
  decided_at  timestamptz,
  payment_id  bigint UNIQUE REFERENCES payments ON DELETE SET NULL
);
-- One at a time: the next waits until the result of this one is known.
CREATE UNIQUE INDEX card_refunds_open ON card_refunds (attempt_id) WHERE status = 'bekliyor';
CREATE INDEX ON card_refunds (attempt_id);

-- kart: a provider took the money.
ALTER TABLE order_events DROP CONSTRAINT order_events_action_check;
ALTER TABLE order_events ADD CONSTRAINT order_events_action_check
  CHECK (action IN ('bildirildi', 'eslesti', 'reddedildi', 'girildi', 'iade', 'geri-alindi', 'kart'));
