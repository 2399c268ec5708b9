-- The programme is searched too, words keep their spelling for "did you mean", and places are known by name.

-- Without "with", which the Turkish stemmer leaves: 'balonlu' is balon, 'gemiyle' is gemi. Takes a folded word.
CREATE FUNCTION bare_word(folded text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(folded, '^(.{3,}?)(?:y?l[ae]|l[iu])$', '\1')
$$;

-- Each word once, as written and as its stem, both folded. How often a text says a word tells nothing of a tour.
CREATE OR REPLACE FUNCTION search_words(words text, lang text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(concat_ws(' ', fold_text(word), CASE lang
           WHEN 'tr' THEN fold_text((ts_lexize('turkish_stem', word))[1]) || ' ' || bare_word(fold_text(word))
           WHEN 'en' THEN (ts_lexize('english_stem', fold_text(word)))[1] END), ' '), '')
    FROM (SELECT DISTINCT word FROM regexp_split_to_table(lower(words COLLATE tr), '[^[:alnum:]]+') AS word) AS said
   WHERE word <> ''
$$;

ALTER TABLE tour_search_words
  ADD COLUMN named    boolean NOT NULL DEFAULT false,  -- a name, a place, a code or a category has it, not only a programme
  ADD COLUMN written  text;                            -- as a name or place spells it: 'Şirince' for 'sirince'; null for stems

-- Where tours go, one row for each stop of the route line, to be offered while a visitor types.
CREATE TABLE tour_search_places (
  tour_id  bigint NOT NULL REFERENCES tours ON DELETE CASCADE,
  lang     text NOT NULL REFERENCES languages ON DELETE CASCADE ON UPDATE CASCADE,
  folded   text COLLATE "C" NOT NULL,
  place    text NOT NULL,
  PRIMARY KEY (lang, folded, tour_id)
);
CREATE INDEX ON tour_search_places (tour_id);

-- Weights: A the name, B places and code, C categories, D what the summary, the description and the programme tell.
CREATE OR REPLACE FUNCTION refresh_tour_search(changed bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Two translators of one tour take turns; otherwise the second to commit would index without the first one's text.
  PERFORM FROM tours WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;
  WITH named AS MATERIALIZED (
      SELECT tour_id, 'A' AS weight, name AS words, lang FROM tour_texts WHERE tour_id = ANY (changed)
      UNION ALL
      SELECT tour_id, 'B', tour_place, lang FROM tour_texts WHERE tour_id = ANY (changed)
      UNION ALL
      SELECT id, 'B', code || ' ' || replace(code, '-', '') || ' ' || departure_city, 'tr' FROM tours WHERE id = ANY (changed)
      UNION ALL
      SELECT tour_categories.tour_id, 'C', name, lang
        FROM tour_categories JOIN categories ON categories.id = category_id
        JOIN category_texts ON category_texts.category_id IN (categories.id, categories.parent_id)
       WHERE tour_categories.tour_id = ANY (changed)
    ), told AS (
      SELECT tour_id, lang, concat_ws(' ', summary, regexp_replace(description, '<[^>]*>', ' ', 'g'),
               (SELECT string_agg(concat_ws(' ', title, overnight, regexp_replace(tour_day_texts.description, '<[^>]*>', ' ', 'g')), ' ')
                  FROM tour_day_texts WHERE tour_day_texts.tour_id = tour_texts.tour_id AND tour_day_texts.lang = tour_texts.lang)) AS words
        FROM tour_texts WHERE tour_id = ANY (changed)
    ), weighed AS MATERIALIZED (
      SELECT tour_id, setweight(to_tsvector('simple', string_agg(search_words(words, lang), ' ')), weight::"char") AS words
        FROM named GROUP BY tour_id, weight
      UNION ALL
      SELECT tour_id, setweight(to_tsvector('simple', string_agg(search_words(words, lang), ' ')), 'D') FROM told GROUP BY tour_id
    ), words AS MATERIALIZED (
      SELECT tour_id, word, bool_or(NOT weights <@ '{D}') AS named FROM weighed, unnest(weighed.words) AS said (word, positions, weights)
       GROUP BY tour_id, word
    ), documents AS (
      SELECT tours.id, said.words || array_to_tsvector(ARRAY['visa:' || visa_mode, 'nights:' || nights]
               || ARRAY(SELECT 'transport:' || kind FROM unnest(transporter_types) AS kind))
               -- The only country counts as a place, one of several for less.
               || (SELECT string_agg(format('''country:%s'':1%s', lower(country), CASE cardinality(countries) WHEN 1 THEN 'B' ELSE 'C' END), ' ')
                     FROM unnest(countries) AS country WHERE country ~ '^[A-Z]{2}$')::tsvector AS document
        FROM tours JOIN (SELECT tour_id, tsvector_agg(words) AS words FROM weighed GROUP BY tour_id) AS said ON said.tour_id = tours.id
    ), kept AS (
      INSERT INTO tour_search (tour_id, document) SELECT id, document FROM documents
      ON CONFLICT (tour_id) DO UPDATE SET document = excluded.document WHERE tour_search.document <> excluded.document
    ), spelled AS (
      SELECT DISTINCT ON (folded) folded, written
        FROM named, regexp_split_to_table(words, '[^[:alnum:]]+') AS written, fold_text(written) AS folded
       WHERE written ~ '[[:alpha:]]{3}'
       -- A capital before the same word without one.
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
  SELECT DISTINCT ON (tour_id, lang, folded) tour_id, lang, folded, place
    FROM tour_texts, regexp_split_to_table(tour_place, '\s+[–—-]\s+|\s*[,;/→>]\s*') AS stop, btrim(stop) AS place, fold_text(place) AS folded
   WHERE tour_id = ANY (changed) AND folded <> ''
   ORDER BY tour_id, lang, folded;
END $$;

CREATE AGGREGATE tsvector_agg (tsvector) (SFUNC = tsvector_concat, STYPE = tsvector, INITCOND = '');

DO $$
DECLARE event text;
BEGIN
  FOREACH event IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
    EXECUTE format('CREATE TRIGGER tour_search_%s AFTER %s ON tour_day_texts REFERENCING %s TABLE AS changed_rows
      FOR EACH STATEMENT EXECUTE FUNCTION tour_search_follows_tours()',
      lower(event), event, CASE event WHEN 'DELETE' THEN 'OLD' ELSE 'NEW' END);
  END LOOP;
END $$;

-- Tours that were there before.
SELECT refresh_tour_search(array_agg(id)) FROM tours HAVING count(*) > 0;
