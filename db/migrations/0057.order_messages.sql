-- What customer and agency write each other about an order, and what the customer asks to have changed.

CREATE TABLE order_messages (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id     bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  by_customer  boolean NOT NULL,                          -- by the order's link; false: by staff
  user_id      bigint REFERENCES users ON DELETE SET NULL,
  body         text NOT NULL,                             -- plain text; '' once it is erased
  wish         text CHECK (wish IN ('tarih', 'kisi', 'otel', 'isim', 'diger')), -- what the customer asks to have changed; null: a message
  state        text CHECK (state IN ('acik', 'yapildi', 'reddedildi')),         -- of the wish
  decides      bigint REFERENCES order_messages ON DELETE SET NULL,             -- the wish that this answer closes
  created_at   timestamptz NOT NULL,
  read_at      timestamptz,                               -- by staff
  erased_at    timestamptz,                               -- 180 days after the return
  CONSTRAINT wish_has_a_state CHECK ((wish IS NULL) = (state IS NULL)),
  CONSTRAINT customers_have_wishes CHECK (by_customer OR wish IS NULL),
  CONSTRAINT staff_decide CHECK (NOT by_customer OR decides IS NULL)
);
CREATE INDEX ON order_messages (order_id, id);
CREATE INDEX order_messages_unread ON order_messages (order_id) WHERE by_customer AND read_at IS NULL;
CREATE INDEX order_messages_open ON order_messages (order_id) WHERE state = 'acik';
CREATE INDEX order_messages_latest ON order_messages (id) WHERE by_customer;
CREATE INDEX ON order_messages (decides) WHERE decides IS NOT NULL;
CREATE INDEX ON order_messages (user_id) WHERE user_id IS NOT NULL;

ALTER TABLE alert_settings ADD order_messages boolean NOT NULL DEFAULT true;
-- Answering customers is not the work of accounting.
UPDATE alert_settings SET order_messages = false FROM users WHERE users.id = user_id AND role_group = 'muhasebe';
ALTER TABLE alert_settings ALTER order_messages DROP DEFAULT;
ALTER TABLE alert_queue DROP CONSTRAINT alert_queue_cause_check;
ALTER TABLE alert_queue ADD CONSTRAINT alert_queue_cause_check
  CHECK (cause IN ('orders', 'payments', 'messages', 'cancellations', 'order_messages'));
