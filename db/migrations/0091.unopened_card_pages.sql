-- kart-acilmadi: a provider opened no page for a payment of the order, which trying again does not change.
ALTER TABLE order_events DROP CONSTRAINT order_events_action_check;
ALTER TABLE order_events ADD CONSTRAINT order_events_action_check
  CHECK (action IN ('bildirildi', 'eslesti', 'reddedildi', 'girildi', 'iade', 'geri-alindi', 'kart', 'kart-ret', 'iade-ret', 'kart-acilmadi'));
DROP INDEX order_events_card_news;
CREATE INDEX order_events_card_news ON order_events (id) WHERE action IN ('kart-ret', 'iade-ret', 'kart-acilmadi');
-- For the state of the system, which asks for those of the last day.
CREATE INDEX card_attempts_unopened ON card_attempts (decided_at) WHERE status = 'reddedildi' AND page_url = '' AND refusal <> '';
