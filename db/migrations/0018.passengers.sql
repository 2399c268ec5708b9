-- Who travels, and where they get on: the agency's points, those of a tour with their hour, and the one that a passenger has chosen.

CREATE TABLE pickup_points (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  active   boolean NOT NULL DEFAULT true,                 -- false: nobody can choose it any more
  queue    integer NOT NULL,
  version  integer NOT NULL DEFAULT 1
);

CREATE TABLE pickup_point_texts (
  pickup_point_id  bigint NOT NULL REFERENCES pickup_points ON DELETE CASCADE,
  lang             text NOT NULL REFERENCES languages ON DELETE CASCADE ON UPDATE CASCADE,
  name             text NOT NULL CHECK (name <> ''),
  changed_fields   jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (pickup_point_id, lang)
);

CREATE TABLE tour_pickups (
  tour_id          bigint NOT NULL REFERENCES tours ON DELETE CASCADE,
  pickup_point_id  bigint NOT NULL REFERENCES pickup_points ON DELETE CASCADE,
  time             text NOT NULL CHECK (time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'), -- HH:MM on the day of departure, local
  PRIMARY KEY (tour_id, pickup_point_id)
);
CREATE INDEX ON tour_pickups (pickup_point_id);

-- A row per seat of an order item, made when somebody fills in the first of them.
CREATE TABLE passengers (
  id                bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_item_id     bigint NOT NULL REFERENCES order_items ON DELETE CASCADE,
  seat              smallint NOT NULL CHECK (seat > 0),   -- adults first, then the children in the order of children_ages
  name              text NOT NULL DEFAULT '',             -- as on the document
  surname           text NOT NULL DEFAULT '',
  birth_date        date,
  gender            text NOT NULL DEFAULT '' CHECK (gender IN ('', 'kadin', 'erkek')),
  nationality       text NOT NULL DEFAULT '' CHECK (nationality ~ '^([A-Z]{2})?$'), -- ISO 3166-1 alpha-2
  document          text NOT NULL DEFAULT '' CHECK (document IN ('', 'tckn', 'pasaport', 'kimlik')), -- kimlik: citizens of the European Union travel with their identity cards, and Turkish ones to some countries
  document_no       text NOT NULL DEFAULT '',             -- erased 180 days after the return
  document_country  text NOT NULL DEFAULT '' CHECK (document_country ~ '^([A-Z]{2})?$'), -- of a passport
  document_until    date,                                 -- of a passport
  phone             text NOT NULL DEFAULT '',
  pickup            text NOT NULL DEFAULT '',
  pickup_point_id   bigint REFERENCES pickup_points ON DELETE SET NULL, -- null: as `pickup` says, which is empty beside a point
  note              text NOT NULL DEFAULT '',
  room              integer CHECK (room > 0),             -- of the departure's room plan; null: as its price suggests
  version           integer NOT NULL DEFAULT 0,           -- number of saves. Customer and staff fill it in: a save on an older one is refused
  updated_at        timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT document_has_a_kind CHECK (document <> '' OR (document_no = '' AND document_country = '' AND document_until IS NULL)),
  CONSTRAINT pickup_is_a_point_or_a_text CHECK (pickup_point_id IS NULL OR pickup = ''),
  UNIQUE (order_item_id, seat)
);
CREATE INDEX passengers_documents ON passengers (order_item_id) WHERE document_no <> '';
CREATE INDEX ON passengers (pickup_point_id) WHERE pickup_point_id IS NOT NULL;

-- A customer is reminded of missing passengers of an item once with each kind of mail.
CREATE TABLE passenger_reminders (
  order_item_id  bigint NOT NULL REFERENCES order_items ON DELETE CASCADE,
  kind           text NOT NULL CHECK (kind IN ('once', 'son')), -- a week before the last day, and the day before it
  at             timestamptz NOT NULL,
  PRIMARY KEY (order_item_id, kind)
);

-- The hour of a stop as a customer was told it: on a voucher, or by a message after a change.
CREATE TABLE promised_pickups (
  order_item_id    bigint NOT NULL REFERENCES order_items ON DELETE CASCADE,
  pickup_point_id  bigint NOT NULL REFERENCES pickup_points ON DELETE CASCADE,
  time             text CHECK (time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'), -- HH:MM; null: told that the tour does not stop there
  told_at          timestamptz NOT NULL,
  PRIMARY KEY (order_item_id, pickup_point_id)
);
CREATE INDEX ON promised_pickups (pickup_point_id);
