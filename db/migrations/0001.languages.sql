-- Languages of the site and every visible public string in them.

-- The Turkish alphabet's order. `rules` came with PostgreSQL 16; the spelling without them is close enough on 15.
DO $$
BEGIN
  IF current_setting('server_version_num')::int >= 160000 THEN
    EXECUTE $c$CREATE COLLATION tr (provider = icu, locale = 'tr-TR',
      rules = '&C<ç<<<Ç&G<ğ<<<Ğ&H<ı<<<I&[before 1]i<i<<<İ&O<ö<<<Ö&S<ş<<<Ş&U<ü<<<Ü')$c$;
  ELSE
    EXECUTE $c$CREATE COLLATION tr (provider = icu, locale = 'tr-TR')$c$;
  END IF;
END $$;

CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE TABLE languages (
  abbr        text PRIMARY KEY CHECK (abbr ~ '^[a-z]{2,3}$'),
  lang        text NOT NULL CHECK (lang <> ''),          -- its own name: Türkçe, English
  is_default  boolean NOT NULL DEFAULT false,
  active      boolean NOT NULL DEFAULT false,
  queue       integer NOT NULL DEFAULT 0,
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

-- A slug that changed leaves its old spelling here, for the 301. `kind` names what target_id counts in.
CREATE TABLE slug_redirects (
  kind        text NOT NULL CHECK (kind IN ('tour', 'category', 'post', 'contract')),
  lang        text NOT NULL REFERENCES languages ON DELETE CASCADE ON UPDATE CASCADE,
  seo_name    text NOT NULL,
  target_id   bigint NOT NULL,
  changed_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, lang, seo_name)
);
