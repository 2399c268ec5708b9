-- Indexes for the office's lists and statistics, with which they read what they show instead of all orders that there ever were.

-- Sorted by day in both directions: orders without one come last in either, so one index is not the other read backwards.
CREATE INDEX order_search_latest ON order_search (start_date DESC NULLS LAST, order_id DESC);
CREATE INDEX order_sums_latest ON order_sums (due_on DESC NULLS LAST, order_id DESC);
CREATE INDEX order_sums_soonest ON order_sums (due_on, order_id);
DROP INDEX order_sums_due_on_order_id_idx;

-- Money by the day on which it came or went back.
CREATE INDEX payments_counted ON payments (paid_on) WHERE status IN ('eslesti', 'iade');
