-- What the office finds orders by. One line of words for each, folded and divided by spaces: number, customer, tours, telephone.

-- As numbers are dialled inside the country: '+90 (532) 000 00 00', '0532…' and '532…' are one.
CREATE FUNCTION phone_digits(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(regexp_replace(phone, '^\s*(\+|00)\s*90', ''), '\D', '', 'g'), '^(90(?=\d{10}$)|0+)', '')
$$;

CREATE FUNCTION search_line(words text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(fold_text(words), '[^[:alnum:]]+', ' ', 'g'))
$$;

CREATE TABLE order_search (
  order_id    bigint PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  words       text NOT NULL,                               -- begins and ends with a space, so that '% word%' is a word's beginning
  start_date  date                                         -- of the first tour
);
CREATE INDEX ON order_search USING gin (words gin_trgm_ops);
CREATE INDEX ON order_search (start_date, order_id);

CREATE FUNCTION refresh_order_search(changed bigint[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO order_search (order_id, words, start_date)
  SELECT orders.id,
         concat(' ', search_line(concat_ws(' ', order_no, replace(order_no, '-', ''), name, email, bought.tours)), ' ', phone_digits(phone), ' '),
         bought.start_date
    FROM orders
   CROSS JOIN LATERAL (
     SELECT string_agg(DISTINCT concat(tour_name, ' ', tour_code), ' ') AS tours, min(start_date) AS start_date
       FROM order_items WHERE order_id = orders.id) AS bought
   WHERE orders.id = ANY (changed)
  ON CONFLICT (order_id) DO UPDATE SET words = excluded.words, start_date = excluded.start_date
$$;

CREATE FUNCTION order_search_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_order_search(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
CREATE TRIGGER order_search AFTER INSERT OR UPDATE OF order_no, name, email, phone ON orders
  FOR EACH ROW EXECUTE FUNCTION order_search_of_order();

CREATE FUNCTION order_search_of_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_order_search(ARRAY(SELECT DISTINCT order_id FROM bought));
  RETURN NULL;
END $$;
CREATE TRIGGER order_search AFTER INSERT ON order_items REFERENCING NEW TABLE AS bought
  FOR EACH STATEMENT EXECUTE FUNCTION order_search_of_items();

SELECT refresh_order_search(ARRAY(SELECT id FROM orders));

-- The list's filters and orders.
CREATE INDEX ON orders (payment_status, created_at DESC);
CREATE INDEX ON orders (name COLLATE tr, id);
CREATE INDEX ON order_items (start_date);
