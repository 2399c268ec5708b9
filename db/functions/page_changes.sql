-- Records when a page last changed, for lastmod in the sitemap. Columns that visitors do not see are ignored; a new column
-- counts until it is listed.

-- Arguments: the column of page_changes, the table of the page, and the column of this table that refers to the page.
CREATE FUNCTION note_page_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ignored CONSTANT text[] := ARRAY['version', 'updated_at', 'queue', 'public_langs'];
  changed text := CASE TG_OP
    WHEN 'INSERT' THEN format('SELECT %I FROM newer', TG_ARGV[2])
    WHEN 'DELETE' THEN format('SELECT %I FROM older', TG_ARGV[2])
    ELSE format('SELECT id FROM (SELECT %1$I, to_jsonb(newer) - $1 FROM newer EXCEPT SELECT %1$I, to_jsonb(older) - $1 FROM older) AS different (id, seen)', TG_ARGV[2])
  END;
BEGIN
  -- Skips a deleted page, whose rows were deleted with it.
  EXECUTE format('INSERT INTO page_changes (%1$I) SELECT id FROM %2$I WHERE id IN (%3$s) ORDER BY id
    ON CONFLICT (%1$I) DO UPDATE SET changed_at = excluded.changed_at', TG_ARGV[0], TG_ARGV[1], changed) USING ignored;
  RETURN NULL;
END $$;

CREATE FUNCTION note_departure_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO page_changes (tour_id) VALUES (NEW.tour_id)
  ON CONFLICT (tour_id) DO UPDATE SET changed_at = excluded.changed_at;
  RETURN NULL;
END $$;
-- Per row with a condition: orders update departures often, and the comparison is cheap.
CREATE TRIGGER note_departure_change AFTER UPDATE ON departures FOR EACH ROW
  WHEN (to_jsonb(NEW) - '{quota,seats_taken,sales_cutoff_days,min_participants,note,version}'::text[]
     <> to_jsonb(OLD) - '{quota,seats_taken,sales_cutoff_days,min_participants,note,version}'::text[])
  EXECUTE FUNCTION note_departure_change();

DO $$
DECLARE
  source record;
  event text;
BEGIN
  FOR source IN SELECT * FROM (VALUES
    ('tours', 'tour_id', 'tours', 'id'), ('tour_texts', 'tour_id', 'tours', 'tour_id'), ('tour_days', 'tour_id', 'tours', 'tour_id'),
    ('tour_day_texts', 'tour_id', 'tours', 'tour_id'), ('tour_images', 'tour_id', 'tours', 'tour_id'),
    ('tour_child_bands', 'tour_id', 'tours', 'tour_id'), ('departures', 'tour_id', 'tours', 'tour_id'),
    ('departure_child_prices', 'tour_id', 'tours', 'tour_id'),
    ('categories', 'category_id', 'categories', 'id'), ('category_texts', 'category_id', 'categories', 'category_id'),
    ('tour_categories', 'category_id', 'categories', 'category_id'),
    ('posts', 'post_id', 'posts', 'id'), ('post_texts', 'post_id', 'posts', 'post_id'), ('post_images', 'post_id', 'posts', 'post_id'),
    ('visa_countries', 'post_id', 'posts', 'post_id'), ('visa_country_texts', 'post_id', 'posts', 'post_id'),
    ('contracts', 'contract_id', 'contracts', 'id'), ('contract_texts', 'contract_id', 'contracts', 'contract_id'),
    ('contract_versions', 'contract_id', 'contracts', 'contract_id'))
    AS sources (changed_table, page_column, page_table, id_column)
  LOOP
    FOREACH event IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
      CONTINUE WHEN source.changed_table = 'departures' AND event = 'UPDATE'
                 OR source.changed_table = source.page_table AND event = 'DELETE';
      EXECUTE format('CREATE TRIGGER note_page_%s AFTER %s ON %I REFERENCING %s FOR EACH STATEMENT
        EXECUTE FUNCTION note_page_change(%L, %L, %L)', lower(event), event, source.changed_table,
        CASE event WHEN 'INSERT' THEN 'NEW TABLE AS newer' WHEN 'DELETE' THEN 'OLD TABLE AS older'
                   ELSE 'OLD TABLE AS older NEW TABLE AS newer' END,
        source.page_column, source.page_table, source.id_column);
    END LOOP;
  END LOOP;
END $$;
