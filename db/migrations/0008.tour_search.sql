-- What a visitor's search is matched against. Triggers keep it up to date (db/functions/tour_search.sql).

CREATE TABLE tour_search (
  tour_id   bigint PRIMARY KEY REFERENCES tours ON DELETE CASCADE,
  document  tsvector NOT NULL,           -- folded words and stems of all languages; facts as 'country:it', 'transport:ucak', 'visa:vizesiz'
  names     tsvector NOT NULL GENERATED ALWAYS AS (ts_filter(document, '{a,b,c}')) STORED  -- without summaries and programmes: a tenth of the document
);
CREATE INDEX ON tour_search USING gin (document);
CREATE INDEX tour_search_names ON tour_search USING gin (names);

-- Every word of the documents, to correct misspelled ones. A word that no tour uses any more stays and does no harm.
CREATE TABLE tour_search_words (
  word     text COLLATE "C" PRIMARY KEY,
  named    boolean NOT NULL DEFAULT false,  -- a name, a place, a code or a category has it, not only a programme
  written  text                             -- as a name or place spells it: 'Şirince' for 'sirince'; null for stems
);
CREATE INDEX ON tour_search_words USING gin (word gin_trgm_ops);

-- Places of the route line, one row each, suggested while a visitor types.
CREATE TABLE tour_search_places (
  tour_id  bigint NOT NULL REFERENCES tours ON DELETE CASCADE,
  lang     text NOT NULL REFERENCES languages ON DELETE CASCADE ON UPDATE CASCADE,
  folded   text COLLATE "C" NOT NULL,
  place    text NOT NULL,
  PRIMARY KEY (lang, folded, tour_id)
);
CREATE INDEX ON tour_search_places (tour_id);
