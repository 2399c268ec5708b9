-- Contract texts. Saving a text makes a new version; an old version never changes, because orders accepted it (db/functions/contracts.sql).

CREATE TABLE contracts (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind         text NOT NULL CHECK (kind IN ('on-bilgilendirme', 'paket-tur', 'kvkk', 'bilgi')),
  at_checkout  boolean NOT NULL DEFAULT false,            -- must be accepted to order
  active       boolean NOT NULL DEFAULT true,
  queue        integer NOT NULL DEFAULT 0,
  version      integer NOT NULL DEFAULT 1
);

CREATE TABLE contract_texts (
  contract_id     bigint NOT NULL REFERENCES contracts ON DELETE CASCADE,
  lang            text NOT NULL REFERENCES languages ON DELETE CASCADE ON UPDATE CASCADE,
  name            text NOT NULL CHECK (name <> ''),
  seo_name        text CHECK (seo_name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),  -- null: the page answers to the default language's slug
  changed_fields  jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (contract_id, lang),
  UNIQUE (lang, seo_name)
);

CREATE TABLE contract_versions (
  contract_id  bigint NOT NULL REFERENCES contracts ON DELETE CASCADE,
  lang         text NOT NULL REFERENCES languages ON DELETE CASCADE ON UPDATE CASCADE,
  version      integer NOT NULL CHECK (version > 0),
  body         text NOT NULL CHECK (body <> ''),          -- sanitised HTML with {{placeholders}} of an order
  created_at   timestamptz NOT NULL DEFAULT now(),
  created_by   bigint REFERENCES users ON DELETE SET NULL,
  PRIMARY KEY (contract_id, lang, version)
);
