-- Tours and their texts. Dates and prices are in departures.

CREATE TABLE tours (
  id                      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code                    text NOT NULL UNIQUE CHECK (code ~ '^[A-Z0-9-]{2,20}$'),
  token                   text NOT NULL UNIQUE CHECK (token ~ '^[A-Za-z0-9_-]{12,40}$'), -- random, public, never changes
  status                  text NOT NULL DEFAULT 'taslak' CHECK (status IN ('taslak', 'yayinda', 'arsiv')),
  featured                boolean NOT NULL DEFAULT false,
  queue                   integer NOT NULL DEFAULT 0,
  transporter_types       text[] NOT NULL CHECK (transporter_types <@ ARRAY['otobus', 'ucak', 'gemi', 'tren', 'ozel-arac'] AND cardinality(transporter_types) > 0),
  departure_city          text NOT NULL CHECK (departure_city <> ''),
  countries               text[] NOT NULL DEFAULT '{TR}', -- ISO 3166-1 alpha-2
  nights                  integer NOT NULL CHECK (nights BETWEEN 0 AND 60),
  days                    integer NOT NULL CHECK (days BETWEEN 1 AND 61),
  visa_mode               text NOT NULL DEFAULT 'vizesiz' CHECK (visa_mode IN ('vizesiz', 'vizeli', 'kapida')),
  guide_language          text NOT NULL DEFAULT 'tr',     -- ISO 639-1
  board                   text NOT NULL CHECK (board IN ('yok', 'oda-kahvalti', 'yarim-pansiyon', 'tam-pansiyon', 'her-sey-dahil')),
  kdv_rate                integer NOT NULL CHECK (kdv_rate BETWEEN 0 AND 100), -- percent, included in the price
  deposit_rate            integer NOT NULL DEFAULT 100 CHECK (deposit_rate BETWEEN 0 AND 100), -- percent due at booking
  balance_due_days        integer NOT NULL DEFAULT 21 CHECK (balance_due_days BETWEEN 0 AND 365), -- the rest is due so many days before start_date
  child_price_min_adults  integer NOT NULL DEFAULT 2 CHECK (child_price_min_adults BETWEEN 0 AND 20),
  cover_image_id          bigint REFERENCES images ON DELETE SET NULL,
  version                 integer NOT NULL DEFAULT 1,
  created_at              timestamptz NOT NULL DEFAULT now(),
  updated_at              timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON tours (status, queue DESC);
CREATE INDEX ON tours USING gin (transporter_types);
CREATE INDEX ON tours USING gin (countries);
-- A list reads its first tours from these, however many tours there are (docs/decisions, "Lists of a thousand").
CREATE INDEX tours_published ON tours (queue DESC, id DESC) WHERE status = 'yayinda';
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
  PRIMARY KEY (tour_id, lang),
  UNIQUE (lang, seo_name)
);

-- Ages are whole years on the day of departure; both ends belong to the band. Band n is child_age_range_n on the wire.
CREATE TABLE tour_child_bands (
  tour_id  bigint NOT NULL REFERENCES tours ON DELETE CASCADE,
  band     smallint NOT NULL CHECK (band BETWEEN 1 AND 4),
  min_age  smallint NOT NULL CHECK (min_age >= 0),
  max_age  smallint NOT NULL CHECK (max_age BETWEEN min_age AND 17),
  PRIMARY KEY (tour_id, band),
  CONSTRAINT child_bands_do_not_overlap EXCLUDE USING gist (tour_id WITH =, int4range(min_age, max_age, '[]') WITH &&)
);

CREATE TABLE tour_days (
  tour_id  bigint NOT NULL REFERENCES tours ON DELETE CASCADE,
  day      smallint NOT NULL CHECK (day BETWEEN 1 AND 61),
  meals    text[] NOT NULL DEFAULT '{}' CHECK (meals <@ ARRAY['kahvalti', 'ogle', 'aksam']),
  PRIMARY KEY (tour_id, day)
);

CREATE TABLE tour_day_texts (
  tour_id      bigint NOT NULL,
  day          smallint NOT NULL,
  lang         text NOT NULL REFERENCES languages ON DELETE CASCADE ON UPDATE CASCADE,
  title        text NOT NULL CHECK (title <> ''),
  description  text NOT NULL DEFAULT '',
  overnight    text NOT NULL DEFAULT '',
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
