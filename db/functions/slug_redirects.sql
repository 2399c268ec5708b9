-- A changed or deleted slug leaves a redirect to its page.

-- Arguments: the column that refers to the page, in the texts table and in slug_redirects; the table of the page.
CREATE FUNCTION keep_old_slug() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  page_id bigint := (to_jsonb(OLD) ->> TG_ARGV[0])::bigint;
  of_section text := coalesce(to_jsonb(OLD) ->> 'section', '');
  has_target boolean;
BEGIN
  -- No redirect when the page or the language is deleted, which deletes the texts too.
  EXECUTE format('SELECT EXISTS (SELECT FROM %I WHERE id = $1) AND EXISTS (SELECT FROM languages WHERE abbr = $2)', TG_ARGV[1])
    INTO has_target USING page_id, OLD.lang;
  IF has_target AND OLD.seo_name IS NOT NULL THEN
    EXECUTE format('INSERT INTO slug_redirects (section, lang, seo_name, %1$I) VALUES ($1, $2, $3, $4)
      ON CONFLICT (kind, section, lang, seo_name) DO UPDATE SET %1$I = excluded.%1$I, changed_at = excluded.changed_at', TG_ARGV[0])
      USING of_section, OLD.lang, OLD.seo_name, page_id;
  END IF;
  -- The page has this slug again, and the redirect would point to itself.
  IF TG_OP = 'UPDATE' THEN
    EXECUTE format('DELETE FROM slug_redirects WHERE section = $1 AND lang = $2 AND seo_name = $3 AND %I = $4', TG_ARGV[0])
      USING of_section, NEW.lang, NEW.seo_name, page_id;
  END IF;
  RETURN NULL;
END $$;

DO $$
DECLARE
  texts text;
  page_column text;
  page_table text;
BEGIN
  FOR texts, page_column, page_table IN VALUES
    ('tour_texts', 'tour_id', 'tours'), ('category_texts', 'category_id', 'categories'),
    ('post_texts', 'post_id', 'posts'), ('contract_texts', 'contract_id', 'contracts')
  LOOP
    EXECUTE format('CREATE TRIGGER keep_old_slug AFTER UPDATE ON %I FOR EACH ROW
      WHEN (OLD.seo_name IS DISTINCT FROM NEW.seo_name) EXECUTE FUNCTION keep_old_slug(%L, %L)', texts, page_column, page_table);
    EXECUTE format('CREATE TRIGGER keep_removed_slug AFTER DELETE ON %I FOR EACH ROW
      EXECUTE FUNCTION keep_old_slug(%L, %L)', texts, page_column, page_table);
  END LOOP;
END $$;
