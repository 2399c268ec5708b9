-- Page sections (contents) and everything with a list and a detail page (posts: news, videos, photos, blog, visa).

CREATE TABLE contents (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  page           text NOT NULL CHECK (page ~ '^[a-z-]+$'),
  section        text NOT NULL CHECK (section ~ '^[a-z_]+$'),
  file_img_id    bigint REFERENCES images ON DELETE SET NULL,
  file_video     text,
  active         boolean NOT NULL DEFAULT true,
  queue          integer NOT NULL DEFAULT 0
);
CREATE INDEX ON contents (page, section, queue DESC);

CREATE TABLE content_texts (
  content_id   bigint NOT NULL REFERENCES contents ON DELETE CASCADE,
  lang         text NOT NULL REFERENCES languages ON DELETE CASCADE ON UPDATE CASCADE,
  title        text NOT NULL DEFAULT '',
  description  text NOT NULL DEFAULT '',                   -- sanitised HTML
  uri          text NOT NULL DEFAULT '',
  btn_title    text NOT NULL DEFAULT '',
  uri2         text NOT NULL DEFAULT '',
  btn_title2   text NOT NULL DEFAULT '',
  PRIMARY KEY (content_id, lang)
);

CREATE TABLE posts (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  section         text NOT NULL CHECK (section IN ('news', 'videos', 'photos', 'blog', 'visa')),
  status          text NOT NULL DEFAULT 'yayinda' CHECK (status IN ('taslak', 'yayinda', 'arsiv')),
  cover_image_id  bigint REFERENCES images ON DELETE SET NULL,
  file_video      text,
  tour_id         bigint REFERENCES tours ON DELETE SET NULL,
  published_on    date NOT NULL DEFAULT current_date,
  queue           integer NOT NULL DEFAULT 0,
  version         integer NOT NULL DEFAULT 1
);
CREATE INDEX ON posts (section, status, queue DESC);

CREATE TABLE post_texts (
  post_id          bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
  lang             text NOT NULL REFERENCES languages ON DELETE CASCADE ON UPDATE CASCADE,
  section          text NOT NULL,                          -- of the post, for the slug's uniqueness within its section
  title            text NOT NULL CHECK (title <> ''),
  seo_name         text NOT NULL CHECK (seo_name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  summary          text NOT NULL DEFAULT '',
  body             text NOT NULL DEFAULT '',               -- sanitised HTML
  seo_title        text,
  seo_description  text,
  PRIMARY KEY (post_id, lang),
  UNIQUE (section, lang, seo_name)
);

CREATE TABLE post_images (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  post_id   bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
  image_id  bigint NOT NULL REFERENCES images ON DELETE RESTRICT,
  queue     integer NOT NULL DEFAULT 0,
  UNIQUE (post_id, image_id)
);

-- The facts of a visa post; its words are in post_texts and here.
CREATE TABLE visa_countries (
  post_id               bigint PRIMARY KEY REFERENCES posts ON DELETE CASCADE,
  country               text NOT NULL UNIQUE CHECK (country ~ '^[A-Z]{2}$'),   -- ISO 3166-1 alpha-2
  ordinary_passport     text NOT NULL CHECK (ordinary_passport IN ('vizesiz', 'vizeli', 'kapida', 'e-vize')),
  green_passport        text NOT NULL CHECK (green_passport IN ('vizesiz', 'vizeli', 'kapida', 'e-vize')),
  stay_days             integer CHECK (stay_days > 0),
  processing_days_min   integer CHECK (processing_days_min >= 0),
  processing_days_max   integer CHECK (processing_days_max >= processing_days_min),
  fee                   bigint CHECK (fee >= 0),           -- minor units
  fee_currency          text CHECK (fee_currency IN ('TRY', 'EUR', 'USD', 'GBP')),
  checked_on            date NOT NULL,
  CHECK ((fee IS NULL) = (fee_currency IS NULL))
);

CREATE TABLE visa_country_texts (
  post_id    bigint NOT NULL REFERENCES visa_countries ON DELETE CASCADE,
  lang       text NOT NULL REFERENCES languages ON DELETE CASCADE ON UPDATE CASCADE,
  documents  text[] NOT NULL DEFAULT '{}',
  notes      text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (post_id, lang)
);
