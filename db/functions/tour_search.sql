-- Maintains tour_search, tour_search_words and tour_search_places. Texts that are not public are not included: those of inactive
-- languages, and those that db/functions/publishing.sql or the office holds back.

-- Removes the suffix for "with", which the Turkish stemmer leaves: 'balonlu' is balon, 'gemiyle' is gemi. Takes a folded word.
CREATE FUNCTION bare_word(folded text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(folded, '^(.{3,}?)(?:y?l[ae]|l[iu])$', '\1')
$$;

-- Each word once, as written and as its stem, both folded. Word counts do not affect the ranking of tours.
CREATE FUNCTION search_words(words text, lang text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(concat_ws(' ', fold_text(word), CASE lang
           WHEN 'tr' THEN fold_text((ts_lexize('turkish_stem', word))[1]) || ' ' || bare_word(fold_text(word))
           WHEN 'en' THEN (ts_lexize('english_stem', fold_text(word)))[1] END), ' '), '')
    FROM (SELECT DISTINCT word FROM regexp_split_to_table(lower(words COLLATE tr), '[^[:alnum:]]+') AS word) AS distinct_words
   WHERE word <> ''
$$;

CREATE AGGREGATE tsvector_agg (tsvector) (SFUNC = tsvector_concat, STYPE = tsvector, INITCOND = '');

-- Weights: A name, B places and code, C categories, D summary, description and programme.
CREATE FUNCTION refresh_tour_search(changed bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Concurrent updates of a tour wait for each other; otherwise the second would index without the first one's text.
  PERFORM FROM tours WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;
  WITH active_texts AS MATERIALIZED (
      SELECT tour_texts.* FROM tour_texts JOIN languages ON abbr = tour_texts.lang AND active WHERE tour_id = ANY (changed) AND is_public
    ), named AS MATERIALIZED (
      SELECT tour_id, 'A' AS weight, name AS words, lang FROM active_texts
      UNION ALL
      SELECT tour_id, 'B', tour_place, lang FROM active_texts
      UNION ALL
      SELECT id, 'B', code || ' ' || replace(code, '-', '') || ' ' || departure_city, 'tr' FROM tours WHERE id = ANY (changed)
      UNION ALL
      SELECT tour_categories.tour_id, 'C', name, category_texts.lang
        FROM tour_categories JOIN categories ON categories.id = category_id
        JOIN category_texts ON category_texts.category_id IN (categories.id, categories.parent_id)
        JOIN languages ON abbr = category_texts.lang AND active AND category_texts.is_public
       WHERE tour_categories.tour_id = ANY (changed)
    ), described AS (
      SELECT tour_id, lang, concat_ws(' ', summary, regexp_replace(description, '<[^>]*>', ' ', 'g'),
               (SELECT string_agg(concat_ws(' ', title, overnight, regexp_replace(tour_day_texts.description, '<[^>]*>', ' ', 'g')), ' ')
                  FROM tour_day_texts WHERE tour_day_texts.tour_id = active_texts.tour_id AND tour_day_texts.lang = active_texts.lang)) AS words
        FROM active_texts
    ), weighted AS MATERIALIZED (
      SELECT tour_id, setweight(to_tsvector('simple', string_agg(search_words(words, lang), ' ')), weight::"char") AS words
        FROM named GROUP BY tour_id, weight
      UNION ALL
      SELECT tour_id, setweight(to_tsvector('simple', string_agg(search_words(words, lang), ' ')), 'D') FROM described GROUP BY tour_id
    ), words AS MATERIALIZED (
      SELECT tour_id, word, bool_or(NOT weights <@ '{D}') AS named
        FROM weighted, unnest(weighted.words) AS entry (word, positions, weights)
       GROUP BY tour_id, word
    ), documents AS (
      SELECT tours.id, texts.words || array_to_tsvector(ARRAY['visa:' || visa_mode, 'nights:' || nights]
               || ARRAY(SELECT 'transport:' || kind FROM unnest(transporter_types) AS kind))
               -- A tour's only country weighs like a place, one of several countries less.
               || (SELECT string_agg(format('''country:%s'':1%s', lower(country), CASE cardinality(countries) WHEN 1 THEN 'B' ELSE 'C' END), ' ')
                     FROM unnest(countries) AS country WHERE country ~ '^[A-Z]{2}$')::tsvector AS document
        FROM tours JOIN (SELECT tour_id, tsvector_agg(words) AS words FROM weighted GROUP BY tour_id) AS texts ON texts.tour_id = tours.id
    ), stored AS (
      INSERT INTO tour_search (tour_id, document) SELECT id, document FROM documents
      ON CONFLICT (tour_id) DO UPDATE SET document = excluded.document WHERE tour_search.document <> excluded.document
    ), spelled AS (
      SELECT DISTINCT ON (folded) folded, written
        FROM named, regexp_split_to_table(words, '[^[:alnum:]]+') AS written, fold_text(written) AS folded
       WHERE written ~ '[[:alpha:]]{3}'
       -- A capitalized spelling is preferred.
       ORDER BY folded, written COLLATE "C"
    )
    INSERT INTO tour_search_words (word, named, written)
    SELECT word, bool_or(words.named), min(spelled.written) FROM words LEFT JOIN spelled ON folded = word
     GROUP BY word ORDER BY word
    ON CONFLICT (word) DO UPDATE SET named = tour_search_words.named OR excluded.named,
                                     written = coalesce(tour_search_words.written, excluded.written)
     WHERE excluded.named > tour_search_words.named OR tour_search_words.written IS NULL AND excluded.written IS NOT NULL;

  DELETE FROM tour_search_places WHERE tour_id = ANY (changed);
  INSERT INTO tour_search_places (tour_id, lang, folded, place)
  SELECT DISTINCT ON (tour_id, abbr, folded) tour_id, abbr, folded, place
    FROM tour_texts JOIN languages ON abbr = tour_texts.lang AND active AND is_public, regexp_split_to_table(tour_place, '\s+[–—-]\s+|\s*[,;/→>]\s*') AS stop, btrim(stop) AS place, fold_text(place) AS folded
   WHERE tour_id = ANY (changed) AND folded <> ''
   ORDER BY tour_id, abbr, folded;
END $$;

-- Rows of these tables never move to another tour or category, so the rows after an update contain all affected tours.
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

DO $$
DECLARE
  followed text;
  follows text;
  event text;
BEGIN
  FOR followed, follows IN VALUES
    ('tour_texts', 'tours'), ('tour_day_texts', 'tours'), ('tour_categories', 'tours'), ('category_texts', 'category_texts')
  LOOP
    FOREACH event IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
      EXECUTE format('CREATE TRIGGER tour_search_%s AFTER %s ON %I REFERENCING %s TABLE AS changed_rows
        FOR EACH STATEMENT EXECUTE FUNCTION tour_search_follows_%s()',
        lower(event), event, followed, CASE event WHEN 'DELETE' THEN 'OLD' ELSE 'NEW' END, follows);
    END LOOP;
  END LOOP;
END $$;

-- Most updates of a tour (order, pictures, status) do not change its document. Ignored columns are listed; a new column
-- counts.
CREATE FUNCTION tour_search_follows_facts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ignored CONSTANT text[] := ARRAY['token', 'status', 'public_langs', 'featured', 'queue', 'days', 'guide_language', 'board', 'kdv_rate', 'deposit_rate',
    'balance_due_days', 'visa_lead_days', 'min_participants', 'child_price_min_adults', 'cancel_policy_id', 'cover_image_id', 'version', 'created_at', 'updated_at'];
  changed bigint[];
BEGIN
  SELECT array_agg(id ORDER BY id) INTO changed FROM new_rows JOIN old_rows USING (id)
   WHERE to_jsonb(new_rows) - ignored <> to_jsonb(old_rows) - ignored;
  IF changed IS NOT NULL THEN PERFORM refresh_tour_search(changed); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER tour_search_update AFTER UPDATE ON tours REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tour_search_follows_facts();

CREATE FUNCTION tour_search_follows_categories() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ignored CONSTANT text[] := ARRAY['queue', 'cover_image_id', 'version'];
  changed bigint[];
BEGIN
  SELECT array_agg(DISTINCT tour_id ORDER BY tour_id) INTO changed FROM new_rows JOIN old_rows USING (id)
    JOIN tour_categories ON category_id = id
   WHERE to_jsonb(new_rows) - ignored <> to_jsonb(old_rows) - ignored;
  IF changed IS NOT NULL THEN PERFORM refresh_tour_search(changed); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER tour_search_update AFTER UPDATE ON categories REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tour_search_follows_categories();

-- Activating or deactivating a language rewrites the documents of all tours. It waits for tours that are being saved, so that
-- their new texts are included.
CREATE FUNCTION tour_search_follows_languages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_tour_search(array_agg(id)) FROM tours HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER tour_search_update AFTER UPDATE ON languages FOR EACH ROW
  WHEN (OLD.active <> NEW.active) EXECUTE FUNCTION tour_search_follows_languages();

-- Rewrites all documents when this file or folded_text.sql has changed.
SELECT refresh_tour_search(array_agg(id)) FROM tours HAVING count(*) > 0;
