-- Tells every process which counters and lists of the office changed (base/cache/changes.server.ts listens). The payload is
-- the subject alone; PostgreSQL sends equal notifications of a transaction once. 'sessions' makes the streams of staff check
-- that their session still exists.

CREATE FUNCTION notify_office() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('seyyah_office', TG_ARGV[0]);
  RETURN NULL;
END $$;

DO $$
DECLARE pair text[];
BEGIN
  FOREACH pair SLICE 1 IN ARRAY ARRAY[
    ['messages', 'messages'], ['message_entries', 'messages'],
    ['orders', 'orders'], ['order_events', 'orders'], ['payments', 'payments'], ['passengers', 'orders'],
    ['order_messages', 'orders'], ['departure_files', 'orders'], ['backup_runs', 'system']]
  LOOP
    EXECUTE format('CREATE TRIGGER notify_office AFTER INSERT OR UPDATE OR DELETE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION notify_office(%L)', pair[1], pair[2]);
  END LOOP;
END $$;

CREATE TRIGGER notify_office AFTER DELETE ON sessions FOR EACH STATEMENT EXECUTE FUNCTION notify_office('sessions');

-- Whether the mail of an answer was sent is shown beside it.
CREATE TRIGGER notify_office AFTER UPDATE ON outbox FOR EACH ROW
  WHEN (NEW.message_key LIKE 'message-answer:%' AND (OLD.sent_at, OLD.last_error) IS DISTINCT FROM (NEW.sent_at, NEW.last_error))
  EXECUTE FUNCTION notify_office('messages');

-- What staff are mailed about waits in alert_queue, written in the transaction of its cause.
CREATE FUNCTION queue_alert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO alert_queue (cause, record_id) VALUES (TG_ARGV[0], NEW.id);
  RETURN NULL;
END $$;

-- Orders and payments that staff enter themselves are no news for them.
CREATE TRIGGER queue_alert AFTER INSERT ON orders FOR EACH ROW WHEN (NEW.source = 'web') EXECUTE FUNCTION queue_alert('orders');
CREATE TRIGGER queue_alert AFTER INSERT ON payments FOR EACH ROW WHEN (NEW.status = 'bildirildi') EXECUTE FUNCTION queue_alert('payments');
CREATE TRIGGER queue_card_news AFTER INSERT ON order_events FOR EACH ROW
  WHEN (NEW.action IN ('kart-ret', 'iade-ret', 'kart-acilmadi')) EXECUTE FUNCTION queue_alert('cards');
CREATE TRIGGER queue_alert AFTER INSERT ON messages FOR EACH ROW EXECUTE FUNCTION queue_alert('messages');
CREATE TRIGGER queue_alert AFTER INSERT ON order_messages FOR EACH ROW WHEN (NEW.by_customer) EXECUTE FUNCTION queue_alert('order_messages');
CREATE TRIGGER queue_alert AFTER INSERT ON departure_info_reminders FOR EACH ROW EXECUTE FUNCTION queue_alert('travel_info');
CREATE TRIGGER queue_alert AFTER UPDATE ON backup_runs FOR EACH ROW WHEN (NEW.told AND NOT OLD.told) EXECUTE FUNCTION queue_alert('backups');
CREATE TRIGGER queue_alert AFTER INSERT ON order_events FOR EACH ROW
  WHEN (NEW.user_id IS NULL AND (NEW.kind = 'iptal-istegi' OR NEW.to_status = 'iptal')) EXECUTE FUNCTION queue_alert('cancellations');
