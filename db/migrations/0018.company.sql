-- The agency itself: particulars, contacts, social media, tracking scripts, certificates.

CREATE TABLE company (
  id                    integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  project_company_name  text NOT NULL CHECK (project_company_name <> ''),
  company_url           text NOT NULL DEFAULT '',
  legal_name            text NOT NULL DEFAULT '',
  main_color            text NOT NULL CHECK (main_color ~ '^#[0-9a-f]{6}$'),
  second_color          text NOT NULL CHECK (second_color ~ '^#[0-9a-f]{6}$'),
  main_logo_id          bigint REFERENCES images ON DELETE SET NULL,
  fav_ico_logo_id       bigint REFERENCES images ON DELETE SET NULL,
  wp_no                 text NOT NULL DEFAULT '',         -- WhatsApp, digits with country code
  tursab_no             text NOT NULL DEFAULT '',
  tursab_url            text NOT NULL DEFAULT '',
  mersis_no             text NOT NULL DEFAULT '',
  tax_office            text NOT NULL DEFAULT '',
  tax_no                text NOT NULL DEFAULT '',
  kep                   text NOT NULL DEFAULT '',
  founded_year          integer,
  google_script         text NOT NULL DEFAULT '' CHECK (length(google_script) <= 10240),
  yandex_script         text NOT NULL DEFAULT '' CHECK (length(yandex_script) <= 10240),
  fb_pixel_script       text NOT NULL DEFAULT '' CHECK (length(fb_pixel_script) <= 10240),
  keywords              text[] NOT NULL DEFAULT '{}',
  version               integer NOT NULL DEFAULT 1
);

CREATE TABLE company_texts (
  lang    text PRIMARY KEY REFERENCES languages ON DELETE CASCADE ON UPDATE CASCADE,
  name    text NOT NULL CHECK (name <> ''),
  slogan  text NOT NULL DEFAULT ''
);

CREATE TABLE contact_information (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  section  text NOT NULL CHECK (section IN ('adres', 'email', 'telefon', 'shift', 'source_link')),
  lang     text NOT NULL REFERENCES languages ON DELETE CASCADE ON UPDATE CASCADE,
  name     text NOT NULL DEFAULT '',
  content  text NOT NULL CHECK (content <> ''),
  queue    integer NOT NULL DEFAULT 0
);
CREATE INDEX ON contact_information (lang, section, queue DESC);

CREATE TABLE social_media (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name       text NOT NULL CHECK (name <> ''),
  uri        text NOT NULL CHECK (uri ~ '^https?://'),
  icon_name  text NOT NULL,
  queue      integer NOT NULL DEFAULT 0
);

CREATE TABLE certificates (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  image_id  bigint REFERENCES images ON DELETE SET NULL,
  queue     integer NOT NULL DEFAULT 0,
  version   integer NOT NULL DEFAULT 1
);

CREATE TABLE certificate_texts (
  certificate_id  bigint NOT NULL REFERENCES certificates ON DELETE CASCADE,
  lang            text NOT NULL REFERENCES languages ON DELETE CASCADE ON UPDATE CASCADE,
  name            text NOT NULL CHECK (name <> ''),
  PRIMARY KEY (certificate_id, lang)
);
