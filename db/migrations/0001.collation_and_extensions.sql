-- What all other files need: the order of the Turkish alphabet, and extensions that come with PostgreSQL.

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
