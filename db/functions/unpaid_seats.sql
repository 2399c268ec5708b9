-- Limits of unpaid seats (docs/decisions/0096-unpaid-seats-are-limited.md).

-- Waits for other orders of the buyer's e-mail and network, of which the address is a part, then counts what is unpaid, the order of this
-- transaction included. The departures are locked already by the seats that it took. Statements of a function see what was committed before they began, so
-- parallel orders cannot pass each other.
CREATE FUNCTION lock_unpaid_seats(of_email bytea, of_address bytea, of_network bytea, wanted bigint[]) RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('seats of ' || encode(of_email, 'hex'), 0));
  PERFORM pg_advisory_xact_lock(hashtextextended('seats of ' || encode(of_network, 'hex'), 0));
  RETURN jsonb_build_object(
    'email', (SELECT coalesce(sum(seats), 0) FROM unpaid_seats WHERE email = of_email),
    'address', (SELECT coalesce(sum(seats), 0) FROM unpaid_seats WHERE address = of_address),
    'network', (SELECT coalesce(sum(seats), 0) FROM unpaid_seats WHERE network = of_network),
    'departures', (
      SELECT coalesce(jsonb_agg(counted), '[]') FROM (
        SELECT departure_id, quota, sum(seats) AS together,
               coalesce(sum(seats) FILTER (WHERE email = of_email), 0) AS email,
               coalesce(sum(seats) FILTER (WHERE network = of_network), 0) AS network
          FROM unpaid_seats JOIN departures ON departures.id = departure_id
         WHERE departure_id = ANY(wanted) GROUP BY departure_id, quota ORDER BY departure_id) AS counted));
END $$;

CREATE FUNCTION forget_unpaid_seats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'orders' THEN
    DELETE FROM unpaid_seats WHERE order_id = NEW.id;
  ELSE
    DELETE FROM unpaid_seats WHERE order_id = NEW.order_id;
  END IF;
  RETURN NULL;
END $$;
-- A payment that the customer only reports is no payment.
CREATE TRIGGER unpaid_seats_end AFTER UPDATE ON orders FOR EACH ROW
  WHEN (NEW.status NOT IN ('opsiyonlu', 'odeme-bildirildi') OR NEW.payment_status <> 'odenmedi')
  EXECUTE FUNCTION forget_unpaid_seats();
-- Staff move an order to another departure.
CREATE TRIGGER unpaid_seats_move AFTER UPDATE ON order_items FOR EACH ROW
  WHEN (NEW.departure_id <> OLD.departure_id) EXECUTE FUNCTION forget_unpaid_seats();
