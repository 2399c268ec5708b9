-- Open tabs of the office ask for the newest cancellation after every change.
CREATE INDEX order_events_cancellations ON order_events (id) WHERE user_id IS NULL AND (kind = 'iptal-istegi' OR to_status = 'iptal');
