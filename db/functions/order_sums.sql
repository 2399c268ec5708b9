-- Maintains order_sums. Its due day follows money/plan.rules.ts: money that has come covers the earliest due first.

-- One order, because a session plans its statement once; for a list of orders it is planned every time, which takes five times as long.
CREATE FUNCTION refresh_order_sums(changed bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH bought AS (
    SELECT order_items.order_id, currency, sum(total) AS total, sum(deposit) AS deposit
      FROM order_items WHERE order_items.order_id = changed GROUP BY 1, 2),
  received AS (
    SELECT payments.order_id, currency,
           sum(CASE status WHEN 'eslesti' THEN amount WHEN 'iade' THEN -amount ELSE 0 END) AS paid,
           sum(CASE WHEN status IN ('eslesti', 'bildirildi') THEN amount WHEN status = 'iade' THEN -amount ELSE 0 END) AS covered
      FROM payments WHERE payments.order_id = changed GROUP BY 1, 2),
  dues AS (
    SELECT bought.order_id, currency, (coalesce(hold_until, created_at) AT TIME ZONE 'Europe/Istanbul')::date AS due_on, deposit AS until_then
      FROM bought JOIN orders ON orders.id = bought.order_id WHERE deposit > 0
     UNION ALL
    SELECT order_id, currency, balance_due_on,
           (SELECT deposit FROM bought WHERE bought.order_id = rest.order_id AND bought.currency = rest.currency)
             + sum(rest.amount) OVER (PARTITION BY order_id, currency ORDER BY balance_due_on)
      FROM (SELECT order_id, currency, balance_due_on, total - deposit AS amount FROM order_items
             WHERE order_id = changed AND balance_due_on IS NOT NULL) AS rest),
  money AS (
    SELECT order_id, coalesce(total, 0) AS total, coalesce(paid, 0) AS paid,
           CASE WHEN status IN ('suresi-doldu', 'iptal') THEN 0 ELSE coalesce(total, 0) END - coalesce(paid, 0) AS open
      FROM bought FULL JOIN received USING (order_id, currency) JOIN orders ON orders.id = order_id)
  INSERT INTO order_sums (order_id, total, paid, open, due_on)
  SELECT order_id, sum(total), sum(paid), CASE WHEN max(open) > 0 THEN sum(greatest(open, 0)) ELSE sum(open) END,
         (SELECT min(dues.due_on) FROM dues JOIN orders ON orders.id = dues.order_id
            LEFT JOIN received ON received.order_id = dues.order_id AND received.currency = dues.currency
           WHERE dues.order_id = money.order_id AND dues.until_then > coalesce(covered, 0) AND status NOT IN ('suresi-doldu', 'iptal'))
    FROM money GROUP BY order_id
  ON CONFLICT (order_id) DO UPDATE SET total = excluded.total, paid = excluded.paid, open = excluded.open, due_on = excluded.due_on;
END $$;

CREATE FUNCTION order_sums_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_order_sums(NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER order_sums_update AFTER UPDATE ON orders FOR EACH ROW
  WHEN (NEW.status <> OLD.status OR NEW.hold_until IS DISTINCT FROM OLD.hold_until) EXECUTE FUNCTION order_sums_of_order();

CREATE FUNCTION order_sums_of_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_order_sums(order_id) FROM (SELECT DISTINCT order_id FROM changed_rows) AS changed;
  RETURN NULL;
END $$;
CREATE TRIGGER order_sums_insert AFTER INSERT ON order_items REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION order_sums_of_rows();

CREATE FUNCTION order_sums_of_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_order_sums(NEW.order_id);
  RETURN NULL;
END $$;
CREATE TRIGGER order_sums_update AFTER UPDATE ON order_items FOR EACH ROW
  WHEN ((NEW.total, NEW.deposit) <> (OLD.total, OLD.deposit) OR NEW.balance_due_on IS DISTINCT FROM OLD.balance_due_on)
  EXECUTE FUNCTION order_sums_of_item();
CREATE TRIGGER order_sums_insert AFTER INSERT ON payments REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION order_sums_of_rows();
CREATE TRIGGER order_sums_update AFTER UPDATE ON payments REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION order_sums_of_rows();

-- Rewrites all sums when this file has changed.
SELECT count(refresh_order_sums(id)) FROM orders;
