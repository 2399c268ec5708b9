-- A version of a contract never changes: orders accepted it. Its language may be renamed, and its author deleted.

CREATE FUNCTION contract_versions_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ignored CONSTANT text[] := ARRAY['lang', 'created_by'];
BEGIN
  IF to_jsonb(NEW) - ignored <> to_jsonb(OLD) - ignored THEN
    RAISE EXCEPTION 'a contract version never changes' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER contract_versions_never_change BEFORE UPDATE ON contract_versions
  FOR EACH ROW EXECUTE FUNCTION contract_versions_never_change();
