-- Money of orders: accounts of the agency, transfers and cash, cards on the hosted page of a provider, links to pay by, reminders.

-- The check digits of an IBAN (ISO 13616, mod 97). Not in db/functions: the constraint below stores what this function decided.
CREATE FUNCTION iban_is_valid(iban text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'
     AND (SELECT string_agg(CASE WHEN c ~ '[A-Z]' THEN (ascii(c) - 55)::text ELSE c END, '' ORDER BY n)
            FROM unnest(string_to_array(substr(iban, 5) || substr(iban, 1, 4), NULL)) WITH ORDINALITY AS letters(c, n)
         )::numeric % 97 = 1
$$;

-- Accounts to which customers send havale and EFT.
CREATE TABLE bank_accounts (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  bank          text NOT NULL CHECK (bank <> ''),
  branch        text NOT NULL DEFAULT '',
  account_name  text NOT NULL CHECK (account_name <> ''),
  currency      text NOT NULL CHECK (currency IN ('TRY', 'EUR', 'USD', 'GBP')),
  iban          text NOT NULL CHECK (iban_is_valid(iban)),
  swift         text NOT NULL DEFAULT '',
  active        boolean NOT NULL DEFAULT true,
  archived      boolean NOT NULL DEFAULT false,           -- deleted in the office, kept for its payments
  queue         integer NOT NULL DEFAULT 0,
  version       integer NOT NULL DEFAULT 1,
  CONSTRAINT archived_is_not_active CHECK (NOT (archived AND active))
);
-- An archived account does not keep its IBAN from being entered again.
CREATE UNIQUE INDEX bank_accounts_iban_key ON bank_accounts (iban) WHERE NOT archived;

-- Card numbers never reach the agency.
CREATE TABLE card_settings (
  id                   integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  provider             text NOT NULL DEFAULT 'none' CHECK (provider IN ('none', 'iyzico', 'paytr')),
  is_test              boolean NOT NULL DEFAULT false,    -- the provider's test environment: no money moves
  max_installments     integer NOT NULL DEFAULT 1 CHECK (max_installments BETWEEN 1 AND 12), -- of tours in Türkiye; abroad always 1
  installments         jsonb NOT NULL DEFAULT '[]',       -- rows {family, count, rate}: of a card family ('' is every card), percent of surcharge
  iyzico_api_key       bytea,                             -- keys are sealed with the key 'cards' of app_keys
  iyzico_secret_key    bytea,
  paytr_merchant_id    bytea,
  paytr_merchant_key   bytea,
  paytr_merchant_salt  bytea,
  version              integer NOT NULL DEFAULT 1
);
INSERT INTO card_settings DEFAULT VALUES;

-- Links with which a part of an order is paid by card, made by staff. Whoever has the link can pay and sees no personal data.
CREATE TABLE payment_links (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code          text NOT NULL UNIQUE CHECK (code ~ '^[0-9A-Z]{26}$'), -- random; the end of the link's address
  order_id      bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  amount        bigint NOT NULL CHECK (amount > 0),       -- minor units of currency
  currency      text NOT NULL CHECK (currency IN ('TRY', 'EUR', 'USD', 'GBP')),
  is_partial    boolean NOT NULL,                         -- less than the amount may be paid at a time
  purpose       text NOT NULL,                            -- what the payer reads
  valid_until   date NOT NULL,                            -- the last day on which it can be paid
  created_by    bigint REFERENCES users ON DELETE SET NULL,
  created_at    timestamptz NOT NULL,
  mailed_at     timestamptz,                              -- last time
  withdrawn_at  timestamptz
);
CREATE INDEX ON payment_links (order_id, id);

-- One visit to the provider's page. Its result is asked for until it is known.
CREATE TABLE card_attempts (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  attempt_no      text NOT NULL UNIQUE CHECK (attempt_no ~ '^[0-9A-Z]{26}$'), -- ours, random; the provider's conversation or order number
  order_id        bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  link_id         bigint REFERENCES payment_links ON DELETE SET NULL,
  provider        text NOT NULL CHECK (provider IN ('iyzico', 'paytr')),
  status          text NOT NULL DEFAULT 'acik' CHECK (status IN ('acik', 'alindi', 'reddedildi', 'vazgecildi')),
  amount          bigint NOT NULL CHECK (amount > 0),     -- of the order, minor units of currency
  currency        text NOT NULL CHECK (currency IN ('TRY', 'EUR', 'USD', 'GBP')),
  charged         bigint NOT NULL CHECK (charged > 0),    -- what the card is charged, in kuruş, without interest of instalments
  surcharge       bigint NOT NULL DEFAULT 0 CHECK (surcharge >= 0), -- what the card paid above charged, in kuruş; never the order's money
  try_rate        numeric(12, 4) CHECK (try_rate > 0),    -- lira for one unit; null in lira
  rate_day        date,
  rate_source     text CHECK (rate_source IN ('tcmb', 'elle')),
  provider_token  text NOT NULL DEFAULT '',               -- of the hosted page
  page_url        text NOT NULL DEFAULT '',               -- the hosted page, which a second tab opens again
  -- The way back from the page opens the order, so it has a secret of its own: our number of the attempt is shown to staff.
  return_hash     bytea UNIQUE CHECK (length(return_hash) = 32), -- SHA-256 of the key in the return address; null: it opens nothing
  provider_ref    text NOT NULL DEFAULT '',               -- of the payment
  installments    integer,
  card_brand      text NOT NULL DEFAULT '',
  card_last_four  text NOT NULL DEFAULT '' CHECK (card_last_four ~ '^([0-9]{4})?$'),
  refusal         text NOT NULL DEFAULT '',               -- the provider's words
  lang            text NOT NULL,
  created_at      timestamptz NOT NULL,
  returned_at     timestamptz,                            -- the visitor came back from the page
  asked_at        timestamptz,                            -- the last inquiry that was answered or not
  reviewed_at     timestamptz,                            -- when a review against fraud was first heard of, which takes the provider days; under way while the status is 'acik'
  decided_at      timestamptz,
  CONSTRAINT only_lira_has_no_rate CHECK ((currency = 'TRY') = (try_rate IS NULL)),
  CONSTRAINT rate_has_a_day CHECK ((try_rate IS NULL) = (rate_day IS NULL) AND (try_rate IS NULL) = (rate_source IS NULL))
);
CREATE INDEX ON card_attempts (order_id, id);
CREATE INDEX ON card_attempts (link_id, id) WHERE link_id IS NOT NULL;
CREATE INDEX card_attempts_open ON card_attempts (created_at) WHERE status = 'acik';
-- For the state of the system, which asks for those of the last day that had no page.
CREATE INDEX card_attempts_unopened ON card_attempts (decided_at) WHERE status = 'reddedildi' AND page_url = '' AND refusal <> '';

-- Payments that customers notified, staff entered and providers took. A refund is a payment of its own, money out: 'iade'.
CREATE TABLE payments (
  id                    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id              bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  -- geri-alindi: entered by mistake and undone. It stays, so that the history can be read, and counts for nothing.
  status                text NOT NULL DEFAULT 'bildirildi' CHECK (status IN ('bildirildi', 'eslesti', 'reddedildi', 'iade', 'geri-alindi')),
  method                text NOT NULL DEFAULT 'havale' CHECK (method IN ('havale', 'nakit', 'kart')),
  amount                bigint NOT NULL CHECK (amount > 0),
  currency              text NOT NULL CHECK (currency IN ('TRY', 'EUR', 'USD', 'GBP')),
  -- Lira for an order in another currency: what came, and the rate that made it the order's money.
  charged               bigint CHECK (charged > 0),       -- in kuruş; amount and currency stay those of the order
  try_rate              numeric(12, 4) CHECK (try_rate > 0),     -- lira for one unit
  rate_day              date,
  rate_source           text CHECK (rate_source IN ('tcmb', 'elle')),
  -- What the notice said, when staff matched another amount, other lira or another rate.
  reported_amount       bigint CHECK (reported_amount > 0),
  reported_charged      bigint CHECK (reported_charged > 0),     -- in kuruş
  reported_rate         numeric(12, 4) CHECK (reported_rate > 0),
  reported_rate_day     date,
  reported_rate_source  text CHECK (reported_rate_source IN ('tcmb', 'elle')),
  returns_id            bigint REFERENCES payments ON DELETE CASCADE, -- of a refund in lira: the payment that goes back, at whose rate
  attempt_id            bigint UNIQUE REFERENCES card_attempts ON DELETE RESTRICT, -- a card payment that a provider took
  bank_account_id       bigint REFERENCES bank_accounts ON DELETE RESTRICT, -- an account that a payment names is archived instead
  paid_on               date NOT NULL,
  by_customer           boolean NOT NULL DEFAULT true,    -- false: entered in the office
  sender                text NOT NULL DEFAULT '',
  receipt_file          text,                             -- in the store of documents, which no table lists
  note                  text NOT NULL DEFAULT '',
  created_at            timestamptz NOT NULL DEFAULT now(),
  decided_by            bigint REFERENCES users ON DELETE SET NULL,
  decided_at            timestamptz,
  CONSTRAINT lira_have_a_rate CHECK (num_nonnulls(charged, try_rate, rate_day, rate_source) IN (0, 4)),
  CONSTRAINT lira_are_of_another_currency CHECK (charged IS NULL OR currency <> 'TRY'),
  CONSTRAINT only_a_refund_returns CHECK (returns_id IS NULL OR (status IN ('iade', 'geri-alindi') AND charged IS NOT NULL)),
  CONSTRAINT reported_lira_have_a_rate CHECK (num_nonnulls(reported_charged, reported_rate, reported_rate_day, reported_rate_source) IN (0, 4)),
  CONSTRAINT reported_lira_are_matched CHECK (reported_charged IS NULL OR charged IS NOT NULL)
);
CREATE INDEX ON payments (order_id);
CREATE INDEX ON payments (created_at DESC) WHERE status = 'bildirildi';
CREATE INDEX ON payments (returns_id) WHERE returns_id IS NOT NULL;
-- Money by the day on which it came or went back.
CREATE INDEX payments_counted ON payments (paid_on) WHERE status IN ('eslesti', 'iade');

-- Money that goes back to a card. It is written before the provider is asked, so that two clerks cannot give back more than came.
CREATE TABLE card_refunds (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  attempt_id  bigint NOT NULL REFERENCES card_attempts ON DELETE CASCADE,
  payment_id  bigint UNIQUE REFERENCES payments ON DELETE SET NULL,
  status      text NOT NULL DEFAULT 'bekliyor' CHECK (status IN ('bekliyor', 'iade', 'reddedildi')),
  amount      bigint NOT NULL CHECK (amount > 0),         -- of the order, in the attempt's currency
  charged     bigint NOT NULL CHECK (charged > 0),        -- in kuruş, at the attempt's own rate
  reason      text NOT NULL,
  refusal     text NOT NULL DEFAULT '',
  created_by  bigint REFERENCES users ON DELETE SET NULL,
  created_at  timestamptz NOT NULL,
  decided_at  timestamptz
);
-- One at a time: the next waits until the result of this one is known.
CREATE UNIQUE INDEX card_refunds_open ON card_refunds (attempt_id) WHERE status = 'bekliyor';
CREATE INDEX ON card_refunds (attempt_id);

-- A customer is reminded of a due day once with each kind of mail.
CREATE TABLE payment_reminders (
  order_id  bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  due_on    date NOT NULL,
  kind      text NOT NULL CHECK (kind IN ('once', 'gununde', 'sonra')), -- before, on and after due_on
  at        timestamptz NOT NULL,
  PRIMARY KEY (order_id, due_on, kind)
);
