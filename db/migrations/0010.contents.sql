-- Sections of pages that the office fills: sliders, introductions, questions and answers; and what search engines read of pages.

CREATE TABLE contents (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  page         text NOT NULL CHECK (page ~ '^[a-z-]+$'),
  section      text NOT NULL CHECK (section ~ '^[a-z_]+$'),
  file_img_id  bigint REFERENCES images ON DELETE SET NULL,
  file_video   text REFERENCES videos ON DELETE SET NULL,
  active       boolean NOT NULL DEFAULT true,
  queue        integer NOT NULL DEFAULT 0,
  version      integer NOT NULL DEFAULT 1
);
CREATE INDEX ON contents (page, section, queue DESC);

CREATE TABLE content_texts (
  content_id      bigint NOT NULL REFERENCES contents ON DELETE CASCADE,
  lang            text NOT NULL REFERENCES languages ON DELETE CASCADE ON UPDATE CASCADE,
  title           text NOT NULL DEFAULT '',
  description     text NOT NULL DEFAULT '',               -- sanitised HTML
  uri             text NOT NULL DEFAULT '',
  btn_title       text NOT NULL DEFAULT '',
  uri2            text NOT NULL DEFAULT '',
  btn_title2      text NOT NULL DEFAULT '',
  held            boolean NOT NULL DEFAULT false,         -- as in category_texts
  missing         text[] NOT NULL DEFAULT '{}',
  is_public       boolean NOT NULL GENERATED ALWAYS AS (NOT held AND cardinality(missing) = 0) STORED,
  changed_fields  jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (content_id, lang)
);

-- Titles and descriptions of pages for search engines. The pages are routes of the program.
CREATE TABLE page_meta (
  route_name      text NOT NULL CHECK (route_name ~ '^[a-z_]+$'),
  lang            text NOT NULL REFERENCES languages ON DELETE CASCADE ON UPDATE CASCADE,
  title           text,                                   -- null: the company name is shown
  description     text,
  changed_fields  jsonb NOT NULL DEFAULT '{}',
  version         integer NOT NULL DEFAULT 1,
  PRIMARY KEY (route_name, lang)
);
