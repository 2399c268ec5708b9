-- What a visitor's words are matched against: one document per tour, of all its languages, kept true by triggers.

-- ı, İ, I and i are one letter here, as are ş and s: who types without Turkish letters finds the same tours.
CREATE FUNCTION fold_text(words text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT unaccent(translate(lower(words COLLATE tr), 'çğıöşüâîû', 'cgiosuaiu'))
$$;

-- Words as written and their stems, both folded: 'turları' becomes 'turlari tur'.
CREATE FUNCTION search_words(words text, lang text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(concat_ws(' ', fold_text(word), CASE lang
           WHEN 'tr' THEN fold_text((ts_lexize('turkish_stem', word))[1])
           WHEN 'en' THEN (ts_lexize('english_stem', fold_text(word)))[1] END), ' '), '')
    FROM regexp_split_to_table(lower(words COLLATE tr), '[^[:alnum:]]+') AS word
   WHERE word <> ''
$$;

CREATE TABLE tour_search (
  tour_id   bigint PRIMARY KEY REFERENCES tours ON DELETE CASCADE,
  document  tsvector NOT NULL            -- folded words and stems; facts as 'country:it', 'transport:ucak', 'visa:vizesiz'
);
CREATE INDEX ON tour_search USING gin (document);

-- Every word of the documents, for words that were mistyped. A word no tour uses any more stays and does no harm.
CREATE TABLE tour_search_words (word text COLLATE "C" PRIMARY KEY);
CREATE INDEX ON tour_search_words USING gin (word gin_trgm_ops);

CREATE FUNCTION refresh_tour_search(changed bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Two translators of one tour take turns; otherwise the second to commit would index without the first one's text.
  PERFORM FROM tours WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;
  WITH texts AS (
      SELECT tour_id, 'A'::"char" AS weight, search_words(name, lang) AS words FROM tour_texts WHERE tour_id = ANY (changed)
      UNION ALL
      SELECT tour_id, 'B', search_words(tour_place, lang) FROM tour_texts WHERE tour_id = ANY (changed)
      UNION ALL
      SELECT tour_id, 'D', search_words(summary, lang) FROM tour_texts WHERE tour_id = ANY (changed)
      UNION ALL
      SELECT id, 'B', search_words(code || ' ' || replace(code, '-', '') || ' ' || departure_city, 'tr')
        FROM tours WHERE id = ANY (changed)
      UNION ALL
      SELECT tour_categories.tour_id, 'C', search_words(name, lang)
        FROM tour_categories JOIN categories ON categories.id = category_id
        JOIN category_texts ON category_texts.category_id IN (categories.id, categories.parent_id)
       WHERE tour_categories.tour_id = ANY (changed)
    ), documents AS (
      SELECT tours.id, told.words,
             array_to_tsvector(ARRAY['visa:' || visa_mode, 'nights:' || nights]
               || ARRAY(SELECT 'country:' || lower(country) FROM unnest(countries) AS country)
               || ARRAY(SELECT 'transport:' || kind FROM unnest(transporter_types) AS kind)) AS facts
        FROM tours JOIN (
          SELECT tour_id, setweight(to_tsvector('simple', coalesce(string_agg(words, ' ') FILTER (WHERE weight = 'A'), '')), 'A')
              || setweight(to_tsvector('simple', coalesce(string_agg(words, ' ') FILTER (WHERE weight = 'B'), '')), 'B')
              || setweight(to_tsvector('simple', coalesce(string_agg(words, ' ') FILTER (WHERE weight = 'C'), '')), 'C')
              || setweight(to_tsvector('simple', coalesce(string_agg(words, ' ') FILTER (WHERE weight = 'D'), '')), 'D') AS words
            FROM texts GROUP BY tour_id) AS told ON told.tour_id = tours.id
    ), kept AS (
      INSERT INTO tour_search (tour_id, document) SELECT id, words || facts FROM documents
      ON CONFLICT (tour_id) DO UPDATE SET document = excluded.document WHERE tour_search.document <> excluded.document
    )
    INSERT INTO tour_search_words (word)
    SELECT DISTINCT word FROM documents, unnest(tsvector_to_array(documents.words)) AS word
     ORDER BY word
    ON CONFLICT DO NOTHING;
END $$;

-- No row of these tables changes its tour or category, so that the rows after an update name all that it touched.
CREATE FUNCTION tour_search_follows_tours() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed bigint[];
BEGIN
  SELECT array_agg(DISTINCT tour_id ORDER BY tour_id) INTO changed FROM changed_rows;
  IF changed IS NOT NULL THEN PERFORM refresh_tour_search(changed); END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION tour_search_follows_category_texts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed bigint[];
BEGIN
  SELECT array_agg(DISTINCT tour_id ORDER BY tour_id) INTO changed FROM changed_rows
    JOIN categories ON categories.id = changed_rows.category_id OR categories.parent_id = changed_rows.category_id
    JOIN tour_categories ON tour_categories.category_id = categories.id;
  IF changed IS NOT NULL THEN PERFORM refresh_tour_search(changed); END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION tour_search_follows_facts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed bigint[];
BEGIN
  -- Most updates of a tour (order, pictures, status) are about none of its words.
  SELECT array_agg(id ORDER BY id) INTO changed FROM new_rows JOIN old_rows USING (id)
   WHERE (new_rows.code, new_rows.departure_city, new_rows.countries, new_rows.transporter_types, new_rows.visa_mode, new_rows.nights)
      IS DISTINCT FROM
         (old_rows.code, old_rows.departure_city, old_rows.countries, old_rows.transporter_types, old_rows.visa_mode, old_rows.nights);
  IF changed IS NOT NULL THEN PERFORM refresh_tour_search(changed); END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION tour_search_follows_parents() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed bigint[];
BEGIN
  SELECT array_agg(DISTINCT tour_id ORDER BY tour_id) INTO changed FROM new_rows JOIN old_rows USING (id)
    JOIN tour_categories ON category_id = id
   WHERE new_rows.parent_id IS DISTINCT FROM old_rows.parent_id;
  IF changed IS NOT NULL THEN PERFORM refresh_tour_search(changed); END IF;
  RETURN NULL;
END $$;

DO $$
DECLARE followed text; follows text; event text;
BEGIN
  FOR followed, follows IN VALUES ('tour_texts', 'tours'), ('tour_categories', 'tours'), ('category_texts', 'category_texts') LOOP
    FOREACH event IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
      EXECUTE format('CREATE TRIGGER tour_search_%s AFTER %s ON %I REFERENCING %s TABLE AS changed_rows
        FOR EACH STATEMENT EXECUTE FUNCTION tour_search_follows_%s()',
        lower(event), event, followed, CASE event WHEN 'DELETE' THEN 'OLD' ELSE 'NEW' END, follows);
    END LOOP;
  END LOOP;
END $$;
CREATE TRIGGER tour_search_update AFTER UPDATE ON tours REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tour_search_follows_facts();
CREATE TRIGGER tour_search_update AFTER UPDATE ON categories REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tour_search_follows_parents();

-- Tours that were there before.
SELECT refresh_tour_search(array_agg(id)) FROM tours HAVING count(*) > 0;
