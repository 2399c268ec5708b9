-- What of a price is due at booking and when the rest is: a rule of the tour, kept by the order as it was on its day.

ALTER TABLE tours ADD COLUMN balance_due_days integer NOT NULL DEFAULT 21
  CHECK (balance_due_days BETWEEN 0 AND 365);              -- the rest is due so many days before start_date

ALTER TABLE order_items
  ADD COLUMN deposit bigint,                               -- due at booking; the whole total where the tour has no rule
  ADD COLUMN balance_due_on date;                          -- last day for the rest; null when there is none
-- Orders that are there were told of nothing but the whole amount.
ALTER TABLE order_items DISABLE TRIGGER order_items_never_change;
UPDATE order_items SET deposit = total;
ALTER TABLE order_items ENABLE TRIGGER order_items_never_change;
ALTER TABLE order_items
  ALTER COLUMN deposit SET NOT NULL,
  ADD CHECK (deposit BETWEEN 0 AND total),
  ADD CHECK ((deposit < total) = (balance_due_on IS NOT NULL));

-- What was accepted never changes either.
CREATE TRIGGER order_contracts_never_change BEFORE UPDATE ON order_contracts
  FOR EACH ROW EXECUTE FUNCTION order_snapshots_never_change();

-- A notice of payment that is sent twice is one: the hash of what was said.
ALTER TABLE payments
  ADD COLUMN notice_hash bytea CHECK (length(notice_hash) = 32),
  ADD CONSTRAINT payments_notice_once UNIQUE (order_id, notice_hash);
