-- Addresses of pages: a slug that changes leaves its old spelling for the 301, whoever changes it, and every page knows when
-- what it shows last changed (the sitemap's lastmod).

ALTER TABLE slug_redirects ADD COLUMN section text NOT NULL DEFAULT '';  -- of a post: slugs are its section's own
ALTER TABLE slug_redirects DROP CONSTRAINT slug_redirects_pkey;
ALTER TABLE slug_redirects ADD PRIMARY KEY (kind, section, lang, seo_name);

-- A redirect names the thing, not its next slug: chains are as long as one step, and A -> B -> A ends at A, because what
-- has a slug today is looked for first. Arguments: kind, the text's column of the thing, the thing's table.
CREATE FUNCTION keep_old_slug() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  target bigint := (to_jsonb(OLD) ->> TG_ARGV[1])::bigint;
  of_section text := coalesce(to_jsonb(OLD) ->> 'section', '');
  is_there boolean;
BEGIN
  -- A thing or a language that goes takes its texts with it, and leaves nothing to lead to.
  EXECUTE format('SELECT EXISTS (SELECT FROM %I WHERE id = $1) AND EXISTS (SELECT FROM languages WHERE abbr = $2)', TG_ARGV[2])
    INTO is_there USING target, OLD.lang;
  IF is_there AND OLD.seo_name IS NOT NULL THEN
    INSERT INTO slug_redirects (kind, section, lang, seo_name, target_id)
    VALUES (TG_ARGV[0], of_section, OLD.lang, OLD.seo_name, target)
    ON CONFLICT (kind, section, lang, seo_name) DO UPDATE SET target_id = excluded.target_id, changed_at = excluded.changed_at;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM slug_redirects
     WHERE kind = TG_ARGV[0] AND section = of_section AND lang = NEW.lang AND seo_name = NEW.seo_name AND target_id = target;
  END IF;
  RETURN NULL;
END $$;

CREATE TABLE page_changes (
  kind        text NOT NULL CHECK (kind IN ('tour', 'category', 'post', 'contract')),
  target_id   bigint NOT NULL,                             -- of what was deleted too: nobody asks for it
  changed_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, target_id)
);

-- Arguments: kind, and the column that names the thing. What no visitor sees is no change.
CREATE FUNCTION note_page_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unseen CONSTANT text[] := ARRAY['version', 'updated_at', 'queue', 'note', 'seats_taken'];
  changed text := CASE TG_OP
    WHEN 'INSERT' THEN format('SELECT %I AS id FROM newer', TG_ARGV[1])
    WHEN 'DELETE' THEN format('SELECT %I AS id FROM older', TG_ARGV[1])
    ELSE format('SELECT id FROM (SELECT %1$I AS id, to_jsonb(newer) - $2 FROM newer EXCEPT SELECT %1$I, to_jsonb(older) - $2 FROM older) AS told (id, seen)', TG_ARGV[1])
  END;
BEGIN
  EXECUTE 'INSERT INTO page_changes (kind, target_id) SELECT DISTINCT $1, id FROM (' || changed || ') AS changed ORDER BY id
    ON CONFLICT (kind, target_id) DO UPDATE SET changed_at = excluded.changed_at' USING TG_ARGV[0], unseen;
  RETURN NULL;
END $$;

-- Seats are taken all day long: an order looks at no more than this condition.
CREATE FUNCTION note_departure_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO page_changes (kind, target_id) VALUES ('tour', NEW.tour_id)
  ON CONFLICT (kind, target_id) DO UPDATE SET changed_at = excluded.changed_at;
  RETURN NULL;
END $$;
CREATE TRIGGER note_departure_change AFTER UPDATE ON departures FOR EACH ROW
  WHEN ((OLD.start_date, OLD.end_date, OLD.status, OLD.currency, OLD.multi_room_price, OLD.single_room_price,
         OLD.child_age_range_1_price, OLD.child_age_range_2_price, OLD.child_age_range_3_price, OLD.child_age_range_4_price)
    IS DISTINCT FROM
        (NEW.start_date, NEW.end_date, NEW.status, NEW.currency, NEW.multi_room_price, NEW.single_room_price,
         NEW.child_age_range_1_price, NEW.child_age_range_2_price, NEW.child_age_range_3_price, NEW.child_age_range_4_price))
  EXECUTE FUNCTION note_departure_change();

DO $$
DECLARE
  source record;
  event text;
BEGIN
  FOR source IN SELECT * FROM (VALUES
    ('tour_texts', 'tour', 'tour_id', 'tours'), ('category_texts', 'category', 'category_id', 'categories'),
    ('post_texts', 'post', 'post_id', 'posts'), ('contract_texts', 'contract', 'contract_id', 'contracts'))
    AS slugs (tab, kind, col, thing)
  LOOP
    EXECUTE format('CREATE TRIGGER keep_old_slug AFTER UPDATE OF seo_name ON %I FOR EACH ROW
      WHEN (OLD.seo_name IS DISTINCT FROM NEW.seo_name) EXECUTE FUNCTION keep_old_slug(%L, %L, %L)',
      source.tab, source.kind, source.col, source.thing);
    EXECUTE format('CREATE TRIGGER keep_removed_slug AFTER DELETE ON %I FOR EACH ROW
      EXECUTE FUNCTION keep_old_slug(%L, %L, %L)', source.tab, source.kind, source.col, source.thing);
  END LOOP;

  FOR source IN SELECT * FROM (VALUES
    ('tours', 'tour', 'id'), ('tour_texts', 'tour', 'tour_id'), ('tour_days', 'tour', 'tour_id'),
    ('tour_day_texts', 'tour', 'tour_id'), ('tour_images', 'tour', 'tour_id'), ('tour_child_bands', 'tour', 'tour_id'),
    ('departures', 'tour', 'tour_id'),
    ('categories', 'category', 'id'), ('category_texts', 'category', 'category_id'), ('tour_categories', 'category', 'category_id'),
    ('posts', 'post', 'id'), ('post_texts', 'post', 'post_id'), ('post_images', 'post', 'post_id'),
    ('visa_countries', 'post', 'post_id'), ('visa_country_texts', 'post', 'post_id'),
    ('contracts', 'contract', 'id'), ('contract_texts', 'contract', 'contract_id'), ('contract_versions', 'contract', 'contract_id'))
    AS pages (tab, kind, col)
  LOOP
    FOREACH event IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
      CONTINUE WHEN source.tab = 'departures' AND event = 'UPDATE';
      EXECUTE format('CREATE TRIGGER note_page_%s AFTER %s ON %I REFERENCING %s FOR EACH STATEMENT
        EXECUTE FUNCTION note_page_change(%L, %L)', lower(event), event, source.tab,
        CASE event WHEN 'INSERT' THEN 'NEW TABLE AS newer' WHEN 'DELETE' THEN 'OLD TABLE AS older'
                   ELSE 'OLD TABLE AS older NEW TABLE AS newer' END,
        source.kind, source.col);
    END LOOP;
  END LOOP;
END $$;

INSERT INTO page_changes (kind, target_id, changed_at) SELECT 'tour', id, updated_at FROM tours;
INSERT INTO page_changes (kind, target_id) SELECT 'category', id FROM categories;
INSERT INTO page_changes (kind, target_id) SELECT 'post', id FROM posts;
INSERT INTO page_changes (kind, target_id) SELECT 'contract', id FROM contracts;
