-- Tours, their texts, and the terms on which they are cancelled. Dates and prices are in departures.

-- Policies of cancellation. A save makes a new version (db/functions/cancellation_policies.sql); an order keeps a copy.
CREATE TABLE cancellation_policies (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind     text NOT NULL CHECK (kind IN ('yurt-ici', 'yurt-disi', 'ozel')), -- 'ozel' only for tours that name it
  name     text NOT NULL CHECK (name <> ''),
  steps    jsonb NOT NULL,                                -- [{days, percent}], days falling: so many days before departure or more, percent is kept
  lines    jsonb NOT NULL DEFAULT '[]',                   -- [{kind, amount, currency}]: minor units per person that are never given back
  number   integer NOT NULL DEFAULT 1,                    -- of the present version
  queue    integer NOT NULL,                              -- the highest of a kind is in force for tours that name none
  version  integer NOT NULL DEFAULT 1
);

CREATE TABLE cancellation_policy_versions (
  policy_id  bigint NOT NULL REFERENCES cancellation_policies ON DELETE CASCADE,
  number     integer NOT NULL,
  steps      jsonb NOT NULL,
  lines      jsonb NOT NULL,
  at         timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (policy_id, number)
);

CREATE TABLE tours (
  id                      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code                    text NOT NULL UNIQUE CHECK (code ~ '^[A-Z0-9-]{2,20}$'),
  token                   text NOT NULL UNIQUE CHECK (token ~ '^[A-Za-z0-9_-]{12,40}$'), -- random, public, never changes
  status                  text NOT NULL DEFAULT 'taslak' CHECK (status IN ('taslak', 'yayinda', 'arsiv')),
  featured                boolean NOT NULL DEFAULT false,
  queue                   integer NOT NULL DEFAULT 0,
  -- Languages in which its texts are public, kept by db/functions/publishing.sql. Lists count, filter and sort a thousand tours, and a look-up in
  -- tour_texts for each of them made pages half as dear again.
  public_langs            text[] NOT NULL DEFAULT '{}',
  cover_image_id          bigint REFERENCES images ON DELETE SET NULL,
  -- The journey.
  transporter_types       text[] NOT NULL CHECK (transporter_types <@ ARRAY['otobus', 'ucak', 'gemi', 'tren', 'ozel-arac'] AND cardinality(transporter_types) > 0),
  departure_city          text NOT NULL CHECK (departure_city <> ''),
  countries               text[] NOT NULL DEFAULT '{TR}', -- ISO 3166-1 alpha-2
  nights                  integer NOT NULL CHECK (nights BETWEEN 0 AND 60),
  days                    integer NOT NULL CHECK (days BETWEEN 1 AND 61),
  visa_mode               text NOT NULL DEFAULT 'vizesiz' CHECK (visa_mode IN ('vizesiz', 'vizeli', 'kapida')),
  visa_lead_days          integer CHECK (visa_lead_days BETWEEN 1 AND 365), -- that the visa takes; null when it is not known or no visa is needed
  guide_language          text NOT NULL DEFAULT 'tr',     -- ISO 639-1
  board                   text NOT NULL CHECK (board IN ('yok', 'oda-kahvalti', 'yarim-pansiyon', 'tam-pansiyon', 'her-sey-dahil')),
  min_participants        integer CHECK (min_participants BETWEEN 1 AND 500), -- that a departure needs to take place; null: it always does
  -- Money.
  kdv_rate                integer NOT NULL CHECK (kdv_rate BETWEEN 0 AND 100), -- percent, included in the price
  child_price_min_adults  integer NOT NULL DEFAULT 2 CHECK (child_price_min_adults BETWEEN 0 AND 20),
  deposit_rate            integer NOT NULL DEFAULT 100 CHECK (deposit_rate BETWEEN 0 AND 100), -- percent due at booking
  deposit_per_person      bigint CHECK (deposit_per_person BETWEEN 1 AND 100000000000), -- minor units of the departure's currency; null: deposit_rate decides
  balance_due_days        integer NOT NULL DEFAULT 21 CHECK (balance_due_days BETWEEN 0 AND 365), -- the rest is due so many days before start_date
  full_payment_days       integer NOT NULL DEFAULT 30 CHECK (full_payment_days BETWEEN 0 AND 365), -- an order so few days before start_date is due as a whole at booking
  cancel_policy_id        bigint REFERENCES cancellation_policies ON DELETE SET NULL, -- null: the first of its kind
  version                 integer NOT NULL DEFAULT 1,
  created_at              timestamptz NOT NULL DEFAULT now(),
  updated_at              timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON tours (status, queue DESC);
CREATE INDEX ON tours USING gin (transporter_types);
CREATE INDEX ON tours USING gin (countries);
CREATE INDEX ON tours (cancel_policy_id) WHERE cancel_policy_id IS NOT NULL;
-- A list reads its first tours from these, however many tours there are (docs/decisions/0020-lists-of-at-most-a-thousand-tours.md).
CREATE INDEX tours_published ON tours (queue DESC, id DESC) INCLUDE (public_langs) WHERE status = 'yayinda';
CREATE INDEX tours_featured ON tours (queue DESC, id DESC) WHERE status = 'yayinda' AND featured;

CREATE TABLE tour_texts (
  tour_id          bigint NOT NULL REFERENCES tours ON DELETE CASCADE,
  lang             text NOT NULL REFERENCES languages ON DELETE CASCADE ON UPDATE CASCADE,
  name             text NOT NULL CHECK (name <> ''),
  seo_name         text NOT NULL CHECK (seo_name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  tour_place       text NOT NULL DEFAULT '',              -- the route line: İstanbul – Priştina – Prizren
  summary          text NOT NULL DEFAULT '',
  description      text NOT NULL DEFAULT '',              -- sanitised HTML
  included         text[] NOT NULL DEFAULT '{}',
  excluded         text[] NOT NULL DEFAULT '{}',
  important_notes  text[] NOT NULL DEFAULT '{}',
  seo_title        text,
  seo_description  text,
  held             boolean NOT NULL DEFAULT false,        -- as in category_texts
  missing          text[] NOT NULL DEFAULT '{}',
  is_public        boolean NOT NULL GENERATED ALWAYS AS (NOT held AND cardinality(missing) = 0) STORED,
  changed_fields   jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (tour_id, lang),
  UNIQUE (lang, seo_name)
);

-- Ages are whole years on the day of departure; both ends belong to the band. Band n is child_age_range_n on the wire.
CREATE TABLE tour_child_bands (
  tour_id  bigint NOT NULL REFERENCES tours ON DELETE CASCADE,
  band     smallint NOT NULL CHECK (band BETWEEN 1 AND 4),
  min_age  smallint NOT NULL CHECK (min_age >= 0),
  max_age  smallint NOT NULL,
  PRIMARY KEY (tour_id, band),
  CONSTRAINT child_bands_are_of_minors CHECK (max_age BETWEEN min_age AND 17),
  CONSTRAINT child_bands_do_not_overlap EXCLUDE USING gist (tour_id WITH =, int4range(min_age, max_age, '[]') WITH &&)
);

CREATE TABLE tour_days (
  tour_id  bigint NOT NULL REFERENCES tours ON DELETE CASCADE,
  day      smallint NOT NULL CHECK (day BETWEEN 1 AND 61),
  meals    text[] NOT NULL DEFAULT '{}' CHECK (meals <@ ARRAY['kahvalti', 'ogle', 'aksam']),
  PRIMARY KEY (tour_id, day)
);

-- A save writes all days of a programme again, with the times of changed_fields.
CREATE TABLE tour_day_texts (
  tour_id         bigint NOT NULL,
  day             smallint NOT NULL,
  lang            text NOT NULL REFERENCES languages ON DELETE CASCADE ON UPDATE CASCADE,
  title           text NOT NULL CHECK (title <> ''),
  description     text NOT NULL DEFAULT '',
  overnight       text NOT NULL DEFAULT '',
  changed_fields  jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (tour_id, day, lang),
  FOREIGN KEY (tour_id, day) REFERENCES tour_days ON DELETE CASCADE
);

CREATE TABLE tour_categories (
  tour_id      bigint NOT NULL REFERENCES tours ON DELETE CASCADE,
  category_id  bigint NOT NULL REFERENCES categories ON DELETE RESTRICT,
  queue        integer NOT NULL DEFAULT 0,
  PRIMARY KEY (tour_id, category_id)
);
CREATE INDEX ON tour_categories (category_id, queue DESC);

CREATE TABLE tour_images (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tour_id       bigint NOT NULL REFERENCES tours ON DELETE CASCADE,
  image_id      bigint NOT NULL REFERENCES images ON DELETE RESTRICT,
  gallery_type  text NOT NULL DEFAULT 'gallery' CHECK (gallery_type ~ '^[a-z_]+$'),
  queue         integer NOT NULL DEFAULT 0,
  UNIQUE (tour_id, gallery_type, image_id)
);
