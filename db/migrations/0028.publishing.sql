-- Texts are published per language (docs/rules.md, Languages). The other columns are kept by db/functions/publishing.sql:
-- missing: fields that the default language has and this one lacks; changed_fields: when each field last changed.

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['tour_texts', 'category_texts', 'post_texts', 'content_texts'] LOOP
    EXECUTE format('ALTER TABLE %I
      ADD held boolean NOT NULL DEFAULT false, -- complete, and not shown because the office says so
      ADD missing text[] NOT NULL DEFAULT ''{}'',
      ADD changed_fields jsonb NOT NULL DEFAULT ''{}'',
      ADD is_public boolean NOT NULL GENERATED ALWAYS AS (NOT held AND cardinality(missing) = 0) STORED', name);
  END LOOP;
END $$;
