-- Whoever looks for a customer is not shown everybody who booked a tour of that name: tours stand behind a bar, which no word has.

CREATE OR REPLACE FUNCTION refresh_order_search(changed bigint[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO order_search (order_id, words, start_date)
  SELECT orders.id,
         concat(' ', search_line(concat_ws(' ', order_no, replace(order_no, '-', ''), name, email)), ' ', phone_digits(phone),
                ' | ', search_line(bought.tours), ' '),
         bought.start_date
    FROM orders
   CROSS JOIN LATERAL (
     SELECT string_agg(DISTINCT concat(tour_name, ' ', tour_code), ' ') AS tours, min(start_date) AS start_date
       FROM order_items WHERE order_id = orders.id) AS bought
   WHERE orders.id = ANY (changed)
  ON CONFLICT (order_id) DO UPDATE SET words = excluded.words, start_date = excluded.start_date
$$;

SELECT refresh_order_search(ARRAY(SELECT id FROM orders));
