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
    ['orders', 'orders'], ['order_events', 'orders'], ['payments', 'payments']]
  LOOP
    EXECUTE format('CREATE TRIGGER notify_office AFTER INSERT OR UPDATE OR DELETE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION notify_office(%L)', pair[1], pair[2]);
  END LOOP;
END $$;

CREATE TRIGGER notify_office AFTER DELETE ON sessions FOR EACH STATEMENT EXECUTE FUNCTION notify_office('sessions');
