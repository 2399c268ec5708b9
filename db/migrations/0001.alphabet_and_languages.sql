-- What all other files need: the order of the Turkish alphabet, extensions that come with PostgreSQL, and the languages of the site with the
-- public strings of the program in each of them.

-- Collation rules exist since PostgreSQL 16. Without them ç, ğ, ı, ö, ş and ü still sort beside c, g, i, o, s and u.
DO $$
BEGIN
  IF current_setting('server_version_num')::int >= 160000 THEN
    EXECUTE $c$CREATE COLLATION tr (provider = icu, locale = 'tr-TR',
      rules = '&C<ç<<<Ç&G<ğ<<<Ğ&H<ı<<<I&[before 1]i<i<<<İ&O<ö<<<Ö&S<ş<<<Ş&U<ü<<<Ü')$c$;
  ELSE
    EXECUTE $c$CREATE COLLATION tr (provider = icu, locale = 'tr-TR')$c$;
  END IF;
END $$;

CREATE EXTENSION IF NOT EXISTS unaccent;    -- search: é is found as e
CREATE EXTENSION IF NOT EXISTS pg_trgm;     -- search: parts of words, misspelled words
CREATE EXTENSION IF NOT EXISTS btree_gist;  -- age bands of one tour do not overlap

CREATE TABLE languages (
  abbr        text PRIMARY KEY CHECK (abbr ~ '^[a-z]{2,3}$'),
  lang        text NOT NULL CHECK (lang <> ''),          -- the language's own name: Türkçe, English
  is_default  boolean NOT NULL DEFAULT false,
  active      boolean NOT NULL DEFAULT false,
  queue       integer NOT NULL DEFAULT 0,                -- of every table: first of the list = count, last = 1
  version     integer NOT NULL DEFAULT 1,                -- of the strings. A save of older ones than a text has is refused
  CONSTRAINT the_default_is_active CHECK (active OR NOT is_default)
);
CREATE UNIQUE INDEX one_default_language ON languages (is_default) WHERE is_default;

CREATE TABLE static_strings (
  group_name  text NOT NULL CHECK (group_name ~ '^[a-z_]+$'),
  key         text NOT NULL CHECK (key ~ '^[a-z0-9_]+$'),
  lang        text NOT NULL REFERENCES languages ON DELETE CASCADE ON UPDATE CASCADE,
  value       text NOT NULL,
  version     integer NOT NULL DEFAULT 1,                -- of the language, when this text last changed
  PRIMARY KEY (group_name, key, lang)
);
