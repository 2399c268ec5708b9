-- Purchases and accepted contracts are immutable; an item can only release its seats, and take them again.

CREATE FUNCTION order_snapshots_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'order_items' AND to_jsonb(NEW) - 'seats_released_at' = to_jsonb(OLD) - 'seats_released_at' THEN
    RETURN NEW;
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
