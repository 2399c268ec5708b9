-- Sections of pages that the office fills: sliders, introductions, questions and answers.

CREATE TABLE contents (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  page         text NOT NULL CHECK (page ~ '^[a-z-]+$'),
  section      text NOT NULL CHECK (section ~ '^[a-z_]+$'),
  file_img_id  bigint REFERENCES images ON DELETE SET NULL,
  file_video   text REFERENCES videos ON DELETE SET NULL,
  active       boolean NOT NULL DEFAULT true,
  queue        integer NOT NULL DEFAULT 0,
  version      integer NOT NULL DEFAULT 1
);
CREATE INDEX ON contents (page, section, queue DESC);

CREATE TABLE content_texts (
  content_id   bigint NOT NULL REFERENCES contents ON DELETE CASCADE,
  lang         text NOT NULL REFERENCES languages ON DELETE CASCADE ON UPDATE CASCADE,
  title        text NOT NULL DEFAULT '',
  description  text NOT NULL DEFAULT '',                  -- sanitised HTML
  uri          text NOT NULL DEFAULT '',
  btn_title    text NOT NULL DEFAULT '',
  uri2         text NOT NULL DEFAULT '',
  btn_title2   text NOT NULL DEFAULT '',
  PRIMARY KEY (content_id, lang)
);
