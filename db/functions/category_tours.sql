-- Maintains category_tours: takes off where a tour was counted, adds where it belongs now.

CREATE FUNCTION refresh_category_tours(changed bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- One transaction at a time for a tour and for the parent of a category, and the next statement sees what the last one wrote.
  PERFORM FROM tours WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;
  PERFORM FROM categories WHERE id IN (SELECT category_id FROM tour_categories WHERE tour_id = ANY (changed)) ORDER BY id FOR SHARE;
  WITH present AS (
    SELECT tours.id AS tour_id, own.categories, CASE status WHEN 'yayinda' THEN public_langs ELSE '{}' END AS langs
      FROM tours
     CROSS JOIN LATERAL (
       SELECT coalesce(array_agg(DISTINCT category ORDER BY category), '{}') AS categories
         FROM tour_categories JOIN categories ON categories.id = category_id
        CROSS JOIN LATERAL (VALUES (categories.id), (parent_id)) AS family (category)
        WHERE tour_id = tours.id AND category IS NOT NULL) AS own
     WHERE tours.id = ANY (changed)),
  saved AS (
    INSERT INTO counted_tours SELECT * FROM present
    ON CONFLICT (tour_id) DO UPDATE SET categories = excluded.categories, langs = excluded.langs),
  deleted AS (
    DELETE FROM counted_tours WHERE tour_id = ANY (changed) AND tour_id NOT IN (SELECT tour_id FROM present)),
  different AS (
    SELECT category, lang, sum(n) AS n
      FROM (SELECT categories, langs, 1 AS n FROM present
             UNION ALL
            SELECT categories, langs, -1 FROM counted_tours WHERE tour_id = ANY (changed)) AS counted,
           unnest(categories) AS category, unnest(langs) AS lang
     GROUP BY category, lang HAVING sum(n) <> 0)
  INSERT INTO category_tours SELECT category, lang, n FROM different ORDER BY category, lang
  ON CONFLICT (category_id, lang) DO UPDATE SET tours = category_tours.tours + excluded.tours;
END $$;

CREATE FUNCTION category_tours_follow_places() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed bigint[];
BEGIN
  SELECT array_agg(DISTINCT tour_id) INTO changed FROM changed_rows;
  IF changed IS NOT NULL THEN PERFORM refresh_category_tours(changed); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER category_tours_insert AFTER INSERT ON tour_categories REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION category_tours_follow_places();
CREATE TRIGGER category_tours_delete AFTER DELETE ON tour_categories REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION category_tours_follow_places();

-- A drag in the office changes the order of many tours of a category, which counts nothing.
CREATE FUNCTION category_tours_follow_moves() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed bigint[];
BEGIN
  SELECT array_agg(DISTINCT tour_id) INTO changed FROM (
    (SELECT tour_id, category_id FROM new_rows EXCEPT SELECT tour_id, category_id FROM old_rows) UNION ALL
    (SELECT tour_id, category_id FROM old_rows EXCEPT SELECT tour_id, category_id FROM new_rows)) AS moved;
  IF changed IS NOT NULL THEN PERFORM refresh_category_tours(changed); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER category_tours_update AFTER UPDATE ON tour_categories REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION category_tours_follow_moves();

CREATE FUNCTION category_tours_follow_tours() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed bigint[];
BEGIN
  SELECT array_agg(id) INTO changed FROM new_rows JOIN old_rows USING (id)
   WHERE (new_rows.status, new_rows.public_langs) <> (old_rows.status, old_rows.public_langs);
  IF changed IS NOT NULL THEN PERFORM refresh_category_tours(changed); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER category_tours_update AFTER UPDATE ON tours REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION category_tours_follow_tours();

CREATE FUNCTION category_tours_follow_parents() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed bigint[];
BEGIN
  SELECT array_agg(DISTINCT tour_id) INTO changed FROM new_rows JOIN old_rows USING (id) JOIN tour_categories ON category_id = id
   WHERE new_rows.parent_id IS DISTINCT FROM old_rows.parent_id;
  IF changed IS NOT NULL THEN PERFORM refresh_category_tours(changed); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER category_tours_update AFTER UPDATE ON categories REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION category_tours_follow_parents();

-- Counts all again when this file has changed.
SELECT refresh_category_tours(array_agg(id)) FROM tours HAVING count(*) > 0;
