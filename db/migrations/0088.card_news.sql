-- What becomes of card money later, when neither the customer nor staff are at the screen.

-- kart-ret: a provider refused a payment after its review. iade-ret: a refund whose answer was not heard did not happen.
ALTER TABLE order_events DROP CONSTRAINT order_events_action_check;
ALTER TABLE order_events ADD CONSTRAINT order_events_action_check
  CHECK (action IN ('bildirildi', 'eslesti', 'reddedildi', 'girildi', 'iade', 'geri-alindi', 'kart', 'kart-ret', 'iade-ret'));
CREATE INDEX order_events_card_news ON order_events (id) WHERE action IN ('kart-ret', 'iade-ret');

-- Staff are told of both.
ALTER TABLE alert_settings ADD cards boolean NOT NULL DEFAULT true;
ALTER TABLE alert_settings ALTER cards DROP DEFAULT;
ALTER TABLE alert_queue DROP CONSTRAINT alert_queue_cause_check;
ALTER TABLE alert_queue ADD CONSTRAINT alert_queue_cause_check
  CHECK (cause IN ('orders', 'payments', 'cards', 'messages', 'cancellations', 'order_messages', 'travel_info', 'backups'));
