-- Languages of the site, and the public strings of the program in each of them.

CREATE TABLE languages (
  abbr        text PRIMARY KEY CHECK (abbr ~ '^[a-z]{2,3}$'),
  lang        text NOT NULL CHECK (lang <> ''),          -- the language's own name: Türkçe, English
  is_default  boolean NOT NULL DEFAULT false,
  active      boolean NOT NULL DEFAULT false,
  queue       integer NOT NULL DEFAULT 0,                -- of every table: first of the list = count, last = 1
  CHECK (active OR NOT is_default)
);
CREATE UNIQUE INDEX one_default_language ON languages (is_default) WHERE is_default;

CREATE TABLE static_strings (
  group_name  text NOT NULL CHECK (group_name ~ '^[a-z_]+$'),
  key         text NOT NULL CHECK (key ~ '^[a-z0-9_]+$'),
  lang        text NOT NULL REFERENCES languages ON DELETE CASCADE ON UPDATE CASCADE,
  value       text NOT NULL,
  PRIMARY KEY (group_name, key, lang)
);
