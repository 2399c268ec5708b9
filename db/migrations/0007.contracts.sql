-- Contract texts. A saved text is a new version; an old version never changes, because orders accepted it.

CREATE TABLE contracts (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind      text NOT NULL CHECK (kind IN ('on-bilgilendirme', 'paket-tur', 'kvkk', 'bilgi')),
  at_checkout  boolean NOT NULL DEFAULT false,             -- must be accepted to order
  active    boolean NOT NULL DEFAULT true,
  queue     integer NOT NULL DEFAULT 0
);

CREATE TABLE contract_texts (
  contract_id  bigint NOT NULL REFERENCES contracts ON DELETE CASCADE,
  lang         text NOT NULL REFERENCES languages ON DELETE CASCADE ON UPDATE CASCADE,
  name         text NOT NULL CHECK (name <> ''),
  seo_name     text CHECK (seo_name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),  -- null: the page answers to seo_name_tr (spec §2)
  PRIMARY KEY (contract_id, lang),
  UNIQUE (lang, seo_name)
);

CREATE TABLE contract_versions (
  contract_id  bigint NOT NULL REFERENCES contracts ON DELETE CASCADE,
  lang         text NOT NULL REFERENCES languages ON DELETE CASCADE ON UPDATE CASCADE,
  version      integer NOT NULL CHECK (version > 0),
  body         text NOT NULL CHECK (body <> ''),           -- sanitised HTML with {{placeholders}} of an order
  created_at   timestamptz NOT NULL DEFAULT now(),
  created_by   bigint REFERENCES users ON DELETE SET NULL,
  PRIMARY KEY (contract_id, lang, version)
);

CREATE FUNCTION contract_versions_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.contract_id, NEW.version, NEW.body) IS DISTINCT FROM (OLD.contract_id, OLD.version, OLD.body) THEN
    RAISE EXCEPTION 'a contract version never changes' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER contract_versions_never_change BEFORE UPDATE ON contract_versions
  FOR EACH ROW EXECUTE FUNCTION contract_versions_never_change();
