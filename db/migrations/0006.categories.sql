-- Tour categories and sub-categories: two levels, as the menu shows them (db/functions/categories.sql).

CREATE TABLE categories (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  parent_id       bigint REFERENCES categories ON DELETE RESTRICT CHECK (parent_id <> id),
  cover_image_id  bigint REFERENCES images ON DELETE SET NULL,
  queue           integer NOT NULL DEFAULT 0,
  version         integer NOT NULL DEFAULT 1
);
CREATE INDEX ON categories (parent_id, queue DESC);

CREATE TABLE category_texts (
  category_id      bigint NOT NULL REFERENCES categories ON DELETE CASCADE,
  lang             text NOT NULL REFERENCES languages ON DELETE CASCADE ON UPDATE CASCADE,
  name             text NOT NULL CHECK (name <> ''),
  seo_name         text NOT NULL CHECK (seo_name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  description      text NOT NULL DEFAULT '',              -- sanitised HTML below the list
  seo_title        text,
  seo_description  text,
  PRIMARY KEY (category_id, lang),
  UNIQUE (lang, seo_name)
);
