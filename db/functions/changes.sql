-- What every change of a row leaves behind. The name of a new table that a page shows comes into the list below.
-- Notifies every process what changed, so that it drops the pages that show it (base/cache/changes.server.ts listens). The payload
-- is a list of tags: the name of the table; for the tables of tours also the tours, as tour:12, and what of lists changed
-- (features/tours/tour-dependencies.store.server.ts). * stands for anything. Every statement counts, on any column: a new column is announced
-- until it is listed as one that lists of tours do not read. triggers.db.test.ts lists the tables that no page shows.

CREATE FUNCTION notify_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('seyyah_changes', CASE TG_OP WHEN 'TRUNCATE' THEN '*' ELSE TG_TABLE_NAME END);
  RETURN NULL;
END $$;

CREATE FUNCTION notify_tours(changed_table text, ids bigint[], VARIADIC tags text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- A statement that found no row. A payload has at most 8,000 bytes.
  IF ids IS NULL THEN RETURN; END IF;
  PERFORM pg_notify('seyyah_changes', concat_ws(' ', changed_table,
    CASE WHEN cardinality(ids) > 200 THEN '*' ELSE 'tour:' || array_to_string(ids, ' tour:') END, array_to_string(tags, ' ')));
END $$;

-- Orders update departures often: a seat more or less changes what the tour's card and page show, but no list, unless it is the last one.
CREATE FUNCTION notify_departures() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unlisted CONSTANT text[] := ARRAY['version', 'note', 'min_participants', 'quota', 'seats_taken', 'currency', 'multi_room_price', 'single_room_price'];
  ids bigint[];
  changes_sale boolean := true;
  changes_prices boolean := true;
BEGIN
  IF TG_OP = 'INSERT' THEN SELECT array_agg(DISTINCT tour_id) INTO ids FROM newer;
  ELSIF TG_OP = 'DELETE' THEN SELECT array_agg(DISTINCT tour_id) INTO ids FROM older;
  ELSE
    SELECT array_agg(DISTINCT id), bool_or(is_sale), bool_or(is_price) INTO ids, changes_sale, changes_prices
      FROM (SELECT unnest(ARRAY[older.tour_id, newer.tour_id]) AS id,
                   (older.seats_taken < older.quota) <> (newer.seats_taken < newer.quota)
                     OR to_jsonb(older) - unlisted <> to_jsonb(newer) - unlisted AS is_sale,
                   (older.currency, older.multi_room_price) <> (newer.currency, newer.multi_room_price) AS is_price
              FROM older JOIN newer USING (id)) AS changed;
  END IF;
  PERFORM notify_tours('departures', ids,
    CASE WHEN changes_sale THEN 'tours:sale' END, CASE WHEN changes_prices THEN 'tours:prices' END);
  RETURN NULL;
END $$;

-- Argument: the column of the tour.
CREATE FUNCTION notify_tour_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unlisted CONSTANT text[] := ARRAY['version', 'created_at', 'updated_at', 'code', 'days', 'cover_image_id', 'guide_language', 'board',
    'deposit_rate', 'kdv_rate', 'balance_due_days', 'min_participants', 'child_price_min_adults', 'cancel_policy_id'];
  ids bigint[];
  is_listed boolean := true;
BEGIN
  EXECUTE format(CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT array_agg(DISTINCT %1$I) FROM newer'
    WHEN 'DELETE' THEN 'SELECT array_agg(DISTINCT %1$I) FROM older'
    ELSE 'SELECT array_agg(DISTINCT %1$I) FROM (SELECT %1$I FROM older UNION SELECT %1$I FROM newer) AS changed' END, TG_ARGV[0]) INTO ids;
  IF TG_TABLE_NAME = 'tours' AND TG_OP = 'UPDATE' THEN
    SELECT bool_or(to_jsonb(older) - unlisted <> to_jsonb(newer) - unlisted) INTO is_listed FROM older JOIN newer USING (id);
  END IF;
  PERFORM notify_tours(TG_TABLE_NAME, ids, CASE WHEN TG_TABLE_NAME = 'tours' AND is_listed THEN 'tours:listed' END);
  RETURN NULL;
END $$;

DO $$
DECLARE
  name text;
  source record;
  event text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'languages', 'static_strings', 'slug_redirects', 'page_changes', 'images', 'image_texts', 'categories', 'category_texts', 'category_tours',
    'tour_search', 'tour_search_places', 'tour_search_words', 'exchange_rates', 'pickup_points', 'pickup_point_texts', 'cancellation_policies', 'contracts', 'contract_texts', 'contract_versions',
    'bank_accounts', 'card_settings', 'contents', 'content_texts', 'posts', 'post_texts', 'post_images', 'visa_countries', 'visa_country_texts',
    'company', 'company_texts', 'contact_information', 'social_media', 'certificates', 'certificate_texts', 'page_meta', 'settings']
  LOOP
    -- A new picture is on no page yet.
    EXECUTE format('CREATE TRIGGER notify_change AFTER %s ON %I FOR EACH STATEMENT EXECUTE FUNCTION notify_change()',
      CASE name WHEN 'images' THEN 'UPDATE OR DELETE OR TRUNCATE' ELSE 'INSERT OR UPDATE OR DELETE OR TRUNCATE' END, name);
  END LOOP;
  FOR source IN SELECT * FROM (VALUES
    ('tours', 'notify_tour_rows(''id'')'), ('departures', 'notify_departures()'), ('departure_child_prices', 'notify_tour_rows(''tour_id'')'),
    ('tour_texts', 'notify_tour_rows(''tour_id'')'), ('tour_child_bands', 'notify_tour_rows(''tour_id'')'),
    ('tour_days', 'notify_tour_rows(''tour_id'')'), ('tour_day_texts', 'notify_tour_rows(''tour_id'')'),
    ('tour_categories', 'notify_tour_rows(''tour_id'')'), ('tour_images', 'notify_tour_rows(''tour_id'')'),
    ('tour_pickups', 'notify_tour_rows(''tour_id'')'))
    AS sources (changed_table, handler)
  LOOP
    FOREACH event IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
      EXECUTE format('CREATE TRIGGER notify_%s AFTER %s ON %I REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION %s',
        lower(event), event, source.changed_table,
        CASE event WHEN 'INSERT' THEN 'NEW TABLE AS newer' WHEN 'DELETE' THEN 'OLD TABLE AS older'
                   ELSE 'OLD TABLE AS older NEW TABLE AS newer' END, source.handler);
    END LOOP;
    EXECUTE format('CREATE TRIGGER notify_change AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION notify_change()', source.changed_table);
  END LOOP;
END $$;

-- A translation is out of date when the same field of the default language changed after it. A new row may bring times of its own:
-- a day of a programme that moved.
CREATE FUNCTION note_changed_fields() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ignored CONSTANT text[] := ARRAY['held', 'missing', 'changed_fields', 'is_public', 'version'];
BEGIN
  NEW.changed_fields := NEW.changed_fields || (
    SELECT coalesce(jsonb_object_agg(key, now()), '{}') FROM jsonb_each(to_jsonb(NEW) - ignored)
     WHERE CASE TG_OP WHEN 'UPDATE' THEN to_jsonb(OLD) -> key IS DISTINCT FROM value ELSE NOT NEW.changed_fields ? key END);
  RETURN NEW;
END $$;

DO $$
DECLARE name text;
BEGIN
  FOR name IN SELECT table_name FROM information_schema.columns WHERE table_schema = current_schema() AND column_name = 'changed_fields' LOOP
    EXECUTE format('CREATE TRIGGER note_changed_fields BEFORE INSERT OR UPDATE ON %I
      FOR EACH ROW EXECUTE FUNCTION note_changed_fields()', name);
  END LOOP;
END $$;
