-- Titles and descriptions of pages for search engines. The pages are routes of the program.

CREATE TABLE page_meta (
  route_name   text NOT NULL CHECK (route_name ~ '^[a-z_]+$'),
  lang         text NOT NULL REFERENCES languages ON DELETE CASCADE ON UPDATE CASCADE,
  title        text,                                      -- null: the company name is shown
  description  text,
  version      integer NOT NULL DEFAULT 1,
  PRIMARY KEY (route_name, lang)
);
