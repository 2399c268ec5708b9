-- Everything with a list page and a detail page: news, videos, photos, blog, visa.

CREATE TABLE posts (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  section         text NOT NULL CHECK (section IN ('news', 'videos', 'photos', 'blog', 'visa')),
  status          text NOT NULL DEFAULT 'yayinda' CHECK (status IN ('taslak', 'yayinda', 'arsiv')),
  published_on    date NOT NULL DEFAULT current_date,
  cover_image_id  bigint REFERENCES images ON DELETE SET NULL,
  file_video      text REFERENCES videos ON DELETE SET NULL,
  tour_id         bigint REFERENCES tours ON DELETE SET NULL,
  queue           integer NOT NULL DEFAULT 0,
  version         integer NOT NULL DEFAULT 1,
  UNIQUE (id, section)                                    -- for references that name the section too
);
CREATE INDEX ON posts (section, status, queue DESC);

CREATE TABLE post_texts (
  post_id          bigint NOT NULL,
  section          text NOT NULL,                         -- of the post: a slug is unique within its section
  lang             text NOT NULL REFERENCES languages ON DELETE CASCADE ON UPDATE CASCADE,
  title            text NOT NULL CHECK (title <> ''),
  seo_name         text NOT NULL CHECK (seo_name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  summary          text NOT NULL DEFAULT '',
  body             text NOT NULL DEFAULT '',              -- sanitised HTML
  seo_title        text,
  seo_description  text,
  held             boolean NOT NULL DEFAULT false,        -- as in category_texts
  missing          text[] NOT NULL DEFAULT '{}',
  is_public        boolean NOT NULL GENERATED ALWAYS AS (NOT held AND cardinality(missing) = 0) STORED,
  changed_fields   jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (post_id, lang),
  UNIQUE (section, lang, seo_name),
  FOREIGN KEY (post_id, section) REFERENCES posts (id, section) ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE post_images (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  post_id   bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
  image_id  bigint NOT NULL REFERENCES images ON DELETE RESTRICT,
  queue     integer NOT NULL DEFAULT 0,
  UNIQUE (post_id, image_id)
);

-- The facts of a visa post.
CREATE TABLE visa_countries (
  post_id              bigint PRIMARY KEY REFERENCES posts ON DELETE CASCADE,
  country              text NOT NULL UNIQUE CHECK (country ~ '^[A-Z]{2}$'),   -- ISO 3166-1 alpha-2
  ordinary_passport    text NOT NULL CHECK (ordinary_passport IN ('vizesiz', 'vizeli', 'kapida', 'e-vize')),
  green_passport       text NOT NULL CHECK (green_passport IN ('vizesiz', 'vizeli', 'kapida', 'e-vize')),
  stay_days            integer CHECK (stay_days > 0),
  processing_days_min  integer CHECK (processing_days_min >= 0),
  processing_days_max  integer,
  fee                  bigint CHECK (fee >= 0),           -- minor units
  fee_currency         text CHECK (fee_currency IN ('TRY', 'EUR', 'USD', 'GBP')),
  checked_on           date NOT NULL,
  CONSTRAINT processing_days_grow CHECK (processing_days_max >= processing_days_min),
  CONSTRAINT fee_has_a_currency CHECK ((fee IS NULL) = (fee_currency IS NULL))
);

CREATE TABLE visa_country_texts (
  post_id         bigint NOT NULL REFERENCES visa_countries ON DELETE CASCADE,
  lang            text NOT NULL REFERENCES languages ON DELETE CASCADE ON UPDATE CASCADE,
  documents       text[] NOT NULL DEFAULT '{}',
  notes           text[] NOT NULL DEFAULT '{}',
  changed_fields  jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (post_id, lang)
);
