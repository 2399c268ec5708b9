-- Tour categories and their sub-categories: two levels, as the menu shows them.

CREATE TABLE categories (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  parent_id       bigint REFERENCES categories ON DELETE RESTRICT CHECK (parent_id <> id),
  cover_image_id  bigint REFERENCES images ON DELETE SET NULL,
  queue           integer NOT NULL DEFAULT 0,             -- first of its list = count, last = 1
  version         integer NOT NULL DEFAULT 1              -- goes up by one with each save; a stale save is refused
);
CREATE INDEX ON categories (parent_id, queue DESC);

CREATE FUNCTION categories_have_two_levels() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.parent_id IS NOT NULL AND (
       EXISTS (SELECT FROM categories WHERE id = NEW.parent_id AND parent_id IS NOT NULL)
    OR EXISTS (SELECT FROM categories WHERE parent_id = NEW.id)) THEN
    RAISE EXCEPTION 'a sub-category cannot have sub-categories' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER categories_have_two_levels BEFORE INSERT OR UPDATE OF parent_id ON categories
  FOR EACH ROW EXECUTE FUNCTION categories_have_two_levels();

CREATE TABLE category_texts (
  category_id      bigint NOT NULL REFERENCES categories ON DELETE CASCADE,
  lang             text NOT NULL REFERENCES languages ON DELETE CASCADE ON UPDATE CASCADE,
  name             text NOT NULL CHECK (name <> ''),
  seo_name         text NOT NULL CHECK (seo_name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  description      text NOT NULL DEFAULT '',              -- sanitised HTML below the list
  seo_title        text,
  seo_description  text,
  PRIMARY KEY (category_id, lang),
  UNIQUE (lang, seo_name)
);
