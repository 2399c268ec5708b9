-- Notifies every process that data of pages changed, so that cached pages are dropped (base/cache/changes.server.ts listens).
-- Every statement counts, on any column. triggers.db.test.ts lists the tables that no page shows; all others are below.

CREATE FUNCTION notify_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('seyyah_changes', TG_TABLE_NAME);
  RETURN NULL;
END $$;

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'languages', 'static_strings', 'slug_redirects', 'images', 'image_texts', 'categories', 'category_texts',
    'tours', 'tour_texts', 'tour_child_bands', 'tour_days', 'tour_day_texts', 'tour_categories', 'tour_images',
    'departures', 'departure_child_prices', 'exchange_rates', 'contracts', 'contract_texts', 'contract_versions', 'bank_accounts',
    'contents', 'content_texts', 'posts', 'post_texts', 'post_images', 'visa_countries', 'visa_country_texts',
    'company', 'company_texts', 'contact_information', 'social_media', 'certificates', 'certificate_texts', 'page_meta', 'settings']
  LOOP
    EXECUTE format('CREATE TRIGGER notify_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION notify_change()', name);
  END LOOP;
END $$;
