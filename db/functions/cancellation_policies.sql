-- A policy whose table or lines change has a new version. Versions are kept and never change.

CREATE FUNCTION number_policy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.steps, NEW.lines) IS DISTINCT FROM (OLD.steps, OLD.lines) THEN NEW.number = OLD.number + 1; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER number_policy BEFORE UPDATE ON cancellation_policies FOR EACH ROW EXECUTE FUNCTION number_policy();

CREATE FUNCTION keep_policy_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO cancellation_policy_versions (policy_id, number, steps, lines) VALUES (NEW.id, NEW.number, NEW.steps, NEW.lines)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_policy_version AFTER INSERT OR UPDATE ON cancellation_policies FOR EACH ROW EXECUTE FUNCTION keep_policy_version();
