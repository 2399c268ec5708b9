-- When each field of a text last changed (db/functions/publishing.sql), for the other kinds of text.
ALTER TABLE visa_country_texts ADD changed_fields jsonb NOT NULL DEFAULT '{}';
ALTER TABLE certificate_texts ADD changed_fields jsonb NOT NULL DEFAULT '{}';
ALTER TABLE contract_texts ADD changed_fields jsonb NOT NULL DEFAULT '{}';
ALTER TABLE page_meta ADD changed_fields jsonb NOT NULL DEFAULT '{}';

-- A save writes all days of a programme again, with their times. Days without times would change together.
ALTER TABLE tour_day_texts ADD changed_fields jsonb NOT NULL
  DEFAULT jsonb_build_object('title', now(), 'description', now(), 'overnight', now());
ALTER TABLE tour_day_texts ALTER changed_fields SET DEFAULT '{}';
