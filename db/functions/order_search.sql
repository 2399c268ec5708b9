-- Maintains order_search.

-- Tours follow after a bar, which is not part of any word, so that a search for a customer does not match a tour's name.
CREATE FUNCTION refresh_order_search(changed bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_search (order_id, words, start_date)
  SELECT orders.id,
         concat(' ', search_line(concat_ws(' ', order_no, replace(order_no, '-', ''), name, email)), ' ', phone_digits(phone),
                ' | ', search_line(bought.tours), ' '),
         bought.start_date
    FROM orders
   CROSS JOIN LATERAL (
     SELECT string_agg(DISTINCT concat(tour_name, ' ', tour_code), ' ') AS tours, min(start_date) AS start_date
       FROM order_items WHERE order_id = orders.id) AS bought
   WHERE orders.id = changed
  ON CONFLICT (order_id) DO UPDATE SET words = excluded.words, start_date = excluded.start_date;
END $$;

CREATE FUNCTION order_search_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_order_search(NEW.id);
  RETURN NULL;
END $$;
-- Columns that are not part of the document. A new column is included until it is listed here.
CREATE TRIGGER order_search_update AFTER UPDATE ON orders FOR EACH ROW
  WHEN (to_jsonb(NEW) - '{secret_hash,key_epoch,status,payment_status,hold_until,source,lang,city,message,invoice,marketing_consent,created_by,created_at}'::text[]
     <> to_jsonb(OLD) - '{secret_hash,key_epoch,status,payment_status,hold_until,source,lang,city,message,invoice,marketing_consent,created_by,created_at}'::text[])
  EXECUTE FUNCTION order_search_of_order();

-- An order is inserted with its items, which are deleted only with it, and of which only the days change.
CREATE FUNCTION order_search_of_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_order_search(order_id) FROM (SELECT DISTINCT order_id FROM bought) AS changed;
  RETURN NULL;
END $$;
CREATE FUNCTION order_search_of_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_order_search(NEW.order_id);
  RETURN NULL;
END $$;
CREATE TRIGGER order_search_update AFTER UPDATE ON order_items FOR EACH ROW WHEN (NEW.start_date <> OLD.start_date)
  EXECUTE FUNCTION order_search_of_item();
CREATE TRIGGER order_search_insert AFTER INSERT ON order_items REFERENCING NEW TABLE AS bought
  FOR EACH STATEMENT EXECUTE FUNCTION order_search_of_items();

-- Rewrites all documents when this file has changed.
SELECT count(refresh_order_search(id)) FROM orders;
