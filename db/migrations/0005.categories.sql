-- Tour categories and sub-categories: two levels, as the menu shows them (db/functions/categories.sql).

CREATE TABLE categories (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  parent_id       bigint REFERENCES categories ON DELETE RESTRICT,
  cover_image_id  bigint REFERENCES images ON DELETE SET NULL,
  queue           integer NOT NULL DEFAULT 0,
  version         integer NOT NULL DEFAULT 1,
  CONSTRAINT no_category_is_its_own_parent CHECK (parent_id <> id)
);
CREATE INDEX ON categories (parent_id, queue DESC);

-- Of this and of every other table of texts that is published by language (docs/rules.md, Languages), the columns missing and changed_fields
-- are kept by db/functions/publishing.sql.
CREATE TABLE category_texts (
  category_id      bigint NOT NULL REFERENCES categories ON DELETE CASCADE,
  lang             text NOT NULL REFERENCES languages ON DELETE CASCADE ON UPDATE CASCADE,
  name             text NOT NULL CHECK (name <> ''),
  seo_name         text NOT NULL CHECK (seo_name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  description      text NOT NULL DEFAULT '',              -- sanitised HTML below the list
  seo_title        text,
  seo_description  text,
  held             boolean NOT NULL DEFAULT false,        -- complete, and not shown because the office says so
  missing          text[] NOT NULL DEFAULT '{}',          -- fields that the default language has and this one lacks
  is_public        boolean NOT NULL GENERATED ALWAYS AS (NOT held AND cardinality(missing) = 0) STORED,
  changed_fields   jsonb NOT NULL DEFAULT '{}',           -- when each field last changed
  PRIMARY KEY (category_id, lang),
  UNIQUE (lang, seo_name)
);

-- Published tours of each category and language, those of its sub-categories included. Menu, home and category pages show them, and
-- counting took half a second with 100,000 tours. Kept by db/functions/category_tours.sql.
CREATE TABLE category_tours (
  category_id  bigint NOT NULL REFERENCES categories ON DELETE CASCADE,
  lang         text NOT NULL,
  tours        integer NOT NULL,
  PRIMARY KEY (category_id, lang)
);

-- Where each tour is counted. Without a reference to tours: the row of a deleted one is taken off first.
CREATE TABLE counted_tours (
  tour_id     bigint PRIMARY KEY,
  categories  bigint[] NOT NULL,
  langs       text[] NOT NULL                             -- of a tour that is not published, none
);
