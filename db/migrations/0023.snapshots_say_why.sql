-- The guard of what was bought named a column that only one of its tables has, so the others refused with a puzzle.

CREATE OR REPLACE FUNCTION order_snapshots_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'order_items' AND to_jsonb(NEW) - 'seats_released_at' = to_jsonb(OLD) - 'seats_released_at'
     AND to_jsonb(OLD) ->> 'seats_released_at' IS NULL THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'what was bought never changes' USING ERRCODE = 'restrict_violation';
END $$;
