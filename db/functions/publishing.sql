-- Decides in which languages a record is public: a language lacks nothing that the default language has, among the
-- required fields below, and is not held back. src/tests/requests/publishing.db.test.ts compares these lists with those of the office.

-- The same as isEmpty in src/base/i18n/empty.ts.
CREATE FUNCTION is_filled(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE jsonb_typeof(value)
           WHEN 'array' THEN EXISTS (SELECT FROM jsonb_array_elements_text(value) AS line WHERE line ~ '\S')
           WHEN 'string' THEN regexp_replace(value #>> '{}', '</?(p|br)\s*/?>|&nbsp;|\s', '', 'g') <> ''
           ELSE false END
$$;

-- Required fields that `main`, the text in the default language, has and `own` lacks.
CREATE FUNCTION missing_texts(own jsonb, main jsonb, required text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(field ORDER BY place), '{}') FROM unnest(required) WITH ORDINALITY AS listed (field, place)
   WHERE is_filled(main -> field) AND NOT is_filled(own -> field)
$$;

CREATE FUNCTION refresh_tour_publishing(changed bigint[]) RETURNS void LANGUAGE sql AS $$
  UPDATE tour_texts SET missing = found.missing
    FROM (SELECT own.tour_id, own.lang,
                 missing_texts(to_jsonb(own), to_jsonb(main), '{summary,description,included,excluded,important_notes}')
                 || ARRAY(SELECT 'programme.' || main_day.day FROM tour_day_texts main_day
                            LEFT JOIN tour_day_texts own_day ON own_day.tour_id = main_day.tour_id AND own_day.day = main_day.day AND own_day.lang = own.lang
                           WHERE main_day.tour_id = own.tour_id AND main_day.lang = main.lang
                             AND missing_texts(to_jsonb(own_day), to_jsonb(main_day), '{title,description}') <> '{}'
                           ORDER BY main_day.day) AS missing
            FROM tour_texts own
            LEFT JOIN tour_texts main ON main.tour_id = own.tour_id AND main.lang = (SELECT abbr FROM languages WHERE is_default)
           WHERE own.tour_id = ANY (changed)) AS found
   WHERE tour_texts.tour_id = found.tour_id AND tour_texts.lang = found.lang AND tour_texts.missing <> found.missing;
  UPDATE tours SET public_langs = found.langs
    FROM (SELECT id, ARRAY(SELECT lang FROM tour_texts WHERE tour_id = tours.id AND is_public ORDER BY lang) AS langs
            FROM tours WHERE id = ANY (changed)) AS found
   WHERE tours.id = found.id AND tours.public_langs <> found.langs
$$;

CREATE FUNCTION refresh_category_publishing(changed bigint[]) RETURNS void LANGUAGE sql AS $$
  UPDATE category_texts SET missing = found.missing
    FROM (SELECT own.category_id, own.lang, missing_texts(to_jsonb(own), to_jsonb(main), '{description}') AS missing
            FROM category_texts own
            LEFT JOIN category_texts main ON main.category_id = own.category_id AND main.lang = (SELECT abbr FROM languages WHERE is_default)
           WHERE own.category_id = ANY (changed)) AS found
   WHERE category_texts.category_id = found.category_id AND category_texts.lang = found.lang AND category_texts.missing <> found.missing
$$;

CREATE FUNCTION refresh_post_publishing(changed bigint[]) RETURNS void LANGUAGE sql AS $$
  UPDATE post_texts SET missing = found.missing
    FROM (SELECT own.post_id, own.lang, missing_texts(to_jsonb(own), to_jsonb(main), '{summary,body}')
                 || missing_texts(to_jsonb(own_visa), to_jsonb(main_visa), '{documents,notes}') AS missing
            FROM post_texts own
            LEFT JOIN post_texts main ON main.post_id = own.post_id AND main.lang = (SELECT abbr FROM languages WHERE is_default)
            LEFT JOIN visa_country_texts own_visa ON own_visa.post_id = own.post_id AND own_visa.lang = own.lang
            LEFT JOIN visa_country_texts main_visa ON main_visa.post_id = own.post_id AND main_visa.lang = main.lang
           WHERE own.post_id = ANY (changed)) AS found
   WHERE post_texts.post_id = found.post_id AND post_texts.lang = found.lang AND post_texts.missing <> found.missing
$$;

CREATE FUNCTION refresh_content_publishing(changed bigint[]) RETURNS void LANGUAGE sql AS $$
  UPDATE content_texts SET missing = found.missing
    FROM (SELECT own.content_id, own.lang, missing_texts(to_jsonb(own), to_jsonb(main), '{title,description,btn_title,btn_title2}') AS missing
            FROM content_texts own
            LEFT JOIN content_texts main ON main.content_id = own.content_id AND main.lang = (SELECT abbr FROM languages WHERE is_default)
           WHERE own.content_id = ANY (changed)) AS found
   WHERE content_texts.content_id = found.content_id AND content_texts.lang = found.lang AND content_texts.missing <> found.missing
$$;

-- Arguments: the kind of record, and the column of this table that refers to it. A row never moves to another record.
CREATE FUNCTION publishing_follows_texts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed bigint[];
BEGIN
  EXECUTE format('SELECT array_agg(DISTINCT %I) FROM changed_rows', TG_ARGV[1]) INTO changed;
  IF changed IS NOT NULL THEN EXECUTE format('SELECT refresh_%s_publishing($1)', TG_ARGV[0]) USING changed; END IF;
  RETURN NULL;
END $$;

DO $$
DECLARE
  source record;
  event text;
BEGIN
  FOR source IN SELECT * FROM (VALUES
    ('tour_texts', 'tour'), ('tour_day_texts', 'tour'), ('category_texts', 'category'), ('post_texts', 'post'),
    ('visa_country_texts', 'post'), ('content_texts', 'content')) AS sources (changed_table, kind)
  LOOP
    FOREACH event IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
      EXECUTE format('CREATE TRIGGER publishing_%s AFTER %s ON %I REFERENCING %s TABLE AS changed_rows
        FOR EACH STATEMENT EXECUTE FUNCTION publishing_follows_texts(%L, %L)', lower(event), event, source.changed_table,
        CASE event WHEN 'DELETE' THEN 'OLD' ELSE 'NEW' END, source.kind, source.kind || '_id');
    END LOOP;
  END LOOP;
END $$;

CREATE FUNCTION refresh_publishing() RETURNS void LANGUAGE sql AS $$
  SELECT refresh_tour_publishing(ARRAY(SELECT id FROM tours)), refresh_category_publishing(ARRAY(SELECT id FROM categories)),
         refresh_post_publishing(ARRAY(SELECT id FROM posts)), refresh_content_publishing(ARRAY(SELECT id FROM contents))
$$;

CREATE FUNCTION publishing_follows_default_language() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_publishing();
  RETURN NULL;
END $$;
CREATE TRIGGER publishing_update AFTER UPDATE ON languages FOR EACH ROW
  WHEN (OLD.is_default <> NEW.is_default AND NEW.is_default) EXECUTE FUNCTION publishing_follows_default_language();

-- Rows that were written before this file, or under an older rule.
SELECT refresh_publishing();
