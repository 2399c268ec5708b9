-- Waits for a lock and then reads what its last holder wrote: one message of the client instead of two. Each statement of a function sees
-- what was committed before it began, so the read comes after the wait. In a plain statement it would not.

-- The stored result of an intent. Other transactions with its key wait until this one ends.
CREATE FUNCTION lock_intent(intent_command text, intent_key text) RETURNS TABLE (request_hash bytea, answer jsonb) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(intent_command || ' ' || intent_key, 0));
  RETURN QUERY SELECT intents.request_hash, intents.answer FROM intents WHERE command = intent_command AND key = intent_key;
END $$;

-- Unpaid holds of an e-mail that have not ended. Other orders of it wait until this transaction ends. Only A to Z are folded, as for
-- accounts: İ and ı never equal i. The index orders_held has the same expression.
CREATE FUNCTION lock_holds(holder text, at timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('holds of ' || translate(holder, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), 0));
  RETURN (SELECT count(*) FROM orders
           WHERE status = 'opsiyonlu' AND payment_status = 'odenmedi' AND hold_until > at
             AND translate(email, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
               = translate(holder, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'));
END $$;
