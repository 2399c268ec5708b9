-- Maintains order_search.

-- Three parts, with a bar between them, which is not part of any word: the customer; the passengers, the company of the invoice with its tax number,
-- and who sent payments; the tours. A search for a customer does not match a tour's name.
CREATE FUNCTION refresh_order_search(changed bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_search (order_id, words, start_date)
  SELECT orders.id,
         concat(' ', search_line(concat_ws(' ', order_no, replace(order_no, '-', ''), name, email)), ' ', phone_digits(phone),
                ' | ', search_line(concat_ws(' ', travelling.names, invoice->>'title', invoice->>'tax_no', paying.senders)),
                ' | ', search_line(bought.tours), ' '),
         bought.start_date
    FROM orders
   CROSS JOIN LATERAL (
     SELECT string_agg(DISTINCT concat(tour_name, ' ', tour_code), ' ') AS tours, min(start_date) AS start_date
       FROM order_items WHERE order_id = orders.id) AS bought
   CROSS JOIN LATERAL (
     SELECT string_agg(DISTINCT concat(passengers.name, ' ', surname), ' ') AS names
       FROM passengers JOIN order_items ON order_items.id = order_item_id WHERE order_id = orders.id) AS travelling
   CROSS JOIN LATERAL (SELECT string_agg(DISTINCT sender, ' ') AS senders FROM payments WHERE order_id = orders.id) AS paying
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
  WHEN (to_jsonb(NEW) - '{secret_hash,key_epoch,status,payment_status,hold_until,source,lang,city,message,marketing_consent,created_by,created_at}'::text[]
     <> to_jsonb(OLD) - '{secret_hash,key_epoch,status,payment_status,hold_until,source,lang,city,message,marketing_consent,created_by,created_at}'::text[])
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

-- Who travels and who pays. Rows that are deleted with their order find no order.
CREATE FUNCTION order_search_of_passenger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_order_search(order_id) FROM order_items WHERE id = coalesce(NEW.order_item_id, OLD.order_item_id);
  RETURN NULL;
END $$;
CREATE TRIGGER order_search_insert AFTER INSERT OR DELETE ON passengers FOR EACH ROW EXECUTE FUNCTION order_search_of_passenger();
CREATE TRIGGER order_search_update AFTER UPDATE ON passengers FOR EACH ROW
  WHEN ((NEW.name, NEW.surname) IS DISTINCT FROM (OLD.name, OLD.surname)) EXECUTE FUNCTION order_search_of_passenger();

CREATE FUNCTION order_search_of_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_order_search(coalesce(NEW.order_id, OLD.order_id));
  RETURN NULL;
END $$;
CREATE TRIGGER order_search_insert AFTER INSERT ON payments FOR EACH ROW WHEN (NEW.sender <> '') EXECUTE FUNCTION order_search_of_payment();
CREATE TRIGGER order_search_update AFTER UPDATE ON payments FOR EACH ROW WHEN (NEW.sender <> OLD.sender)
  EXECUTE FUNCTION order_search_of_payment();

-- Rewrites all documents when this file or folded_text.sql has changed.
SELECT count(refresh_order_search(id)) FROM orders;
