-- The agency itself: particulars, contacts, social media, tracking scripts, certificates; and its settings.

CREATE TABLE company (
  id                    integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  project_company_name  text NOT NULL CHECK (project_company_name <> ''),
  company_url           text NOT NULL DEFAULT '',
  main_color            text NOT NULL CHECK (main_color ~ '^#[0-9a-f]{6}$'),
  second_color          text NOT NULL CHECK (second_color ~ '^#[0-9a-f]{6}$'),
  main_logo_id          bigint REFERENCES images ON DELETE SET NULL,
  fav_ico_logo_id       bigint REFERENCES images ON DELETE SET NULL,
  wp_no                 text NOT NULL DEFAULT '',         -- WhatsApp, digits with country code
  founded_year          integer,
  -- Particulars that the law asks for.
  legal_name            text NOT NULL DEFAULT '',
  tursab_no             text NOT NULL DEFAULT '',
  tursab_url            text NOT NULL DEFAULT '',
  etbis_no              text NOT NULL DEFAULT '',         -- registration of an online shop with the Ministry of Trade, and the address that confirms it
  etbis_url             text NOT NULL DEFAULT '',
  mersis_no             text NOT NULL DEFAULT '',
  tax_office            text NOT NULL DEFAULT '',
  tax_no                text NOT NULL DEFAULT '',
  kep                   text NOT NULL DEFAULT '',
  -- Search engines and tracking.
  keywords              text[] NOT NULL DEFAULT '{}',
  google_script         text NOT NULL DEFAULT '' CHECK (length(google_script) <= 10240),
  yandex_script         text NOT NULL DEFAULT '' CHECK (length(yandex_script) <= 10240),
  fb_pixel_script       text NOT NULL DEFAULT '' CHECK (length(fb_pixel_script) <= 10240),
  -- Two screens change the company: each has its own number of saves.
  version               integer NOT NULL DEFAULT 1,
  tracking_version      integer NOT NULL DEFAULT 1
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
  queue    integer NOT NULL DEFAULT 0,
  version  integer NOT NULL DEFAULT 1
);
CREATE INDEX ON contact_information (lang, section, queue DESC);

CREATE TABLE social_media (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name       text NOT NULL CHECK (name <> ''),
  uri        text NOT NULL CHECK (uri ~ '^https?://'),
  icon_name  text NOT NULL,
  queue      integer NOT NULL DEFAULT 0,
  version    integer NOT NULL DEFAULT 1
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
  changed_fields  jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (certificate_id, lang)
);

-- What the office changes while the program runs. One row, and always there.
CREATE TABLE settings (
  id                   integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  opened_at            timestamptz,                       -- null until the agency opens its site: visitors see that it is being prepared
  second_factor        text NOT NULL DEFAULT 'free' CHECK (second_factor IN ('free', 'yonetici', 'everybody')), -- who must have one: nobody, the managers, everybody
  -- Sales.
  hold_hours           integer NOT NULL DEFAULT 24 CHECK (hold_hours BETWEEN 1 AND 720),
  orders_per_hour      integer NOT NULL DEFAULT 60 CHECK (orders_per_hour BETWEEN 1 AND 100000),
  holds_per_email      integer NOT NULL DEFAULT 10 CHECK (holds_per_email BETWEEN 1 AND 1000),
  seats_per_email      integer NOT NULL DEFAULT 24 CHECK (seats_per_email BETWEEN 1 AND 100000),
  seats_per_address    integer NOT NULL DEFAULT 40 CHECK (seats_per_address BETWEEN 1 AND 100000),
  unpaid_share         integer NOT NULL DEFAULT 60 CHECK (unpaid_share BETWEEN 1 AND 100),        -- percent of a departure's quota
  unpaid_share_of_one  integer NOT NULL DEFAULT 25 CHECK (unpaid_share_of_one BETWEEN 1 AND 100), -- the same, of one e-mail
  -- From how many free seats on strangers read "20+ yer" instead of the number: more than the last seats (fewSeats), at most a party's (maxParty).
  shown_seats          integer NOT NULL DEFAULT 20 CHECK (shown_seats BETWEEN 7 AND 20),
  deposit_rate         integer NOT NULL DEFAULT 100 CHECK (deposit_rate BETWEEN 0 AND 100),       -- percent, of a new tour
  office_payment       boolean NOT NULL DEFAULT true,     -- whether the page of an order says that one can pay at the office
  payment_reminders    boolean NOT NULL DEFAULT true,
  passengers           boolean NOT NULL DEFAULT true,     -- false: names are not asked for
  passengers_days      integer NOT NULL DEFAULT 7 CHECK (passengers_days BETWEEN 0 AND 90),       -- customers fill in until so many days before departure
  sales_version        integer NOT NULL DEFAULT 1,
  -- Mail.
  mail_host            text NOT NULL DEFAULT '',
  mail_port            integer NOT NULL DEFAULT 465 CHECK (mail_port BETWEEN 1 AND 65535),
  mail_security        text NOT NULL DEFAULT 'tls' CHECK (mail_security IN ('tls', 'starttls', 'none')),
  mail_user            text NOT NULL DEFAULT '',
  mail_password        bytea,                             -- sealed with the key 'settings' of app_keys
  mail_from_name       text NOT NULL DEFAULT '',
  mail_from_address    text NOT NULL DEFAULT '',
  mail_reply_to        text NOT NULL DEFAULT '',          -- '': the sender's address
  dkim_domain          text NOT NULL DEFAULT '',          -- '': mails are not signed by the program
  dkim_selector        text NOT NULL DEFAULT '',
  dkim_key             bytea,                             -- RSA private key, PKCS #8, sealed with the key 'settings' of app_keys
  mail_tested_at       timestamptz,                       -- the last test mail that a server accepted with these settings
  mail_version         integer NOT NULL DEFAULT 1,
  CONSTRAINT dkim_is_whole CHECK ((dkim_domain = '') = (dkim_selector = '') AND (dkim_domain = '') = (dkim_key IS NULL))
);
INSERT INTO settings DEFAULT VALUES;
