-- Categories have two levels.

CREATE FUNCTION categories_have_two_levels() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM categories WHERE id = NEW.parent_id AND parent_id IS NOT NULL)
  OR EXISTS (SELECT FROM categories WHERE parent_id = NEW.id) THEN
    RAISE EXCEPTION 'a sub-category cannot have sub-categories' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER categories_have_two_levels BEFORE INSERT OR UPDATE ON categories
  FOR EACH ROW WHEN (NEW.parent_id IS NOT NULL) EXECUTE FUNCTION categories_have_two_levels();
