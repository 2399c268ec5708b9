-- Who travels: a row per seat of an order item, made when somebody fills in the first of them.

CREATE TABLE passengers (
  id                bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_item_id     bigint NOT NULL REFERENCES order_items ON DELETE CASCADE,
  seat              smallint NOT NULL CHECK (seat > 0),   -- adults first, then the children in the order of children_ages
  name              text NOT NULL DEFAULT '',             -- as on the document
  surname           text NOT NULL DEFAULT '',
  birth_date        date,
  gender            text NOT NULL DEFAULT '' CHECK (gender IN ('', 'kadin', 'erkek')),
  nationality       text NOT NULL DEFAULT '' CHECK (nationality ~ '^([A-Z]{2})?$'), -- ISO 3166-1 alpha-2
  document          text NOT NULL DEFAULT '' CHECK (document IN ('', 'tckn', 'pasaport')),
  document_no       text NOT NULL DEFAULT '',             -- erased 180 days after the return
  document_country  text NOT NULL DEFAULT '' CHECK (document_country ~ '^([A-Z]{2})?$'), -- of a passport
  document_until    date,                                 -- of a passport
  phone             text NOT NULL DEFAULT '',
  pickup            text NOT NULL DEFAULT '',
  note              text NOT NULL DEFAULT '',
  room              integer CHECK (room > 0),             -- of the departure's room plan; null: as its price suggests
  updated_at        timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT document_has_a_kind CHECK (document <> '' OR (document_no = '' AND document_country = '' AND document_until IS NULL)),
  UNIQUE (order_item_id, seat)
);
CREATE INDEX passengers_documents ON passengers (order_item_id) WHERE document_no <> '';

-- What the departure cost when it was ordered, also for ages that nobody had: {multi_room_price, single_room_price,
-- child_prices, child_bands, nights, child_price_min_adults} as pricing.rules.ts takes them. Null: ordered before it was stored.
ALTER TABLE order_items ADD prices jsonb;

-- A birth date that changes what somebody pays is a line of its own, which the customer has accepted.
ALTER TABLE order_lines DROP CONSTRAINT only_a_discount_is_negative;
ALTER TABLE order_lines ADD CONSTRAINT only_a_difference_is_negative
  CHECK (CASE kind WHEN 'discount' THEN unit_price < 0 AND quantity = 1
                   WHEN 'age_difference' THEN unit_price <> 0 AND quantity = 1 ELSE unit_price >= 0 END);

-- A customer is reminded of missing passengers of an item once with each kind of mail.
CREATE TABLE passenger_reminders (
  order_item_id  bigint NOT NULL REFERENCES order_items ON DELETE CASCADE,
  kind           text NOT NULL CHECK (kind IN ('once', 'son')), -- a week before the last day, and the day before it
  at             timestamptz NOT NULL,
  PRIMARY KEY (order_item_id, kind)
);

ALTER TABLE settings
  ADD passengers boolean NOT NULL DEFAULT true,           -- false: names are not asked for
  ADD passengers_days integer NOT NULL DEFAULT 7 CHECK (passengers_days BETWEEN 0 AND 90); -- customers fill in until so many days before departure
