-- Purchases and accepted contracts are immutable; an item can only release its seats, take them again, cost what its lines
-- add up to after an age difference was accepted (docs/decisions/0084-who-travels.md), and move to another departure
-- (docs/decisions/0087-moving-an-order.md). Of an order whose customer was erased, the text of a contract and the address it was
-- accepted from may go (docs/privacy.md).

CREATE FUNCTION order_snapshots_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE money constant text[] := ARRAY['price', 'kdv', 'total', 'deposit', 'balance_due_on'];
        place constant text[] := ARRAY['departure_id', 'start_date', 'end_date', 'prices'];
        forgotten constant text[] := ARRAY['body', 'address'];
BEGIN
  IF TG_TABLE_NAME = 'order_items' THEN
    IF to_jsonb(NEW) - 'seats_released_at' = to_jsonb(OLD) - 'seats_released_at' THEN
      RETURN NEW;
    END IF;
    IF to_jsonb(NEW) - money = to_jsonb(OLD) - money
       AND EXISTS (SELECT FROM order_lines WHERE order_item_id = NEW.id AND kind = 'age_difference') THEN
      RETURN NEW;
    END IF;
    IF to_jsonb(NEW) - money - place = to_jsonb(OLD) - money - place AND OLD.seats_released_at IS NULL
       AND (NEW.departure_id, NEW.start_date, NEW.end_date) = (
         SELECT to_departure_id, to_start, to_end FROM order_moves
          WHERE order_item_id = NEW.id AND from_departure_id = OLD.departure_id ORDER BY id DESC LIMIT 1) THEN
      RETURN NEW;
    END IF;
  END IF;
  IF TG_TABLE_NAME = 'order_contracts' THEN
    IF NEW.body = '' AND NEW.address IS NULL AND to_jsonb(NEW) - forgotten = to_jsonb(OLD) - forgotten
       AND EXISTS (SELECT FROM orders WHERE id = NEW.order_id AND erased_at IS NOT NULL) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'what was bought never changes' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER order_items_never_change BEFORE UPDATE ON order_items
  FOR EACH ROW EXECUTE FUNCTION order_snapshots_never_change();
CREATE TRIGGER order_lines_never_change BEFORE UPDATE ON order_lines
  FOR EACH ROW EXECUTE FUNCTION order_snapshots_never_change();
CREATE TRIGGER order_contracts_never_change BEFORE UPDATE ON order_contracts
  FOR EACH ROW EXECUTE FUNCTION order_snapshots_never_change();

-- Deferred to the commit, because the lines of an item are inserted after it.
CREATE FUNCTION order_lines_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.total <> coalesce((SELECT sum(amount) FROM order_lines WHERE order_item_id = NEW.id), 0) THEN
    RAISE EXCEPTION 'the lines of an order item do not add up to its total' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER order_lines_add_up AFTER INSERT ON order_items DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION order_lines_add_up();
CREATE CONSTRAINT TRIGGER order_lines_add_up_again AFTER UPDATE ON order_items DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.total <> OLD.total) EXECUTE FUNCTION order_lines_add_up();

-- A line that is added later changes the total in the same transaction.
CREATE FUNCTION order_line_is_in_total() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT total FROM order_items WHERE id = NEW.order_item_id)
     <> (SELECT sum(amount) FROM order_lines WHERE order_item_id = NEW.order_item_id) THEN
    RAISE EXCEPTION 'a later line of an order item is not in its total' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER order_line_is_in_total AFTER INSERT ON order_lines DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.kind IN ('age_difference', 'move_difference')) EXECUTE FUNCTION order_line_is_in_total();
