-- The refund of a cancelled order follows its payments: money that comes later goes back too, and the clock stops when all of it has. When it
-- had stopped, money that comes later has its own 14 days.

CREATE FUNCTION refresh_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_cancellation_sums AS own
     SET paid = fresh.paid, refund = fresh.refund,
         due_on = CASE WHEN fresh.refund = 0 THEN NULL
                       WHEN own.done_at IS NOT NULL AND fresh.refund > own.refund AND fresh.returned < fresh.refund THEN fresh.day + 14
                       ELSE coalesce(own.due_on, fresh.day + 14) END,
         done_at = CASE WHEN fresh.refund > 0 AND fresh.returned >= fresh.refund THEN coalesce(own.done_at, NEW.decided_at, NEW.created_at) END
    FROM (SELECT summed.*, greatest(0, summed.paid - kept) AS refund
            FROM (SELECT sums.currency, sums.kept, (coalesce(NEW.decided_at, NEW.created_at) AT TIME ZONE 'Europe/Istanbul')::date AS day,
                         greatest(0, coalesce(sum(amount) FILTER (WHERE status = 'eslesti'), 0)
                           - coalesce(sum(amount) FILTER (WHERE status = 'iade' AND payments.created_at < cancelled.at), 0)) AS paid,
                         coalesce(sum(amount) FILTER (WHERE status = 'iade' AND payments.created_at >= cancelled.at), 0) AS returned
                    FROM order_cancellations AS cancelled JOIN order_cancellation_sums AS sums USING (order_id)
                    JOIN payments ON payments.order_id = sums.order_id AND payments.currency = sums.currency
                   WHERE cancelled.order_id = NEW.order_id AND sums.currency = NEW.currency
                   GROUP BY sums.currency, sums.kept) AS summed) AS fresh
   WHERE own.order_id = NEW.order_id AND own.currency = fresh.currency;
  RETURN NULL;
END $$;
CREATE TRIGGER refresh_refunds AFTER INSERT OR UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION refresh_refunds();
