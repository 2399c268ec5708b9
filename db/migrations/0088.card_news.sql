-- What becomes of card money later, when neither the customer nor staff are at the screen.

-- kart-ret: a provider refused a payment after its review. iade-ret: a refund whose answer was not heard did not happen.
ALTER TABLE order_events DROP CONSTRAINT order_events_action_check;
ALTER TABLE order_events ADD CONSTRAINT order_events_action_check
  CHECK (action IN ('bildirildi', 'eslesti', 'reddedildi', 'girildi', 'iade', 'geri-alindi', 'kart', 'kart-ret', 'iade-ret'));
CREATE INDEX order_events_failed_refunds ON order_events (id) WHERE action = 'iade-ret';

-- Staff are told of the second one.
ALTER TABLE alert_settings ADD refunds boolean NOT NULL DEFAULT true;
-- As for who has not chosen: it is the work of whoever handles money.
UPDATE alert_settings SET refunds = false FROM users WHERE users.id = user_id AND role_group = 'satis';
ALTER TABLE alert_settings ALTER refunds DROP DEFAULT;
ALTER TABLE alert_queue DROP CONSTRAINT alert_queue_cause_check;
ALTER TABLE alert_queue ADD CONSTRAINT alert_queue_cause_check
  CHECK (cause IN ('orders', 'payments', 'refunds', 'messages', 'cancellations', 'order_messages', 'travel_info', 'backups'));
