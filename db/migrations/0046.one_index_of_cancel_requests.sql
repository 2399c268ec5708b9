-- order_events_cancel_requests (order_id, id) has the same condition and serves the same reads.
DROP INDEX order_events_cancel;
