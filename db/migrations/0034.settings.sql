-- Settings of the agency that the office changes while the program runs. One row of each kind, and always there.

ALTER TABLE contact_information ADD version integer NOT NULL DEFAULT 1;
ALTER TABLE social_media ADD version integer NOT NULL DEFAULT 1;
-- Two screens change the company: each has its own number of saves.
ALTER TABLE company ADD tracking_version integer NOT NULL DEFAULT 1;

CREATE TABLE settings (
  id                 integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  hold_hours         integer NOT NULL DEFAULT 24 CHECK (hold_hours BETWEEN 1 AND 720),
  orders_per_hour    integer NOT NULL DEFAULT 60 CHECK (orders_per_hour BETWEEN 1 AND 100000),
  holds_per_email    integer NOT NULL DEFAULT 10 CHECK (holds_per_email BETWEEN 1 AND 1000),
  deposit_rate       integer NOT NULL DEFAULT 100 CHECK (deposit_rate BETWEEN 0 AND 100), -- percent, of a new tour
  sales_version      integer NOT NULL DEFAULT 1,
  mail_host          text NOT NULL DEFAULT '',
  mail_port          integer NOT NULL DEFAULT 465 CHECK (mail_port BETWEEN 1 AND 65535),
  mail_security      text NOT NULL DEFAULT 'tls' CHECK (mail_security IN ('tls', 'starttls', 'none')),
  mail_user          text NOT NULL DEFAULT '',
  mail_password      bytea,                              -- sealed with the key 'settings' of app_keys
  mail_from_name     text NOT NULL DEFAULT '',
  mail_from_address  text NOT NULL DEFAULT '',
  mail_tested_at     timestamptz,                        -- the last test mail that a server accepted with these settings
  mail_version       integer NOT NULL DEFAULT 1,
  -- Null until the agency opens its site: visitors see that it is being prepared.
  opened_at          timestamptz
);
INSERT INTO settings (opened_at)
  SELECT CASE WHEN EXISTS (SELECT FROM company) OR EXISTS (SELECT FROM tours) OR EXISTS (SELECT FROM orders) THEN now() END;
